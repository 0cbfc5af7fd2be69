"""The calculators without a game agree with the rulebook's examples."""

from __future__ import annotations

import pytest

from companion.ui.calculators.dice import Cup
from companion.ui.calculators.phase import Evening, Person
from companion.ui.calculators.resistance import Trial
from tests.ui.harness import DESKTOP, SMALL_PHONE, Harness, asynchronous
from tests.ui.houses import house, opened


@asynchronous
async def test_equal_groups_win_equally_often() -> None:
    async with opened(house(), "/calculators") as app:
        assert app.sees("attacker wins 38%, tie 25%, defender wins 38%")


@asynchronous
async def test_five_against_four_is_the_battle_of_the_rulebook() -> None:
    async with opened(house(), "/calculators") as app:
        await turn(app, "Attacker, Group", 1)
        await turn(app, "Attacker, Combat genes", 1)
        await turn(app, "Attacker, Fate for strength", 1)
        await turn(app, "Defender, Combat genes", 2)
        assert {"5", "4"} <= set(app.texts())
        assert app.sees("attacker wins 62%, tie 19%, defender wins 19%")


@asynchronous
async def test_domination_takes_the_attackers_loss_out_of_a_tie() -> None:
    async with opened(house(), "/calculators") as app:
        before = line(app, "Average losses")
        await app.tap("only the defender (Domination)")
        after = line(app, "Average losses")
        assert before != after
        assert before.split("defender")[1] == after.split("defender")[1]


@asynchronous
async def test_fate_for_rerolls_is_played_out_at_its_worth() -> None:
    async with opened(house(), "/calculators") as app:
        assert not app.sees("Worth of a fate point")
        await turn(app, "Defender, Fate for re-rolls", 2)
        assert app.sees("Fate spent on average: attacker 0.00 · defender 0.00")
        for _ in range(2):
            await turn(app, "Worth of a fate point", -1)
        assert not app.sees("defender 0.00")


@asynchronous
async def test_the_sums_behind_the_bar_open_with_a_tap() -> None:
    async with opened(house(), "/calculators") as app:
        assert not app.sees("6 of the 16 throws")
        await app.tap(next(label for label in app.labels() if label.startswith("Show the sums")))
        assert app.sees("6 of the 16 throws")
        assert app.sees("Hide the sums")


@asynchronous
async def test_the_resistance_test_of_four_and_two_doses_as_in_the_rulebook() -> None:
    async with opened(house(), "/calculators") as app:
        await app.tap("Test")
        await turn(app, "Power of the area", 2)
        await turn(app, "Adjacent groups", 1)
        assert "6" in app.texts()
        assert app.sees("dose 2: 25%, dose 3: 25%, dose 4: 25%, dose 5: 25%")
        assert app.sees("out 0%")
        await turn(app, "Irradiation", 4)
        assert app.sees("out 50%")


@asynchronous
async def test_the_whole_phase_counts_every_area_of_a_player_and_leaves_others_alone() -> None:
    """Room for 3: the dose of 6 is 2 to 5, that of 3 is 0, 0, 1 or 2; 1/4 x 3/4 + 1/4 x 1/2 = 5/16."""
    async with opened(house(), "/calculators") as app:
        await app.tap("Phase")
        await turn(app, "Irradiation", 4)
        await turn(app, "Area 1, Player 1, groups", 1)
        await turn(app, "Area 2, Player 1, groups", 1)
        assert app.sees("Player 1 survives the phase: 31%, +3.9 on average.")
        assert app.sees("Player 2 survives the phase: 100%, +2.5 on average.")
        await turn(app, "Area 1, power", -1)
        assert app.sees("Player 2 survives the phase: 100%, +1.5 on average.")


@asynchronous
async def test_fate_in_the_whole_phase_is_spent_where_it_saves_a_player() -> None:
    """Half of the rolls eliminate; a second throw, of one fate point, leaves a quarter."""
    async with opened(house(), "/calculators") as app:
        await app.tap("Phase")
        await turn(app, "Area 1, Player 1, groups", 1)
        await turn(app, "Irradiation", 4)
        assert app.sees("Player 1 survives the phase: 50%")
        assert not app.sees("Worth of a fate point")
        await turn(app, "Fate for re-rolls", 1)
        assert app.sees("Player 1 survives the phase: 75%, +3.0 on average · fate \u22120.5.")
        await app.tap(next(label for label in app.labels() if label.startswith("Player 1 survives")))
        assert app.sees("Tests, power + groups: 4 + 2.")
        assert app.sees("a point kept is worth 2, being out costs 20")


@asynchronous
async def test_a_tap_on_a_player_opens_that_players_numbers() -> None:
    async with opened(house(), "/calculators") as app:
        await app.tap("Phase")
        await turn(app, "Players", 1)
        await app.tap(next(label for label in app.labels() if label.startswith("Player 3 survives")))
        await turn(app, "Active building genes", 2)
        assert app.sees("Player 3 survives the phase: 100%, +0.8 on average.")
        await turn(app, "Players", -1)
        assert not app.sees("Player 3")
        assert app.sees("Area 1, Player 2, groups: 1")


@asynchronous
async def test_numbers_stop_at_their_bounds() -> None:
    async with opened(house(), "/calculators") as app:
        await turn(app, "Attacker, Group", 1)
        for name in ("Attacker, Group: more", "Attacker, Combat genes: less"):
            with pytest.raises(AssertionError, match="0 things to tap"):
                app.tappable(name)


@asynchronous
async def test_dice_fall_and_the_throw_before_goes_into_the_history() -> None:
    async with opened(house(), "/calculators") as app:
        await app.tap("Dice")
        assert app.sees("Not thrown yet")
        await app.tap("Throw")
        await app.until(lambda: app.sees("shows "))
        assert not app.sees("Earlier throws")
        await app.tap("Throw")
        assert app.sees("Earlier throws")


@asynchronous
async def test_the_calculator_used_last_comes_first_the_next_time() -> None:
    home = house()
    async with opened(home, "/calculators") as app:
        await app.tap("Test")
    async with opened(home, "/calculators") as app:
        assert app.sees("Power of the area")


@pytest.mark.parametrize("size", [SMALL_PHONE, DESKTOP])
@asynchronous
async def test_every_calculator_is_drawn_on_every_page(size: tuple[float, float]) -> None:
    async with opened(house(), "/calculators", size=size) as app:
        for name in ("Test", "Phase", "Dice", "Battle"):
            await app.tap(name)
            assert not app.errors


def test_a_die_falls_on_each_of_its_faces_and_on_no_other() -> None:
    cup = Cup(count=8, die=6)
    for _ in range(60):
        cup = cup.thrown()
        assert all(1 <= face <= 6 for face in cup.throws[0].faces)
    assert len(cup.throws) == 12
    assert [throw.number for throw in cup.throws] == list(range(60, 48, -1))


def test_everybodys_irradiation_follows_the_limit_of_the_phase_down() -> None:
    ill = Evening(limit=7).with_person(Person(irradiation=7))
    assert [each.irradiation for each in ill.turned("limit", -1).people] == [6, 0, 0, 0]


def test_irradiation_follows_its_limit_down() -> None:
    assert Trial(irradiation=7, limit=7).turned("limit", -1).irradiation == 6


async def turn(app: Harness, name: str, by: int) -> None:
    """Turn a number up, or down."""
    for _ in range(abs(by)):
        await app.tap(f"{name}: {'more' if by > 0 else 'less'}")


def line(app: Harness, start: str) -> str:
    """The line that begins like that."""
    return next(text for text in app.texts() if text.startswith(start))
