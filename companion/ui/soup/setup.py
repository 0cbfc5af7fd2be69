"""The set-up: who chooses first, the spaces of the ladder, the opening card, the first amoebas."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.rules.soup.data import AMOEBAS, FIRST_AMOEBA_WOUNDS, STARTING_NUMBERS, STARTING_POINTS
from companion.rules.soup.next_step import next_step
from companion.rules.soup.ozone import TurnCard
from companion.rules.soup.setup import ChooseNumbers, ChooseSpace
from companion.rules.soup.state import Player, State
from companion.rules.soup.turns import ladder_order
from companion.ui.art import art, die
from companion.ui.core.component import component, keyed, use_state
from companion.ui.core.style import Style
from companion.ui.shared.phones.actions import waiting_row
from companion.ui.shared.stage_page import above_actions
from companion.ui.soup.cards import CardChoice
from companion.ui.soup.context import GameContext, Here
from companion.ui.soup.look import card_drawing, player_drawing
from companion.ui.soup.table.next_action import next_words
from companion.ui.theme.measure import (
    GAP,
    GAP_SMALL,
    GAP_WIDE,
    HAIR,
    LARGE_TEXT,
    MARGIN,
    PADDING,
    RADIUS_ROUND,
)
from companion.ui.theme.typography import BODY, BODY_STRONG, COUNT, LABEL, LABEL_STRONG
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.choose import option
from companion.ui.widgets.frame import bottom_bar
from companion.ui.widgets.guarded import guarded
from companion.ui.widgets.layout import column
from companion.ui.widgets.stepper import Stepper

DIE = 30
"""Width of a die beside a name."""


@component
def SetupView(here: Here) -> ft.Control:
    """Draw the setup until the first round begins: three steps, and the manual ones."""
    style, state = here.style, here.state
    parts = [
        _step(
            style,
            1,
            "setup-spaces",
            all(player.place for player in state.players),
            _spaces(here),
        ),
        _step(
            style,
            2,
            "setup-card",
            state.card is not None,
            [keyed("card", OpeningCard, here)],
        ),
        _step(
            style,
            3,
            "setup-amoebas",
            False,
            [*_amoebas(style, state), *numbers_part(here)],
        ),
    ]
    return above_actions(style, parts, _bottom(here))


def _bottom(here: Here) -> ft.Control:
    """Draw the primary button: the next step that one press does."""
    style, context = here.style, here.context
    step = next_step(here.state)
    command = step.command
    if command is not None and not context.may(command):
        return bottom_bar(style, [waiting_row(style, context, None)])
    press = None if command is None else lambda: context.submit(command)
    note = here.words("setup-by-app") if step.step in ("roll-order", "opening-card") else ""
    return bottom_bar(style, [guarded(style, step, next_words(style, here.state, step), press, note=note)])


def _step(style: Style, number: int, key: str, done: bool, inside: Sequence[ft.Control]) -> ft.Control:
    """Draw a step with its number, or a check once it is done."""
    p, words = style.palette, style.words
    size = 28 * style.scale
    sign = ft.Container(
        art("check", p.on_accent, 20) if done else style.text(str(number), LABEL_STRONG, p.quiet),
        width=size,
        height=size,
        border_radius=RADIUS_ROUND,
        bgcolor=p.accent if done else None,
        border=None if done else ft.Border.all(2, p.outline),
        alignment=ft.Alignment.CENTER,
    )
    head = ft.Row([sign, style.text(words(key), BODY_STRONG, heading=True, expand=True)], spacing=GAP_WIDE)
    return ft.Container(
        column([head, *inside], GAP_WIDE, stretch=True),
        padding=ft.Padding.only(left=MARGIN, right=MARGIN, top=PADDING, bottom=PADDING),
        border=ft.Border.only(bottom=ft.BorderSide(HAIR, p.hairline)),
    )


def by_total(state: State) -> list[Player]:
    """Return the players in choosing order: highest total first, or by seat before the throw."""
    if not state.rolls:
        return list(state.players)
    return sorted(state.players, key=lambda player: -sum(state.rolls[player.seat]))


def _spaces(here: Here) -> list[ft.Control]:
    """Draw everybody in the order of choice, with the dice and the spaces of the ladder."""
    state = here.state
    words = here.words
    rows = [_player(here.style, here.context, state, player) for player in by_total(state)]
    key = "setup-spaces-how" if state.rolls else "setup-spaces-roll"
    return [here.style.text(words(key), LABEL, here.palette.quiet), *rows]


def _player(style: Style, context: GameContext, state: State, player: Player) -> ft.Control:
    p = style.palette
    colour = p.players[state.hue(player.colour)]
    who: list[ft.Control] = [
        player_drawing(player.colour, colour, 32),
        style.text(player.name, BODY_STRONG, lines=1, expand=True),
    ]
    if state.rolls:
        dice = state.rolls[player.seat]
        drawn = [die(6, face, colour, DIE) for face in dice]
        said = style.words("setup-rolled", player=player.name, total=sum(dice))
        total = style.text(str(sum(dice)), COUNT)
        who.append(
            ft.Semantics(
                content=ft.Row([*drawn, total], spacing=GAP_SMALL, tight=True),
                label=said,
                exclude_semantics=True,
                container=True,
            )
        )
    return column(
        [ft.Row(who, spacing=GAP), _choices(style, context, state, player)], GAP_SMALL, stretch=True
    )


def _choices(style: Style, context: GameContext, state: State, player: Player) -> ft.Control:
    words = style.words
    taken = {other.place for other in state.players if other.seat != player.seat}
    may = context.may(ChooseSpace(seat=player.seat, space=1))
    buttons: list[ft.Control] = []
    for space in range(1, len(state.players) + 1):
        chosen = player.place == space
        command = ChooseSpace(seat=player.seat, space=space)
        free = may and space not in taken
        press = (lambda command=command: context.submit(command)) if free and not chosen else None
        buttons.append(
            option(
                style,
                str(space),
                chosen,
                (lambda: None) if chosen else press,
                expand=True if style.scale <= LARGE_TEXT else None,
                label=words("setup-space", player=player.name, space=space),
            )
        )
    return ft.Row(buttons, spacing=GAP, run_spacing=GAP, wrap=style.scale > LARGE_TEXT)


@component
def OpeningCard(here: Here) -> ft.Control:
    """Draw the opening card, or what turns it; the table's own card can be entered instead."""
    style = here.style
    words, p = here.words, here.palette
    telling, tell = use_state(False)
    card = here.state.card
    if card is not None:
        said = words(
            "setup-card-lies",
            direction=card.direction,
            way=words(f"direction-{card.direction}"),
            ozone=card.ozone,
        )
        return ft.Row(
            [card_drawing(style, card, size=72), style.text(said, BODY, expand=True)], spacing=GAP_WIDE
        )
    parts: list[ft.Control] = [style.text(words("setup-card-how"), LABEL, p.quiet)]
    if here.context.may(TurnCard()):
        if telling:
            parts.append(CardChoice(here))
        else:
            parts.append(ft.Row([chip_button(style, words("card-tell"), lambda: tell(True), glyph="edit")]))
    return column(parts, GAP, stretch=True)


def _amoebas(style: Style, state: State) -> list[ft.Control]:
    """Draw what hands place: the first amoeba in ascending order, the second in descending order."""
    words, p = style.words, style.palette
    lines = [words("setup-points", count=STARTING_POINTS)]
    if all(player.place for player in state.players):
        wounds = FIRST_AMOEBA_WOUNDS.get(len(state.players), 0)
        lines += [_placed(style, state, 0, wounds), _placed(style, state, 1, 0)]
    else:
        lines.append(words("setup-amoebas-later"))
    return [style.text(line, LABEL, p.quiet if index == 0 else p.text) for index, line in enumerate(lines)]


def _placed(style: Style, state: State, which: int, wounds: int) -> str:
    """Return the order in which the first or second amoebas are placed, with their numbers if they differ."""
    seats = ladder_order(state, "descending" if which else "ascending")
    players = [state.players[seat] for seat in seats]
    numbers = {player.starting[which] for player in players}
    if len(numbers) == 1:
        names = " – ".join(player.name for player in players)
        number = numbers.pop()
        if which:
            return style.words("setup-second", number=number, players=names)
        return style.words("setup-first", number=number, players=names, count=wounds)
    names = " – ".join(f"{player.name} ({player.starting[which]})" for player in players)
    if which:
        return style.words("setup-second-own", players=names)
    return style.words("setup-first-own", players=names, count=wounds)


def numbers_part(here: Here) -> list[ft.Control]:
    """Draw the chip that opens the numbers; nothing where amoebas are not tracked one by one."""
    return [keyed("numbers", StartingNumbers, here)] if here.state.detail == "full" else []


@component
def StartingNumbers(here: Here) -> ft.Control:
    """Draw two numbers for each player whose choice is made on this device.

    Open where some have been chosen.
    """
    style, context = here.style, here.context
    chosen = any(player.starting != STARTING_NUMBERS for player in here.state.players)
    opened, set_opened = use_state(chosen)
    if not opened:
        return ft.Row(
            [chip_button(style, here.words("setup-numbers"), lambda: set_opened(True), glyph="edit")]
        )
    rows: list[ft.Control] = []
    for player in here.state.players:
        if context.may(ChooseNumbers(seat=player.seat, numbers=player.starting)):
            rows += [_number(style, context, player, 0), _number(style, context, player, 1)]
    return column(rows, GAP_SMALL, stretch=True)


def _number(style: Style, context: GameContext, player: Player, which: int) -> ft.Control:
    """Draw the first or the second number; a step leaps over the other one."""
    seat, other = player.seat, player.starting[1 - which]
    free = [number for number in range(1, AMOEBAS + 1) if number != other]

    def step(by: int) -> None:
        now = context.state.players[seat].starting
        at = free.index(now[which]) + by
        if 0 <= at < len(free):
            pair = (free[at], now[1]) if which == 0 else (now[0], free[at])
            context.submit(ChooseNumbers(seat=seat, numbers=pair))

    title = style.words("setup-number", player=player.name, which="second" if which else "first")
    return Stepper(title, player.starting[which], free[0], free[-1], step).row(style)
