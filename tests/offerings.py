"""Offerings: a small game that exists only to prove the mechanisms, before a real game needs them.

Three nights. Each night all seats at once offer a card from a private hand (barrier). Before that a seat may once use
its amulet to swap a card with the deck (aside). Then the offers are shown (reveal); the highest, nearest to seat 0 in a
tie, takes one gift, or two gifts and then must give one away (trap: nobody may have room for it).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, assert_never, get_args

from pydantic import Discriminator, TypeAdapter

from engines.core.agenda import AgendaGame, Rules, Tell, question_id
from engines.core.decision import Action, Closed, Decision, Option, Path, Seat
from engines.core.event import Event
from engines.core.game import GameInfo, Outcome, View, ranked
from engines.core.options import Options
from engines.core.phrase import phrase
from engines.core.rng import shuffled
from engines.core.state import State, Task
from engines.core.tuples import with_added, with_item, without_first

NIGHTS, HAND, GIFTS, ROOM = 3, 3, 7, 2
CARDS = tuple(range(1, 16))


class OfferingsOptions(Options):
    amulets: bool = True


@dataclass(frozen=True, slots=True)
class Offer(Action):
    card: int
    kind: Literal["offer"] = "offer"


@dataclass(frozen=True, slots=True)
class UseAmulet(Action):
    card: int
    kind: Literal["use_amulet"] = "use_amulet"


@dataclass(frozen=True, slots=True)
class TakeGifts(Action):
    count: int
    kind: Literal["take_gifts"] = "take_gifts"


@dataclass(frozen=True, slots=True)
class GiveGift(Action):
    to: Seat
    kind: Literal["give_gift"] = "give_gift"


OfferingsAction = Offer | UseAmulet | TakeGifts | GiveGift


@dataclass(frozen=True, slots=True)
class Night(Task):
    """The barrier: what each seat has offered so far."""

    offers: tuple[int | None, ...]
    kind: Literal["night"] = "night"


@dataclass(frozen=True, slots=True)
class Reward(Task):
    seat: Seat
    kind: Literal["reward"] = "reward"


@dataclass(frozen=True, slots=True)
class Donation(Task):
    seat: Seat
    kind: Literal["donation"] = "donation"


OfferingsTask = Night | Reward | Donation


@dataclass(frozen=True, slots=True, kw_only=True)
class CardSwapped(Event):
    kind: Literal["card_swapped"] = "card_swapped"
    card: int
    drawn: int
    reveals: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class OffersShown(Event):
    kind: Literal["offers_shown"] = "offers_shown"
    offers: tuple[int | None, ...]
    reveals: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class GiftMoved(Event):
    kind: Literal["gift_moved"] = "gift_moved"
    count: int


@dataclass(slots=True)
class OfferingsState(State):
    agenda: tuple[Annotated[OfferingsTask, Discriminator("kind")], ...]
    deck: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    spent: tuple[int, ...]
    buried: tuple[int, ...]  # swapped away, seen only by whoever held it
    amulets: tuple[int, ...]
    gifts: tuple[int, ...]
    pile: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferingsView(View):
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    deck: int
    spent: tuple[int, ...]
    buried: int
    amulets: tuple[int, ...]
    has_offered: tuple[bool, ...]
    pile: int


def deal(seats: int, options: OfferingsOptions, seed: str) -> tuple[int, ...]:
    return shuffled(CARDS, seed, 0)


def lay_out(seats: int, options: OfferingsOptions, seed: str, deck: tuple[int, ...]) -> OfferingsState:
    hands = tuple(deck[HAND * seat : HAND * (seat + 1)] for seat in range(seats))
    nothing = (0,) * seats
    amulets = (int(options.amulets),) * seats
    agenda = (Night((None,) * seats),)
    return OfferingsState(seats, seed, 1, nothing, agenda, deck[HAND * seats :], hands, (), (), amulets, nothing, GIFTS)


def ask(state: OfferingsState) -> tuple[Decision, ...]:
    match state.agenda[-1]:
        case Night(offers):
            return tuple(_offer(state, seat) for seat, offer in enumerate(offers) if offer is None)
        case Reward(seat):
            one, two = _option(TakeGifts(1)), _option(TakeGifts(2))
            if state.pile > 1 and _with_room(state, seat):
                return (Decision(question_id(state, seat), seat, phrase("reward"), (one, two), one),)
            closed = Closed(two.path, phrase("nobody_has_room", room=ROOM))
            return (Decision(question_id(state, seat), seat, phrase("reward"), (one,), one, closed=(closed,)),)
        case Donation(seat):
            options = tuple(_option(GiveGift(to)) for to in _with_room(state, seat))
            return (Decision(question_id(state, seat), seat, phrase("donation"), options, options[0]),)
        case task:
            assert_never(task)


def perform(state: OfferingsState, seat: Seat, action: OfferingsAction, tell: Tell) -> None:
    task = state.agenda[-1]
    match action:
        case Offer(card):
            assert isinstance(task, Night)
            state.agenda = (*state.agenda[:-1], Night(with_item(task.offers, seat, card)))
            state.hands = with_item(state.hands, seat, without_first(state.hands[seat], card))
        case UseAmulet(card):
            drawn, *rest = state.deck
            state.deck = tuple(rest)
            state.amulets = with_item(state.amulets, seat, 0)
            state.hands = with_item(state.hands, seat, (*without_first(state.hands[seat], card), drawn))
            state.buried += (card,)
            tell(CardSwapped(seat=seat, card=card, drawn=drawn, audience=(seat,)))
        case TakeGifts(count):
            state.agenda = state.agenda[:-1] if count == 1 else (*state.agenda[:-1], Donation(seat))
            state.pile -= count
            state.gifts = with_added(state.gifts, seat, count)
            tell(GiftMoved(seat=seat, count=count))
        case GiveGift(to):
            state.agenda = state.agenda[:-1]
            state.gifts = with_added(with_added(state.gifts, seat, -1), to, 1)
            tell(GiftMoved(seat=to, count=1))
        case _:
            assert_never(action)


def settle(state: OfferingsState, tell: Tell) -> None:
    night = state.agenda[-1]
    assert isinstance(night, Night)
    shown = [offer for offer in night.offers if offer is not None]
    state.spent += tuple(shown)
    tell(OffersShown(offers=night.offers))
    nights = () if not state.hands[0] else (Night((None,) * state.seats),)
    state.agenda = (*nights, Reward(shown.index(max(shown))))


def look(state: OfferingsState, eye: Seat | None) -> OfferingsView:
    night = next((task for task in state.agenda if isinstance(task, Night)), None)
    return OfferingsView(
        eye=eye,
        seats=state.seats,
        scores=state.gifts,
        asked=state.asked_seats,
        outcome=None if state.agenda else outcome(state),
        stage=str(len(state.spent)),
        hand=() if eye is None else state.hands[eye],
        hand_sizes=tuple(map(len, state.hands)),
        deck=len(state.deck),
        spent=state.spent,
        buried=len(state.buried),
        amulets=state.amulets,
        has_offered=tuple(offer is not None for offer in night.offers) if night else (),
        pile=state.pile,
    )


def outcome(state: OfferingsState) -> Outcome:
    return ranked(((("gifts", count),) for count in state.gifts), state.amulets)


def path_of(action: OfferingsAction) -> Path:
    match action:
        case Offer(card):
            return (phrase("offer", card=card),)
        case UseAmulet(card):
            return (phrase("use_amulet"), phrase("swap", card=card))
        case TakeGifts(count):
            return (phrase("take_gifts", count=count),)
        case GiveGift(to):
            return (phrase("give_gift", to=to),)
        case _:
            assert_never(action)


def _option(action: OfferingsAction) -> Option:
    return Option(action, path_of(action), reveals=isinstance(action, UseAmulet))


def _offer(state: OfferingsState, seat: Seat) -> Decision:
    hand = state.hands[seat]
    options = tuple(_option(Offer(card)) for card in hand)
    asides = tuple(_option(UseAmulet(card)) for card in hand) if state.amulets[seat] else ()
    used = Closed((phrase("use_amulet"),), phrase("amulet_used"))
    closed = () if asides else (used,)
    prompt = phrase("night")
    return Decision(question_id(state, seat), seat, prompt, options, options[0], asides, closed, private=True)


def _with_room(state: OfferingsState, giver: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat, count in enumerate(state.gifts) if seat != giver and count < ROOM)


GAME: AgendaGame[OfferingsState, OfferingsAction, OfferingsOptions, tuple[int, ...]] = AgendaGame(
    info=GameInfo("offerings", "Offerings", (2, 3), OfferingsOptions, rules_version=1),
    rules=Rules(deal, lay_out, ask, perform, settle, path_of, look, outcome),
    state_type=OfferingsState,
    states=TypeAdapter(OfferingsState),
    action_types=get_args(OfferingsAction),
    actions=TypeAdapter(Annotated[OfferingsAction, Discriminator("kind")]),
)
