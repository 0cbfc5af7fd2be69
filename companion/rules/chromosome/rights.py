"""Whose a command is: each belongs to a seat, to several, or to the whole table."""

from __future__ import annotations

from typing import assert_never

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.state import State
from companion.rules.kernel import WHOLE_TABLE, Owners


def owners(state: State, command: cmd.Command) -> Owners:
    """The seats that `command` belongs to in `state`."""
    match command:
        case (
            cmd.Pass()
            | cmd.EndTurn()
            | cmd.RecoverFate()
            | cmd.DiscardBuilding()
            | cmd.FateAsGene()
            | cmd.SpendFate()
            | cmd.Accept()
            | cmd.Correct()
            | cmd.Eliminate()
            | cmd.Rename()
        ):
            return _only(command.seat)
        case cmd.ForceReroll():
            return _only(command.by)
        case cmd.Mark():
            own = ("passed", "eliminated", "fate-token", "recovered", "moved")
            return _only(command.seat) if command.what in own else WHOLE_TABLE
        case (
            cmd.Move()
            | cmd.Grow()
            | cmd.Evolve()
            | cmd.EvolveByDie()
            | cmd.Fight()
            | cmd.Impulse()
            | cmd.ActSpecially()
        ):
            return _only(state.active)
        case cmd.Commit():
            fighter = state.battle and state.battle.fighter(command.side)
            return _only(fighter.seat if fighter else None)
        case cmd.ThrowDie():
            return _only(state.roll.roller if state.roll else None)
        case cmd.LetStand():
            # The window is everybody's who could still force a re-roll: one alone may close it.
            return Owners(seats=could_reroll(state), together=True)
        case cmd.ApplyBattle():
            battle = state.battle
            fighters = {battle.attacker.seat, battle.defender.seat} if battle else set[int]()
            return Owners(seats=frozenset(fighters))
        case cmd.CallOff():
            return _only(state.roll.roller if state.roll else state.active)
        case (
            cmd.StartGame()
            | cmd.NoteEvent()
            | cmd.BeginTurns()
            | cmd.EndPhase()
            | cmd.FaceArea()
            | cmd.FinishRadiation()
            | cmd.AddArea()
            | cmd.ChangeArea()
            | cmd.EndGame()
            | cmd.SetDetail()
            | cmd.SetOptions()
            | cmd.SetClocks()
        ):
            return WHOLE_TABLE
        case _:
            assert_never(command)


def could_reroll(state: State) -> frozenset[int]:
    """Seats with fate left that have not accepted the face that lies."""
    accepted = state.roll.accepted if state.roll else ()
    return frozenset(
        player.seat
        for player in state.players
        if player.fate > 0 and not player.eliminated and player.seat not in accepted
    )


def _only(seat: int | None) -> Owners:
    return WHOLE_TABLE if seat is None else Owners(seats=frozenset({seat}))
