"""Keyboard shortcuts at a table, and the sheet that lists them."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

import flet as ft

from companion.ui import kit
from companion.ui.core.client import KEYS
from companion.ui.game.context import AnyContext, Panel
from companion.ui.game.here import AnyHere
from companion.ui.shared.game_choice import SETTING, chosen_game
from companion.ui.shared.menu import over
from companion.ui.shared.stepping import step_drawn, use_drawn

CAP = 34
"""Width of a drawn key with a single character."""


class Shortcut(NamedTuple):
    """A keyboard shortcut and its effect at a table."""

    keys: tuple[str, ...]
    """The names of the keys, see `companion.ui.core.keyboard`; each has this effect."""

    words: str
    """The key of the sentence on the sheet."""

    act: Callable[[], Any] | None = None
    """The handler; None if the key is handled elsewhere."""


def shortcuts(context: AnyContext) -> Iterator[Shortcut]:
    """Yield the keys' actions at this table.

    Keys without an action here are handled elsewhere: `Client.press_key` handles the wide button and back,
    which other screens have too. The key of a player is the number of the seat.
    """
    client = context.client

    def calculate() -> None:
        key = context.open_game.file.header.game
        if chosen_game(client) != key:
            client.set_setting(SETTING, key)
        over(context, "calculators")

    yield Shortcut(("N",), "keys-next")
    yield Shortcut(("U", "Ctrl+Z"), "action-undo", partial(step_drawn, context, "undo"))
    yield Shortcut(("Y", "Ctrl+Y", "Ctrl+Shift+Z"), "keys-redo", partial(step_drawn, context, "redo"))
    yield Shortcut((f"1–{len(context.seats)}",), "keys-player")
    yield Shortcut(("H",), "table-journal", lambda: over(context, "journal"))
    if client.access.is_host:
        yield Shortcut(("C",), "home-odds", calculate)
    yield Shortcut(("R",), "home-rules", lambda: over(context, "rules"))
    yield Shortcut(("M",), "table-menu", lambda: context.show(Panel("menu")))
    yield Shortcut(("B",), "action-back")
    yield Shortcut(("Esc",), "action-close")
    yield Shortcut(("?",), "keys-title", lambda: context.show(Panel("keys")))


def use_shortcuts(context: AnyContext) -> None:
    """Handle the shortcuts of the table while it is on screen, possibly under a sheet."""
    client = context.client
    use_drawn(context)

    def hear(key: str) -> None:
        if client.page.route != f"/game/{context.open_game.id}":
            return
        if key.isdecimal():
            panel = Panel("player", int(key) - 1)
            if 0 <= panel.seat < len(context.seats) and context.ui.has_panel(context, panel):
                context.show(panel)
        for shortcut in shortcuts(context):
            if key in shortcut.keys and shortcut.act is not None:
                shortcut.act()

    # Keep the same function between drawings, so that `unmount` can recognise it.
    heard = kit.use_ref(lambda: hear).current

    def mount() -> None:
        client.on_key = heard

    def unmount() -> None:
        if client.on_key is heard:  # Another table may already be on screen.
            client.on_key = lambda _: None

    kit.use_effect(mount, [], unmount)


def shortcuts_sheet(here: AnyHere) -> ft.Control:
    """Draw the sheet of the panel "keys": each key's action, and whether shortcuts are on."""
    style, context = here.style, here.context
    client, words = context.client, here.words
    rows = [_row(style, each) for each in shortcuts(context)]
    on = bool(client.setting(KEYS, True))
    switch = kit.switch_row(
        style, words("keys-on"), on, lambda on: client.set_setting(KEYS, on), note=words("keys-on-note")
    )
    return kit.sheet(style, words("keys-title"), [kit.column(rows, kit.GAP), switch], context.close)


def _row(style: kit.Style, shortcut: Shortcut) -> ft.Control:
    said = style.words(shortcut.words)
    shown = shortcut.keys[:2]
    caps = ft.Row([_cap(style, key) for key in shown], spacing=kit.GAP_SMALL, wrap=True, expand=2)
    meaning = style.text(said, kit.BODY, expand=3)
    row = ft.Row([meaning, caps], spacing=kit.GAP, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    spoken = style.words("pair", what=said, value=style.words.choice(list(shown)))
    return kit.labelled(row, spoken)


def _cap(style: kit.Style, key: str) -> ft.Control:
    p = style.palette
    return ft.Container(
        style.text(key, kit.LABEL_STRONG, align=ft.TextAlign.CENTER),
        border=ft.Border.all(kit.HAIR, p.outline),
        border_radius=kit.RADIUS_MARK,
        bgcolor=p.raised,
        padding=ft.Padding.symmetric(horizontal=kit.GAP, vertical=kit.GAP_SMALL),
        width=None if len(key) > 1 else CAP * style.scale,
    )
