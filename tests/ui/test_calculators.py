"""The calculators without a game agree with the rulebook's examples."""

from __future__ import annotations

import pytest

from companion.ui.calculators.dice import Cup
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
        for name in ("Test", "Dice", "Battle"):
            await app.tap(name)
            assert not app.errors


def test_a_die_falls_on_each_of_its_faces_and_on_no_other() -> None:
    cup = Cup(count=8, die=6)
    for _ in range(60):
        cup = cup.thrown()
        assert all(1 <= face <= 6 for face in cup.throws[0].faces)
    assert len(cup.throws) == 12
    assert [throw.number for throw in cup.throws] == list(range(60, 48, -1))


def test_irradiation_follows_its_limit_down() -> None:
    assert Trial(irradiation=7, limit=7).turned("limit", -1).irradiation == 6


async def turn(app: Harness, name: str, by: int) -> None:
    """Turn a number up, or down."""
    for _ in range(abs(by)):
        await app.tap(f"{name}: {'more' if by > 0 else 'less'}")


def line(app: Harness, start: str) -> str:
    """The line that begins like that."""
    return next(text for text in app.texts() if text.startswith(start))
