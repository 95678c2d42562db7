"""The playground as a real process: its address, its end, and a game that two members play on its page."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect, sync_playwright

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
BROWSER = next((found for name in BROWSERS if (found := shutil.which(name))), None)
QUIET = ("--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync")
DIGEST = """async image => {
  const shown = await (await fetch(image.src)).arrayBuffer();
  return new Uint8Array(await crypto.subtle.digest("SHA-256", shown)).join();
}"""

needs_browser = pytest.mark.skipif(
    BROWSER is None and "BROWSER_REQUIRED" not in os.environ, reason=f"none of {', '.join(BROWSERS)} is installed"
)


@dataclass
class Playground:
    process: subprocess.Popen[str]
    address: str

    @property
    def port(self) -> int:
        found = re.match(r"http://127\.0\.0\.1:(\d+)/#", self.address)
        assert found is not None
        return int(found[1])

    def ended(self, *, by: signal.Signals | None = signal.SIGTERM) -> None:
        """Cleanly, and without a word on the way."""
        if by is not None:
            self.process.send_signal(by)
        said, complained = self.process.communicate(timeout=30)
        assert (self.process.returncode, said, complained) == (0, "", "")


def surroundings(database: Path, **more: str) -> dict[str, str]:
    """No token, no screen, and the folder of a developer's own .env is far away."""
    kept = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return {
        **kept,
        "DISCORD_TOKEN": "",
        "DATABASE": str(database),
        "LOG_LEVEL": "WARNING",
        "PLAYGROUND_PORT": "0",
        **more,
    }


@contextmanager
def playground(database: Path) -> Iterator[Playground]:
    with subprocess.Popen(
        [sys.executable, "-m", "bot"],
        cwd=database.parent,
        env=surroundings(database),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert "Ctrl+C" in line
            yield Playground(process, next(word for word in line.split() if word.startswith("http://")))
        finally:
            process.kill()


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_it_opens_on_this_machine_only_and_stops_cleanly(tmp_path: Path, by: signal.Signals) -> None:
    database = tmp_path / "games.db"
    with playground(database) as here:
        asked = HTTPConnection("127.0.0.1", here.port, timeout=10)
        asked.request("GET", "/")
        answer = asked.getresponse()
        assert answer.status == 200
        assert b"<html" in answer.read()
        asked.close()
        with pytest.raises(OSError):  # noqa: PT011 - each system has its own words for it
            socket.create_connection(("127.0.0.2", here.port), timeout=1)
        here.ended(by=by)
    assert [path.name for path in tmp_path.iterdir()] == [database.name]  # closed: nothing is left beside the file


def test_what_cannot_be_opened_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for named, settings in (
            ("DATABASE", surroundings(tmp_path)),
            ("PLAYGROUND_PORT", surroundings(tmp_path / "games.db", PLAYGROUND_PORT=port)),
        ):
            command = [sys.executable, "-m", "bot"]
            done = subprocess.run(command, cwd=tmp_path, env=settings, capture_output=True, text=True, timeout=60)
            assert (done.returncode, done.stdout) == (2, "")
            assert re.fullmatch(rf"python -m bot: {named}: .+\n", done.stderr)


@dataclass
class Visitor:
    """Somebody in front of the page, who sees what it shows and presses what is there."""

    page: Page

    def arrives(self, address: str) -> None:
        self.page.goto(address)
        expect(self.page.get_by_text("Welcome!", exact=False).last).to_be_visible()
        self.settled()

    def settled(self) -> None:
        """The page takes one thing at a time; what comes while it is busy is lost."""
        self.page.wait_for_function("() => window.simcordPreview?.ready")
        last = self.page.evaluate("() => window.simcordPreview.lastAction")
        assert last is None or (last["rejected"], last["settlement"]) == (False, "settled"), last["diagnostics"]

    def becomes(self, name: str) -> None:
        self.page.select_option("#viewer-picker", label=name)
        self.settled()

    def presses(self, label: str) -> None:
        self.page.locator(".component-button", has_text=label).last.click()
        self.settled()

    def presses_late(self, label: str) -> None:
        """The page was renewed in the moment before, and the browser has not seen it yet."""

        def late(route: Route) -> None:
            told: dict[str, Any] = route.request.post_data_json or {}
            route.continue_(post_data={**told, "published_revision": told["published_revision"] - 1})

        self.page.route("**/api/action", late)
        self.presses(label)
        self.page.unroute("**/api/action")

    def chooses_first(self) -> None:
        """From the menu that only this member sees."""
        menu = self.page.locator(".channel-message", has_text="Only you can see this").last
        menu.get_by_role("combobox").click()
        menu.get_by_role("option").first.click()
        self.settled()

    def commands(self, command: str, **options: str) -> None:
        """Through the picker: the command, then each option and its value."""
        self.page.fill("#channel-composer-input", command)
        self.page.locator(".command-entry", has_text=command).click()
        for chosen in (part for option in options.items() for part in option):
            self.page.locator(".command-suggestion").get_by_text(chosen, exact=True).click()
        self.page.click("#send-message")
        self.settled()

    def forwards(self, **how_far: int) -> None:
        """The clock, by typing numbers."""
        self.page.fill("#channel-composer-input", "/playground forward")
        self.page.locator(".command-entry", has_text="/playground forward").click()
        for already, (option, number) in enumerate(how_far.items()):
            if already:
                self.page.click(".command-ghost")
            self.page.locator(".command-suggestion").get_by_text(option, exact=True).click()
            self.page.locator(f".command-option-input[data-option={option}]").fill(str(number))
        self.page.click("#send-message")
        self.settled()

    @property
    def board(self) -> Locator:
        """The one message with a picture."""
        shown = self.page.locator(".channel-message", has=self.page.locator("img.gallery-image"))
        expect(shown).to_have_count(1)
        return shown

    def picture(self) -> str:
        """Of the bytes that the browser shows, a digest: all of them would take half a second on their way here."""
        image = self.board.locator("img.gallery-image")
        expect(image).to_have_js_property("naturalWidth", 1400)
        return str(image.evaluate(DIGEST))

    def moves(self, label: str, *, by_menu: bool = False) -> str:
        """As whoever is asked; the picture changes with it. Says who it was."""
        before = self.picture()
        name = self.board.locator(".mention").inner_text().removeprefix("@")
        self.becomes(name)
        self.presses(label)
        if by_menu:
            self.chooses_first()
        expect(self.board.locator(".mention")).not_to_have_text(f"@{name}")
        assert self.picture() != before
        return name


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Visitor]:
    assert BROWSER is not None, "no browser is installed"
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch_persistent_context(
            tmp_path / "profile", executable_path=BROWSER, args=QUIET, viewport={"width": 1280, "height": 940}
        ) as browser,
    ):
        yield Visitor(browser.pages[0])


@needs_browser
def test_two_members_play_on_the_page_and_go_on_after_a_restart(tmp_path: Path, visitor: Visitor) -> None:
    page = visitor.page
    with playground(tmp_path / "games.db") as here:
        visitor.arrives(here.address)
        assert " ".join(page.locator("#viewer-picker option").all_inner_texts()) == "Amina Bastien Chloé Djoser Esmé"
        visitor.commands("/imhotep new", thread="True")
        expect(page.get_by_text("Threads are not possible here.", exact=False).last).to_be_visible()
        visitor.commands("/imhotep new")
        visitor.becomes("Bastien")
        visitor.presses_late("Join")
        visitor.becomes("Amina")
        visitor.presses("Start")
        movers = [
            visitor.moves("Place a stone", by_menu=True),
            visitor.moves("Take"),
            visitor.moves("Take"),
            visitor.moves("Place a stone", by_menu=True),
        ]
        assert sorted(movers[:2]) == ["Amina", "Bastien"]
        assert movers[:2] == movers[2:]
        if keep := os.environ.get("PLAYGROUND_PICTURE"):
            visitor.becomes(movers[0])
            page.mouse.move(0, 0)
            expect(page.locator("#action-status")).not_to_have_text(re.compile("…$"))
            page.screenshot(path=keep)
        drawn = visitor.picture()
        here.ended()
    with playground(tmp_path / "games.db") as here:
        visitor.arrives(here.address)
        assert visitor.picture() == drawn
        assert visitor.moves("Place a stone", by_menu=True) == movers[0]
        page.get_by_text("More", exact=True).click()
        page.click("#close")
        here.ended(by=None)


@needs_browser
def test_the_clock_can_be_moved_forward(tmp_path: Path, visitor: Visitor) -> None:
    """Whoever is waited for is reminded after two days, a lobby closes after seven, and the page lives on."""
    page = visitor.page
    with playground(tmp_path / "games.db") as here:
        visitor.arrives(here.address)
        visitor.commands("/imhotep new")
        visitor.becomes("Bastien")
        visitor.presses("Join")
        visitor.becomes("Amina")
        visitor.presses("Start")
        visitor.forwards()
        expect(page.get_by_text("Please say by how many hours or days.").last).to_be_visible()
        name = visitor.board.locator(".mention").inner_text()
        visitor.forwards(days=2, hours=1)
        expect(page.get_by_text("The clock goes forward by 2 days and 1 hour.", exact=False).last).to_be_visible()
        reminder = page.locator(".channel-message", has_text="the others have been waiting for you")
        expect(reminder.locator(".mention")).to_have_text(name, timeout=20_000)
        visitor.commands("/duel new")
        visitor.forwards(days=8)
        closed = page.locator(".channel-message", has_text="Nobody has touched this game for a week, so I closed it.")
        expect(closed).to_be_visible(timeout=20_000)
        visitor.moves("stones")  # not the caretaker, who is offered by now
        here.ended()
    with playground(tmp_path / "games.db") as here:
        visitor.arrives(here.address)
        visitor.moves("stones")  # not the caretaker, who is offered by now
        here.ended()
    with closing(sqlite3.connect(tmp_path / "games.db")) as database:
        moments = [at for (at,) in database.execute("select at from actions order by number")]
    assert len(moments) == 2
    assert moments == sorted(moments), "no clock goes back"
