"""A game on the screen: which of its views shows follows from the state, on every device alike."""

from __future__ import annotations

import asyncio

import flet as ft

from companion.ui.chromosome.panels import PlayerPanel, has_sheet, panel_sheet
from companion.ui.chromosome.stages import Stage, stage_of, stage_title, stage_view
from companion.ui.chromosome.table.end import EndView
from companion.ui.chromosome.table.view import StripsView, TableView
from companion.ui.core.component import component, keyed, memo, screen, use_effect, use_slice, use_state
from companion.ui.core.style import Look
from companion.ui.party.talk import use_talk
from companion.ui.shared.action_bar import label_words, last_label
from companion.ui.shared.context import Panel, Scene, use_state_of
from companion.ui.shared.journal import use_journal_rows
from companion.ui.shared.opening import OpenedGame
from companion.ui.theme.measure import HAIR, MARGIN
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.frame import bar, page_view, scroll
from companion.ui.widgets.press import glyph_button

CLOCK_SECONDS = 10
"""How often running clocks are drawn anew."""


@component
def GameScreen() -> ft.Control:
    """A game by its id, or a sentence why it cannot be shown."""
    return OpenedGame("game", GameView)


@screen
def GameView(look: Look, scene: Scene) -> ft.View:
    """A game that is open: the view of what takes place, and the sheet that lies over it."""

    def now() -> Stage:
        return stage_of(scene.state)

    stage = use_slice(scene.pulse, now)
    opened, set_panel = use_state(no_panel())
    peek, set_peek = use_state(False)
    # What this device may do, and whose turn it is, changes while a sheet lies open.
    gone = use_slice(scene.pulse, lambda: opened is not None and not has_sheet(scene, opened))
    panel = None if gone else opened
    use_effect(lambda: set_panel(None) if gone else None, [gone])
    scene.set_panel = set_panel
    scene.set_peek = set_peek
    follow(scene)
    use_talk(scene)
    return page_view(
        look,
        f"/game/{scene.seating.id}",
        TopBar(look, scene, stage, peek),
        side_by_side(look, scene, stage) if look.wide else body(look, scene, stage, peek),
        overlay=keyed(f"sheet-{panel.kind}", Sheet, look, scene, panel) if panel else None,
        covered=panel is not None and panel.kind == "player" and not look.wide,
    )


def follow(scene: Scene) -> None:
    """While the game is on screen: follow its table, keep the screen awake, let running clocks run."""
    senses = scene.client.senses

    async def tick() -> None:
        while scene.on_screen:
            await asyncio.sleep(CLOCK_SECONDS)
            if scene.state.clocks:
                scene.pulse.beat()

    def mount() -> None:
        scene.on_screen = True
        scene.pulse.begin()
        senses.keep_awake(True)
        scene.client.page.run_task(tick)

    def unmount() -> None:
        scene.on_screen = False
        scene.pulse.end()
        senses.keep_awake(False)

    use_effect(mount, [], unmount)


@memo
def TopBar(look: Look, scene: Scene, stage: Stage, peek: bool) -> ft.Control:
    """The bar: what is under way, a glance at the table, undo, the menu."""
    words = look.words
    actions: list[ft.Control] = []
    if stage != "table" and not look.wide:
        ink = look.palette.accent if peek else None
        glance = words("table-peek")
        actions.append(glyph_button(look, "players", glance, lambda: scene.set_peek(not peek), ink=ink))
    if (stage != "table" and not peek) or look.wide:
        actions.append(UndoGlyph(look, scene))
    actions.append(glyph_button(look, "more", words("table-menu"), lambda: scene.show(Panel("menu"))))
    title = words("game-chromosome") if stage == "table" or peek else stage_title(look, scene.state, stage)
    return bar(look, title, on_back=lambda: scene.client.go("/"), actions=actions)


@memo
def UndoGlyph(look: Look, scene: Scene) -> ft.Control:
    """Undo in the bar, for screens without the table's own."""
    last = use_slice(scene.pulse, lambda: last_label(scene))
    said = look.words("table-undo", label=label_words(look, last)) if last else look.words("action-undo")
    return glyph_button(look, "undo", said, scene.undo if last else None)


@component
def Sheet(look: Look, scene: Scene, panel: Panel) -> ft.Control:
    """The sheet that lies over the screen, until the screen takes away one that has nothing to show any more.

    A player's numbers follow the table by themselves.
    """
    if panel.kind == "player":
        return PlayerPanel(look, scene, panel.seat)
    state = use_state_of(scene)
    return panel_sheet(look, scene, state, panel) or ft.Container()


@component
def StageView(look: Look, scene: Scene) -> ft.Control:
    """What takes place, the end included."""
    state = use_state_of(scene)
    stage = stage_of(state)
    return EndView(look, scene, state) if stage == "over" else stage_view(look, scene, state, stage)


@component
def Journal(look: Look, scene: Scene) -> ft.Control:
    """The journal beside the table."""
    rows = use_journal_rows(look, scene)
    title = look.text(look.words("table-journal"), LABEL, look.palette.quiet, heading=True)
    head = ft.Container(title, padding=ft.Padding.symmetric(horizontal=MARGIN, vertical=MARGIN))
    return scroll(look, [head, *rows])


def body(look: Look, scene: Scene, stage: Stage, peek: bool) -> ft.Control:
    """What a narrow page shows: what takes place, or the table."""
    return TableView(look, scene) if stage == "table" or peek else StageView(look, scene)


def side_by_side(look: Look, scene: Scene, stage: Stage) -> ft.Control:
    """What a wide page shows: the table, beside it what takes place or the journal."""
    table = stage == "table"
    left = TableView(look, scene) if table else StripsView(look, scene)
    right = Journal(look, scene) if table else StageView(look, scene)
    return ft.Row(
        [
            ft.Container(left, expand=True),
            ft.Container(width=HAIR, bgcolor=look.palette.hairline),
            ft.Container(right, expand=True),
        ],
        spacing=0,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def no_panel() -> Panel | None:
    """No sheet lies open at first."""
    return None
