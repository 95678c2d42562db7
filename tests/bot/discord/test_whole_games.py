"""Whole games from `new` to the final picture, by pressing only what is offered, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from tests.bot.discord.kept import Row
from tests.bot.discord.playing import ALL_B, MIXED, Playing, begun, speaking_french
from tests.bot.discord.server import Seen, Server, server

NAMES = ("amina", "bastien", "chloe")
IMHOTEP_QUESTIONS = {
    "turn",
    "market_pick",
    "pair_choice",
    "pyramid_stone",
    "pyramid_bonus",
    "temple_choice",
    "second_stone",
    "departure",
    "unloading_order",
}


def _round(text: str) -> Callable[[Row], str]:
    return lambda row: "" if row.status == "over" else text.format(row.state.round)  # type: ignore[attr-defined]


def _gifts(text: str) -> Callable[[Row], str]:
    return lambda row: "" if row.status == "over" else f"{row.state.pile} {text}"  # type: ignore[attr-defined]


async def _rematch(here: Server, playing: Playing) -> None:
    """Whoever wants another game has the same people invited."""
    over = playing.board
    *others, who = (playing.person(user) for user in playing.row.users)
    await who.click(over.message, custom_id=over.pressed("rematch")[0])
    (again,) = [table for table in here.kept.tables() if table.id != playing.table_id]
    assert (again.status, again.options) == ("lobby", playing.row.options)
    assert again.users == (who.id, *(other.id for other in others))
    assert again.seed != playing.row.seed
    assert sorted(map(int, here.sent()[-1].json["allowed_mentions"]["users"])) == [other.id for other in others]
    lobby = here.board(again.id)
    for other in others:
        assert other.mention in lobby.text
        await other.click(lobby.message, custom_id=lobby.pressed("join")[0])
    await who.click(lobby.message, custom_id=here.board(again.id).pressed("start")[0])
    assert here.kept.table(again.id).status == "running"


def _proved(here: Server, playing: Playing, over: Seen) -> None:
    """The seed fits the fingerprint that the channel saw before the first move."""
    row = playing.row
    fingerprint = sha256(row.seed.encode()).hexdigest()
    assert f"`{fingerprint}`" in playing.first_text
    assert f"`{row.seed}`" not in playing.first_text
    assert f"`{row.seed}`" in over.text
    assert f"`{fingerprint}`" in over.text
    assert [f"`{row.seed}`" in seen.text for seen in here.public()].count(True) == 1


async def _finished(here: Server, playing: Playing, *said: str) -> None:
    await playing.to_the_end()
    over = playing.board
    for text in said:
        assert text in over.text
    outcome = playing.row.engine.outcome(playing.row.state)
    assert outcome is not None
    for result in outcome.results:
        name = playing.person(playing.row.users[result.seat]).name
        assert f"{result.place}. {name} {result.points}" in over.text
    assert len(here.picture(over)) > 1000
    assert here.sent()[-1].json["allowed_mentions"]["users"] == []
    _proved(here, playing, over)
    await _rematch(here, playing)


@pytest.mark.asyncio
async def test_imhotep_in_english(tmp_path: Path) -> None:
    """With side B everywhere, this seed and these presses ask every question there is."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="5", **ALL_B)
        playing.header = _round("Imhotep · round {} of 6")
        await _finished(here, playing, "Imhotep · game over", "The game is over", "Ranking: 1.")
        assert playing.kinds == IMHOTEP_QUESTIONS
        assert playing.most_presses == 2


@pytest.mark.asyncio
async def test_imhotep_in_french(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        await speaking_french(here)
        playing = await begun(here, "imhotep", *NAMES, seed="1", **MIXED)
        playing.header = _round("Imhotep · manche {} sur 6")
        await _finished(here, playing, "Imhotep · partie finie", "Graine du mélange")
        assert playing.kinds >= {"turn", "market_pick", "pair_choice", "temple_choice"}
        assert playing.most_presses == 2


@pytest.mark.asyncio
@pytest.mark.parametrize("players", [2, 3])
async def test_the_test_game_in_english(tmp_path: Path, players: int) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES[:players], seed="x")
        playing.header, playing.asks_anew = _gifts("gift"), False
        await _finished(here, playing, "Offerings · game over", "The game is over", "Ranking: 1.")
        assert playing.kinds >= {"night", "reward"}


@pytest.mark.asyncio
@pytest.mark.parametrize("players", [2, 3])
async def test_the_test_game_in_french(tmp_path: Path, players: int) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        await speaking_french(here)
        playing = await begun(here, "offerings", *NAMES[:players], seed="y")
        playing.header, playing.asks_anew = _gifts("cadeau"), False
        await _finished(here, playing, "Offerings · partie finie", "Graine du mélange")
        assert playing.kinds >= {"night", "reward"}


@pytest.mark.asyncio
async def test_with_two_and_with_four(tmp_path: Path) -> None:
    """The fewest and the most that Imhotep takes; only a few turns each."""
    async with server(tmp_path / "games.db", *NAMES, "dario") as here:
        for names in (NAMES[:2], (*NAMES, "dario")):
            playing = await begun(here, "imhotep", *names, seed="8", **ALL_B)
            assert len(playing.row.users) == len(names)
            for _ in range(12):
                await playing.step()
