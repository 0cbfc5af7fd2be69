"""The journal on the screen: all that happened, the latest first; any number of steps can be undone.

It lies folded by rounds, and a long round by stretches of it; what lies open is drawn a few rows at a time.
"""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.table.journal import Entry
from companion.ui.core.component import component, keyed, memo, screen, use_effect, use_slice, use_state
from companion.ui.core.sections import Section, lines
from companion.ui.core.style import Style
from companion.ui.shared.action_bar import label_words
from companion.ui.shared.context import AnyContext
from companion.ui.shared.journal_sections import is_open_at_first, sections
from companion.ui.shared.opening import OpenedGame
from companion.ui.theme.measure import GAP, GAP_WIDE, HAIR, MARGIN
from companion.ui.theme.typography import BODY, CAPTION, LABEL
from companion.ui.widgets.folding import SectionHeading, use_folding
from companion.ui.widgets.frame import bar, bottom_bar, page_view, scroll
from companion.ui.widgets.growing import use_growing
from companion.ui.widgets.press import plain, primary, row_button, secondary


@memo
def JournalRow(style: Style, context: AnyContext, entry: Entry[Any], at: int, undone: bool) -> ft.Control:
    """One entry; a press offers to go back to before it, or to bring it back.

    Args:
        style: The style.
        context: The game.
        entry: The entry.
        at: Its place at the table, which stays the same when others follow it.
        undone: Whether it was taken back.
    """
    p, words = style.palette, style.words
    said = label_words(style, context.label_of(entry))
    who = context.seats[entry.by].name if entry.by is not None else ""
    when = words.time(entry.at)
    content = ft.Row(
        [
            ft.Container(style.text(said, BODY, p.passed if undone else p.text, lines=2), expand=True),
            style.text(f"{who} {when}".strip(), CAPTION, p.quiet),
        ],
        spacing=GAP_WIDE,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    label = words("journal-undone", label=said) if undone else f"{said}, {when}"

    def ask() -> None:
        count = context.open_game.table.count
        context.ask_step(at - count + 1 if undone else count - at, undone)

    return ft.Container(
        row_button(
            style,
            content,
            ask,
            label=label,
            radius=0,
            padding=ft.Padding.symmetric(horizontal=MARGIN, vertical=GAP),
        ),
        border=ft.Border.only(bottom=ft.BorderSide(HAIR, p.hairline)),
    )


def use_journal_rows(style: Style, context: AnyContext) -> list[ft.Control]:
    """The entries that were taken back, then those that count by their rounds, the latest first."""
    open_game = context.open_game
    table = open_game.table
    use_slice(context.changes, lambda: table.version)
    folding = use_folding()

    def is_open(section: Section) -> bool:
        return folding.is_open(section, is_open_at_first(section, table.count))

    found = {
        line.key if isinstance(line, Section) else f"entry-{table.entry(line).seq}": line
        for line in lines(sections(open_game), is_open)
    }
    drawn = use_growing(tuple(found))
    rows: list[ft.Control] = []
    for key, line in found.items():
        if key not in drawn:
            continue
        if isinstance(line, Section):
            title = title_of(style, context, line)
            count = style.words("journal-entries", count=line.entries)
            part = line.size > 0
            rows.append(
                keyed(key, SectionHeading, style, key, title, count, is_open(line), folding.fold, part)
            )
        else:
            entry, undone = table.entry(line), line >= table.count
            rows.append(keyed(key, JournalRow, style, context, entry, line, undone))
    return rows


def title_of(style: Style, context: AnyContext, section: Section) -> str:
    """What stands over a section: its round, or from when to when it was played."""
    words, table = style.words, context.open_game.table
    if section.size:
        begin, end = (words.time(table.entry(at).at) for at in (section.begin, section.end - 1))
        return words("journal-stretch", begin=begin, end=end) if begin != end else begin
    if section.kind == "undone":
        return words("journal-taken-back")
    return words("journal-round", round=context.open_game.game.round(table.state_after(section.end)))


@component
def StepQuestion(style: Style, context: AnyContext, steps: int, undone: bool) -> ft.Control:
    """Asks before several steps are taken at once."""
    p, words = style.palette, style.words
    asked = words("journal-redo-steps", count=steps) if undone else words("journal-undo-steps", count=steps)
    act = (lambda: context.redo(steps)) if undone else (lambda: context.undo(steps))

    def confirm() -> None:
        act()
        context.ask_step(0, False)

    return ft.Container(
        ft.Column(
            [
                style.text(asked, LABEL, p.text),
                ft.Row(
                    [
                        primary(
                            style, words("action-redo" if undone else "action-undo"), confirm, expand=True
                        ),
                        secondary(
                            style, words("action-close"), lambda: context.ask_step(0, False), expand=True
                        ),
                    ],
                    spacing=GAP_WIDE,
                ),
            ],
            spacing=GAP,
            tight=True,
        ),
        padding=MARGIN,
        bgcolor=p.surface,
    )


@component
def JournalScreen() -> ft.Control:
    """The journal of a game as a screen of its own."""
    return OpenedGame("journal", OpenJournal)


def nothing_asked() -> tuple[int, bool]:
    """No step is chosen at first."""
    return 0, False


@screen
def OpenJournal(style: Style, context: AnyContext) -> ft.View:
    """The journal, and below it the question when a step is chosen."""
    rows = use_journal_rows(style, context)
    use_effect(context.changes.begin, [], context.changes.end)
    asked, set_asked = use_state(nothing_asked())
    context.set_asked = set_asked
    words, game_id = style.words, context.open_game.id
    steps, undone = asked
    bottom = None
    if steps:
        bottom = StepQuestion(style, context, steps, undone)
    elif context.open_game.table.to_redo():
        redo = plain(style, words("action-redo"), context.redo, glyph="redo")
        bottom = bottom_bar(style, [redo])
    return page_view(
        style,
        f"/game/{game_id}/journal",
        bar(style, words("table-journal"), on_back=lambda: context.client.go(f"/game/{game_id}")),
        scroll(style, rows),
        bottom=bottom,
    )
