"""Pyramids' named situations: every number of players, every question, private pictures, extremes, the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from random import Random

from engines.core.decision import Action, Decision, Option, Seat
from engines.core.event import Event
from engines.pyramids import GAME
from engines.pyramids import actions as do
from engines.pyramids import events as happened
from engines.pyramids.components import CARDS, ROUNDS, God
from engines.pyramids.necropolis import Necropolis
from engines.pyramids.options import PyramidsOptions
from engines.pyramids.state import Pair, PyramidsState
from engines.pyramids.tasks import Build, GodChoice, PairChoice
from engines.pyramids.view import look
from tests.engines.driving import stepped
from tests.engines.pyramids.table import answered, building, clearing, ended, pyramid, table, whole
from tests.renderers.situation import NO_LETTERS, ODD_NAMES, Situation, first

REFERENCES = {
    "start-2": "en",
    "start-3": "fr",
    "start-4": "en",
    "start-5": "fr",
    "gods-2": "en",
    "gods-4": "fr",
    "gods-5": "en",
    "pair-3": "en",
    "pair-4": "en",
    "building-5": "fr",
    "built-4": "en",
    "clearing-4": "en",
    "clearing-5": "fr",
    "crowded-2": "en",
    "crowded-4": "en",
    "crowded-5": "en",
    "odd-names-4": "en",
    "odd-names-5": "en",
    "private-build-4": "en",
    "private-draft-3": "fr",
    "private-clearing-4": "fr",
    "private-waiting-4": "en",
    "private-full-5": "en",
    "end-4": "fr",
    "end-tie-5": "en",
}
SHOWN = ("pair-4", "building-5", "private-build-4", "end-4")

_GREED = 0.7  # how often a build goes where it counts most


@cache
def played(seats: int, seed: str) -> list[Situation]:
    """A whole game, as the channel sees it after each action, by players who build groups."""
    random = Random(f"{seats} {seed}")
    state = GAME.new(seats, PyramidsOptions(), seed)
    found = [Situation(GAME, state.options, state)]
    stage, since = "", tuple[Event, ...]()
    while decisions := GAME.decisions(state):
        decision = random.choice(decisions)
        step = GAME.apply(state, decision.seat, _chosen(state, decision, random).action)
        assert isinstance(step.state, PyramidsState)
        before, stage = stage, look(state, None).stage
        since = (*(since if stage == before else ()), *step.events)
        state = step.state
        found.append(Situation(GAME, state.options, state, since))
    return found


def _chosen(state: PyramidsState, decision: Decision, random: Random) -> Option:
    laying = [option for option in decision.options if not isinstance(option.action, do.FinishBuild)]
    if decision.prompt.key != "build" or not laying:
        return random.choice(decision.options)
    if random.random() > _GREED:
        return random.choice(laying)
    return max(laying, key=lambda option: _worth(state, decision.seat, option.action))


def _worth(state: PyramidsState, seat: Seat, action: Action) -> int:
    return GAME.view(GAME.apply(state, seat, action, play_forced=False).state, seat).scores[seat]


def state_of(situation: Situation) -> PyramidsState:
    assert isinstance(situation.state, PyramidsState)
    return situation.state


def _asking(kind: type, number: int, has_chosen: int = 0) -> Callable[[Situation], bool]:
    """In this round a question of this kind is open, and so many have a god, or a pair while pairs are taken."""

    def is_wanted(situation: Situation) -> bool:
        state = state_of(situation)
        if state.round != number or not state.agenda or not isinstance(state.agenda[-1], kind):
            return False
        taken = [pair.taker for pair in state.pairs] if kind is not GodChoice else list(state.gods)
        return len(taken) - taken.count(None) >= has_chosen

    return is_wanted


def _built(number: int) -> Callable[[Situation], bool]:
    """In this round or later somebody has just built in pyramid, obelisk and tomb."""
    kinds = {happened.PyramidBuilt, happened.ObeliskBuilt, happened.TombFilled}
    return lambda situation: state_of(situation).round >= number and kinds <= {type(e) for e in situation.since}


_GLYPHS = [number for number, card in CARDS.items() if card.glyph is not None]
_PLAIN = [number for number, card in CARDS.items() if card.glyph is None]


def _full(seat: int) -> Necropolis:
    """A finished pyramid, ten cards on the obelisk, ten in the tomb, glyphs wherever they fit."""
    start = 7 * seat
    glyphs, plain = _GLYPHS[start:] + _GLYPHS[:start], _PLAIN[start:] + _PLAIN[:start]
    return Necropolis(
        whole(*glyphs[:5], *plain[:5]), tuple(glyphs[15:20] + plain[5:10]), tuple(glyphs[25:30] + plain[10:15])
    )


def crowded(seats: int) -> Situation:
    """Fuller than a legal game: everybody has everything, all pairs lie there, and all of it is new."""
    events = (
        happened.RoundBegan(seat=0, round=ROUNDS, set_aside=None, pairs=()),
        *(happened.CardsDiscarded(seat=seat, cards=(CARDS[1],)) for seat in range(seats)),
        *(
            happened.PyramidBuilt(seat=seat, card=CARDS[_full(seat).pyramid[3].cards[0]], floor=3, index=0)
            for seat in range(seats)
        ),
        *(happened.ObeliskBuilt(seat=seat, card=CARDS[_full(seat).obelisk[-1]], height=10) for seat in range(seats)),
        *(happened.TombFilled(seat=seat, cards=10) for seat in range(seats)),
        happened.GodTaken(seat=0, god=God.KHEPRI),
    )
    state = table(
        seats,
        round=ROUNDS,
        necropolises=tuple(_full(seat) for seat in range(seats)),
        hands=tuple((1 + 3 * seat, 2 + 3 * seat, 3 + 3 * seat) for seat in range(seats)),
        pairs=tuple(Pair((41 + seat, 60 + seat)) for seat in range(seats)),
        first_seat=seats - 1,
    )
    return Situation(GAME, state.options, state, events)


def _asked_to_keep(seats: int) -> Situation:
    """Everybody has built, and as many as possible must discard."""
    return max(
        (situation for situation in played(seats, "nile") if state_of(situation).clearing is not None),
        key=lambda situation: (len(state_of(situation).asked_seats), state_of(situation).round),
    )


_OWN = Necropolis(pyramid((81, 20, 33), (46, 47)), obelisk=(4, 52, 90), tomb=(7, 84))


def _drafted(*actions: Action, seats: int = 3, god: God = God.SEKHMET) -> Situation:
    """Seat 0 in the middle of its build."""
    pairs = (Pair((20, 1), 0), *(Pair((41 + seat, 60 + seat), seat) for seat in range(1, seats)))
    state = building(god, (63, 21, 1), seats=seats, built=_OWN, round=6, pairs=pairs)
    since = (happened.PairTaken(seat=0, pair=0, cards=(CARDS[21], CARDS[1])),)
    for action in actions:
        state, _ = stepped(state, action)
    return Situation(GAME, state.options, state, since, eye=0)


def _keeping(seats: int, *, has_kept: bool) -> Situation:
    hands = tuple((1 + 3 * seat, 2 + 3 * seat, 3 + 3 * seat) for seat in range(seats))
    pairs = tuple(Pair((41 + seat, 60 + seat), seat) for seat in range(seats))
    state = clearing(*hands, round=4, necropolises=(_OWN,) * seats, gods=tuple(God)[:seats], pairs=pairs)
    if has_kept:
        state, _ = answered(state, 0, do.KeepCard(2))
    return Situation(GAME, state.options, state, eye=0)


def _tie() -> Situation:
    """Two share the victory; the tombs decide nothing."""
    state = ended(*(_full(seat) for seat in (0, 1, 2)), _full(0), _full(4))
    return Situation(GAME, state.options, state, names=ODD_NAMES)


@cache
def situations() -> Mapping[str, Situation]:
    build_4 = first(played(4, "nile"), _asking(Build, 7, 2))
    turn = state_of(build_4).asked_seats[0]
    pair_4 = first(played(4, "nile"), _asking(PairChoice, 6, 2))
    return {
        **{f"start-{seats}": played(seats, "nile")[0] for seats in range(2, 6)},
        "gods-2": first(played(2, "nile"), _asking(GodChoice, 5, 1)),
        "gods-3": first(played(3, "nile"), _asking(GodChoice, 8, 1)),
        "gods-4": first(played(4, "nile"), _asking(GodChoice, 6, 2)),
        "gods-5": first(played(5, "nile"), _asking(GodChoice, 9)),
        "pair-2": first(played(2, "delta"), _asking(PairChoice, 7)),
        "pair-3": first(played(3, "delta"), _asking(PairChoice, 7)),
        "pair-4": pair_4,
        "pair-untouched-4": first(played(4, "delta"), _asking(PairChoice, 3)),
        "pair-5": first(played(5, "delta"), _asking(PairChoice, 4, 2)),
        "building-2": first(played(2, "nile"), _asking(Build, 9, 1)),
        "building-5": first(played(5, "nile"), _asking(Build, 9, 2)),
        "built-4": first(played(4, "delta"), _built(7)),
        "built-5": first(played(5, "delta"), _built(6)),
        "clearing-2": _asked_to_keep(2),
        "clearing-4": _asked_to_keep(4),
        "clearing-5": _asked_to_keep(5),
        "clearing-all-5": _keeping(5, has_kept=False).seen_by(None),
        **{f"crowded-{seats}": crowded(seats) for seats in range(2, 6)},
        "odd-names-4": replace(pair_4, names=ODD_NAMES),
        "odd-names-5": replace(first(played(5, "delta"), _asking(PairChoice, 8, 1)), names=ODD_NAMES),
        "no-letters-5": replace(first(played(5, "delta"), _asking(GodChoice, 2, 1)), names=NO_LETTERS),
        "private-start-5": played(5, "nile")[0].seen_by(2),
        "private-build-4": build_4.seen_by(turn),
        "private-first-build-3": first(played(3, "nile"), _asking(Build, 1, 1)).seen_by(
            state_of(first(played(3, "nile"), _asking(Build, 1, 1))).asked_seats[0]
        ),
        "private-draft-3": _drafted(do.LayInPyramid(21, 0, 3), do.LayInTomb(63)),
        "private-draft-obelisk-4": _drafted(do.LayOnObelisk(1), seats=4),
        "private-all-laid-5": _drafted(
            do.LayOnObelisk(63), do.LayInTomb(1), do.LayInPyramid(21, 2, 0), seats=5, god=God.THOTH
        ),
        "private-pair-4": pair_4.seen_by(state_of(pair_4).asked_seats[0]),
        "private-waiting-4": build_4.seen_by((turn + 1) % 4),
        "private-clearing-4": _keeping(4, has_kept=False),
        "private-kept-4": _keeping(4, has_kept=True),
        "private-full-5": crowded(5).seen_by(1),
        "private-odd-name-4": replace(build_4, names=ODD_NAMES[:1] * 4).seen_by(turn),
        "end-2": played(2, "nile")[-1],
        "end-3": played(3, "nile")[-1],
        "end-4": played(4, "nile")[-1],
        "end-5": played(5, "nile")[-1],
        "end-seen-by-a-player-4": played(4, "nile")[-1].seen_by(1),
        "end-tie-5": _tie(),
    }
