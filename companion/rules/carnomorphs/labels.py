"""The label of a command, as a message key and its parameters.

Keys start with `label-`. A label lies open on every device and outlives an undo, so it never names a hidden
card; not even the Mutation card of a Mutation Action, which an undo turns face down again.
"""

from __future__ import annotations

from typing import assert_never

from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs.data import FATAL_MARKERS
from companion.rules.carnomorphs.feeding_plan import feeding_plan
from companion.rules.carnomorphs.label_values import LONGEST_NOTE, intruder, room_name
from companion.rules.carnomorphs.state import DrawnToken, State
from companion.rules.clocks import PauseClock, pause_params
from companion.rules.kernel import Label, Rejection, Value
from companion.rules.label_values import NONE, name, signed, typed, who, yes


def label(state: State, command: cmd.Command) -> Label:
    """Return the label of `command`, given in the state before it."""
    return Label(key=f"label-{command.kind}", params=_params(state, command))


def _params(state: State, command: cmd.Command) -> dict[str, Value]:
    match command:
        case cmd.StartGame():
            return {"count": len(command.players)}
        case cmd.TickStep():
            return {"step": command.step, "set": yes(command.done)}
        case cmd.BeginPlay():
            return {"player": name(state, state.first)}
        case (
            cmd.SetOptions()
            | cmd.EndGame()
            | cmd.EndPlayerPhase()
            | cmd.EndFeeding()
            | cmd.BurnRooms()
            | cmd.NoteEncounter()
        ):
            return {"round": state.round}
        case cmd.DrawHands():
            return {"count": state.options.hand_size}
        case cmd.SetDetail():
            return {"detail": command.detail}
        case cmd.SetClocks():
            return {"running": yes(command.running)}
        case PauseClock():
            return {"seat": command.seat, **pause_params(command, name(state, command.seat))}
        case cmd.Rename():
            return {
                **who(state, command.seat),
                "name": typed(command.name),
                "character": typed(command.character),
            }
        case (
            cmd.EndTurn()
            | cmd.Pass()
            | cmd.TakeTurn()
            | cmd.SetFirst()
            | cmd.LoseMutation()
            | cmd.MetagorgerAttack()
            | cmd.DrawMutation()
            | cmd.NameMutation()
            | cmd.NameObjectives()
            | cmd.ChooseObjective()
        ):
            return who(state, command.seat)
        case cmd.AdvanceTime():
            return {"time": max(0, state.time - 1)}
        case cmd.NoteEvent():
            return {"text": typed(command.text, LONGEST_NOTE)}
        case cmd.StartSelfDestruct():
            return {"running": yes(command.running)}
        case cmd.DrawToken() | cmd.ResolveToken() | cmd.AddMetagorger() | cmd.CorrectBag():
            return _of_bag(state, command)
        case (
            cmd.PlaceIntruder()
            | cmd.MoveIntruder()
            | cmd.EngageIntruder()
            | cmd.InjureIntruder()
            | cmd.CheckDeath()
            | cmd.KillIntruder()
            | cmd.RemoveIntruder()
            | cmd.CorrectFigures()
        ):
            return _of_intruder(state, command)
        case cmd.ChangeObjects():
            room = typed(command.room)
            return {"object": command.object, "delta": signed(command.delta), "room": room}
        case cmd.MarkRoom():
            return {"room": typed(command.room), "mark": command.mark, "set": yes(command.value)}
        case cmd.RenameRoom():
            return {"room": room_name(state, command.id), "name": typed(command.name)}
        case cmd.MarkNest():
            return {"mark": command.mark, "set": yes(command.value)}
        case cmd.Feed():
            plan = feeding_plan(state, command)
            fed = 0 if isinstance(plan, Rejection) else len(plan.steps)
            return {"room": room_name(state, command.room), "fed": fed, "feeds": yes(fed > 0)}
        case cmd.CorrectTrack():
            return {"track": command.track, "delta": signed(command.delta)}
        case cmd.ChangePod():
            return {"pod": command.pod, "change": command.change}
        case cmd.NumberPods():
            return {"pods": ", ".join(map(str, sorted(set(command.pods))))}
        case cmd.RevealAdaptation():
            return {"intruder": command.intruder, "name": typed(command.name)}
        case cmd.DiscardAdaptation():
            return {"intruder": command.intruder, "set": yes(command.discarded)}
        case cmd.BeginCheck():
            return {"ending": command.ending}
        case (
            cmd.Correct()
            | cmd.Mark()
            | cmd.GoTo()
            | cmd.AddMarker()
            | cmd.MutationAction()
            | cmd.Scan()
            | cmd.SetFate()
            | cmd.EnterPod()
            | cmd.ScanDeck()
            | cmd.DrawFour()
            | cmd.AnswerObjective()
        ):
            return {**who(state, command.seat), **_of_character(state, command)}
        case _:
            assert_never(command)


def _of_bag(
    state: State, command: cmd.DrawToken | cmd.ResolveToken | cmd.AddMetagorger | cmd.CorrectBag
) -> dict[str, Value]:
    match command:
        case cmd.DrawToken():
            # Where nobody has the encounter it is the event phase's.
            return {
                "token": command.token or NONE,
                "seat": command.seat,
                "player": name(state, command.seat) or NONE,
            }
        case cmd.ResolveToken():
            token = state.token
            seat = token.seat if token else None
            return {
                "token": token.kind if token else NONE,
                "purpose": _purpose(token, command),
                "seat": seat,
                "player": name(state, seat) or NONE,
                "room": typed(command.room),
            }
        case cmd.AddMetagorger():
            # Blue comes only where no red one is left: the colour would tell what is in a hidden bag.
            colour = "red" if state.spare.red > 0 else "blue"
            return {"token": colour if state.options.bag_counts else "hidden"}
        case cmd.CorrectBag():
            return {"token": command.token, "delta": signed(command.delta)}
        case _:
            assert_never(command)


def _purpose(token: DrawnToken | None, command: cmd.ResolveToken) -> str | None:
    """Return the purpose of resolving a token: event phase, noise rolls, encounter or Surprise Attack."""
    if token is None:
        return NONE
    if token.purpose == "encounter":
        return "surprise" if command.surprise else "encounter"
    return "rolls" if token.carried_out else "events"


def _of_intruder(
    state: State,
    command: cmd.PlaceIntruder
    | cmd.MoveIntruder
    | cmd.EngageIntruder
    | cmd.InjureIntruder
    | cmd.CheckDeath
    | cmd.KillIntruder
    | cmd.RemoveIntruder
    | cmd.CorrectFigures,
) -> dict[str, Value]:
    match command:
        case cmd.PlaceIntruder():
            return {"intruder": command.intruder, "room": typed(command.room)}
        case cmd.MoveIntruder():
            return {**intruder(state, command.id), "room": typed(command.room)}
        case cmd.EngageIntruder():
            return {**intruder(state, command.id), "set": yes(command.in_combat)}
        case cmd.InjureIntruder():
            return {**intruder(state, command.id), "delta": signed(command.delta)}
        case cmd.CheckDeath():
            found = state.intruder(command.id)
            dies = found is not None and command.number <= found.injuries
            return {**intruder(state, command.id), "number": command.number, "dies": yes(dies)}
        case cmd.KillIntruder():
            return intruder(state, command.id, command.intruder)
        case cmd.RemoveIntruder():
            return intruder(state, command.id)
        case cmd.CorrectFigures():
            return {"intruder": command.intruder, "delta": signed(command.delta)}
        case _:
            assert_never(command)


def _of_character(
    state: State,
    command: cmd.Correct
    | cmd.Mark
    | cmd.GoTo
    | cmd.AddMarker
    | cmd.MutationAction
    | cmd.Scan
    | cmd.SetFate
    | cmd.EnterPod
    | cmd.ScanDeck
    | cmd.DrawFour
    | cmd.AnswerObjective,
) -> dict[str, Value]:
    match command:
        case cmd.Correct():
            return {"number": command.number, "delta": signed(command.delta)}
        case cmd.Mark():
            return {"flag": command.flag, "set": yes(command.value)}
        case cmd.GoTo():
            return {"room": typed(command.room)}
        case cmd.AddMarker():
            return {"brings": _brings(state, command.seat)}
        case cmd.MutationAction() | cmd.Scan() | cmd.ScanDeck():
            return {"infected": yes(bool(command.infected))}
        case cmd.SetFate():
            return {"fate": command.fate, "pod": command.pod or NONE}
        case cmd.EnterPod():
            return {"pod": command.pod or NONE}
        case cmd.DrawFour():
            return {"contaminated": command.contaminated}
        case cmd.AnswerObjective():
            return {"fulfilled": yes(command.fulfilled)}
        case _:
            assert_never(command)


def _brings(state: State, seat: int) -> str:
    """Return the effect of a mutation marker: the card instead, a marker, or death."""
    if not 0 <= seat < len(state.players) or not state.players[seat].has_mutation:
        return "card"
    return "death" if state.players[seat].markers + 1 >= FATAL_MARKERS else "marker"
