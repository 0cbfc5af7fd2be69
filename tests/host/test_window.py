"""The kind of window in which the app opens, on each system."""

from pathlib import Path

import pytest

from companion.host.window import (
    AppWindow,
    BrowserTab,
    ChromiumBrowser,
    NativeWindow,
    app_window_command,
    find_chromium,
    shown_until_closed,
    windows,
)

CHROME = ChromiumBrowser("Chrome", "/usr/bin/google-chrome")


@pytest.mark.parametrize(
    ("native", "browser", "tried"),
    [
        (True, CHROME, (NativeWindow(), AppWindow(CHROME), BrowserTab())),
        (True, None, (NativeWindow(), BrowserTab())),
        (False, CHROME, (AppWindow(CHROME), BrowserTab())),
        (False, None, (BrowserTab(),)),
    ],
)
def test_the_best_window_is_tried_first(
    native: bool, browser: ChromiumBrowser | None, tried: tuple[object]
) -> None:
    assert windows(native, browser) == tried


@pytest.mark.parametrize(
    ("platform", "environment", "installed", "name"),
    [
        ("linux", {}, "chromium", "Chromium"),
        ("linux", {}, "google-chrome-stable", "Chrome"),
        ("linux", {}, "microsoft-edge", "Edge"),
        (
            "darwin",
            {"HOME": "/Users/ola"},
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
            "Chrome",
        ),
        (
            "darwin",
            {"HOME": "/Users/ola"},
            "/Users/ola/Applications/Chromium.app/Contents/MacOS/Chromium",
            "Chromium",
        ),
        ("win32", {"ProgramFiles(x86)": r"C:\P86"}, r"C:\P86\Microsoft\Edge\Application\msedge.exe", "Edge"),
        ("win32", {"LocalAppData": r"C:\L"}, r"C:\L\Google\Chrome\Application\chrome.exe", "Chrome"),
    ],
)
def test_a_browser_is_found_where_its_system_puts_it(
    platform: str, environment: dict[str, str], installed: str, name: str
) -> None:
    found = find_chromium(platform, environment, lambda program: program if program == installed else None)
    assert found == ChromiumBrowser(name, installed)


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_no_browser_is_no_error(platform: str) -> None:
    assert find_chromium(platform, {}, lambda _: None) is None


def test_the_bare_window_has_a_profile_of_its_own_so_that_its_process_ends_with_it() -> None:
    command = app_window_command(CHROME, "http://127.0.0.1:8420/", Path("/p"), as_root=False)
    assert command[:3] == (CHROME.program, "--app=http://127.0.0.1:8420/", f"--user-data-dir={Path('/p')}")
    assert "--no-sandbox" not in command


def test_the_sandbox_is_left_out_only_for_root() -> None:
    assert "--no-sandbox" in app_window_command(CHROME, "http://127.0.0.1:8420/", Path("/p"), as_root=True)


class Closed:
    """A window process that has ended with an exit code."""

    def __init__(self, code: int) -> None:
        self._code = code

    def wait(self) -> int:
        return self._code


@pytest.mark.parametrize(
    ("code", "lasted", "shown"), [(0, 0.1, True), (0, 900.0, True), (127, 0.1, False), (-11, 900.0, True)]
)
def test_a_client_that_fails_at_once_was_never_shown(code: int, lasted: float, shown: bool) -> None:
    times = iter((0.0, lasted))
    assert shown_until_closed(Closed(code), lambda: next(times)) is shown
