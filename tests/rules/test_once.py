"""Each fact of a game is stated once: table, odds, presets and quick rules follow when it changes."""

import sys
from fractions import Fraction
from importlib.util import module_from_spec, spec_from_file_location
from typing import Any

import pytest

from companion.device.games import game_of
from companion.rules.carnomorphs import bag as carnomorph_bag
from companion.rules.carnomorphs import data as carnomorphs
from companion.rules.carnomorphs.bag import AddMetagorger, BagChanged
from companion.rules.carnomorphs.contents import Contents, Feeder
from companion.rules.carnomorphs.data import Remains, Tokens
from companion.rules.carnomorphs.feeding import Feed, feeding_plan
from companion.rules.carnomorphs.intruders import KillIntruder, remains_of
from companion.rules.carnomorphs.mutation import AddMarker
from companion.rules.carnomorphs.odds import after_event, feeding_chain
from companion.rules.carnomorphs.odds.survival import LastCheck, check_odds
from companion.rules.carnomorphs.rooms import ObjectsChanged
from companion.rules.carnomorphs.state import Intruder, Room
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.chromosome import data as chromosome
from companion.rules.chromosome import preparation
from companion.rules.chromosome import state as chromosome_state
from companion.rules.chromosome.actions import EvolveByDie
from companion.rules.chromosome.elimination import doomed
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.next_step import next_step
from companion.rules.chromosome.notices import last_tokens
from companion.rules.chromosome.odds import (
    Rerolls,
    SeatSolution,
    additions,
    battle_odds,
    outlook,
    played,
    solved,
)
from companion.rules.chromosome.odds.positions import duel_of, duelling
from companion.rules.chromosome.preparation import BeginTurns
from companion.rules.chromosome.prices import Payment, Price, cheapest, lack
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.chromosome.rolls import ForceReroll, LetStand, could_reroll
from companion.rules.chromosome.state import Battle, State, Tie
from companion.rules.kernel import Rejection
from companion.rules.soup import data as soup
from companion.rules.soup.deaths import Bury
from companion.rules.soup.fights import Attack
from companion.rules.soup.scoring import Score, score_lines
from companion.ui.chromosome import explain as why
from companion.words import Words
from tests.rules import build
from tests.rules.carnomorphs import tables_flow
from tests.rules.odds.fights import fight
from tests.rules.odds.test_referee import judge_battle, judge_commitments, judge_phase, judge_trials
from tests.rules.odds.trials import OneTest
from tests.rules.soup import tables

OLA, JAN, ELA = 0, 1, 2


class Places:
    """A helper that replaces facts for the duration of a test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch

    def put(self, place: Any, name: str, value: Any) -> None:
        """Replace a fact in its module, and in every module that has imported it."""
        now = getattr(place, name)
        self._monkeypatch.setattr(place, name, value)
        for module in list(sys.modules.values()):
            if module.__name__.startswith("companion.") and vars(module).get(name) is now:
                self._monkeypatch.setattr(module, name, value)

    @staticmethod
    def read_again(name: str) -> Any:
        """Reload a module of constants with the changed value."""
        found = __import__(name, fromlist=["__name__"])
        spec = spec_from_file_location(name, found.__file__)
        assert spec is not None
        assert spec.loader is not None
        again = module_from_spec(spec)
        spec.loader.exec_module(again)
        return again

    def told(self, game: str, line: str) -> str:
        """Return a line of a game's quick rules in English, with the changed value."""
        again = self.read_again(f"companion.ui.{game}.chapters").VALUES
        usual = {
            name: value for name, value in game_of(game).empty.options if isinstance(value, bool | int | str)
        }
        return Words("en", strict=True, game=game).ruled({**usual, **again}).rule(f"reference-{line}")


@pytest.fixture
def places(monkeypatch: pytest.MonkeyPatch) -> Places:
    return Places(monkeypatch)


# Carnomorphs ---------------------------------------------------------------------------------------


def test_red_before_blue_stands_once(places: Places) -> None:
    def blue_first(spare: Tokens) -> str:
        return "blue" if spare.blue else "red"

    places.put(carnomorph_bag, "added_metagorger", blue_first)
    play = tables_flow.table("Ola", "Jan").bag(blank=1, red=2, shambler=3)
    spare = play.state.spare
    assert spare.red
    assert spare.blue
    label = play.game.label(play.state, AddMetagorger())
    assert label.params["token"] == "blue"
    play.do(AddMetagorger())
    assert play.happened(BagChanged)[0].token == "blue"
    drawn = tables_flow.table("Ola", "Jan").bag(blank=1, red=2, shambler=3).drawn("blank")
    before = drawn.state.bag
    drawn.do(ResolveToken(removed=0))
    assert drawn.state.bag == after_event(before.plus("blank"), "blank")
    assert drawn.state.bag.blue == before.blue + 1


def test_what_a_butcher_leaves_stands_once(places: Places) -> None:
    places.put(carnomorphs, "REMAINS", {**carnomorphs.REMAINS, "butcher": Remains(carcasses=1, shamblers=0)})
    play = tables_flow.crew("Ola").rooms(Room(id=1, name="Kantyna"))
    play.intruders(Intruder(id=1, kind="butcher", room=1))
    assert remains_of(play.state, "butcher") == (1, 0)
    play.do(KillIntruder(id=1))
    assert [each.object for each in play.happened(ObjectsChanged)] == ["carcass"]
    assert not play.figures
    assert places.told("carnomorphs", "death-butcher").startswith("Butcher: 1 carcass.")


def test_the_order_of_food_stands_once(places: Places) -> None:
    contents = Contents(feeders=(Feeder(kind="shambler"),), red_corpses=1, carcasses=1)

    def eaten() -> str:
        plan = feeding_plan(tables_flow.table("Ola").state, Feed(contents=contents))
        assert not isinstance(plan, Rejection)
        return plan.steps[0].ate

    usual_food = carnomorphs.FOOD
    assert eaten() == usual_food[0] == "red-corpse"
    places.put(carnomorphs, "FOOD", ("carcass", *usual_food))
    assert eaten() == "carcass"
    room = Room(id=1, name="Kantyna", red_corpses=1, carcasses=1)
    play = tables_flow.crew("Ola").rooms(room).intruders(Intruder(id=1, kind="shambler", room=1))
    (foreseen,) = feeding_chain(play.at("feeding").state).rooms
    assert [step.ate for step in foreseen.feeding.steps] == ["carcass"]
    assert places.told("carnomorphs", "feeding-food").startswith("Order of food: carcass, red corpse")


def test_the_fatal_marker_stands_once(places: Places) -> None:
    places.put(carnomorphs, "FATAL_MARKERS", 2)
    play = tables_flow.crew("Ola", "Jan").given(OLA, has_mutation=True, markers=1)
    assert "notice-third-marker" in [notice.key for notice in play.game.notices(play.state)]
    play.do(AddMarker(seat=OLA))
    assert play[OLA].fate == "dead"
    odds = check_odds(LastCheck(cards=10, contaminated=10, markers=0))
    assert odds.survives == 0
    assert places.read_again("companion.ui.carnomorphs.chapters").VALUES["fatal-markers"] == 2


# Primordial Soup -----------------------------------------------------------------------------------


def test_the_price_of_an_attack_stands_once(places: Places) -> None:
    places.put(soup, "FIGHT_PRICE", 3)
    play = tables.table(detail="full").genes(OLA, "struggle")
    attack = Attack(seat=OLA, number=1, victim=JAN, victim_number=1)
    assert play.game.label(play.state, attack).params["points"] == 3
    poor = tables.table(detail="full").genes(OLA, "struggle").given(OLA, points=2)
    assert isinstance(poor.game.decide(poor.state, attack), Rejection)
    before = play[OLA].points
    play.do(attack)
    assert play[OLA].points == before - 3
    assert places.read_again("companion.ui.soup.chapters").VALUES["fight-price"] == 3


def test_the_cubes_of_a_death_stand_once(places: Places) -> None:
    places.put(soup, "DEATH_CUBES", 1)
    play = tables.table(detail="full").at("deaths").amoebas(OLA, 2)
    play.where(buried=False)
    before = play.state.supply
    play.do(Bury())
    assert [was - now for was, now in zip(before, play.state.supply, strict=True)] == [1] * len(before)
    assert places.read_again("companion.ui.soup.chapters").VALUES["death-cubes"] == 1


def test_the_steps_on_the_ladder_stand_once(places: Places) -> None:
    places.put(soup, "AMOEBA_STEPS", tuple(9 for _ in soup.AMOEBA_STEPS))
    play = tables.table(leapfrog=False).at("scoring")
    foreseen = [line.end for line in score_lines(play.state)]
    before = play.places
    play.do(Score())
    assert [now - was for now, was in zip(play.places, before, strict=True)] == [9] * len(before)
    assert sorted(foreseen) == sorted(play.places)
    assert places.read_again("companion.ui.soup.chapters").VALUES["amoeba-steps-3"] == 9


# Chromosome ----------------------------------------------------------------------------------------


def test_the_worth_of_a_trophy_stands_once(places: Places) -> None:
    play = build.game("Ola", "Jan").given(OLA, charged=0, trophies=(0, 1))
    price = Price(energy=3)
    assert lack(play.state, OLA, price)
    places.put(chromosome, "ENERGY_PER_TROPHY", 3)
    assert lack(play.state, OLA, price) is None
    assert cheapest(play.state, OLA, price).trophies == (0, 1)
    command = EvolveByDie(seat=OLA, payment=Payment(trophies=(0, 1)))
    state = build.game("Ola", "Jan", evolution_die_energy=3).given(OLA, charged=0, trophies=(0, 1)).state
    answer = CHROMOSOME.decide(state, command)
    assert not isinstance(answer, Rejection) or answer.code == "gene-faces-unknown"
    assert "3\u00a0energy points" in places.told("chromosome", "costs-trophies")
    assert "3\u00a0energy points" in places.told("chromosome", "trophies-energy")


def test_what_a_tie_costs_stands_once(places: Places) -> None:
    def nothing(margin: int, groups: tuple[int, int], tie: str, *, cap: bool) -> tuple[int, int]:
        return (0, 0) if margin == 0 else (1, 1)

    places.put(chromosome_state, "lost_by", nothing)
    play = build.game("Ola", "Jan").given(OLA, on_board=3, charged=3).given(JAN, on_board=3)
    play.fights(OLA, 2, JAN, 2, 3, 3).applied()
    assert (play[OLA].on_board, play[JAN].on_board) == (3, 3)
    odds = battle_odds(fight(2, 2, 7, 7))
    assert set(odds.losses) == {(0, 0), (1, 1)}
    end = fight(2, 2, 8, 8).end(0)
    assert (end.attacker, end.defender, end.winner) == (0, 0, 0)


def test_the_dose_stands_once(places: Places) -> None:
    def doubled(surplus: int) -> int:
        return 2 * max(0, surplus)

    places.put(chromosome_state, "dose_by", doubled)
    play = build.game("Ola", "Jan").radioactive(2).all_pass()
    play.do(FaceArea(area=1, groups=(1, 0))).rolls(1)
    label = play.game.label(play.state, LetStand())
    play.stands()
    assert play[OLA].irradiation == 4
    assert (label.params["dose"], label.params["irradiation"]) == (4, 4)
    odds = SeatSolution(OneTest(power=2, groups=1, irradiation=3).with_fate()).first
    assert set(odds.dose) == {0, 2, 4}


def test_the_fate_that_a_reroll_takes_stands_once(places: Places) -> None:
    places.put(chromosome, "FATE_PRICE", 2)
    play = build.game("Ola", "Jan", "Ela").given(JAN, fate=2).given(ELA, fate=1).given(OLA, fate=1)
    play.fights(OLA, 2, JAN, 2, 3).rolls(2)
    assert could_reroll(play.state) == {JAN}
    assert duelling(play.state) == (OLA, JAN)
    assert not play[ELA].can_lend_fate
    assert not isinstance(CHROMOSOME.decide(play.state, ForceReroll(by=JAN)), Rejection)
    assert isinstance(CHROMOSOME.decide(play.state, ForceReroll(by=ELA)), Rejection)


def test_who_starts_a_round_stands_once(places: Places) -> None:
    def always_jan(state: State) -> int:
        return JAN

    places.put(preparation, "starting_seat", always_jan)
    play = build.game("Ola", "Jan").to_preparation()
    play.do(BeginTurns())
    assert play.state.active == JAN


def test_elimination_stands_once(places: Places) -> None:
    def out_above_two(irradiation: int, limit: int) -> bool:
        return irradiation > 2

    places.put(chromosome_state, "overdosed", out_above_two)
    play = build.game("Ola", "Jan").given(JAN, irradiation=3)
    assert [each.seat for each in doomed(play.state)] == [JAN]
    assert next_step(play.state) == ("eliminate", JAN)


def nothing_for_a_tie(margin: int, groups: tuple[int, int], tie: Tie, *, cap: bool) -> tuple[int, int]:
    return (0, 0) if margin == 0 else (0, 1) if margin > 0 else (1, 0)


def one_more_lost(margin: int, groups: tuple[int, int], tie: Tie, *, cap: bool) -> tuple[int, int]:
    return (1, 2 + (margin > 2)) if margin > 0 else (2 + (margin < -2), 1) if margin else (1, 1)


def twice_the_surplus(surplus: int) -> int:
    return 2 * max(0, surplus)


def out_at_the_limit(irradiation: int, limit: int) -> bool:
    return irradiation >= limit


def out_with_one_left(on_board: int) -> bool:
    return on_board <= 1


@pytest.mark.parametrize(
    ("place", "name", "value"),
    [
        (chromosome_state, "lost_by", nothing_for_a_tie),
        (chromosome_state, "lost_by", one_more_lost),
        (chromosome_state, "dose_by", twice_the_surplus),
        (chromosome_state, "overdosed", out_at_the_limit),
        (chromosome_state, "wiped_out", out_with_one_left),
        (chromosome, "FATE_PRICE", 2),
    ],
)
def test_the_odds_and_their_best_moves_follow_a_rule_that_is_changed(
    places: Places, place: Any, name: str, value: Any
) -> None:
    """The game under the other rule is the judge: every value and every move of the odds is the game's."""
    places.put(place, name, value)
    for solved_before in (played, solved, additions):
        solved_before.cache_clear()
    try:
        for seed in range(8):
            judge_battle(seed)
            if name == "FATE_PRICE":
                judge_phase(seed)  # the odds treat rivals as one, whereas in the game each has to pay alone
            else:
                judge_trials(seed)
        judge_commitments(1)
    finally:
        for solved_meanwhile in (played, solved, additions):
            solved_meanwhile.cache_clear()


def test_what_the_screens_say_of_the_last_tokens_follows_what_a_battle_costs(places: Places) -> None:
    """Two tokens against three: a margin of two loses both, and a tie loses one."""
    play = build.game("Ola", "Jan").given(OLA, on_board=3, charged=3).given(JAN, on_board=2)
    play.fights(OLA, 3, JAN, 2)
    assert [each.seat for each in last_tokens(play.state, battle_of(play.state))] == [JAN]
    duel = duel_of(play.state, rerolls=Rerolls.NONE)
    assert duel is not None
    assert duel.falls(outlook(duel).odds)[1] > 0
    places.put(chromosome_state, "lost_by", nothing_for_a_tie)
    assert last_tokens(play.state, battle_of(play.state)) == ()
    assert duel.falls(outlook(duel).odds) == (0, 0)


def battle_of(state: State) -> Battle:
    assert state.battle is not None
    return state.battle


def test_what_a_test_says_of_elimination_follows_the_rule(places: Places) -> None:
    tests = OneTest(4, 2, irradiation=3).with_fate()
    words = Words("en", strict=True).of("chromosome")
    assert "take 4 more" in why.spell(words, why.test_sums(tests)[2])
    places.put(chromosome_state, "overdosed", out_at_the_limit)
    played.cache_clear()
    assert (tests.room, played(tests).first.eliminated) == (3, Fraction(1, 2))
    assert "take 3 more" in why.spell(words, why.test_sums(tests)[2])
    played.cache_clear()
