"""The yardstick: a bare Flet app with one counter, served by Flet's own server without any of our code."""

import sys

import flet as ft
import flet_web.fastapi as flet_fastapi  # pyright: ignore[reportMissingTypeStubs]
import uvicorn
from fastapi import FastAPI


def main(page: ft.Page) -> None:
    """Draw a number and a button that raises it."""
    count = ft.Text("count 0", size=48)

    def more() -> None:
        count.value = f"count {int(str(count.value).split()[1]) + 1}"

    page.add(count, ft.FilledButton("More", on_click=more))


def run(port: int) -> None:
    """Serve the app on 127.0.0.1 until interrupted."""
    app: FastAPI = flet_fastapi.FastAPI()
    app.mount("/", flet_fastapi.app(main, no_cdn=True))
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="error", ws="websockets-sansio")


if __name__ == "__main__":
    run(int(sys.argv[1]))
