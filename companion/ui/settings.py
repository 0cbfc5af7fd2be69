"""Settings of this device: how the app speaks, looks, rolls and behaves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import flet as ft

from companion import __version__
from companion.ui.core.client import Client
from companion.ui.core.component import screen
from companion.ui.core.env import use_env
from companion.ui.core.style import SCALES, Look
from companion.ui.theme.measure import CHAPTER, GAP_SMALL, MARGIN, SECTION
from companion.ui.theme.typography import BODY, LABEL, LABEL_STRONG
from companion.ui.widgets.choose import options_row, switch_row
from companion.ui.widgets.frame import bar, page_view, scroll
from companion.ui.widgets.panes import panes
from companion.words import LANGUAGES


@screen
def SettingsScreen() -> ft.View:
    """Every setting takes effect at once; there is nothing to save."""
    client, look = use_env()
    words = look.words
    appearance = [_speech(client, look), _looks(client, look)]
    behaviour = [_table(client, look), _device(client, look), _about(client, look)]
    body = (
        panes(look, appearance, behaviour)
        if look.wide
        else scroll(look, [*appearance, *behaviour, ft.Container(height=CHAPTER)])
    )
    return page_view(look, "/settings", bar(look, words("home-settings"), on_back=client.back), body)


def _speech(client: Client, look: Look) -> ft.Control:
    words = look.words
    choices = [(language, words(f"language-{language}")) for language in LANGUAGES]
    row = options_row(look, choices, words.language, lambda chosen: client.set_setting("language", chosen))
    return _group(look, words("settings-language"), [row])


def _looks(client: Client, look: Look) -> ft.Control:
    words = look.words
    themes = [(theme, words(f"settings-theme-{theme}")) for theme in ("system", "night", "agar")]
    sizes = [(scale, words("settings-percent", percent=round(scale * 100))) for scale in SCALES]
    return _group(
        look,
        words("settings-look"),
        [
            _choice(
                look,
                words("settings-theme"),
                options_row(look, themes, client.theme, lambda chosen: client.set_setting("theme", chosen)),
            ),
            _choice(
                look,
                words("settings-scale"),
                options_row(look, sizes, look.scale, lambda chosen: client.set_setting("scale", chosen)),
            ),
            _switch(client, look, "contrast", False, note=""),
            _switch(client, look, "less-motion", False, note=""),
        ],
    )


def _table(client: Client, look: Look) -> ft.Control:
    words = look.words
    dice = [("app", words("settings-dice-app")), ("hand", words("settings-dice-hand"))]
    return _group(
        look,
        words("settings-table"),
        [
            _choice(
                look,
                words("settings-dice"),
                options_row(look, dice, client.dice, lambda chosen: client.set_setting("dice", chosen)),
            ),
            _switch(client, look, "advice", True, note=words("settings-advice-note")),
        ],
    )


def _device(client: Client, look: Look) -> ft.Control:
    words = look.words
    senses = client.senses
    rows = [
        _switch(client, look, "awake", True, note=words("settings-awake-note"), then=senses.settings_changed),
        _switch(client, look, "haptics", True, note=words("settings-haptics-note"), then=senses.tick),
    ]
    if senses.has_sound:
        rows.append(_switch(client, look, "sound", False, note="", then=senses.tick))
    return _group(look, words("settings-device"), rows)


def _about(client: Client, look: Look) -> ft.Control:
    p, words = look.palette, look.words
    folder = client.house.library.folder
    lines: list[ft.Control] = []
    if folder is not None:
        lines.append(look.text(words("settings-folder"), BODY))
        lines.append(
            ft.Text(
                str(folder),
                style=LABEL.style(p.quiet, look.scale),
            )
        )
        lines.append(ft.Container(height=GAP_SMALL))
    lines.append(look.text(words("settings-version", version=__version__), LABEL, p.quiet))
    return _group(look, words("settings-about"), lines)


def _switch(
    client: Client, look: Look, key: str, default: bool, *, note: str, then: Any = None
) -> ft.Control:
    def change(on: bool) -> None:
        client.set_setting(key, on)
        if then is not None:
            then()

    on = bool(client.setting(key, default))
    return switch_row(look, look.words(f"settings-{key}"), on, change, note=note)


def _choice(look: Look, title: str, row: ft.Control) -> ft.Control:
    return ft.Column(
        [look.text(title, BODY), row],
        spacing=GAP_SMALL * 2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _group(look: Look, title: str, rows: Sequence[ft.Control]) -> ft.Control:
    return ft.Container(
        ft.Column(
            [look.text(title, LABEL_STRONG, look.palette.accent, heading=True), *rows],
            spacing=GAP_SMALL * 3,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=SECTION),
    )
