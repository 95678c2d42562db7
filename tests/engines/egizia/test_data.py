"""The data is complete and consistent, and says of each record where it comes from."""

from __future__ import annotations

import json
import sys
from collections import Counter
from importlib.resources import files
from pathlib import Path
from shutil import copytree
from subprocess import run

import pytest
from pydantic import TypeAdapter, ValidationError

import engines
from engines.egizia import components
from engines.egizia.components import (
    BOX,
    CARDS,
    DECKS,
    SEATS,
    SPACES,
    TILES,
    Box,
    deck_of_round,
    nile_deck,
    open_spaces,
    pyramid_rows,
    sphinx_deck,
    tiles_in_play,
)

RAW = json.loads(files("engines.egizia").joinpath("egizia.json").read_text())


def test_the_counts_of_the_booklet() -> None:
    """P. 2."""
    assert Counter(card.deck for card in BOX.nile_cards) == {"1/2": 22, "3/4": 22, "5": 12}
    assert len(BOX.sphinx_cards) == 35
    assert len(BOX.tiles) == 11
    assert len(BOX.statues) == 9
    assert len(BOX.golden_tiles) == len(BOX.purple_tiles) == 5
    assert Counter(statue.set for statue in BOX.statues) == {"A": 4, "B": 5}
    assert Counter(space.kind for space in SPACES) == {"card": 10, "round": 7, "area": 3}


def test_what_the_booklet_fixes() -> None:
    """Effects, markets and limits are tested by their rules; these are what tests would take from the data."""
    assert {statue.id: (statue.metric.value, statue.least) for statue in BOX.statues} == {
        "ST1": ("market_total", (6, 8, 10)),
        "ST2": ("sphinx_cards", (4, 5, 6)),
        "ST3": ("obelisk", (2, 3, 4)),
        "ST4": ("pyramid", (3, 4, 6)),
        "ST5": ("permanents", (2, 3, 4)),
        "ST6": ("yellow_red_total", (8, 12, 16)),
        "ST7": ("green_total", (8, 11, 13)),
        "ST8": ("quarry_total", (7, 11, 13)),
        "ST9": ("crew_total", (12, 15, 18)),
    }
    assert (BOX.statue_levels.costs, BOX.statue_levels.points) == ((1, 2, 2), (2, 5, 10))
    assert [(c.points, c.each) for c in BOX.sphinx_cards if c.each] == [(2, "pyramid_row_bonuses"), (2, "permanents")]
    assert [c.most for c in BOX.sphinx_cards if c.most] == ["quarry_total", "red_total", "yellow_total", "green_total"]
    tops = {"wheat_market": 5, "stone_market": 5, "colonnade": 7}
    alone = {c.needs[0].metric: c.needs[0].least for c in BOX.sphinx_cards if c.src.startswith("T") and c.needs}
    assert alone == tops
    assert pyramid_rows(2) == ((3, 3), (2, 2), (1, 1))
    assert [sum(row) for row in pyramid_rows(3)] == [sum(row) for row in pyramid_rows(4)] == [5, 4, 3, 2, 1]


def test_cards_of_one_kind_do_the_same() -> None:
    kinds: dict[str, set[object]] = {}
    for card in BOX.nile_cards:
        if card.kind is not None:
            kinds.setdefault(card.kind, set()).add((card.type, card.on_gain, card.use, card.power, card.at_end))
    assert {kind for kind, does in kinds.items() if len(does) > 1} == set()
    assert len(kinds) == 24


def test_ids_are_unique() -> None:
    ids = [*CARDS, *TILES, *(c.id for c in BOX.sphinx_cards), *(s.id for s in BOX.statues), *(s.id for s in SPACES)]
    assert len(set(ids)) == len(ids)


def test_the_river_runs_as_it_is_printed() -> None:
    order = "C1 R1 C2 R2 C3 obelisk_colonnade C4 R3 C5 R4 C6 pyramid_statues C7 R5 C8 R6 C9 sphinx C10 R7"
    assert [space.id for space in SPACES] == order.split()
    assert all(space.printed in TILES for space in SPACES if space.kind == "round")


def test_every_record_names_its_source() -> None:
    records = [*RAW["nile_cards"], *RAW["sphinx_cards"], *RAW["tiles"], *RAW["statues"], *RAW["start_cards"]]
    records += [*RAW["golden_tiles"], *RAW["purple_tiles"]]
    records += [value for value in RAW.values() if isinstance(value, dict) and "src" in value]
    assert len(records) > 120
    for record in records:
        letters = {part.split("-")[0] for part in record["src"].replace("+", "/").split("/")}
        assert letters <= set(BOX.sources), record


@pytest.mark.parametrize("seats", range(SEATS[0], SEATS[1] + 1))
def test_the_decks_last_for_their_rounds(seats: int) -> None:
    needed = Counter(deck_of_round(number) for number in range(1, 6))
    for number, deck in enumerate(DECKS):
        assert len(nile_deck(deck, seats)) >= needed[number] * len(open_spaces(seats, "card"))
    assert len(tiles_in_play(seats)) >= len(open_spaces(seats, "round"))


def test_two_players_leave_cards_and_tiles_out() -> None:
    assert tiles_in_play(2) == ("T01", "T02", "T03", "T10", "T11")
    assert [len(nile_deck(deck, 2)) for deck in DECKS] == [18, 18, 10]
    assert len(sphinx_deck(2)) == 31
    assert [SPACES[number].id for number in open_spaces(2, "round")] == ["R3", "R4", "R5", "R6", "R7"]
    assert "T10" not in tiles_in_play(3)


def test_a_correction_needs_no_code() -> None:
    """The data is read and checked as it is: a wrong word is refused, another number is not."""
    box = TypeAdapter(Box)
    changed = json.loads(json.dumps(RAW))
    changed["nile_cards"][0]["stones"] = 4
    assert box.validate_python(changed).nile_cards[0].stones == 4
    changed["nile_cards"][0]["stone"] = 4
    with pytest.raises(ValidationError):
        box.validate_python(changed)


def test_a_corrected_box_is_played(tmp_path: Path) -> None:
    """Whole games with other costs, another river, decks and effects: nothing but the data is changed."""
    copytree(Path(engines.__file__).parent, tmp_path / "engines")
    changed = json.loads(json.dumps(RAW))
    changed["obelisk"] |= {"lower": [2, 2, 2, 2], "upper": [2, 2, 2]}
    changed["colonnade"] |= {"costs": [2] * 8, "golden": 2, "purple": 4}
    changed["pyramid"] |= {"costs": [2] * 4, "large": [[4, 0], [3, 0], [2, 0], [1, 0]]}
    changed["river"]["spaces"][1]["printed"] = "T09"
    for card in changed["nile_cards"][:6]:
        card["stones"] = 9
    changed["nile_cards"][30]["on_gain"] = changed["tiles"][8]["effects"]
    (tmp_path / "engines/egizia/egizia.json").write_text(json.dumps(changed))
    command = (sys.executable, "-m", "engines", "playout", "egizia", "--seats", "3", "--games", "4", "--transcript")
    played = run(command, cwd=tmp_path, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, check=True, text=True)
    told = [
        event for line in played.stdout.splitlines() for step in json.loads(line)["steps"] for event in step["events"]
    ]
    bricks = [event for event in told if event["kind"] == "brick_laid" and event["monument"] != "statues"]
    assert {event["cost"] for event in bricks if not event["is_free"]} == {2}
    first = next(event for event in told if event["kind"] == "round_began")
    assert ["R1", "T09"] in first["tiles"]
    assert max(event["count"] + event["lost"] for event in told if event["kind"] == "stones_produced") >= 3 + 9


def test_no_sentence_of_the_booklet_is_needed() -> None:
    """The module names what is ours."""
    assert components.__doc__ is not None
    assert "reconstruction" in components.__doc__
    assert set(BOX.sources) == {"T", "A", "O", "R"}
