"""`decide`: which step answers which command."""

from __future__ import annotations

from typing import Final

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome import events as ev
from companion.rules.chromosome.decide import actions, battle, flow, hand, radiation, special
from companion.rules.chromosome.evolve import evolve
from companion.rules.chromosome.state import State
from companion.rules.judge import judge, just, on
from companion.rules.kernel import Rejection
from companion.rules.table_steps import CLOCKS, set_detail

_judged: Final = judge(
    evolve,
    cmd.Command,
    cmd.StartGame,
    *CLOCKS,
    on(cmd.StartGame, flow.start_game),
    on(cmd.NoteEvent, flow.note_event),
    just(cmd.BeginTurns, flow.begin_turns),
    on(cmd.EndTurn, flow.end_turn),
    on(cmd.Pass, flow.pass_round),
    just(cmd.EndPhase, flow.end_phase),
    on(cmd.FinishRadiation, flow.finish_radiation),
    on(cmd.Eliminate, flow.eliminate),
    just(cmd.EndGame, flow.end_by_agreement),
    on(cmd.Move, actions.move),
    on(cmd.Grow, actions.grow),
    on(cmd.Evolve, actions.evolve_by_choice),
    on(cmd.EvolveByDie, actions.evolve_by_die),
    on(cmd.Impulse, actions.impulse),
    on(cmd.ActSpecially, special.act_specially),
    on(cmd.RecoverFate, actions.recover_fate),
    on(cmd.DiscardBuilding, actions.discard_building),
    on(cmd.FateAsGene, actions.fate_as_gene),
    on(cmd.SpendFate, actions.spend_one_fate),
    on(cmd.Fight, battle.fight),
    on(cmd.Commit, battle.commit),
    on(cmd.ThrowDie, battle.throw_die),
    on(cmd.ForceReroll, battle.force_reroll),
    on(cmd.Accept, battle.accept),
    on(cmd.LetStand, battle.let_stand),
    just(cmd.ApplyBattle, battle.apply_battle),
    on(cmd.FaceArea, radiation.face_area),
    on(cmd.AddArea, radiation.add_area),
    on(cmd.ChangeArea, radiation.change_area),
    on(cmd.Correct, hand.correct),
    on(cmd.Mark, hand.mark),
    on(cmd.Rename, hand.rename),
    on(cmd.SetOptions, hand.set_options),
    just(cmd.CallOff, hand.call_off),
    on(cmd.SetDetail, set_detail),
)


def decide(state: State, command: cmd.Command) -> tuple[ev.Event, ...] | Rejection:
    """Return the events that `command` causes in `state`, or the reason why it is refused."""
    return _judged(state, command)
