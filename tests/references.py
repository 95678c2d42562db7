"""Reference pictures: `python -m tests.references [GAME ...]` writes them anew. Look at what
changed before you commit it.

They are kept at half size. A comparison looks at the picture tile by tile: a tile may differ a little, as fonts are
drawn a little differently by other versions, but a missing stone or figure is more than a little.
"""

from __future__ import annotations

import argparse
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops

from tests.gallery import MODULES, PICTURED

FOLDER = Path(__file__).parent / "pictures"
SHOWCASE = Path(__file__).parents[1] / "docs" / "pictures"
TOLERANCE = 12  # of 255, the mean over a tile
_TILE = 10

# By game, or what else is pictured: situation, or a page of it ("late-4.estates"), and language; and what README and
# docs show of them, at full size.
REFERENCES: dict[str, dict[str, str]] = {game: module.REFERENCES for game, module in MODULES.items()}
SHOWN: dict[str, tuple[str, ...]] = {game: module.SHOWN for game, module in MODULES.items()}


def rendered(game: str, name: str) -> bytes:
    situation, _, page = name.partition(".")
    return PICTURED[game]()[situation].picture(REFERENCES[game][name], page or None).png


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
    parser = argparse.ArgumentParser(prog="python -m tests.references")
    parser.add_argument("games", nargs="*", choices=[[], *REFERENCES], help="all when none is named")
    games: list[str] = parser.parse_args().games
    for game in games or REFERENCES:
        for name in REFERENCES[game]:
            full = Image.open(BytesIO(rendered(game, name)))
            small = halved(full).quantize(palette=full, dither=Image.Dither.NONE)
            small.save(FOLDER / f"{game}-{name}.png", optimize=True)
        for name in SHOWN[game]:
            (SHOWCASE / f"{game}-{name}.png").write_bytes(rendered(game, name))


if __name__ == "__main__":
    main()
