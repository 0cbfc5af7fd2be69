"""The owners of commands: personal ones are their seat's, those on the board the active player's.

Where no turn is taken, the board is the whole table's; so is the event phase. The set-up is anybody's.
"""

from __future__ import annotations

from typing import assert_never

from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs import events as ev
from companion.rules.carnomorphs.state import State
from companion.rules.clocks import PauseClock
from companion.rules.kernel import WHOLE_TABLE, Owners


def owners(state: State, command: cmd.Command) -> Owners:
    """Return the seats that own `command` in `state`."""
    match command:
        case (
            cmd.Rename()
            | PauseClock()
            | cmd.EndTurn()
            | cmd.Pass()
            | cmd.Correct()
            | cmd.Mark()
            | cmd.GoTo()
            | cmd.DrawMutation()
            | cmd.NameMutation()
            | cmd.AddMarker()
            | cmd.LoseMutation()
            | cmd.MetagorgerAttack()
            | cmd.MutationAction()
            | cmd.Scan()
            | cmd.SetFate()
            | cmd.EnterPod()
            | cmd.NameObjectives()
            | cmd.ChooseObjective()
            | cmd.ScanDeck()
            | cmd.DrawFour()
            | cmd.AnswerObjective()
        ):
            return _only(command.seat)
        case cmd.TickStep() | cmd.DrawHands():
            return Owners(seats=_everybody(state))
        case cmd.NumberPods():
            return Owners(seats=_everybody(state)) if state.phase == "setup" else WHOLE_TABLE
        case cmd.EndGame():
            return Owners(seats=_everybody(state), together=True)
        case cmd.DrawToken():
            return _only(command.seat)
        case cmd.ResolveToken():
            return _only(state.token.seat if state.token else None)
        case (
            cmd.AddMetagorger()
            | cmd.PlaceIntruder()
            | cmd.MoveIntruder()
            | cmd.EngageIntruder()
            | cmd.InjureIntruder()
            | cmd.CheckDeath()
            | cmd.KillIntruder()
            | cmd.RemoveIntruder()
            | cmd.ChangeObjects()
            | cmd.MarkRoom()
            | cmd.MarkNest()
            | cmd.ChangePod()
            | cmd.StartSelfDestruct()
            | cmd.RevealAdaptation()
            | cmd.DiscardAdaptation()
        ):
            return _only(state.active)
        case (
            cmd.StartGame()
            | cmd.BeginPlay()
            | cmd.SetOptions()
            | cmd.SetDetail()
            | cmd.SetClocks()
            | cmd.TakeTurn()
            | cmd.SetFirst()
            | cmd.EndPlayerPhase()
            | cmd.AdvanceTime()
            | cmd.EndFeeding()
            | cmd.BurnRooms()
            | cmd.NoteEvent()
            | cmd.CorrectBag()
            | cmd.CorrectFigures()
            | cmd.CorrectTrack()
            | cmd.RenameRoom()
            | cmd.Feed()
            | cmd.NoteEncounter()
            | cmd.BeginCheck()
        ):
            return WHOLE_TABLE
        case _:
            assert_never(command)


def reveals(event: ev.Event) -> int | None:
    """Return the seat whose hidden Mutation card this event turns over, or None."""
    return event.seat if isinstance(event, ev.MutationShown) else None


def _everybody(state: State) -> frozenset[int]:
    return frozenset(player.seat for player in state.players)


def _only(seat: int | None) -> Owners:
    return WHOLE_TABLE if seat is None else Owners(seats=frozenset({seat}))
