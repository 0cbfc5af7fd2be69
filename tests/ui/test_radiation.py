"""The radiation phase on the screen: areas, groups, tests, absorption, decay; also a Wave."""

import asyncio

import flet as ft
import pytest

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.chromosome.actions import EvolveByDie
from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.corrections import Correct, MarkClock
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.preparation import BeginTurns
from companion.rules.chromosome.radiation import FaceArea, FinishRadiation, most_absorbed
from companion.rules.chromosome.rolls import LetStand, ThrowDie
from companion.rules.chromosome.special import ActSpecially
from companion.rules.chromosome.state import Detail
from companion.rules.chromosome.turns import EndPhase, Pass
from companion.rules.kernel import Command
from companion.ui.theme import NIGHT
from tests.loops import asynchronous
from tests.seeds import in_test
from tests.ui.fights import can_press, choose_rerolls, press, table
from tests.ui.harness import Harness
from tests.ui.services import announced, at, service, written

AREA = (AddArea(cubes=4, room="12"), EndPhase())


# The areas


@asynchronous
async def test_a_resistance_test_takes_two_presses_beside_the_groups() -> None:
    home, game = table(*AREA, faces=(1,))
    async with at(home, game) as app:
        await press(app, "Magda: 2")
        await press(app, "Magda rolls", "1 dose: write it down")
    assert game.table.state.players[0].irradiation == 5


@asynchronous
async def test_an_area_with_four_players_takes_six_presses_with_their_groups() -> None:
    home, game = table(*AREA, faces=(1, 4, 2, 3))
    taps = ("Magda: 2", "Tomek: 1", "Przemo: 3", "Ola: 1")
    async with at(home, game) as app:
        await press(app, *taps, "Roll all 4 dice")
        assert doses(game) == [0, 0, 0, 0], "nothing is booked before the table agrees"
        await press(app, "4 doses: write them down")
    assert doses(game) == [5, 1, 5, 2]


@asynchronous
async def test_an_area_takes_two_presses_where_the_groups_are_as_last_time() -> None:
    dice = (ThrowDie(face=4) for _ in range(4))
    first = (*AREA, FaceArea(area=1, groups=(1, 1, 1, 1)), *dice, LetStand(), FinishRadiation())
    again = (BeginTurns(), EndPhase())
    home, game = table(*first, *again, options=Options(events=False), faces=(1, 1, 1, 1))
    before = doses(game)
    async with at(home, game) as app:
        assert "as last time" in written(app)
        await press(app, "Roll all 4 dice", "4 doses: write them down")
    assert doses(game) == [each + 3 for each in before]


@asynchronous
async def test_faces_of_own_dice_are_entered_in_a_row() -> None:
    face = FaceArea(area=1, groups=(2, 1, 0, 1))
    home, game = table(*AREA, face, settings={"dice": "hand"})
    async with at(home, game) as app:
        for name, face in (("Magda", 1), ("Tomek", 3), ("Ola", 4)):
            assert f"{name}’s die" in written(app)
            await press(app, f"It shows {face}")
        await press(app, "3 doses: write them down")
    assert doses(game) == [5, 2, 0, 1]


@asynchronous
async def test_anybody_pays_for_a_re_roll_of_any_die_beside_it() -> None:
    dice = (FaceArea(area=1, groups=(2, 1, 0, 1)), *(ThrowDie(face=face) for face in (1, 4, 2)))
    home, game = table(*AREA, *dice, faces=(3, 1))
    async with at(home, game) as app:
        await press(app, "Magda pays for a re-roll of Magda’s die, fate 4")
        await app.until(lambda: "6 − 3 = 3" in written(app))
        await press(app, "Tomek rolled 4. Who else pays for a re-roll?")
        await press(app, "Przemo pays for a re-roll of Tomek’s die, fate 4")
        await app.until(lambda: "5 − 1 = 4" in written(app))
        assert app.sees("Before: 4")
    assert [player.fate for player in game.table.state.players] == [3, 4, 3, 4]


@asynchronous
async def test_who_would_be_out_has_the_filled_re_roll() -> None:
    ill = Correct(seat=1, what="irradiation", delta=6)
    dice = (FaceArea(area=1, groups=(2, 1)), ThrowDie(face=4), ThrowDie(face=1))
    home, game = table(ill, *AREA, *dice)
    async with at(home, game) as app:
        assert "Irradiation 10: Tomek would be out" in announced(app)
        grounds = {name: getattr(reroll(app, name).style, "bgcolor", None) for name in ("Magda", "Tomek")}
        filled = {name: NIGHT.players[at] in str(grounds[name]) for at, name in enumerate(("Magda", "Tomek"))}
        assert filled == {"Magda": False, "Tomek": True}


def reroll(app: Harness, name: str) -> ft.TextButton:
    return app.tappable(f"{name} pays for a re-roll of {name}’s die, fate 4", ft.TextButton)


def doses(game: OpenGame) -> list[int]:
    return [player.irradiation for player in game.table.state.players]


@asynchronous
async def test_the_strongest_area_comes_first_and_the_others_say_why_they_wait() -> None:
    home, game = table(AddArea(cubes=2, room="7"), *AREA)
    async with at(home, game) as app:
        assert "Room 12" in written(app)
        assert "Room 7 · power 2" in written(app)
        assert "power 4 first" in written(app)
        await press(app, "Nobody is here, go on")
        assert "Room 7" in written(app)


@asynchronous
async def test_of_equal_areas_the_starting_player_chooses_the_first() -> None:
    home, game = table(AddArea(cubes=2, room="7"), AddArea(cubes=2, room="9"), EndPhase())
    async with at(home, game) as app:
        assert app.sees("Magda chooses the order")
        await press(app, "Room 9", "Tomek: 1", "Tomek rolls")
    radiation = game.table.state.radiation
    assert radiation is not None
    assert radiation.area == 2


@asynchronous
async def test_groups_that_were_said_last_round_are_remembered() -> None:
    roll = (ThrowDie(face=4), LetStand())
    first = (*AREA, FaceArea(area=1, groups=(0, 2, 1, 0)), *roll, *roll, FinishRadiation())
    home, game = table(*first, BeginTurns(), EndPhase(), options=Options(events=False))
    async with at(home, game) as app:
        assert "as last time" in written(app)
        await press(app, "Ola: 1")
        assert "as last time" not in written(app)
        await press(app, "Ola: 1", "Roll all 2 dice")
    radiation = game.table.state.radiation
    assert radiation is not None
    assert {test.seat: test.groups for test in radiation.tests} == {1: 2, 2: 1}


@asynchronous
async def test_the_risk_is_told_while_groups_are_being_counted() -> None:
    ill = Correct(seat=2, what="irradiation", delta=6)
    home, game = table(ill, *AREA)
    async with at(home, game) as app:
        assert not app.sees("elimination")
        await press(app, "Przemo: 1")
        assert "6, average +2.5" in written(app)
        assert "elimination 75%" in written(app)


@asynchronous
async def test_an_area_is_added_and_corrected_on_its_sheet() -> None:
    home, game = table(EndPhase())
    async with at(home, game) as app:
        assert app.sees("Which spaces are radioactive?")
        await press(app, "Add a radioactive space", "New radioactive space: one cube more")
        await press(app, "Room 14")
        await press(app, "Add a radioactive space of power 3")
        await press(app, "Add a radioactive space", "Room 14: one cube fewer")
    assert [(area.room, area.cubes) for area in game.table.state.areas] == [("14", 2)]


@pytest.mark.parametrize("detail", ["quick", "full"])
@asynchronous
async def test_the_wide_button_never_takes_for_granted_that_nobody_stands_beside_an_area(
    detail: Detail,
) -> None:
    home, game = table(*AREA, detail=detail)
    async with at(home, game) as app:
        assert not can_press(app, "Begin the tests")
        await press(app, "Magda: 1")
        assert not app.sees("Nobody is here, go on")
        await press(app, "Magda: 1")
        assert not can_press(app, "Begin the tests")
        await press(app, "Nobody is here, go on")
    radiation = game.table.state.radiation
    assert radiation is not None
    assert not radiation.remaining


@pytest.mark.parametrize(
    ("more", "none", "phase"),
    [((), "None, round 2", "preparation"), ((MarkClock(delta=-3),), "None, the game is over", "over")],
)
@pytest.mark.parametrize("detail", ["quick", "full"])
@asynchronous
async def test_without_an_area_it_is_asked_which_radiate_and_that_none_does_is_the_quiet_answer(
    detail: Detail, more: tuple[Command, ...], none: str, phase: str
) -> None:
    home, game = table(*more, EndPhase(), detail=detail)
    async with at(home, game) as app:
        assert app.sees("Which spaces are radioactive?")
        wide = [each for each in app.controls(ft.FilledButton) if not each.disabled]
        assert [app.texts(each) for each in wide] == [["Add a radioactive space"]]
        await press(app, none)
    assert game.table.state.phase == phase


def fill_of(app: Harness, spoken: str) -> str:
    """Return the fill colour of the button whose label begins with these words."""
    (button,) = app.controls(
        ft.TextButton,
        where=lambda each: any(label.startswith(spoken) for label in app.labels(each)),
    )
    assert isinstance(button.style, ft.ButtonStyle)
    return str(button.style.bgcolor)


@asynchronous
async def test_the_way_out_that_is_advised_is_the_filled_one() -> None:
    home = service()
    game = in_test(home)  # fate as a building gene is sure to save Tomek, a re-roll is not
    async with at(home, game) as app:
        assert any("fate as a building gene" in text for text in written(app))
        colour = NIGHT.players[game.seats[1].colour]
        assert colour in fill_of(app, "Tomek: a fate point as a building gene")
        assert colour not in fill_of(app, "Tomek pays for a re-roll")


@pytest.mark.parametrize("saves", [True, False])
@asynchronous
async def test_the_button_that_lets_a_fatal_dose_stand_is_red_and_filled_once_nobody_can_save(
    saves: bool,
) -> None:
    ill = Correct(seat=0, what="irradiation", delta=6)
    poor = () if saves else tuple(Correct(seat=seat, what="fate", delta=-4) for seat in range(4))
    home, game = table(ill, *poor, *AREA, FaceArea(area=1, groups=(2, 1, 0, 0)), faces=(1, 1))
    stands = "2 doses: write them down"
    async with at(home, game) as app:
        await press(app, "Roll all 2 dice")
        await app.until(lambda: can_press(app, stands))
        (button,) = (each for each in app.controls(ft.FilledButton) if "Magda is out" in app.texts(each))
        assert isinstance(button.style, ft.ButtonStyle)
        assert NIGHT.danger in str(button.style)
        assert (NIGHT.danger in str(button.style.bgcolor)) is not saves
        await press(app, stands)
    assert game.table.state.players[0].eliminated


@asynchronous
async def test_tests_can_be_skipped() -> None:
    home, game = table(*AREA)
    async with at(home, game) as app:
        await press(app, "Skip the tests")
    assert game.table.state.phase == "preparation"


# The whole phase


ILL = Correct(seat=0, what="irradiation", delta=4)
NO_FATE = Options(fate_start=0)


@asynchronous
async def test_the_chance_to_survive_the_phase_counts_the_areas_that_wait_too() -> None:
    """A dose of 3 is survived: 2 and then at most 1, or 3 and then 0, is 1/4 x 3/4 + 1/4 x 1/2 = 5/16."""
    home, game = table(ILL, AddArea(cubes=2, room="7"), *AREA, options=NO_FATE)
    async with at(home, game) as app:
        await press(app, "Magda: 2")
        assert not app.sees("survives the tests")
        await press(app, "Groups next to Room 7 · power 2", "Room 7, Magda: 1")
        assert app.sees("Magda survives the tests: 31%, average +3.9.")
        assert not app.sees("Tomek survives the tests")


@asynchronous
async def test_groups_said_of_an_area_that_waits_are_there_when_its_turn_comes() -> None:
    home, game = table(AddArea(cubes=2, room="7"), *AREA)
    async with at(home, game) as app:
        await press(app, "Groups next to Room 7 · power 2", "Room 7, Tomek: 1")
        assert "Tomek 1" in written(app)
        await press(app, "Nobody is here, go on", "Tomek rolls")
    radiation = game.table.state.radiation
    assert radiation is not None
    assert [(test.seat, test.groups) for test in radiation.tests] == [(1, 1)]


OWN = {"odds-rerolls": "own"}


@asynchronous
async def test_the_danger_of_a_test_is_that_of_the_chosen_rerolls_everywhere_on_the_screen() -> None:
    """A 1 eliminates, and so does a 2 without a gene; four points re-roll or lend one; rivals have twelve."""
    home, game = table(ILL, *AREA)
    async with at(home, game) as app:
        await press(app, "Magda: 2")
        for model, share in (("own", "<1%"), ("all", "6%"), ("none", "50%")):
            await choose_rerolls(app, model)
            assert f"elimination {share}" in written(app)
            assert not app.sees("survives the tests"), "one test is told once"
        await press(app, "Use the die on the table")
        for model, share in (("own", "<1%"), ("all", "6%"), ("none", "50%")):
            await choose_rerolls(app, model)
            assert f"Eliminated in {share} of cases" in written(app)
            assert not app.sees("survives the tests")
    assert home.remembered("setting.odds-rerolls", None) == "none"


@asynchronous
async def test_what_an_elimination_is_reckoned_at_and_what_the_others_want_is_set_at_the_odds() -> None:
    """The choice applies at once at the table, later on this device, and in the calculator opened here."""
    home, game = table(ILL, *AREA, FaceArea(area=1, groups=(2, 0, 0, 0)), settings={"odds-rerolls": "all"})
    async with at(home, game) as app:
        assert "Eliminated in 6% of cases" in written(app)
        await press(app, next(label for label in app.labels() if label.startswith("The others want: ")))
        await press(app, "nothing")
        assert "Eliminated in <1% of cases" in written(app)
        assert app.sees("Nobody pays for a re-roll of another player’s test.")
        await press(app, "elimination")
        for _ in range(20):
            await press(app, "Cost of elimination: less")
        assert app.sees("Elimination is reckoned at 0\u00a0points")
        shown = next(text for text in written(app) if text.startswith("Eliminated in "))
        assert shown != "Eliminated in 6% of cases"
        assert home.remembered("setting.elimination-cost", None) == 0
        await app.tap("Try other numbers in the calculator")
        assert shown.removeprefix("Eliminated in ").removesuffix(" of cases") in " ".join(written(app))
        assert any("Cost of elimination: 0" in text for text in written(app))


@pytest.mark.parametrize(("old", "name"), [(False, "nobody re-rolls"), (True, "everybody re-rolls")])
@asynchronous
async def test_a_choice_of_before_there_were_three_is_read_as_one_of_them(old: bool, name: str) -> None:
    home, game = table(ILL, *AREA, settings={"odds-rerolls": old})
    async with at(home, game) as app:
        await press(app, "Magda: 1")
        assert f"Odds: {name}" in written(app)


@asynchronous
async def test_whoever_is_in_no_danger_is_told_the_dose_once_and_nothing_of_surviving() -> None:
    home, game = table(AddArea(cubes=2, room="7"), *AREA)
    async with at(home, game) as app:
        await press(app, "Magda: 1", "Groups next to Room 7 · power 2")
        await press(app, "Room 7, Magda: 1")
        assert "0, average +2.5" in written(app)
        assert not app.sees("100%")
        assert not app.sees("survives the tests")


@asynchronous
async def test_the_phase_still_to_come_is_told_before_each_die() -> None:
    face = FaceArea(area=2, groups=(2,))
    home, game = table(ILL, AddArea(cubes=2, room="7"), *AREA, face, faces=(4,), options=NO_FATE)
    async with at(home, game) as app:
        assert not app.sees("survives the tests")
        await press(app, "Magda rolls", "1 dose: write it down")
        await press(app, "Magda: 1")
        assert not app.sees("survives the tests")
    assert game.table.state.players[0].irradiation == 6


@asynchronous
async def test_a_tap_on_a_chance_to_survive_shows_the_tests_behind_it_and_the_worth_of_fate() -> None:
    home, game = table(ILL, AddArea(cubes=2, room="7"), *AREA, settings=OWN)
    async with at(home, game) as app:
        await press(app, "Magda: 2")
        await press(app, "Groups next to Room 7 · power 2", "Room 7, Magda: 1")
        await press(app, next(label for label in app.labels() if label.endswith("Show the sum")))
        assert app.sees("Tests, power + groups: 4 + 2, 2 + 1.")
        assert app.sees("a point kept is worth 2, being out costs 20")
        for _ in range(2):
            await press(app, "Worth of a fate point: less")
        assert app.sees("a point kept is worth 0")
        await press(app, next(label for label in app.labels() if label.endswith("Hide the sum")))
        assert not app.sees("Tests, power + groups")


@asynchronous
async def test_where_an_elimination_ends_the_tests_the_sum_says_that_it_counts_them_all() -> None:
    options = Options(finish_tests=False)
    home, game = table(ILL, AddArea(cubes=2, room="7"), *AREA, options=options)
    async with at(home, game) as app:
        await press(app, "Magda: 1")
        await press(app, "Groups next to Room 7 · power 2", "Room 7, Magda: 1")
        await press(app, next(label for label in app.labels() if label.endswith("Show the sum")))
        assert not app.sees("The rule that an elimination ends the tests"), "nobody else tests"
        await press(app, "Tomek: 1")
        assert app.sees("The rule that an elimination ends the tests is not counted")


# The tests


@asynchronous
async def test_threat_die_and_dose_are_summed_up_with_the_new_irradiation() -> None:
    ill = Correct(seat=0, what="irradiation", delta=1)
    home, game = table(ill, *AREA, FaceArea(area=1, groups=(2, 1)), ThrowDie(face=1))
    async with at(home, game) as app:
        assert "6 − 1 = 5" in written(app)
        assert "from 1 to 6" in written(app)
        assert "Irradiation rises from 1 to 6" in announced(app)
        assert "power 4 + groups 1" in written(app), "the threat of a die that is due"
        assert "No test: Przemo and Ola" in written(app)
        assert can_press(app, "Tomek rolls")


@asynchronous
async def test_every_dose_is_shown_with_its_chance_before_the_die() -> None:
    home, game = table(*AREA, FaceArea(area=1, groups=(2,)))
    async with at(home, game) as app:
        assert {"+2", "+3", "+4", "+5", "25%"} <= set(written(app))
        assert "Dose 3.5 on average" in written(app)
        await press(app, "Dose 3.5 on average. No roll eliminates. Show the sum")
        assert app.sees("threat")


@asynchronous
async def test_elimination_is_told_before_the_die_stands() -> None:
    ill = Correct(seat=0, what="irradiation", delta=4)
    home, game = table(ill, *AREA, FaceArea(area=1, groups=(2,)), faces=(1,))
    async with at(home, game) as app:
        assert "Eliminated in 50% of cases" in written(app)
        await press(app, "Magda rolls")
        await app.until(lambda: "Irradiation 9: Magda would be out" in announced(app))
        assert app.sees("Advice, Magda: Re-roll: without it you are out.")
        assert any("nobody re-rolls" in text for text in written(app)), "whose re-rolls the advice counts"


@asynchronous
async def test_the_worth_of_a_fate_point_changes_the_advice_about_a_dose() -> None:
    """A dose of 5 against 3.5 on average: a gain of 1.5 for a point that is worth 2 at first, and then 1."""
    fate = Options(fate_start=1)
    home, game = table(*AREA, FaceArea(area=1, groups=(2,)), ThrowDie(face=1), options=fate)
    async with at(home, game) as app:
        advice = next(label for label in app.labels() if label.startswith("Advice, Magda"))
        assert "Not worth it: after a re-roll the dose is 3.5 on average instead of 5" in advice
        await press(app, advice, "Worth of a fate point: less")
        assert app.sees("Worth it: after a re-roll the dose is 3.5 on average instead of 5")


def before_a_test(face: int, *more: Command) -> tuple[GameService, OpenGame]:
    """A test of 4 + 2 by a player with one fate point that is worth nothing."""
    one = Options(fate_start=1)
    return table(*more, *AREA, faces=(face,), options=one, settings={"fate-worth": 0, **OWN})


@asynchronous
async def test_a_reroll_that_would_pay_in_this_test_alone_is_advised() -> None:
    """A dose of 5, or of 4 with a gene, against 3.5 on average, for a point that is worth nothing."""
    home, game = before_a_test(1)
    async with at(home, game) as app:
        await press(app, "Magda: 2", "Magda rolls")
        await app.until(
            lambda: app.sees("Advice, Magda: Worth it: after a re-roll the dose is 3.5 on average")
        )
        assert app.sees("instead of 5.")


@pytest.mark.parametrize(
    ("face", "advice"),
    [
        (2, ""),
        (
            1,
            "Worth it: after a re-roll the dose is 7 on average instead of 7.5. "
            "That is so for all tests together.",
        ),
    ],
)
@asynchronous
async def test_fate_is_kept_for_a_worse_test_that_follows_in_the_phase(face: int, advice: str) -> None:
    """A test of 3 + 3 follows, whose dose is 2 to 5; a dose of 7 in all is survived.

    A re-roll now leaves room for 5, 4, 3 or 2 and no fate: the chance of elimination is then 0, 1/4, 1/2 or
    3/4, on average 3/8. With the point kept for a later re-roll or gene, it is 1/8 after a dose of 4, and 3/8
    after a dose of 5.
    """
    home, game = before_a_test(face, AddArea(cubes=3, room="7"))
    async with at(home, game) as app:
        await press(app, "Groups next to Room 7 · power 3", "Room 7, Magda: 3")
        await press(app, "Magda: 2", "Magda rolls")
        await app.until(lambda: can_press(app, "1 dose: write it down"))
        told = [label for label in app.labels() if label.startswith("Advice, Magda")]
        assert told == ([f"Advice, Magda: {advice}"] if advice else [])


@asynchronous
async def test_a_fate_point_as_a_building_gene_lowers_the_dose() -> None:
    home, game = table(*AREA, FaceArea(area=1, groups=(2,)), ThrowDie(face=1))
    async with at(home, game) as app:
        await press(app, "Magda: a fate point as a building gene, fate 4")
        assert "6 − 1 − 1 = 4" in written(app)
        assert not app.sees("Fate as a building gene")
    assert game.table.state.players[0].fate == 3


@asynchronous
async def test_where_genes_are_not_followed_building_genes_are_noted_beside_the_groups() -> None:
    home, game = table(*AREA)
    async with at(home, game) as app:
        await press(app, "Building genes", "Ola: one building gene more", "Ola: 1", "Ola rolls")
    radiation = game.table.state.radiation
    assert radiation is not None
    assert radiation.tests[0].building == 1


@asynchronous
async def test_whoever_a_fate_point_as_a_gene_keeps_in_the_game_is_told_so_instead_of_a_reroll() -> None:
    """Threat 6 less 2 is a dose of 4, but only 3 is survived; a gene makes it 3."""
    home, game = table(ILL, *AREA, FaceArea(area=1, groups=(2,)), ThrowDie(face=2))
    async with at(home, game) as app:
        assert app.sees("Advice, Magda: Take fate as a building gene: without it you are out.")
        await press(app, "Magda: a fate point as a building gene, fate 4")
        assert not app.sees("without it you are out")


@asynchronous
async def test_whoever_is_out_either_way_hears_nothing_of_doses() -> None:
    worse = Correct(seat=0, what="irradiation", delta=3)
    home, game = table(ILL, worse, *AREA, FaceArea(area=1, groups=(2,)), ThrowDie(face=1))
    async with at(home, game) as app:
        assert app.sees(
            "Advice, Magda: Neither a re-roll nor fate as a gene will help: you are out either way."
        )


@asynchronous
async def test_rivals_are_told_together_what_a_reroll_would_do_and_only_where_theirs_count() -> None:
    worse = Correct(seat=0, what="irradiation", delta=1)
    home, game = table(ILL, worse, *AREA, FaceArea(area=1, groups=(2,)), ThrowDie(face=4))
    async with at(home, game) as app:
        assert not app.sees("Advice, Tomek")
        await choose_rerolls(app, "all")
    async with at(home, game) as app:
        told = [label for label in app.labels() if label.startswith("Advice, Tomek, Przemo and Ola: ")]
        assert len(told) == 1
        assert "Worth it: after a re-roll Magda is out in" in told[0]
        assert "instead of 0%" in told[0]


@asynchronous
async def test_a_rival_forces_a_good_roll_to_be_repeated() -> None:
    home, game = table(*AREA, FaceArea(area=1, groups=(2,)), ThrowDie(face=4), faces=(1,))
    async with at(home, game) as app:
        await press(app, "Re-roll: Tomek, fate 4")
        await app.until(lambda: "6 − 1 = 5" in written(app))
        assert app.sees("Before: 4")


@asynchronous
async def test_before_their_throw_the_odds_of_each_die_are_a_tap_away() -> None:
    home, game = table(ILL, *AREA, FaceArea(area=1, groups=(2, 1)))
    async with at(home, game) as app:
        assert "elimination 50%" in written(app)
        assert "25%" not in written(app)
        await press(app, "Magda rolls. Show the odds")
        assert {"+2", "+3", "+4", "+5", "25%"} <= set(written(app))


@asynchronous
async def test_a_reload_in_the_middle_shows_the_same_test() -> None:
    home, game = table(*AREA, FaceArea(area=1, groups=(2,)), ThrowDie(face=2))
    for _ in range(2):
        async with at(home, game) as app:
            assert "6 − 2 = 4" in written(app)
            assert can_press(app, "1 dose: write it down")


# The end of the phase


@asynchronous
async def test_absorption_and_decay_are_told_before_the_next_round() -> None:
    home, game = table(AddArea(cubes=1, room="3"), *AREA)
    async with at(home, game) as app:
        await press(app, "Nobody is here, go on", "Nobody is here, go on")
        assert "charges every group" in written(app)
        assert "charges groups of 1 token" in written(app)
        assert app.sees("Room 3: gone")
        assert app.sees("Room 12: power 3 left")
        await press(app, "Round 2")
    state = game.table.state
    assert state.phase == "preparation"
    assert [area.cubes for area in state.areas] == [3]


@asynchronous
async def test_two_quick_presses_charge_no_more_tokens_than_can_be_charged() -> None:
    home, game = table(*AREA, detail="full")
    async with at(home, game) as app:
        await press(app, "Tomek: 1", "Tomek rolls", "1 dose: write it down")
        await press(app, "Tomek: one charged token fewer")
        button = app.tappable("Tomek: one charged token more")
        await asyncio.gather(*(app.fire(button, "click") for _ in range(9)))
        assert not can_press(app, "Tomek: one charged token more")
        charged = game.table.state.players[1].charged + most_absorbed(game.table.state, 1)
        assert app.sees(f"{charged} of 6 charged")
        await press(app, "Round 2")
    assert game.table.state.players[1].charged == charged


@asynchronous
async def test_newly_charged_tokens_are_noted_where_they_are_followed() -> None:
    home, game = table(*AREA, detail="full")
    async with at(home, game) as app:
        await press(app, "Tomek: 1", "Tomek rolls", "1 dose: write it down")
        assert not app.sees("Magda: one charged token more")
        assert app.sees("5 of 6 charged"), "one group next to power 4 is taken as three tokens"
        await press(app, "Tomek: one charged token fewer", "Round 2")
    assert game.table.state.players[1].charged == 4


@asynchronous
async def test_after_an_elimination_the_phase_ends_the_game() -> None:
    ill = Correct(seat=0, what="irradiation", delta=7)
    home, game = table(ill, *AREA, FaceArea(area=1, groups=(2,)), ThrowDie(face=1), LetStand())
    async with at(home, game) as app:
        await press(app, "End of the game")
    assert game.table.state.phase == "over"


@asynchronous
async def test_a_wave_asks_for_one_area_and_leads_back_to_the_turn() -> None:
    wave = ActSpecially(action="wave", effect="wave", area=1, room="7")
    home, game = table(AddArea(cubes=3, room="5"), wave, faces=(3,))
    async with at(home, game) as app:
        assert not app.sees("Skip the tests")
        await press(app, "Tomek: 1", "Tomek rolls", "1 dose: write it down")
    state = game.table.state
    assert (state.phase, state.radiation, state.players[1].irradiation) == ("turns", None, 1)


# A gene left to the die


@asynchronous
async def test_the_die_names_the_gene_and_a_reroll_names_another() -> None:
    faces = Options(gene_faces=("action", "telepathy", "combat", "building"))
    home, game = table(EvolveByDie(), options=faces, faces=(3, 2))
    async with at(home, game) as app:
        await press(app, "Magda rolls")
        await app.until(lambda: written(app).count("Combat gene") == 1 and "Magda rolls" not in written(app))
        assert "Telepathy gene" not in written(app)
        await press(app, "Re-roll: Magda, fate 4")
        await app.until(lambda: "Telepathy gene" in written(app))
        await press(app, "The table: it stands")
    assert game.table.state.players[0].genes.telepathy == 2


ALL_PASS = (AddArea(cubes=4, room="12"), *(Pass(seat=seat) for seat in range(4)))


@asynchronous
async def test_who_passes_as_the_last_of_the_round_is_offered_the_move_above_the_radiation() -> None:
    home, game = table(*ALL_PASS)
    async with at(home, game) as app:
        assert app.sees("Ola may still move")
        await press(app, "Ola may still move")
        assert not app.sees("may still move")
    assert game.table.entries[-1].label.params == {"player": "Ola"}
    assert game.table.state.late_mover is None


@asynchronous
async def test_the_wide_button_is_outlined_until_the_open_move_is_made() -> None:
    home, game = table(*ALL_PASS)

    def fills(app: Harness) -> list[str]:
        styles = [button.style for button in app.controls(ft.FilledButton)]
        return [str(style.bgcolor[ft.ControlState.DEFAULT]) for style in styles]  # type: ignore[index, union-attr]

    async with at(home, game) as app:
        await press(app, "Magda: 1")
        assert fills(app) == [NIGHT.ground]
        await press(app, "Ola may still move")
        assert fills(app) == [NIGHT.accent]


@asynchronous
async def test_the_last_players_move_asks_what_it_discharged_where_that_is_followed() -> None:
    home, game = table(*ALL_PASS, detail="full")
    async with at(home, game) as app:
        await press(app, "Ola may still move")
        assert app.sees("tokens were discharged")


@asynchronous
async def test_no_move_is_offered_once_an_area_has_been_faced() -> None:
    home, game = table(*ALL_PASS, FaceArea(area=1, groups=(0, 0, 0, 0)))
    async with at(home, game) as app:
        assert not app.sees("may still move")


@asynchronous
async def test_lending_fate_to_a_test_says_its_price_on_the_button() -> None:
    home, game = table(*AREA, FaceArea(area=1, groups=(1, 0, 0, 0)), ThrowDie(face=1))
    async with at(home, game) as app:
        lend = app.tappable("Magda: a fate point as a building gene, fate 4", ft.TextButton)
        assert app.texts(lend) == ["Fate as a building gene", "4"]


# By hearing alone


@asynchronous
async def test_a_screen_reader_says_area_die_dose_and_what_follows() -> None:
    home, game = table(*AREA, faces=(1,))
    async with at(home, game) as app:
        assert "Room 12 · power 4" in announced(app)
        await press(app, "Magda: 2", "Use the die on the table")
        assert "Magda rolls" in announced(app)
        await press(app, "It shows 1", "1 dose: write it down")
        assert announced(app)[-1] == "Absorption"
        game.undo()
        await app.settle()
        assert announced(app)[-2:] == [
            "Magda rolled 1",
            "Irradiation rises from 0 to 5",
        ]
        assert "Irradiation: 5 of 7" in app.labels()
