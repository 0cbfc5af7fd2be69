"""What people type stays typed, however slow the table is."""

from __future__ import annotations

import flet as ft

from companion.ui.core.component import component, use_state
from companion.ui.core.style import Style
from companion.ui.widgets.field import field
from companion.words import Words
from tests.ui.harness import Harness, asynchronous

STYLE = Style(Words("en"))


@component
def Form() -> ft.Control:
    """A field, what it was heard to hold, and something that empties it."""
    typed, set_typed = use_state("")
    return ft.Column(
        [
            field(STYLE, "Code", typed, set_typed, longest=6),
            ft.Text(f"heard {typed}"),
            ft.TextButton("Empty", on_click=lambda _: set_typed("")),
        ]
    )


@asynchronous
async def test_a_drawing_that_does_not_know_the_last_letters_does_not_take_them_back() -> None:
    async with Harness.of(Form) as screen:
        box = screen.one(ft.TextField)
        screen.report(box, "ab")
        await screen.send(box, "change", "ab")
        # The next letter comes while what the first ones changed is being drawn.
        screen.report(box, "abc")
        await screen.settle()
        assert screen.sees("heard ab")
        assert screen.one(ft.TextField).value == "abc"
        await screen.send(box, "change", "abc")
        await screen.settle()
        assert screen.sees("heard abc")


@asynchronous
async def test_the_app_can_still_empty_a_field() -> None:
    async with Harness.of(Form) as screen:
        await screen.type("Code", "abc")
        await screen.tap("Empty")
        assert screen.one(ft.TextField).value == ""
        await screen.type("Code", "abc")
        assert screen.sees("heard abc")


@asynchronous
async def test_what_a_hostile_client_types_beyond_the_bound_is_not_heard() -> None:
    async with Harness.of(Form) as screen:
        await screen.type("Code", "abcdefghi")
        assert screen.sees("heard abcdef")
        assert not screen.sees("heard abcdefg")
