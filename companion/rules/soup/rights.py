"""Whose a command is: a player's decisions the player's own, what a phase does for all the whole table's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from companion.rules.clocks import PauseClock
from companion.rules.kernel import WHOLE_TABLE, Owners
from companion.rules.soup import commands as cmd
from companion.rules.soup.state import State


def owners(state: State, command: cmd.Command) -> Owners:
    """The seats that `command` belongs to in `state`."""
    match command:
        case (
            cmd.ChooseSpace()
            | cmd.ChooseNumbers()
            | cmd.Rename()
            | PauseClock()
            | cmd.EndTurn()
            | cmd.Drift()
            | cmd.StayPut()
            | cmd.RollMove()
            | cmd.Load()
            | cmd.Follow()
            | cmd.ChooseDirection()
            | cmd.PayMoves()
            | cmd.Eat()
            | cmd.Starve()
            | cmd.FeedRest()
            | cmd.Attack()
            | cmd.AnswerAttack()
            | cmd.RetryFight()
            | cmd.Settle()
            | cmd.BuyGene()
            | cmd.Divide()
            | cmd.LoseAmoebas()
            | cmd.Correct()
            | cmd.CorrectAmoeba()
            | cmd.CorrectWounds()
            | cmd.CorrectGene()
        ):
            return Owners(seats=frozenset({command.seat}))
        case cmd.Pay():
            return Owners(seats=frozenset({command.seat, *_parasites(state, command)}))
        case cmd.RollFight() | cmd.CloseFight():
            return _fighters(state)
        case cmd.RollEscape() | cmd.TellEscape():
            return _fleeing(state)
        case cmd.RollOrder():
            return Owners(seats=_everybody(state))
        case cmd.EndGame():
            return Owners(seats=_everybody(state), together=True)
        case (
            cmd.StartGame()
            | cmd.BeginPlay()
            | cmd.SetOptions()
            | cmd.SetDetail()
            | cmd.SetClocks()
            | cmd.EndPhase()
            | cmd.TakeTurn()
            | cmd.TurnCard()
            | cmd.Bury()
            | cmd.Score()
            | cmd.CorrectSupply()
        ):
            return WHOLE_TABLE
        case _:
            assert_never(command)


def _parasites(state: State, command: cmd.Pay) -> Iterator[int]:
    """Who may say that the player is a host: the amoebas that live on it choose it (L80)."""
    if command.purpose == "host":
        yield from (player.seat for player in state.players if player.has("parasitism"))


def _fighters(state: State) -> Owners:
    """Attacker and victim of the attack that is open, either of them."""
    fight = state.fight
    return WHOLE_TABLE if fight is None else Owners(seats=frozenset({fight.seat, fight.victim}))


def _fleeing(state: State) -> Owners:
    """The victim alone: the movement dice of an escape are its own, and so is its amoeba on the board."""
    fight = state.fight
    return WHOLE_TABLE if fight is None else Owners(seats=frozenset({fight.victim}))


def _everybody(state: State) -> frozenset[int]:
    return frozenset(player.seat for player in state.players)
