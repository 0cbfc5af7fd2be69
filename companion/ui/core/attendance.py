"""A session's presence at a table, interrupted while its page is silent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.ui.core.session import on_leaving

if TYPE_CHECKING:
    from collections.abc import Callable

    import flet as ft

    from companion.party.arrival import Connection
    from companion.party.party import Party


def attend(page: ft.Page, came: Connection, party: Party, game_id: str, place_id: str) -> Callable[[], None]:
    """Count the session of `page` as present at a table while its page answers.

    A browser freezes a page in the background but keeps its connection open; such a device counts as away.

    Args:
        came: The session's connection, which notices when the page falls silent.

    Returns:
        A function that ends the presence, which otherwise ends with the session.
    """
    counted = False

    def count(present: bool) -> None:
        nonlocal counted
        if present != counted:
            counted = present
            (party.come if present else party.go)(game_id, place_id)

    def end() -> None:
        came.on_silence = lambda: None
        count(False)

    came.on_silence = lambda: count(not came.silent)
    count(not came.silent)
    return on_leaving(page, end)
