"""Statistics over all finished games: wins, points, species."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.rules.chromosome.data import SPECIES
from companion.rules.chromosome.luck import LuckReport
from companion.ui.art import species
from companion.ui.chromosome.luck_view import luck_section
from companion.ui.glance import Glance
from companion.ui.look import Look
from companion.ui.results import Record, by_player, by_species
from companion.ui.theme.measure import CHAPTER, GAP_SMALL, MARGIN, PADDING, SECTION
from companion.ui.theme.typography import BODY, FIGURE, LABEL, LABEL_STRONG
from companion.ui.widgets.bars import Bar, bars
from companion.ui.widgets.press import Press, secondary


def statistics(
    look: Look, games: Sequence[Glance], luck: LuckReport | None, on_luck: Press
) -> list[ft.Control]:
    """The parts of the statistics; a sentence while there are none.

    Args:
        look: The look.
        games: All games, the latest first.
        luck: Whom the dice liked over all of them; None until somebody asks, since every game is read for it.
        on_luck: Asks for it.
    """
    p, words = look.palette, look.words
    people = by_player(games)
    if not people:
        return [
            ft.Container(
                look.text(words("stats-none"), BODY, p.quiet),
                padding=ft.Padding.symmetric(horizontal=MARGIN, vertical=CHAPTER),
            )
        ]
    return [
        _figures(look, games, people),
        _part(look, words("stats-wins"), bars(look, _wins(look, people), p.accent)),
        _part(look, words("stats-points"), _points(look, people), note=words("stats-points-note")),
        _part(look, words("stats-species"), _kinds(look, games)),
        *_luck(look, luck, on_luck),
    ]


def _luck(look: Look, luck: LuckReport | None, on_luck: Press) -> list[ft.Control]:
    words = look.words
    if luck is None:
        ask = secondary(look, words("stats-luck"), on_luck, glyph="dice")
        return [ft.Container(ask, padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=CHAPTER))]
    told = luck_section(look, luck, {})
    return told or [_part(look, words("luck-title"), look.text(words("luck-no-dice"), BODY))]


def _figures(look: Look, games: Sequence[Glance], people: Sequence[Record]) -> ft.Control:
    """The two numbers that matter: how many games, and the highest score with its owner."""
    words = look.words
    count = sum(game.finished for game in games)
    shown = [_figure(look, words.number(count), words("stats-games", count=count))]
    top = max((record for record in people if record.best is not None), key=_best, default=None)
    if top is not None:
        shown.append(_figure(look, words.number(_best(top)), words("stats-best", player=top.name)))
    return ft.Container(
        ft.Row(
            shown, spacing=CHAPTER, wrap=look.scale > 1.25, vertical_alignment=ft.CrossAxisAlignment.START
        ),
        padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=SECTION),
    )


def _figure(look: Look, number: str, meaning: str) -> ft.Control:
    return ft.Column(
        [look.text(number, FIGURE), look.text(meaning, LABEL, look.palette.quiet, lines=2)],
        spacing=GAP_SMALL,
        tight=True,
        expand=True if look.scale <= 1.25 else None,
    )


def _best(record: Record) -> int:
    return record.best if record.best is not None else 0


def _wins(look: Look, records: Sequence[Record]) -> list[Bar]:
    words = look.words
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


def _points(look: Look, people: Sequence[Record]) -> ft.Control:
    words = look.words
    scored = sorted((record for record in people if record.scores), key=lambda record: -record.average)
    most = max((_best(record) for record in scored), default=1) or 1
    items = [
        Bar(
            record.name,
            record.average / most,
            words.number(record.average, 1),
            words("stats-best-of", score=_best(record)),
            mark=_best(record) / most,
        )
        for record in scored
    ]
    return bars(look, items, look.palette.tie)


def _kinds(look: Look, games: Sequence[Glance]) -> ft.Control:
    items = [
        bar._replace(
            name=look.words(f"species-{SPECIES[int(bar.name)]}"),
            picture=species(int(bar.name), look.palette.text, 24),
        )
        for bar in _wins(look, by_species(games))
    ]
    return bars(look, items, look.palette.accent)


def _part(look: Look, title: str, chart: ft.Control, *, note: str = "") -> ft.Control:
    lines: list[ft.Control] = [look.text(title, LABEL_STRONG, look.palette.accent, heading=True)]
    if note:
        lines.append(look.text(note, LABEL, look.palette.quiet))
    return ft.Container(
        ft.Column(
            [ft.Column(lines, spacing=0, tight=True), chart],
            spacing=PADDING,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=CHAPTER),
    )
