"""Pages follow the browser's preferences: text size, more contrast, a screen that stays on."""

from typing import Any

import flet as ft
import pytest

from companion.party.arrival import Connection, Look, current, look_in, unserved
from companion.ui.theme import palette_for
from tests.loops import asynchronous
from tests.ui.harness import Answer, Harness, Refused
from tests.ui.services import opened, press, service

NIGHT_HIGH = palette_for(dark=True, high_contrast=True)


def heading_size(app: Harness) -> float:
    (text,) = app.controls(ft.Text, text="Theme")
    assert text.style
    assert text.style.size
    return float(text.style.size)


def ground(app: Harness) -> object:
    """The colour behind everything."""
    return app.controls(ft.View)[-1].bgcolor


@pytest.mark.parametrize(
    ("line", "look"),
    [
        ("look 100 0", Look()),
        ("look 200 1", Look(2.0, contrast=True)),
        ("look 87 0", Look(0.87)),
        ("look 100 0 Europe/Warsaw", Look(zone="Europe/Warsaw")),
        ("look 100 0 America/Argentina/Buenos_Aires", Look(zone="America/Argentina/Buenos_Aires")),
        ("look 100 0 UTC", Look(zone="UTC")),
        ("look 100 0 Etc/GMT+5", Look(zone="Etc/GMT+5")),
        ("look 200 1 +03:00", Look(2.0, contrast=True)),
        ("look 100 0 GMT+03:00", Look()),
        ("look 100 0 ../../etc/passwd", Look()),
        ("look 100 0 Europe//Warsaw", Look()),
        ("look 100 0 /etc/localtime", Look()),
        ("look 100 0 Europe/Warsaw UTC", None),
        ("look 100 0 " + "A" * 99, None),
        ("look 1000 0", None),
        ("look 200 2", None),
        ("look 200 1\n", None),
        ("look ٢٠٠ 1", None),
        ("ping 1", None),
    ],
)
def test_a_report_of_the_page_is_read_or_refused(line: str, look: Look | None) -> None:
    assert look_in(line) == look


@pytest.mark.parametrize(("asked", "chosen", "drawn"), [(2.0, 1.0, 2.0), (1.25, 1.5, 1.875), (2.0, 2.0, 2.0)])
@asynchronous
async def test_the_text_of_the_browser_counts_as_the_app_s_own(
    monkeypatch: pytest.MonkeyPatch, asked: float, chosen: float, drawn: float
) -> None:
    home = service()
    async with opened(home, "/settings") as app:
        usual = heading_size(app)
    home.remember("setting.scale", chosen)
    monkeypatch.setattr(unserved, "look", Look(asked))
    async with opened(home, "/settings") as app:
        assert heading_size(app) == pytest.approx(drawn * usual)
        assert home.remembered("setting.scale") == chosen


@asynchronous
async def test_more_contrast_is_drawn_at_once_unless_somebody_chose() -> None:
    home = service()
    came = Connection()
    current.set(came)
    try:
        async with opened(home, "/settings", page={"platform_brightness": "dark"}) as app:
            assert ground(app) != NIGHT_HIGH.ground
            came.looks(Look(contrast=True))
            await app.until(lambda: ground(app) == NIGHT_HIGH.ground)
            await press(app, "Light")
            assert ground(app) not in (NIGHT_HIGH.ground, palette_for(dark=False, high_contrast=True).ground)
            await press(app, "As the system")
            assert ground(app) == NIGHT_HIGH.ground
            home.remember("setting.contrast", False)
            await press(app, "Dark")
            await press(app, "As the system")
            assert ground(app) != NIGHT_HIGH.ground
    finally:
        current.set(None)


def done(_: dict[str, Any]) -> None:
    """Do nothing: the change succeeds."""


def refuses(_: dict[str, Any]) -> None:
    raise Refused("NotAllowedError")


REFUSALS: dict[str, Answer] = {"enable": refuses, "is_enabled": lambda _: False}


@pytest.mark.parametrize("method", [*REFUSALS, None])
@asynchronous
async def test_the_settings_say_when_the_screen_cannot_be_kept_on(method: str | None) -> None:
    answers: dict[str, Answer] = {"Wakelock.enable": done, "Wakelock.disable": done}
    answers["Wakelock.is_enabled"] = lambda _: True
    if method:
        answers[f"Wakelock.{method}"] = REFUSALS[method]
    async with opened(service(), "/settings", answers=answers) as app:
        refused = "This browser lets the screen go dark"
        assert app.sees(refused) == (method is not None)
        assert app.sees("While a game is open") == (method is None)
