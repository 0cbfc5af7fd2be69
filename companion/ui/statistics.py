"""Statistics over all finished games: wins, points, species."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import flet as ft

from companion.rules.chromosome import KEY
from companion.rules.chromosome.data import SPECIES
from companion.rules.chromosome.luck import LuckReport
from companion.rules.chromosome.odds import explain
from companion.ui.art import species
from companion.ui.chromosome.table.luck import LuckBar
from companion.ui.core.style import Style
from companion.ui.results import Figures, Record
from companion.ui.theme.measure import CHAPTER, GAP, GAP_SMALL, MARGIN, PADDING, SECTION
from companion.ui.theme.typography import BODY, FIGURE, LABEL, LABEL_STRONG
from companion.ui.widgets.bars import Bar, bar_row
from companion.ui.widgets.frame import section
from companion.ui.widgets.growing import Part
from companion.ui.widgets.press import Press, secondary

SHOWN = 24
"""So many people have a bar in each chart."""


def statistics(
    style: Style, figures: Figures | None, luck: LuckReport | None, read: int | None, on_luck: Press
) -> list[Part]:
    """The parts of the statistics; a sentence while there are none.

    Args:
        style: The style.
        figures: What the finished games say; None while they are being counted.
        luck: Whom the dice liked over all of them; None until somebody asks, since every game is read for it.
        read: How many games have been read for it; None while nobody has asked.
        on_luck: Asks for it.
    """
    style = style.in_game(KEY)
    p, words = style.palette, style.words
    if figures is None or not figures.people:
        said = words("stats-counting" if figures is None else "stats-none")
        return [Part("none", (style, said), lambda: _sentence(style, said))]
    people = figures.people
    return [
        Part("numbers", (style, figures), lambda: _numbers(style, figures)),
        *_chart(style, "wins", words("stats-wins"), _wins(style, people), p.accent),
        *_chart(
            style, "points", words("stats-points"), _points(style, people), p.tie, words("stats-points-note")
        ),
        *_chart(style, "species", words("stats-species"), _kinds(style, figures.species), p.accent),
        *_luck(style, luck, read, on_luck),
    ]


def _sentence(style: Style, said: str) -> ft.Control:
    return ft.Container(
        style.text(said, BODY, style.palette.quiet),
        padding=ft.Padding.symmetric(horizontal=MARGIN, vertical=CHAPTER),
    )


def _chart(
    style: Style, key: str, title: str, items: Sequence[Bar], colour: str, note: str = ""
) -> Iterator[Part]:
    """A titled chart, a part for each bar; with very many people the first of them."""
    yield Part(key, (style, title), lambda: _title(style, title, note))
    for number, item in enumerate(items[:SHOWN]):
        yield Part(
            f"{key}-{number}",
            (style, item._replace(picture=None)),
            lambda item=item: _below(bar_row(style, item, colour)),
        )
    if len(items) > SHOWN:
        more = style.words("stats-more", count=len(items) - SHOWN)
        yield Part(f"{key}-more", (style, more), lambda: _below(style.text(more, LABEL, style.palette.quiet)))


def _luck(style: Style, luck: LuckReport | None, read: int | None, on_luck: Press) -> Iterator[Part]:
    words = style.words
    if luck is None and read is None:
        ask = secondary(style, words("stats-luck"), on_luck, glyph="dice")
        edge = ft.Padding.only(left=MARGIN, right=MARGIN, top=CHAPTER)
        yield Part("luck", (style, "ask"), lambda: ft.Container(ask, padding=edge))
        return
    people = [each for each in luck.players if each.throws] if luck is not None else []
    if luck is None:
        said = words("stats-luck-reading", count=read or 0)
    else:
        said = explain.spell(words, explain.luck(luck)) if people else words("luck-no-dice")
    head = style.text(said, BODY)
    yield Part("luck", (style, said), lambda: section(style, words("luck-title"), [head]))
    for number, each in enumerate(people[:SHOWN]):
        yield Part(f"luck-{number}", (style, each), lambda each=each: _below(LuckBar(style, each, None), GAP))


def _numbers(style: Style, figures: Figures) -> ft.Control:
    """The two numbers that matter: how many games, and the highest score with its owner."""
    words, count = style.words, figures.finished
    shown = [_figure(style, words.number(count), words("stats-games", count=count))]
    top = max((record for record in figures.people if record.best is not None), key=_best, default=None)
    if top is not None:
        shown.append(_figure(style, words.number(_best(top)), words("stats-best", player=top.name)))
    return ft.Container(
        ft.Row(
            shown, spacing=CHAPTER, wrap=style.scale > 1.25, vertical_alignment=ft.CrossAxisAlignment.START
        ),
        padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=SECTION),
    )


def _figure(style: Style, number: str, meaning: str) -> ft.Control:
    return ft.Column(
        [style.text(number, FIGURE), style.text(meaning, LABEL, style.palette.quiet, lines=2)],
        spacing=GAP_SMALL,
        tight=True,
        expand=True if style.scale <= 1.25 else None,
    )


def _best(record: Record) -> int:
    return record.best if record.best is not None else 0


def _wins(style: Style, records: Sequence[Record]) -> list[Bar]:
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


def _points(style: Style, people: Sequence[Record]) -> list[Bar]:
    words = style.words
    scored = sorted((record for record in people if record.scores), key=lambda record: -record.average)
    most = max((_best(record) for record in scored), default=1) or 1
    return [
        Bar(
            record.name,
            record.average / most,
            words.number(record.average, 1),
            words("stats-best-of", score=_best(record)),
            mark=_best(record) / most,
        )
        for record in scored
    ]


def _kinds(style: Style, kinds: Sequence[Record]) -> list[Bar]:
    return [
        bar._replace(
            name=style.words(f"species-{SPECIES[int(bar.name)]}"),
            picture=species(int(bar.name), style.palette.text, 24),
        )
        for bar in _wins(style, kinds)
    ]


def _title(style: Style, title: str, note: str) -> ft.Control:
    lines: list[ft.Control] = [style.text(title, LABEL_STRONG, style.palette.accent, heading=True)]
    if note:
        lines.append(style.text(note, LABEL, style.palette.quiet))
    return _below(ft.Column(lines, spacing=0, tight=True), CHAPTER)


def _below(part: ft.Control, gap: float = PADDING) -> ft.Control:
    """A part of the page, so far below the one before it."""
    return ft.Container(part, padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=gap))
