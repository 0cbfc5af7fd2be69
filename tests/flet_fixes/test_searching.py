"""A client may name controls that do not exist; a session limits how often it searches for them."""

# pyright: reportPrivateUsage=false, reportUnknownMemberType=false, reportMissingTypeStubs=false

import asyncio
import logging
from typing import Any

import flet as ft
import pytest
from flet.messaging.session import Session

from companion.flet_fixes import searching
from tests.flet_fixes.nowhere import Nowhere

GONE = 1_000_000


@pytest.fixture
def searched(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the ids of the controls for which the whole screen was searched."""
    found: list[int] = []
    search: Any = searching._search

    def noted(session: Any, value: Any, control_id: int, *further: Any) -> Any:
        if not further:
            found.append(control_id)
        return search(session, value, control_id, *further)

    searching.fix()
    monkeypatch.setattr(searching, "_search", noted)
    return found


def test_a_session_searches_in_vain_a_few_times_and_then_once_in_a_while(
    searched: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        clock = [100.0]
        monkeypatch.setattr(searching.time, "monotonic", lambda: clock[0])
        first, other = Session(Nowhere()), Session(Nowhere())
        for number in range(200):
            await first.dispatch_event(GONE + number, "click", None)
        assert len(searched) == searching.IN_A_ROW
        await other.dispatch_event(GONE, "click", None)
        assert len(searched) == searching.IN_A_ROW + 1
        clock[0] += 2 * searching.SECONDS_EACH
        for number in range(200):
            await first.dispatch_event(GONE + number, "click", None)
        assert len(searched) == searching.IN_A_ROW + 3
        for each in (first, other):
            each.close()

    asyncio.run(evening())


def test_a_control_that_the_session_has_lost_sight_of_is_found_all_the_same(searched: list[int]) -> None:
    async def evening() -> None:
        session = Session(Nowhere())
        tapped: list[str] = []
        button = ft.TextButton("more", on_click=lambda: tapped.append("more"))
        session.page.add(button)
        for _ in range(3):
            session.index.pop(button._i, None)
            await session.dispatch_event(button._i, "click", None)
        assert tapped == ["more"] * 3
        assert searched == [button._i] * 3
        session.close()

    asyncio.run(evening())


def test_a_tap_on_a_removed_control_that_is_still_in_the_index_is_ignored(
    searched: list[int], caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        session, tapped = Session(Nowhere()), list[str]()
        stays = ft.TextButton("stays", on_click=lambda: tapped.append("stays"))
        gone = ft.TextButton("gone", on_click=lambda: tapped.append("gone"))
        session.page.add(stays)
        session.index[gone._i], session.index[stays._i] = gone, stays
        for button in (*(gone,) * (searching.IN_A_ROW + 2), stays):
            await session.dispatch_event(button._i, "click", None)
        assert tapped == ["stays"]
        assert "_trigger_event" not in vars(gone)  # if it is shown again, it must accept taps again
        session.close()

    with caplog.at_level(logging.WARNING):
        asyncio.run(evening())
    assert len(searched) == searching.IN_A_ROW
    assert not caplog.records
