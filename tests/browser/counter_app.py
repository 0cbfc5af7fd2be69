"""The smallest app for Petri's own server, which tests the server and the page object without Petri."""

import sys

import flet as ft

from companion.host.address import listen
from companion.host.server import serve


def main(page: ft.Page) -> None:
    """Draw a number, a button that raises it, and a field whose name is greeted."""
    count = ft.Text("count 0", size=48)
    greeting = ft.Text("Hello")

    def more() -> None:
        count.value = f"count {int(count.value.split()[1]) + 1}"

    def greet(event: ft.Event[ft.TextField]) -> None:
        greeting.value = f"Hello {event.control.value}"

    page.add(
        count, ft.FilledButton("More", on_click=more), ft.TextField(label="Name", on_change=greet), greeting
    )
    page.add(ft.FilledButton("Never", disabled=True), ft.Switch(label="Loud"))
    page.add(ft.TextField(label="Town", value="Gdynia", on_change=greet))


def run(port: int) -> None:
    """Serve the app and print its address."""
    listening = listen(port=port)
    serve(lambda: main, listening, on_ready=lambda: print(listening.url, flush=True))


if __name__ == "__main__":
    run(int(sys.argv[1]))
