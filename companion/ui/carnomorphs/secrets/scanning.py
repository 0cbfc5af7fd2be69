"""The scanner: the Mutation Action, and scanning by Rest, Canteen or Showers; both results of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.rules.carnomorphs.characters import MOST
from companion.rules.carnomorphs.data import NAME_LENGTH
from companion.rules.carnomorphs.mutation import MutationAction, Scan
from companion.rules.carnomorphs.state import State
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.secrets.page import action_page, chips
from companion.ui.carnomorphs.secrets.told import steps_part
from companion.ui.core.component import component, keyed, use_state
from companion.ui.core.draft import latest, use_draft
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import BODY, LABEL
from companion.ui.widgets.field import field
from companion.ui.widgets.layout import column
from companion.ui.widgets.stepper import Stepper, clamped


def result_chips(
    style: Style, title: str, infected: bool | None, choose: Callable[[bool | None], Any]
) -> ft.Control:
    """Draw the choice of the scanner's result."""
    words = style.words
    items = ((True, words("scan-infected")), (False, words("scan-clean")))
    return chips(style, title, items, infected, choose)


def mutation_action_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "mutation-action"."""
    return keyed(f"action-{panel.seat}", MutationActionPage, style, context, state, panel.seat)


@component
def MutationActionPage(style: Style, context: GameContext, state: State, seat: int) -> ft.Control:
    """Draw the scanning of a Contamination card from the hand, and the effect of the Mutation card."""
    words, player = style.words, state.players[seat]
    infected, choose = use_state(_unknown())
    typed, change = use_draft(lambda: player.mutation)
    own = context.own_seat == seat

    def write(text: str) -> None:
        change(lambda _: text)

    parts: list[ft.Control] = [result_chips(style, words("mutate-scanned"), infected, choose)]
    if infected is not None:
        discards = words("mutate-infected" if infected else "mutate-clean")
        effect = words("mutate-effect", result=words("scan-infected" if infected else "scan-clean"))
        parts.append(steps_part(style, (discards, effect)))
        if not (player.mutation_shown and player.mutation):
            parts.append(
                column(
                    [
                        field(
                            style,
                            words("mutate-name"),
                            typed,
                            write,
                            longest=NAME_LENGTH,
                            on_enter=lambda: context.submit(said()) and context.show(Panel("player", seat)),
                        ),
                        style.text(
                            words("mutate-name-own" if own else "mutate-name-note"),
                            LABEL,
                            style.palette.quiet,
                        ),
                    ],
                    GAP,
                    stretch=True,
                )
            )

    def said() -> MutationAction:
        """Return the command; a name from a secret note is used on the owner's own device alone."""
        card = latest(change).strip()
        if own and not card:
            card = context.secrets_of(seat).players[seat].mutation
        return MutationAction(seat=seat, infected=bool(infected), card=card)

    command = None if infected is None else MutationAction(seat=seat, infected=infected, card=typed)
    return action_page(
        style,
        context,
        state,
        seat,
        "action",
        words("term-mutation-action"),
        parts,
        confirm=words("mutate-confirm") if command else words("scan-first-result"),
        command=command,
        asked=said,
    )


def scan_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "scan"."""
    return keyed(f"scan-{panel.seat}", ScanPage, style, context, state, panel.seat)


@component
def ScanPage(style: Style, context: GameContext, state: State, seat: int) -> ft.Control:
    """Draw the scanner's result, and how many Contamination cards leave the player's cards."""
    words, player = style.words, state.players[seat]
    infected, choose = use_state(_unknown())
    several, change_several = use_draft(lambda: 1)
    wanted, change = use_draft(lambda: min(1, player.contamination))
    most = min(player.contamination, MOST)
    removed, found = min(wanted, most), min(several, max(1, most))
    parts: list[ft.Control] = [
        style.text(words("scan-intro"), BODY),
        result_chips(style, words("scan-any"), infected, choose),
    ]
    if infected and most > 1:
        row = Stepper(
            words("scan-infected-count"),
            found,
            1,
            most,
            lambda by: change_several(lambda now: clamped(min(now, most) + by, 1, most)),
        )
        parts.append(row.row(style, note=words("scan-infected-note")))
    if most:
        row = Stepper(
            words("scan-removed"),
            removed,
            0,
            most,
            lambda by: change(lambda now: clamped(min(now, most) + by, 0, most)),
        )
        parts.append(row.row(style, note=words("scan-removed-note", count=player.contamination)))
    scanned = found if infected else 0
    command = None if infected is None else Scan(seat=seat, infected=scanned, removed=removed)
    return action_page(
        style,
        context,
        state,
        seat,
        "contamination",
        words("scan-title"),
        parts,
        confirm=words("scan-confirm") if command else words("scan-first-result"),
        command=command,
    )


def _unknown() -> bool | None:
    """Return None: nothing has been scanned yet."""
    return None
