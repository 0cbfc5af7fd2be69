"""A game on the screen: which of its views shows follows from the state, on every device alike."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.next_step import next_step
from companion.store.errors import StoreError
from companion.table.journal import JournalError
from companion.ui.chromosome.panels import panel_sheet
from companion.ui.chromosome.scene import Panel, Scene
from companion.ui.chromosome.table_view import TableView
from companion.ui.client import Client
from companion.ui.component import component, keyed, screen, use_ref, use_seating, use_state
from companion.ui.env import use_env, use_parameters
from companion.ui.look import Look
from companion.ui.widgets.frame import bar, headline, page_view


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
    scene.set_panel = set_panel
    state = scene.state
    step = next_step(state)
    return page_view(
        look,
        f"/game/{scene.seating.id}",
        None,
        TableView(look, scene, state, step),
        overlay=panel_sheet(look, scene, state, panel) if panel else None,
    )


def no_panel() -> Panel | None:
    """No sheet lies open at first."""
    return None
