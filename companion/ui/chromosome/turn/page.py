"""The frame of every page of the turn: who, what, and a button that says what it does and what it costs."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.rules.chromosome.state import State
from companion.rules.chromosome.turn_left import Preview, left, preview, spent
from companion.rules.chromosome.turns import EndTurn
from companion.rules.command import Command
from companion.rules.kernel import Rejection
from companion.ui.art import species
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.names import spent_words
from companion.ui.chromosome.table.next_action import then_words
from companion.ui.core.style import Style
from companion.ui.core.tap_guard import TapGuard
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import BUTTON, BUTTON_LARGE, LABEL
from companion.ui.widgets.frame import sheet
from companion.ui.widgets.guarded import under_guard
from companion.ui.widgets.layout import column
from companion.ui.widgets.pair import in_row, writing_in_row
from companion.ui.widgets.press import Press, primary, secondary


def turn_page(
    style: Style,
    context: GameContext,
    state: State,
    seat: int,
    title: str,
    controls: Sequence[ft.Control],
    *,
    confirm: str = "",
    command: Command | None = None,
    on_confirm: Press | None = None,
    on_done: Press | None = None,
    footer: ft.Control | None = None,
    chapter: str = "",
    over: Panel | None = None,
) -> ft.Control:
    """Draw a page of the turn sheet.

    Args:
        seat: Whose turn.
        title: What the page is for.
        controls: What stands on it.
        confirm: The words of the button; no button without them.
        command: What the button asks for. It shows what that costs, and cannot be pressed where the rules
            refuse it; where nothing is left to do after it the button ends the turn as well.
        on_confirm: What a button that asks for nothing does; it cannot be pressed without either.
        on_done: What is done after the command.
        footer: What stands in the place of that button.
        chapter: Of the quick rules, which a "?" opens; none for the overview, from which no page leads back.
        over: Where the page leads back to; the overview of the turn without it.
    """
    player = state.players[seat]
    parts = list(controls)
    if command is not None:
        found = preview(state, command)
        if isinstance(found, Rejection):
            refusal = style.words(found.code, **found.params)
            parts.append(style.text(refusal, LABEL, style.palette.quiet, lines=4))
            footer = _button(style, title, confirm, on_confirm)
        else:
            footer = confirming(style, context, state, seat, [(confirm, command)], on_done)
    elif confirm:
        footer = _button(style, title, confirm, on_confirm)
    before = over or Panel("turn", seat)
    picture = species(player.species, style.palette.players[player.colour], 36)
    if not chapter:
        return sheet(style, title, parts, context.close, footer=footer, picture=picture)
    return ExplainedSheet(
        style,
        context.ui,
        chapter,
        title,
        parts,
        context.close,
        footer=footer,
        picture=picture,
        note=player.name,
        on_back=lambda: context.show(before),
    )


def cost_words(style: Style, found: Preview | Rejection, seat: int) -> str:
    """Return what a seat pays and turns by the preview of its command; empty where that is nothing."""
    if isinstance(found, Rejection):
        return ""
    paid = spent(found.events, seat)
    price = spent_words(style, paid)
    said = [style.words("turn-costs", price=price)] if price else []
    if paid.energy:
        said.append(style.words("turn-turned", count=paid.energy))
    return " · ".join(said)


def out_words(style: Style, state: State, found: Preview) -> str:
    """Return who would be out of the game by a command; empty where nobody would."""
    gone = [
        after.name
        for before, after in zip(state.players, found.after.players, strict=True)
        if after.eliminated and not before.eliminated
    ]
    who = "single" if len(gone) == 1 else "several"
    return style.words("turn-out", players=style.words.list(gone), who=who) if gone else ""


def _button(style: Style, title: str, words: str, on_press: Press | None) -> ft.Control:
    def draw(guard: TapGuard) -> ft.Control:
        return ft.Row([primary(style, words, guard(on_press), expand=True, key=guard.key)])

    return under_guard(title, draw, expand=None)


def confirming(
    style: Style,
    context: GameContext,
    state: State,
    seat: int,
    choices: Sequence[tuple[str, Command | None]],
    on_done: Press | None = None,
) -> ft.Control:
    """Draw the buttons that give a command, with their costs; where nothing is left, one also ends the turn.

    A command that puts somebody out of the game says so, on a red button.

    Where something would be left after the only command the button of weight hands on the turn all the same,
    as most do, and a quiet one above it keeps the turn, or on a low page where it fits before it.

    Args:
        seat: Who acts.
        choices: What each button says and asks for; one without a command cannot be pressed.
        on_done: What is done after any of the commands.
    """
    ending = EndTurn(seat=seat)

    def give(*commands: Command) -> None:
        if not context.submit(commands[0]):
            return
        if on_done is not None:
            on_done()
        for more in commands[1:]:
            context.submit(more)
        context.close()

    def buttons(guard: TapGuard, at: int, confirm: str, command: Command | None) -> list[ft.Control]:
        key = f"{at}-{guard.key}"
        found = preview(state, command) if command is not None else None
        if command is None or not isinstance(found, Preview):
            return [ft.Row([primary(style, confirm, None, expand=True, key=key)])]
        after = found.after
        done = bool(after.turn.actions) and "action" not in left(after)
        handing = done and after.active == seat and isinstance(preview(after, ending), Preview)
        out, on_key = out_words(style, state, found), f"hands-on-{key}"
        costs = " · ".join(filter(None, (cost_words(style, found, seat), out)))
        fill, ink = (style.palette.danger, style.palette.on_danger) if out else (None, None)

        def confirmed(words: str, press: Press | None, key: str) -> ft.Control:
            return primary(style, words, press, note=costs, expand=True, key=key, fill=fill, ink=ink)

        stays, hands_on = guard(lambda: give(command)), guard(lambda: give(command, ending))
        if not handing:
            return [ft.Row([confirmed(confirm, stays, key)])]
        both = style.words("turn-then", action=confirm, next=then_words(style, after))
        if found.ends(seat):
            return [ft.Row([confirmed(both, hands_on, on_key)])]
        if len(choices) > 1:
            return [ft.Row([confirmed(confirm, stays, key)])]
        kept = style.words("turn-then", action=confirm, next=style.words("turn-keep"))
        writing = writing_in_row(style, [kept, both])
        role, lines = writing or (None, 2)
        wide = primary(
            style,
            both,
            hands_on,
            note=costs,
            expand=True,
            fill=fill,
            ink=ink,
            key=on_key,
            role=role or BUTTON_LARGE,
            lines=lines,
        )
        keeping = secondary(
            style,
            kept,
            stays,
            note=costs,
            expand=True,
            ink=style.palette.danger if out else None,
            edge=style.palette.danger if out else None,
            key=key,
            spoken=confirm,
            role=role or BUTTON,
            lines=lines,
        )
        return [in_row([keeping, wide])] if writing else [ft.Row([keeping]), ft.Row([wide])]

    def draw(guard: TapGuard) -> ft.Control:
        drawn = [each for at, choice in enumerate(choices) for each in buttons(guard, at, *choice)]
        return column(drawn, GAP, stretch=True)

    return under_guard(f"confirm-{seat}", draw, expand=None)
