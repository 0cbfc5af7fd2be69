"""The choice of a special action: the species' own in the turn itself, all others on a page."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.data import MAIN_ACTIONS, special_actions_for
from companion.rules.chromosome.prices import lack
from companion.rules.chromosome.state import Player, State
from companion.rules.names import NAME_LENGTH, clean_text
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.names import action_key, lack_words, price_words
from companion.ui.chromosome.turn.page import turn_page
from companion.ui.chromosome.turn.special_actions import NAMED, REST, actions_of, known_action
from companion.ui.core.component import component, use_state
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.choice_row import check_row, choice_row
from companion.ui.widgets.choose import option
from companion.ui.widgets.field import field
from companion.ui.widgets.layout import wrapped


def page_of(page: str) -> tuple[str, bool] | None:
    """Return a page's special action, and whether it is for the rest of its effects.

    None for another page.
    """
    if page.startswith(NAMED):
        return page.removeprefix(NAMED), False
    return (page.removeprefix(REST), True) if page.startswith(REST) else None


def special_rows(style: Style, context: GameContext, state: State, player: Player) -> list[ft.Control]:
    """Draw the species' own special actions, those that may be its own, and the way to all the others."""
    own, loose = actions_of(context.client.service, player.species)
    rows = [_row(style, context, state, player, name) for name in own]
    if loose:
        chips = wrapped([_chip(style, context, player.seat, name) for name in loose])
        rows.append(ft.Container(chips, padding=ft.Padding.symmetric(vertical=GAP)))
    rows.append(
        choice_row(
            style,
            style.words("turn-special"),
            lambda: context.show(Panel("turn", player.seat, "special")),
            glyph="star",
            trailing="chevron-right",
        )
    )
    return rows


def taken_row(style: Style, context: GameContext, seat: int, action: str) -> ft.Control:
    """Draw an action that was taken; further effects of a special one can be added."""
    title = style.words("named-action", action=action)
    if action in MAIN_ACTIONS:
        return check_row(style, title, done=True)
    return check_row(
        style,
        title,
        done=True,
        note=style.words("special-rest"),
        on_press=lambda: context.show(Panel("turn", seat, f"{REST}{action}")),
        trailing="chevron-right",
    )


def _panel(style: Style, context: GameContext, seat: int, named: str) -> Panel:
    """Return the panel that settles an action: a battle among the battles, any other on its own page."""
    name = action_key(style, named)
    if known_action(context.client.service, name).effect == "battle":
        return Panel("fight", seat, name)
    return Panel("turn", seat, f"{NAMED}{name}")


def _row(style: Style, context: GameContext, state: State, player: Player, name: str) -> ft.Control:
    known = known_action(context.client.service, name)
    note, can = "", True
    if state.detail == "full" and known.priced:
        missing = lack(state, player.seat, known.price)
        note, can = (
            (price_words(style, known.price), True)
            if missing is None
            else (lack_words(style, missing), False)
        )
    return choice_row(
        style,
        style.words("named-action", action=name),
        (lambda: context.show(_panel(style, context, player.seat, name))) if can else None,
        note=note,
        glyph="star",
        trailing="chevron-right",
    )


def _chip(style: Style, context: GameContext, seat: int, name: str) -> ft.Control:
    said = style.words("named-action", action=name)
    return option(style, said, False, lambda: context.show(_panel(style, context, seat, name)))


@component
def SpecialList(style: Style, context: GameContext, state: State, seat: int) -> ft.Control:
    """Draw every known special action, and a field for any other."""
    words = style.words
    typed, set_typed = use_state("")
    name = clean_text(typed)
    species = state.players[seat].species
    own, _ = actions_of(context.client.service, species)
    others = [action.key for action in special_actions_for(species) if action.key not in own]
    groups = [("special-own", own), ("special-others", others)]
    parts: list[ft.Control] = []
    for heading, keys in groups:
        if not keys:
            continue
        chips = [_chip(style, context, seat, key) for key in keys]
        parts += [
            style.text(words(heading), LABEL, style.palette.quiet, heading=True),
            wrapped(chips),
        ]
    other = field(style, words("special-name"), typed, set_typed, longest=NAME_LENGTH)
    return turn_page(
        style,
        context,
        state,
        seat,
        words("turn-special"),
        [*parts, other],
        confirm=words("special-open", action=name) if name else words("special-choose"),
        on_confirm=(lambda: context.show(_panel(style, context, seat, name))) if name else None,
        chapter="special",
    )
