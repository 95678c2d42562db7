"""The Duel's words: everything that can happen, every name, and the numbers of its rules, in both languages."""

from __future__ import annotations

import re

import pytest

from bot.words.words import LANGUAGES, words
from engines.core.event import Event
from engines.core.phrase import Phrase, phrase
from engines.duel import events as happened
from engines.duel.components import ACTION_TOKENS, BURIAL, CARGO, COPIES, PAWNS, SHIPS, SPACES, TEMPLE, WAREHOUSE, Token
from engines.duel.labels import ship_name, space_name
from engines.duel.options import SIDE_OPTIONS
from engines.duel.scoring import sources
from engines.duel.sites import burial_chamber, obelisk, pyramids
from tests.bot.words.files import check_values, in_every_language, typeset
from tests.bot.words.played import check_stories, kinds
from tests.engines.duel.table import table

NAMES = ("Amina", "Boris")
KINDS = kinds(happened)
SOURCES = [source for source, _ in sources(table(), 0)]
TOKENS = {token.value for token in Token}
VALUES = {
    "token": TOKENS,
    "other_token": TOKENS,
    "site": set(SIDE_OPTIONS),
    "source": set(SOURCES),
    "ship": {str(ship) for ship in range(SHIPS)},
}
LONGEST_SOURCE, BUTTON, SELECT_OPTION = 20, 80, 100
TOPICS = {
    *("goal", "turn", "harbour", "place-pawn", "unloading", "action-tokens", "pass", "hidden", "game-end", "scoring"),
    *(f"token-{token.value.replace('_', '-')}" for token in ACTION_TOKENS),
    *(site.replace("_", "-") for site in SIDE_OPTIONS),
}

TOLD = [
    (happened.PawnPlaced(seat=0, space=5), "Amina placed a pawn on C2.", "Amina a placé un pion en C2."),
    (
        happened.TokenPlayed(seat=1, token=Token.SWAP_AND_UNLOAD),
        "Boris played a “Swap and unload” token.",
        "Boris a joué un jeton « Échanger et décharger ».",
    ),
    (
        happened.TokensSwapped(seat=1, ship=3, first=0, second=2, token=Token.OBELISK, other=Token.BURIAL_7),
        "On ship A, Boris swapped an obelisk (slot 1) and burial chamber token 7 (slot 3).",
        "Sur le bateau A, Boris a échangé un obélisque (emplacement 1) "
        "avec le jeton 7 de la chambre funéraire (emplacement 3).",
    ),
    (happened.ShipUnloaded(seat=0, ship=2), "Amina unloaded ship 3.", "Amina a déchargé le bateau 3."),
    (
        happened.TokenTaken(seat=1, token=Token.TEMPLE_1, ship=2, slot=2, space=8),
        "Boris got a temple token with 1 circle.",
        "Boris a reçu un jeton temple à 1 cercle.",
    ),
    (
        happened.TokenTaken(seat=1, token=Token.TEMPLE_4, ship=5, slot=1),
        "Boris took a temple token with 4 circles from ship C, slot 2.",
        "Boris a pris un jeton temple à 4 cercles sur le bateau C, emplacement 2.",
    ),
    (
        happened.TokenLost(token=Token.PYRAMID_DARK, ship=2, slot=0),
        "Nobody took slot 1: a dark pyramid token left the game.",
        "Personne n'a pris l'emplacement 1 : un jeton pyramide foncé a quitté la partie.",
    ),
    (
        happened.ShipRefilled(ship=0, tokens=(Token.PYRAMID_LIGHT, Token.BURIAL_12, Token.PLACE_PAWNS)),
        "New on ship 1: Light pyramid, Burial chamber 12 and “Place 2-3”.",
        "À bord du bateau 1 désormais : Pyramide claire, Chambre funéraire 12 et « Placer 2-3 ».",
    ),
    (
        happened.ShipLeft(ship=4),
        "The pile is empty: ship B left the game.",
        "La pioche est vide : le bateau B a quitté la partie.",
    ),
    (
        happened.SlotFilled(token=Token.TAKE_ONE, ship=4, slot=0),
        "From the warehouse, a “Take 1” token took its place.",
        "Venu de l'entrepôt, un jeton « Prendre 1 » a pris sa place.",
    ),
    (
        happened.FifthObeliskTaken(seat=0),
        "Amina was the first to have 5 obelisks.",
        "Amina a eu 5 obélisques avant l'adversaire.",
    ),
    (happened.Stopped(seat=0), "Amina left it at that.", "Amina a préféré en rester là."),
    (
        happened.Passed(seat=1),
        "Boris passed, as no action was possible.",
        "Boris a passé son tour, faute d'action possible.",
    ),
    (
        happened.FinalScored(seat=0, source="pawns", points=1),
        "Pawns in harbour: 1 point for Amina.",
        "Pions au port : 1 point pour Amina.",
    ),
    (
        happened.FinalScored(seat=1, source="pyramids", points=-6),
        "Pyramids: -6 points for Boris.",
        "Pyramides : -6 points pour Boris.",
    ),
    (
        happened.GameEnded(ranking=((1,), (0,))),
        "The game is over: 1. Boris and 2. Amina.",
        "La partie a pris fin : 1. Boris et 2. Amina.",
    ),
]

SAID = [
    ("label", phrase("play_token", token=Token.TAKE_ONE), "Play “Take 1”", "Jouer « Prendre 1 »"),
    ("label", phrase("space", space="B2"), "Space B2", "Case B2"),
    ("label", phrase("ship", ship="A"), "Ship A", "Bateau A"),
    (
        "label",
        phrase("slot", ship="1", slot=3, token=Token.TEMPLE_2),
        "Ship 1, slot 3: Temple 2 (no undo)",
        "Bateau 1, emplacement 3 : Temple 2 (sans retour)",
    ),
    (
        "label",
        phrase("swap", ship="C", slot=1, other_slot=2, token=Token.OBELISK, other_token=Token.BURIAL_3),
        "Ship C, slots 1 and 2: Obelisk ⇄ Burial chamber 3",
        "Bateau C, emplacements 1 et 2 : Obélisque ⇄ Chambre funéraire 3",
    ),
    ("reason", phrase("space_taken", seat=1), "Boris has a pawn there", "Boris y a déjà un pion"),
    (
        "reason",
        phrase("needs_pawns_in_line", needs=2, has=0),
        "it takes 2 pawns in its line, and there are none",
        "il faut 2 pions dans sa rangée, et il n'y en a aucun",
    ),
    (
        "reason",
        phrase("needs_pawns_in_line", needs=2, has=1),
        "it takes 2 pawns in its line, and there is 1",
        "il faut 2 pions dans sa rangée, et il y en a 1",
    ),
    (
        "reason",
        phrase("needs_pawns_in_supply", needs=2, has=0),
        "it takes 2 pawns in your supply, and you have none",
        "il faut 2 pions dans votre réserve, et vous n'en avez aucun",
    ),
    (
        "reason",
        phrase("needs_pawns_in_supply", needs=2, has=1),
        "it takes 2 pawns in your supply, and you have 1",
        "il faut 2 pions dans votre réserve, et vous en avez 1",
    ),
]


@pytest.mark.parametrize(("event", "english", "french"), TOLD, ids=[event.kind for event, _, _ in TOLD])
def test_told(event: Event, english: str, french: str) -> None:
    assert words("en", "duel").tell(event, NAMES) == english
    assert words("fr", "duel").tell(event, NAMES) == typeset(french)


@pytest.mark.parametrize(("kind", "said", "english", "french"), SAID, ids=[str(said) for _, said, _, _ in SAID])
def test_said(kind: str, said: Phrase, english: str, french: str) -> None:
    assert words("en", "duel").phrase(kind, said, NAMES) == english
    assert words("fr", "duel").phrase(kind, said, NAMES) == typeset(french)


def test_every_event_has_words() -> None:
    assert {event.kind for event, _, _ in TOLD} == KINDS
    for messages in in_every_language("duel.ftl").values():
        told = {key for key in messages if key.startswith("event-")}
        assert told == {f"event-{kind.replace('_', '-')}" for kind in KINDS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    rare = {"passed"}
    assert KINDS - rare <= check_stories("duel", language, NAMES) <= KINDS


def test_no_token_location_or_source_is_worded_by_default() -> None:
    check_values("duel.ftl", VALUES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_differ_and_are_short(language: str) -> None:
    say = words(language, "duel").say
    titles = [say("source-title", source=source) for source in SOURCES]
    assert len(set(titles)) == len(SOURCES)
    assert max(map(len, titles)) <= LONGEST_SOURCE
    sites = [say("site-title", site=site) for site in SIDE_OPTIONS]
    assert sites == [say("option-name", option=site) for site in SIDE_OPTIONS] == titles[: len(sites)]
    assert len({say("a-token", token=token) for token in Token}) == len(Token)
    names = [say("token-name", token=token) for token in Token]
    assert len(set(names)) == len(Token)
    assert names == [say("other-token-name", other_token=token) for token in Token]


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_whatever_they_name(language: str) -> None:
    """The longest are too rare to be met by playing."""
    said = words(language, "duel")
    for token in Token:
        facts: dict[str, int | str] = {"ship": "C", "slot": 3, "token": token}
        assert len(said.phrase("label", phrase("play_token", token=token), NAMES)) < BUTTON
        assert len(said.phrase("label", phrase("slot", **facts), NAMES)) <= SELECT_OPTION
        for other in Token:
            swap = phrase("swap", other_slot=2, other_token=other, **facts)
            assert len(said.phrase("label", swap, NAMES)) <= SELECT_OPTION


@pytest.mark.parametrize("language", LANGUAGES)
def test_ships_and_spaces_are_named_as_in_menus(language: str) -> None:
    say = words(language, "duel").say
    assert [say("ship-name", ship=ship) for ship in range(SHIPS)] == [ship_name(ship) for ship in range(SHIPS)]
    assert [say("space-name", space=space) for space in range(SPACES)] == [space_name(space) for space in range(SPACES)]


def test_stage() -> None:
    en, fr = (words(language, "duel").say for language in LANGUAGES)
    assert en("stage", turn_number=7, pile=36) == "turn 7, pile of 36"
    assert fr("stage", turn_number=7, pile=36) == "tour 7, pioche de 36"
    assert en("stage", turn_number=50, pile=0) == "turn 50, pile empty"
    assert fr("stage", turn_number=50, pile=0) == "tour 50, pioche vide"


# The rules


def test_every_action_token_and_location_has_a_topic() -> None:
    assert set(words("en", "duel").topics) == TOPICS


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_those_of_the_engine(language: str) -> None:
    say = words(language, "duel").say
    for token in ACTION_TOKENS:
        name = say("token-title", action=token)
        assert say("token-name", token=token).strip("“”«» \N{NO-BREAK SPACE}") == name
        assert say(f"rules-token-{token.value.replace('_', '-')}-title").startswith(f"{name} ({COPIES[token]} ")
        assert name in say("rules-action-tokens")
    runs = range(1, burial_chamber.LONGEST + 1)
    pile = len(CARGO) - WAREHOUSE - SHIPS * 3
    five = [obelisk.FIVE, obelisk.FIRST_TO_FIVE, obelisk.SECOND_TO_FIVE, obelisk.FIVE, obelisk.TEN]
    for topic, wanted in [
        ("goal", [SHIPS, PAWNS, len(CARGO)]),
        ("harbour", [SPACES, WAREHOUSE, pile]),
        ("obelisk", [COPIES[Token.OBELISK], 1, obelisk.MAJORITY, *five]),
        ("obelisk", [obelisk.TEN, obelisk.FIRST_TO_FIVE + obelisk.SECOND_TO_FIVE]),
        ("temple", [sum(COPIES[token] for token in TEMPLE), COPIES[Token.TEMPLE_1], *TEMPLE.values()]),
        ("temple", [*TEMPLE.values(), *(count**2 for count in TEMPLE.values())]),
        ("pyramids", pyramids.EACH[1:]),
        ("pyramids", pyramids.SMALLER),
        ("burial-chamber", [*BURIAL.values()][:1] + [*BURIAL.values()][-1:]),
        ("burial-chamber", [*runs, *(length**2 for length in runs), burial_chamber.RUN]),
        ("game-end", [1, pile // 3 + SHIPS - 1]),
    ]:
        rest = iter([int(number) for number in re.findall(r"-?\d+", say(f"rules-{topic}"))])
        assert all(number in rest for number in wanted), f"{topic}: {wanted}"
