"""Statistics over all finished games of a kind: wins, points, and the game's own figures."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import flet as ft

from companion.ui import kit
from companion.ui.game.ending import BarScale
from companion.ui.game.figures import Record, Statistics
from companion.ui.widgets.bars import Bar, bar_row
from companion.ui.widgets.growing import Part

SHOWN = 24
"""Maximum number of bars in a chart."""


def statistics(
    style: kit.Style,
    figures: Statistics | None,
    more: Sequence[Part] = (),
    on_person: Callable[[str], object] | None = None,
) -> list[Part]:
    """Return the parts of the statistics; while there are no statistics, return a sentence that says why.

    Args:
        figures: The figures of the finished games; None while they are being counted.
        on_person: Called with the name of the person whose bar is pressed, to show their results.
    """
    p, words = style.palette, style.words
    if figures is None or not figures.people:
        said = words("stats-counting" if figures is None else "stats-none")
        return [Part("none", (style, said), lambda: _sentence(style, said))]
    people = figures.people
    won, points, note = wins(style, people), _points(style, people), words("stats-points-note")
    shows = words("stats-wins-note") if on_person else ""
    entered = sum(game.summary.get("entered") is True for game in figures.games)
    unknown = words("stats-entered", count=entered) if entered else ""
    return [
        Part("numbers", (style, figures), lambda: _numbers(style, figures)),
        *([Part("entered", (style, unknown), lambda: _quiet(style, unknown))] if unknown else []),
        *chart(style, "wins", words("stats-wins"), won, p.accent, shows, on_person),
        *(chart(style, "points", words("stats-points"), points, p.tie, note, on_person) if points else ()),
        *more,
    ]


def _quiet(style: kit.Style, said: str) -> ft.Control:
    return below(style.text(said, kit.LABEL, style.palette.quiet))


def _sentence(style: kit.Style, said: str) -> ft.Control:
    return ft.Container(
        style.text(said, kit.BODY, style.palette.quiet),
        padding=ft.Padding.symmetric(horizontal=kit.MARGIN, vertical=kit.CHAPTER),
    )


def chart(
    style: kit.Style,
    key: str,
    title: str,
    items: Sequence[Bar],
    colour: str,
    note: str = "",
    on_bar: Callable[[str], object] | None = None,
) -> Iterator[Part]:
    """Yield a titled chart, one part per bar, limited to the first `SHOWN` bars.

    Args:
        on_bar: Called with the name of a pressed bar; without it bars cannot be pressed.
    """
    yield Part(key, (style, title), lambda: _title(style, title, note))
    for number, item in enumerate(items[:SHOWN]):
        yield Part(
            f"{key}-{number}",
            (style, item._replace(picture=None)),
            lambda item=item: below(bar_row(style, item, colour, on_bar and partial(on_bar, item.name))),
        )
    if len(items) > SHOWN:
        more = style.words("stats-more", count=len(items) - SHOWN)
        yield Part(
            f"{key}-more", (style, more), lambda: below(style.text(more, kit.LABEL, style.palette.quiet))
        )


def _numbers(style: kit.Style, figures: Statistics) -> ft.Control:
    """Draw the two headline figures: the number of games, and the best score with its owner."""
    words, count = style.words, figures.finished
    shown = [_figure(style, words.number(count), words("stats-games", count=count))]
    scored = [record for record in figures.people if record.best is not None]
    if scored:
        best = (min if scored[0].fewest_win else max)(map(_best, scored))
        names = words.list([record.name for record in scored if _best(record) == best])
        shown.append(_figure(style, words.number(best), words("stats-best", player=names)))
    return ft.Container(
        ft.Row(
            shown,
            spacing=kit.CHAPTER,
            wrap=style.scale > kit.LARGE_TEXT,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.SECTION),
    )


def _figure(style: kit.Style, number: str, meaning: str) -> ft.Control:
    return kit.column(
        [style.text(number, kit.FIGURE), style.text(meaning, kit.LABEL, style.palette.quiet, lines=2)],
        kit.GAP_SMALL,
        expand=True if style.scale <= kit.LARGE_TEXT else None,
    )


def _best(record: Record) -> int:
    return record.best if record.best is not None else 0


def wins(style: kit.Style, records: Sequence[Record]) -> list[Bar]:
    """Return a bar for each record: its wins, and their share of its games."""
    words = style.words
    most = max(record.wins for record in records) or 1
    return [
        Bar(
            record.name,
            record.wins / most,
            words.number(record.wins),
            words("stats-won", share=words.percent(record.share), games=record.games),
        )
        for record in records
    ]


def _points(style: kit.Style, people: Sequence[Record]) -> list[Bar]:
    words = style.words
    scored = sorted((record for record in people if record.scores), key=lambda record: -record.merit)
    numbers = [number for record in scored for number in (_best(record), record.average)]
    scale = BarScale.of(numbers)
    return [
        Bar(
            record.name,
            scale.length(record.average),
            words.number(record.average, 1),
            words("stats-best-of", score=_best(record)),
            mark=scale.place(_best(record)),
            start=scale.start(record.average),
        )
        for record in scored
    ]


def _title(style: kit.Style, title: str, note: str) -> ft.Control:
    lines: list[ft.Control] = [style.text(title, kit.LABEL_STRONG, style.palette.accent, heading=True)]
    if note:
        lines.append(style.text(note, kit.LABEL, style.palette.quiet))
    return below(kit.column(lines), kit.CHAPTER)


def below(part: ft.Control, gap: float = kit.PADDING) -> ft.Control:
    """Put a part of the page `gap` pixels below the previous one."""
    return ft.Container(part, padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=gap))
