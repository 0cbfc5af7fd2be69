"""A game on the screen: which of its views shows follows from the state, on every device alike."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.next_step import next_step
from companion.rules.chromosome.state import State
from companion.store.errors import StoreError
from companion.table.journal import JournalError
from companion.ui.chromosome.dock import label_words
from companion.ui.chromosome.end_view import EndView
from companion.ui.chromosome.journal_view import journal_rows
from companion.ui.chromosome.panels import panel_sheet
from companion.ui.chromosome.scene import Panel, Scene
from companion.ui.chromosome.stages import Stage, stage_of, stage_title, stage_view
from companion.ui.chromosome.table_view import StripsView, TableView
from companion.ui.client import Client
from companion.ui.component import component, keyed, screen, use_effect, use_ref, use_seating, use_state
from companion.ui.env import use_env, use_parameters
from companion.ui.look import Look
from companion.ui.theme.measure import HAIR, MARGIN
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.frame import bar, headline, page_view, scroll
from companion.ui.widgets.press import glyph_button


@component
def GameScreen() -> ft.Control:
    """A game by its id, or a sentence why it cannot be shown."""
    client, look = use_env()
    game_id = use_parameters().get("id", "")
    try:
        seating = client.house.open(game_id)
    except (StoreError, JournalError) as error:
        return unreadable(client, look, error)
    found = use_ref(lambda: Scene(client, seating))
    return keyed(f"game-{game_id}", OpenGame, look, found.current)


def unreadable(client: Client, look: Look, error: StoreError | JournalError) -> ft.View:
    """The screen of a game that cannot be shown."""
    words = look.words
    reason = words(error.code, **error.params) if isinstance(error, StoreError) else words("game-unreadable")
    return page_view(
        look,
        "/game/unreadable",
        bar(look, words("app-name"), on_back=lambda: client.go("/")),
        headline(look, words("game-not-shown"), reason),
    )


@screen
def OpenGame(look: Look, scene: Scene) -> ft.View:
    """A game that is open: the view of its step, and the sheet that lies over it."""
    use_seating(scene.seating)
    panel, set_panel = use_state(no_panel())
    peek, set_peek = use_state(False)
    scene.set_panel = set_panel
    scene.set_peek = set_peek
    senses = scene.client.senses
    use_effect(lambda: senses.keep_awake(True), [], lambda: senses.keep_awake(False))
    state = scene.state
    stage = stage_of(state)
    return page_view(
        look,
        f"/game/{scene.seating.id}",
        top_bar(look, scene, state, stage, peek),
        side_by_side(look, scene, state, stage) if look.wide else body(look, scene, state, stage, peek),
        overlay=panel_sheet(look, scene, state, panel) if panel else None,
    )


def top_bar(look: Look, scene: Scene, state: State, stage: Stage, peek: bool) -> ft.Control:
    """The bar: what is under way, a glance at the table, undo, the menu."""
    words, table = look.words, scene.seating.table
    actions: list[ft.Control] = []
    if stage != "table" and not look.wide:
        actions.append(
            glyph_button(
                look,
                "players",
                words("table-peek"),
                lambda: scene.set_peek(not peek),
                ink=look.palette.accent if peek else None,
            )
        )
    if (stage != "table" and not peek) or look.wide:
        last = table.entries[-1].label if len(table.entries) > 1 else None
        said = words("table-undo", label=label_words(look, last)) if last else words("action-undo")
        actions.append(glyph_button(look, "undo", said, scene.undo if last else None))
    actions.append(glyph_button(look, "more", words("table-menu"), lambda: scene.show(Panel("menu"))))
    title = words("game-chromosome") if stage == "table" or peek else stage_title(look, state, stage)
    return bar(look, title, on_back=lambda: scene.client.go("/"), actions=actions)


def body(look: Look, scene: Scene, state: State, stage: Stage, peek: bool) -> ft.Control:
    """What a narrow page shows: the stage, or the table."""
    if stage == "over" and not peek:
        return EndView(look, scene, state)
    if stage == "table" or peek:
        return TableView(look, scene, state, next_step(state))
    return stage_view(look, scene, state, stage)


def side_by_side(look: Look, scene: Scene, state: State, stage: Stage) -> ft.Control:
    """What a wide page shows: the table, beside it the stage or the journal."""
    p = look.palette
    left = StripsView(look, scene, state)
    if stage == "over":
        right: ft.Control = EndView(look, scene, state)
    elif stage == "table":
        left = TableView(look, scene, state, next_step(state))
        title = look.text(look.words("table-journal"), LABEL, p.quiet, heading=True)
        head = ft.Container(title, padding=ft.Padding.symmetric(horizontal=MARGIN, vertical=MARGIN))
        right = scroll(look, [head, *journal_rows(look, scene)])
    else:
        right = stage_view(look, scene, state, stage)
    return ft.Row(
        [
            ft.Container(left, expand=True),
            ft.Container(width=HAIR, bgcolor=p.hairline),
            ft.Container(right, expand=True),
        ],
        spacing=0,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def no_panel() -> Panel | None:
    """No sheet lies open at first."""
    return None
