"""`python -m tests.gallery FOLDER`: every named situation as a picture in both languages, and a page of them."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Protocol

from bot.words.words import LANGUAGES
from renderers.core.scene import Picture
from renderers.registry import RENDERERS
from tests.renderers.situation import Situation


class Pictured(Protocol):
    """`pages`: None for the picture itself, and what everybody may see besides."""

    @property
    def pages(self) -> tuple[str | None, ...]: ...

    def picture(self, language: str = "en", page: str | None = None) -> Picture: ...


# What `tests/renderers/<name>/situations.py` names: of every game, and what else there are pictures of.
MODULES = {name: import_module(f"tests.renderers.{name}.situations") for name in (*RENDERERS, "statistics")}
SITUATIONS: dict[str, Callable[[], Mapping[str, Situation]]] = {game: MODULES[game].situations for game in RENDERERS}
PICTURED: dict[str, Callable[[], Mapping[str, Pictured]]] = {
    name: module.situations for name, module in MODULES.items()
}

_STYLE = "body{background:#313338;color:#eee;font-family:sans-serif} img{vertical-align:top;margin:4px}"


def write(folder: Path) -> int:
    """Returns how many pictures it wrote."""
    folder.mkdir(parents=True, exist_ok=True)
    figures = []
    for kind, named in PICTURED.items():
        for name, situation in named().items():
            for page in situation.pages:
                for language in LANGUAGES:
                    picture = situation.picture(language, page)
                    file = f"{kind}-{titled(name, page)}-{language}.png"
                    (folder / file).write_bytes(picture.png)
                    figures.append(_figure(file, picture.alt))
    page = f"<!doctype html><meta charset=utf-8><title>Saqqara</title><style>{_STYLE}</style>{''.join(figures)}"
    (folder / "index.html").write_text(page)
    return len(figures)


def titled(name: str, page: str | None) -> str:
    """A situation, or a page of it: "late-4.estates"."""
    return name if page is None else f"{name}.{page}"


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
