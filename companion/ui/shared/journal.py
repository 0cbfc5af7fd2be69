"""The journal on the screen: all that happened, the latest first; any number of steps can be undone.

It lies folded by rounds, and a long round by stretches of it; what lies open is drawn a few rows at a time.
"""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.events import Event
from companion.table.journal import Entry
from companion.ui.core.component import component, keyed, memo, screen, use_effect, use_slice, use_state
from companion.ui.core.sections import Section, lines
from companion.ui.core.style import Look
from companion.ui.shared.action_bar import label_words
from companion.ui.shared.context import Scene
from companion.ui.shared.journal_sections import is_open_at_first, sections
from companion.ui.shared.opening import OpenedGame
from companion.ui.theme.measure import GAP, GAP_WIDE, HAIR, MARGIN
from companion.ui.theme.typography import BODY, CAPTION, LABEL
from companion.ui.widgets.folding import SectionHeading, use_folding
from companion.ui.widgets.frame import bar, bottom_bar, page_view, scroll
from companion.ui.widgets.growing import use_growing
from companion.ui.widgets.press import plain, primary, row_button, secondary


@memo
def JournalRow(look: Look, scene: Scene, entry: Entry[Event], at: int, undone: bool) -> ft.Control:
    """One entry; a press offers to go back to before it, or to bring it back.

    Args:
        look: The look.
        scene: The game.
        entry: The entry.
        at: Its place at the table, which stays the same when others follow it.
        undone: Whether it was taken back.
    """
    p, words = look.palette, look.words
    said = label_words(look, entry.label)
    who = scene.state.players[entry.by].name if entry.by is not None else ""
    when = words.time(entry.at)
    content = ft.Row(
        [
            ft.Container(look.text(said, BODY, p.passed if undone else p.text, lines=2), expand=True),
            look.text(f"{who} {when}".strip(), CAPTION, p.quiet),
        ],
        spacing=GAP_WIDE,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    label = words("journal-undone", label=said) if undone else f"{said}, {when}"

    def ask() -> None:
        count = scene.seating.table.count
        scene.ask_step(at - count + 1 if undone else count - at, undone)

    return ft.Container(
        row_button(
            look,
            content,
            ask,
            label=label,
            radius=0,
            padding=ft.Padding.symmetric(horizontal=MARGIN, vertical=GAP),
        ),
        border=ft.Border.only(bottom=ft.BorderSide(HAIR, p.hairline)),
    )


def use_journal_rows(look: Look, scene: Scene) -> list[ft.Control]:
    """The entries that were taken back, then those that count by their rounds, the latest first."""
    seating = scene.seating
    table = seating.table
    use_slice(scene.pulse, lambda: table.version)
    folding = use_folding()

    def is_open(section: Section) -> bool:
        return folding.is_open(section, is_open_at_first(section, table.count))

    found = {
        line.key if isinstance(line, Section) else f"entry-{table.entry(line).seq}": line
        for line in lines(sections(seating), is_open)
    }
    drawn = use_growing(tuple(found))
    rows: list[ft.Control] = []
    for key, line in found.items():
        if key not in drawn:
            continue
        if isinstance(line, Section):
            title = title_of(look, scene, line)
            count = look.words("journal-entries", count=line.entries)
            part = line.size > 0
            rows.append(
                keyed(key, SectionHeading, look, key, title, count, is_open(line), folding.fold, part)
            )
        else:
            entry, undone = table.entry(line), line >= table.count
            rows.append(keyed(key, JournalRow, look, scene, entry, line, undone))
    return rows


def title_of(look: Look, scene: Scene, section: Section) -> str:
    """What stands over a section: its round, or from when to when it was played."""
    words, table = look.words, scene.seating.table
    if section.size:
        begin, end = (words.time(table.entry(at).at) for at in (section.begin, section.end - 1))
        return words("journal-stretch", begin=begin, end=end) if begin != end else begin
    if section.kind == "undone":
        return words("journal-taken-back")
    return words("journal-round", round=table.state_after(section.end).round)


@component
def StepQuestion(look: Look, scene: Scene, steps: int, undone: bool) -> ft.Control:
    """Asks before several steps are taken at once."""
    p, words = look.palette, look.words
    asked = words("journal-redo-steps", count=steps) if undone else words("journal-undo-steps", count=steps)
    act = (lambda: scene.redo(steps)) if undone else (lambda: scene.undo(steps))

    def confirm() -> None:
        act()
        scene.ask_step(0, False)

    return ft.Container(
        ft.Column(
            [
                look.text(asked, LABEL, p.text),
                ft.Row(
                    [
                        primary(
                            look, words("action-redo" if undone else "action-undo"), confirm, expand=True
                        ),
                        secondary(look, words("action-close"), lambda: scene.ask_step(0, False), expand=True),
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
def OpenJournal(look: Look, scene: Scene) -> ft.View:
    """The journal, and below it the question when a step is chosen."""
    rows = use_journal_rows(look, scene)
    use_effect(scene.pulse.begin, [], scene.pulse.end)
    asked, set_asked = use_state(nothing_asked())
    scene.set_asked = set_asked
    words, game_id = look.words, scene.seating.id
    steps, undone = asked
    bottom = None
    if steps:
        bottom = StepQuestion(look, scene, steps, undone)
    elif scene.seating.table.to_redo():
        redo = plain(look, words("action-redo"), scene.redo, glyph="redo")
        bottom = bottom_bar(look, [redo])
    return page_view(
        look,
        f"/game/{game_id}/journal",
        bar(look, words("table-journal"), on_back=lambda: scene.client.go(f"/game/{game_id}")),
        scroll(look, rows),
        bottom=bottom,
    )
