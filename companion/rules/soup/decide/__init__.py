"""`decide`: which step answers which command."""

from __future__ import annotations

from typing import Final

from companion.rules.judge import judge, just, on
from companion.rules.kernel import Rejection
from companion.rules.soup import commands as cmd
from companion.rules.soup import events as ev
from companion.rules.soup.decide import (
    company,
    corrections,
    deaths,
    division,
    environment,
    fights,
    flow,
    food,
    genes,
    movement,
    payments,
    scoring,
    table,
)
from companion.rules.soup.evolve import evolve
from companion.rules.soup.state import State
from companion.rules.table_steps import CLOCKS

_judged: Final = judge(
    evolve,
    cmd.Command,
    cmd.StartGame,
    *CLOCKS,
    on(cmd.StartGame, table.start_game),
    on(cmd.RollOrder, table.roll_order),
    on(cmd.ChooseSpace, table.choose_space),
    on(cmd.ChooseNumbers, table.choose_numbers),
    on(cmd.BeginPlay, table.begin_play),
    on(cmd.SetOptions, table.set_options),
    on(cmd.SetDetail, table.set_detail),
    on(cmd.Rename, table.rename),
    just(cmd.EndGame, flow.end_game),
    on(cmd.EndTurn, flow.end_turn),
    just(cmd.EndPhase, flow.end_phase),
    on(cmd.TakeTurn, flow.take_turn),
    on(cmd.Drift, movement.drift),
    on(cmd.StayPut, movement.stay_put),
    on(cmd.RollMove, movement.roll_move),
    on(cmd.Load, company.load),
    on(cmd.Follow, company.follow),
    on(cmd.ChooseDirection, movement.choose_direction),
    on(cmd.PayMoves, movement.pay_moves),
    on(cmd.Pay, payments.pay_for),
    on(cmd.Eat, food.eat),
    on(cmd.Starve, food.starve),
    on(cmd.FeedRest, food.feed_rest),
    on(cmd.Attack, fights.attack),
    on(cmd.AnswerAttack, fights.answer_attack),
    on(cmd.RollFight, fights.roll_fight),
    on(cmd.RetryFight, fights.retry_fight),
    on(cmd.RollEscape, fights.roll_escape),
    on(cmd.TellEscape, fights.tell_escape),
    on(cmd.CloseFight, fights.close_fight),
    on(cmd.TurnCard, environment.turn_card),
    on(cmd.Settle, environment.settle),
    on(cmd.BuyGene, genes.buy_gene),
    on(cmd.Divide, division.divide),
    just(cmd.Bury, deaths.bury),
    on(cmd.LoseAmoebas, deaths.lose_amoebas),
    just(cmd.Score, scoring.score),
    on(cmd.Correct, corrections.correct),
    on(cmd.CorrectAmoeba, corrections.correct_amoeba),
    on(cmd.CorrectWounds, corrections.correct_wounds),
    on(cmd.CorrectGene, corrections.correct_gene),
    on(cmd.CorrectSupply, corrections.correct_supply),
)


def decide(state: State, command: cmd.Command) -> tuple[ev.Event, ...] | Rejection:
    """The events that `command` causes in `state`, or the reason why it may not be."""
    return _judged(state, command)
