"""Loading a game over the network on first use, and its progress on screen."""

from collections.abc import Awaitable, Callable
from typing import Final, Literal, NamedTuple, TypeAlias, cast

import flet as ft

from companion.store.errors import StoreError
from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.games import glyph_of, in_game, ui_of
from companion.ui.widgets.growing import Part

DRAWING: Final = 64
"""Width of the game's drawing."""

Standing: TypeAlias = Literal["here", "coming", "away"]
"""The state of a game: loaded, loading, or failed."""


async def _nothing(_: str) -> None:
    """Do nothing: the default, for an app that contains all games."""


class Fetching:
    """The way to fetch games that are not part of the first download.

    By default there are no such games.
    """

    def __init__(self) -> None:
        self.lacks: Callable[[str], bool] = lambda _: False
        """Returns whether the game with that key has still to be loaded."""
        self.bring: Callable[[str], Awaitable[object]] = _nothing
        """Fetches the game with that key; raises `ConnectionError` if it is unavailable."""


fetching: Final = Fetching()
"""The app's way to fetch games; in a browser, the app replaces both functions when it starts."""


class Arrival(NamedTuple):
    """The state of a requested game."""

    standing: Standing
    again: Callable[[], None]
    """Tries to fetch the game again."""


def is_here(key: str) -> bool:
    """Return whether the screens of the game with that key are loaded; nothing is fetched."""
    if fetching.lacks(key):
        return False
    try:
        ui_of(key)
    except StoreError:
        return False
    return True


def use_arrival(key: str) -> Arrival:
    """Return the state of a game; if it is not loaded, begin to fetch it."""
    tries, retry = kit.use_state(0)
    result, tell = kit.use_state(cast("tuple[str, int]", ("", -1)))
    standing: Standing = "coming"
    if is_here(key):
        standing = "here"
    elif result == (key, tries) or not fetching.lacks(key):
        standing = "away"

    async def fetch() -> None:
        if standing != "coming":
            return
        try:
            await fetching.bring(key)
        except ConnectionError:
            tell((key, tries))
        else:
            tell((key, -1))

    kit.use_effect(fetch, [key, tries])
    return Arrival(standing, lambda: retry(tries + 1))


@kit.screen
def AwaitedScreen(
    client: Client,
    style: kit.Style,
    route: str,
    title: str,
    key: str,
    arrival: Arrival,
    choice: ft.Control | None,
) -> ft.View:
    """Draw the screen of a game that is not loaded: the progress or, after a failure, a button to retry.

    Args:
        choice: The row that chooses another game, if any.
    """
    style = in_game(style, key)
    top = kit.bar(style, style.words(title), on_back=client.back)
    bottom = kit.bottom_bar(style, [again_button(style, arrival)]) if arrival.standing == "away" else None
    return kit.page_view(
        style,
        route,
        top if choice is None else kit.column([top, choice]),
        kit.scroll(style, [arrival_told(style, key, arrival)]),
        bottom=bottom,
    )


def awaited_parts(style: kit.Style, key: str, arrival: Arrival) -> list[Part]:
    """Draw the loading state as parts of a page, in place of the game's own parts."""
    style = in_game(style, key)

    def button() -> ft.Control:
        row = ft.Row([again_button(style, arrival)])
        return ft.Container(row, padding=ft.Padding.symmetric(horizontal=kit.MARGIN))

    parts = [Part("awaited", (style, arrival.standing), lambda: arrival_told(style, key, arrival))]
    if arrival.standing == "away":
        parts.append(Part("again", (style, arrival), button))
    return parts


def again_button(style: kit.Style, arrival: Arrival) -> ft.Control:
    return kit.primary(style, style.words("game-fetch-again"), arrival.again, expand=True)


def arrival_told(style: kit.Style, key: str, arrival: Arrival) -> ft.Control:
    """Draw the game's glyph and the state of its loading; screen readers announce changes."""
    p, words = style.palette, style.words
    said = "away" if arrival.standing == "away" else "coming"
    title = words(f"game-{said}", game=words("name"))
    centre = ft.TextAlign.CENTER
    lines = [
        ft.Semantics(
            content=style.text(title, kit.HEADING, lines=3, heading=True, align=centre), live_region=True
        ),
        style.text(words(f"game-{said}-note"), kit.BODY, p.quiet, align=centre),
    ]
    drawing = kit.art(glyph_of(key), p.accent if said == "coming" else p.quiet, DRAWING)
    return ft.Container(
        ft.Column(
            [drawing, kit.column(lines, kit.GAP, stretch=True)],
            spacing=kit.PADDING,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        padding=ft.Padding.symmetric(horizontal=kit.MARGIN, vertical=kit.CHAPTER),
        alignment=ft.Alignment.CENTER,
    )
