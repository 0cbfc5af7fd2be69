"""`decide`: the judge. A command either becomes events or is rejected with a reason; nothing ever raises."""

from __future__ import annotations

from typing import assert_never

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome import events as ev
from companion.rules.chromosome.decide import actions, battle, flow, hand, radiation, special
from companion.rules.chromosome.decide.common import Draft
from companion.rules.chromosome.evolve import evolve
from companion.rules.chromosome.state import State
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
    if draft.state.phase == "setup" and not isinstance(command, cmd.StartGame):
        raise Refused(Rejection(code="not-in-game"))
    match command:
        case cmd.StartGame():
            flow.start_game(draft, command)
        case cmd.NoteEvent():
            flow.note_event(draft, command)
        case cmd.BeginTurns():
            flow.begin_turns(draft)
        case cmd.EndTurn():
            flow.end_turn(draft, command)
        case cmd.Pass():
            flow.pass_round(draft, command)
        case cmd.EndPhase():
            flow.end_phase(draft)
        case cmd.FinishRadiation():
            flow.finish_radiation(draft, command)
        case cmd.Eliminate():
            flow.eliminate(draft, command)
        case cmd.EndGame():
            flow.end_by_agreement(draft)
        case cmd.Move():
            actions.move(draft, command)
        case cmd.Grow():
            actions.grow(draft, command)
        case cmd.Evolve():
            actions.evolve_by_choice(draft, command)
        case cmd.EvolveByDie():
            actions.evolve_by_die(draft, command)
        case cmd.Impulse():
            actions.impulse(draft, command)
        case cmd.ActSpecially():
            special.act_specially(draft, command)
        case cmd.RecoverFate():
            actions.recover_fate(draft, command)
        case cmd.DiscardBuilding():
            actions.discard_building(draft, command)
        case cmd.FateAsGene():
            actions.fate_as_gene(draft, command)
        case cmd.SpendFate():
            actions.spend_one_fate(draft, command)
        case cmd.Fight():
            battle.fight(draft, command)
        case cmd.Commit():
            battle.commit(draft, command)
        case cmd.ThrowDie():
            battle.throw_die(draft, command)
        case cmd.ForceReroll():
            battle.force_reroll(draft, command)
        case cmd.Accept():
            battle.accept(draft, command)
        case cmd.LetStand():
            battle.let_stand(draft, command)
        case cmd.ApplyBattle():
            battle.apply_battle(draft)
        case cmd.FaceArea():
            radiation.face_area(draft, command)
        case cmd.AddArea():
            radiation.add_area(draft, command)
        case cmd.ChangeArea():
            radiation.change_area(draft, command)
        case cmd.Correct():
            hand.correct(draft, command)
        case cmd.Mark():
            hand.mark(draft, command)
        case cmd.Rename():
            hand.rename(draft, command)
        case cmd.SetOptions():
            hand.set_options(draft, command)
        case cmd.CallOff():
            hand.call_off(draft)
        case cmd.SetDetail():
            draft.add(ev.DetailSet(detail=command.detail))
        case cmd.SetClocks():
            draft.add(ev.ClocksSet(running=command.running))
        case cmd.PauseClock():
            hand.pause_clock(draft, command)
        case _:
            assert_never(command)
