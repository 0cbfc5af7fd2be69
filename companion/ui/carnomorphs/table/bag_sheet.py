"""The intruder bag: how many tokens of each kind are in it, how likely each comes next, and corrections."""

from __future__ import annotations

import flet as ft

from companion.rules.carnomorphs.bag import AddMetagorger, CorrectBag
from companion.rules.carnomorphs.data import TOKENS, TokenKind
from companion.rules.carnomorphs.odds import next_token
from companion.rules.carnomorphs.state import State
from companion.rules.command import Command
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.events.bag_odds import Prospects
from companion.ui.carnomorphs.look import NARROW, token_drawing
from companion.ui.core.component import keyed
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.shared.number_row import Reading, bounded_step
from companion.ui.theme.typography import HEADING
from companion.ui.widgets.counter import number_row
from companion.ui.widgets.frame import hairline
from companion.ui.widgets.press import secondary
from companion.ui.widgets.stepper import Stepper

HIDDEN = "–"
"""Stands for a number that nobody is to know."""


def bag_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "bag". With counts, hidden tokens are put in and taken out unseen."""
    words, counted = style.words, state.options.bag_counts
    note = words("count-bag-tokens", count=state.bag.total) if counted else words("bag-hidden")
    chances = dict.fromkeys(TOKENS, "")
    if counted and state.bag.total:
        shares = next_token(state.bag)
        chances = dict(zip(shares, words.percents(list(shares.values())), strict=True))
    rows = [_row(style, context, state, kind, chances[kind]) for kind in TOKENS]
    if counted and state.bag.total:
        rows += [hairline(style), keyed("prospects", Prospects, style, state.bag)]
    add = AddMetagorger()
    footer = None
    if state.phase in ("players", "events") and context.may(add):
        said = secondary(
            style,
            words("bag-add-metagorger"),
            lambda: context.submit(add),
            expand=True,
            note=words("bag-add-metagorger-note"),
        )
        footer = ft.Row([said])
    return ExplainedSheet(
        style, context.ui, "bag", words("term-bag"), rows, context.close, note=note, footer=footer
    )


def _row(style: Style, context: GameContext, state: State, kind: TokenKind, chance: str) -> ft.Control:
    words, counted = style.words, state.options.bag_counts
    title, now = words(f"token-{kind}"), state.bag.of(kind)
    picture = token_drawing(style, kind, 24 if style.width < NARROW else 32)
    note = words("bag-chance", share=chance) if counted and now else ""
    if not (state.phase in ("players", "events") and context.may(CorrectBag(token=kind, delta=1))):
        shown = str(now) if counted else HIDDEN
        figure = style.text(shown, HEADING, lines=1, spoken=f"{title}: {shown}")
        return number_row(style, title, figure, note=note, picture=picture)

    def command(by: int) -> Command:
        return CorrectBag(token=kind, delta=by)

    def read(state: State) -> Reading:
        return Reading(state.bag.of(kind), state.bag.of(kind) + state.spare.of(kind))

    if not counted:
        # The figure stays hidden, so nothing tells where its bounds are but the refusal.
        return Stepper(title, 1, 0, 2, lambda by: context.submit(command(by)), shown=HIDDEN, small=True).row(
            style, picture=picture
        )
    step = bounded_step(context, read, command)
    return Stepper(title, now, 0, read(state).high, step, small=True).row(style, note=note, picture=picture)
