"""The journal on the screen: all that happened, the latest first; any number of steps can be undone."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.events import Event
from companion.table.journal import Entry
from companion.ui.chromosome.dock import label_words
from companion.ui.chromosome.scene import Scene, use_state_of
from companion.ui.component import component, keyed, memo, screen, use_effect, use_ref, use_state
from companion.ui.env import use_env, use_parameters
from companion.ui.look import Look
from companion.ui.theme.measure import GAP, GAP_WIDE, HAIR, MARGIN
from companion.ui.theme.typography import BODY, CAPTION, LABEL
from companion.ui.widgets.frame import bar, bottom_bar, page_view, scroll
from companion.ui.widgets.press import plain, primary, row_button, secondary


@memo
def JournalRow(look: Look, scene: Scene, entry: Entry[Event], steps: int, undone: bool) -> ft.Control:
    """One entry; a press offers to go back to before it, or to bring it back."""
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
    return ft.Container(
        row_button(
            look,
            content,
            lambda: scene.ask_step(steps, undone),
            label=label,
            radius=0,
            padding=ft.Padding.symmetric(horizontal=MARGIN, vertical=GAP),
        ),
        border=ft.Border.only(bottom=ft.BorderSide(HAIR, p.hairline)),
    )


def journal_rows(look: Look, scene: Scene) -> list[ft.Control]:
    """The entries that were taken back, then those that count, the latest first."""
    table = scene.seating.table
    rows: list[ft.Control] = []
    for steps, entry in reversed(list(enumerate(table.undone, start=1))):
        rows.append(keyed(f"undone-{entry.seq}", JournalRow, look, scene, entry, steps, True))
    for steps, entry in enumerate(reversed(table.entries), start=1):
        rows.append(keyed(f"entry-{entry.seq}", JournalRow, look, scene, entry, steps, False))
    return rows


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
    client, look = use_env()
    game_id = use_parameters().get("id", "")
    found = use_ref(lambda: Scene(client, client.house.open(game_id)))
    return keyed(f"journal-{game_id}", OpenJournal, look, found.current)


def nothing_asked() -> tuple[int, bool]:
    """No step is chosen at first."""
    return 0, False


@screen
def OpenJournal(look: Look, scene: Scene) -> ft.View:
    """The journal, and below it the question when a step is chosen."""
    use_state_of(scene)
    use_effect(scene.pulse.begin, [], scene.pulse.end)
    asked, set_asked = use_state(nothing_asked())
    scene.set_asked = set_asked
    words, game_id = look.words, scene.seating.id
    steps, undone = asked
    bottom = None
    if steps:
        bottom = StepQuestion(look, scene, steps, undone)
    elif scene.seating.table.undone:
        redo = plain(look, words("action-redo"), scene.redo, glyph="redo")
        bottom = bottom_bar(look, [redo])
    return page_view(
        look,
        f"/game/{game_id}/journal",
        bar(look, words("table-journal"), on_back=lambda: scene.client.go(f"/game/{game_id}")),
        scroll(look, journal_rows(look, scene)),
        bottom=bottom,
    )
