"""Advice against the game itself: nothing false is said, and nobody is left in silence where a move saves.

The referee plays `decide` and `evolve` through the whole tree. A sentence is judged by its key: what it
recommends or closes must be what the referee does, and every figure in it the one that it names.
"""

from collections.abc import Iterator
from fractions import Fraction

from companion.rules.chromosome.odds import Rerolls
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.chromosome.rolls import ForceReroll, LetStand, ThrowDie
from companion.rules.chromosome.state import State
from companion.ui.chromosome import explain as why
from companion.ui.chromosome.advice import battle_advice, resistance_advice
from companion.ui.chromosome.resistance import own_advice
from companion.words import Words
from tests.rules.odds.referee import BattleReferee, TestReferee, done, surely
from tests.rules.odds.test_referee import drawn_battle, drawn_trials, hopeless
from tests.sizes import examples

WORDS = Words("en", strict=True).of("chromosome")

LENDING = {"radiation-advice-lend", "radiation-advice-lend-out", "radiation-advice-lend-dose"}
REROLLING = {
    "odds-advice-must",
    "odds-advice-reroll",
    "odds-advice-out-reroll",
    "odds-advice-risk-reroll",
    "radiation-advice-reroll",
}
LOST = {"odds-advice-lost", "radiation-advice-lost"}


def dice_of_trials(seed: int) -> Iterator[tuple[TestReferee, State]]:
    """Every face of the first of some drawn tests, judged by the model that an advice counts."""
    state, tester, groups, model, worth = drawn_trials(seed)
    referee = TestReferee(state, tester, groups, model.advising, worth)
    first = max(state.areas, key=lambda area: (area.cubes, -area.id))
    beside = tuple(groups[first.id] if seat == tester else 0 for seat in range(len(state.players)))
    facing = surely(state, FaceArea(area=first.id, groups=beside))
    for face in range(1, state.options.die + 1):
        yield referee, surely(facing, ThrowDie(face=face))


def test_advice_about_a_test_is_the_best_move_of_the_game_and_is_never_silent_where_one_saves() -> None:
    for seed in range(examples(400)):
        model = drawn_trials(seed).model
        for referee, lying in dice_of_trials(seed):
            _judge_test(referee, lying, model)


def _judge_test(referee: TestReferee, lying: State, model: Rerolls) -> None:
    nearby = {
        area.id: tuple(
            referee.groups[area.id] if seat == referee.tester else 0 for seat in range(len(lying.players))
        )
        for area in lying.areas
        if lying.radiation is not None and area.id in lying.radiation.remaining
    }
    told = resistance_advice(lying, referee.worth, nearby, model)
    own = [each.advice for each in told if each.advice.own]
    worths = {"keep": referee.standing(lying)[0]}
    for move, after in referee.moves(lying, 0):
        worths[move] = referee.follows(move, after)[0]
    best = max(worths.values())
    lost = hopeless(referee, lying, referee.tester)
    if not own:
        assert best == worths["keep"], "silence where a move saves"
        assert len(worths) == 1 or not lost, "silence where nothing helps"
        return
    key, figures = own_advice(WORDS, own[0])
    assert (key in LOST) == lost, key
    if key in LENDING:
        assert worths["lend"] == best > worths["keep"]
    elif key in REROLLING:
        assert worths["reroll"] == best > worths["keep"]
    else:
        assert best == worths["keep"], key
    following = dict(referee.moves(lying, 0))
    spent = following.get("lend" if key in LENDING or key == "radiation-advice-lend-keep" else "reroll")
    say = _said_dose if "dose" in figures else _said_out
    for name, figure in figures.items():
        if name == "price":
            assert figure == WORDS.number(referee.worth, 0 if referee.worth.denominator == 1 else 1)
        elif name == "after":
            assert spent is not None
            assert figure == say(referee, spent), (key, name)
        else:
            assert figure == say(referee, surely(lying, LetStand())), (key, name)


def _said_out(referee: TestReferee, state: State) -> str:
    """The chance that whoever tests is eliminated in the end, as the referee plays on."""
    return WORDS.percent(referee.share(state, lambda end: Fraction(end.players[referee.tester].eliminated)))


def _said_dose(referee: TestReferee, state: State) -> str:
    """The dose on average, of all tests to come."""
    before = referee.start.players[referee.tester].irradiation
    amount = referee.share(state, lambda end: Fraction(end.players[referee.tester].irradiation - before))
    return WORDS.number(amount, 0 if amount.denominator == 1 else 1)


def test_advice_about_a_battle_is_the_best_move_of_the_game_and_is_never_silent_where_one_pays() -> None:
    for seed in range(examples(500)):
        state, helping, model, worth = drawn_battle(seed, settled=True)
        referee = BattleReferee(state, helping, model.advising, worth)
        for face in range(1, state.options.die + 1):
            first = surely(state, ThrowDie(face=face))
            second = [
                surely(surely(first, LetStand()), ThrowDie(face=other))
                for other in range(1, state.options.die + 1, 2)
            ]
            for lying in (first, *second):
                _judge_battle(referee, lying, model)


def _judge_battle(referee: BattleReferee, lying: State, model: Rerolls) -> None:
    helpers = tuple((seats[0], referee.helps[place]) for place, seats in enumerate(referee.parties[2:]))
    told = {each.seat: each.advice for each in battle_advice(lying, helpers, referee.worth, model)}
    keep = referee.standing(lying)
    for place, (seat,) in enumerate(referee.parties):
        again = done(lying, ForceReroll(by=seat))
        if place > 1 and model != Rerolls.ALL:
            assert seat not in told
            continue
        pays = again is not None and referee.play(again)[place] > keep[place]
        if seat not in told:
            assert not pays, "silence where a re-roll pays"
            continue
        advice = told[seat]
        out, after = WORDS.percent(advice.eliminated), WORDS.percent(advice.eliminated_after)
        spoken = why.advice(advice, out, after)
        assert (spoken.key in REROLLING) == pays, spoken.key
        cost = spoken.params.get("cost")
        if cost is not None and spoken.key != "odds-advice-keep-further":
            assert (cost.value if isinstance(cost, why.Amount) else cost) == referee.worth
