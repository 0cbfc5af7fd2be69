"""Three browser engines, each started headless from Debian's package and driven by WebDriver.

As a program, `python -m tests.engines.engines NAME`, it exits with 1 if that engine is not installed.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

from selenium.webdriver import Chrome, ChromeOptions, ChromeService, FirefoxOptions, Remote
from selenium.webdriver import WebKitGTK as WebKitDriver
from selenium.webdriver import WebKitGTKOptions as WebKitOptions
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.file_detector import UselessFileDetector
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.webkitgtk.service import Service as WebKitService

from companion.host.window import find_chromium
from tests.browser.chromium import options as chromium_options
from tests.engines.marionette import Marionette

EngineName: TypeAlias = Literal["chromium", "firefox", "webkit"]
ENGINES: Final[tuple[EngineName, ...]] = get_args(EngineName)

WIDTH, HEIGHT = 500, 900
"""The window's width and height in pixels; not every engine allows narrower windows."""

SECONDS_TO_START = 60
SCRIPT_SECONDS = 120

FIREFOX_SETTINGS: Final[Mapping[str, str | int | bool]] = {
    "marionette.port": 0,
    "intl.accept_languages": "pl-PL",
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.tabs.remote.separatePrivilegedContentProcess": False,
    "browser.download.folderList": 2,
    "browser.download.useDownloadDir": True,
    "browser.download.always_ask_before_handling_new_types": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.ipc.processPrelaunch.enabled": False,
    "toolkit.telemetry.server": "",
    "app.update.disabledForTesting": True,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "signon.rememberSignons": False,
    "ui.systemUsesDarkTheme": 1,
}


@dataclass
class Browser:
    """A running browser."""

    name: EngineName
    driver: WebDriver
    downloads: Path
    pid: int
    """The id of the browser's topmost process."""


@dataclass(frozen=True)
class Start:
    """The settings with which a browser is started.

    Attributes:
        folder: Profile and downloads, kept from start to start (WebKit keeps nothing).
        settings: Firefox's settings, by their names in about:config.
        features: WebKit's features that are off by default and are to be switched on.
        desktop: Environment of a desktop for a Chromium that screen readers can read; None if headless.
        language: Chromium's language.
    """

    folder: Path
    settings: Mapping[str, str | int | bool] = field(default_factory=dict[str, str | int | bool])
    features: tuple[str, ...] = ()
    desktop: Mapping[str, str] | None = None
    language: str = "pl-PL"

    @property
    def downloads(self) -> Path:
        """The folder for downloads."""
        return self.folder / "downloads"


def program(name: EngineName) -> Path | None:
    """Return the program that drives an engine, or None if it is not installed."""
    if name == "chromium":
        found = shutil.which("chromedriver")
    elif name == "firefox":
        found = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
    else:
        found = shutil.which("WebKitWebDriver") if shutil.which("Xvfb") else None
    return Path(found) if found else None


@contextmanager
def started(name: EngineName, start: Start) -> Generator[Browser]:
    """Start a browser, and end it afterwards.

    Raises:
        AssertionError: That engine is not installed.
    """
    installed = program(name)
    assert installed, f"{name} is not installed: `make check` says how"
    start.downloads.mkdir(parents=True, exist_ok=True)
    opened = {"chromium": _chromium, "firefox": _firefox, "webkit": _webkit}[name]
    with opened(installed, start) as (driver, pid):
        driver.set_script_timeout(SCRIPT_SECONDS)
        driver.set_page_load_timeout(SCRIPT_SECONDS)
        driver.execute(Command.SET_WINDOW_RECT, {"width": WIDTH, "height": HEIGHT})
        yield Browser(name, driver, start.downloads, pid)


@contextmanager
def _chromium(installed: Path, start: Start) -> Generator[tuple[WebDriver, int]]:
    options = ChromeOptions()
    found = find_chromium()
    options.binary_location = os.environ.get("CHROMIUM") or (found.program if found else "")
    shown = "--headless=new" if start.desktop is None else "--force-renderer-accessibility"
    for option in (*chromium_options(), shown, f"--user-data-dir={start.folder / 'chromium'}"):
        options.add_argument(option)
    preferences = {
        "intl.accept_languages": start.language,
        "download.default_directory": str(start.downloads),
    }
    options.add_experimental_option("prefs", preferences)  # pyright: ignore[reportUnknownMemberType]
    service = ChromeService(str(installed), env=start.desktop)
    driver = Chrome(options, service)
    try:
        yield driver, service.process.pid
    finally:
        driver.quit()


@contextmanager
def _firefox(installed: Path, start: Start) -> Generator[tuple[WebDriver, int]]:
    profile = start.folder / "firefox"
    profile.mkdir(exist_ok=True)
    settings = {**FIREFOX_SETTINGS, "browser.download.dir": str(start.downloads), **start.settings}
    lines = [f"user_pref({json.dumps(key)}, {json.dumps(value)});\n" for key, value in settings.items()]
    (profile / "user.js").write_text("".join(lines))
    told = profile / "MarionetteActivePort"
    told.unlink(missing_ok=True)
    process = subprocess.Popen(
        [installed, "--headless", "--no-remote", "--marionette", "--profile", profile, "about:blank"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "HOME": str(start.folder), "MOZ_CRASHREPORTER_DISABLE": "1"},
    )
    try:
        connection = Marionette(_told(told, process))
        yield Remote(connection, file_detector=UselessFileDetector(), options=FirefoxOptions()), process.pid
        connection.close()
    finally:
        process.terminate()
        try:
            process.wait(SECONDS_TO_START)
        except subprocess.TimeoutExpired:
            process.kill()


def _told(file: Path, process: subprocess.Popen[bytes]) -> int:
    """Wait until Firefox has written its port to a file, and return the port."""
    ends = time.monotonic() + SECONDS_TO_START
    while time.monotonic() < ends:
        with suppress(FileNotFoundError, ValueError):
            return int(file.read_text())
        assert process.poll() is None, "Firefox ended at once"
        time.sleep(0.05)
    raise AssertionError("Firefox did not listen")


@contextmanager
def _webkit(installed: Path, start: Start) -> Generator[tuple[WebDriver, int]]:
    options = WebKitOptions()
    if start.features:
        options.add_argument("--automation")
        options.add_argument("--features=" + ",".join(f"+{feature}" for feature in start.features))
    with display() as screen:
        folders = {"HOME": start.downloads, "XDG_CACHE_HOME": start.folder, "XDG_DATA_HOME": start.folder}
        environment = {
            **os.environ,
            **{key: str(folder) for key, folder in folders.items()},
            "DISPLAY": screen,
            "LANG": "en_US.UTF-8",  # the app's client does not start in the "C" locale
            "LIBGL_ALWAYS_SOFTWARE": "1",
        }
        service = WebKitService(str(installed), log_output=subprocess.DEVNULL, env=environment)
        driver = WebKitDriver(options, service)
        try:
            yield driver, service.process.pid
        finally:
            driver.quit()


@contextmanager
def display() -> Generator[str]:
    """Start an X server without a screen, and yield the name of its display."""
    screen = ["-screen", "0", "1400x1200x24", "-nolisten", "tcp"]
    with ready_line(lambda told: ["Xvfb", "-displayfd", str(told), *screen]) as number:
        yield f":{number}"


@contextmanager
def ready_line(
    command: Callable[[int], Sequence[str]], environment: Mapping[str, str] | None = None
) -> Generator[str]:
    """Run a program, and yield the line that it writes once it is ready.

    Args:
        command: Returns the program and its arguments, given the file descriptor to which it is to write.
        environment: The program's environment; None for that of this process.
    """
    read, write = os.pipe()
    process = subprocess.Popen(
        command(write),
        pass_fds=[write],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment,
    )
    os.close(write)
    try:
        with open(read) as said:
            yield said.readline().strip()
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    sys.exit(any(program(name) is None for name in ENGINES if name in sys.argv[1:]))
