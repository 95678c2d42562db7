"""A description in pages of at most `PAGE_LIMIT` characters."""

from __future__ import annotations

from collections.abc import Iterable

from renderers.core.scene import PAGE_LIMIT

Section = tuple[str, list[str]]  # its title and its lines


def pages_of(sections: Iterable[Section]) -> tuple[str, ...]:
    """Sections stay whole where they fit on a page; a longer one is cut between its lines. Empty ones are left out."""
    pages = [""]
    for title, lines in sections:
        if not lines:
            continue
        whole = "\n".join((f"**{title}**", *lines))
        parts = [("\n\n", whole)]
        if len(whole) > PAGE_LIMIT:
            parts = [("\n\n", f"**{title}**\n{lines[0]}"), *(("\n", line) for line in lines[1:])]
        for gap, part in parts:
            if pages[-1] and len(pages[-1]) + len(gap) + len(part) <= PAGE_LIMIT:
                pages[-1] += gap + part
            else:
                pages.append(part)
    return tuple(page for page in pages if page)
