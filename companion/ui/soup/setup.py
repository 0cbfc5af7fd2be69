"""The set-up: the order of choosing, the spaces of the ladder, the opening card, the first amoebas."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import flet as ft

from companion.rules.soup.data import FIRST_AMOEBA_WOUNDS, STARTING_NUMBERS, STARTING_POINTS
from companion.rules.soup.next_step import next_step
from companion.rules.soup.ozone import TurnCard
from companion.rules.soup.setup import ChooseNumbers, ChooseSpace
from companion.rules.soup.state import Player, State
from companion.rules.soup.turns import ladder_order
from companion.ui import kit
from companion.ui.shared.form import Form
from companion.ui.shared.stage_page import above_actions
from companion.ui.soup.cards import CardChoice
from companion.ui.soup.context import Here
from companion.ui.soup.look import card_drawing, ink_of, piece
from companion.ui.soup.next_step import step_bar

Pair: TypeAlias = tuple[int, int]
"""The numbers of the first and the second amoeba."""

DIE = 30
"""Width of a die beside a name."""


@kit.component
def SetupView(here: Here) -> ft.Control:
    """Draw the set-up until the first round begins, in three numbered steps."""
    state = here.state
    placed = all(player.place for player in state.players)
    how = here.quiet("setup-spaces-how" if state.rolls else "setup-spaces-roll")
    spaces = [how, *(_player(here, player) for player in by_total(state))]
    parts = [
        _step(here, 1, "setup-spaces", placed, spaces),
        _step(here, 2, "setup-card", state.card is not None, [kit.keyed("card", OpeningCard, here)]),
        _step(here, 3, "setup-amoebas", False, [*_amoebas(here), *_numbers(here)]),
    ]
    return above_actions(here, parts, _bottom(here))


def _bottom(here: Here) -> ft.Control:
    """Draw the next step's primary button, with a note if the app throws the dice or draws the card."""
    by_app = next_step(here.state).step in ("roll-order", "opening-card")
    return step_bar(here, note=here.words("setup-by-app") if by_app else "")


def _step(here: Here, number: int, key: str, done: bool, inside: Sequence[ft.Control]) -> ft.Control:
    """Draw a step with its number, or a check mark once it is done."""
    style, p = here.style, here.palette
    size = 28 * style.scale
    sign = ft.Container(
        kit.art("check", p.on_accent, 20) if done else style.text(str(number), kit.LABEL_STRONG, p.quiet),
        width=size,
        height=size,
        border_radius=kit.RADIUS_ROUND,
        bgcolor=p.accent if done else None,
        border=None if done else ft.Border.all(2, p.outline),
        alignment=ft.Alignment.CENTER,
    )
    title = style.text(here.words(key), kit.BODY_STRONG, heading=True, expand=True)
    return ft.Container(
        kit.column([ft.Row([sign, title], spacing=kit.GAP_WIDE), *inside], kit.GAP_WIDE, stretch=True),
        padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.PADDING, bottom=kit.PADDING),
        border=ft.Border.only(bottom=ft.BorderSide(kit.HAIR, p.hairline)),
    )


def by_total(state: State) -> list[Player]:
    """Return the players in the order of choosing: by total, highest first; before the throw, by seat."""
    if not state.rolls:
        return list(state.players)
    return sorted(state.players, key=lambda player: -sum(state.rolls[player.seat]))


def _player(here: Here, player: Player) -> ft.Control:
    """Draw a player with the thrown dice, and the choice of a ladder space."""
    style, state = here.style, here.state
    name = style.text(player.name, kit.BODY_STRONG, lines=1, expand=True)
    who: list[ft.Control] = [piece(here, player, 32), name]
    if state.rolls:
        dice = state.rolls[player.seat]
        drawn = [kit.die(6, face, ink_of(here, player), DIE) for face in dice]
        total = style.text(str(sum(dice)), kit.COUNT)
        who.append(
            kit.labelled(
                ft.Row([*drawn, total], spacing=kit.GAP_SMALL, tight=True),
                here.words("setup-rolled", player=player.name, total=sum(dice)),
            )
        )
    return kit.column([ft.Row(who, spacing=kit.GAP), _choices(here, player)], kit.GAP_SMALL, stretch=True)


def _choices(here: Here, player: Player) -> ft.Control:
    style, state = here.style, here.state
    buttons: list[ft.Control] = []
    for space in range(1, len(state.players) + 1):
        chosen = player.place == space
        choose = here.context.press(ChooseSpace(seat=player.seat, space=space))
        buttons.append(
            kit.option(
                style,
                str(space),
                chosen,
                kit.already if chosen else choose,
                expand=True if style.scale <= kit.LARGE_TEXT else None,
                label=here.words("setup-space", player=player.name, space=space),
            )
        )
    return ft.Row(buttons, spacing=kit.GAP, run_spacing=kit.GAP, wrap=style.scale > kit.LARGE_TEXT)


@kit.component
def OpeningCard(here: Here) -> ft.Control:
    """Draw the opening card or, until it is known, the input of a card that was turned on the table."""
    style, words, card = here.style, here.words, here.state.card
    telling, tell = kit.use_state(False)
    if card is not None:
        way = words(f"direction-{card.direction}")
        said = words("setup-card-lies", direction=card.direction, way=way, ozone=card.ozone)
        return ft.Row(
            [card_drawing(style, card, size=72), style.text(said, kit.BODY, expand=True)],
            spacing=kit.GAP_WIDE,
        )
    parts: list[ft.Control] = [here.quiet("setup-card-how")]
    if here.context.may(TurnCard()):
        if telling:
            parts.append(CardChoice(here))
        else:
            parts.append(
                ft.Row([kit.chip_button(style, words("card-tell"), lambda: tell(True), glyph="edit")])
            )
    return kit.column(parts, kit.GAP, stretch=True)


def _amoebas(here: Here) -> list[ft.Control]:
    """Show the players' order of placing: ascending for the first amoeba, descending for the second."""
    style, state, words = here.style, here.state, here.words
    lines: list[ft.Control] = [here.quiet("setup-points", count=STARTING_POINTS)]
    if not all(player.place for player in state.players):
        return [*lines, style.text(words("setup-amoebas-later"), kit.LABEL, here.palette.text)]
    wounds = FIRST_AMOEBA_WOUNDS.get(len(state.players), 0)
    placed = (_placed(here, 0, wounds), _placed(here, 1, 0))
    return [*lines, *(style.text(each, kit.LABEL, here.palette.text) for each in placed)]


def _placed(here: Here, which: int, wounds: int) -> str:
    """List the players in the order in which they place their first or second amoebas, with the numbers."""
    words, state = here.words, here.state
    seats = ladder_order(state, "descending" if which else "ascending")
    players = [state.players[seat] for seat in seats]
    numbers = {player.starting[which] for player in players}
    if len(numbers) == 1:
        names = " – ".join(player.name for player in players)
        number = numbers.pop()
        if which:
            return words("setup-second", number=number, players=names)
        return words("setup-first", number=number, players=names, count=wounds)
    names = " – ".join(f"{player.name} ({player.starting[which]})" for player in players)
    if which:
        return words("setup-second-own", players=names)
    return words("setup-first-own", players=names, count=wounds)


def _numbers(here: Here) -> list[ft.Control]:
    return [kit.keyed("numbers", StartingNumbers, here)] if here.state.detail == "full" else []


@kit.component
def StartingNumbers(here: Here) -> ft.Control:
    """Draw two steppers for each player who may choose numbers here; folded if all numbers are as usual."""
    chosen = any(player.starting != STARTING_NUMBERS for player in here.state.players)
    opened, set_opened = kit.use_state(chosen)
    if not opened:
        said = here.words("setup-numbers")
        return kit.wrapped([kit.chip_button(here.style, said, lambda: set_opened(True), glyph="edit")])
    rows: list[ft.Control] = []
    for player in here.state.players:
        if here.context.may(ChooseNumbers(seat=player.seat, numbers=player.starting)):
            rows += [_number(here, player, 0), _number(here, player, 1)]
    return kit.column(rows, kit.GAP_SMALL, stretch=True)


def _number(here: Here, player: Player, which: int) -> ft.Control:
    """Draw a stepper for the first or the second number; it skips the player's other number."""
    seat, now = player.seat, player.starting[which]

    def chosen(numbers: Pair) -> ChooseNumbers:
        return ChooseNumbers(seat=seat, numbers=numbers)

    def give(make: Callable[[Pair], Pair]) -> None:
        before = here.context.state.players[seat].starting
        if (after := make(before)) != before:
            here.context.submit(chosen(after))

    def read(numbers: Pair) -> int:
        return numbers[which]

    def put(numbers: Pair, number: int) -> Pair:
        other = numbers[1 - which]
        number += number - numbers[which] if number == other else 0
        return (other, number) if which else (number, other)

    form = Form(here, player.starting, STARTING_NUMBERS, give, chosen)
    title = here.words("setup-number", player=player.name, which="second" if which else "first")
    return form.steps(title, read, put, usual=now).row(here.style)
