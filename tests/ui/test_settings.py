"""Settings take effect at once and are still there the next time."""

from dataclasses import replace

import flet as ft
import pytest

from companion.words import LANGUAGES, Words, languages, name_of, packed
from companion.words.progress import share_translated
from tests.loops import asynchronous
from tests.ui.services import opened, play, press, service


@asynchronous
async def test_the_language_changes_at_once_and_stays() -> None:
    home = service(language="en")
    async with opened(home, "/settings") as app:
        await press(app, "Polski")
        assert app.sees("Wielkość tekstu")
    async with opened(home, "/settings") as app:
        assert app.sees("Wielkość tekstu")


@asynchronous
async def test_a_draft_is_offered_with_the_share_that_is_translated(monkeypatch: pytest.MonkeyPatch) -> None:
    draft = LANGUAGES[-1]
    monkeypatch.setitem(languages.ABOUT, draft, replace(languages.ABOUT[draft], draft=True))  # pyright: ignore[reportArgumentType]
    monkeypatch.setattr(packed, "TRANSLATED", {draft: 0.37})
    home = service(language="en")
    share_translated.cache_clear()
    async with opened(home, "/settings") as app:
        assert app.sees(f"{name_of(draft)} (37% translated)")
        await press(app, f"{name_of(draft)} (37% translated)")
        assert app.sees(Words(draft)("settings-look"))
    share_translated.cache_clear()


@asynchronous
async def test_the_theme_overrules_the_system_until_it_is_given_back() -> None:
    home = service()
    async with opened(home, "/settings", page={"platform_brightness": "light"}) as app:
        assert app.page.theme_mode == ft.ThemeMode.LIGHT
        await app.tap("Dark")
        assert app.page.theme_mode == ft.ThemeMode.DARK
        await app.tap("As the system")
        assert app.page.theme_mode == ft.ThemeMode.LIGHT


@asynchronous
async def test_what_is_read_grows_to_twice_its_size() -> None:
    home = service()
    async with opened(home, "/settings") as app:
        usual = size_of("Theme", app.controls(ft.Text))
        await app.tap("200%")
        assert size_of("Theme", app.controls(ft.Text)) == 2 * usual


@asynchronous
async def test_switches_are_kept() -> None:
    home = service()
    wanted = {"High contrast": "contrast", "Less motion": "less-motion", "Advice": "advice"}
    wanted |= {"Keep the screen on": "awake", "Vibration": "haptics"}
    async with opened(home, "/settings") as app:
        for name, key in wanted.items():
            before = home.remembered(f"setting.{key}")
            switch = next(
                part
                for row in app.controls(ft.MergeSemantics)
                if name in app.texts(row)
                for part in app.controls(ft.Switch, inside=row)
            )
            await app.change(switch, not switch.value)
            assert home.remembered(f"setting.{key}") is not before, name


@asynchronous
async def test_dice_can_be_rolled_by_hand() -> None:
    home = service()
    async with opened(home, "/settings") as app:
        await app.tap("We roll")
        assert home.remembered("setting.dice") == "hand"


@asynchronous
async def test_leaving_settings_leads_back_to_the_game_they_were_opened_from() -> None:
    home = service()
    game = play(home, "Magda", "Tomek")
    async with opened(home, f"/game/{game.id}") as app:
        await app.go("/settings")
        assert app.sees("Text size")
        await press(app, "Back")
        assert app.page.route == f"/game/{game.id}"


@asynchronous
async def test_settings_opened_by_their_address_lead_home() -> None:
    async with opened(service(), "/settings") as app:
        await app.tap("Back")
        assert app.page.route == "/"


def size_of(words: str, texts: list[ft.Text]) -> float:
    """Return the text size of these words."""
    return next(float(text.style.size or 0) for text in texts if text.value == words and text.style)
