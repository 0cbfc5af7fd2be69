"""A mutation marker, and the Mutation card as it comes and goes."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.rules.carnomorphs.data import FATAL_MARKERS, NAME_LENGTH
from companion.rules.carnomorphs.mutation import AddMarker, DrawMutation, LoseMutation
from companion.rules.carnomorphs.state import State
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.secrets.known_cards import known_names, remember_names
from companion.ui.carnomorphs.secrets.page import action_page
from companion.ui.core.component import component, keyed
from companion.ui.core.draft import latest, use_draft
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import BODY, LABEL
from companion.ui.widgets.choose import option
from companion.ui.widgets.field import field
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.press import Press


def marker_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "marker"."""
    words, player = style.words, state.players[panel.seat]
    if not player.has_mutation:
        note, confirm = words("marker-card-note"), words("marker-card")
    elif player.markers + 1 >= FATAL_MARKERS:
        note, confirm = words("marker-death-note"), words("marker-death")
    else:
        note, confirm = words("marker-note"), words("marker-confirm")
    return action_page(
        style,
        context,
        state,
        panel.seat,
        "markers",
        words("marker-title"),
        [style.text(note, BODY)],
        confirm=confirm,
        command=AddMarker(seat=panel.seat),
    )


def lose_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "lose-mutation"."""
    words = style.words
    return action_page(
        style,
        context,
        state,
        panel.seat,
        "mutation",
        words("lose-title"),
        [style.text(words("lose-note"), BODY)],
        confirm=words("lose-confirm"),
        command=LoseMutation(seat=panel.seat),
    )


def take_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "take-mutation"."""
    return keyed(f"take-{panel.seat}", TakePage, style, context, state, panel.seat)


@component
def TakePage(style: Style, context: GameContext, state: State, seat: int) -> ft.Control:
    """Draw the taking of a Mutation card, with an optional name; a shared device never shows it again."""
    words, player = style.words, state.players[seat]
    typed, change = use_draft(str)

    def asked() -> DrawMutation:
        return DrawMutation(seat=seat, card=latest(change))

    def enter() -> None:
        if context.submit(asked()):
            keep_name(context, latest(change))
            context.show(Panel("player", seat))

    parts: list[ft.Control] = []
    if context.sees_secrets(seat):
        parts += naming(style, context, player.name, typed, lambda text: change(lambda _: text), enter)
    return action_page(
        style,
        context,
        state,
        seat,
        "mutation",
        words("take-title"),
        parts,
        confirm=words("take-confirm"),
        command=DrawMutation(seat=seat, card=typed),
        asked=asked,
        on_done=lambda: keep_name(context, latest(change)),
    )


def naming(
    style: Style,
    context: GameContext,
    player: str,
    typed: str,
    set_typed: Callable[[str], None],
    on_enter: Press,
) -> list[ft.Control]:
    """Draw a field for the name of a Mutation card, and chips of those from other games.

    Args:
        style: Of the page.
        context: Of the game.
        player: Whose card it is.
        typed: The name so far.
        set_typed: Told the name at every change.
        on_enter: What sending it with the keyboard does.
    """
    words = style.words
    known = known_names(context.client.service, context.open_game.id, "mutation")
    chips = [option(style, name, name == typed, lambda name=name: set_typed(name)) for name in known]
    entry = column(
        [
            field(style, words("take-name"), typed, set_typed, longest=NAME_LENGTH, on_enter=on_enter),
            style.text(words("take-name-note", player=player), LABEL, style.palette.quiet),
        ],
        GAP,
        stretch=True,
    )
    return [*([wrapped(chips)] if chips else []), entry]


def keep_name(context: GameContext, name: str) -> None:
    """Have the name offered in the next games."""
    service, game = context.client.service, context.open_game.id
    context.client.attempt(lambda: remember_names(service, game, "mutation", [name]))
