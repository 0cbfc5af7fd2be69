"""Advice checked against the game itself: none is false, and none is missing if a move saves a player.

The referee plays `decide` and `evolve` through the whole tree. A sentence is judged by its key: a recommended
or excluded move must agree with the referee, and so must every figure in it.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from companion.rules.chromosome.battle import Commit
from companion.rules.chromosome.odds import (
    ELIMINATION,
    START,
    Advice,
    Moment,
    Rerolls,
    additions,
    outlook,
)
from companion.rules.chromosome.odds.positions import duel_of
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.chromosome.rolls import ForceReroll, LetStand, ThrowDie
from companion.rules.chromosome.state import State
from companion.ui.chromosome import explain as why
from companion.ui.chromosome.advice import SeatResistanceAdvice, battle_advice, resistance_advice
from companion.ui.chromosome.radiation_resistance import advice_words, own_advice, short
from companion.words import Words
from tests.rules.odds.referee import BattleReferee, BattleTold, TestReferee, done, surely
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
    """Yield the first of some drawn tests with each face of its die, under the model that advice uses."""
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
    told = resistance_advice(lying, referee.tester, referee.worth, nearby, model)
    own = [each.advice for each in told if each.advice.own]
    _judge_rivals(referee, lying, model, [each for each in told if not each.advice.own])
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


def _judge_rivals(
    referee: TestReferee, lying: State, model: Rerolls, told: Sequence[SeatResistanceAdvice]
) -> None:
    """Check the others' advice: when a re-roll pays, and its effect on the tester."""
    again = next((after for move, after in referee.moves(lying, 1) if move == "reroll"), None)
    stands = surely(lying, LetStand())
    pays = again is not None and referee.play(again)[1] > referee.play(stands)[1]
    if model != Rerolls.ALL:
        assert not told
        return
    assert len(told) == pays, "a rival is told where a re-roll pays, and nowhere else"
    for each in told:
        assert again is not None
        assert each.seats == tuple(seat for seat in referee.parties[1] if lying.players[seat].fate)
        said = advice_words(WORDS, lying, each, referee.tester)
        name, out, after = (
            lying.players[referee.tester].name,
            _said_out(referee, stands),
            _said_out(referee, again),
        )
        assert WORDS("radiation-advice-rival", player=name, out=out, after=after) in said


def _said_out(referee: TestReferee, state: State) -> str:
    """Return the chance that the tester is eliminated in the end, as the referee plays on."""
    return WORDS.percent(referee.play(state)[2])


def _said_dose(referee: TestReferee, state: State) -> str:
    """Return the average dose of all tests to come."""
    return short(WORDS, referee.play(state)[3])


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
    keep = referee.told(referee.standing(lying))
    for place, (seat,) in enumerate(referee.parties):
        again = done(lying, ForceReroll(by=seat))
        if place > 1 and model != Rerolls.ALL:
            assert seat not in told
            continue
        after = keep if again is None else referee.told(referee.play(again))
        pays = after.values[place] > keep.values[place]
        if seat not in told:
            assert not pays, "silence where a re-roll pays"
            continue
        _judge_words(referee, place, told[seat], keep, after)
        key = _spoken(told[seat]).key
        assert (key in REROLLING) == pays, key
        assert (key in LOST) == (keep.out[place] == after.out[place] == 1), key


def _spoken(advice: Advice) -> why.Explanation:
    return why.advice(advice, WORDS.percent(advice.eliminated), WORDS.percent(advice.eliminated_after))


def _judge_words(
    referee: BattleReferee, place: int, advice: Advice, keep: BattleTold, after: BattleTold
) -> None:
    """Check that every figure of a sentence and of its sum is the one that it names."""
    spoken, side, worth = _spoken(advice), referee.sides[place], referee.worth
    fate = worth * (keep.fate[place] - after.fate[place])
    figures = {
        "out": WORDS.percent(keep.out[place]),
        "after": WORDS.percent(after.out[place]),
        "cost": fate if spoken.key == "odds-advice-keep-further" else worth,
    }
    for name, given in spoken.params.items():
        assert _figure(given) == figures[name], (spoken.key, name)
    told = why.advice_sum(advice)
    figures = {
        "keep": side * keep.balance,
        "force": side * after.balance,
        "gain": side * (after.balance - keep.balance),
        "cost": ELIMINATION if told.key == "odds-why-advice-last" else fate,
        "net": after.values[place] - keep.values[place],
    }
    for name, given in told.params.items():
        assert _figure(given) == figures[name], (told.key, name)


def _figure(given: why.Given) -> object:
    return given.value if isinstance(given, why.Amount) else given


def test_every_chance_of_a_battle_on_the_screen_is_that_of_the_game() -> None:
    """The bar and the red number: before the dice, after one, and between them."""
    for seed in range(examples(300)):
        state, helping, model, worth = drawn_battle(seed, settled=True)
        referee = BattleReferee(state, helping, model, worth)
        duel = duel_of(state, helpers=helping, fate_worth=worth, rerolls=model)
        assert duel is not None
        moments = [(START, state)]
        for face in range(1, state.options.die + 1):
            first = surely(state, ThrowDie(face=face))
            moments += [(Moment(face), first), (Moment(face, closed=True), surely(first, LetStand()))]
        for moment, at in moments:
            told, odds = referee.told(referee.play(at)), outlook(duel, moment).odds
            assert (odds.attacker_wins, odds.tie, odds.defender_wins) == told.wins
            assert duel.falls(odds) == told.out[:2]
            assert odds.balance == told.balance


def test_what_one_more_buys_is_what_the_game_makes_of_it() -> None:
    """The table of additions: the chance to win and the gain of every strength, the best one marked."""
    for seed in range(examples(40)):
        state, helping, model, worth = drawn_battle(seed, settled=False)
        referee = BattleReferee(state, helping, model, worth)
        duel = duel_of(state, helpers=helping, fate_worth=worth, rerolls=model)
        assert duel is not None
        rows = additions(duel, "attacker")
        values: list[Fraction] = []
        for row in rows:
            genes, fate = row.own
            settled = surely(state, Commit(side="attacker", genes=genes, fate=fate))
            told = referee.told(referee.committing(settled)[1])
            assert row.outlook.odds.attacker_wins == told.wins[0]
            assert row.value == told.values[0]
            values.append(told.values[0])
        assert [row.gain for row in rows] == [value - values[0] for value in values]
        assert [row.best for row in rows].count(True) == 1
        assert next(row.value for row in rows if row.best) == max(values)
