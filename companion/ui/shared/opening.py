"""Opening a game for a screen: a long one is read aside, and meanwhile the screen says so."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.seating import Seating
from companion.store.errors import StoreError
from companion.table.journal import JournalError
from companion.ui.core.background import aside
from companion.ui.core.client import Client
from companion.ui.core.component import Beat, component, keyed, use_effect, use_ref, use_slice, use_state
from companion.ui.core.env import use_env, use_parameters
from companion.ui.core.session import on_leaving
from companion.ui.core.style import Look
from companion.ui.shared.context import Scene
from companion.ui.widgets.frame import bar, headline, page_view

Shown = Callable[[Look, Scene], ft.Control]
"""A screen of a game that is open."""


@component
def OpenedGame(name: str, shown: Shown) -> ft.Control:
    """A screen of the game that the address names, or a sentence why it cannot be shown.

    Args:
        name: Of the screen.
        shown: The screen.
    """
    client, look = use_env()
    game_id = use_parameters().get("id", "")
    return keyed(f"{name}-{game_id}", Following, client, look, game_id, shown)


@component
def Following(client: Client, look: Look, game_id: str, shown: Shown) -> ft.Control:
    """The screen of that game, begun anew whenever the house closes the game or brings it back."""
    beat = use_ref(lambda: Beat(client.page)).current
    changes = use_slice(beat, lambda: client.house.changes(game_id))
    stop = use_ref(_nothing)

    def follow() -> None:
        # A session that expires is never unmounted: it must not be told, and kept, for ever.
        stop.current = on_leaving(client.page, client.house.listen(game_id, beat.changed))
        beat.beat()

    use_effect(follow, [], lambda: stop.current())  # noqa: PLW0108 (it changes)
    return keyed(f"{changes}", Opening, client, look, game_id, shown)


@component
def Opening(client: Client, look: Look, game_id: str, shown: Shown) -> ft.Control:
    """The screen of that game as soon as the game is open."""
    found = use_ref(lambda: None if waits(client, game_id) else opened(client, game_id))
    scene = use_ref(_none)
    _, draw = use_state(False)

    async def read() -> None:
        if found.current is None:
            found.current = await aside(lambda: opened(client, game_id))
            draw(True)

    use_effect(read, [])
    if found.current is None:
        return opening(client, look)
    if not isinstance(found.current, Seating):
        return unreadable(client, look, found.current)
    if scene.current is None:
        scene.current = Scene(client, found.current)
    return shown(look, scene.current)


def waits(client: Client, game_id: str) -> bool:
    """Whether a game has to be read first, and others would notice: it is long, or another is being read."""
    house = client.house
    return house.opened(game_id) is None and (house.is_opening or house.is_long(game_id))


def opened(client: Client, game_id: str) -> Seating | StoreError | JournalError:
    """The game, or why it cannot be shown."""
    try:
        return client.house.open(game_id)
    except (StoreError, JournalError) as error:
        return error


def opening(client: Client, look: Look) -> ft.View:
    """The screen of a game that is being read."""
    words = look.words
    top = bar(look, words("game-chromosome"), on_back=lambda: client.go("/"))
    return page_view(look, "/game/opening", top, headline(look, words("game-opening")))


def unreadable(client: Client, look: Look, error: StoreError | JournalError) -> ft.View:
    """The screen of a game that cannot be shown."""
    words = look.words
    if isinstance(error, StoreError):
        reason = words(error.code, **error.params)
    else:
        reason = words("game-unreadable", row=error.seq)
    top = bar(look, words("app-name"), on_back=lambda: client.go("/"))
    return page_view(look, "/game/unreadable", top, headline(look, words("game-not-shown"), reason))


def _none() -> Scene | None:
    return None


def _nothing() -> Callable[[], None]:
    return lambda: None
