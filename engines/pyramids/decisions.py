"""Who must choose, among what, what is closed and why: the only place where legality is written.

A build is a draft until its seat is done, so its questions are private. An optional card is offered only while another
one is left for the pyramid.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import assert_never

from engines.core.agenda import question_id
from engines.core.decision import Closed, Decision, Option, Seat
from engines.core.phrase import Phrase, phrase
from engines.pyramids import labels
from engines.pyramids.actions import FinishBuild, KeepCard, LayInPyramid, LayInTomb, LayOnObelisk, TakeGod, TakePair
from engines.pyramids.components import KEPT, ROUNDS, Edifice, God, favour, gods_in_play
from engines.pyramids.labels import with_fact
from engines.pyramids.pyramid import Place, open_places
from engines.pyramids.state import Pair, PyramidsState
from engines.pyramids.tasks import Build, Clearing, Construction, GodChoice, PairChoice, RoundStart


def ask(state: PyramidsState) -> tuple[Decision, ...]:
    """The questions of the task on top of the agenda; none when it settles itself."""
    match state.agenda[-1]:
        case GodChoice(seat):
            return (_god_choice(state, seat),)
        case PairChoice(seat):
            return (_pair_choice(state, seat),)
        case Build() as build:
            return (_build(state, build),)
        case Clearing(kept):
            return tuple(_clearing(state, seat) for seat in range(state.seats) if _must_discard(state, kept, seat))
        case RoundStart() | Construction():
            return ()
        case task:
            assert_never(task)


def _god_choice(state: PyramidsState, seat: Seat) -> Decision:
    options, closed = [], []
    for god in gods_in_play(state.seats):
        if god is state.set_aside:
            closed.append(Closed((labels.god_label(god),), _SET_ASIDE))
        elif god in state.gods:
            closed.append(Closed((labels.god_label(god),), phrase("god_taken", seat=state.gods.index(god))))
        else:
            options.append(_god(god, favour(god, state.seats).most))
    return Decision(question_id(state, seat), seat, _GOD_CHOICE, tuple(options), options[0], (), tuple(closed))


def _pair_choice(state: PyramidsState, seat: Seat) -> Decision:
    options = tuple([_pair(number, pair) for number, pair in enumerate(state.pairs) if pair.taker is None])
    closed = tuple(
        [
            Closed(labels.path_of(TakePair(number)), phrase("pair_taken", seat=pair.taker))
            for number, pair in enumerate(state.pairs)
            if pair.taker is not None
        ]
    )
    return Decision(question_id(state, seat), seat, _PAIR_CHOICE, options, options[0], (), closed)


def _build(state: PyramidsState, build: Build) -> Decision:
    """Card by card: where it can go, and why not elsewhere; then the end, which cannot be taken back."""
    seat, god = build.seat, state.gods[build.seat]
    assert god is not None
    laid = {entry.edifice for entry in build.draft}
    drafted = state.drafted(seat)
    cards = [(letter, card) for letter, card in enumerate(state.hands[seat]) if card not in drafted]
    is_built = Edifice.PYRAMID in laid
    places = () if is_built else open_places(state.necropolises[seat].pyramid)
    shut = {edifice: reason for edifice in _OPTIONAL if (reason := _why_not(state, build, god, edifice, len(cards)))}
    options = []
    closed = [_NO_SECOND if is_built else Closed((labels.FINISH,), _PYRAMID_FIRST)]
    closed += [_closed(edifice, reason) for edifice, reason in shut.items()]
    for letter, card in cards:
        options += [_in_pyramid(letter, card, number, place) for number, place in enumerate(places, 1)]
        options += [_optional(letter, card, edifice) for edifice in _OPTIONAL if edifice not in shut]
    prompt = _BUILD if options else _BUILT
    options += [_FINISH] if is_built else []
    default = _FINISH if is_built else options[0]
    return Decision(question_id(state, seat), seat, prompt, tuple(options), default, (), tuple(closed), private=True)


def _why_not(state: PyramidsState, build: Build, god: God, edifice: Edifice, left: int) -> Phrase | None:
    allowed = favour(god, state.seats)
    laid = [entry.edifice for entry in build.draft if entry.edifice is not Edifice.PYRAMID]
    if edifice not in allowed.edifices:
        return _not_allowed(god, edifice)
    if edifice in laid:
        return _one_a_round(edifice)
    if len(laid) == allowed.most:
        return _ONE_OF_BOTH
    if left == 0:
        return _NO_CARD_LEFT
    if len(laid) == len(build.draft) and left == 1:
        return _LAST_CARD
    return None


def _must_discard(state: PyramidsState, kept: tuple[int | None, ...], seat: Seat) -> bool:
    """After the last round nobody is asked: what is left in hand counts for nothing."""
    return state.round < ROUNDS and kept[seat] is None and len(state.hands[seat]) > KEPT


def _clearing(state: PyramidsState, seat: Seat) -> Decision:
    options = tuple([_keep(letter, card) for letter, card in enumerate(state.hands[seat])])
    return Decision(question_id(state, seat), seat, _CLEARING, options, options[0], private=True)


@cache
def _god(god: God, most: int) -> Option:
    return Option(TakeGod(god), (phrase("god_favour", god=god, most=most),))


@lru_cache(4096)  # there are far more pairs than anybody will ever see
def _pair(number: int, pair: Pair) -> Option:
    left, right = (labels.card_phrase(card) for card in pair.cards)
    return Option(TakePair(number), (phrase("pair_cards", pair=number + 1, left=left, right=right),))


@cache
def _in_pyramid(letter: int, card: int, number: int, place: Place) -> Option:
    action = LayInPyramid(card, place.floor, place.index)
    hand_card, label = labels.path_of(action)
    return Option(action, (with_fact(hand_card, "letter", letter), with_fact(label, "number", number)))


@cache
def _optional(letter: int, card: int, edifice: Edifice) -> Option:
    action = LayOnObelisk(card) if edifice is Edifice.OBELISK else LayInTomb(card)
    hand_card, label = labels.path_of(action)
    return Option(action, (with_fact(hand_card, "letter", letter), label))


@cache
def _keep(letter: int, card: int) -> Option:
    action = KeepCard(card)
    (label,) = labels.path_of(action)
    return Option(action, (with_fact(label, "letter", letter),))


@cache
def _closed(edifice: Edifice, reason: Phrase) -> Closed:
    """For every card alike."""
    return Closed((labels.ANY_CARD, _EDIFICE_LABELS[edifice]), reason)


@cache
def _not_allowed(god: God, edifice: Edifice) -> Phrase:
    return phrase("not_allowed", god=god, edifice=edifice)


@cache
def _one_a_round(edifice: Edifice) -> Phrase:
    return phrase("one_a_round", edifice=edifice)


_OPTIONAL = (Edifice.OBELISK, Edifice.TOMB)
_EDIFICE_LABELS = {
    Edifice.PYRAMID: labels.IN_PYRAMID,
    Edifice.OBELISK: labels.ON_OBELISK,
    Edifice.TOMB: labels.IN_TOMB,
}
_FINISH = Option(FinishBuild(), (labels.FINISH,), reveals=True)
_GOD_CHOICE = phrase("god_choice")
_PAIR_CHOICE = phrase("pair_choice")
_BUILD = phrase("build")
_BUILT = phrase("built")
_CLEARING = phrase("clearing")
_SET_ASIDE = phrase("god_set_aside")
_PYRAMID_FIRST = phrase("pyramid_first")
_ONE_OF_BOTH = phrase("one_of_both")
_NO_CARD_LEFT = phrase("no_card_left")
_LAST_CARD = phrase("last_card")
_NO_SECOND = _closed(Edifice.PYRAMID, _one_a_round(Edifice.PYRAMID))
