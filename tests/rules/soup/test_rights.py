"""The owners of commands: the player, both fighters, everybody together, or the whole table."""

import pytest

from companion.rules.clocks import PauseClock, SetClocks
from companion.rules.kernel import WHOLE_TABLE, Command, Owners
from companion.rules.seating import Rename
from companion.rules.soup.company import Follow, Load
from companion.rules.soup.corrections import Correct, CorrectAmoeba, CorrectGene, CorrectSupply, CorrectWounds
from companion.rules.soup.data import Gene
from companion.rules.soup.deaths import Bury, LoseAmoebas
from companion.rules.soup.division import Divide
from companion.rules.soup.fights import (
    AnswerAttack,
    Attack,
    CloseFight,
    RetryFight,
    RollEscape,
    RollFight,
    TellEscape,
)
from companion.rules.soup.game import SOUP
from companion.rules.soup.genes import BuyGene
from companion.rules.soup.house_rules import SetDetail, SetOptions
from companion.rules.soup.meals import Eat, FeedRest, Starve
from companion.rules.soup.movement import ChooseDirection, Drift, PayMoves, RollMove, StayPut
from companion.rules.soup.next_step import next_step
from companion.rules.soup.options import Options
from companion.rules.soup.ozone import Settle, TurnCard
from companion.rules.soup.payments import Pay
from companion.rules.soup.scoring import Score
from companion.rules.soup.setup import BeginPlay, ChooseNumbers, ChooseSpace, RollOrder
from companion.rules.soup.turns import EndGame, EndPhase, EndTurn, TakeTurn
from companion.table.rights import may
from tests.rules.soup.tables import EWA, JAN, OLA, Play, sitting, start, table

OWN: list[Command] = [
    ChooseSpace(seat=JAN, space=1),
    ChooseNumbers(seat=JAN, numbers=(3, 4)),
    Rename(seat=JAN, name="Janek"),
    PauseClock(seat=JAN, paused=True),
    EndTurn(seat=JAN),
    Drift(seat=JAN, number=1),
    StayPut(seat=JAN, number=1),
    RollMove(seat=JAN, number=1),
    Load(seat=JAN, number=1),
    Follow(seat=JAN, number=1, leader=1),
    ChooseDirection(seat=JAN, direction="west"),
    PayMoves(seat=JAN),
    Pay(seat=JAN, purpose="defend"),
    Eat(seat=JAN, number=1),
    Starve(seat=JAN, number=1),
    FeedRest(seat=JAN),
    Attack(seat=JAN, number=1, victim=OLA, victim_number=1),
    AnswerAttack(seat=JAN, answer="yield"),
    RetryFight(seat=JAN),
    Settle(seat=JAN),
    BuyGene(seat=JAN, gene="speed"),
    Divide(seat=JAN),
    LoseAmoebas(seat=JAN),
    Correct(seat=JAN, number="points", delta=1),
    CorrectAmoeba(seat=JAN, number=3, on_board=True),
    CorrectWounds(seat=JAN, number=1, delta=1),
    CorrectGene(seat=JAN, gene="speed", held=True),
]

TABLES: list[Command] = [
    start("Ola", "Jan", "Ewa"),
    BeginPlay(),
    SetOptions(options=Options()),
    SetDetail(detail="full"),
    SetClocks(running=True),
    EndPhase(),
    TakeTurn(seat=JAN),
    TurnCard(),
    Bury(),
    Score(),
    CorrectSupply(seat=JAN, delta=1),
]

FIGHTERS: list[Command] = [RollFight(), CloseFight()]
FLEEING: list[Command] = [RollEscape(), TellEscape(escaped=True)]


@pytest.mark.parametrize("command", OWN, ids=lambda command: command.kind)
def test_what_a_player_decides_belongs_to_the_player(command: Command) -> None:
    assert SOUP.owners(table().state, command) == Owners(seats=frozenset({JAN}))


@pytest.mark.parametrize("command", TABLES, ids=lambda command: command.kind)
def test_what_a_phase_does_for_all_belongs_to_the_whole_table(command: Command) -> None:
    assert SOUP.owners(table().state, command) == WHOLE_TABLE


@pytest.mark.parametrize("command", FIGHTERS, ids=lambda command: command.kind)
def test_dice_and_end_of_a_fight_belong_to_either_fighter(command: Command) -> None:
    play = table(detail="full").genes(OLA, "struggle").genes(JAN, "defense")
    assert SOUP.owners(play.state, command) == WHOLE_TABLE
    play.do(Attack(seat=OLA, number=1, victim=JAN, victim_number=1))
    assert SOUP.owners(play.state, command) == Owners(seats=frozenset({OLA, JAN}))


@pytest.mark.parametrize("command", FLEEING, ids=lambda command: command.kind)
def test_dice_and_result_of_an_escape_are_those_of_who_flees(command: Command) -> None:
    play = table(detail="full").genes(OLA, "struggle").genes(JAN, "escape")
    assert SOUP.owners(play.state, command) == WHOLE_TABLE
    play.do(Attack(seat=OLA, number=1, victim=JAN, victim_number=1))
    assert SOUP.owners(play.state, command) == Owners(seats=frozenset({JAN}))


def test_anybody_throws_for_the_ladder() -> None:
    assert SOUP.owners(sitting().state, RollOrder()) == Owners(seats=frozenset(range(4)))


def test_the_end_is_agreed_by_all_together() -> None:
    assert SOUP.owners(table().state, EndGame()) == Owners(seats=frozenset(range(4)), together=True)


def lost_fight(*genes: Gene) -> Play:
    """Ola has attacked Jan, who has these genes besides Defense, and Ola's die was higher."""
    play = table(detail="full").genes(OLA, "struggle").genes(JAN, "defense", *genes)
    return play.do(
        Attack(seat=OLA, number=1, victim=JAN, victim_number=1),
        AnswerAttack(seat=JAN, answer="defend"),
        RollFight(dice=((6, 1),)),
    )


def test_nobody_ends_an_attack_over_a_second_attempt_but_whose_it_is() -> None:
    play = lost_fight("persistence")
    assert SOUP.owners(play.state, CloseFight()) == Owners(seats=frozenset({JAN}), together=True)
    assert next_step(play.state).seat == JAN
    play.do(RetryFight(seat=JAN, dice=((6, 1),)))
    assert SOUP.owners(play.state, CloseFight()) == Owners(seats=frozenset({OLA, JAN}))
    assert SOUP.owners(lost_fight().state, CloseFight()) == Owners(seats=frozenset({OLA, JAN}))


def test_an_escape_ends_no_second_attack_and_no_following_that_the_table_decides_afterwards() -> None:
    play = table(detail="full", following="after").genes(OLA, "struggle", "persistence")
    play.genes(JAN, "escape").genes(EWA, "holding").do(
        Attack(seat=OLA, number=1, victim=JAN, victim_number=1),
        AnswerAttack(seat=JAN, answer="escape"),
        TellEscape(escaped=True),
    )
    assert SOUP.owners(play.state, CloseFight()) == Owners(seats=frozenset({OLA, EWA}), together=True)


def test_whose_right_would_end_is_asked_by_name_on_every_phone() -> None:
    state = lost_fight("persistence").state
    for seat in range(4):
        refused = may("strict", "player", seat, SOUP, state, CloseFight(), frozenset(range(4)))
        assert (refused is None) == (seat == JAN)
