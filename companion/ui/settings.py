"""Settings of this device: language, looks, dice and behaviour."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import flet as ft

from companion import __version__
from companion.device.door import Home
from companion.ui import kit
from companion.ui.backup import BackupRows
from companion.ui.core.client import Client
from companion.ui.core.env import use_env
from companion.ui.core.keyboard import has_keys
from companion.ui.language import language_name
from companion.ui.shared.exports import PLACE
from companion.ui.widgets.panes import pane_styles, panes
from companion.words import LANGUAGES

LONGEST_PLACE = 40
"""Maximum length of the place of play: an exported play must fit into one address as a whole."""


@kit.screen
def SettingsScreen() -> ft.View:
    """Draw the settings. Each change takes effect immediately."""
    client, style = use_env()
    words = style.words
    awake, set_awake = kit.use_state(True)

    async def ask() -> None:
        set_awake(await client.feedback.can_stay_awake())

    kit.use_effect(lambda: client.page.run_task(ask), [])
    left, right = pane_styles(style)
    appearance = [_speech(client, left), _looks(client, left)]
    behaviour = [_table(client, right), _device(client, right, awake)]
    if (
        isinstance(client.service, Home) and not client.joins
    ):  # neither guests nor visitors of a public instance have games of their own
        behaviour.append(_group(right, words("backup-title"), [BackupRows(right, client)]))
    behaviour.append(_about(client, right))
    body = (
        panes(style, appearance, behaviour)
        if style.wide
        else kit.scroll(style, [*appearance, *behaviour, ft.Container(height=kit.CHAPTER)])
    )
    return kit.page_view(
        style, "/settings", kit.bar(style, words("home-settings"), on_back=client.back), body
    )


def _speech(client: Client, style: kit.Style) -> ft.Control:
    words = style.words
    choices = [(language, language_name(words, language)) for language in LANGUAGES]
    row = kit.options_row(style, choices, words.language, client.choose_language)
    return _group(style, words("home-language"), [row])


def _looks(client: Client, style: kit.Style) -> ft.Control:
    words = style.words
    themes = [(theme, words(f"settings-theme-{theme}")) for theme in ("system", "night", "agar")]
    sizes = [(scale, words("settings-percent", percent=round(scale * 100))) for scale in kit.SCALES]
    return _group(
        style,
        words("settings-look"),
        [
            _choice(client, style, "theme", themes, client.theme),
            _choice(client, style, "scale", sizes, client.scale),
            _switch(client, style, "contrast", client.high_contrast, note=""),
            _switch(client, style, "less-motion", False, note=""),
        ],
    )


def _table(client: Client, style: kit.Style) -> ft.Control:
    words = style.words
    dice = [("app", words("settings-dice-app")), ("hand", words("settings-dice-hand"))]
    return _group(
        style,
        words("settings-table"),
        [
            _choice(client, style, "dice", dice, client.dice),
            _switch(client, style, "advice", True, note=words("settings-advice-note")),
            Place(style, client),
        ],
    )


@kit.component
def Place(style: kit.Style, client: Client) -> ft.Control:
    """Draw the field for the place of play, which exports include; it is saved when the field loses focus."""
    words = style.words
    typed, type_in = kit.use_state(str(client.setting(PLACE, "")))

    def keep() -> None:
        client.set_setting(PLACE, typed.strip())

    note = words("settings-place-note")
    return kit.field(
        style, words("settings-place"), typed, type_in, longest=LONGEST_PLACE, on_done=keep, note=note
    )


def _device(client: Client, style: kit.Style, awake: bool) -> ft.Control:
    words = style.words
    feedback = client.feedback
    kept = words("settings-awake-note" if awake else "settings-awake-refused")
    rows = [
        _switch(client, style, "awake", True, note=kept, then=feedback.settings_changed),
        _switch(client, style, "haptics", True, note=words("settings-haptics-note"), then=feedback.tick),
    ]
    if feedback.has_sound:
        rows.append(
            _switch(client, style, "sound", False, note=words("settings-sound-note"), then=feedback.tick)
        )
    if not client.access.is_host and has_keys(client.page):  # phone browsers give a page no notifications
        asks = feedback.ask_for_notices
        rows.append(_switch(client, style, "notices", False, note=words("settings-notices-note"), then=asks))
    return _group(style, words("settings-device"), rows)


def _about(client: Client, style: kit.Style) -> ft.Control:
    p, words = style.palette, style.words
    folder = client.folder
    lines: list[ft.Control] = []
    if folder is not None:
        lines.append(style.text(words("settings-folder"), kit.BODY))
        lines.append(ft.Text(str(folder), style=kit.LABEL.style(p.quiet, style.scale)))
        lines.append(ft.Container(height=kit.GAP_SMALL))
    lines.append(style.text(words("settings-version", version=__version__), kit.LABEL, p.quiet))
    return _group(style, words("settings-about"), lines)


def _switch(
    client: Client, style: kit.Style, key: str, default: bool, *, note: str, then: Any = None
) -> ft.Control:
    def change(on: bool) -> None:
        client.set_setting(key, on)
        if then is not None:
            then()

    on = bool(client.setting(key, default))
    return kit.switch_row(style, style.words(f"settings-{key}"), on, change, note=note)


def _choice(
    client: Client, style: kit.Style, key: str, choices: Sequence[tuple[Any, str]], chosen: object
) -> ft.Control:
    row = kit.options_row(style, choices, chosen, partial(client.set_setting, key))
    title = style.text(style.words(f"settings-{key}"), kit.BODY)
    return kit.column([title, row], kit.GAP_SMALL * 2, stretch=True)


def _group(style: kit.Style, title: str, rows: Sequence[ft.Control]) -> ft.Control:
    return ft.Container(
        kit.column(
            [style.text(title, kit.LABEL_STRONG, style.palette.accent, heading=True), *rows],
            kit.GAP_SMALL * 3,
            stretch=True,
        ),
        padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.SECTION),
    )
