"""Lists of keyed controls: however they are reordered, each client shows the session's order."""

from collections.abc import Sequence
from typing import Any, Final

import flet as ft
from hypothesis import example, given
from hypothesis import strategies as st

from companion.ui.app import main_for
from companion.ui.core.component import component, keyed, use_state
from tests.loops import asynchronous
from tests.ui.harness import Harness
from tests.ui.services import service

Rows = tuple[tuple[str, int], ...]
"""The rows' keys, each with the row's number of parts."""

KEYS: Final = ("a", "b", "c", "d")


@st.composite
def rows(draw: st.DrawFn) -> Rows:
    keys = draw(st.permutations(KEYS))[: draw(st.integers(1, len(KEYS)))]
    return tuple((key, draw(st.integers(0, 4))) for key in keys)


@component
def Row(key: str, parts: int) -> ft.Control:
    return ft.Row([ft.Text(f"{key} {at} of {parts}") for at in range(parts)])


@component
def Listed(series: Sequence[Rows]) -> ft.Control:
    at, set_at = use_state(0)
    listed = [keyed(key, Row, key, parts) for key, parts in series[at]]
    return ft.Column([ft.TextButton("Next", on_click=lambda: set_at(at + 1)), ft.Column([*listed])])


@given(st.lists(rows(), min_size=2, max_size=4))
@example([(("a", 1), ("b", 2)), (("b", 1), ("a", 2))])
def test_rows_that_change_places_and_lengths_at_once_arrive(series: list[Rows]) -> None:
    @asynchronous
    async def look() -> None:
        main_for(service())  # applies our fix of Flet's messages about such lists
        async with Harness.of(Listed, series) as screen:
            for shown in series[1:]:
                await screen.tap("Next")
                told: list[Any] = [f"{key} {at} of {parts}" for key, parts in shown for at in range(parts)]
                assert screen.texts() == ["Next", *told]

    look()
