"""The words of Pyramids: everything that can happen, every name, and the numbers of its rules, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from itertools import islice

import pytest

from bot.words.words import LANGUAGES, FluentWords, words
from engines.core.event import Event
from engines.core.phrase import Phrase, phrase
from engines.pyramids import events as happened
from engines.pyramids.actions import KeepCard
from engines.pyramids.components import (
    BASE,
    CARDS,
    KEPT,
    PAIR,
    ROUNDS,
    SEATS,
    Card,
    Colour,
    Edifice,
    God,
    Layout,
    favour,
    gods_in_play,
)
from engines.pyramids.labels import card_phrase, hand_card, path_of, with_fact
from engines.pyramids.necropolis import Necropolis
from engines.pyramids.pyramid import Floor
from engines.pyramids.scoring import ALL_COLOURS, ENOUGH, GLYPH, MAJORITY, OBELISK, sources
from tests.bot.words.files import check_values, in_every_language, typeset
from tests.bot.words.played import check_stories, kinds

NAMES = ("Amina", "Boris", "Chloé", "Dan", "Ela")
KINDS = kinds(happened)
SOURCES = [source for source, _ in sources((Necropolis((Floor(0, (1,)),)), Necropolis()), 0, with_tombs=True)]
COLOURS = {colour.value for colour in Colour}
EDIFICES = {edifice.value for edifice in Edifice}
VALUES = {
    "colour": COLOURS,
    "first": COLOURS,
    "second": COLOURS,
    "third": COLOURS,
    "layout": {layout.value for layout in Layout},
    "glyph": EDIFICES,
    "edifice": EDIFICES,
    "god": {god.value for god in God},
    "set_aside": {god.value for god in gods_in_play(2)},
    "source": set(SOURCES),
    "phase": {"gods", "build", "clearing", "over"},
    "standing": {"free", "left", "taken", "built", "set_aside"},
}
LONGEST_SOURCE, BUTTON, SELECT_OPTION = 20, 80, 100
TOPICS = {
    *("goal", "card-names", "round", "gods", "build", "pyramid", "pyramid-score", "obelisk", "tomb", "glyphs"),
    *("round-end", "hidden", "scoring", "deck"),
    *(f"god-{god.value}" for god in God),
}

TALL_LEFT = Card(0, Layout.TALL_LEFT, Colour.BLUE, Colour.WHITE, Colour.RED, None)
TALL_RIGHT = Card(0, Layout.TALL_RIGHT, Colour.GREEN, Colour.YELLOW, Colour.BLUE, Edifice.PYRAMID)
TWO_TALL = Card(0, Layout.TWO_TALL, Colour.RED, Colour.GREEN, None, Edifice.TOMB)

TOLD = [
    (
        happened.RoundBegan(seat=1, round=3, set_aside=God.KHEPRI, pairs=((TALL_LEFT, TWO_TALL),)),
        "Round 3 began without Khepri: Boris was the first to choose.",
        "La manche 3 a commencé sans Khépri : Boris a eu le premier choix.",
    ),
    (
        happened.RoundBegan(seat=0, round=1, set_aside=None, pairs=()),
        "Round 1 began: Amina was the first to choose.",
        "La manche 1 a commencé : Amina a eu le premier choix.",
    ),
    (happened.GodTaken(seat=2, god=God.THOTH), "Chloé chose Thoth.", "Chloé a choisi Thot."),
    (
        happened.PairTaken(seat=0, pair=1, cards=(TALL_LEFT, TALL_RIGHT)),
        "Amina took pair 2: blue | white/red and yellow/blue | green (pyramid).",
        "Amina a pris la paire 2 : bleu | blanc/rouge et jaune/bleu | vert (pyramide).",
    ),
    (
        happened.PyramidBuilt(seat=0, card=TWO_TALL, floor=0, index=2),
        "Amina laid red | green (tomb) in the base of the pyramid, number 3 from the left.",
        "Amina a posé rouge | vert (tombeau) à la base de sa pyramide, numéro 3 à partir de la gauche.",
    ),
    (
        happened.PyramidBuilt(seat=0, card=TALL_LEFT, floor=1, index=2),
        "Amina laid blue | white/red on floor 2 of the pyramid, above cards 3 and 4.",
        "Amina a posé bleu | blanc/rouge à l'étage 2 de sa pyramide, sur les cartes 3 et 4.",
    ),
    (
        happened.ObeliskBuilt(seat=1, card=TALL_LEFT, height=1),
        "Boris began the obelisk with blue | white/red.",
        "Boris a commencé son obélisque avec bleu | blanc/rouge.",
    ),
    (
        happened.ObeliskBuilt(seat=1, card=TALL_LEFT, height=4),
        "Boris laid blue | white/red on the obelisk, now 4 cards high.",
        "Boris a posé bleu | blanc/rouge sur son obélisque, qui compte désormais 4 cartes.",
    ),
    (
        happened.TombFilled(seat=1, cards=1),
        "Boris laid a first card face down in the tomb.",
        "Boris a posé une première carte dans son tombeau, face cachée.",
    ),
    (
        happened.TombFilled(seat=1, cards=3),
        "Boris laid a card face down in the tomb, now 3 in all.",
        "Boris a posé une carte dans son tombeau, face cachée, la 3e en tout.",
    ),
    (
        happened.CardBuried(seat=1, card=TWO_TALL, audience=(1,)),
        "You laid red | green (tomb) in your tomb.",
        "Vous avez posé rouge | vert (tombeau) dans votre tombeau.",
    ),
    (
        happened.CardsDiscarded(seat=3, cards=(TALL_LEFT,)),
        "Dan discarded blue | white/red.",
        "Dan a défaussé bleu | blanc/rouge.",
    ),
    (
        happened.TombRevealed(seat=4, cards=(TALL_LEFT, TALL_RIGHT, TWO_TALL)),
        "Ela opened the tomb: blue | white/red, yellow/blue | green (pyramid) and red | green (tomb).",
        "Ela a ouvert son tombeau : bleu | blanc/rouge, jaune/bleu | vert (pyramide) et rouge | vert (tombeau).",
    ),
    (
        happened.FinalScored(seat=0, source="largest_group", points=1),
        "Largest group: 1 point for Amina.",
        "Plus grand groupe : 1 point pour Amina.",
    ),
    (
        happened.GameEnded(ranking=((1, 2), (0,))),
        "The game is over: 1. Boris and Chloé and 3. Amina.",
        "La partie a pris fin : 1. Boris et Chloé et 3. Amina.",
    ),
]

SAID = [
    ("label", phrase("god_favour", god=God.HORUS, most=0), "1 Horus: pyramid", "1 Horus : pyramide"),
    (
        "label",
        phrase("god_favour", god=God.SEKHMET, most=1),
        "4 Sekhmet: pyramid + tomb or obelisk",
        "4 Sekhmet : pyramide + tombeau ou obélisque",
    ),
    (
        "label",
        phrase("god_favour", god=God.SEKHMET, most=2),
        "4 Sekhmet: pyramid + tomb + obelisk",
        "4 Sekhmet : pyramide + tombeau + obélisque",
    ),
    ("label", phrase("god", god=God.KHEPRI), "3 Khepri", "3 Khépri"),
    (
        "label",
        phrase("pair_cards", pair=2, left=card_phrase(1), right=card_phrase(105)),
        "Pair 2: blue | white/red (pyramid) + yellow | green",
        "Paire 2 : bleu | blanc/rouge (pyramide) + jaune | vert",
    ),
    ("label", phrase("pair", pair=2), "Pair 2", "Paire 2"),
    (
        "label",
        with_fact(hand_card(1), "letter", 2),
        "C: blue | white/red (pyramid)",
        "C : bleu | blanc/rouge (pyramide)",
    ),
    ("label", phrase("hand_card"), "A card", "Une carte"),
    ("label", phrase("in_pyramid", floor=0, index=0, number=1), "Place 1: base", "Place 1 : base"),
    ("label", phrase("in_pyramid", floor=0, index=-1, number=1), "Place 1: base, left end", "Place 1 : base, à gauche"),
    ("label", phrase("in_pyramid", floor=0, index=3, number=2), "Place 2: base, right end", "Place 2 : base, à droite"),
    (
        "label",
        phrase("in_pyramid", floor=2, index=1, number=5),
        "Place 5: floor 3, above cards 2 and 3",
        "Place 5 : étage 3, sur les cartes 2 et 3",
    ),
    ("label", phrase("in_pyramid"), "In the pyramid", "Dans la pyramide"),
    (
        "label",
        phrase("finish_build"),
        "Done, show what I built (no undo)",
        "Terminé, montrer ma construction (sans retour)",
    ),
    (
        "label",
        with_fact(path_of(KeepCard(1))[0], "letter", 0),
        "Keep A: blue | white/red (pyramid)",
        "Garder A : bleu | blanc/rouge (pyramide)",
    ),
    (
        "prompt",
        phrase("built"),
        "Nothing more can be laid. Show what you built?",
        "Plus rien ne peut être posé. Montrer votre construction\u00a0?",
    ),
    ("reason", phrase("god_taken", seat=4), "Ela has this god", "Ela a ce dieu"),
    ("reason", phrase("pair_taken", seat=1), "Boris took it", "Boris l'a prise"),
    (
        "reason",
        phrase("not_allowed", god=God.HORUS, edifice=Edifice.OBELISK),
        "Horus does not allow the obelisk",
        "Horus ne permet pas l'obélisque",
    ),
    (
        "reason",
        phrase("one_a_round", edifice=Edifice.PYRAMID),
        "the pyramid already has its card of this round",
        "la pyramide a déjà reçu sa carte de la manche",
    ),
]


@pytest.mark.parametrize(("event", "english", "french"), TOLD, ids=[event.kind for event, _, _ in TOLD])
def test_told(event: Event, english: str, french: str) -> None:
    assert words("en", "pyramids").tell(event, NAMES) == english
    assert words("fr", "pyramids").tell(event, NAMES) == typeset(french)


@pytest.mark.parametrize(("kind", "said", "english", "french"), SAID, ids=[str(said) for _, said, _, _ in SAID])
def test_said(kind: str, said: Phrase, english: str, french: str) -> None:
    assert words("en", "pyramids").phrase(kind, said, NAMES) == english
    assert words("fr", "pyramids").phrase(kind, said, NAMES) == typeset(french)


def test_every_event_has_words() -> None:
    assert {event.kind for event, _, _ in TOLD} == KINDS
    for messages in in_every_language("pyramids.ftl").values():
        told = {key for key in messages if key.startswith("event-")}
        assert told == {f"event-{kind.replace('_', '-')}" for kind in KINDS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    assert check_stories("pyramids", language, NAMES) == KINDS


def test_nothing_is_worded_by_default() -> None:
    check_values("pyramids.ftl", VALUES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_differ(language: str) -> None:
    """A source heads a column of the final table, so it is short."""
    said = words(language, "pyramids")
    titles = {said.say("source-title", source=source) for source in SOURCES}
    assert len(titles) == len(SOURCES)
    assert max(map(len, titles)) <= LONGEST_SOURCE
    assert len({_name(said, card) for card in CARDS}) == len(CARDS)
    assert [said.say("god-numbered", god=god) for god in God] == [
        f"{god.number} {said.say('god-name', god=god)}" for god in God
    ]


def test_a_card_is_named_as_it_looks() -> None:
    """Stones from left to right, the upper one first."""
    said = words("en", "pyramids")
    for number, card in CARDS.items():
        stones, _, glyph = _name(said, number).partition(" (")
        assert glyph.rstrip(")") == (card.glyph or "")
        columns = [column.split("/") for column in stones.split(" | ")]
        small = [card.second, card.third]
        match card.layout:
            case Layout.TALL_LEFT:
                assert columns == [[card.first], small]
            case Layout.TALL_RIGHT:
                assert columns == [small, [card.first]]
            case Layout.TWO_TALL:
                assert columns == [[card.first], [card.second]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_whatever_they_name(language: str) -> None:
    """The longest are too rare to be met by playing."""
    said = words(language, "pyramids")
    longest = sorted(CARDS, key=lambda card: -len(_name(said, card)))
    for left, right in zip(longest, islice(longest, 1, None), strict=False):
        pair = phrase("pair_cards", pair=SEATS[1], left=card_phrase(left), right=card_phrase(right))
        assert len(said.phrase("label", pair, NAMES)) <= BUTTON
        assert len(said.phrase("label", with_fact(hand_card(left), "letter", 2), NAMES)) < BUTTON


def test_stage() -> None:
    en, fr = (words(language, "pyramids").say for language in LANGUAGES)
    assert en("stage", round=3, phase="gods") == f"round 3 of {ROUNDS}, choosing gods"
    assert fr("stage", round=3, phase="gods") == f"manche 3 sur {ROUNDS}, choix des dieux"
    assert en("stage", round=3, phase="build") == f"round 3 of {ROUNDS}, building"
    assert fr("stage", round=3, phase="build") == f"manche 3 sur {ROUNDS}, construction"
    assert en("stage", round=9, phase="clearing") == f"round 9 of {ROUNDS}, discarding"
    assert fr("stage", round=9, phase="clearing") == f"manche 9 sur {ROUNDS}, défausse"
    assert en("stage", round=ROUNDS, phase="over") == f"round {ROUNDS} of {ROUNDS}"


# The rules


def test_every_god_and_part_has_a_topic() -> None:
    assert set(words("en", "pyramids").topics) == TOPICS


@pytest.mark.parametrize("language", LANGUAGES)
def test_gods_are_told_as_they_are(language: str) -> None:
    """What a god allows is in its label and its topic, and nothing else is."""
    said = words(language, "pyramids")
    nouns = {
        Edifice.OBELISK: said.say("source-title", source="obelisk"),
        Edifice.TOMB: said.say("source-title", source="tomb"),
    }
    for seats in (3, 4):
        for god in gods_in_play(seats):
            allowed = favour(god, seats)
            title = said.say(f"rules-god-{god.value}-title")
            assert title == said.say("god-numbered", god=god)
            label = said.phrase("label", phrase("god_favour", god=god, most=allowed.most), NAMES)
            assert label.startswith(title)
            assert label.count("+") == allowed.most
            for text in (label, said.say(f"rules-god-{god.value}")):
                named = {edifice for edifice, noun in nouns.items() if noun.lower() in text.lower()}
                assert named == set(allowed.edifices), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_those_of_the_engine(language: str) -> None:
    say = words(language, "pyramids").say
    stones = Counter(colour for card in CARDS.values() for colour in card.colours)
    glyphs = Counter(card.glyph for card in CARDS.values())
    sizes = Counter(len(card.colours) for card in CARDS.values())
    assert len(set(stones.values())) == 1
    assert len({glyphs[edifice] for edifice in Edifice}) == 1
    floors = [BASE - floor for floor in range(BASE)]
    cards_of_obelisk = range(1, len(OBELISK) - 1)
    for topic, wanted in [
        ("goal", [ROUNDS, sum(floors), *SEATS]),
        ("round", [KEPT, KEPT, ROUNDS]),
        ("gods", [god.number for god in God]),
        ("build", [PAIR, KEPT]),
        ("pyramid", floors),
        ("pyramid-score", [ENOUGH, ALL_COLOURS, 4, 2, 6, 3, 1, 16, 6, 22]),
        ("obelisk", [*cards_of_obelisk, *OBELISK[1:-1], len(OBELISK) - 1, OBELISK[-1]]),
        ("tomb", [MAJORITY]),
        ("glyphs", [GLYPH]),
        ("round-end", [KEPT, KEPT, ROUNDS]),
        ("scoring", [ALL_COLOURS, ENOUGH, OBELISK[-1], MAJORITY, GLYPH]),
        ("deck", [len(CARDS), sizes[3], 3, sizes[2], 2, stones[Colour.BLUE], glyphs[Edifice.TOMB], glyphs[None]]),
        ("deck", [SEATS[1], ROUNDS]),
    ]:
        rest = iter([int(number) for number in re.findall(r"\d+", say(f"rules-{topic}"))])
        assert all(number in rest for number in wanted), f"{topic}: {wanted}"


def _name(said: FluentWords, card: int) -> str:
    return said.phrase("label", card_phrase(card), NAMES)
