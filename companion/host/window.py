"""A window of its own for the app: Flet's desktop client, else a Chromium browser without toolbars."""

import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeAlias

WINDOW_SIZE = "1120,840"
SECONDS_OF_A_FALSE_START = 5
"""A client that fails within this many seconds never showed a window (a library is missing)."""


@dataclass(frozen=True)
class ChromiumBrowser:
    """A browser that can show one page in a window without toolbars."""

    name: str
    program: str


@dataclass(frozen=True)
class NativeWindow:
    """Flet's own desktop client."""


@dataclass(frozen=True)
class AppWindow:
    """A Chromium window without toolbars."""

    browser: ChromiumBrowser


@dataclass(frozen=True)
class BrowserTab:
    """A tab of the user's browser."""


Window: TypeAlias = NativeWindow | AppWindow | BrowserTab


class WindowProcess(Protocol):
    """A window's process."""

    def wait(self) -> int:
        """Block until it has ended; return its exit code."""
        ...


def windows(native: bool, browser: ChromiumBrowser | None) -> tuple[Window, ...]:
    """Return the windows to try, best first; the last one always works.

    Args:
        native: Whether Flet's desktop package is installed.
        browser: The Chromium browser of this computer, if any.
    """
    own: tuple[Window, ...] = (NativeWindow(),) if native else ()
    bare: tuple[Window, ...] = (AppWindow(browser),) if browser else ()
    return (*own, *bare, BrowserTab())


def native_client_installed() -> bool:
    """Return whether Flet's desktop package is installed; its client may still have to be downloaded."""
    return importlib.util.find_spec("flet_desktop") is not None


def open_native(url: str) -> WindowProcess | None:
    """Open Flet's desktop client, downloading it on first use; None if it is unavailable."""
    try:
        process, _ = importlib.import_module("flet_desktop").open_flet_view(url, None, False)
    except Exception:  # This downloads and unpacks the client; if that fails, a different window is used.
        return None
    return process


def open_app_window(browser: ChromiumBrowser, url: str, profile: Path) -> WindowProcess:
    """Open a window without toolbars. With a profile of its own, the process ends when the window does.

    Args:
        browser: The result of `find_chromium`.
        url: The address to show.
        profile: The folder for the browser's settings of this window.
    """
    return subprocess.Popen(
        app_window_command(browser, url, profile),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def app_window_command(
    browser: ChromiumBrowser, url: str, profile: Path, *, as_root: bool | None = None
) -> tuple[str, ...]:
    """Return the command line of a window without toolbars. Chromium refuses to sandbox itself for root."""
    root = (hasattr(os, "geteuid") and os.geteuid() == 0) if as_root is None else as_root
    return (
        browser.program,
        f"--app={url}",
        f"--user-data-dir={profile}",
        f"--window-size={WINDOW_SIZE}",
        "--no-first-run",
        "--no-default-browser-check",
        *(("--no-sandbox",) if root else ()),
    )


def shown_until_closed(window: WindowProcess, clock: Callable[[], float] = time.monotonic) -> bool:
    """Wait until the window is closed; return False if it never really opened."""
    begun = clock()
    code = window.wait()
    return code == 0 or clock() - begun > SECONDS_OF_A_FALSE_START


def find_chromium(
    platform: str = sys.platform,
    environment: Mapping[str, str] = os.environ,
    which: Callable[[str], str | None] = shutil.which,
) -> ChromiumBrowser | None:
    """Find Chromium, Chrome or Edge in the folders where the system installs programs."""
    for name, program in _candidates(platform, environment):
        found = which(program)
        if found:
            return ChromiumBrowser(name, found)
    return None


def _candidates(platform: str, environment: Mapping[str, str]) -> Sequence[tuple[str, str]]:
    match platform:
        case "darwin":
            roots = ("/Applications", f"{environment.get('HOME', '')}/Applications")
            return [
                (name, f"{root}/{app}.app/Contents/MacOS/{app}")
                for name, app in (
                    ("Chromium", "Chromium"),
                    ("Chrome", "Google Chrome"),
                    ("Edge", "Microsoft Edge"),
                )
                for root in roots
            ]
        case "win32":
            folders = ("ProgramFiles", "ProgramFiles(x86)", "LocalAppData")
            roots = [environment[folder] for folder in folders if folder in environment]
            return [
                (name, rf"{root}\{program}")
                for name, program in (
                    ("Chromium", r"Chromium\Application\chrome.exe"),
                    ("Chrome", r"Google\Chrome\Application\chrome.exe"),
                    ("Edge", r"Microsoft\Edge\Application\msedge.exe"),
                )
                for root in roots
            ]
        case _:
            return [
                ("Chromium", "chromium"),
                ("Chromium", "chromium-browser"),
                ("Chrome", "google-chrome"),
                ("Chrome", "google-chrome-stable"),
                ("Edge", "microsoft-edge"),
                ("Edge", "microsoft-edge-stable"),
            ]
