"""Who may do what at a table with several devices: each command belongs to a seat, or to the whole table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, assert_never

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.state import State
from companion.rules.kernel import Rejection
from companion.table.journal import Entry

Rights = Literal["friends", "strict"]
"""`friends`: whoever has a seat may do anything; `strict`: own seat only, and the host everything."""

Standing = Literal["host", "player", "watcher"]
"""What a device is at a table: its host, one who sits at it, one who looks on."""

Owners = frozenset[int]
"""The seats that a command belongs to; empty: it is the whole table's, so the host's where it matters."""

WHOLE_TABLE: Owners = frozenset()


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
            return frozenset({command.seat})
        case cmd.ForceReroll():
            return frozenset({command.by})
        case cmd.Mark():
            own = ("passed", "eliminated", "fate-token", "recovered", "moved")
            return frozenset({command.seat}) if command.what in own else WHOLE_TABLE
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
            return could_reroll(state)
        case cmd.ApplyBattle():
            battle = state.battle
            return frozenset({battle.attacker.seat, battle.defender.seat}) if battle else WHOLE_TABLE
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


def could_reroll(state: State) -> Owners:
    """Seats with fate left that have not accepted the face that lies."""
    accepted = state.roll.accepted if state.roll else ()
    return frozenset(
        player.seat
        for player in state.players
        if player.fate > 0 and not player.eliminated and player.seat not in accepted
    )


def _only(seat: int | None) -> Owners:
    return WHOLE_TABLE if seat is None else frozenset({seat})


def may(
    rights: Rights, standing: Standing, seat: int | None, state: State, command: cmd.Command
) -> Rejection | None:
    """Why a device may not give `command`; None when it may.

    Args:
        rights: What the table has settled.
        standing: What the device is.
        seat: Its seat, if it has one.
        state: The state now.
        command: What it asks for.
    """
    match standing:
        case "host":
            return None
        case "watcher":
            return Rejection(code="party-only-watching")
        case "player":
            pass
        case _:
            assert_never(standing)
    if rights == "friends":
        return None
    belongs = owners(state, command)
    if isinstance(command, cmd.LetStand):
        return None if belongs <= {seat} else Rejection(code="party-others-to-ask")
    if not belongs:
        return Rejection(code="party-host-only")
    if seat in belongs:
        return None
    first = min(belongs)
    name = state.players[first].name if first < len(state.players) else ""
    return Rejection(code="party-not-your-seat", params={"player": name})


def may_step(
    rights: Rights, standing: Standing, seat: int | None, entries: Sequence[Entry[Any]]
) -> Rejection | None:
    """Why a device may not take these entries back, or bring them back; None when it may."""
    match standing:
        case "host":
            return None
        case "watcher":
            return Rejection(code="party-only-watching")
        case "player":
            own = seat is not None and all(entry.by == seat for entry in entries)
            return None if rights == "friends" or own else Rejection(code="party-not-your-entry")
        case _:
            assert_never(standing)
