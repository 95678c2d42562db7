"""What holds for the pictures of every registered game."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from bot.words.words import LANGUAGES
from engines.imhotep import GAME
from renderers.core import sprites
from renderers.core.scene import ALT_LIMIT, PAGE_LIMIT
from renderers.core.sprites import CACHE_BYTES, Cache
from renderers.registry import RENDERERS
from tests import gallery
from tests.gallery import PICTURED, SITUATIONS
from tests.laws.policies import at_random
from tests.laws.subjects import SUBJECTS
from tests.references import FOLDER, REFERENCES, SHOWCASE, SHOWN, TOLERANCE, difference, drawn, halved, kept
from tests.renderers.imhotep.situations import state_of
from tests.renderers.situation import Situation, moments

LARGEST = 150 * 1024
PICTURES = [(game, name) for game, names in REFERENCES.items() for name in names]


@pytest.mark.parametrize("game", RENDERERS)
def test_pictures_are_blind_to_the_byte(game: str) -> None:
    """For every number of players: reshuffle what an eye may not know, and its picture, alt text and description stay
    what they were.
    """
    subject, renderer = SUBJECTS[game], RENDERERS[game]
    random = Random(game)
    mixes, counts = subject.mixes[::3], subject.counts
    for number in range(max(len(mixes), len(counts))):
        mix, seats = mixes[number % len(mixes)], counts[number % len(counts)]
        for moment in moments(subject.game, seats, mix, f"blind {number}", at_random)[number % 8 :: 8]:
            for eye in (None, *moment.state.asked_seats):
                other = subject.game.load(subject.game.dump(subject.scrambled(moment.state, eye, random)))
                mine, theirs = moment.seen_by(eye).scene(), replace(moment, state=other).seen_by(eye).scene()
                for page in moment.seen_by(eye).pages:
                    assert renderer.render(mine, page) == renderer.render(theirs, page)
                assert renderer.describe(mine) == renderer.describe(theirs)


def test_blindness_would_notice_what_is_shown() -> None:
    """The eye that looks at the pair sees another picture when the pair is another."""
    looking = SITUATIONS["imhotep"]()["private-pair-b-4"]
    subject = SUBJECTS["imhotep"]
    other = subject.game.load(subject.game.dump(subject.scrambled(looking.state, None, Random(1))))
    render = RENDERERS["imhotep"].render
    assert render(looking.scene()).png != render(replace(looking, state=other).scene()).png
    public, scrambled = looking.seen_by(None), replace(looking, state=other).seen_by(None)
    assert render(public.scene()) == render(scrambled.scene())


@pytest.mark.parametrize("game", RENDERERS)
def test_files_are_small_and_texts_fit(game: str) -> None:
    for name, situation in SITUATIONS[game]().items():
        for language in LANGUAGES:
            scene = situation.scene(language)
            for page in situation.pages:
                picture = RENDERERS[game].render(scene, page)
                assert len(picture.png) <= LARGEST, name
                image = Image.open(BytesIO(picture.png))
                assert (image.format, image.mode, image.width) == ("PNG", "P", 1400)
                assert 0 < len(picture.alt) <= ALT_LIMIT
            pages = RENDERERS[game].describe(scene)
            assert pages
            assert all(0 < len(page) <= PAGE_LIMIT for page in pages)


@pytest.mark.parametrize("game", RENDERERS)
def test_every_language_has_its_own_texts(game: str) -> None:
    """A board without a single word is the same in all of them."""
    are_alike = []
    for name, situation in SITUATIONS[game]().items():
        english, french = (RENDERERS[game].render(situation.scene(language)) for language in LANGUAGES)
        are_alike.append(english.png == french.png)
        assert english.alt != french.alt, name
    assert not all(are_alike)


def test_an_empty_cache_or_a_tiny_one_gives_the_same_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    situation: Situation = SITUATIONS["imhotep"]()["crowded-a-4"]
    warm = RENDERERS["imhotep"].render(situation.scene())
    for limit in (CACHE_BYTES, 50_000):
        cache = Cache(limit)
        monkeypatch.setattr("renderers.core.drawing.CACHE", cache)
        assert RENDERERS["imhotep"].render(situation.scene()) == warm
        assert cache.memory <= limit
    assert sprites.CACHE.memory <= CACHE_BYTES


@pytest.mark.parametrize(("game", "name"), PICTURES)
def test_reference_pictures(game: str, name: str) -> None:
    now = drawn(game, name)
    found = difference(kept(game, name), now)
    assert found <= TOLERANCE, f"{game}-{name} differs by {found}: look at it, then python -m tests.references"


def test_no_reference_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.png")} == {f"{game}-{name}" for game, name in PICTURES}


def test_the_pictures_in_the_docs_are_how_it_looks_now() -> None:
    shown = {f"{game}-{name}": (game, name) for game, names in SHOWN.items() for name in names}
    assert {file.stem for file in SHOWCASE.glob("*.png")} == {*shown, "playground"}
    for stem, (game, name) in shown.items():
        assert difference(halved(Image.open(SHOWCASE / f"{stem}.png")), drawn(game, name)) <= TOLERANCE


def test_a_missing_piece_is_noticed() -> None:
    """Also the smallest: one stone less on a sled, on a ship, on a site, one point less."""
    situation = SITUATIONS["imhotep"]()["mid-a-4"]
    state = state_of(situation)
    reference = kept("imhotep", "mid-a-4")
    fewer = tuple(count - (count == max(state.sleds)) for count in state.sleds)
    waiting = next(number for number, ship in enumerate(state.ships) if ship.load and ship.site is None)
    emptied = replace(state.ships[waiting], slots=(None,) * len(state.ships[waiting].slots))
    for changed in (
        replace(state, sleds=fewer),
        replace(state, temple=state.temple[:-1]),
        replace(state, burial_chamber=state.burial_chamber[:-1]),
        replace(state, temple_points=tuple(points + 1 for points in state.temple_points)),
        replace(state, ships=(*state.ships[:waiting], emptied, *state.ships[waiting + 1 :])),
    ):
        scene = replace(situation, state=GAME.resume(changed)).scene(REFERENCES["imhotep"]["mid-a-4"])
        picture = halved(Image.open(BytesIO(RENDERERS["imhotep"].render(scene).png)))
        assert difference(reference, picture) > 2 * TOLERANCE


def test_a_little_noise_is_not() -> None:
    picture = kept("imhotep", "mid-a-4")
    other = picture.point([min(255, level + 4) for level in range(256)] * 3)
    assert 0 < difference(picture, other) <= TOLERANCE


def test_the_gallery_shows_every_situation_in_both_languages(tmp_path: Path) -> None:
    count = gallery.write(tmp_path)
    page = (tmp_path / "index.html").read_text()
    files = list(tmp_path.glob("*.png"))
    shown = [situation.pages for named in PICTURED.values() for situation in named().values()]
    assert len(files) == count == sum(map(len, shown)) * len(LANGUAGES)
    assert all(file.name in page for file in files)
