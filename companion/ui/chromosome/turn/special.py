"""A special action: its name, its price, and what it sets off; prices typed once are remembered."""

from __future__ import annotations

from dataclasses import dataclass, replace

import flet as ft

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.data import Effect, GeneKind, special_actions_for
from companion.rules.chromosome.prices import FREE, Price, enough, lack
from companion.rules.chromosome.state import Area, State
from companion.rules.names import NAME_LENGTH
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.names import lack_words
from companion.ui.chromosome.turn.page import turn_page
from companion.ui.chromosome.turn.payment import payment_part, use_payment
from companion.ui.chromosome.turn.special_actions import remember_price, remembered_price
from companion.ui.chromosome.turn.special_parts import gene_back, typed_price, wave_areas
from companion.ui.core.component import component
from companion.ui.core.draft import Change, use_draft
from companion.ui.core.style import Style
from companion.ui.shared.context import Panel
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.choose import option, options_row
from companion.ui.widgets.field import field
from companion.ui.widgets.press import Press

EFFECTS: tuple[Effect, ...] = ("plain", "battle", "again", "wave")


@dataclass(frozen=True)
class SpecialDraft:
    """What the player has chosen so far."""

    name: str = ""
    """Key of a known action, or what the players call it."""

    typed: str = ""
    """What stands in the field for another name."""

    price: Price = FREE
    effect: Effect = "plain"
    area: int = 0
    back: GeneKind | None = None


@component
def SpecialPage(style: Style, context: GameContext, state: State, seat: int) -> ft.Control:
    """Choose or type the action, settle price and effect, confirm."""
    words = style.words
    player = state.players[seat]
    chosen, choose = use_draft(SpecialDraft)
    price, effect = chosen.price, chosen.effect
    payment, change = use_payment(state, seat, price)
    rows = _names(style, context, player.species, chosen, choose)
    if not chosen.name:
        confirm = words("special-choose")
        return turn_page(style, context, state, seat, words("turn-special"), rows, confirm=confirm)
    effects = [(each, words(f"special-effect-{each}")) for each in EFFECTS]
    rows += [
        style.text(words("special-effect"), LABEL, style.palette.quiet),
        options_row(
            style,
            effects,
            effect,
            lambda each: choose(lambda now: replace(now, effect=each)),
            wrap=True,
        ),
    ]
    if effect == "battle":
        return turn_page(
            style,
            context,
            state,
            seat,
            words("turn-special"),
            rows,
            confirm=words("special-to-battle"),
            on_confirm=lambda: context.show(Panel("fight", seat, chosen.name)),
        )
    full = state.detail == "full"
    area = _area(state, chosen)
    if effect == "again" and full and player.passive.total:
        rows += gene_back(
            style, player, chosen.back, lambda kind: choose(lambda now: replace(now, back=kind))
        )
    if effect == "wave":
        number = area.id if area else None
        rows += wave_areas(style, state, number, lambda each: choose(lambda now: replace(now, area=each)))
    if full:
        rows += typed_price(
            style, price, lambda make: choose(lambda now: replace(now, price=make(now.price)))
        )
    rows += payment_part(style, state, player, price, payment, change)
    missing = lack(state, seat, price)
    if missing is not None:
        rows.append(style.text(lack_words(style, missing), LABEL, style.palette.quiet))
    command = cmd.ActSpecially(
        action=chosen.name,
        effect=effect,
        genes=price.genes,
        energy=price.energy,
        gene_back=chosen.back if effect == "again" else None,
        area=area.id if effect == "wave" and area else None,
        payment=payment,
    )
    ready = enough(state, seat, price, payment) and (effect != "wave" or area is not None)
    return turn_page(
        style,
        context,
        state,
        seat,
        words("turn-special"),
        rows,
        confirm=words("special-confirm", action=chosen.name),
        on_confirm=_confirm(context, command) if ready else None,
    )


def _names(
    style: Style, context: GameContext, species: int, chosen: SpecialDraft, choose: Change[SpecialDraft]
) -> list[ft.Control]:
    """The known actions, and a field for any other."""
    service = context.client.service

    def take(name: str, typed: str) -> None:
        price, effect = remembered_price(service, name)
        choose(lambda now: replace(now, name=name, typed=typed, price=price, effect=effect))

    chips: list[ft.Control] = [
        option(
            style,
            style.words(f"action-{action.key}"),
            chosen.name == action.key,
            lambda key=action.key: take(key, ""),
        )
        for action in special_actions_for(species)
    ]
    return [
        ft.Row(chips, spacing=GAP, run_spacing=GAP, wrap=True),
        field(
            style,
            style.words("special-name"),
            chosen.typed,
            lambda text: take(" ".join(text.split()), text),
            longest=NAME_LENGTH,
        ),
    ]


def _area(state: State, chosen: SpecialDraft) -> Area | None:
    """The area that a Wave moves: the chosen one, else the strongest."""
    return state.area(chosen.area) or next(iter(state.areas_by_power), None)


def _confirm(context: GameContext, command: cmd.ActSpecially) -> Press:
    def confirm() -> None:
        price, client = Price(command.genes, command.energy), context.client
        if context.submit_and_close(command):
            client.attempt(lambda: remember_price(client.service, command.action, price, command.effect))

    return confirm
