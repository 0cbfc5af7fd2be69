"""The Mutation card of a character: taken, noted in secret, shown at its first use, lost."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.rules.carnomorphs.data import NAME_LENGTH
from companion.rules.carnomorphs.mutation import MutationAction, NameMutation
from companion.rules.carnomorphs.state import State
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.look import drawing
from companion.ui.carnomorphs.secrets.links import links_row, mutation_links
from companion.ui.core.component import component, keyed, memo, use_slice
from companion.ui.core.draft import latest, use_draft
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.shared.reveal import HoldToReveal
from companion.ui.theme.measure import GAP, GAP_WIDE
from companion.ui.theme.typography import BODY_STRONG, LABEL
from companion.ui.widgets.field import field
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import primary

ACTION: Final = MutationAction(seat=0, infected=False)
"""Stands for any Mutation Action when it is asked whose it is."""


@memo
def MutationPart(style: Style, context: GameContext, seat: int, *, may: bool) -> ft.Control:
    """Draw whether there is a card, what this device may know of it, and what can be done with it."""
    player, phase = use_slice(context.changes, lambda: (context.state.players[seat], context.state.phase))
    words, p = style.words, style.palette
    if player.mutation_shown:
        said = player.mutation or words("mutation-unnamed")
    else:
        said = words("mutation-hidden" if player.has_mutation else "mutation-none")
    head = ft.Row(
        [
            drawing("mutation", p.quiet, 28),
            column(
                [style.text(words("term-mutation-card"), BODY_STRONG), style.text(said, LABEL, p.quiet)],
                expand=True,
            ),
        ],
        spacing=GAP_WIDE,
    )
    rows: list[ft.Control] = [head]
    hidden = player.has_mutation and not player.mutation_shown
    if hidden and context.sees_secrets(seat):
        rows.append(keyed("hold", HoldToReveal, style, player.name, lambda: _named(style, context, seat)))
    if may:
        links = mutation_links(player, phase)
        if hidden:  # the card is turned over, and noted, where its owner acts
            offered = {
                "mutation-action": context.may(ACTION.replace(seat=seat)),
                "name-mutation": context.sees_secrets(seat),
            }
            links = (link for link in links if offered.get(link.panel, True))
        rows += links_row(style, context, seat, links)
    return column(rows, GAP, stretch=True)


def _named(style: Style, context: GameContext, seat: int) -> str:
    """Return the name of the card, read only while it is held to be revealed."""
    return context.secrets_of(seat).players[seat].mutation or style.words("mutation-unnamed")


def name_mutation_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "name-mutation"."""
    name = state.players[panel.seat].name
    return keyed(f"name-{panel.seat}", MutationName, style, context, panel.seat, name)


@component
def MutationName(style: Style, context: GameContext, seat: int, name: str) -> ft.Control:
    """Draw a field for the name of the card. An earlier name is not shown to onlookers."""
    words = style.words
    typed, change = use_draft(str)

    def keep() -> None:
        if context.submit(NameMutation(seat=seat, card=latest(change))):
            context.show(Panel("player", seat))

    return ExplainedSheet(
        style,
        context.ui,
        "mutation",
        words("mutation-name"),
        [
            style.text(words("mutation-name-note", player=name), LABEL, style.palette.quiet),
            field(
                style,
                words("term-mutation-card"),
                typed,
                lambda text: change(lambda _: text),
                longest=NAME_LENGTH,
                on_enter=keep,
                typing=True,
            ),
        ],
        context.close,
        footer=ft.Row([primary(style, words("rename-save"), keep if typed.strip() else None, expand=True)]),
        on_back=lambda: context.show(Panel("player", seat)),
    )
