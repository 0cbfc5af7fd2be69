"""The choice of a special action: the species' own in the turn itself, all others on a page."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.data import MAIN_ACTIONS, special_actions_for
from companion.rules.chromosome.state import Player, State
from companion.rules.names import NAME_LENGTH, clean_text
from companion.ui.art import Glyph
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.names import action_key, species_name
from companion.ui.chromosome.turn.offers import Offer, offer_tile, offered
from companion.ui.chromosome.turn.page import turn_page
from companion.ui.chromosome.turn.special_actions import NAMED, REST, actions_of, known_action
from companion.ui.chromosome.turn.special_parts import heading
from companion.ui.core.component import component, use_state
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.theme.typography import NOTE
from companion.ui.widgets.choice_row import check_row, choice_row
from companion.ui.widgets.choose import option
from companion.ui.widgets.field import field
from companion.ui.widgets.layout import wrapped
from companion.ui.widgets.tile import tiles


def page_of(page: str) -> tuple[str, bool] | None:
    """Return a page's special action, and whether it is for the rest of its effects.

    None for another page.
    """
    if page.startswith(NAMED):
        return page.removeprefix(NAMED), False
    return (page.removeprefix(REST), True) if page.startswith(REST) else None


def special_part(style: Style, context: GameContext, state: State, player: Player) -> list[ft.Control]:
    """Draw the special actions of the player's species as tiles, then those that may be its own."""
    own, loose = actions_of(context.client.service, player.species)
    words = style.words
    rows: list[ft.Control] = [heading(style, words("special-of", species=species_name(style, player)))]
    if own:
        rows.append(tiles(style, [_tile(style, context, state, player, name) for name in own]))
    if loose:
        rows.append(style.text(words("special-loose"), NOTE, style.palette.quiet, lines=2))
        rows.append(wrapped([_chip(style, context, player.seat, name) for name in loose]))
    return rows if own or loose else []


def others_row(style: Style, context: GameContext, player: Player) -> ft.Control:
    """Draw the way to the special actions of other species and to any other by its name."""
    return choice_row(
        style,
        style.words("special-others"),
        lambda: context.show(Panel("turn", player.seat, "special")),
        note=style.words("special-others-note"),
        glyph="star",
        trailing="chevron-right",
    )


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


def _tile(style: Style, context: GameContext, state: State, player: Player, name: str) -> ft.Control:
    known = known_action(context.client.service, name)
    offer = offered(style, state, player, known.price) if known.priced else Offer()
    glyph: Glyph = "battle" if known.effect == "battle" else "star"
    panel = _panel(style, context, player.seat, name)
    title = style.words("named-action", action=name)
    return offer_tile(style, title, glyph, offer, lambda: context.show(panel))


def _chip(style: Style, context: GameContext, seat: int, name: str) -> ft.Control:
    said = style.words("named-action", action=name)
    return option(style, said, False, lambda: context.show(_panel(style, context, seat, name)))


@component
def SpecialList(style: Style, context: GameContext, state: State, seat: int) -> ft.Control:
    """Draw the special actions that the turn does not show, and a field for any other."""
    words = style.words
    typed, set_typed = use_state("")
    name = clean_text(typed)
    species = state.players[seat].species
    own, loose = actions_of(context.client.service, species)
    others = [action.key for action in special_actions_for(species) if action.key not in (*own, *loose)]
    chips = wrapped([_chip(style, context, seat, key) for key in others])
    other = field(style, words("special-name"), typed, set_typed, longest=NAME_LENGTH)
    return turn_page(
        style,
        context,
        state,
        seat,
        words("special-others"),
        [chips, other],
        confirm=words("special-open", action=name) if name else words("special-choose"),
        on_confirm=(lambda: context.show(_panel(style, context, seat, name))) if name else None,
        chapter="special",
    )
