"""A tap on a control that has left the page does nothing, whatever the session still knows of it."""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false

import asyncio
import logging

import flet as ft
import pytest
from flet.messaging.session import Session

from companion.flet_fixes import unmounted
from tests.flet_fixes.nowhere import Nowhere


def test_a_tap_on_a_removed_control_that_is_still_in_the_index_is_ignored(
    caplog: pytest.LogCaptureFixture,
) -> None:
    unmounted.fix()

    async def evening() -> None:
        session, tapped = Session(Nowhere()), list[str]()
        stays = ft.TextButton("stays", on_click=lambda: tapped.append("stays"))
        gone = ft.TextButton("gone", on_click=lambda: tapped.append("gone"))
        session.page.add(stays)
        session.index[gone._i] = gone  # pyright: ignore[reportPrivateUsage]
        for button in (gone, stays):
            await session.dispatch_event(button._i, "click", None)  # pyright: ignore[reportPrivateUsage]
        assert tapped == ["stays"]
        session.close()

    with caplog.at_level(logging.WARNING):
        asyncio.run(evening())
    assert not caplog.records
