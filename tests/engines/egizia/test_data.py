"""The data is complete and consistent, and says of each record where it comes from."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files

import pytest
from pydantic import TypeAdapter, ValidationError

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


def test_no_sentence_of_the_booklet_is_needed() -> None:
    """The module names what is ours."""
    assert components.__doc__ is not None
    assert "reconstruction" in components.__doc__
    assert set(BOX.sources) == {"T", "A", "O", "R"}
