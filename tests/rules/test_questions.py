"""Questions to the odds: the ranges of their numbers, the fields that matter, and how a table fills them."""

import random
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any, cast

import pytest

from companion.rules.carnomorphs.contents import Contents, Feeder
from companion.rules.carnomorphs.data import FIGURES_IN_BOX, Figures
from companion.rules.carnomorphs.odds import LastCheck
from companion.rules.carnomorphs.options import Options as CrewOptions
from companion.rules.carnomorphs.questions import CheckQuestion, FeedingQuestion
from companion.rules.chromosome.odds import Rerolls
from companion.rules.chromosome.questions import BattleQuestion, PhaseQuestion, ResistanceQuestion
from companion.rules.dice import OddsError
from companion.rules.question import Asked, Figure, Question
from companion.rules.soup.data import Card
from companion.rules.soup.questions import ChancesQuestion, OzoneQuestion, PaymentQuestion
from companion.rules.soup.state import Fight
from tests.rules.questions import drawn, questions
from tests.rules.soup.tables import JAN, OLA, table
from tests.sizes import examples

THIN = Card("west", 6)
HUNGRY = Feeder(kind="metagorger")

QUESTIONS = tuple(questions())
DRAWN = examples(200) // 5
every = pytest.mark.parametrize("question", QUESTIONS, ids=[each.key for each in QUESTIONS])


def paths(question: Question, asked: Asked) -> Iterator[str]:
    """Yield the paths of a field's numbers, such as `name.0`."""

    def below(name: str, value: Any) -> Iterator[str]:
        if isinstance(value, tuple):
            for place, each in enumerate(cast("tuple[Any, ...]", value)):
                yield from below(f"{name}.{place}", each)
        else:
            yield name

    if asked.kind in ("number", "numbers"):
        yield from below(asked.name, getattr(question, asked.name))


def figures(question: Question) -> tuple[Figure, ...] | OddsError:
    """Return the answer, or the error if the game is too large."""
    try:
        return question.figures
    except OddsError as refused:
        return refused


# numbers and their bounds ---------------------------------------------------------------------------------


@every
def test_a_number_is_stepped_from_end_to_end_and_no_further(question: type[Question]) -> None:
    pick = random.Random(question.key)
    for _ in range(DRAWN):
        asks = drawn(question, pick)
        for asked in question.fields().values():
            low, high = asks.ends(asked.name)
            for path in paths(asks, asked):
                least, most = asks.turned(path, -1000), asks.turned(path, 1000)
                assert least.number(path) == (None if asked.unknown else low)
                assert most.number(path) == high or asks.number(path) is None
                for turned in (least, most):
                    assert turned.check() == turned == turned.fitted()
                    others = [each for each in paths(asks, asked) if each != path]
                    assert [turned.number(each) for each in others] == [asks.number(each) for each in others]


@every
def test_a_number_beyond_its_ends_is_refused_by_name_with_them(question: type[Question]) -> None:
    pick = random.Random(question.key)
    asks = drawn(question, pick)
    for asked in question.fields().values():
        if asked.kind != "number":
            continue
        low, high = asks.ends(asked.name)
        for beyond in (low - 1, high + 1):
            with pytest.raises(OddsError) as refused:
                replace(asks, **{asked.name: beyond}).check()
            assert (refused.value.field, refused.value.low, refused.value.high) == (asked.name, low, high)


@every
def test_what_does_not_count_changes_no_figure(question: type[Question]) -> None:
    pick = random.Random(question.key)
    for _ in range(DRAWN // 4 + 3):
        asks = drawn(question, pick)
        idle = [name for name in question.fields() if not asks.counts(name)]
        told = figures(asks) if idle else ()
        for name in idle:
            for other in (drawn(question, pick) for _ in range(3)):
                changed = replace(asks, **{name: getattr(other, name)}).fitted()
                if not changed.counts(name):
                    assert figures(changed) == told or isinstance(told, OddsError), name


@pytest.mark.parametrize(
    ("asks", "name", "ends"),
    [
        (CheckQuestion(10, 4, 1), "contaminated", (0, 10)),
        (CheckQuestion(10, 4, 1), "infected", (0, 4)),
        (ResistanceQuestion(2, 1, limit=6), "irradiation", (0, 6)),
        (PhaseQuestion((4,), ((1,),), limit=5), "irradiation", (0, 5)),
        (BattleQuestion(3, 2), "attacker_on_board", (3, BattleQuestion.asked("attacker_on_board").high)),
        (BattleQuestion(3, 2, die=4), "attacker_die", (1, 4)),
    ],
)
def test_the_ends_of_a_number_follow_from_the_others(
    asks: Question, name: str, ends: tuple[int, int]
) -> None:
    assert asks.ends(name) == ends


def test_eggs_in_rooms_are_no_longer_on_the_board() -> None:
    low, high = FeedingQuestion().ends("eggs")
    assert FeedingQuestion((Contents(eggs=2), Contents(eggs=1))).ends("eggs") == (low, high - 3)


@pytest.mark.parametrize(
    ("question", "name", "kind"),
    [
        (ResistanceQuestion, "power", "number"),
        (ResistanceQuestion, "fate_worth", "points"),
        (ResistanceQuestion, "wish", "choice"),
        (BattleQuestion, "rerolls", "choice"),
        (ChancesQuestion, "wanted", "several"),
        (PhaseQuestion, "groups", "numbers"),
        (CheckQuestion, "mutation", "flag"),
        (FeedingQuestion, "rooms", "own"),
    ],
)
def test_a_field_is_entered_as_what_its_type_says(question: type[Question], name: str, kind: str) -> None:
    assert question.asked(name).kind == kind


@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_genes_and_fate_in_strength_leave_less_for_the_bonus(side: str) -> None:
    plain = BattleQuestion(2, 2)
    low, high = plain.ends(f"{side}_bonus")
    stronger = replace(plain, **{f"{side}_genes": 2, f"{side}_strength_fate": 1})
    assert stronger.ends(f"{side}_bonus") == (low, high - 3)


# fields that count ----------------------------------------------------------------------------------------


def test_an_elimination_counts_in_a_battle_where_one_side_may_lose_its_last_tokens() -> None:
    battle = BattleQuestion(2, 2, rerolls=Rerolls.ALL, attacker_fate=1)
    assert not battle.counts("elimination")
    assert replace(battle, attacker_on_board=2).counts("elimination")
    assert replace(battle, defender_on_board=2).counts("elimination")


@pytest.mark.parametrize(
    ("asks", "name", "counts"),
    [
        (BattleQuestion(2, 2), "gene_worth", True),
        (BattleQuestion(2, 2, attacker_die=3), "gene_worth", False),
        (BattleQuestion(2, 2, rerolls=Rerolls.ALL), "other_bystander_helps", False),
        (BattleQuestion(2, 2, rerolls=Rerolls.ALL, other_bystander_fate=1), "other_bystander_helps", True),
        (ResistanceQuestion(2, 1, rerolls=Rerolls.OWN), "rival_fate", False),
        (ResistanceQuestion(2, 1, rerolls=Rerolls.ALL), "rival_fate", True),
        (PhaseQuestion((4,), ((1,),), rerolls=Rerolls.ALL), "wish", False),
        (PhaseQuestion((4,), ((1,),), rerolls=Rerolls.ALL, fate=(1,)), "wish", True),
        (FeedingQuestion(), "carried_food", False),
        (FeedingQuestion((Contents(eggs=1, carried=("egg",)),)), "carried_food", True),
        (FeedingQuestion(), "nest_food", False),
        (FeedingQuestion((Contents(nest=True),)), "nest_food", True),
    ],
)
def test_a_field_counts_where_it_can_change_something(asks: Question, name: str, counts: bool) -> None:
    assert asks.counts(name) is counts


def test_one_fate_point_is_enough_to_be_lent_as_a_gene() -> None:
    test = ResistanceQuestion(2, 1, rerolls=Rerolls.OWN)
    assert not test.counts("lends")
    assert replace(test, fate=1).counts("lends")


def test_the_worth_of_fate_is_told_only_where_somebody_has_some() -> None:
    test = ResistanceQuestion(2, 1, rerolls=Rerolls.OWN)
    assert [code for code, _ in test.reckoned] == ["odds-counts-own", "odds-why-left-out"]
    told = dict(replace(test, fate=1, fate_worth=3, elimination=12).reckoned)
    assert told["odds-counts-fate"] == {"worth": 3}
    assert told["odds-counts-elimination"] == {"cost": 12}


# the first question of a page -----------------------------------------------------------------------------


@every
def test_a_page_begins_with_a_question_that_is_answered(question: type[Question]) -> None:
    first = question.first()
    assert first.check() == first.fitted() == first
    assert isinstance(figures(first), tuple)


def test_a_page_begins_with_numbers_as_a_table_has_them() -> None:
    test, phase, payment = ResistanceQuestion.first(), PhaseQuestion.first(), PaymentQuestion.first()
    assert (test.power, test.groups, test.rival_fate) == (2, 1, 1)
    assert (phase.players, phase.areas) == (2, 2)
    for row in (phase.irradiation, phase.building_genes, phase.fate, phase.lent_before, phase.lent_now):
        assert row == (0, 0, 0, 0)
    assert BattleQuestion.first() == BattleQuestion(2, 2)
    assert OzoneQuestion.first() == OzoneQuestion(0)
    assert (payment.owed, payment.points) == (6, 4)
    assert payment.held == ("speed", "streamlining", "division-rate")
    assert ChancesQuestion.first().there == Fraction(1, 3)


# questions filled from a table ----------------------------------------------------------------------------


def test_the_last_check_of_the_table_is_the_one_that_is_asked_about() -> None:
    unknown = LastCheck(11, 4, 2, None, False, "holders", True)
    for check in (unknown, replace(unknown, infected=2)):
        assert CheckQuestion.of(check, CrewOptions()).last_check == check
    for leaves in (False, True):
        assert CheckQuestion.of(unknown, CrewOptions(infected_leaves=leaves)).infected_leaves == leaves


def test_a_debt_of_the_table_is_the_payment_that_is_asked_about() -> None:
    play = table().genes(OLA, "streamlining", "division-rate").turned(THIN)
    asked = PaymentQuestion.of(play.state, OLA)
    player = play.state.players[OLA]
    assert asked is not None
    assert asked.owed > 0
    assert (asked.owed, asked.points) == (play.state.debts[OLA], player.points)
    assert (asked.genes, asked.excess) == (frozenset(player.gene_names), play.state.options.excess)


def test_who_persists_may_fight_again_once() -> None:
    play = table().genes(OLA, "persistence").genes(JAN, "persistence")
    fight = Fight(seat=OLA, number=1, victim=JAN, victim_number=1)
    asked = ChancesQuestion.of(play.state, fight)
    assert (asked.attacker_retries, asked.defender_retries) == (True, True)
    again = ChancesQuestion.of(play.state, fight.replace(retried=(OLA,)))
    assert (again.attacker_retries, again.defender_retries) == (False, True)
    plain = ChancesQuestion.of(table().state, fight)
    assert (plain.attacker_retries, plain.defender_retries) == (False, False)


def test_figures_that_can_be_placed_are_those_of_the_box_less_those_that_stand_anywhere() -> None:
    asked = FeedingQuestion((Contents(feeders=(HUNGRY, HUNGRY)),), elsewhere=Figures(metagorger=1))
    kept = FIGURES_IN_BOX.metagorger - 3
    assert asked.left("metagorger") == kept
    assert asked.with_left("metagorger", -1).left("metagorger") == kept - 1
    assert asked.with_left("metagorger", 9).left("metagorger") == FIGURES_IN_BOX.metagorger - 2
    assert asked.with_left("metagorger", -99).left("metagorger") == 0
    assert replace(asked, butcher_dead=True).left("butcher") == 0
