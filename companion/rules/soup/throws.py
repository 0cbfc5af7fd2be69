"""Chance: the dice and the card that a command leaves to the app."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from companion.rules.soup import commands as cmd
from companion.rules.soup.directions import movement_dice
from companion.rules.soup.state import State

Roll: TypeAlias = Callable[[int], int]
"""Chance: one of the numbers from 1 to so many, each as likely."""

FACES: Final = 6

_THROWS: Final = (
    cmd.RollOrder,
    cmd.RollMove,
    cmd.RollFight,
    cmd.RetryFight,
    cmd.RollEscape,
    cmd.TurnCard,
)

MOST_TIES: Final = 200
"""After so many ties one after the other chance is none; the judge refuses what lies then."""


def is_throw(command: cmd.Command) -> bool:
    """Whether dice fall, or a card is turned, by this command."""
    return isinstance(command, _THROWS)


def thrown(state: State, command: cmd.Command, roll: Roll) -> cmd.Command:
    """The command with every die, and the card, that it leaves to the app.

    With Movement II no die is thrown; a seat at which nobody sits is left to the judge.
    """
    match command:
        case cmd.RollOrder(dice=()) if state.players:
            return command.replace(dice=_order(len(state.players), roll))
        case cmd.RollMove(dice=()):
            return command.replace(dice=_movement(state, command.seat, roll))
        case cmd.RollFight(dice=()) | cmd.RetryFight(dice=()):
            return command.replace(dice=_fight(roll))
        case cmd.RollEscape(dice=()) if state.fight is not None:
            return command.replace(dice=_movement(state, state.fight.victim, roll))
        case cmd.TurnCard(card=None) if state.deck:
            return command.replace(card=state.deck[roll(len(state.deck)) - 1], by_app=True)
        case _:
            return command


def _order(players: int, roll: Roll) -> tuple[tuple[int, int], ...]:
    """Two dice for each player, thrown again until no two totals are alike."""
    dice: tuple[tuple[int, int], ...] = ()
    for _ in range(MOST_TIES):
        dice = tuple((roll(FACES), roll(FACES)) for _ in range(players))
        if len({sum(pair) for pair in dice}) == players:
            break
    return dice


def _fight(roll: Roll) -> tuple[tuple[int, int], ...]:
    """A die for the attacker and one for the defender, and again after a tie."""
    pairs: list[tuple[int, int]] = []
    while len(pairs) < MOST_TIES and (not pairs or pairs[-1][0] == pairs[-1][1]):
        pairs.append((roll(FACES), roll(FACES)))
    return tuple(pairs)


def _movement(state: State, seat: int, roll: Roll) -> tuple[int, ...]:
    if not 0 <= seat < len(state.players):
        return ()
    return tuple(roll(FACES) for _ in range(movement_dice(state.players[seat])))
