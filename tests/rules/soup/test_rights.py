"""Whose a command is: one's own, both fighters', everybody's together, or the whole table's."""

from __future__ import annotations

import pytest

from companion.rules.clocks import PauseClock
from companion.rules.kernel import WHOLE_TABLE, Owners
from companion.rules.soup import commands as cmd
from companion.rules.soup.game import SOUP
from companion.rules.soup.options import Options
from tests.rules.soup.anything import COMMANDS
from tests.rules.soup.tables import JAN, OLA, sitting, start, table

OWN: list[cmd.Command] = [
    cmd.ChooseSpace(seat=JAN, space=1),
    cmd.ChooseNumbers(seat=JAN, numbers=(3, 4)),
    cmd.Rename(seat=JAN, name="Janek"),
    PauseClock(seat=JAN, paused=True),
    cmd.EndTurn(seat=JAN),
    cmd.Drift(seat=JAN, number=1),
    cmd.StayPut(seat=JAN, number=1),
    cmd.RollMove(seat=JAN, number=1),
    cmd.Load(seat=JAN, number=1),
    cmd.Follow(seat=JAN, number=1, leader=1),
    cmd.ChooseDirection(seat=JAN, direction="west"),
    cmd.PayMoves(seat=JAN),
    cmd.Pay(seat=JAN, purpose="defend"),
    cmd.Eat(seat=JAN, number=1),
    cmd.Starve(seat=JAN, number=1),
    cmd.FeedRest(seat=JAN),
    cmd.Attack(seat=JAN, number=1, victim=OLA, victim_number=1),
    cmd.AnswerAttack(seat=JAN, answer="yield"),
    cmd.RetryFight(seat=JAN),
    cmd.Settle(seat=JAN),
    cmd.BuyGene(seat=JAN, gene="speed"),
    cmd.Divide(seat=JAN),
    cmd.LoseAmoebas(seat=JAN),
    cmd.Correct(seat=JAN, number="points", delta=1),
    cmd.CorrectAmoeba(seat=JAN, number=3, on_board=True),
    cmd.CorrectWounds(seat=JAN, number=1, delta=1),
    cmd.CorrectGene(seat=JAN, gene="speed", held=True),
]

TABLES: list[cmd.Command] = [
    start("Ola", "Jan", "Ewa"),
    cmd.BeginPlay(),
    cmd.SetOptions(options=Options()),
    cmd.SetDetail(detail="full"),
    cmd.SetClocks(running=True),
    cmd.EndPhase(),
    cmd.TakeTurn(seat=JAN),
    cmd.TurnCard(),
    cmd.Bury(),
    cmd.Score(),
    cmd.CorrectSupply(seat=JAN, delta=1),
]

FIGHTERS: list[cmd.Command] = [cmd.RollFight(), cmd.CloseFight()]
FLEEING: list[cmd.Command] = [cmd.RollEscape(), cmd.TellEscape(escaped=True)]

TOGETHER: list[cmd.Command] = [cmd.RollOrder(), cmd.EndGame()]


@pytest.mark.parametrize("command", OWN, ids=lambda command: command.kind)
def test_what_a_player_decides_belongs_to_the_player(command: cmd.Command) -> None:
    assert SOUP.owners(table().state, command) == Owners(seats=frozenset({JAN}))


@pytest.mark.parametrize("command", TABLES, ids=lambda command: command.kind)
def test_what_a_phase_does_for_all_belongs_to_the_whole_table(command: cmd.Command) -> None:
    assert SOUP.owners(table().state, command) == WHOLE_TABLE


@pytest.mark.parametrize("command", FIGHTERS, ids=lambda command: command.kind)
def test_dice_and_end_of_a_fight_belong_to_either_fighter(command: cmd.Command) -> None:
    play = table(detail="full").genes(OLA, "struggle").genes(JAN, "defense")
    assert SOUP.owners(play.state, command) == WHOLE_TABLE
    play.do(cmd.Attack(seat=OLA, number=1, victim=JAN, victim_number=1))
    assert SOUP.owners(play.state, command) == Owners(seats=frozenset({OLA, JAN}))


@pytest.mark.parametrize("command", FLEEING, ids=lambda command: command.kind)
def test_dice_and_result_of_an_escape_are_those_of_who_flees(command: cmd.Command) -> None:
    play = table(detail="full").genes(OLA, "struggle").genes(JAN, "escape")
    assert SOUP.owners(play.state, command) == WHOLE_TABLE
    play.do(cmd.Attack(seat=OLA, number=1, victim=JAN, victim_number=1))
    assert SOUP.owners(play.state, command) == Owners(seats=frozenset({JAN}))


def test_anybody_throws_for_the_ladder() -> None:
    assert SOUP.owners(sitting().state, cmd.RollOrder()) == Owners(seats=frozenset(range(4)))


def test_the_end_is_agreed_by_all_together() -> None:
    assert SOUP.owners(table().state, cmd.EndGame()) == Owners(seats=frozenset(range(4)), together=True)


def test_every_command_is_somebodys() -> None:
    told = {type(command) for command in (*OWN, *TABLES, *FIGHTERS, *FLEEING, *TOGETHER)}
    assert told == set(COMMANDS)
