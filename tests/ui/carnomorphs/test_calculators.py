"""The calculators of Carnomorphs: the bag and the noise roll, with the figures of the odds."""

import flet as ft
import pytest

from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.contents import Contents, Feeder
from companion.rules.carnomorphs.data import INTRUDERS, Figures, Tokens
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.questions import BagQuestion
from companion.ui.carnomorphs.calculators.feeding import FeedingInput
from tests.loops import asynchronous
from tests.ui.carnomorphs.crews import crew
from tests.ui.harness import Harness
from tests.ui.services import at, opened, service


def calculators() -> Harness:
    home = service()
    home.remember("setting.game", KEY)
    return opened(home, "/calculators")


@asynchronous
async def test_the_bag_of_three_players_has_eight_tokens_five_of_them_red() -> None:
    async with calculators() as app:
        assert app.sees("8 tokens")
        assert app.sees("Red Metagorger: 62%")
        await app.tap("5")
        assert app.sees("10 tokens")
        assert app.sees("Red Metagorger: 70%")


@asynchronous
async def test_tokens_are_counted_within_the_box_and_an_empty_bag_says_so() -> None:
    async with calculators() as app:
        await app.tap("Butcher, more")
        assert app.sees("9 tokens")
        assert app.sees("Butcher: 11%")
        for name, count in (
            ("Blank token", 1),
            ("Blue Metagorger", 2),
            ("Red Metagorger", 5),
            ("Butcher", 1),
        ):
            for _ in range(count):
                await app.tap(f"{name}, less")
        assert app.sees("The bag is empty")


@asynchronous
async def test_the_chance_of_a_kind_grows_with_the_event_phases_ahead() -> None:
    async with calculators() as app:
        assert app.sees("At least once in the next 3 event phases")
        for _ in range(2):
            await app.tap("Event phases ahead, less")
        assert app.sees("At least once in the next event phase")
        assert app.labels().count("Red Metagorger: 62%") == 2


def test_a_kind_of_token_cannot_be_counted_beyond_the_box() -> None:
    full = BagQuestion(blank=1)
    assert full.turned("blank", 1).blank == 1
    assert full.turned("red", -1).red == 0
    assert full.turned("red", 1).bag == Tokens(blank=1, red=1)


@asynchronous
async def test_each_of_the_exact_odds_has_a_page_of_its_own_without_a_game() -> None:
    async with calculators() as app:
        assert {"Bag", "Feeding", "Noise", "Last check"} <= set(app.labels())


@asynchronous
async def test_no_name_of_a_calculator_breaks_beside_its_picture() -> None:
    for game, pictured in (("chromosome", True), (KEY, False)):
        home = service()
        home.remember("setting.game", game)
        async with opened(home, "/calculators", size=(844.0, 844.0)) as app:
            assert bool(app.controls(ft.Image, inside=app.tappable("Dice"))) is pictured


@asynchronous
async def test_a_shambler_evolves_only_where_the_fleshbeast_of_the_other_room_feeds_first() -> None:
    async with calculators() as app:
        await app.tap("Feeding")
        assert app.sees("Enter who stands in the rooms, and what lies there.")
        for name in ("Shambler", "Intruder Carcass"):
            await app.tap(f"{name}, more")
        assert app.sees("1 Fleshbeast: 100%")
        for _ in range(3):
            await app.tap("Fleshbeast, can be placed, less")
        assert app.sees("1 Shambler and 3 Fleshbeasts: 100%")
        await app.tap("Another room")
        for name in ("Fleshbeast", "Intruder Carcass"):
            await app.tap(f"{name}, more")
        assert app.sees("There are too few figures for all")
        ends = {"1 Shambler and 2 Fleshbeasts: 50%", "no Shambler and 3 Fleshbeasts: 50%"}
        assert ends <= set(app.labels())


@asynchronous
async def test_with_voracious_those_in_combat_feed_too() -> None:
    async with calculators() as app:
        await app.tap("Feeding")
        for name in ("Shambler", "Intruder Carcass"):
            await app.tap(f"{name}, more")
        await app.tap("Hurt or in combat?")
        await app.change(app.controls(ft.Switch)[0], True)
        assert app.sees("Nobody feeds.")
        for switch in app.controls(ft.Switch)[-1:]:
            await app.change(switch, True)
        assert app.sees("1 Fleshbeast: 100%")


@asynchronous
async def test_a_room_that_is_removed_leaves_the_sum_and_the_last_one_is_emptied() -> None:
    async with calculators() as app:
        await app.tap("Feeding")
        await app.tap("Shambler, more")
        await app.tap("Another room")
        await app.tap("Remove this room")
        assert app.sees("Clear the room")
        await app.tap("Clear the room")
        assert app.sees("Enter who stands in the rooms, and what lies there.")
        assert not app.sees("Remove this room")


def test_rooms_hold_no_more_than_the_box_and_only_one_is_the_nest() -> None:
    fleshbeasts = Contents(feeders=(Feeder(kind="fleshbeast"),) * 2, eggs=3, nest=True)
    asked = FeedingInput().with_left("fleshbeast", -1).with_room(0, fleshbeasts).with_another()
    assert (asked.ends("eggs")[1], asked.left("fleshbeast")) == (5, 0)
    assert asked.eggs == 5
    assert asked.others.available.fleshbeast == 1
    full = asked.with_room(asked.shown, Contents(feeders=(Feeder(kind="fleshbeast"),), nest=True))
    assert [each.nest for each in full.rooms] == [False, True]
    assert full.elsewhere == Figures()
    assert all(full.left(kind) >= 0 for kind in INTRUDERS)


@asynchronous
async def test_noise_in_a_corridor_makes_an_encounter_and_slime_turns_silence_into_danger() -> None:
    async with calculators() as app:
        await app.tap("Noise")
        assert {"Encounter: 0%", "New noise: 90%", "Nothing: 10%"} <= set(app.labels())
        await app.tap("1")
        await app.tap("3")
        assert {"Encounter: 40%", "New noise: 50%"} <= set(app.labels())
        for switch in app.controls(ft.Switch):
            await app.change(switch, True)
        assert {"Encounter: 40%", "Intruders move in: 20%", "Nothing: 0%"} <= set(app.labels())


@asynchronous
async def test_the_bag_of_a_game_tells_what_the_next_event_phases_may_bring() -> None:
    home, game = crew()
    async with at(home, game) as app:
        await app.tap("Intruder bag: 8 tokens")
        assert app.sees("Event phases ahead")
        for _ in range(2):
            await app.tap("Event phases ahead, less")
        assert app.sees("Red Metagorger: 62%")
        await app.tap("Red Metagorger, more")
        assert app.sees("Red Metagorger: 67%")


@pytest.mark.parametrize("counted", [False, True])
@asynchronous
async def test_who_hides_the_counts_hides_the_odds(counted: bool) -> None:
    home, game = crew(options=Options(bag_counts=counted))
    async with at(home, game) as app:
        await app.tap("Intruder bag: 8 tokens" if counted else "Intruder bag")
        assert app.sees("Event phases ahead") is counted
        assert app.sees("%") is counted
