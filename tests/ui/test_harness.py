"""The harness finds, taps and types as a person would, and reports a crashed session."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import flet as ft
import pytest

from tests.loops import asynchronous
from tests.ui.harness import DESKTOP, Harness

T = TypeVar("T")


def use_state(initial: T) -> tuple[T, Callable[[T | Callable[[T], T]], None]]:
    """Flet's hook with its types."""
    return cast("Any", ft).use_state(initial)


@ft.component
def Sample() -> ft.Control:
    """A bit of everything."""
    count, set_count = use_state(0)
    name, set_name = use_state("")

    def typed(event: ft.Event[ft.TextField]) -> None:
        set_name(event.control.value)

    def fail() -> None:
        raise ValueError("broken on purpose")

    return ft.Column(
        [
            ft.Text(f"count {count}"),
            ft.FilledButton("More", on_click=lambda: set_count(lambda now: now + 1)),
            ft.Semantics(
                label="One less",
                content=ft.Container(ft.Text("−"), on_click=lambda: set_count(lambda now: now - 1)),
            ),
            ft.FilledButton("Never", disabled=True, on_click=lambda: None),
            ft.FilledButton("Break", on_click=fail),
            ft.TextField(label="Name", value=name, on_change=typed),
            ft.Text(f"Hello {name}", key="greeting"),
            ft.Text("not here", visible=False),
        ]
    )


@asynchronous
async def test_a_tap_is_found_by_the_written_words_and_changes_what_is_written() -> None:
    async with Harness.of(Sample) as screen:
        await screen.tap("More")
        await screen.tap("More")
        assert "count 2" in screen.texts()


@asynchronous
async def test_a_tap_is_found_by_the_spoken_label_around_the_thing() -> None:
    async with Harness.of(Sample) as screen:
        await screen.tap("One less")
        assert screen.sees("count -1")


@asynchronous
async def test_a_name_that_is_not_there_fails_and_says_what_is() -> None:
    async with Harness.of(Sample) as screen:
        with pytest.raises(AssertionError, match=r"0 things to tap are called 'Mroe'.*More"):
            await screen.tap("Mroe")


@asynchronous
async def test_a_disabled_button_cannot_be_tapped() -> None:
    async with Harness.of(Sample) as screen:
        with pytest.raises(AssertionError, match="disabled"):
            await screen.tap("Never")


@asynchronous
async def test_typing_reaches_the_field_of_that_label() -> None:
    async with Harness.of(Sample) as screen:
        await screen.type("Name", "Łucja")
        assert screen.one(ft.Text, key="greeting").value == "Hello Łucja"


@asynchronous
async def test_what_is_invisible_is_not_seen() -> None:
    async with Harness.of(Sample) as screen:
        assert not screen.sees("not here")


@asynchronous
async def test_a_crash_in_a_handler_fails_the_test() -> None:
    with pytest.raises(AssertionError, match="broken on purpose"):
        async with Harness.of(Sample) as screen:
            await screen.tap("Break")


@asynchronous
async def test_only_the_change_is_sent_to_the_client() -> None:
    async with Harness.of(Sample) as screen:
        before = len(screen.sent)
        await screen.tap("More")
        assert [message.size < 200 for message in screen.sent[before:]] == [True]


@asynchronous
async def test_views_follow_the_route_and_know_the_size_of_the_window() -> None:
    @ft.component
    def shell() -> list[ft.View]:
        route, set_route = use_state(ft.context.page.route or "/")
        page = ft.context.page
        page.on_route_change = lambda event: set_route(event.route)
        return [ft.View(route=route, controls=[ft.Text(f"at {route}"), ft.Text(f"{page.width:.0f} wide")])]

    async with Harness.views(shell, size=DESKTOP, route="/here") as screen:
        assert screen.texts() == ["at /here", "1280 wide"]
        await screen.go("/there")
        assert screen.texts() == ["at /there", "1280 wide"]


@asynchronous
async def test_an_open_dialog_is_seen_and_a_closed_one_is_not() -> None:
    async with Harness.of(Sample) as screen:
        dialog = ft.AlertDialog(title=ft.Text("Sure?"))
        screen.page.show_dialog(dialog)
        await screen.settle()
        assert screen.sees("Sure?")
        screen.page.pop_dialog()
        await screen.settle()
        assert not screen.sees("Sure?")


@asynchronous
async def test_the_client_answers_as_the_test_says() -> None:
    clipboard: list[str] = []

    def copied(arguments: dict[str, object]) -> None:
        clipboard.append(str(arguments["data"]))

    async with Harness.of(Sample, answers={"Clipboard.set": copied}) as screen:
        await ft.Clipboard().set("journal")
    assert clipboard == ["journal"]
    assert not screen.errors
