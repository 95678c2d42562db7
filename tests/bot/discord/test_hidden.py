"""What only one player may see is on messages that only that player sees, and nothing public depends on it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic_core import to_json

from bot.words.words import words
from engines.egizia import labels
from tests.bot.discord.playing import ALL_B, Playing, begun
from tests.bot.discord.server import Reply, Seen, Server, server
from tests.bot.discord.test_whole_games import NAMES
from tests.laws.subjects import SUBJECTS


async def _hand(playing: Playing, who: Any) -> Seen:
    board = playing.board
    return Reply(await who.click(board.message, custom_id=board.pressed("hand")[0])).seen


def _seen_by(here: Server, who: Any) -> list[Seen]:
    return [Seen(message) for message in here.channel.history(viewer=who)]


def _is_only_for(here: Server, who: Any, panel: Seen) -> None:
    """Neither the message nor its picture is on anything that somebody else sees."""
    (mine,) = [seen for seen in _seen_by(here, who) if seen.message.id == panel.message.id]
    (picture,) = mine.message.attachments
    private = here.picture(mine)
    for other in here.people.values():
        if other is who:
            continue
        for seen in _seen_by(here, other):
            assert seen.message.id != panel.message.id
            assert picture.url not in [attachment.url for attachment in seen.message.attachments]
            if not seen.message.flags.ephemeral:
                assert private not in [here.picture(seen)] if seen.message.attachments else True
                assert panel.text not in seen.text
                assert not set(panel.alt_texts) & set(seen.alt_texts)


async def _drawn_again(here: Server, playing: Playing) -> tuple[bytes, str, list[str], list[str]]:
    """The board as a new start draws it."""
    here.owe(playing.table_id)
    await here.restart()
    board = playing.board
    return here.picture(board), board.text, board.alt_texts, board.custom_ids


@pytest.mark.asyncio
async def test_the_pair_in_imhotep(tmp_path: Path) -> None:
    """Another pair gives the same public board to the byte, and another private panel."""
    async with server(tmp_path / "games.db", *NAMES, "gast") as here:
        playing = await begun(here, "imhotep", *NAMES, seed="5", looks=False, **ALL_B)
        await playing.until("pair_choice")
        (who,) = playing.asked
        hand = await _hand(playing, who)
        labels = [label for label in hand.buttons if label.startswith("Keep ")]
        assert len(labels) == 2
        assert any("Face-down pair, keep one:" in alt for alt in hand.alt_texts)
        _is_only_for(here, who, hand)
        assert not playing.board.pressed("play", "menu")
        for other in here.people.values():
            for seen in _seen_by(here, other):
                if other is not who:
                    assert not any(label in seen.buttons for label in labels)
                    assert "keep one" not in seen.text + "".join(seen.alt_texts)
        for other in (playing.person(user) for user in playing.row.users if user != who.id):
            theirs = await _hand(playing, other)
            assert "keep one" not in theirs.text + "".join(theirs.alt_texts)
            assert not theirs.pressed("play", "menu")

        before = await _drawn_again(here, playing)
        for column in ("state", "since_state"):
            (row,) = here.kept.ask(f"select {column} as data from tables")  # noqa: S608
            state: Any = playing.row.engine.load(row["data"])
            hidden = (*state.pair, *state.deck)
            state.pair, state.deck = hidden[-2:], hidden[:-2]
            assert set(state.pair) != set(hidden[:2])
            here.kept.change(f"update tables set {column} = ?", playing.row.engine.dump(state))  # noqa: S608
        assert await _drawn_again(here, playing) == before
        other_hand = await _hand(playing, who)
        assert here.picture(other_hand) != here.picture(hand)
        assert set(other_hand.buttons) != set(hand.buttons)


@pytest.mark.asyncio
async def test_hands_and_offers_in_the_test_game(tmp_path: Path) -> None:
    """A hidden offer and hidden hands are exchanged for others: the channel sees the same to the byte."""
    async with server(tmp_path / "games.db", *NAMES, "gast") as here:
        playing = await begun(here, "offerings", *NAMES, seed="x", looks=False)
        amina, bastien, chloe, _ = here.people.values()
        hands = {who.name: await _hand(playing, who) for who in (amina, bastien, chloe)}
        for who in (amina, bastien, chloe):
            _is_only_for(here, who, hands[who.name])
        await amina.click(hands["amina"].message, custom_id=hands["amina"].pressed("play")[0])
        assert "Offer card" not in playing.board.text + "".join(playing.board.buttons)
        again = await _hand(playing, amina)
        assert not again.pressed("play", "menu"), "she has offered"
        _is_only_for(here, amina, again)

        before = await _drawn_again(here, playing)
        (entry,) = here.kept.log(playing.table_id)
        engine = playing.row.engine
        offered: Any = engine.load_action(entry["action"])
        state: Any = playing.row.state
        cards = {offered.card: state.deck[-1], state.deck[-1]: offered.card}
        cards |= {state.hands[1][0]: state.hands[2][0], state.hands[2][0]: state.hands[1][0]}
        for column in ("state", "since_state"):
            (row,) = here.kept.ask(f"select {column} as data from tables")  # noqa: S608
            state = engine.load(row["data"])
            state.deck = tuple(cards.get(card, card) for card in state.deck)
            state.hands = tuple(tuple(cards.get(card, card) for card in hand) for hand in state.hands)
            (night,) = state.agenda
            state.agenda = (type(night)(tuple(None if c is None else cards.get(c, c) for c in night.offers)),)
            here.kept.change(f"update tables set {column} = ?", engine.dump(state))  # noqa: S608
        action = entry["action"].replace(str(offered.card).encode(), str(cards[offered.card]).encode())
        here.kept.change("update actions set action = ?", action)
        assert await _drawn_again(here, playing) == before
        assert here.picture(await _hand(playing, bastien)) != here.picture(hands["bastien"])


@pytest.mark.asyncio
async def test_hands_tombs_and_drafts_in_pyramids(tmp_path: Path) -> None:
    """With other cards in every hand and tomb, and in the build that is going on, the channel sees the same."""
    async with server(tmp_path / "games.db", *NAMES, "gast") as here:
        playing = await begun(here, "pyramids", *NAMES, seed="tombs", looks=False)
        while not _is_drafting_over_a_tomb(playing.row.state):
            await playing.step()
        (who,) = playing.asked
        hand = await _hand(playing, who)
        _is_only_for(here, who, hand)
        before = await _drawn_again(here, playing)
        engine = playing.row.engine
        (turn,) = here.kept.ask("select since_state, since_number from tables")
        began: Any = engine.load(turn["since_state"])
        dumped = engine.dump(SUBJECTS["pyramids"].scrambled(began, None, Random("other")))
        here.kept.change("update tables set since_state = ?", dumped)
        state: Any = engine.load(dumped)
        other = dict(zip(_hidden_cards(began), _hidden_cards(state), strict=True))
        for row in here.kept.log(playing.table_id)[turn["since_number"] :]:
            action: Any = engine.load_action(row["action"])
            if hasattr(action, "card"):
                action = replace(action, card=other.get(action.card, action.card))
            here.kept.change("update actions set action = ? where number = ?", to_json(action), row["number"])
            state = engine.apply(state, row["seat"], action).state
        here.kept.change("update tables set state = ?", engine.dump(state))
        assert await _drawn_again(here, playing) == before
        assert here.picture(await _hand(playing, who)) != here.picture(hand)


@pytest.mark.asyncio
async def test_what_lies_in_a_tomb_is_in_nobody_elses_log(tmp_path: Path) -> None:
    """Its owner alone reads which card it was; all others that there is one. The game cannot be exported yet."""
    async with server(tmp_path / "games.db", *NAMES, "gast") as here:
        playing = await begun(here, "pyramids", *NAMES, seed="tombs", looks=False)
        while not (owners := _owners_of_tombs(playing)):
            await playing.step()
        for person in here.people.values():
            log = Reply(await person.click(playing.board.message, label="Log")).seen.text
            assert "laid a first card face down in the tomb." in log
            assert ("in your tomb." in log) == (person.id in owners)
            described = Reply(await person.click(playing.board.message, label="Describe")).seen.text
            assert "Tomb, face down: 1 card." in described
            told = Reply(await person.slash(here.channel, "games export", game=playing.table_id)).text
            assert "This game goes on, and its seed would tell what is hidden." in told
        for seen in here.public():
            assert "in your tomb" not in seen.text + "".join(seen.alt_texts)


@pytest.mark.asyncio
async def test_sphinx_cards_in_egizia(tmp_path: Path) -> None:
    """Those in hand, those that are being looked at and the deck: other ones give the same public board to the byte."""
    async with server(tmp_path / "games.db", *NAMES, "gast") as here:
        playing = await begun(here, "egizia", *NAMES, seed="sphinx", looks=False)
        told = words("en", "egizia")
        for who in playing.asked:
            _is_only_for(here, who, await _hand(playing, who))
        await playing.until("riddles")
        (who,) = playing.asked
        hand = await _hand(playing, who)
        _is_only_for(here, who, hand)
        state: Any = playing.row.state
        mine, others = set(state.agenda[-1].cards), {card for seat in state.players for card in seat.sphinx}
        hidden = {told.phrase("label", labels.riddle(card), NAMES) for card in mine | others}
        assert any(label in hand.buttons for label in hidden)
        for seen in here.public():
            assert not [label for label in hidden if label in seen.text + "".join(seen.alt_texts)]
        for person in here.people.values():
            told_to_all = Reply(await person.click(playing.board.message, label="Describe")).seen.text
            log = Reply(await person.click(playing.board.message, label="Log")).seen.text
            assert "Sphinx cards being looked at: " in told_to_all
            assert ("You drew " in log) == (person is who)
            shown = [label for label in hidden if label in told_to_all + (log if person is not who else "")]
            assert shown == []

        before = await _drawn_again(here, playing)
        engine = playing.row.engine
        (turn,) = here.kept.ask("select since_state, since_number from tables")
        dumped = engine.dump(SUBJECTS["egizia"].scrambled(engine.load(turn["since_state"]), None, Random("other")))
        here.kept.change("update tables set since_state = ?", dumped)
        state = engine.load(dumped)
        for row in here.kept.log(playing.table_id)[turn["since_number"] :]:
            state = engine.apply(state, row["seat"], engine.load_action(row["action"])).state
        assert set(state.agenda[-1].cards) != mine
        here.kept.change("update tables set state = ?", engine.dump(state))
        assert await _drawn_again(here, playing) == before
        assert here.picture(await _hand(playing, who)) != here.picture(hand)


def _owners_of_tombs(playing: Playing) -> set[int]:
    state: Any = playing.row.state
    return {playing.row.users[seat] for seat, necropolis in enumerate(state.necropolises) if necropolis.tomb}


def _hidden_cards(state: Any) -> list[int]:
    hands = [card for hand in state.hands for card in hand]
    return [*state.deck, *hands, *(card for necropolis in state.necropolises for card in necropolis.tomb)]


def _is_drafting_over_a_tomb(state: Any) -> bool:
    return bool(state.build and state.build.draft and any(necropolis.tomb for necropolis in state.necropolises))


@pytest.mark.asyncio
async def test_the_drawn_card_is_nobody_elses(tmp_path: Path) -> None:
    """Swapping is told to the one who swapped; the public board and log tell nothing of it."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES, seed="x", looks=False)
        amina, bastien, _ = here.people.values()
        hand = await _hand(playing, amina)
        swaps = Reply(await amina.click(hand.message, custom_id=hand.pressed("menu")[0])).seen
        await amina.select(swaps.message, values=[swaps.lists[0]["options"][0]["value"]])
        assert "swapped" not in playing.board.text + "".join(playing.board.alt_texts)
        log = Reply(await bastien.click(playing.board.message, label="Log")).seen
        assert "swapped" not in log.text
        described = Reply(await bastien.click(playing.board.message, label="Describe")).seen
        assert "swapped" not in described.text


@pytest.mark.asyncio
async def test_a_hand_can_be_opened_at_any_time(tmp_path: Path) -> None:
    """By button and by command, on one's turn and not, before and after a restart, as often as one likes."""
    async with server(tmp_path / "games.db", *NAMES, "gast") as here:
        playing = await begun(here, "offerings", *NAMES, seed="x", looks=False)
        amina, *_ = here.people.values()
        pictures = set()
        for _ in range(2):
            for panel in (
                await _hand(playing, amina),
                Reply(await amina.slash(here.channel, "offerings hand")).seen,
                Reply(await amina.click(playing.board.message, label="Your choice…")).seen,
            ):
                pictures.add(here.picture(panel))
                _is_only_for(here, amina, panel)
            await here.restart()
        assert len(pictures) == 1
        told = Reply(await here.people["gast"].slash(here.channel, "offerings hand")).text
        assert told == "You do not play in this game."
        await playing.to_the_end()
        assert Reply(await amina.click(playing.board.message, label="Log")).seen.text


@pytest.mark.asyncio
async def test_every_private_panel_of_a_whole_game(tmp_path: Path) -> None:
    """At every step everybody looks at the own hand; no two people ever see the same private message."""
    async with server(tmp_path / "games.db", *NAMES) as here:
        playing = await begun(here, "offerings", *NAMES, seed="z", looks=False)
        while playing.row.status == "running":
            for who in here.people.values():
                _is_only_for(here, who, await _hand(playing, who))
            await playing.step()
        ours = [seen for seen in here.public() if seen.message.flags.ephemeral]
        assert ours == []
