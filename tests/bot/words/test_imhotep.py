"""Imhotep's words: everything that can happen, and every name, in both languages."""

from __future__ import annotations

import pytest

from bot.words.words import LANGUAGES, words
from engines.core.event import Event
from engines.core.options import Side
from engines.imhotep import events as happened
from engines.imhotep.components import Card, Site
from engines.imhotep.options import SIDE_OPTIONS, ImhotepOptions
from engines.imhotep.scoring import breakdowns
from engines.imhotep.sites.pyramid import Bonus
from engines.imhotep.sites.temple import Reward
from tests.bot.words.files import check_values, in_every_language, typeset
from tests.bot.words.played import check_stories, kinds
from tests.engines.imhotep.table import table

NAMES = ("Amina", "Boris", "Chloé", "Dan")
KINDS = kinds(happened)
SOURCES = {source for source, _ in breakdowns(table())[0]}
VALUES = {
    "card": {card.value for card in Card},
    "site": {site.value for site in Site},
    "side": {side.value for side in Side},
    "bonus": {bonus.value for bonus in Bonus},
    "reward": {reward.value for reward in Reward},
    "source": SOURCES,
}
LONGEST_SOURCE = 20

TOLD = [
    (
        happened.RoundBegan(seat=2, round=3, ships=(4, 3, 3, 2)),
        "Round 3 began with ships of 4, 3, 3 and 2 slots, and Chloé to start.",
        "La manche 3 a commencé : bateaux à 4, 3, 3 et 2 emplacements, Chloé pour ouvrir.",
    ),
    (
        happened.MarketLaid(cards=(Card.SAIL, Card.STATUE, Card.STATUE, Card.LEVER), face_down=0),
        "The market was laid out: Sail, Statue, Statue and Lever.",
        "Le marché a été garni : Voile, Statue, Statue et Levier.",
    ),
    (
        happened.MarketLaid(cards=(Card.SAIL, Card.PAVED_PATH, Card.LEVER), face_down=2),
        "The market was laid out: Sail, Paved Path and Lever, with 2 cards face down.",
        "Le marché a été garni : Voile, Chemin pavé et Levier, avec 2 cartes face cachée.",
    ),
    (
        happened.DeckReshuffled(cards=7),
        "The discards were shuffled into a new deck of 7 cards.",
        "La défausse a été mélangée en une nouvelle pioche de 7 cartes.",
    ),
    (happened.DeckOrdered(deck=(Card.SAIL,)), "", ""),
    (
        happened.StonesTaken(seat=0, count=3),
        "Amina took 3 stones from the quarry.",
        "Amina a pris 3 pierres dans la carrière.",
    ),
    (
        happened.StonesTaken(seat=0, count=1),
        "Amina took 1 stone from the quarry.",
        "Amina a pris 1 pierre dans la carrière.",
    ),
    (
        happened.StonesTaken(seat=0, count=0),
        "Amina took no stone from the quarry.",
        "Amina n'a pris aucune pierre dans la carrière.",
    ),
    (
        happened.StonePlaced(seat=1, ship=0, slot=2),
        "Boris placed a stone on ship A, slot 3.",
        "Boris a placé une pierre sur le bateau A, emplacement 3.",
    ),
    (happened.CardPlayed(seat=1, card=Card.HAMMER), "Boris played a Hammer.", "Boris a joué un Marteau."),
    (
        happened.ShipSailed(seat=0, ship=1, site=Site.PYRAMID),
        "Amina sailed ship B to the pyramid.",
        "Amina a envoyé le bateau B vers la pyramide.",
    ),
    (
        happened.OrderChosen(seat=0, ship=3, slots=(2, 0, 1)),
        "Amina chose the unloading order of ship D: slots 3, 1 and 2.",
        "Amina a choisi l'ordre de déchargement du bateau D : emplacements 3, 1 et 2.",
    ),
    (
        happened.Passed(seat=3),
        "Dan passed, as no action was possible.",
        "Dan a passé son tour, faute d'action possible.",
    ),
    (
        happened.CardTaken(seat=3, card=Card.ENTRANCE),
        "Dan took an Entrance from the market.",
        "Dan a pris une Entrée au marché.",
    ),
    (happened.PairTaken(seat=3), "Dan took the face-down pair.", "Dan a pris la paire face cachée."),
    (
        happened.PairSeen(seat=3, cards=(Card.OBELISKS_ORNAMENT, Card.SAIL)),
        "In the face-down pair you found an Obelisks ornament and a Sail.",
        "Dans la paire face cachée, vous avez trouvé un Ornement des obélisques et une Voile.",
    ),
    (
        happened.PairKept(seat=3, card=Card.SAIL, discarded=Card.TEMPLE_ORNAMENT),
        "Dan kept a Sail from the pair and discarded a Temple ornament.",
        "Dan a gardé une Voile de la paire et défaussé un Ornement du temple.",
    ),
    (
        happened.CardDrawn(seat=2, card=Card.SARCOPHAGUS),
        "Chloé drew a Sarcophagus from the deck.",
        "Chloé a pioché un Sarcophage.",
    ),
    (
        happened.CardLapsed(seat=2, card=Card.SARCOPHAGUS),
        "Chloé had no stone left in the quarry, so the card had no effect.",
        "Chloé n'avait plus de pierre dans la carrière : la carte est restée sans effet.",
    ),
    (happened.CardDiscarded(card=Card.SAIL), "", ""),
    (happened.StoneReturned(seat=2, ship=0, slot=0), "", ""),
    (
        happened.PyramidBuilt(seat=0, pyramid=0, cell=13, points=4),
        "Amina built cell 14 of the pyramid for 4 points.",
        "Amina a bâti la case 14 de la pyramide pour 4 points.",
    ),
    (
        happened.PyramidBuilt(seat=0, pyramid=None, cell=None, points=1),
        "Amina built beside the finished pyramid for 1 point.",
        "Amina a bâti à côté de la pyramide achevée pour 1 point.",
    ),
    (happened.BonusTaken(seat=0, bonus=Bonus.SHIP), "", ""),
    (
        happened.BonusDeclined(seat=0, bonus=Bonus.SHIP),
        "Amina declined the bonus: a stone on a ship.",
        "Amina a renoncé au bonus : une pierre sur un bateau.",
    ),
    (
        happened.BonusLapsed(seat=0, bonus=Bonus.STONES),
        "Amina could not use the bonus: stones from the quarry.",
        "Amina n'a pas pu utiliser le bonus : des pierres de la carrière.",
    ),
    (
        happened.TempleBuilt(seat=1, cell=4, layer=0),
        "Boris built at the temple, cell 5, layer 1.",
        "Boris a bâti au temple, case 5, niveau 1.",
    ),
    (
        happened.BurialChamberBuilt(seat=1, row=2, column=0),
        "Boris built in the burial chamber, row 3, column 1.",
        "Boris a bâti dans la chambre funéraire, ligne 3, colonne 1.",
    ),
    (
        happened.ObeliskBuilt(seat=1, stones=2),
        "Boris added to the obelisk, now 2 high.",
        "Boris a ajouté une pierre à son obélisque, hauteur 2.",
    ),
    (
        happened.TowerRaised(seat=1, place=1, points=9),
        "Boris finished an obelisk on place 2 for 9 points.",
        "Boris a achevé un obélisque à la place 2 pour 9 points.",
    ),
    (happened.RoundEnded(round=6, by_passes=False), "Round 6 ended.", "La manche 6 a pris fin."),
    (
        happened.RoundEnded(round=6, by_passes=True),
        "Round 6 ended, as nobody could do anything more.",
        "La manche 6 a pris fin, car plus personne ne pouvait agir.",
    ),
    (
        happened.ShipsCleared(stones=(0, 2, 0, 1)),
        "Stones went back from the waiting ships to the quarry: Boris 2 and Dan 1.",
        "Des pierres sont revenues des bateaux en attente à la carrière : Boris 2 et Dan 1.",
    ),
    (happened.ShipsCleared(stones=(0, 0, 0, 0)), "", ""),
    (
        happened.TempleScored(seat=0, cell=1, points=2),
        "Amina scored 2 points for temple cell 2.",
        "Amina a marqué 2 points pour la case 2 du temple.",
    ),
    (happened.MarketCleared(cards=(), face_down=0), "", ""),
    (
        happened.MarketCleared(cards=(), face_down=2),
        "The face-down pair was discarded unseen.",
        "La paire face cachée a été défaussée sans être vue.",
    ),
    (
        happened.MarketCleared(cards=(Card.CHISEL,), face_down=0),
        "Nobody took these cards: Chisel.",
        "Personne n'a pris ces cartes : Burin.",
    ),
    (
        happened.MarketCleared(cards=(Card.CHISEL, Card.PYRAMID_ORNAMENT), face_down=2),
        "Nobody took these cards: Chisel and Pyramid ornament, nor the face-down pair.",
        "Personne n'a pris ces cartes : Burin et Ornement de la pyramide, ni la paire face cachée.",
    ),
    (
        happened.FinalScored(seat=0, source="statues", points=6),
        "Statues: 6 points for Amina.",
        "Statues : 6 points pour Amina.",
    ),
    (
        happened.FinalScored(seat=0, source="wrath", points=-5),
        "Pharaoh's wrath: -5 points for Amina.",
        "Colère du Pharaon : -5 points pour Amina.",
    ),
    (
        happened.GameEnded(ranking=((1, 3), (0,), (2,))),
        "The game is over: 1. Boris and Dan, 3. Amina and 4. Chloé.",
        "La partie a pris fin : 1. Boris et Dan, 3. Amina et 4. Chloé.",
    ),
]


# Where the other side of a board is told differently.
TOLD_ON_SIDE_B = [
    (
        happened.ShipSailed(seat=0, ship=1, site=Site.PYRAMID),
        "Amina sailed ship B to the pyramids.",
        "Amina a envoyé le bateau B vers les pyramides.",
    ),
    (
        happened.PyramidBuilt(seat=0, pyramid=0, cell=4, points=4),
        "Amina built cell 5 of the left pyramid for 4 points.",
        "Amina a bâti la case 5 de la pyramide de gauche pour 4 points.",
    ),
    (
        happened.PyramidBuilt(seat=0, pyramid=1, cell=3, points=1),
        "Amina built cell 4 of the middle pyramid for 1 point.",
        "Amina a bâti la case 4 de la pyramide du milieu pour 1 point.",
    ),
    (
        happened.PyramidBuilt(seat=0, pyramid=2, cell=0, points=2),
        "Amina built cell 1 of the right pyramid for 2 points.",
        "Amina a bâti la case 1 de la pyramide de droite pour 2 points.",
    ),
    (
        happened.PyramidBuilt(seat=0, pyramid=None, cell=None, points=1),
        "Amina built beside the finished pyramids for 1 point.",
        "Amina a bâti à côté des pyramides achevées pour 1 point.",
    ),
    (
        happened.ObeliskBuilt(seat=1, stones=2),
        "Boris laid stone 2 for an obelisk.",
        "Boris a posé la pierre 2 d'un obélisque.",
    ),
]


@pytest.mark.parametrize(("event", "english", "french"), TOLD, ids=[event.kind for event, _, _ in TOLD])
def test_told(event: Event, english: str, french: str) -> None:
    _is_told("A", event, english, french)


@pytest.mark.parametrize(("event", "english", "french"), TOLD_ON_SIDE_B)
def test_told_on_side_b(event: Event, english: str, french: str) -> None:
    _is_told("B", event, english, french)


def _is_told(side: str, event: Event, english: str, french: str) -> None:
    options = ImhotepOptions.parse(dict.fromkeys(SIDE_OPTIONS, side))
    assert words("en", "imhotep").about(options).tell(event, NAMES) == typeset(english)
    assert words("fr", "imhotep").about(options).tell(event, NAMES) == typeset(french)


def test_every_event_has_words() -> None:
    assert {event.kind for event, _, _ in TOLD} == KINDS
    for messages in in_every_language("imhotep.ftl").values():
        told = {key for key in messages if key.startswith("event-")}
        assert told == {f"event-{kind.replace('_', '-')}" for kind in KINDS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    assert check_stories("imhotep", language, NAMES, every=5) <= KINDS


def test_no_card_site_or_source_is_worded_by_default() -> None:
    check_values("imhotep.ftl", VALUES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_differ_and_are_short(language: str) -> None:
    say = words(language, "imhotep").about(ImhotepOptions()).say
    sources = {say("source-title", source=source) for source in SOURCES}
    assert len(sources) == len(SOURCES)
    assert max(map(len, sources)) <= LONGEST_SOURCE
    assert len({say("card-name", card=card) for card in Card}) == len(Card)
    assert len({say("a-card", card=card) for card in Card}) == len(Card)
    assert len({say("to-site", site=site) for site in Site}) == len(Site)
    titles = {(site, side): say("site-title", site=site, side=side) for site in Site for side in Side}
    assert len(set(titles.values())) == len(Site) + 1
    assert titles[Site.PYRAMID, Side.A] + "s" == titles[Site.PYRAMID, Side.B]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "key",
    ["round-title", "final-title", "total-title", "tie-break-title", "pair-title", "hand-title", "hand-empty"],
)
def test_titles_in_the_picture(language: str, key: str) -> None:
    assert 0 < len(words(language, "imhotep").say(key)) <= LONGEST_SOURCE


def test_seat_names() -> None:
    assert [words(language, "imhotep").say("seat-name", seat=1) for language in LANGUAGES] == ["Player 2", "Joueur 2"]
