"""The result of a failed attack, and both answers to one attack (the rulebook's aid, and FAQ)."""

from collections.abc import Iterator
from random import Random

import pytest

from companion.rules.kernel import Command, Event, Rejection
from companion.rules.soup.company import Follow, Load
from companion.rules.soup.data import Gene
from companion.rules.soup.deaths import Bury
from companion.rules.soup.fights import (
    AnswerAttack,
    Attack,
    CloseFight,
    FightDecided,
    RetryFight,
    RollEscape,
    RollFight,
    TellEscape,
    answers_left,
    may_get_away,
)
from companion.rules.soup.game import SOUP
from companion.rules.soup.meals import AmoebaFed, Eat, FeedRest, Starve
from companion.rules.soup.movement import AmoebaMoved, Drift, RollMove, may_leave
from companion.rules.soup.next_step import next_step
from companion.rules.soup.state import State
from tests.rules.soup.player import next_command
from tests.rules.soup.tables import EWA, JAN, OLA, Play, table

ATTACK = Attack(seat=OLA, number=1, victim=JAN, victim_number=1)
DEFEND = AnswerAttack(seat=JAN, answer="defend")
ESCAPE = AnswerAttack(seat=JAN, answer="escape")
YIELD = AnswerAttack(seat=JAN, answer="yield")
LOSE = RollFight(dice=((6, 1),))
WIN = RollFight(dice=((1, 6),))
AWAY = TellEscape(escaped=True)
CAUGHT = TellEscape(escaped=False)


def hungry(*genes: Gene, own: tuple[Gene, ...] = ("struggle",), **options: object) -> Play:
    """A table at which Ola holds `own`, by default Struggle for Survival, and Jan these genes."""
    return table(detail="full", **options).genes(OLA, *own).genes(JAN, *genes)


# after its victim escaped ------------------------------------------------------------------------


def test_after_its_victim_escaped_an_attacker_starves() -> None:
    play = hungry("escape").do(ATTACK, ESCAPE, AWAY)
    before = play[OLA].amoebas[0].wounds
    play.do(CloseFight())
    attacker = play[OLA].amoebas[0]
    assert (attacker.meal, attacker.wounds) == ("starved", before + 1)


def test_an_attacker_that_followed_by_holding_may_eat_where_it_came_to_and_moves_no_more() -> None:
    follow = Follow(seat=OLA, number=1, leader=1)
    play = hungry("escape", own=("struggle", "holding", "speed")).do(ATTACK, ESCAPE, follow, AWAY)
    play.do(CloseFight())
    assert play[OLA].amoebas[0].meal == ""
    assert play.refuses(RollMove(seat=OLA, number=1, dice=(1,))) == "has-moved"
    assert play.refuses(Load(seat=OLA, number=1, cubes=(1, 0, 0, 0))) == "has-moved"
    assert play.refuses(ATTACK.replace(victim=EWA)) == "has-attacked"
    assert play.do(Eat(seat=OLA, number=1))[OLA].amoebas[0].meal == "ate"


def test_where_the_table_follows_afterwards_the_attacker_follows_before_the_attack_is_over() -> None:
    play = hungry("escape", own=("struggle", "holding"), following="after").do(ATTACK, ESCAPE, AWAY)
    play.do(Follow(seat=OLA, number=1, leader=1), CloseFight())
    assert not play[OLA].amoebas[0].missed


def test_one_of_a_journal_of_before_that_still_waits_can_only_starve() -> None:
    play = hungry().do(Drift(seat=OLA, number=1))
    amoebas = (play[OLA].amoebas[0].replace(attacks=1), play[OLA].amoebas[1])
    play.given(OLA, amoebas=amoebas)
    assert play.refuses(Eat(seat=OLA, number=1)) == "starves-after-attack"
    play.do(FeedRest(seat=OLA))
    assert [each.meal for each in play[OLA].amoebas] == ["", "ate"]
    assert play.do(Starve(seat=OLA, number=1))[OLA].amoebas[0].meal == "starved"


def test_persistence_may_attack_another_before_the_attacker_starves() -> None:
    play = hungry("escape", own=("struggle", "persistence")).do(ATTACK, ESCAPE, AWAY)
    play.do(ATTACK.replace(victim=EWA))
    assert play[OLA].amoebas[0].meal == "ate"


def test_a_victim_that_escapes_in_phase_5_hurts_nobody() -> None:
    play = hungry("escape", own=("aggression",)).at("deaths").given(OLA, points=4).given(JAN, points=4)
    play.do(Bury(), ATTACK, ESCAPE, AWAY)
    before = play[OLA].amoebas
    assert play.do(CloseFight())[OLA].amoebas == before


DEALT: tuple[tuple[Gene, ...], ...] = (
    ("struggle", "persistence", "holding"),
    ("escape", "defense", "speed"),
    ("struggle", "speed", "tentacle"),
    ("escape", "streamlining"),
)
"""Genes of four players who attack each other and escape, by seat."""

Step = tuple[State, Command, tuple[Event, ...]]
"""A state, a command given in it, and its events."""


def eager(state: State, chance: Random) -> Command | None:
    """Return an attack or the next step of an escape; None if there is none, or half of the time."""
    step = next_step(state)
    fight = state.fight
    if chance.random() < 0.5 or step.seat is None or step.number is None:
        return None
    if step.step == "amoeba":
        prey = [player for player in state.players if player.has("escape") and player.amoebas]
        if not prey:
            return None
        victim = chance.choice(prey)
        number = chance.choice(victim.amoebas).number
        return Attack(seat=step.seat, number=step.number, victim=victim.seat, victim_number=number)
    if step.step == "answer":
        return AnswerAttack(seat=step.seat, answer="escape")
    if step.step == "escape-dice" and fight is not None:
        return Follow(seat=fight.seat, number=fight.number, leader=step.number)
    return TellEscape(escaped=True) if step.step == "escape-result" else None


def played(seed: int) -> Iterator[Step]:
    """Yield the steps of a whole random game in full detail."""
    chance = Random(seed)
    play = table(detail="full")
    for seat, genes in enumerate(DEALT):
        play.genes(seat, *genes)
    state = play.state
    while state.phase != "over":
        asked = eager(state, chance) or next_command(state, chance.choice)
        command = SOUP.throw(state, asked, lambda faces: chance.randint(1, faces))
        events = SOUP.decide(state, command)
        if not isinstance(events, Rejection):
            yield state, command, events
            state = SOUP.fold(events, state)


def test_over_whole_random_games_an_attacker_whose_victim_escaped_neither_eats_nor_moves() -> None:
    """L23, L79: it starves, or at most eats if it followed by Holding."""
    escapes = followers = 0
    for seed in range(6):
        missed: set[tuple[int, int, int]] = set()
        pursuing: set[tuple[int, int, int]] = set()
        for state, command, events in played(seed):
            fight = state.fight
            closes = isinstance(command, CloseFight) and fight is not None
            if closes and fight is not None and fight.result == "escaped" and state.phase == "movement":
                who = (state.round, fight.seat, fight.number)
                gone = state.departure
                follows = gone is not None and any(
                    (each.seat, each.number) == who[1:] for each in gone.followers
                )
                (pursuing if follows else missed).add(who)
                escapes, followers = escapes + 1, followers + follows
            for event in events:
                if isinstance(event, AmoebaMoved):
                    assert (state.round, event.seat, event.number) not in missed | pursuing
                if isinstance(event, AmoebaFed) and event.meal == "ate":
                    assert (state.round, event.seat, event.number) not in missed
    assert escapes > 20
    assert followers


# both answers ------------------------------------------------------------------------------------


def test_after_a_defence_that_failed_the_victim_may_still_escape() -> None:
    play = hungry("defense", "escape").do(ATTACK, DEFEND, LOSE)
    assert answers_left(play.state) == ("escape",)
    assert next_step(play.state).step == "answer"
    assert play.refuses(CloseFight()) == "attack-open"
    assert play.refuses(DEFEND) == "answered-so"
    play.do(ESCAPE, RollEscape(dice=(2,)), AWAY, CloseFight())
    assert (play.numbers[JAN], play[JAN].points) == ([1, 2], 2)


def test_after_an_escape_that_failed_the_victim_may_still_defend_itself() -> None:
    play = hungry("defense", "escape").do(ATTACK, ESCAPE, RollEscape(dice=(2,)), CAUGHT)
    assert answers_left(play.state) == ("defend",)
    play.do(DEFEND, WIN, CloseFight())
    assert play.numbers[JAN] == [1, 2]
    assert play[OLA].amoebas[0].meal == "starved"


@pytest.mark.parametrize("first", [(DEFEND, LOSE), (ESCAPE, CAUGHT)])
def test_after_one_answer_that_failed_the_victim_may_give_in(first: tuple[Command, ...]) -> None:
    play = hungry("defense", "escape").do(ATTACK, *first, YIELD)
    assert (play.numbers[JAN], play.state.fight) == ([2], None)


def test_each_answer_is_used_once() -> None:
    play = hungry("defense", "escape").do(ATTACK, DEFEND, LOSE, ESCAPE, CAUGHT)
    assert answers_left(play.state) == ()
    assert play.refuses(DEFEND) == "not-asked"
    assert play.do(CloseFight()).numbers[JAN] == [2]


def test_a_second_answer_needs_its_point() -> None:
    play = hungry("defense", "escape").given(JAN, points=1).do(ATTACK, DEFEND, LOSE)
    assert answers_left(play.state) == ()
    free = hungry("defense", "escape", "streamlining").given(JAN, points=1).do(ATTACK, DEFEND, LOSE)
    assert answers_left(free.state) == ("escape",)


def test_the_second_attempt_of_persistence_comes_before_the_other_answer() -> None:
    play = hungry("defense", "escape", "persistence").do(ATTACK, DEFEND, LOSE)
    play.do(RetryFight(seat=JAN, dice=((5, 2),)))
    assert answers_left(play.state) == ("escape",)
    again = hungry("defense", "escape", own=("struggle", "persistence")).do(ATTACK, DEFEND, WIN)
    again.do(RetryFight(seat=OLA, dice=((6, 1),)))
    assert answers_left(again.state) == ("escape",)


def test_a_table_may_allow_one_answer_alone() -> None:
    play = hungry("defense", "escape", answers="one").do(ATTACK, DEFEND, LOSE)
    assert play.refuses(ESCAPE) == "not-asked"
    assert play.do(CloseFight()).numbers[JAN] == [2]


def test_what_would_have_gone_along_with_an_escape_that_failed_stays_behind() -> None:
    play = hungry("defense", "escape", own=("aggression",)).genes(EWA, "holding").at("deaths")
    play.given(OLA, points=4).given(JAN, points=4).do(Bury(), ATTACK, ESCAPE)
    play.do(Follow(seat=EWA, number=1, leader=1), RollEscape(dice=(1,)), CAUGHT, DEFEND)
    assert play.state.departure is None
    assert SOUP.flaw(play.state) != "a departure of nobody"


# dice that leave the amoeba where it is ----------------------------------------------------------


@pytest.mark.parametrize(("genes", "dice"), [((), (5,)), (("movement-1",), (5, 5))])
def test_an_escape_whose_dice_stay_has_failed(genes: tuple[Gene, ...], dice: tuple[int, ...]) -> None:
    play = hungry("escape", *genes).do(ATTACK, ESCAPE, RollEscape(dice=dice))
    assert play.state.fight is not None
    assert play.state.fight.result == "killed"
    assert next_step(play.state).step == "close-fight"


def test_with_speed_the_second_throw_may_still_lead_away() -> None:
    play = hungry("escape", "speed").do(ATTACK, ESCAPE, RollEscape(dice=(5,)))
    assert not may_get_away(play.state)
    assert play.refuses(AWAY) == "stays-put"
    play.do(RollEscape(dice=(3,)))
    assert may_get_away(play.state)
    play.do(AWAY, CloseFight())
    assert play.numbers[JAN] == [1, 2]


def test_a_second_throw_that_stays_takes_nothing_from_the_first() -> None:
    play = hungry("escape", "speed").do(ATTACK, ESCAPE, RollEscape(dice=(3,)), RollEscape(dice=(5,)))
    assert may_get_away(play.state)


def test_two_throws_that_stay_have_failed_and_the_defence_is_left() -> None:
    play = hungry("escape", "defense", "speed").do(ATTACK, ESCAPE)
    events = SOUP.decide(play.do(RollEscape(dice=(5,))).state, RollEscape(dice=(5,)))
    assert not isinstance(events, Rejection)
    assert events[-1] == FightDecided(result="killed")
    assert answers_left(play.do(RollEscape(dice=(5,))).state) == ("defend",)


def test_whoever_attacks_has_moved_before() -> None:
    play = hungry("defense", own=("struggle", "speed")).do(RollMove(seat=OLA, number=1, dice=(1,)), ATTACK)
    assert not may_leave(play[OLA], play[OLA].amoebas[0])
