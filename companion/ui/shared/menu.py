"""The menu of a table, in groups: viewing, sheets of the game, tracking and ending, tools, and others."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import flet as ft

from companion.party.devices import party_of
from companion.ui import kit
from companion.ui.core.keyboard import has_keys
from companion.ui.game.context import AnyContext, Panel
from companion.ui.game.here import AnyHere
from companion.ui.shared.coach import coach_row
from companion.ui.shared.corrections import keeping
from companion.ui.shared.reminders import may_remind
from companion.ui.shared.rename_sheet import renamable
from companion.ui.shared.sand_timer import TimerRow
from companion.ui.shared.side_by_side import from_menu


def _row(
    style: kit.Style, glyph: kit.Glyph, title: str, press: kit.Press, *, last: bool = False, note: str = ""
) -> ft.Control:
    """Draw a row of the menu; `title` is the key of its words."""
    return kit.link_row(style, glyph, style.words(title), press, note=note, last=last, inset=0)


def party_rows(here: AnyHere) -> list[ft.Control]:
    """Draw the host's row to invite phones, or a guest's row to change seats; nothing on a lone device."""
    style, context = here.style, here.context
    access, game = context.client.access, context.open_game.id
    party = party_of(access)
    if party is None:
        return []
    if not access.is_host:

        def change() -> None:
            context.close()  # Back leads to the table itself.
            context.client.go(f"/seat/{game}")

        return [_row(style, "swap", "party-change-seat", change)]
    phones = party.devices(game).count
    note = here.words("party-phones", count=phones) if party.offered(game) else ""
    return [_row(style, "qr", "party-invite", partial(context.show, Panel("invite")), note=note)]


def menu_sheet(here: AnyHere, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "menu".

    Its page "end" asks for confirmation before the game ends; its page "correct" corrects the whole table.
    """
    style, words, may = here.style, here.words, _may_change(here)
    if panel.page == "end" and may:
        return _end(here)
    if panel.page == "correct" and may:
        return _correct(here)
    parts: list[ft.Control] = []
    for group in groups(here):
        title = style.text(words(group.title), kit.LABEL, style.palette.quiet, heading=True)
        parts.append(kit.column([title, *group.rows], stretch=True))
    return kit.sheet(style, words("table-menu"), parts, here.context.close)


class Group(NamedTuple):
    """Rows of the menu that belong together.

    Attributes:
        title: The key of the heading's words.
        rows: The rows, few enough to read at a glance.
    """

    title: str
    rows: Sequence[ft.Control]


def groups(here: AnyHere) -> list[Group]:
    """Return the groups of the menu that have any rows on this device."""
    found = [
        Group("menu-group-game", _looking(here)),
        Group("menu-group-table", here.context.ui.to_see(here)),
        Group("menu-group-course", _course(here)),
        Group("menu-group-tools", _tools(here)),
        Group("menu-group-app", _elsewhere(here)),
    ]
    return [each for each in found if each.rows]


def _may_change(here: AnyHere) -> bool:
    return not is_over(here.context) and here.context.runs_the_table()


def is_over(context: AnyContext) -> bool:
    return context.open_game.game.outcome(context.open_game.table.state) is not None


def _looking(here: AnyHere) -> list[ft.Control]:
    """Draw the menu's rows for viewing this game."""
    style, context = here.style, here.context
    rows, watched = party_rows(here), here.words("watch-screen-note")
    if from_menu(here, context.ui.stage(here.state)):
        rows.insert(0, _row(style, "players", "table-peek", lambda: glance(context)))
    rows += [
        _row(style, "history", "table-journal", partial(over, context, "journal")),
        _row(style, "chart", "menu-charts", partial(over, context, "charts")),
        _row(style, "eye", "watch-screen", partial(over, context, "screen"), note=watched),
        *coach_row(here),
    ]
    return rows


def glance(context: AnyContext) -> None:
    """Close the menu, and glance at the table."""
    context.close()
    context.set_peek(True)


def _course(here: AnyHere) -> list[ft.Control]:
    """Draw the menu's rows for the course of the game.

    Every device gets the row that calls off its player's open action. Devices that run the table also get the
    tracking settings, and the rows that correct the table, end a phase or end the game.
    """
    context, show = here.context, here.context.show
    calls_off = [] if is_over(context) else list(context.ui.to_call_off(here))
    if not _may_change(here):
        return calls_off
    rows = [keeping(here)] if "set-detail" in context.open_game.game.commands else []
    if context.ui.to_correct(here):
        rows.append(_row(here.style, "edit", "menu-correct", partial(show, Panel("menu", page="correct"))))
    ask = partial(show, Panel("menu", page="end"))
    return [
        *rows,
        *calls_off,
        *context.ui.to_end(here),
        _row(here.style, "crown", "menu-end-game", ask, last=True),
    ]


def _correct(here: AnyHere) -> ft.Control:
    """Draw the corrections of the whole table: the active and the first player, the round or the supply."""
    context, parts = here.context, list(here.context.ui.to_correct(here))
    back = partial(context.show, Panel("menu"))
    return kit.sheet(here.style, here.words("menu-correct"), parts, context.close, on_back=back)


def over(context: AnyContext, screen: str) -> None:
    """Close the menu, so that back leads to the table itself, and show a screen of this game."""
    context.close()
    context.client.go(f"/game/{context.open_game.id}/{screen}")


def _tools(here: AnyHere) -> list[ft.Control]:
    """Draw the rows of the tools that every table has."""
    dice = partial(here.context.show, Panel("dice"))
    return [_row(here.style, "dice", "calc-dice", dice), TimerRow(here)]


def _elsewhere(here: AnyHere) -> list[ft.Control]:
    style, context = here.style, here.context
    words, client, show = here.words, context.client, context.show
    host = client.access.is_host
    rows: list[ft.Control] = []
    if "set-options" in context.open_game.game.commands:
        rows.append(_row(style, "swap", "new-rules", partial(show, Panel("options"))))
    if renamable(here):
        rows.append(_row(style, "edit", "rename-title", partial(show, Panel("rename"))))
    if may_remind(context) and not is_over(context):
        note = words("reminders-note")
        rows.append(_row(style, "info", "reminders-title", partial(show, Panel("reminders")), note=note))
    if has_keys(client.page):
        rows.append(_row(style, "keyboard", "keys-title", partial(show, Panel("keys"))))
    rows += [
        _row(style, "book", "home-rules", partial(over, context, "rules")),
        _row(style, "settings", "home-settings", partial(over, context, "settings"), last=not host),
    ]
    if host:  # Only the host has the right to the file.
        save = partial(client.files.export, context.open_game.id)
        rows.append(
            kit.link_row(style, "export", words("menu-export"), save, leads=False, last=True, inset=0)
        )
    return rows


def _end(here: AnyHere) -> ft.Control:
    """Draw the question before the game is ended; undo can still restore the game."""
    style, context = here.style, here.context
    words, commands = here.words, context.open_game.game.commands
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
                            context.press(commands["end-game"](), leaves=True),
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
