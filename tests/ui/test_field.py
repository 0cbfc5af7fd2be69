"""Typed text stays, however slow the table is."""

from pathlib import Path

import flet as ft

import companion
from companion.ui.core.component import component, use_state
from companion.ui.core.style import Style
from companion.ui.widgets.field import field
from companion.words import Words
from tests.loops import asynchronous
from tests.ui.harness import Harness
from tests.ui.services import announced

STYLE = Style(Words("en"))
REFUSED = Words("en")("letter-refused")


@component
def Form() -> ft.Control:
    """A field, its reported values, and a button that empties it."""
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
        # The next letter arrives while the change of the first ones is being drawn.
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


@asynchronous
async def test_a_letter_that_no_font_shows_never_stands_in_a_field() -> None:
    async with Harness.of(Form) as screen:
        for typed, kept in (("🦠", ""), ("ab🦠", "ab"), ("ab🦠c", "abc"), ("太郎", "")):
            await screen.type("Code", typed)
            assert screen.one(ft.TextField).value == kept
            assert screen.sees(f"heard {kept}")
            assert REFUSED in announced(screen)
        await screen.type("Code", "Żó")
        assert REFUSED not in announced(screen)


@component
def Story() -> ft.Control:
    """A field of several lines."""
    typed, set_typed = use_state("")
    return field(STYLE, "Story", typed, set_typed, lines=3)


@asynchronous
async def test_a_field_of_several_lines_keeps_them_and_refuses_the_same_letters() -> None:
    async with Harness.of(Story) as screen:
        await screen.type("Story", "One\nTwo")
        assert REFUSED not in announced(screen)
        await screen.type("Story", "One\nTwo 🦠")
        assert screen.one(ft.TextField).value == "One\nTwo "
        assert REFUSED in announced(screen)


def test_everything_is_typed_in_such_a_field() -> None:
    sources = Path(companion.__file__).parent.rglob("*.py")
    typed = [path.name for path in sources if "ft.TextField(" in path.read_text(encoding="utf-8")]
    assert typed == ["field.py"]


@component
def Noted() -> ft.Control:
    """A field with a line below it."""
    return field(STYLE, "Character", "", print, note="chosen during set-up")


@asynchronous
async def test_a_note_stands_below_a_field_and_not_in_it() -> None:
    async with Harness.of(Noted) as screen:
        assert screen.sees("chosen during set-up")
        assert screen.one(ft.TextField).label == "Character"


def test_no_field_holds_a_hint_which_the_client_would_read_after_its_name() -> None:
    sources = Path(companion.__file__).parent.rglob("*.py")
    assert not [path for path in sources if "hint_text" in path.read_text(encoding="utf-8")]
