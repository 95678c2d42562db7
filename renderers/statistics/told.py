"""A chart in words: a heading and a line for each row; as an alt text as many of them as there is room for."""

from __future__ import annotations

from collections.abc import Callable

from renderers.core.scene import ALT_LIMIT, Words
from renderers.statistics.chart import Chart, Row
from renderers.statistics.figures import decimal, span


def title(chart: Chart, words: Words, name: str) -> str:
    game = chart.game or "none"
    if chart.is_ranking:
        return words.say("stats-title", game=game)
    return words.say("stats-title-player", name=name, game=game)


def more(chart: Chart, words: Words) -> str:
    """That there are others than those who are shown."""
    return words.say("stats-more", count=len(chart.rows), people=chart.people) if chart.hides_some else ""


def told(chart: Chart, words: Words, named: Callable[[str], str] = str) -> tuple[str, ...]:
    """The heading comes first. `named`: how a name is written where the text will stand."""
    lines = [title(chart, words, named(chart.name or ""))]
    for row in chart.rows:
        lines.append(_figures(row, words, named(row.label)))
        if row.points is not None:
            lines[-1] += " " + _points(row, words)
    lines.append(more(chart, words))
    return tuple(line for line in lines if line)


def alt(chart: Chart, words: Words) -> str:
    text, *rows = told(chart, words)
    for row in rows:
        if len(text) + 1 + len(row) > ALT_LIMIT:
            break
        text += f"\n{row}"
    return text


def _figures(row: Row, words: Words, label: str) -> str:
    return words.say(
        "stats-line",
        label=label,
        wins=row.wins,
        games=row.games,
        place=decimal(words, row.place),
        time="none" if row.wait is None else span(words, row.wait),
    )


def _points(row: Row, words: Words) -> str:
    assert row.points is not None
    sources = words.list(
        words.say("stats-source", title=source.title, points=decimal(words, source.points)) for source in row.sources
    )
    return words.say("stats-points", points=decimal(words, row.points), count=len(row.sources), sources=sources)
