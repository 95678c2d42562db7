"""Labels, prompts and reasons: whatever an engine says in play has words, in every language and within limits."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from bot.words.words import LANGUAGES, FluentWords
from engines.core.decision import Option
from engines.core.menu import branches
from engines.core.phrase import Phrase, phrase
from engines.imhotep.components import Site
from engines.imhotep.options import SIDE_OPTIONS, ImhotepOptions
from engines.registry import GAMES as REGISTERED
from tests.bot.words.files import in_every_language, typeset, variables
from tests.bot.words.played import met, phrases, words_of
from tests.laws.subjects import SUBJECTS

ROOT = Path(__file__).parents[3]
CORE = phrases((ROOT / "engines" / "core").glob("*.py"))
GAMES = {
    **{key: phrases((ROOT / "engines" / key).rglob("*.py")) for key in REGISTERED},
    "offerings": phrases([ROOT / "tests" / "offerings.py"]),
}
KINDS = ("label", "prompt", "reason")
LONG_NAMES = (
    "Amina of Saqqara 1",
    "Boris of Memphis 2",
    "Chloé of Thebes  3",
    "Dan of Alexandria4",
    "Ela of Heliopolis5",
)
BUTTON, SELECT_OPTION, TEXT = 80, 100, 100  # Discord's limits for labels; ours for sentences


class Told:
    """Words each phrase once, and checks it."""

    def __init__(self, words: FluentWords) -> None:
        self._words = words
        self._texts: dict[tuple[str, Phrase], str] = {}

    def __call__(self, kind: str, said: Phrase, limit: int) -> str:
        text = self._texts.get((kind, said))
        if text is None:
            text = self._texts[kind, said] = self._words.phrase(kind, said, LONG_NAMES)
        assert 0 < len(text) <= limit, text
        assert not set("{}$_") & set(text), text
        return text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", SUBJECTS)
def test_all_that_is_asked_has_words(key: str, language: str) -> None:
    tellers = {}
    for found in met(key):
        if found.options not in tellers:
            tellers[found.options] = Told(words_of(key, language).about(found.options))
        tell, decision = tellers[found.options], found.decision
        assert tell("prompt", decision.prompt, TEXT).endswith("?")
        for closed in decision.closed:
            reason = tell("reason", closed.reason, TEXT)
            assert reason[-1] not in ".?!", reason
            for depth, label in enumerate(closed.path):
                tell("label", label, SELECT_OPTION if depth else BUTTON)
        _check_menu(tell, decision.options + decision.asides, 0)


def _check_menu(tell: Told, options: Iterable[Option], depth: int) -> None:
    """Different entries read differently, and exactly those that reveal something say so."""
    texts = set()
    found = branches(options, depth)
    for label, inner in found.items():
        text = tell("label", label, SELECT_OPTION if depth else BUTTON)
        texts.add(text)
        deeper = [option for option in inner if len(option.path) > depth + 1]
        if deeper:
            assert deeper == inner
            _check_menu(tell, deeper, depth + 1)
        else:
            (option,) = inner
            assert option.reveals == any(warning in text for warning in ("no undo", "sans retour")), text
    assert len(texts) == len(found)


@pytest.mark.parametrize("key", SUBJECTS)
def test_no_phrase_is_without_words_and_no_words_without_a_phrase(key: str) -> None:
    """Told from the sources; a key that is put together there is told from play."""
    said = {name.replace("_", "-") for name in GAMES[key].keys() - CORE.keys()}
    said |= {label.key.replace("_", "-") for found in met(key) for o in found.decision.options for label in o.path}
    worded = (name.partition("-") for name in in_every_language(f"{key}.ftl")["en"])
    assert {rest for kind, _, rest in worded if kind in KINDS} == said


@pytest.mark.parametrize("key", SUBJECTS)
def test_only_facts_that_are_given_are_used(key: str) -> None:
    """Told from the sources; facts that are added there later are told from play."""
    given = {name.replace("_", "-"): set(facts) for name, facts in GAMES[key].items()}
    for label in {label for found in met(key) for option in found.decision.options for label in option.path}:
        given.setdefault(label.key.replace("_", "-"), set()).update(fact for fact, _ in label.facts)
    for name, message in in_every_language(f"{key}.ftl")["en"].items():
        kind, _, said = name.partition("-")
        if kind in KINDS and not said.startswith("order-of-"):
            used = {fact.removesuffix("-name") for fact in variables(message) if not fact.startswith("option-")}
            assert used <= given[said], name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "facts"), sorted(CORE.items()))
def test_every_refusal_of_the_core_has_words(name: str, facts: set[str], language: str) -> None:
    reason = words_of("imhotep", language).phrase("reason", phrase(name, **dict.fromkeys(facts, 1)), LONG_NAMES)
    assert reason
    assert reason[-1] not in ".?!"


def test_the_core_has_no_words_for_what_it_never_refuses() -> None:
    known = {f"reason-{name.replace('_', '-')}" for name in CORE}
    for messages in in_every_language("core.ftl").values():
        assert {name for name in messages if name.startswith("reason-")} == known


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_test_only_game_can_be_told(language: str) -> None:
    game, random = SUBJECTS["offerings"].game, Random(language)
    tell = words_of("offerings", language).tell
    told = set()
    for number in range(10):
        state = game.new(3, SUBJECTS["offerings"].mixes[0], f"told {number}")
        while decisions := game.decisions(state):
            options = decisions[0].options + decisions[0].asides
            step = game.apply(state, decisions[0].seat, random.choice(options).action)
            state = step.state
            for event in step.events:
                told.add(event.kind)
                assert tell(event, LONG_NAMES).endswith(".")
    worded = (key.partition("-") for key in in_every_language("offerings.ftl")[language])
    assert {rest.replace("-", "_") for kind, _, rest in worded if kind == "event"} == told


SAID = [
    ("label", phrase("take_stones", count=3), "Take 3 stones", "Prendre 3 pierres"),
    ("label", phrase("take_stones", count=1), "Take 1 stone", "Prendre 1 pierre"),
    ("label", phrase("take_stones"), "Take stones", "Prendre des pierres"),
    ("label", phrase("slot", ship="B", slot=2), "Ship B, slot 2", "Bateau B, emplacement 2"),
    ("label", phrase("voyage", ship="B", site=Site.TEMPLE), "Ship B to the temple", "Bateau B vers le temple"),
    ("label", phrase("voyage", ship="B", site=Site.PYRAMID), "Ship B to the pyramids", "Bateau B vers les pyramides"),
    ("label", phrase("order_of_3", first=0, second=2, third=0), "Amina, Chloé, Amina", "Amina, Chloé, Amina"),
    ("label", phrase("play_card", card="chisel"), "Play a Chisel", "Jouer un Burin"),
    ("label", phrase("pyramid", pyramid="left"), "Left pyramid", "Pyramide de gauche"),
    ("prompt", phrase("departure", ship="C"), "Where does ship C sail?", "Où envoyez-vous le bateau C\u00a0?"),
    (
        "reason",
        phrase("needs_stones", needs=2, has=1),
        "the ship needs 2 stones to sail and has 1",
        "il faut 2 pierres à bord pour partir, et il y en a 1",
    ),
    (
        "reason",
        phrase("ship_has_sailed", ship="A", site=Site.OBELISKS),
        "ship A has sailed to the obelisks already",
        "le bateau A est déjà parti vers les obélisques",
    ),
    ("reason", phrase("slot_taken", seat=1), "Boris has a stone there", "Boris y a déjà une pierre"),
    (
        "reason",
        phrase("not_your_decision", seat=0, waiting_for=2),
        "Chloé must choose first",
        "c'est d'abord à Chloé de choisir",
    ),
    (
        "reason",
        phrase("bad_seats", given=5, least=2, most=4),
        "this game is for 2 to 4 players, not for 5",
        "ce jeu se joue de 2 à 4, pas à 5",
    ),
]


@pytest.mark.parametrize(("kind", "said", "english", "french"), SAID, ids=[str(said) for _, said, _, _ in SAID])
def test_said(kind: str, said: Phrase, english: str, french: str) -> None:
    options = ImhotepOptions.parse(dict.fromkeys(SIDE_OPTIONS, "B"))
    names = ("Amina", "Boris", "Chloé", "Dan")
    assert words_of("imhotep", "en").about(options).phrase(kind, said, names) == english
    assert words_of("imhotep", "fr").about(options).phrase(kind, said, names) == typeset(french)
