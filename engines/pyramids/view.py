"""What an eye sees: everything but the deck, the others' hands and tombs, and a build that is not finished."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engines.core.decision import Seat
from engines.core.game import View
from engines.pyramids.components import CARDS, Card, Colour, God, gods_in_play
from engines.pyramids.necropolis import Necropolis
from engines.pyramids.options import PyramidsOptions
from engines.pyramids.pyramid import Place, placed_cards
from engines.pyramids.scoring import Sources, best_of_obelisk, majorities, outcome, sources, tomb_stones
from engines.pyramids.state import PyramidsState
from engines.pyramids.stones import Joint, joints, largest_groups
from engines.pyramids.tasks import Clearing, GodChoice


@dataclass(frozen=True, slots=True)
class SeenPair:
    """Two cards of the quarry; `taker`: who took them."""

    cards: tuple[Card, Card]
    taker: Seat | None


@dataclass(frozen=True, slots=True)
class SeenGod:
    """`taker`: who has the tile this round. `has_built`: whether that seat is done with its build."""

    god: God
    taker: Seat | None
    has_built: bool


@dataclass(frozen=True, slots=True)
class SeenCard:
    """A card of a pyramid and its place."""

    place: Place
    card: Card


@dataclass(frozen=True, slots=True)
class SeenNecropolis:
    """What a seat has built. `groups`: stones in the largest group of each colour, in the order of the colours.

    `joints`: where stones of one colour touch. `best`: the colour that most cards of the obelisk show, and on how many.
    `tomb`: its cards, for whoever may see them; `tomb_stones`: by colour, likewise; `majorities`: at the end.
    `worth`: points by source, as if the game ended now, without tombs until they are opened.
    """

    pyramid: tuple[SeenCard, ...]
    groups: tuple[int, ...]
    joints: tuple[Joint, ...]
    obelisk: tuple[Card, ...]
    best: tuple[Colour | None, int]
    tomb_size: int
    tomb: tuple[Card, ...] | None
    tomb_stones: tuple[int, ...] | None
    majorities: tuple[Colour, ...]
    hand_size: int
    worth: Sources


@dataclass(frozen=True, slots=True, kw_only=True)
class PyramidsView(View):
    """`turn`: whose choice or build it is; nobody's when all choose what to keep.

    `phase`: "gods", "build", "clearing" or "over". `gods`: by number, without the tile set aside. `hand`: the eye's
    own, with the cards that lie in its draft (`drafted`, by number). `kept`: the card that the eye has chosen to keep.
    The eye's own necropolis contains its draft.
    """

    options: PyramidsOptions
    round: int
    phase: str
    turn: Seat | None
    first_seat: Seat
    gods: tuple[SeenGod, ...]
    set_aside: God | None
    pairs: tuple[SeenPair, ...]
    necropolises: tuple[SeenNecropolis, ...]
    hand: tuple[Card, ...]
    drafted: tuple[int, ...]
    kept: Card | None
    deck: int
    discards: tuple[Card, ...]


def look(state: PyramidsState, eye: Seat | None) -> PyramidsView:
    is_over = not state.agenda
    phase, turn = _phase(state)
    built = _built(state, eye)
    worth = [sources(built, seat, with_tombs=is_over) for seat in range(state.seats)]
    tombs = [necropolis.tomb for necropolis in built]
    clearing = state.clearing
    kept = clearing.kept[eye] if clearing is not None and eye is not None else None
    return PyramidsView(
        eye=eye,
        seats=state.seats,
        scores=tuple(sum(points for _, points in row) for row in worth),
        asked=state.asked_seats,
        outcome=outcome(state) if is_over else None,
        stage=_stage(state) if state.agenda else phase,
        options=state.options,
        round=state.round,
        phase=phase,
        turn=turn,
        first_seat=state.first_seat,
        gods=_gods(state),
        set_aside=state.set_aside,
        pairs=tuple(SeenPair((CARDS[p.cards[0]], CARDS[p.cards[1]]), p.taker) for p in state.pairs),
        necropolises=tuple(
            _seen(
                built[seat],
                worth[seat],
                len(state.hands[seat]) - (len(state.drafted(seat)) if seat == eye else 0),
                majorities(tombs, seat) if is_over else (),
                is_tomb_open=is_over or seat == eye,
            )
            for seat in range(state.seats)
        ),
        hand=() if eye is None else _cards(state.hands[eye]),
        drafted=() if eye is None else state.drafted(eye),
        kept=None if kept is None else CARDS[kept],
        deck=len(state.deck),
        discards=_cards(state.discards),
    )


def _phase(state: PyramidsState) -> tuple[str, Seat | None]:
    if not state.agenda:
        return "over", None
    match state.agenda[-1]:
        case Clearing():
            return "clearing", None
        case GodChoice(seat):
            return "gods", seat
        case _:
            (seat,) = state.asked_seats
            return "build", seat


def _stage(state: PyramidsState) -> str:
    """A choice of a god is told by itself, and so is a build. The pair taken next and the discards after the last build
    are told with what came before them: they are asked on the board that tells it, and it is not to lose it.
    """
    taken = sum(pair.taker is not None for pair in state.pairs)
    unchosen = state.gods.count(None)
    free = len(gods_in_play(state.seats)) - (state.set_aside is not None) - (state.seats - unchosen)
    asked = min(unchosen, free - 1)  # the last of five has no choice
    return f"{state.round}.{taken}.{max(1, asked)}"


def _built(state: PyramidsState, eye: Seat | None) -> tuple[Necropolis, ...]:
    """What stands, and for the eye that is building, what it has laid so far."""
    build = state.build
    if build is None or build.seat != eye:
        return state.necropolises
    return tuple(
        necropolis.with_laid(*build.draft) if seat == eye else necropolis
        for seat, necropolis in enumerate(state.necropolises)
    )


@lru_cache(4096)
def _seen(
    own: Necropolis, worth: Sources, hand_size: int, majorities: tuple[Colour, ...], *, is_tomb_open: bool
) -> SeenNecropolis:
    return SeenNecropolis(
        pyramid=tuple(SeenCard(place, CARDS[card]) for place, card in placed_cards(own.pyramid)),
        groups=largest_groups(own.pyramid),
        joints=joints(own.pyramid),
        obelisk=_cards(own.obelisk),
        best=best_of_obelisk(own.obelisk),
        tomb_size=len(own.tomb),
        tomb=_cards(own.tomb) if is_tomb_open else None,
        tomb_stones=tomb_stones(own.tomb) if is_tomb_open else None,
        majorities=majorities,
        hand_size=hand_size,
        worth=worth,
    )


def _gods(state: PyramidsState) -> tuple[SeenGod, ...]:
    """Who has taken a pair and is not building any more is done."""
    building = state.build
    done = {pair.taker for pair in state.pairs} - {building.seat if building is not None else None}
    in_play = [god for god in gods_in_play(state.seats) if god is not state.set_aside]
    taken = {god: seat for seat, god in enumerate(state.gods) if god is not None}
    return tuple(SeenGod(god, taken.get(god), god in taken and taken[god] in done) for god in in_play)


def _cards(cards: tuple[int, ...]) -> tuple[Card, ...]:
    return tuple(CARDS[card] for card in cards)
