"""A second opinion, written from the rules alone: it reads the raw data, what was seen and what was told, and works out
by itself the score track, the feed, every build and the final scoring.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from fractions import Fraction
from importlib.resources import files

from engines.core.decision import Seat
from engines.core.event import Event
from engines.egizia import events as happened
from engines.egizia.view import EgiziaView, SeenPlayer

RAW = json.loads(files("engines.egizia").joinpath("egizia.json").read_text())
RIVER = [space["id"] for space in RAW["river"]["spaces"]]
CARDS = {card["id"]: card for card in [*RAW["start_cards"], *RAW["nile_cards"]]}
RIDDLES = {card["id"]: card for card in RAW["sphinx_cards"]}
PENALTY = {1: 3, 2: 2, 3: 2, 4: 1, 5: 1}
COLOURS = ["green", "yellow", "red"]


@dataclass
class Track:
    """Spaces of the score track, on each the seats from the front to the back."""

    spaces: dict[int, list[Seat]]

    def move(self, seat: Seat, by: int) -> None:
        now = next(space for space, seats in self.spaces.items() if seat in seats)
        if by:
            self.spaces[now].remove(seat)
            self.spaces.setdefault(now + by, []).append(seat)

    @property
    def from_the_front(self) -> list[Seat]:
        return [seat for space in sorted(self.spaces, reverse=True) for seat in self.spaces[space]]

    def score(self, seat: Seat) -> int:
        return next(space for space, seats in self.spaces.items() if seat in seats)


@dataclass
class Referee:
    """Follows one game."""

    seats: int
    track: Track
    order: tuple[Seat, ...]
    farthest: dict[Seat, int] = field(default_factory=dict)
    budget: int = 0
    pyramid: set[tuple[int, int]] = field(default_factory=set)
    obelisk: int = 0
    columns: dict[Seat, int] = field(default_factory=dict)
    statues: dict[tuple[Seat, int], int] = field(default_factory=dict)
    levels_now: set[tuple[Seat, int]] = field(default_factory=set)
    areas: dict[Seat, set[str]] = field(default_factory=dict)
    building: str = ""
    paid_cooperation: list[Seat] = field(default_factory=list)
    front_before: list[Seat] = field(default_factory=list)

    @classmethod
    def at(cls, first: EgiziaView) -> Referee:
        """Order tile 1 is hindmost on space 0."""
        return cls(first.seats, Track({0: list(reversed(first.order))}), first.order)

    def follow(self, events: tuple[Event, ...], after: EgiziaView) -> None:
        for event in events:
            self._check(event)
            gain = getattr(event, "points", 0)
            if gain and event.seat is not None:
                self.track.move(event.seat, gain)
        assert list(after.standing) == self.track.from_the_front
        assert list(after.scores) == [self.track.score(seat) for seat in range(self.seats)]

    def _check(self, event: Event) -> None:
        match event:
            case happened.RoundBegan():
                if event.round > 1:
                    assert event.order == tuple(reversed(self.track.from_the_front))
                self.order, self.farthest, self.areas = event.order, {}, {}
                self.paid_cooperation, self.levels_now = [], set()
            case happened.ShipPlaced(seat=seat, space=space, using=using):
                assert seat is not None
                position, before = RIVER.index(space), self.farthest.get(seat, -1)
                assert position > before or "G9" in using or ("G10" in using and position == before)
                self.farthest[seat] = max(position, before)
            case happened.CrewsCommitted(strength=strength, area=area):
                self.budget, self.building = strength, area
            case happened.BrickLaid():
                self._brick(event)
            case happened.RiddlesDrawn(seat=seat, paid=paid):
                assert seat is not None
                assert paid <= self.budget
                self.areas.setdefault(seat, set()).add("sphinx")
            case happened.CooperationScored(seat=seat, areas=areas, points=points):
                assert seat is not None
                if not self.paid_cooperation:
                    self.front_before = self.track.from_the_front
                self.paid_cooperation.append(seat)
                assert areas == len(self.areas[seat])
                assert points == {2: 2, 3: 5}[areas]
            case happened.RoundEnded():
                entitled = [seat for seat in self.front_before if len(self.areas.get(seat, ())) > 1]
                assert self.paid_cooperation == (entitled if self.paid_cooperation else [])
                assert len(self.paid_cooperation) == sum(len(areas) > 1 for areas in self.areas.values())
            case _:
                pass

    def _brick(self, event: happened.BrickLaid) -> None:
        seat = event.seat
        assert seat is not None
        if not event.is_free:
            self.budget -= event.cost
            assert self.budget >= 0
            self.areas.setdefault(seat, set()).add(self.building)
        match event.monument.value:
            case "obelisk":
                assert event.at == self.obelisk
                self.obelisk += 1
                price = [*RAW["obelisk"]["lower"], *RAW["obelisk"]["upper"]][event.at]
            case "colonnade":
                assert event.at == self.columns.get(seat, 0)
                self.columns[seat] = event.at + 1
                price = RAW["colonnade"]["costs"][event.at]
            case "pyramid":
                self._cell(event.at, event.cell)
                price = RAW["pyramid"]["costs"][event.at]
            case _:
                assert (seat, event.at) not in self.levels_now
                assert event.cell == self.statues.get((seat, event.at), 0)
                self.levels_now.add((seat, event.at))
                self.statues[seat, event.at] = event.cell + 1
                price = RAW["statue_levels"]["costs"][event.cell]
        assert event.cost == (0 if event.is_free else price)

    def _cell(self, row: int, cell: int) -> None:
        """In coordinates: a cell rests on those half a cell to its left and right, one row below."""
        assert (row, cell) not in self.pyramid
        assert cell == 0 or (row, cell - 1) in self.pyramid
        if row:
            left, right = (self._x(row, cell) + half for half in (Fraction(-1, 2), Fraction(1, 2)))
            below = {self._x(row - 1, other) for low, other in self.pyramid if low == row - 1}
            assert {left, right} <= below
        self.pyramid.add((row, cell))

    def _x(self, row: int, cell: int) -> Fraction:
        """The middle of a cell. With two players the light side stands apart from the dark one."""
        if self.seats > 2:
            return cell + Fraction(row, 2)
        dark = 3 - row
        return cell + Fraction(row, 2) if cell < dark else 10 + (cell - dark) + Fraction(row, 2)


def feed(player: SeenPlayer, flood: str, extra: int) -> tuple[int, int, int]:
    """Need, wheat and points of a feed."""
    tiles = [entry.tile for entry in player.tiles]
    wheat = extra
    for own in player.fields:
        value = CARDS[own.card]["wheat"]
        if own.card == "field" and "G4" in tiles:
            value = 10
        if "G1" in tiles:
            value += 2
        if own.colour == "green" or (own.colour == "yellow" and flood != "bottom") or flood == "top":
            wheat += value
    need = sum(player.crews)
    if wheat < need:
        return need, wheat, -PENALTY[player.wheat_market] * (need - wheat)
    return need, wheat, (wheat - need) // 3 if player.wheat_market >= 3 else 0


def final_points(view: EgiziaView) -> list[dict[str, int]]:
    """What each seat gains at the end, from what lies open then."""
    counts = [_counts(view, player) for player in view.players]
    most = max(count["pyramid"] for count in counts)
    found = []
    for seat, player in enumerate(view.players):
        own = counts[seat]
        riddles = 0
        for name in player.sphinx or ():
            card = RIDDLES[name]
            if "each" in card:
                riddles += card["points"] * own[card["each"]]
            elif "most" in card:
                others = [count[card["most"]] for other, count in enumerate(counts) if other != seat]
                riddles += card["points"] if own[card["most"]] > max(others) else 0
            else:
                riddles += card["points"] if all(own[n["metric"]] >= n["least"] for n in card["needs"]) else 0
        statues = 0
        for shown, progress in zip(view.statues, player.statues, strict=True):
            goal = next(statue for statue in RAW["statues"] if statue["id"] == shown.id)
            reached = sum(own[goal["metric"]] >= least for least in goal["least"])
            statues += (0, 2, 5, 10)[min(reached, progress.built)]
        found.append(
            {
                "pyramid_majority": 5 if own["pyramid"] == most > 0 else 0,
                "nile_cards": 5 * ("N39" in player.permanents),
                "sphinx_cards": riddles,
                "statues": statues,
                "stones": player.stones // 2 if player.stone_market >= 4 else 0,
            }
        )
    return found


def _counts(view: EgiziaView, player: SeenPlayer) -> dict[str, int]:
    seat = player.seat
    rows = [row.owners.count(seat) for row in view.pyramid]
    levels = [progress.built for progress in player.statues]
    totals = {colour: sum(own.wheat for own in player.fields if own.colour == colour) for colour in COLOURS}
    laid = sum(COLOURS.index(own.printed) - COLOURS.index(own.colour) for own in player.fields)
    return {
        "obelisk": view.obelisk.count(seat),
        "colonnade": player.colonnade,
        "pyramid": sum(rows),
        "statues": sum(levels),
        "statues_started": sum(level > 0 for level in levels),
        "statues_topped": levels.count(3),
        "pyramid_rows": sum(row > 0 for row in rows),
        "pyramid_rows_4_5": sum(rows[3:]),
        "pyramid_row_bonuses": [row.winner for row in view.pyramid].count(seat),
        "permanents": len(player.permanents) + laid,
        "sphinx_cards": len(player.sphinx or ()),
        "wheat_market": player.wheat_market,
        "stone_market": player.stone_market,
        "market_total": player.wheat_market + player.stone_market,
        "quarry_total": 3 + sum(CARDS[card].get("stones", 0) for card in player.quarries if card != "quarry"),
        "field_total": sum(totals.values()),
        "green_total": totals["green"],
        "yellow_total": totals["yellow"],
        "red_total": totals["red"],
        "yellow_red_total": totals["yellow"] + totals["red"],
        "crew_total": sum(player.crews),
        "basic_min": min(player.crews[1:]),
    }
