"""Parts of a game's screen: each is redrawn on its own, and only if its selected facts have changed."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

import flet as ft

from companion.party.presence import Presence
from companion.ui import kit
from companion.ui.game.context import AnyContext
from companion.ui.game.here import AnyHere, Here

P = ParamSpec("P")
Shown = TypeVar("Shown")

Select = Callable[Concatenate[AnyHere, ...], Shown]
"""Selects a part's facts, which are compared by value; called with `here` and the part's arguments."""

Body = Callable[Concatenate[AnyHere, Shown, P], ft.Control]
"""Draws a part from `here` and its selected facts; it reads nothing else of the state."""

Part = Callable[Concatenate[AnyHere, P], ft.Control]
"""The function that puts a part on the screen, called as `Note(here, seat)`."""


def part(select: Select[Shown], *, priority: bool = False) -> Callable[[Body[Shown, P]], Part[P]]:
    """Turn a drawing function into a part of the table, redrawn when the result of `select` changes.

    Args:
        priority: Whether the part is drawn a frame before the others; meant for controls being tapped.
    """

    def made(body: Body[Shown, P]) -> Part[P]:
        @wraps(body)
        def drawn(style: kit.Style, context: AnyContext, *args: P.args, **kwargs: P.kwargs) -> ft.Control:
            def here() -> AnyHere:
                return Here(style, context, context.state)  # `AnyHere(…)` would take twice as long.

            def look() -> Shown:
                return select(here(), *args, **kwargs)

            shown = look() if select is nothing else kit.use_slice(context.changes, look, priority=priority)
            return body(here(), shown, *args, **kwargs)

        component = cast("Callable[..., ft.Control]", kit.memo(drawn))

        @wraps(body)
        def call(here: AnyHere, *args: P.args, **kwargs: P.kwargs) -> ft.Control:
            # Do not pass `here` itself: it contains the state, and never compares equal.
            return component(here.style, here.context, *args, **kwargs)

        return call

    return made


def nothing(here: AnyHere, *_: object, **__: object) -> None:
    """Select nothing, for a part whose inner parts follow the table on their own."""


def everything(here: AnyHere, *_: object, **__: object) -> tuple[Any, Presence]:
    """Select the whole state and the devices at the table, so that the part is redrawn after every change."""
    return here.state, here.context.presence


def version(here: AnyHere, *_: object, **__: object) -> int:
    """Select the number of the last change, so that the part is redrawn after each entry, undo and redo."""
    return here.context.open_game.table.version
