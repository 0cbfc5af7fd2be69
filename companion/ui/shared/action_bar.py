"""The lower third of the table: what else can be done now, the next thing to do, undo."""

from __future__ import annotations

from typing import NamedTuple

import flet as ft

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.next_step import NextStep, next_step
from companion.rules.chromosome.state import State
from companion.rules.kernel import Label
from companion.ui.art import Glyph, art
from companion.ui.core.component import memo, use_cache, use_slice
from companion.ui.core.style import Style
from companion.ui.party.window import line, waiting_row
from companion.ui.shared.context import GameContext, Panel
from companion.ui.theme.measure import GAP, GAP_WIDE, PADDING, READING, TARGET_PRIMARY
from companion.ui.theme.typography import CAPTION, LABEL_STRONG
from companion.ui.widgets.frame import bottom_bar
from companion.ui.widgets.press import Press, button_style, merged, named, plain, pressed, primary


def label_words(style: Style, label: Label) -> str:
    """An entry's label as a sentence."""
    return style.words(label.key, **label.params)


def following(state: State) -> int | None:
    """Whose turn would be next; None when the turns would end."""
    if state.last_turns is not None:
        return state.last_turns[0] if state.last_turns else None
    if state.active is None:
        return None
    order = state.clockwise((state.active + 1) % len(state.players))
    return next((seat for seat in order if state.players[seat].in_play), None)


def next_words(style: Style, state: State, step: NextStep) -> str:
    """What the wide button says."""
    words = style.words
    who = state.players[step.seat].name if step.seat is not None else ""
    if step.step == "end-turn":
        seat = following(state)
        if seat is None:
            return words("next-end-game" if state.last_turns is not None else "next-radiation")
        return words("next-player", player=state.players[seat].name)
    return words(f"next-{step.step}", player=who)


def next_command(step: NextStep) -> cmd.Command | None:
    """What the next thing to do asks of the table in the end; None where there is only something to see."""
    seat = step.seat or 0
    match step.step:
        case "eliminate":
            return cmd.Eliminate(seat=seat)
        case "turn" | "end-turn":
            return cmd.EndTurn(seat=seat)
        case "turns":
            return cmd.BeginTurns()
        case _:
            return None


def next_press(context: GameContext, step: NextStep, look_at_stage: Press) -> Press:
    """What the wide button does."""
    command = next_command(step)
    if step.step == "turn":
        return lambda: context.show(Panel("turn", step.seat or 0))
    return look_at_stage if command is None else lambda: context.submit(command)


def last_label(context: GameContext) -> Label | None:
    """The label of what undo would take back; None where this device may take nothing back."""
    entries = context.open_game.table.to_undo()
    return entries[-1].label if entries and context.may_step(back=True) else None


def next_undone(context: GameContext) -> Label | None:
    """The label of what redo would bring back; None where this device may bring nothing back."""
    entries = context.open_game.table.to_redo()
    return entries[-1].label if entries and context.may_step(back=False) else None


@memo
def UndoButton(style: Style, context: GameContext) -> ft.Control:
    """Undo, with the label of what it takes back."""
    p = style.palette
    can = use_slice(context.changes, lambda: last_label(context) is not None)
    sides = ft.Padding.symmetric(horizontal=GAP_WIDE)
    button = ft.OutlinedButton(
        content=ft.Container(UndoWords(style, context)),  # a button takes no component
        on_click=pressed(context.undo if can else None),
        disabled=not can,
        height=None if style.scale > 1.25 else TARGET_PRIMARY,
        width=132,
        style=button_style(p.text, edge=p.hairline, focus=p.accent, padding=sides),
    )
    return merged(button)


@memo
def UndoWords(style: Style, context: GameContext) -> ft.Control:
    """What stands on the button for undo; it changes with every tap, and the button stays."""
    p = style.palette
    label = use_slice(context.changes, lambda: last_label(context))
    cache = use_cache()
    ink = p.text if label else p.quiet
    said = label_words(style, label) if label else style.words("action-undo")
    content = ft.Row(
        [
            cache("glyph", ink, lambda: art("undo", ink, 24)),
            ft.Container(style.text(said, CAPTION, p.quiet, lines=2), expand=True, expand_loose=True),
        ],
        spacing=GAP,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return named(content, style.words("table-undo", label=said) if label else said)


@memo
def RedoButton(style: Style, context: GameContext) -> ft.Control:
    """Redo, while there is something to bring back."""
    label = use_slice(context.changes, lambda: next_undone(context))
    if label is None:
        return ft.Container()
    said = style.words("table-redo", label=label_words(style, label))
    return plain(style, said, context.redo, glyph="redo", ink=style.palette.quiet)


def _side_action(style: Style, glyph: Glyph, words: str, on_press: Press) -> ft.Control:
    p = style.palette
    content = ft.Row(
        [
            art(glyph, p.accent, 22),
            ft.Container(style.text(words, LABEL_STRONG, p.text, lines=1), expand=True, expand_loose=True),
        ],
        spacing=GAP,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        tight=True,
    )
    return ft.TextButton(
        content=content,
        on_click=pressed(on_press),
        height=None if style.scale > 1.25 else 48,
        expand=True if style.scale <= 1.25 else None,
        style=button_style(
            p.text, fill=p.surface, focus=p.accent, radius=14, padding=ft.Padding.symmetric(horizontal=GAP)
        ),
    )


class ActionBarFacts(NamedTuple):
    """What the action bar offers besides undo and redo."""

    words: str
    step: NextStep
    allowed: bool
    """Whether the next thing to do is this device's to do."""

    undoes: bool
    """Whether there is anything that this device may take back."""


def action_bar_facts(style: Style, context: GameContext) -> ActionBarFacts:
    """What the action bar offers now."""
    state = context.state
    step = next_step(state)
    command = next_command(step)
    allowed = command is None or context.may(command)
    return ActionBarFacts(next_words(style, state, step), step, allowed, last_label(context) is not None)


@memo
def ActionBar(style: Style, context: GameContext) -> ft.Control:
    """The lower third of the table."""
    said, step, allowed, undoes = use_slice(context.changes, lambda: action_bar_facts(style, context))
    watching = use_slice(context.changes, lambda: context.presence.watching)
    words = style.words
    if watching:
        return bottom_bar(style, [line(style, words("party-watching"), quiet=True)])
    rows: list[ft.Control] = [RedoButton(style, context)]
    if not allowed:
        rows.append(waiting_row(style, context, step.seat))
    elif step.step in ("turn", "end-turn") and step.seat is not None:
        seat = step.seat
        fight, turn = Panel("fight", seat), Panel("turn", seat)
        actions: list[ft.Control] = [
            _side_action(style, "battle", words("term-battle"), lambda: context.show(fight)),
            _side_action(style, "evolution", words("table-action"), lambda: context.show(turn)),
            _side_action(style, "passed", words("action-pass"), lambda: context.submit(cmd.Pass(seat=seat))),
        ]
        rows.append(ft.Row(actions, spacing=GAP, run_spacing=GAP, wrap=style.scale > 1.25))
    if allowed:
        wide_button = primary(style, said, next_press(context, step, context.look_at_stage), expand=True)
        rows.append(ft.Row([wide_button, UndoButton(style, context)], spacing=GAP_WIDE))
    elif undoes:
        rows.append(ft.Row([UndoButton(style, context)], alignment=ft.MainAxisAlignment.END))
    column = ft.Column(rows, spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    width = min(READING, style.width) - 2 * PADDING
    return ft.Container(
        ft.Row([ft.Container(column, width=width)], alignment=ft.MainAxisAlignment.CENTER),
        padding=ft.Padding.only(left=PADDING, right=PADDING, top=GAP_WIDE, bottom=PADDING),
    )
