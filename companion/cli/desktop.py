"""`companion desktop`, also `companion --desktop`: the app in a window of its own."""

import threading
import webbrowser
from pathlib import Path
from typing import assert_never

import click

from companion.cli.place import data_option
from companion.cli.serve import app_or_fail, flet_or_fail, has_display, listen_or_fail
from companion.cli.speech import CliCommand, announce, fail, words
from companion.host.address import DEFAULT_HOST
from companion.host.folders import work_folder
from companion.host.window import (
    AppWindow,
    BrowserTab,
    NativeWindow,
    Window,
    find_chromium,
    native_client_installed,
    open_app_window,
    open_native,
    shown_until_closed,
    windows,
)


@click.command(
    "desktop", cls=CliCommand, help=words()("cli-desktop"), short_help=words()("cli-desktop-short")
)
@data_option
def command(data: Path | None) -> None:
    """Serve the app to a window on this computer until the window is closed."""
    if not has_display():
        fail("cli-window-no-display")
    listening = listen_or_fail(DEFAULT_HOST, None)
    flet_or_fail()
    # Slow to import, so a wrong address is reported first.
    from companion.host.host_server import HostServer
    from companion.host.lan import Lan
    from companion.host.server import serve

    host_server = HostServer(listening, Lan())
    closed = threading.Event()
    to_try = windows(native_client_installed(), find_chromium())

    def ready() -> None:
        _show(to_try, listening.url, closed)

    serve(
        lambda: app_or_fail(host_server, data),
        listening,
        on_ready=ready,
        stop=closed,
        on_startup=host_server.on_startup,
        on_shutdown=host_server.on_shutdown,
    )


def _show(to_try: tuple[Window, ...], url: str, closed: threading.Event) -> None:
    """Show the first window that opens; set `closed` when it is closed, which a browser tab never reports."""
    for window in to_try:
        match window:
            case NativeWindow():
                native = open_native(url)
                if native and shown_until_closed(native):
                    return closed.set()
            case AppWindow(browser):
                announce(words()("cli-window-no-client", browser=browser.name))
                profile = work_folder("window")
                if shown_until_closed(open_app_window(browser, url, profile)):
                    return closed.set()
            case BrowserTab():
                announce(words()("cli-window-browser-only"))
                announce(words()("cli-serving", url=url))
                webbrowser.open(url)
            case _:
                assert_never(window)
    return None
