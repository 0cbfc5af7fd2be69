"""The stage of phase 1: whose turn it is moves and feeds its amoebas; an attack comes before all else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import flet as ft

from companion.rules.soup.data import FIGHT_PRICE
from companion.rules.soup.deaths import LoseAmoebas
from companion.rules.soup.meals import Eat, FeedRest, Starve, may_eat, normal_meal
from companion.rules.soup.movement import PayMoves, drifts_first, move_price
from companion.rules.soup.state import Amoeba, Player, State
from companion.ui.art import art
from companion.ui.core.component import component, keyed, use_state
from companion.ui.core.style import Style
from companion.ui.core.tap_guard import TapGuard
from companion.ui.shared.phones.actions import waiting_row
from companion.ui.shared.stage_page import stage_page
from companion.ui.shared.stage_parts import marked_lines
from companion.ui.soup.company import company_parts
from companion.ui.soup.context import GameContext, Here
from companion.ui.soup.deaths import amoeba_steppers
from companion.ui.soup.fights import FightPage, Victim, attack_bar, payment_parts, victim_chips
from companion.ui.soup.look import NARROW, numbered_amoeba
from companion.ui.soup.meals import MealChips, found_meals, host_chips, hosts, meal_parts
from companion.ui.soup.movement import (
    direction_bar,
    direction_parts,
    drift_line,
    hints,
    last_move,
    moved_part,
    movement_parts,
    moves_paid,
)
from companion.ui.soup.phase import AMOEBA, amoeba_button, titled, turn_head, wide
from companion.ui.soup.table.next_action import step_bar
from companion.ui.theme.measure import GAP, GAP_SMALL, LARGE_TEXT, TARGET_PRIMARY
from companion.ui.theme.typography import BODY, HEADING, LABEL
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.frame import bottom_bar
from companion.ui.widgets.guarded import under_guard
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.press import primary, secondary
from companion.ui.widgets.stepper import Stepper


@component
def MovementView(here: Here) -> ft.Control:
    """Draw the open attack, or the turn."""
    state = here.state
    if state.fight is not None:
        return keyed("fight", FightPage, here, state.fight)
    seat = state.active
    assert seat is not None, "phase 1 has always somebody's turn"
    if state.detail == "quick":
        return keyed(f"quick-{seat}", QuickTurn, here, seat)
    return keyed(f"turn-{seat}", FullTurn, here, seat)


SIGN = 16
"""Width of what says that an amoeba has eaten or starved."""


@component
def FullTurn(here: Here, seat: int) -> ft.Control:
    """Draw the player's amoebas in a row, and the actions of the active one."""
    style, context, state = here.style, here.context, here.state
    words, player = here.words, state.players[seat]
    told, tell = use_state(0)
    hungry = [each.number for each in player.amoebas if not each.meal]
    current = told if told in hungry else next(iter(hungry), 0)
    if state.move is not None:
        current = state.move.number
    fed = len(player.amoebas) - len(hungry)
    note = words("movement-fed", count=fed, all=len(player.amoebas))
    row = _amoebas(style, state, player, current, tell if state.move is None else None)
    head = [turn_head(style, state, player, note), row]
    amoeba = player.amoeba(current)
    if amoeba is None:
        return stage_page(
            style,
            [
                *head,
                drift_line(style, state),
                style.text(words("movement-all-fed"), LABEL, here.palette.quiet),
            ],
            step_bar(style, context, state),
        )
    if state.move is not None:
        last = last_move(context, state, seat, current)
        throw = str(last.seq) if last is not None else ""
        parts = [*head, *direction_parts(style, state, player, state.move, throw)]
        return stage_page(style, parts, direction_bar(style, context, state.move))
    # The page of an amoeba stays the same one while it moves: a tap that is on its way finds its button.
    return keyed(f"amoeba-{seat}-{current}", AmoebaStep, here, head, player, amoeba)


def _amoebas(
    style: Style, state: State, player: Player, current: int, tell: Callable[[int], Any] | None
) -> ft.Control:
    """Draw each with its number and damage; fed ones are quiet, the current one has an edge."""
    words, p = style.words, style.palette
    drawn: list[ft.Control] = []
    for each in player.amoebas:
        said = words("movement-amoeba", number=each.number, wounds=each.wounds, meal=each.meal or "waits")
        if not each.meal and tell is not None:
            press = partial(tell, each.number)
            chosen = each.number == current
            drawn.append(
                amoeba_button(
                    style, state, player, each.number, press, said, chosen=chosen, below=_sign(style, each)
                )
            )
            continue
        ink = p.players[state.hue(player.colour)] if not each.meal else p.quiet
        picture = numbered_amoeba(style, player.colour, each.number, each.wounds, ink, AMOEBA)
        shown = ft.Container(column([picture, _sign(style, each)]), padding=GAP_SMALL)
        drawn.append(ft.Semantics(content=shown, label=said, exclude_semantics=True, container=True))
    return wrapped(drawn)


def _sign(style: Style, amoeba: Amoeba) -> ft.Control:
    """Draw the outcome of its food check, or empty space before it."""
    p = style.palette
    sign: ft.Control = ft.Container(height=SIGN)
    if amoeba.meal == "ate":
        sign = art("check", p.accent, SIGN)
    elif amoeba.meal == "starved":
        sign = art("minus", p.danger, SIGN)
    return ft.Container(sign, width=AMOEBA, alignment=ft.Alignment.CENTER)


@component
def AmoebaStep(
    here: Here,
    head: list[ft.Control],
    player: Player,
    amoeba: Amoeba,
) -> ft.Control:
    """Draw one amoeba: how it moves, then what it eats; an attack instead of starving."""
    style, context, state = here.style, here.context, here.state
    words, seat, number = here.words, player.seat, amoeba.number
    host, choose_host = use_state(_nobody())
    hunting, hunt = use_state(False)
    victim, choose_victim = use_state(_no_victim())
    title: ft.Control = style.text(words("amoeba-number", number=number), HEADING, lines=1, heading=True)
    last = last_move(context, state, seat, number)
    if not context.may(Starve(seat=seat, number=number)):
        parts = [*head, title, *moved_part(style, state, player, amoeba, last)]
        parts += company_parts(here, player, amoeba)
        return stage_page(style, parts, bottom_bar(style, [waiting_row(style, context, seat)]))
    if hunting:
        back = chip_button(style, words("movement-attack-not"), lambda: hunt(False), glyph="back")
        chips = victim_chips(style, state, seat, number, victim, choose_victim)
        parts = [*head, title, ft.Row([back]), chips]
        return stage_page(style, parts, attack_bar(here, seat, number, victim))
    rest = _rest(state, player)
    parts = [*head, title, *moved_part(style, state, player, amoeba, last)]
    parts += movement_parts(here, player, amoeba)
    if hosts(state, player) and not amoeba.missed:
        parts.append(host_chips(style, state, player, host, choose_host))
    if amoeba.missed:
        parts.append(marked_lines(style, [words("movement-only-starves")], sign="info"))
    else:
        choice = len(found_meals(state, player, host)) > 1
        if choice:
            parts.append(_meals(here, player, number, host))
        parts += meal_parts(style, state, player, drawn=not choice)
    if player.has("struggle") and not amoeba.attacks:
        said = _attack_words(style, state, amoeba)
        if player.points >= FIGHT_PRICE:
            parts.append(ft.Row([chip_button(style, said, lambda: hunt(True), glyph="battle")]))
        else:
            parts.append(style.text(words("movement-attack-poor"), LABEL, here.palette.quiet))
    if rest is not None and not _room_below(style):
        parts.append(_rest_button(style, context, rest))
        rest = None
    return stage_page(style, parts, _bottom(here, player, amoeba, host, rest))


def _nobody() -> int | None:
    """Return None: there is no host at first."""
    return None


def _no_victim() -> Victim | None:
    """Return None: there is no victim at first."""
    return None


class RestFed(NamedTuple):
    """All amoebas that may eat at one press; those that have not moved drift first."""

    seat: int
    moved: int
    """The number of those that eat where they are."""

    drifting: int
    """The number of those that drift first."""


def _rest(state: State, player: Player) -> RestFed | None:
    """Return what is left to feed at one press; None for a single amoeba, or where each meal is a choice."""
    hungry = may_eat(player)
    normal = normal_meal(len(state.players), player.seat, state.options)
    if len(hungry) < 2 or normal is None:
        return None
    drifting = sum(drifts_first(state, each) for each in hungry)
    return RestFed(player.seat, len(hungry) - drifting, drifting)


def _room_below(style: Style) -> bool:
    """Return whether the lower third has room for a third button: no large text, small phone or low page."""
    return style.scale <= LARGE_TEXT and style.width > NARROW and not style.low


def _rest_words(style: Style, rest: RestFed) -> str:
    words = style.words
    if not rest.moved:
        return words("movement-rest", count=rest.drifting)
    if not rest.drifting:
        return words("movement-rest-eat", count=rest.moved)
    return words("movement-rest-both", moved=rest.moved, drifting=rest.drifting)


def _attack_words(style: Style, state: State, amoeba: Amoeba) -> str:
    """Return the words of an attack, and of the drift before it where the amoeba has not moved."""
    words, card = style.words, state.card
    if card is not None and drifts_first(state, amoeba):
        way = words(f"direction-{card.direction}")
        return words("movement-attack-drifting", way=way, count=FIGHT_PRICE)
    return words("movement-attack", count=FIGHT_PRICE)


def _rest_button(style: Style, context: GameContext, rest: RestFed) -> ft.Control:
    def draw(guard: TapGuard) -> ft.Control:
        feed = guard(lambda: context.submit(FeedRest(seat=rest.seat)))
        return wide(style, _rest_words(style, rest), feed)

    return under_guard(("rest", rest.seat), draw, expand=None)


def _bottom(
    here: Here,
    player: Player,
    amoeba: Amoeba,
    host: int | None,
    rest: RestFed | None,
) -> ft.Control:
    """Draw the buttons for a single meal, for starving, and for the drift and meals of all the others."""
    style, context, state = here.style, here.context, here.state
    words, seat, number = here.words, player.seat, amoeba.number
    found = found_meals(state, player, host)
    starve = Starve(seat=seat, number=number)
    drifts, stacks = "yes" if drifts_first(state, amoeba) else "no", style.stacks

    def draw(guard: TapGuard) -> ft.Control:
        rows: list[ft.Control] = []
        if rest is not None:
            feed = guard(lambda: context.submit(FeedRest(seat=seat)))
            rows.append(wide(style, _rest_words(style, rest), feed))
        starves = secondary(
            style,
            words("movement-starves", drifts=drifts),
            guard(lambda: context.submit(starve)),
            expand=2,
            height=TARGET_PRIMARY,
        )
        last: list[ft.Control] = [starves]
        if len(found) == 1 and not amoeba.missed:
            eat = Eat(seat=seat, number=number, cubes=found[0] if host is not None else (), host=host)
            if host is None and normal_meal(len(state.players), seat, state.options) != found[0]:
                eat = Eat(seat=seat, number=number, cubes=found[0])
            last.append(
                primary(
                    style,
                    words("movement-eats-now", drifts=drifts),
                    guard(lambda: context.submit(eat)),
                    expand=3,
                )
            )
        # Side by side their words would break; one below the other each has a line of its own.
        rows += [ft.Row([each]) for each in last] if stacks else [ft.Row(last, spacing=GAP)]
        return column(rows, GAP, stretch=True)

    return bottom_bar(style, [under_guard((seat, number, host), draw)])


def _meals(here: Here, player: Player, number: int, host: int | None) -> ft.Control:
    """Draw the meals where there is a choice; a press eats."""
    words = here.words
    chips = keyed(f"meals-{number}-{host}", MealChips, here, player, number, host)
    return titled(here.style, words("movement-eats-what"), chips)


@component
def QuickTurn(here: Here, seat: int) -> ft.Control:
    """Draw the drift, the prices of movements, the manual steps."""
    style, state = here.style, here.state
    words, player = here.words, state.players[seat]
    parts: list[ft.Control] = [
        turn_head(style, state, player, words("count-amoebas", count=len(player.amoebas))),
        drift_line(style, state),
        _moves(here, player),
        *payment_parts(here),
        titled(
            style,
            words("movement-by-hand"),
            marked_lines(style, [words("movement-each")]),
            *meal_parts(style, state, player),
        ),
    ]
    told = hints(style, state, player)
    if told:
        parts.append(marked_lines(style, told, sign="info"))
    hunters = [each for each in state.players if each.has("struggle")]
    if hunters and any(here.context.may(LoseAmoebas(seat=each.seat)) for each in state.players):
        parts.append(titled(style, words("movement-eaten"), amoeba_steppers(here)))
    return stage_page(style, parts, step_bar(style, here.context, state))


def _moves(here: Here, player: Player) -> ft.Control:
    """Draw own movements, with their price; nothing to count where they are free."""
    context = here.context
    words, seat = here.words, player.seat
    price = move_price(player, here.state.options)
    if not price:
        return here.style.text(words("movement-free"), BODY)
    paid = moves_paid(context, here.state, seat)
    may = context.may(PayMoves(seat=seat))
    counter = Stepper(
        words("movement-paid"),
        paid,
        0 if may else paid,
        paid + (player.points // price if may else 0),
        lambda by: context.submit(PayMoves(seat=seat, count=by)),
    )
    return counter.row(here.style, note=words("movement-price", count=price))
