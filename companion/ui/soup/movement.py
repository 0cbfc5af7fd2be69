"""An amoeba that moves: it drifts, moves by its own means, or stays; its dice, and where they let it go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

import flet as ft

from companion.rules.command import Command
from companion.rules.soup.data import CARRIED_CUBES, Direction
from companion.rules.soup.fights import Pay
from companion.rules.soup.movement import (
    AmoebaMoved,
    ChooseDirection,
    Drift,
    MoveRolled,
    RollMove,
    StayPut,
    directions,
    may_leave,
    move_price,
    movement_dice,
)
from companion.rules.soup.play import PointsChanged
from companion.rules.soup.state import Amoeba, PendingMove, Player, State
from companion.table.journal import Entry
from companion.ui import kit
from companion.ui.shared.phones.actions import waiting_row
from companion.ui.shared.stage_parts import marked_lines
from companion.ui.soup.art import DRIFT
from companion.ui.soup.cards import said_card
from companion.ui.soup.company import company_parts, went_with
from companion.ui.soup.context import GameContext, Here
from companion.ui.soup.dice import EnteredDice, LyingDice
from companion.ui.soup.look import drift_drawing, ink_of
from companion.ui.soup.phase import titled, wide


class LastMove(NamedTuple):
    """The last movement of an amoeba in this round."""

    seq: int
    """Of the entry, which tells this throw from any other."""

    dice: tuple[int, ...]
    """None where it drifted, or chose freely."""

    direction: Direction | None
    """The direction; None before it is chosen."""


def entries(context: GameContext, state: State) -> Iterator[Entry]:
    """Yield the entries of this phase of this round, the latest first."""
    table = context.open_game.table
    at = table.count
    while at:
        before = table.state_after(at - 1)
        if before.phase != state.phase or before.round != state.round:
            return
        at -= 1
        yield table.entry(at)


def last_move(context: GameContext, state: State, seat: int, number: int) -> LastMove | None:
    """Return an amoeba's last movement in this round; None where it has not moved."""
    direction: Direction | None = None
    for entry in entries(context, state):
        for event in reversed(entry.events):
            match event:
                case AmoebaMoved() if (event.seat, event.number) == (seat, number):
                    direction = direction or event.direction
                    if event.drifted:
                        return LastMove(entry.seq, (), direction)
                case MoveRolled() if (event.seat, event.number) == (seat, number):
                    return LastMove(entry.seq, event.dice, direction)
                case _:
                    pass
    return None


def times_paid(context: GameContext, state: State, command: Pay) -> int:
    """Return how often a player has paid for that in this phase (quick detail)."""
    return sum(
        entry.label.key == "label-pay"
        and entry.label.params.get("purpose") == command.purpose
        and any(isinstance(event, PointsChanged) and event.seat == command.seat for event in entry.events)
        for entry in entries(context, state)
    )


def moves_paid(context: GameContext, state: State, seat: int) -> int:
    """Return the own movements that a player has paid for in this phase (quick detail)."""
    price = move_price(state.players[seat], state.options)
    if not price:
        return 0
    paid = sum(
        -event.delta
        for entry in entries(context, state)
        if entry.label.key == "label-pay-moves"
        for event in entry.events
        if isinstance(event, PointsChanged) and event.seat == seat
    )
    return max(0, paid // price)


def drift_line(here: Here) -> ft.Control:
    """Draw the drift of this round."""
    style, card = here.style, here.state.card
    assert card is not None, "a card lies since the set-up"
    drawn = drift_drawing(card.direction, here.palette.accent, 36)
    return ft.Row(
        [drawn, style.text(said_card(style, card), kit.BODY_STRONG, expand=True)], spacing=kit.GAP_WIDE
    )


def hints(here: Here, players: Sequence[Player]) -> list[str]:
    """Return what must be decided before the direction is known: who follows, which cubes go along."""
    words, state = here.words, here.state
    told: list[str] = []
    followers = [each.name for each in state.players if each.has("holding")]
    if followers:
        when = state.options.following
        told.append(words("movement-holding", players=words.list(followers), when=when))
    if any(player.has("tentacle") for player in players):
        told.append(words("movement-tentacle", count=CARRIED_CUBES[len(state.players)]))
    return told


SIDE_BY_SIDE = 3
"""From so many directions on their buttons stand in more than one line."""


def movement_parts(here: Here, player: Player, amoeba: Amoeba) -> list[ft.Control]:
    """Draw what an amoeba may still do to move, and what goes along with it."""
    style, state, words = here.style, here.state, here.words
    company = company_parts(here, player, amoeba)
    if not may_leave(player, amoeba):
        return company
    moves = RollMove(seat=player.seat, number=amoeba.number)
    if amoeba.moves:
        own = _own(here, player, amoeba, moves, words("movement-second"))
        return [titled(here, words("movement-again"), *company, *own)]

    def draw(guard: kit.TapGuard) -> ft.Control:
        card, choices = state.card, list[ft.Control]()
        assert card is not None, "a card lies since the set-up"

        def offer(said: str, command: Command, direction: Direction) -> None:
            press = guard(partial(here.context.submit, command))
            choices.append(kit.secondary(style, said, press, glyph=DRIFT[direction], expand=True))

        said = words("movement-drift", direction=card.direction, way=words(f"direction-{card.direction}"))
        offer(said, Drift(seat=player.seat, number=amoeba.number), card.direction)
        if player.has("holding"):
            offer(words("movement-stay"), StayPut(seat=player.seat, number=amoeba.number), "stay")
        if len(choices) > 1 and style.scale > kit.LARGE_TEXT:
            return kit.column([ft.Row([each]) for each in choices], kit.GAP, stretch=True)
        return ft.Row(choices, spacing=kit.GAP) if len(choices) > 1 else ft.Row(choices)

    said = words("movement-move", count=move_price(player, state.options))
    drifts = kit.under_guard(("move", player.seat, amoeba.number), draw, expand=None)
    own = _own(here, player, amoeba, moves, said)
    return [kit.column([*company, drifts, *own], kit.GAP, stretch=True)]


def _own(here: Here, player: Player, amoeba: Amoeba, command: RollMove, said: str) -> list[ft.Control]:
    """Draw the button of an own movement, and the entry of the table's dice; without points it says so."""
    dice, words = movement_dice(player), here.words
    refused = here.refusal(command.replace(dice=(1,) * dice))
    note = words(refused.code, **refused.params) if refused else words("movement-dice", count=dice)

    def draw(guard: kit.TapGuard) -> ft.Control:
        press = None if refused else guard(partial(here.context.submit, command))
        return wide(here.style, said, press, note=note)

    def give(faces: tuple[int, ...]) -> None:
        here.context.submit(command.replace(dice=faces))

    button = kit.under_guard(("own", player.seat, amoeba.number, amoeba.moves), draw, expand=None)
    if not dice or (not amoeba.moves and player.points < move_price(player, here.state.options)):
        return [button]
    key = f"dice-{amoeba.number}-{amoeba.moves}"
    return [button, kit.keyed(key, EnteredDice, here, dice, ink_of(here, player), give)]


def moved_part(here: Here, player: Player, amoeba: Amoeba) -> list[ft.Control]:
    """Draw how the amoeba has moved: the dice, where they led, and what went along."""
    last = last_move(here.context, here.state, player.seat, amoeba.number)
    if last is None or last.direction is None:
        return []
    style, words = here.style, here.words
    way, kind = words(f"direction-{last.direction}"), "drift" if amoeba.drifted else "own"
    said = words("movement-went", direction=last.direction, way=way, kind=kind)
    picture = drift_drawing(last.direction, here.palette.accent, 32)
    row = ft.Row([picture, style.text(said, kit.BODY_STRONG, expand=True)], spacing=kit.GAP_WIDE)
    along = went_with(here, amoeba)
    below = [marked_lines(style, along, sign="info")] if along else []
    return [kit.column([*_lying(here, player, last.dice, last), row, *below], kit.GAP, stretch=True)]


def _lying(here: Here, player: Player, dice: tuple[int, ...], last: LastMove | None) -> list[ft.Control]:
    """Draw the dice of a movement as they lie; none for one that takes none."""
    if not dice:
        return []
    inks, throw = (ink_of(here, player),) * len(dice), str(last.seq) if last is not None else ""
    return [kit.keyed("dice", LyingDice, here.style, dice, inks, throw)]


# where the dice let it go ----------------------------------------------------------------------


def direction_parts(here: Here, player: Player, move: PendingMove) -> list[ft.Control]:
    """Draw the dice of a movement whose direction must be chosen."""
    title = here.words("movement-where" if move.dice else "movement-where-free", number=move.number)
    last = last_move(here.context, here.state, player.seat, move.number)
    amoeba = player.amoeba(move.number)
    paid = 0 if amoeba is None or amoeba.moves else move_price(player, here.state.options)
    blocked = here.quiet("movement-blocked", count=paid)
    return [titled(here, title, *_lying(here, player, move.dice, last), blocked)]


def direction_bar(here: Here, move: PendingMove) -> ft.Control:
    """Draw a button for each direction that the dice allow."""
    style, words, accent = here.style, here.words, here.palette.accent
    if not here.context.may(ChooseDirection(seat=move.seat, direction="stay")):
        return kit.bottom_bar(style, [waiting_row(style, here.context, move.seat)])

    def draw(guard: kit.TapGuard) -> ft.Control:
        buttons: list[ft.Control] = []
        allowed = directions(move.dice)
        even = len(allowed) < SIDE_BY_SIDE and style.scale <= kit.LARGE_TEXT
        for direction in allowed:
            said = words("direction", direction=direction)
            face = ft.Row(
                [drift_drawing(direction, accent, 32), style.text(said, kit.BODY_STRONG, lines=1)],
                spacing=kit.GAP,
                tight=True,
                alignment=ft.MainAxisAlignment.CENTER,
            )
            command = ChooseDirection(seat=move.seat, direction=direction)
            buttons.append(
                kit.row_button(
                    style,
                    face,
                    guard(partial(here.context.submit, command)),
                    label=said,
                    edge=accent,
                    padding=ft.Padding.symmetric(horizontal=kit.PADDING, vertical=kit.GAP_SMALL),
                    height=None if style.scale > kit.LARGE_TEXT else kit.TARGET_PRIMARY,
                    expand=even or None,
                )
            )
        return ft.Row(buttons, spacing=kit.GAP) if even else kit.wrapped(buttons)

    return kit.bottom_bar(style, [kit.under_guard(("direction", move.seat, move.number, move.dice), draw)])
