"""The odds against the game itself: every value and every best move, over drawn situations."""

import random
from fractions import Fraction
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.rules.chromosome.areas import AddArea, ChangeArea
from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.corrections import CallOff, Correct, Mark, MarkClock, MarkStarter
from companion.rules.chromosome.data import TOKENS_PER_SPECIES
from companion.rules.chromosome.fate import DiscardBuilding, FateAsGene, SpendFate
from companion.rules.chromosome.house_rules import Rename, SetDetail, SetOptions
from companion.rules.chromosome.odds import Commitments, Helps, Moment, Rerolls, Solution, Stake, plannable
from companion.rules.chromosome.odds.positions import duel_of, duelling, phase_of
from companion.rules.chromosome.odds.window import LEND, STAND
from companion.rules.chromosome.preparation import NoteEvent
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.chromosome.rolls import Accept, ForceReroll, LetStand, ThrowDice, ThrowDie
from companion.rules.chromosome.scoring import EndGame
from companion.rules.chromosome.special import ActSpecially
from companion.rules.chromosome.state import State
from companion.rules.clocks import PauseClock, SetClocks
from companion.rules.colours import TakeColour
from companion.rules.kernel import Command
from companion.rules.notes import WriteNote
from tests.rules.anything import commands
from tests.rules.build import NAMES, game, genes
from tests.rules.odds.referee import BattleReferee, PhaseReferee, Referee, TestReferee, done, surely
from tests.sizes import examples

WORTHS = (Fraction(2), Fraction(1), Fraction(1, 2), Fraction(3, 2))
MODELS = tuple(Rerolls)


class Trials(NamedTuple):
    """A player's upcoming tests, and the state before the first area is faced."""

    state: State
    tester: int
    groups: dict[int, int]
    model: Rerolls
    worth: Fraction


def drawn_trials(seed: int) -> Trials:
    """Draw one to three tests for one player at a table of two to four."""
    pick = random.Random(seed)
    count = pick.randint(2, 4)
    play = game(
        *NAMES[:count],
        starter=pick.randrange(count),
        die=pick.choice((4, 4, 4, 6)),
        irradiation_limit=pick.choice((7, 7, 7, 5)),
        fate_max=10,
    )
    tester = pick.randrange(count)
    for seat in range(count):
        own = pick.randint(0, 3) if seat == tester else pick.choice((0, 0, 1, 2) if count < 4 else (0, 0, 1))
        play.given(seat, on_board=6, fate=own, fate_token=pick.random() < 0.8)
    tests = pick.choice((1, 1, 2, 3))
    limit = play.state.options.irradiation_limit
    irradiation = pick.randint(max(0, limit - 3 - tests), limit)
    play.given(tester, irradiation=irradiation, active=genes(building=pick.choice((0, 0, 1, 2))))
    play.radioactive(*(pick.randint(1, 5) for _ in range(tests))).all_pass()
    groups = {area.id: pick.randint(1, 3) for area in play.state.areas}
    return Trials(play.state, tester, groups, pick.choice(MODELS), pick.choice(WORTHS))


def who_moves(referee: Referee, state: State) -> int:
    """Return the party that re-rolls the current die, or the solver's code `LEND` or `STAND`."""
    if not referee.asked(state):
        return STAND
    for place, party in enumerate(referee.order(state)):
        if place == len(referee.asked(state)):
            break
        move = referee.choice(state, place).move
        if move != "keep":
            return party if move == "reroll" else LEND
    return STAND


MOVES: tuple[type[Command], ...] = (
    Commit,
    ThrowDice,
    ThrowDie,
    LetStand,
    Accept,
    ForceReroll,
    FateAsGene,
)
"""The commands that a solver chooses, and the throws over which it averages."""

LEFT_OUT: dict[type[Command], str] = {
    AddArea: "the table tells of cubes",
    CallOff: "the table gives the whole battle or test up",
    ChangeArea: "the table corrects cubes",
    Correct: "a correction",
    EndGame: "the table agrees to end the game",
    Mark: "a correction",
    MarkClock: "a correction",
    MarkStarter: "a correction",
    NoteEvent: "the table notes the event of the round",
    PauseClock: "of the clocks",
    Rename: "of names",
    SetClocks: "of the clocks",
    SetDetail: "of how much is kept",
    SetOptions: "of the options",
    SpendFate: "on something that the app does not follow",
    TakeColour: "of colours",
    WriteNote: "of the note",
}
"""Other commands accepted in a battle or a test, and why the odds ignore them."""


def test_tests_are_worth_what_the_game_says_and_the_best_move_is_the_game_s() -> None:
    for seed in range(examples(1_200)):
        judge_trials(seed)


def judge_trials(seed: int) -> None:
    """Compare all the solver's figures of drawn tests with the game."""
    state, tester, groups, model, worth = drawn_trials(seed)
    referee = TestReferee(state, tester, groups, model, worth)
    nearby = {
        area: tuple(beside if seat == tester else 0 for seat in range(len(state.players)))
        for area, beside in groups.items()
    }
    found = phase_of(state, nearby, worth, model)
    assert found is not None
    solver = found.solution(tester)
    told = referee.play(state)
    assert solver.value() == told[0]
    if model == Rerolls.ALL and any(each.fate for each in state.players if each.seat != tester):
        assert solver.value(1) == told[1]
    first = max(state.areas, key=lambda area: (area.cubes, -area.id))
    facing = surely(state, FaceArea(area=first.id, groups=nearby[first.id]))
    early = done(facing, FateAsGene(seat=tester, gene="building"))
    if early is not None and model != Rerolls.NONE:
        assert referee.play(early)[0] <= told[0], "lending before the die is never better"
    for face in range(1, state.options.die + 1):
        lying = surely(facing, ThrowDie(face=face))
        assert solver.first_choice(face) == who_moves(referee, lying)
        own = found.advise(tester, face)[0]
        keep = referee.standing(lying)[0]
        again = done(lying, ForceReroll(by=tester))
        assert (again is not None) == own.able
        if again is not None:
            assert own.net == referee.play(again)[0] - keep
        lent = [after for move, after in referee.moves(lying, 0) if move == "lend"]
        assert bool(lent) == own.lends
        if lent:
            assert own.net_lent == referee.window(lent[0])[0] - keep
        assert own.hopeless == hopeless(referee, lying, tester)


def hopeless(referee: TestReferee, state: State, tester: int) -> bool:
    """Return whether every play by the tester alone ends in elimination, whatever the dice."""
    if state.players[tester].eliminated:
        return True
    roll = state.roll
    if roll is None:
        after = referee.onward(state)
        return after is not None and hopeless(referee, after, tester)
    if roll.face is None:
        best = surely(state, ThrowDie(face=state.options.die))
        return hopeless(referee, best, tester)
    if not hopeless(referee, surely(state, LetStand()), tester):
        return False
    # A re-roll of the highest face brings nothing.
    moves = [
        after for move, after in referee.moves(state, 0) if move == "lend" or roll.face < state.options.die
    ]
    return all(hopeless(referee, after, tester) for after in moves)


class Duelling(NamedTuple):
    """A battle whose strengths are settled or still to be settled."""

    state: State
    helping: tuple[tuple[int, Helps], ...]
    model: Rerolls
    worth: Fraction


def drawn_battle(seed: int, *, settled: bool) -> Duelling:
    pick = random.Random(seed)
    count = pick.randint(2, 4)
    play = game(*NAMES[:count], die=pick.choice((4, 4, 4, 6)), fate_max=10, cap_losses=pick.random() < 0.9)
    sizes = [pick.randint(1, 3), pick.randint(1, 3)]
    most = 2 if settled else 1
    for seat in range(count):
        on_board = (
            sizes[seat] if seat < 2 and pick.random() < 0.5 else pick.randint(3, TOKENS_PER_SPECIES - 3)
        )
        fate = pick.randint(0, most) if seat < 2 else pick.choice((0, 1))
        combat = pick.randint(0, 1) if seat < 2 else 0
        play.given(seat, on_board=on_board, charged=0, fate=fate, active=genes(action=2, combat=combat))
    helping = tuple(
        (seat, helps)
        for seat in range(2, count)
        if (helps := pick.choice(tuple(Helps))) != Helps.NOBODY and play[seat].can_reroll
    )
    tie = pick.choice(("standard", "standard", "attacker", "defender"))
    play.do(
        Fight(
            action="spark" if tie == "standard" else "domination",
            attacker=0,
            attacker_group=sizes[0],
            attacker_modifier=pick.choice((0, 0, 1, 2)),
            defender=1,
            defender_group=sizes[1],
            tie=tie,
        )
    )
    if settled:
        play.do(Commit(side="attacker"), Commit(side="defender"))
    return Duelling(play.state, helping, pick.choice(MODELS), pick.choice(WORTHS))


def test_a_battle_is_worth_what_the_game_says_and_the_best_move_is_the_game_s() -> None:
    for seed in range(examples(800)):
        judge_battle(seed)


def judge_battle(seed: int) -> None:
    """Compare all the solver's figures of a drawn battle with the game."""
    state, helping, model, worth = drawn_battle(seed, settled=True)
    referee = BattleReferee(state, helping, model, worth)
    found = duel_of(state, helpers=helping, fate_worth=worth, rerolls=model)
    assert found is not None
    solver = Solution(found.within())
    seats, parties = duelling(state), [party for (party,) in referee.parties]
    told = referee.play(state)
    for place, seat in enumerate(parties):
        if seats.index(seat) < len(found.within().fates):
            assert solver.value(seats.index(seat)) == told[place]

    def moves(lying: State) -> int:
        mover = who_moves(referee, lying)
        return STAND if mover == STAND else seats.index(parties[mover])

    for face in range(1, state.options.die + 1):
        lying = surely(state, ThrowDie(face=face))
        mover = solver.next_reroll(Moment(face))
        assert (STAND if mover is None else mover) == moves(lying)
        stood = surely(lying, LetStand())
        for other in range(1, state.options.die + 1):
            second = surely(stood, ThrowDie(face=other))
            mover = solver.next_reroll(Moment(face, other))
            assert (STAND if mover is None else mover) == moves(second)
            assert solver.value(0, Moment(face, other)) == referee.window(second)[0]
            assert solver.value(1, Moment(face, other)) == referee.window(second)[1]


def test_what_is_added_to_a_battle_is_worth_what_the_game_says() -> None:
    for seed in range(examples(200)):
        judge_commitments(seed)


def judge_commitments(seed: int) -> None:
    """Compare the best additions to a drawn battle with the game."""
    state, helping, model, worth = drawn_battle(seed, settled=False)
    referee = BattleReferee(state, helping, model, worth)
    found = duel_of(state, helpers=helping, fate_worth=worth, rerolls=model)
    assert found is not None
    solved = Commitments(plannable(found))
    best = next(row for row in solved.attacker_table if row.best)
    own, worths = referee.committing(state)
    assert (best.own, best.value, best.other_value) == (Stake(*own), *worths[:2])
    answering = surely(state, Commit(side="attacker", genes=own[0], fate=own[1]))
    answer, worths = referee.committing(answering)
    row = next(row for row in solved.defender_table(Stake(*own)) if row.best)
    assert (row.own, row.value) == (Stake(*answer), worths[1])


def windows() -> list[State]:
    """Battles and tests at every moment: before a die, after one, in a phase and in a Wave."""
    found: list[State] = []
    for seed in range(12):
        tests, settled = drawn_trials(seed), drawn_battle(seed, settled=True).state
        first = max(tests.state.areas, key=lambda area: (area.cubes, -area.id))
        beside = tuple(
            tests.groups[first.id] if seat == tests.tester else seat % 2
            for seat in range(len(tests.state.players))
        )
        facing = surely(tests.state, FaceArea(area=first.id, groups=beside))
        attack = surely(settled, ThrowDie(face=2))
        unsettled = drawn_battle(seed, settled=False).state
        found += [facing, surely(facing, ThrowDie(face=2)), settled, attack]
        found += [surely(attack, LetStand(), ThrowDie(face=1)), unsettled, surely(unsettled, FIRST)]
    wave = game("Ola", "Jan", "Ewa").given(0, active=genes(building=2), irradiation=3)
    wave.do(AddArea(room="3", cubes=4), ActSpecially(action="wave", effect="wave", area=1, room="7"))
    wave.do(FaceArea(area=1, groups=(2, 1, 0)))
    return [*found, wave.state, wave.rolls(1).state]


FIRST = Commit(side="attacker")


@settings(deadline=None, max_examples=examples(5_000))
@given(st.sampled_from(windows()), commands())
def test_whatever_the_rules_accept_in_a_battle_or_a_test_is_a_move_or_named(
    state: State, command: Command
) -> None:
    if done(state, command) is not None:
        assert type(command) in MOVES or type(command) in LEFT_OUT


def test_a_building_gene_is_kept_until_the_tests_are_over() -> None:
    """It may be discarded only in one's own turn, with nothing pending, so never during a test."""
    for state in windows():
        for player in state.players:
            for active, passive, fate in ((1, 0, False), (0, 1, False), (0, 0, True)):
                discard = DiscardBuilding(seat=player.seat, active=active, passive=passive, fate=fate)
                assert done(state, discard) is None


# several players at once --------------------------------------------------------------------------------


def drawn_phase(seed: int) -> tuple[State, dict[int, tuple[int, ...]], Rerolls, Fraction]:
    """Draw a phase in which two or three players test, one to three times each."""
    pick = random.Random(seed)
    count = pick.randint(2, 3)
    play = game(*NAMES[:count], starter=pick.randrange(count), fate_max=10)
    limit = play.state.options.irradiation_limit
    for seat in range(count):
        play.given(
            seat,
            on_board=6,
            fate=pick.randint(0, 2 if count == 2 else 1),
            fate_token=pick.random() < 0.7,
            irradiation=pick.randint(limit - 4, limit),
            active=genes(building=pick.choice((0, 0, 1, 2))),
        )
    areas = 1 if count == 3 else pick.choice((1, 2, 2, 3))
    play.radioactive(*(pick.randint(1, 5) for _ in range(areas))).all_pass()
    groups = {area.id: tuple(pick.choice((0, 1, 1, 2)) for _ in range(count)) for area in play.state.areas}
    return play.state, groups, pick.choice((Rerolls.NONE, Rerolls.OWN)), pick.choice(WORTHS)


def test_tests_of_several_players_in_turn_are_worth_what_the_game_says() -> None:
    for seed in range(examples(300)):
        judge_phase(seed)


def judge_phase(seed: int) -> None:
    """Compare every player's odds with the game, in which all of them test one after the other."""
    state, groups, model, worth = drawn_phase(seed)
    referee = PhaseReferee(state, groups, model, worth)
    phase = phase_of(state, groups, worth, model)
    assert phase is not None
    told = referee.play(state)
    for seat in phase.tested:
        assert phase.solution(seat).value() == told[seat]
        assert 1 - phase.prospect(seat).survives == told[len(state.players) + seat]
    facing = referee.onward(state)
    while facing is not None and (facing.radiation is None or not facing.radiation.tests):
        facing = referee.onward(facing)
    if facing is None or facing.radiation is None:
        return
    tester = facing.radiation.tests[0].seat
    for face in range(1, state.options.die + 1):
        lying = surely(facing, ThrowDie(face=face))
        mover = who_moves(referee, lying)
        assert phase.solution(tester).first_choice(face) == (0 if mover >= 0 else mover)
