"""The menu of a table: looking back, corrections, the end, and links to everything else."""

from functools import partial
from typing import Any

import flet as ft

from companion.ui import kit
from companion.ui.core.keyboard import has_keys
from companion.ui.game.context import AnyContext, Panel
from companion.ui.shared.coach import coach_row
from companion.ui.shared.glance import from_menu
from companion.ui.shared.reminders import may_remind
from companion.ui.shared.rename_sheet import renamable


def party_rows(style: kit.Style, context: AnyContext) -> list[ft.Control]:
    """Draw the host's row to invite phones or a guest's row to change seats; nothing on a lone device."""
    words, access, game = style.words, context.client.access, context.open_game.id
    party = access.party
    if party is None:
        return []
    if not access.is_host:

        def change() -> None:
            context.close()  # back leads to the table itself
            context.client.go(f"/seat/{game}")

        return [kit.link_row(style, "swap", words("party-change-seat"), change, inset=0)]
    note = words("party-phones", count=party.devices(game).count) if party.offered(game) else ""
    return [
        kit.link_row(
            style, "qr", words("party-invite"), lambda: context.show(Panel("invite")), note=note, inset=0
        )
    ]


def menu_sheet(style: kit.Style, context: AnyContext, state: Any, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "menu". Its page "end" asks before the game is ended."""
    if panel.page == "end" and not is_over(context) and context.runs_the_table():
        return _end(style, context)
    parts: list[ft.Control] = [_looking(style, context, state)]
    if not is_over(context) and context.runs_the_table():
        parts += [
            *context.ui.to_correct(style, context, state),
            _ending(style, context, state),
        ]
    parts.append(_elsewhere(style, context, state))
    return kit.sheet(style, style.words("table-menu"), parts, context.close)


def is_over(context: AnyContext) -> bool:
    return context.open_game.game.outcome(context.open_game.table.state) is not None


def _links(rows: list[ft.Control]) -> ft.Control:
    return kit.column(rows, stretch=True)


def _looking(style: kit.Style, context: AnyContext, state: Any) -> ft.Control:
    """Draw the menu's rows for looking at this game."""
    words = style.words
    rows = [
        *party_rows(style, context),
        kit.link_row(
            style,
            "history",
            words("table-journal"),
            lambda: over(context, "journal"),
            inset=0,
        ),
        kit.link_row(style, "chart", words("menu-charts"), lambda: over(context, "charts"), inset=0),
    ]
    rows.append(
        kit.link_row(
            style,
            "eye",
            words("watch-screen"),
            lambda: over(context, "screen"),
            note=words("watch-screen-note"),
            inset=0,
        )
    )
    if from_menu(style, context, context.ui.stage(state)):
        rows.insert(0, kit.link_row(style, "players", words("table-peek"), lambda: glance(context), inset=0))
    rows += [*coach_row(style, context), *context.ui.to_see(style, context, state)]
    return _links(rows)


def glance(context: AnyContext) -> None:
    """Look at the table from the menu, which closes."""
    context.close()
    context.set_peek(True)


def _ending(style: kit.Style, context: AnyContext, state: Any) -> ft.Control:
    """Draw the menu's rows that end the phase or the game."""
    words = style.words
    rows = [*context.ui.to_end(style, context, state)]
    rows.append(
        kit.link_row(
            style, "crown", words("menu-end-game"), lambda: context.show(Panel("menu", page="end")), inset=0
        )
    )
    return _links(rows)


def over(context: AnyContext, screen: str) -> None:
    """Show a screen of this game from the menu, which closes: back leads to the table itself."""
    context.close()
    context.client.go(f"/game/{context.open_game.id}/{screen}")


def _elsewhere(style: kit.Style, context: AnyContext, state: Any) -> ft.Control:
    words, client, game = style.words, context.client, context.open_game.id

    rows: list[ft.Control] = [
        kit.link_row(style, "swap", words("new-rules"), lambda: context.show(Panel("options")), inset=0)
    ]
    if renamable(style, context, state):
        rows.append(
            kit.link_row(style, "edit", words("rename-title"), lambda: context.show(Panel("rename")), inset=0)
        )
    if may_remind(context) and not is_over(context):
        note = words("reminders-note")
        show = partial(context.show, Panel("reminders"))
        rows.append(kit.link_row(style, "info", words("reminders-title"), show, note=note, inset=0))
    if has_keys(client.page):
        rows.append(
            kit.link_row(style, "keyboard", words("keys-title"), lambda: context.show(Panel("keys")), inset=0)
        )
    rows += [
        kit.link_row(style, "book", words("home-rules"), lambda: over(context, "rules"), inset=0),
        kit.link_row(
            style,
            "settings",
            words("home-settings"),
            lambda: over(context, "settings"),
            last=not client.access.is_host,
            inset=0,
        ),
    ]
    if client.access.is_host:  # the file is the host's
        rows.append(
            kit.link_row(
                style,
                "export",
                words("menu-export"),
                lambda: client.files.export(game),
                leads=False,
                last=True,
                inset=0,
            )
        )
    return _links(rows)


def _end(style: kit.Style, context: AnyContext) -> ft.Control:
    """Draw the question before the game is ended. Undo can still bring it back."""
    words, commands = style.words, context.open_game.game.commands
    back = Panel("menu")
    return kit.sheet(
        style,
        words("menu-end-game"),
        [style.text(words("menu-end-game-note"), kit.BODY)],
        context.close,
        footer=kit.column(
            [
                ft.Row(
                    [
                        kit.primary(
                            style,
                            words("menu-end-game-yes"),
                            lambda: context.submit_and_close(commands["end-game"]()),
                            expand=True,
                        )
                    ]
                ),
                ft.Row(
                    [kit.secondary(style, words("menu-end-game-no"), lambda: context.show(back), expand=True)]
                ),
            ],
            kit.GAP,
        ),
        on_back=lambda: context.show(back),
    )
