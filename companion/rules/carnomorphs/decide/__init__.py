"""`decide`: which step answers which command."""

from __future__ import annotations

from functools import reduce
from typing import Final

from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs import events as ev
from companion.rules.carnomorphs.combat import lifted_marks
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
from companion.rules.carnomorphs.evolve import evolve
from companion.rules.carnomorphs.state import State
from companion.rules.judge import judge, just, on
from companion.rules.kernel import Rejection
from companion.rules.table_steps import CLOCKS

_judged: Final = judge(
    evolve,
    cmd.Command,
    cmd.StartGame,
    *CLOCKS,
    on(cmd.StartGame, table.start_game),
    on(cmd.TickStep, table.tick_step),
    just(cmd.BeginPlay, table.begin_play),
    on(cmd.SetOptions, table.set_options),
    on(cmd.SetDetail, table.set_detail),
    on(cmd.Rename, table.rename),
    on(cmd.EndTurn, flow.end_turn),
    on(cmd.Pass, flow.pass_round),
    on(cmd.TakeTurn, flow.take_turn),
    on(cmd.SetFirst, flow.set_first),
    just(cmd.EndPlayerPhase, flow.end_player_phase),
    just(cmd.AdvanceTime, flow.advance_time),
    just(cmd.EndFeeding, flow.end_feeding),
    just(cmd.BurnRooms, flow.burn_rooms),
    on(cmd.NoteEvent, flow.note_event),
    on(cmd.StartSelfDestruct, flow.start_self_destruct),
    on(cmd.CorrectTrack, flow.correct_track),
    on(cmd.DrawToken, bag.draw_token),
    on(cmd.ResolveToken, bag.resolve_token),
    just(cmd.AddMetagorger, bag.add_metagorger),
    on(cmd.CorrectBag, bag.correct_bag),
    on(cmd.PlaceIntruder, board.place_intruder),
    on(cmd.MoveIntruder, board.move_intruder),
    on(cmd.EngageIntruder, board.engage_intruder),
    on(cmd.InjureIntruder, board.injure_intruder),
    on(cmd.CheckDeath, board.check_death),
    on(cmd.KillIntruder, board.kill_intruder),
    on(cmd.RemoveIntruder, board.remove_intruder),
    on(cmd.CorrectFigures, board.correct_figures),
    on(cmd.ChangeObjects, board.change_objects),
    on(cmd.MarkRoom, board.mark_room),
    on(cmd.RenameRoom, board.rename_room),
    on(cmd.MarkNest, board.mark_nest),
    on(cmd.Feed, feeding.feed),
    on(cmd.Correct, characters.correct),
    on(cmd.Mark, characters.mark),
    just(cmd.DrawHands, characters.draw_hands),
    on(cmd.GoTo, characters.go_to),
    on(cmd.SetFate, characters.set_fate),
    on(cmd.EnterPod, characters.enter_pod),
    on(cmd.ChangePod, characters.change_pod),
    on(cmd.NumberPods, characters.number_pods),
    on(cmd.DrawMutation, mutation.draw_mutation),
    on(cmd.NameMutation, mutation.name_mutation),
    on(cmd.AddMarker, mutation.add_marker),
    on(cmd.LoseMutation, mutation.lose_mutation),
    on(cmd.MetagorgerAttack, mutation.metagorger_attack),
    on(cmd.MutationAction, mutation.mutation_action),
    on(cmd.Scan, mutation.scan),
    on(cmd.RevealAdaptation, secrets.reveal_adaptation),
    on(cmd.DiscardAdaptation, secrets.discard_adaptation),
    just(cmd.NoteEncounter, secrets.note_encounter),
    on(cmd.NameObjectives, secrets.name_objectives),
    on(cmd.ChooseObjective, secrets.choose_objective),
    on(cmd.BeginCheck, check.begin_check),
    on(cmd.ScanDeck, check.scan_deck),
    on(cmd.DrawFour, check.draw_four),
    on(cmd.AnswerObjective, check.answer_objective),
    just(cmd.EndGame, check.end_game),
)


def decide(state: State, command: cmd.Command) -> tuple[ev.Event, ...] | Rejection:
    """Return the events that `command` causes in `state`, or the reason why it is refused."""
    verdict: tuple[ev.Event, ...] | Rejection = _judged(state, command)
    if isinstance(verdict, Rejection):
        return verdict
    return (*verdict, *lifted_marks(state, reduce(evolve, verdict, state)))
