"""Opening a game for a screen: a long game is read in the background, while a message is shown."""

from collections.abc import Callable, Iterator
from typing import cast

import flet as ft

from companion.device.games import GAMES, UnknownGame
from companion.device.open_game import OpenGame
from companion.store.errors import StoreError
from companion.table.journal import JournalError
from companion.ui import kit
from companion.ui.core.background import in_background
from companion.ui.core.client import Client
from companion.ui.core.env import use_env, use_parameters
from companion.ui.core.refusals import refusal_words
from companion.ui.game.context import AnyContext, GameContext
from companion.ui.games import in_game, keys, ui_of
from companion.ui.shared.arrival import AwaitedScreen, is_here, use_arrival

DrawGame = Callable[[kit.Style, AnyContext], ft.Control]
"""Draws a screen of an open game."""


@kit.component
def OpenedGame(name: str, shown: DrawGame) -> ft.Control:
    """Draw a screen of the game that the address names, or a sentence that says why it cannot be shown.

    If its rules and screens are not loaded yet, their loading is shown.
    """
    client, style = use_env()
    game_id = use_parameters().get("id", "")
    key = client.service.game_key(game_id)
    if key in keys() and not is_here(key):
        return kit.keyed(f"awaited-{name}-{game_id}", Awaited, client, style, name, key, game_id, shown)
    return kit.keyed(f"{name}-{game_id}", Following, client, style, game_id, shown)


@kit.component
def Awaited(
    client: Client, style: kit.Style, name: str, key: str, game_id: str, shown: DrawGame
) -> ft.Control:
    """Draw the loading progress of a stored game's rules and screens, then the game's screen."""
    arrival = use_arrival(key)
    if arrival.standing == "here":
        return kit.keyed(f"{name}-{game_id}", Following, client, style, game_id, shown)
    return AwaitedScreen(client, style, "/game/awaited", "name", key, arrival, None)


@kit.component
def Following(client: Client, style: kit.Style, game_id: str, shown: DrawGame) -> ft.Control:
    """Draw a game's screen, recreated whenever the service closes or reopens the game."""
    observable = kit.use_ref(lambda: kit.Observable(client.page)).current
    changes = kit.use_slice(observable, lambda: client.service.changes(game_id))

    def follow() -> Iterator[Callable[[], None]]:
        client.come_to(game_id)
        yield client.service.listen(game_id, observable.changed)
        observable.notify()

    kit.use_subscription(follow)
    return kit.keyed(f"{changes}", Opening, client, style, game_id, shown)


@kit.component
def Opening(client: Client, style: kit.Style, game_id: str, shown: DrawGame) -> ft.Control:
    """Draw a game's screen as soon as the game is open."""
    found = kit.use_ref(lambda: None if waits(client, game_id) else opened(client, game_id))
    context = kit.use_ref(lambda: cast("AnyContext | None", None))
    _, draw = kit.use_state(False)

    async def read() -> None:
        if found.current is None:
            found.current = await in_background(lambda: opened(client, game_id))
            draw(True)

    kit.use_effect(read, [])
    if found.current is None:
        return opening(client, style, client.service.game_key(game_id))
    if not isinstance(found.current, OpenGame):
        return unreadable(client, style, found.current, game_id)
    if context.current is None:
        context.current = GameContext(client, found.current, ui_of(found.current.game.key))
    return kit.keyed("terms", Worded, in_game(style, found.current.file.header.game), context.current, shown)


@kit.component
def Worded(style: kit.Style, context: AnyContext, shown: DrawGame) -> ft.Control:
    """Draw a game's screen in its table's wording, with the quick rules for the table's options."""
    wording = kit.use_slice(context.changes, lambda: context.open_game.game.wording(context.state))
    kit.use_effect(lambda: context.client.speak(wording), [wording])
    options = kit.use_slice(context.changes, lambda: context.state.options)
    return shown(style.worded(wording).ruled(context.ui.rule_values(options)), context)


def waits(client: Client, game_id: str) -> bool:
    """Return whether opening would delay other devices: the game is long, or another game is being read."""
    service = client.service
    return service.opened(game_id) is None and (service.is_opening or service.is_long(game_id))


def opened(client: Client, game_id: str) -> OpenGame | StoreError | JournalError:
    """Return the opened game, or the error if it cannot be shown."""
    try:
        return client.service.open(game_id)
    except (StoreError, JournalError) as error:
        return error


def opening(client: Client, style: kit.Style, game: str) -> ft.View:
    """Draw the screen shown while a game is being read; `game` is its key, empty if unknown."""
    words = style.words
    top = kit.bar(
        style, words.of(game)("name") if game in GAMES else words("app-name"), on_back=lambda: client.go("/")
    )
    return kit.page_view(style, "/game/opening", top, kit.headline(style, words("game-opening")))


def unreadable(client: Client, style: kit.Style, error: StoreError | JournalError, game_id: str) -> ft.View:
    """Draw the screen of a game that cannot be shown; if the app does not know its kind, offer to save it."""
    words = style.words
    reason = (
        refusal_words(words, error)
        if isinstance(error, StoreError)
        else words("game-unreadable", row=error.seq)
    )
    rows: list[ft.Control] = []
    if isinstance(error, UnknownGame):
        save = kit.link_row(
            style,
            "export",
            words("games-export"),
            lambda: client.files.export(game_id),
            leads=False,
            last=True,
        )
        rows = [ft.Container(save, padding=ft.Padding.only(top=kit.GAP))]
    top = kit.bar(style, words("app-name"), on_back=lambda: client.go("/"))
    home = kit.primary(style, words("action-home"), lambda: client.go("/"), expand=True)
    return kit.page_view(
        style,
        "/game/unreadable",
        top,
        kit.scroll(style, [kit.headline(style, words("game-not-shown"), reason), *rows]),
        bottom=kit.bottom_bar(style, [home]),
    )
