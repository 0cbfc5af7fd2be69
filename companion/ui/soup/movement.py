"""An amoeba that moves: it drifts, moves by its own means, or stays; its dice, and where they let it go."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import flet as ft

from companion.rules.command import Event, decide
from companion.rules.kernel import Rejection
from companion.rules.soup.data import COLOURS, Direction
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
from companion.ui.core.component import keyed
from companion.ui.core.style import Style
from companion.ui.core.tap_guard import TapGuard
from companion.ui.shared.phones.actions import waiting_row
from companion.ui.shared.stage_parts import marked_lines
from companion.ui.soup.art.__init__ import DRIFT
from companion.ui.soup.cards import said_card
from companion.ui.soup.company import company_parts, went_with
from companion.ui.soup.context import GameContext, Here
from companion.ui.soup.dice import EnteredDice, LyingDice
from companion.ui.soup.look import drift_drawing
from companion.ui.soup.phase import titled, wide
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, LARGE_TEXT, PADDING, TARGET_PRIMARY
from companion.ui.theme.typography import BODY_STRONG, LABEL
from companion.ui.widgets.frame import bottom_bar
from companion.ui.widgets.guarded import under_guard
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.press import row_button, secondary


class LastMove(NamedTuple):
    """The last movement of an amoeba in this round."""

    seq: int
    """Of the entry, which tells this throw from any other."""

    dice: tuple[int, ...]
    """None where it drifted, or chose freely."""

    direction: Direction | None
    """The direction; None before it is chosen."""


def entries(context: GameContext, state: State) -> Iterator[Entry[Event]]:
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


CARRIED = {3: 2, COLOURS: 3}
"""Cubes that Tentacle carries, by the number of players (L75)."""


def drift_line(style: Style, state: State) -> ft.Control:
    """Draw the drift of this round."""
    card = state.card
    assert card is not None, "a card lies since the set-up"
    drawn = drift_drawing(card.direction, style.palette.accent, 36)
    return ft.Row([drawn, style.text(said_card(style, card), BODY_STRONG, expand=True)], spacing=GAP_WIDE)


def hints(style: Style, state: State, player: Player) -> list[str]:
    """Return what must be decided before the direction is known: who follows, which cubes go along."""
    words = style.words
    told: list[str] = []
    followers = [each.name for each in state.players if each.has("holding")]
    if followers:
        when = state.options.following
        told.append(words("movement-holding", players=words.list(followers), when=when))
    if player.has("tentacle"):
        told.append(words("movement-tentacle", count=CARRIED[len(state.players)]))
    return told


SIDE_BY_SIDE = 3
"""From so many directions on their buttons stand in more than one line."""


def movement_parts(here: Here, player: Player, amoeba: Amoeba) -> list[ft.Control]:
    """Draw what an amoeba may still do to move, and what goes along with it."""
    style, context, state = here.style, here.context, here.state
    words = here.words
    own = _own_move(state, player, amoeba)
    company = company_parts(here, player, amoeba)
    if own is None:
        return company
    if amoeba.moves:
        again = _own(here, player, amoeba, words("movement-second"))
        parts = [*company, again, *_entered(style, context, player, amoeba)]
        return [titled(style, words("movement-again"), *parts)]
    meaning = ("move", player.seat, amoeba.number)

    def draw(guard: TapGuard) -> ft.Control:
        card = state.card
        assert card is not None, "a card lies since the set-up"
        drift = Drift(seat=player.seat, number=amoeba.number)
        way = words(f"direction-{card.direction}")
        said = words("movement-drift", direction=card.direction, way=way)
        press = guard(partial(context.submit, drift))
        drifts = partial(secondary, style, said, press, glyph=DRIFT[card.direction])
        if not player.has("holding"):
            return ft.Row([drifts(expand=True)])
        stay = guard(partial(context.submit, StayPut(seat=player.seat, number=amoeba.number)))
        stays = partial(secondary, style, words("movement-stay"), stay, glyph=DRIFT["stay"])
        if style.scale > LARGE_TEXT:
            return column([ft.Row([drifts(expand=True)]), ft.Row([stays(expand=True)])], GAP, stretch=True)
        return ft.Row([drifts(expand=True), stays(expand=True)], spacing=GAP)

    price = move_price(player, state.options)
    choices = [
        under_guard(meaning, draw, expand=None),
        _own(here, player, amoeba, words("movement-move", count=price)),
        *_entered(style, context, player, amoeba),
    ]
    return [column([*company, *choices], GAP, stretch=True)]


def _own_move(state: State, player: Player, amoeba: Amoeba) -> RollMove | None:
    """Return the amoeba's own movement, if the rules allow one apart from its cost."""
    if not may_leave(player, amoeba):
        return None
    return RollMove(seat=player.seat, number=amoeba.number)


def _own(here: Here, player: Player, amoeba: Amoeba, said: str) -> ft.Control:
    """Draw the button of an own movement; where points are missing it says so."""
    command = RollMove(seat=player.seat, number=amoeba.number)
    dice = movement_dice(player)
    answer = decide(here.state, command.replace(dice=(1,) * dice))
    refused = answer if isinstance(answer, Rejection) else None
    words = here.words
    note = words(refused.code, **refused.params) if refused else words("movement-dice", count=dice)

    def draw(guard: TapGuard) -> ft.Control:
        press = None if refused else guard(partial(here.context.submit, command))
        return wide(here.style, said, press, note=note)

    return under_guard(("own", player.seat, amoeba.number, amoeba.moves), draw, expand=None)


def _entered(style: Style, context: GameContext, player: Player, amoeba: Amoeba) -> list[ft.Control]:
    """Draw the entry of the table's dice, where the movement takes any and can be paid."""
    dice, state = movement_dice(player), context.state
    if not dice or (not amoeba.moves and player.points < move_price(player, state.options)):
        return []

    def give(faces: tuple[int, ...]) -> None:
        context.submit(RollMove(seat=player.seat, number=amoeba.number, dice=faces))

    ink = style.palette.players[state.hue(player.colour)]
    return [keyed(f"dice-{amoeba.number}-{amoeba.moves}", EnteredDice, style, dice, ink, give)]


def moved_part(
    style: Style, state: State, player: Player, amoeba: Amoeba, last: LastMove | None
) -> list[ft.Control]:
    """Draw how the amoeba has moved: the dice, where they led, and what went along."""
    if last is None or last.direction is None:
        return []
    words, ink = style.words, style.palette.players[state.hue(player.colour)]
    parts: list[ft.Control] = []
    if last.dice:
        dice = keyed("dice", LyingDice, style, last.dice, (ink,) * len(last.dice), str(last.seq))
        parts.append(dice)
    kind = "drift" if amoeba.drifted else "own"
    said = words(
        "movement-went", direction=last.direction, way=words(f"direction-{last.direction}"), kind=kind
    )
    row = ft.Row(
        [
            drift_drawing(last.direction, style.palette.accent, 32),
            style.text(said, BODY_STRONG, expand=True),
        ],
        spacing=GAP_WIDE,
    )
    along = went_with(style, state, amoeba)
    below = [marked_lines(style, along, sign="info")] if along else []
    return [column([*parts, row, *below], GAP, stretch=True)]


# where the dice let it go ----------------------------------------------------------------------


def direction_parts(
    style: Style, state: State, player: Player, move: PendingMove, throw: str
) -> list[ft.Control]:
    """Draw the dice of a movement whose direction must be chosen."""
    words, p = style.words, style.palette
    title = words("movement-where" if move.dice else "movement-where-free", number=move.number)
    parts: list[ft.Control] = []
    if move.dice:
        inks = (p.players[state.hue(player.colour)],) * len(move.dice)
        parts.append(keyed("dice", LyingDice, style, move.dice, inks, throw))
    amoeba = player.amoeba(move.number)
    paid = 0 if amoeba is None or amoeba.moves else move_price(player, state.options)
    blocked = style.text(words("movement-blocked", count=paid), LABEL, p.quiet)
    return [titled(style, title, *parts, blocked)]


def direction_bar(style: Style, context: GameContext, move: PendingMove) -> ft.Control:
    """Draw a button for each direction that the dice allow."""
    words = style.words
    command = ChooseDirection(seat=move.seat, direction="stay")
    if not context.may(command):
        return bottom_bar(style, [waiting_row(style, context, move.seat)])

    def go(direction: Direction) -> None:
        context.submit(ChooseDirection(seat=move.seat, direction=direction))

    def draw(guard: TapGuard) -> ft.Control:
        buttons: list[ft.Control] = []
        allowed = directions(move.dice)
        even = len(allowed) < SIDE_BY_SIDE and style.scale <= LARGE_TEXT
        for direction in allowed:
            said = words("direction", direction=direction)
            face = ft.Row(
                [
                    drift_drawing(direction, style.palette.accent, 32),
                    style.text(said, BODY_STRONG, lines=1),
                ],
                spacing=GAP,
                tight=True,
                alignment=ft.MainAxisAlignment.CENTER,
            )
            buttons.append(
                row_button(
                    style,
                    face,
                    guard(partial(go, direction)),
                    label=said,
                    edge=style.palette.accent,
                    padding=ft.Padding.symmetric(horizontal=PADDING, vertical=GAP_SMALL),
                    height=None if style.scale > LARGE_TEXT else TARGET_PRIMARY,
                    expand=even or None,
                )
            )
        return ft.Row(buttons, spacing=GAP) if even else wrapped(buttons)

    return bottom_bar(style, [under_guard(("direction", move.seat, move.number, move.dice), draw)])
