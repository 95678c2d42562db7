"""Reference pictures: `python -m tests.references` writes them anew. Look at the difference before you commit it.

They are kept at half size. A comparison looks at the picture tile by tile: a tile may differ a little, as fonts are
drawn a little differently by other versions, but a missing stone or figure is more than a little.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops

from renderers.core.palette import mapped
from renderers.registry import RENDERERS
from tests.gallery import SITUATIONS

FOLDER = Path(__file__).parent / "pictures"
SHOWCASE = Path(__file__).parents[1] / "docs" / "pictures"
TOLERANCE = 12  # of 255, the mean over a tile
_TILE = 10

# By game: situation and language.
REFERENCES: dict[str, dict[str, str]] = {
    "imhotep": {
        "start-a-4": "en",
        "start-b-3": "fr",
        "start-mixed-2": "en",
        "mid-a-4": "en",
        "mid-b-4": "en",
        "late-a-4": "fr",
        "late-b-3": "en",
        "late-a-2": "fr",
        "market-pick-b-4": "fr",
        "crowded-a-4": "fr",
        "crowded-b-4": "en",
        "crowded-mixed-3": "en",
        "odd-names-a-4": "en",
        "private-pair-b-4": "en",
        "private-full-b-4": "fr",
        "end-a-4": "fr",
        "end-wrath-a-3": "en",
        "end-tie-mixed-4": "en",
    },
}

# What README and docs show, at full size: reference pictures by game.
SHOWN: dict[str, tuple[str, ...]] = {"imhotep": ("mid-a-4", "late-b-3", "private-pair-b-4", "end-a-4")}


def rendered(game: str, name: str) -> bytes:
    return RENDERERS[game].render(SITUATIONS[game]()[name].scene(REFERENCES[game][name])).png


def drawn(game: str, name: str) -> Image.Image:
    """The situation as it is drawn now, at half size."""
    return halved(Image.open(BytesIO(rendered(game, name))))


def halved(image: Image.Image) -> Image.Image:
    return image.convert("RGB").reduce(2)


def kept(game: str, name: str) -> Image.Image:
    return Image.open(FOLDER / f"{game}-{name}.png").convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> int:
    """Of the tile that differs most."""
    if one.size != other.size:
        return 255
    tiles = ImageChops.difference(one, other).convert("L").reduce(_TILE)
    return max(tiles.tobytes())


def main() -> None:
    for game, names in REFERENCES.items():
        for name in names:
            mapped(drawn(game, name)).save(FOLDER / f"{game}-{name}.png", optimize=True)
        for name in SHOWN[game]:
            (SHOWCASE / f"{game}-{name}.png").write_bytes(rendered(game, name))


if __name__ == "__main__":
    main()
