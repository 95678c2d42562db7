"""`python -m tests.gallery FOLDER`: every named situation as a picture in both languages, and a page of them."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path

from bot.words.words import LANGUAGES
from renderers.registry import RENDERERS
from tests.renderers.situation import Situation

# What `tests/renderers/<game>/situations.py` names.
MODULES = {game: import_module(f"tests.renderers.{game}.situations") for game in RENDERERS}
SITUATIONS: dict[str, Callable[[], Mapping[str, Situation]]] = {
    game: module.situations for game, module in MODULES.items()
}

_STYLE = "body{background:#313338;color:#eee;font-family:sans-serif} img{vertical-align:top;margin:4px}"


def write(folder: Path) -> int:
    """Returns how many pictures it wrote."""
    folder.mkdir(parents=True, exist_ok=True)
    figures = []
    for game, named in SITUATIONS.items():
        for name, situation in named().items():
            for language in LANGUAGES:
                picture = RENDERERS[game].render(situation.scene(language))
                file = f"{game}-{name}-{language}.png"
                (folder / file).write_bytes(picture.png)
                figures.append(_figure(file, picture.alt))
    page = f"<!doctype html><meta charset=utf-8><title>Saqqara</title><style>{_STYLE}</style>{''.join(figures)}"
    (folder / "index.html").write_text(page)
    return len(figures)


def _figure(file: str, alt: str) -> str:
    """The picture as it is read: large, on a desktop and on a phone."""
    shown = "".join(f"<img src={file} width={width}>" for width in (1400, 550, 400))
    return f"<figure><figcaption><b>{file}</b> <small>{alt}</small></figcaption>{shown}</figure>"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.gallery")
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    print(f"{write(folder)} pictures and index.html in {folder}")


if __name__ == "__main__":
    main()
