"""The owners of commands: a seat, several, or the whole table.

Whoever acts may also finish what the action does to others, as far as nobody else has a choice in it.
"""

from __future__ import annotations

from typing import assert_never

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.advice.commitment import can_add
from companion.rules.chromosome.state import State
from companion.rules.kernel import WHOLE_TABLE, Owners


def owners(state: State, command: cmd.Command) -> Owners:
    """Return the seats that own `command` in `state`."""
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
            | cmd.PauseClock()
        ):
            return _only(command.seat)
        case cmd.ForceReroll():
            return _only(command.by)
        case cmd.Mark():
            own = ("passed", "eliminated", "fate-token", "recovered", "moved")
            return _only(command.seat) if command.what in own else WHOLE_TABLE
        case cmd.Move() | cmd.Grow() | cmd.Evolve() | cmd.EvolveByDie() | cmd.Impulse() | cmd.ActSpecially():
            # Whatever it does to others: whoever acts finishes it.
            return _only(state.active if command.seat is None else command.seat)
        case cmd.Fight():
            return _only(state.active)
        case cmd.Commit():
            fighter = state.battle and state.battle.fighter(command.side)
            if fighter is not None and not can_add(state, fighter):
                return _one_of(fighter.seat, state.active)
            return _only(fighter.seat if fighter else None)
        case cmd.ThrowDie():
            return _only(state.roll.roller if state.roll else None)
        case cmd.LetStand():
            # The window is everybody's who could still force a re-roll: one alone may close it.
            return Owners(seats=could_reroll(state), together=True)
        case cmd.ApplyBattle():
            battle = state.battle
            if battle is None:
                return WHOLE_TABLE
            return _one_of(battle.attacker.seat, battle.defender.seat, state.active)
        case cmd.FaceArea() if state.radiation is not None and state.radiation.wave:
            return _only(state.active)
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
    """Return the seats with fate left that have not accepted the face that lies."""
    accepted = state.roll.accepted if state.roll else ()
    return frozenset(
        player.seat
        for player in state.players
        if player.fate > 0 and not player.eliminated and player.seat not in accepted
    )


def _one_of(*seats: int | None) -> Owners:
    return Owners(seats=frozenset(seat for seat in seats if seat is not None))


def _only(seat: int | None) -> Owners:
    return WHOLE_TABLE if seat is None else Owners(seats=frozenset({seat}))
