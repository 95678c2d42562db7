"""Whole games from `new` to the final picture, by pressing only what is offered, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bot.words.words import words
from engines.core.event import seen_by
from tests.bot.discord.kept import Row
from tests.bot.discord.playing import ALL_B, MIXED, Playing, begun, offers, speaking_french
from tests.bot.discord.server import TEXT, Reply, Seen, Server, server, walk

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
DUEL_QUESTIONS = {"turn", "pawn_placement", "unloading"}
EGIZIA_QUESTIONS = {
    "start_choice",
    "turn",
    "grow_crew",
    "move_flood",
    "commitment",
    "construction",
    "sphinx_visit",
    "riddles",
}
PYRAMIDS_QUESTIONS = {"god_choice", "pair_choice", "build", "built", "clearing"}
FIVE = (*NAMES, "djoser", "esme")


def _round(text: str, before: str = "") -> Callable[[Row], str]:
    """`before`: the first round."""

    def said(row: Row) -> str:
        number: int = row.state.round  # type: ignore[attr-defined]
        return "" if row.status == "over" else text.format(number) if number else before

    return said


def _turn(text: str) -> Callable[[Row], str]:
    return lambda row: "" if row.status == "over" else text.format(row.engine.view(row.state, None).stage)


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
        playing = await begun(here, "imhotep", *NAMES, seed="6", **ALL_B)
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
async def test_the_duel_in_english(tmp_path: Path) -> None:
    """This seed and these presses ask every question there is."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "duel", *NAMES[:2], seed="1", temple="B", burial_chamber="B")
        playing.header = _turn("Imhotep: The Duel · turn {}")
        await _finished(here, playing, "Imhotep: The Duel · game over", "The game is over", "Ranking: 1.")
        assert playing.kinds == DUEL_QUESTIONS
        assert playing.most_presses == 2


@pytest.mark.asyncio
async def test_the_duel_in_french(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        await speaking_french(here)
        playing = await begun(here, "duel", *NAMES[:2], seed="2", obelisk="B", pyramids="B")
        playing.header = _turn("Imhotep: The Duel · tour {}")
        await _finished(here, playing, "Imhotep: The Duel · partie finie", "Graine du mélange")
        assert playing.kinds >= {"turn", "pawn_placement"}
        assert playing.most_presses == 2


@pytest.mark.asyncio
@pytest.mark.parametrize("players", [2, 3, 5])
async def test_pyramids_in_english(tmp_path: Path, players: int) -> None:
    """An open panel goes on with two presses a card; whoever opens it first presses once more."""
    async with server(tmp_path / "games.db", *FIVE[:players]) as here:
        playing = await begun(here, "pyramids", *FIVE[:players], seed="pyramids")
        playing.header = _round("Pyramids · round {} of 10")
        await _finished(here, playing, "Pyramids · game over", "The game is over", "Ranking: 1.")
        assert playing.kinds == PYRAMIDS_QUESTIONS
        assert (playing.most_presses, playing.most_in_panel) == (3, 2)


@pytest.mark.asyncio
@pytest.mark.parametrize("players", [2, 3, 5])
async def test_pyramids_in_french(tmp_path: Path, players: int) -> None:
    async with server(tmp_path / "games.db", *FIVE[:players]) as here:
        await speaking_french(here)
        playing = await begun(here, "pyramids", *FIVE[:players], seed="pyramides")
        playing.header = _round("Pyramids · manche {} sur 10")
        await _finished(here, playing, "Pyramids · partie finie", "Graine du mélange")
        assert playing.kinds == PYRAMIDS_QUESTIONS
        assert (playing.most_presses, playing.most_in_panel) == (3, 2)


@pytest.mark.asyncio
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_egizia_in_english(tmp_path: Path, players: int) -> None:
    """Whatever is chosen takes two presses; whoever opens his hand for it presses once more."""
    async with server(tmp_path / "games.db", *FIVE[:players]) as here:
        playing = await begun(here, "egizia", *FIVE[:players], seed="egizia")
        playing.header = _round("Egizia: Shifting Sands · round {} of 5, ", "Egizia: Shifting Sands · before round 1, ")
        await _finished(here, playing, "Egizia: Shifting Sands · game over", "The game is over", "Ranking: 1.")
        assert playing.kinds >= EGIZIA_QUESTIONS
        assert playing.most_presses <= 3


@pytest.mark.asyncio
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_egizia_in_french(tmp_path: Path, players: int) -> None:
    async with server(tmp_path / "games.db", *FIVE[:players]) as here:
        await speaking_french(here)
        playing = await begun(here, "egizia", *FIVE[:players], seed="egizia")
        playing.header = _round(
            "Egizia: Shifting Sands · manche {} sur 5, ", "Egizia: Shifting Sands · avant la manche 1, "
        )
        await _finished(here, playing, "Egizia: Shifting Sands · partie finie", "Graine du mélange")
        assert playing.kinds >= EGIZIA_QUESTIONS


@pytest.mark.asyncio
@pytest.mark.parametrize("players", [2, 3])
async def test_the_test_game_in_english(tmp_path: Path, players: int) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES[:players], seed="x")
        playing.header = _gifts("gift")
        await _finished(here, playing, "Offerings · game over", "The game is over", "Ranking: 1.")
        assert playing.kinds >= {"night", "reward"}


@pytest.mark.asyncio
@pytest.mark.parametrize("players", [2, 3])
async def test_the_test_game_in_french(tmp_path: Path, players: int) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        await speaking_french(here)
        playing = await begun(here, "offerings", *NAMES[:players], seed="y")
        playing.header = _gifts("cadeau")
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


@pytest.mark.asyncio
async def test_a_rematch_is_opened_once(tmp_path: Path) -> None:
    """Whoever presses too is shown the way to the lobby; at once or later, the same person or another."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES[:2], seed="x", looks=False)
        await playing.to_the_end()
        over = playing.board
        rematch = over.pressed("rematch")[0]
        await here.at_once(*((here.people[name], over.message, rematch) for name in NAMES[:2] * 2))
        assert [table.status for table in here.kept.tables()] == ["over", "lobby"]
        lobby = here.public()[-1].message.id
        for name in NAMES[:2]:
            reply = Reply(await here.people[name].click(over.message, label="Rematch"))
            assert [table.status for table in here.kept.tables()] == ["over", "lobby"]
            assert str(lobby) in reply.text
        reply = Reply(await here.people["chloe"].click(over.message, label="Rematch"))
        assert reply.text == "You do not play in this game."


@pytest.mark.asyncio
async def test_who_is_asked_again_after_a_barrier_is_pinged(tmp_path: Path) -> None:
    """All three were mentioned for their offers; the one who then is asked for the reward answered hours ago."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES, seed="x")
        state: Any = playing.row.state
        first = [hand[0] for hand in state.hands]
        winner = first.index(max(first))
        order = [winner, *(seat for seat in range(3) if seat != winner)]
        for seat in order[:-1]:
            await offers(playing, playing.person(playing.row.users[seat]))
        posted = len(here.sent())
        await offers(playing, playing.person(playing.row.users[order[-1]]))
        assert playing.row.question == "reward"
        assert playing.row.asked == [playing.row.users[winner]]
        assert len(here.sent()) == posted + 1, "an edit pings nobody"
        assert here.sent()[-1].json["allowed_mentions"]["users"] == playing.row.asked


@pytest.mark.asyncio
async def test_the_fingerprint_stays_in_the_channel(tmp_path: Path) -> None:
    """A first board that is edited, as in a barrier, must not take the only proof with it."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES, seed="x", looks=False)
        for person in here.people.values():
            await offers(playing, person)
        while playing.row.question == "reward":
            await playing.step()
        fingerprint = sha256(playing.row.seed.encode()).hexdigest()
        assert any(fingerprint in seen.text for seen in here.public())


@pytest.mark.asyncio
async def test_a_rematch_keeps_to_the_settings(tmp_path: Path) -> None:
    async with server(tmp_path / "games.db", *NAMES) as here:
        boss = here.join_with("boss", manage_guild=True)
        playing = await begun(here, "offerings", *NAMES[:2], seed="x", looks=False)
        await playing.to_the_end()
        await boss.slash(here.channel, "games settings", openers="managers")
        reply = Reply(await here.people["amina"].click(playing.board.message, label="Rematch"))
        assert reply.text == "On this server only members with Manage Server may open games."
        assert len(here.kept.tables()) == 1


@pytest.mark.asyncio
async def test_the_board_tells_what_happened_and_the_old_one_keeps_its_story(tmp_path: Path) -> None:
    """So the channel reads as the story of the game, with one picture at its end."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "imhotep", *NAMES, seed="5", looks=False, **ALL_B)
        row = playing.row
        said = words("en", "imhotep").about(row.engine.info.options.parse(row.options))
        posts = 0
        posted: dict[int, str] = {}
        while playing.steps < 30:
            before, old = playing.row, playing.board
            texts = [part["content"] for part in walk([old.message.components[0].to_dict()]) if part["type"] == TEXT]
            posted.setdefault(old.message.id, texts[-1])
            await playing.step()
            entry = here.kept.log(playing.table_id)[-1]
            step = row.engine.apply(before.state, entry["seat"], row.engine.load_action(entry["action"]))
            told = [said.tell(event, NAMES) for event in seen_by(step.events, None)]
            lines = playing.board.text.split("\n")
            assert [line for line in told if line][-6:] == [line for line in lines if line in told][-6:]
            if playing.board.message.id != old.message.id:
                posts += 1
                (reduced,) = [seen for seen in here.public() if seen.message.id == old.message.id]
                assert reduced.text.startswith(posted[old.message.id]), "and what the others chose in that turn"
                assert reduced.message.attachments == []
        assert posts > 10
        assert len([seen for seen in here.public() if seen.message.attachments]) == 1


@pytest.mark.asyncio
@pytest.mark.parametrize(("players", "seed", "steps", "least"), [(3, "kept", 90, 20), (2, "a", 25, 7)])
async def test_the_channel_keeps_what_everybody_built(
    tmp_path: Path, players: int, seed: str, steps: int, least: int
) -> None:
    """Also where a pair or discards are asked on the board that told it. Of two, one often discards alone."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "pyramids", *NAMES[:players], seed=seed, looks=False)
        said = words("en", "pyramids").about(playing.row.engine.info.options())
        built: list[str] = []
        while playing.steps < steps:
            before = playing.row
            await playing.step()
            entry = here.kept.log(playing.table_id)[-1]
            step = before.engine.apply(before.state, entry["seat"], before.engine.load_action(entry["action"]))
            kinds = {"pyramid_built", "obelisk_built", "tomb_filled"}
            built += [said.tell(event, NAMES) for event in seen_by(step.events, None) if event.kind in kinds]
        told = [line for message in here.public() for line in message.text.split("\n")]
        assert [line for line in built if line not in told] == []
        assert len(built) > least


@pytest.mark.asyncio
@pytest.mark.parametrize(("game", "players", "seed"), [("duel", 2, "told"), ("imhotep", 3, "told"), ("egizia", 2, "a")])
async def test_nothing_that_happened_is_missing_in_the_channel(
    tmp_path: Path, game: str, players: int, seed: str
) -> None:
    """Also where somebody takes several steps on one board, each of which it shows."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, game, *NAMES[:players], seed=seed, looks=False)
        row = playing.row
        said = words("en", game).about(row.engine.info.options.parse(row.options))
        happened: list[tuple[int, str]] = []
        while playing.steps < 40 and playing.row.status == "running":
            before = playing.row
            await playing.step()
            entry = here.kept.log(playing.table_id)[-1]
            step = row.engine.apply(before.state, entry["seat"], row.engine.load_action(entry["action"]))
            told = (said.tell(event, NAMES) for event in seen_by(step.events, None))
            happened += [(entry["number"], line) for line in told if line]
        (live,) = here.kept.ask("select board_since_number as since from tables")
        lines = [line for message in here.public() for line in message.text.split("\n")]
        cut = sum(
            int(found[1]) for line in lines if (found := re.fullmatch(r"… and (\d+) things? before that .*", line))
        )
        lost = Counter(line for number, line in happened if number <= live["since"]) - Counter(lines)
        assert lost.total() <= cut, lost
        assert len(happened) > 30
