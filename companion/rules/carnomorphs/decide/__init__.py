"""`decide`: the judge. A command either becomes events or is rejected with a reason; nothing ever raises."""

from __future__ import annotations

from typing import assert_never

from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs import events as ev
from companion.rules.carnomorphs.decide import (
    bag,
    board,
    characters,
    check,
    feeding,
    flow,
    mutation,
    secrets,
    table,
)
from companion.rules.carnomorphs.decide.common import Draft
from companion.rules.carnomorphs.evolve import evolve
from companion.rules.carnomorphs.state import State
from companion.rules.clocks import PauseClock
from companion.rules.kernel import Refused, Rejection


def decide(state: State, command: cmd.Command) -> tuple[ev.Event, ...] | Rejection:
    """The events that `command` causes in `state`, or the reason why it may not be."""
    draft = Draft(state, evolve)
    try:
        _judge(draft, command)
    except Refused as refused:
        return refused.rejection
    return tuple(draft.events)


def _judge(draft: Draft, command: cmd.Command) -> None:
    if draft.state.phase == "empty" and not isinstance(command, cmd.StartGame):
        raise Refused(Rejection(code="not-in-game"))
    match command:
        case cmd.StartGame():
            table.start_game(draft, command)
        case cmd.TickStep():
            table.tick_step(draft, command)
        case cmd.BeginPlay():
            table.begin_play(draft)
        case cmd.SetOptions():
            table.set_options(draft, command)
        case cmd.SetDetail():
            table.set_detail(draft, command)
        case cmd.SetClocks():
            table.set_clocks(draft, command)
        case PauseClock():
            table.pause_clock(draft, command)
        case cmd.Rename():
            table.rename(draft, command)
        case cmd.EndTurn():
            flow.end_turn(draft, command)
        case cmd.Pass():
            flow.pass_round(draft, command)
        case cmd.TakeTurn():
            flow.take_turn(draft, command)
        case cmd.SetFirst():
            flow.set_first(draft, command)
        case cmd.EndPlayerPhase():
            flow.end_player_phase(draft)
        case cmd.AdvanceTime():
            flow.advance_time(draft)
        case cmd.EndFeeding():
            flow.end_feeding(draft)
        case cmd.BurnRooms():
            flow.burn_rooms(draft)
        case cmd.NoteEvent():
            flow.note_event(draft, command)
        case cmd.StartSelfDestruct():
            flow.start_self_destruct(draft, command)
        case cmd.CorrectTrack():
            flow.correct_track(draft, command)
        case cmd.DrawToken():
            bag.draw_token(draft, command)
        case cmd.ResolveToken():
            bag.resolve_token(draft, command)
        case cmd.AddMetagorger():
            bag.add_metagorger(draft)
        case cmd.CorrectBag():
            bag.correct_bag(draft, command)
        case cmd.PlaceIntruder():
            board.place_intruder(draft, command)
        case cmd.MoveIntruder():
            board.move_intruder(draft, command)
        case cmd.EngageIntruder():
            board.engage_intruder(draft, command)
        case cmd.InjureIntruder():
            board.injure_intruder(draft, command)
        case cmd.CheckDeath():
            board.check_death(draft, command)
        case cmd.KillIntruder():
            board.kill_intruder(draft, command)
        case cmd.RemoveIntruder():
            board.remove_intruder(draft, command)
        case cmd.CorrectFigures():
            board.correct_figures(draft, command)
        case cmd.ChangeObjects():
            board.change_objects(draft, command)
        case cmd.MarkRoom():
            board.mark_room(draft, command)
        case cmd.RenameRoom():
            board.rename_room(draft, command)
        case cmd.MarkNest():
            board.mark_nest(draft, command)
        case cmd.Feed():
            feeding.feed(draft, command)
        case cmd.Correct():
            characters.correct(draft, command)
        case cmd.Mark():
            characters.mark(draft, command)
        case cmd.GoTo():
            characters.go_to(draft, command)
        case cmd.SetFate():
            characters.set_fate(draft, command)
        case cmd.EnterPod():
            characters.enter_pod(draft, command)
        case cmd.ChangePod():
            characters.change_pod(draft, command)
        case cmd.NumberPods():
            characters.number_pods(draft, command)
        case cmd.DrawMutation():
            mutation.draw_mutation(draft, command)
        case cmd.NameMutation():
            mutation.name_mutation(draft, command)
        case cmd.AddMarker():
            mutation.add_marker(draft, command)
        case cmd.LoseMutation():
            mutation.lose_mutation(draft, command)
        case cmd.MetagorgerAttack():
            mutation.metagorger_attack(draft, command)
        case cmd.MutationAction():
            mutation.mutation_action(draft, command)
        case cmd.Scan():
            mutation.scan(draft, command)
        case cmd.RevealAdaptation():
            secrets.reveal_adaptation(draft, command)
        case cmd.DiscardAdaptation():
            secrets.discard_adaptation(draft, command)
        case cmd.NoteEncounter():
            secrets.note_encounter(draft)
        case cmd.NameObjectives():
            secrets.name_objectives(draft, command)
        case cmd.ChooseObjective():
            secrets.choose_objective(draft, command)
        case cmd.BeginCheck():
            check.begin_check(draft, command)
        case cmd.ScanDeck():
            check.scan_deck(draft, command)
        case cmd.DrawFour():
            check.draw_four(draft, command)
        case cmd.AnswerObjective():
            check.answer_objective(draft, command)
        case cmd.EndGame():
            check.end_game(draft)
        case _:
            assert_never(command)
