"""The frame of a guided page: the event, its preview, and one button that does all of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import flet as ft

from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.carnomorphs.state import State
from companion.rules.command import Command
from companion.rules.kernel import Rejection
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.look import player_drawing
from companion.ui.carnomorphs.secrets.told import changes_told, result_part
from companion.ui.core.style import Style
from companion.ui.core.tap_guard import TapGuard
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.choose import options_row
from companion.ui.widgets.guarded import under_guard
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import Press, primary

T = TypeVar("T")


def action_page(
    style: Style,
    context: GameContext,
    state: State,
    seat: int,
    chapter: str,
    title: str,
    controls: Sequence[ft.Control],
    *,
    confirm: str,
    command: Command | None,
    asked: Callable[[], Command] | None = None,
    on_done: Press | None = None,
    over: Panel | None = None,
) -> ft.Control:
    """Draw a sheet for something that happens to a character.

    Args:
        state: As this device may see it: what will change is read from that.
        seat: Whose character.
        chapter: Of the quick rules, which a "?" opens.
        title: What happens.
        controls: What has to be said first.
        confirm: What the button will do.
        command: What the button asks for; None where something has still to be said.
        asked: The same with what was typed a moment ago, which may not have been drawn yet.
        on_done: What is done after it, such as remembering a name.
        over: Where the page leads back to; the character's sheet without it.
    """
    player, before = state.players[seat], over or Panel("player", seat)
    parts = list(controls)
    if command is not None:
        parts.append(outcome(style, context, state, command))
    return ExplainedSheet(
        style,
        context.ui,
        chapter,
        title,
        parts,
        context.close,
        footer=confirming(style, context, state, command, confirm, asked, on_done, before),
        picture=player_drawing(player.colour, style.palette.players[player.colour], 36),
        note=player.name,
        on_back=lambda: context.show(before),
    )


def outcome(style: Style, context: GameContext, state: State, command: Command) -> ft.Control:
    """Draw what the command will change, or why the rules or this device's rights refuse it."""
    found = context.refusal(command) or CARNOMORPHS.decide(state, command)
    if isinstance(found, Rejection):
        return style.text(style.words(found.code, **found.params), LABEL, style.palette.quiet)
    return result_part(style, changes_told(style.words, state, found))


def confirming(
    style: Style,
    context: GameContext,
    state: State,
    command: Command | None,
    confirm: str,
    asked: Callable[[], Command] | None,
    on_done: Press | None,
    before: Panel,
) -> ft.Control:
    """Draw the button that gives the command, red where it kills."""
    found = CARNOMORPHS.decide(state, command) if command is not None else ()
    events = () if isinstance(found, Rejection) else found
    possible = bool(events) and command is not None and context.may(command)
    kills = any(line.grave for line in changes_told(style.words, state, events))

    def give() -> None:
        if command is None or not context.submit(asked() if asked is not None else command):
            return
        if on_done is not None:
            on_done()
        context.show(before)

    def draw(guard: TapGuard) -> ft.Control:
        return ft.Row([wide_button(style, confirm, guard(give) if possible else None, guard, kills=kills)])

    return under_guard((confirm, kills), draw, expand=None)


def wide_button(
    style: Style, words: str, on_press: Press | None, guard: TapGuard, *, kills: bool
) -> ft.Control:
    """Draw the primary button, red where it kills."""
    p = style.palette
    fill, ink = (p.danger, p.on_danger) if kills else (None, None)
    return primary(style, words, on_press, expand=True, fill=fill, ink=ink, key=guard.key)


def chips(
    style: Style,
    title: str,
    items: Sequence[tuple[T, str]],
    chosen: T,
    choose: Callable[[T], Any],
    *,
    note: str = "",
    even: bool = False,
) -> ft.Control:
    """Draw a question with a chip for each answer; even ones share one line, as numbers do."""
    p = style.palette
    lines: list[ft.Control] = [style.text(title, LABEL, p.quiet, heading=True)]
    lines.append(options_row(style, items, chosen, choose, wrap=not even))
    if note:
        lines.append(style.text(note, LABEL, p.quiet))
    return column(lines, GAP, stretch=True)
