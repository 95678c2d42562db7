"""Looks at a state with somebody's eyes, or with everybody's: makes what `view.py` describes."""

from __future__ import annotations

from functools import cache, lru_cache

from engines.core.decision import Seat
from engines.egizia.components import (
    AREAS,
    CARDS,
    ROUNDS,
    SPACES,
    SPHINX,
    START_FIELD,
    STATUES,
    Area,
    Flood,
    Tile,
    pyramid_rows,
)
from engines.egizia.estate import OwnField, fields, produces, ration, stones_of_quarries, tiles, usable_tile
from engines.egizia.metrics import measure, statue_level, statue_worth, worth
from engines.egizia.player import SOURCES, Source
from engines.egizia.scoring import outcome
from engines.egizia.state import EgiziaState
from engines.egizia.tasks import (
    Building,
    Commitment,
    Construction,
    Feed,
    Placement,
    Riddles,
    SphinxVisit,
    StartChoice,
)
from engines.egizia.view import (
    EgiziaView,
    Progress,
    SeenArea,
    SeenBuild,
    SeenField,
    SeenPlayer,
    SeenRiddle,
    SeenRow,
    SeenSpace,
    SeenStatue,
    SeenTile,
    StatueProgress,
)


def look(state: EgiziaState, eye: Seat | None) -> EgiziaView:
    is_over = not state.agenda
    step = state.step
    top = state.agenda[-1] if state.agenda else None
    turn = state.asked_seats[0] if len(state.asked_seats) == 1 and not isinstance(top, StartChoice) else None
    standing = state.standing
    looking = top if isinstance(top, Riddles) else None
    hand = () if eye is None else state.players[eye].sphinx
    return EgiziaView(
        eye=eye,
        seats=state.seats,
        scores=tuple(player.score for player in state.players),
        asked=state.asked_seats,
        outcome=outcome(state) if is_over else None,
        stage=_stage(state, turn),
        options=state.options,
        round=state.round,
        rounds=ROUNDS,
        phase="over" if step is None else step.kind,
        turn=turn,
        order=state.order,
        standing=standing,
        flood=state.flood,
        river=tuple(_space(state, number) for number in range(len(SPACES))),
        areas=tuple(_area(state, area) for area in AREAS),
        obelisk=state.obelisk,
        pyramid=tuple(
            SeenRow(owners, dark, light, winner)
            for owners, (dark, light), winner in zip(
                state.pyramid, pyramid_rows(state.seats), state.row_winners, strict=True
            )
        ),
        finished=state.finished,
        golden=state.golden,
        purple=state.purple,
        statues=tuple(SeenStatue(name, STATUES[name].metric, STATUES[name].least) for name in state.statues),
        players=tuple(_player(state, seat, standing, is_open=is_over or seat == eye) for seat in range(state.seats)),
        build=_build(state),
        feeding=top.wheat if isinstance(top, Feed) else 0,
        decks=tuple(map(len, state.decks)),
        sphinx_deck=len(state.sphinx_deck),
        discards=state.discards,
        riddles=() if eye is None else tuple(_riddle(state, eye, card) for card in hand),
        looking=tuple(_riddle(state, eye, card) for card in looking.cards)
        if looking is not None and eye is not None and looking.seat == eye
        else (),
        looked_at=len(looking.cards) if looking is not None else 0,
        start_card=top.kept[eye] if isinstance(top, StartChoice) and eye is not None else None,
    )


def _stage(state: EgiziaState, turn: Seat | None) -> str:
    match step := state.step:
        case None:
            return "over"
        case Placement(number):
            return f"{state.round}.{step.kind}.{number}"
        case Building(area, berth):
            return f"{state.round}.{step.kind}.{area}.{berth}.{turn}"
        case _:
            return f"{state.round}.{step.kind}.{turn}"


def _space(state: EgiziaState, number: int) -> SeenSpace:
    space, spot = SPACES[number], state.spots[number]
    ships = state.harbour(Area(space.id)).ships if space.kind == "area" else spot.ships
    return _seen_space(number, spot.piece, ships, state.round == 1 and state.seats > 2, state.seats == 2)


@lru_cache(4096)
def _seen_space(
    number: int, piece: str | None, ships: tuple[Seat, ...], is_first_of_many: bool, is_for_two: bool
) -> SeenSpace:
    space = SPACES[number]
    is_round = space.kind == "round"
    return SeenSpace(
        id=space.id,
        kind=space.kind,
        card=piece if space.kind == "card" else None,
        tile=piece if is_round else None,
        is_printed=is_round and piece is not None and is_first_of_many,
        ships=ships,
        is_open=not (space.three_plus and is_for_two),
    )


def _area(state: EgiziaState, area: Area) -> SeenArea:
    harbour = state.harbour(area)
    built = tuple(seat for seat, player in enumerate(state.players) if area in player.built)
    return SeenArea(area, harbour.berths, harbour.waiting, built)


def _player(state: EgiziaState, seat: Seat, standing: tuple[Seat, ...], *, is_open: bool) -> SeenPlayer:
    player = state.players[seat]
    top = state.agenda[-1] if state.agenda else None
    extra = top.wheat if isinstance(top, Feed) and top.seat == seat else 0
    laid = [improvement.card for improvement in player.improvements]
    return SeenPlayer(
        seat=seat,
        number=state.order.index(seat) + 1,
        place=standing.index(seat),
        score=player.score,
        points=_by_source(player.points),
        crews=player.crews,
        committed=player.committed,
        stones=player.stones,
        yields=stones_of_quarries(player),
        forecast=ration(state, seat, extra),
        wheat_market=player.wheat_market,
        stone_market=player.stone_market,
        ships=player.ships,
        reach=SPACES[player.reach].id if player.reach >= 0 else None,
        has_passed=player.has_passed,
        fields=_fields(state, seat),
        quarries=_of_types(player.cards, "quarry", "combo"),
        permanents=tuple(card for card in _of_types(player.cards, "permanent") if card not in laid),
        used=tuple(name for name in player.used if name in CARDS),
        anytime=_of_types(player.cards, "anytime"),
        colonnade=player.colonnade,
        tiles=tuple(SeenTile(tile, _is_used(state, seat, tile)) for tile in tiles(state, seat)),
        statues=tuple(
            _statue(name, built, measure(state, seat, STATUES[name].metric))
            for name, built in zip(state.statues, player.statues, strict=True)
        ),
        built=player.built,
        sphinx_size=len(player.sphinx),
        sphinx=player.sphinx if is_open else None,
    )


@cache
def _statue(name: str, built: int, has: int) -> StatueProgress:
    level = statue_level(STATUES[name], built, has)
    return StatueProgress(built, has, level, statue_worth(level))


def _is_used(state: EgiziaState, seat: Seat, tile: Tile) -> bool:
    """Golden tiles are never used up."""
    player = state.players[seat]
    return (tile in player.used or tile in player.spent) and not usable_tile(state, seat, tile)


def _fields(state: EgiziaState, seat: Seat) -> tuple[SeenField, ...]:
    return _seen_fields(fields(state, seat), state.flood, Tile.G4 in tiles(state, seat))


@lru_cache(4096)
def _seen_fields(own: tuple[OwnField, ...], flood: Flood, is_flipped: bool) -> tuple[SeenField, ...]:
    return tuple(
        SeenField(
            card=field.card,
            printed=CARDS[field.card].field or field.colour,
            colour=field.colour,
            wheat=field.wheat,
            stones=CARDS[field.card].stones,
            is_producing=produces(field.colour, flood),
            is_flipped=field.card == START_FIELD and is_flipped,
        )
        for field in own
    )


@lru_cache(4096)
def _by_source(points: tuple[int, ...]) -> tuple[tuple[Source, int], ...]:
    return tuple(zip(SOURCES, points, strict=True))


@lru_cache(4096)
def _of_types(cards: tuple[str, ...], *types: str) -> tuple[str, ...]:
    return tuple(card for card in cards if CARDS[card].type in types)


def _riddle(state: EgiziaState, seat: Seat, name: str) -> SeenRiddle:
    card = SPHINX[name]
    if card.each is not None:
        progress: tuple[Progress, ...] = (Progress(card.each, measure(state, seat, card.each), None),)
    elif card.most is not None:
        others = [measure(state, other, card.most) for other in range(state.seats) if other != seat]
        progress = (Progress(card.most, measure(state, seat, card.most), max(others) + 1),)
    else:
        progress = tuple(Progress(need.metric, measure(state, seat, need.metric), need.least) for need in card.needs)
    return SeenRiddle(name, card.points, worth(state, seat, name), progress)


def _build(state: EgiziaState) -> SeenBuild | None:
    """Also while a choice within the build is open."""
    for task in reversed(state.agenda):
        match task:
            case Commitment(seat, area, _, strength):
                return SeenBuild(seat, area, None, strength, ())
            case Construction(seat, area, budget, laid):
                return SeenBuild(seat, area, budget, 0, laid)
            case SphinxVisit(seat, _, budget):
                return SeenBuild(seat, Area.SPHINX, budget, 0, ())
            case Riddles(seat):
                return SeenBuild(seat, Area.SPHINX, 0, 0, ())
            case _:
                pass
    return None
