"""The screen as heard by a player who cannot see it."""

import flet as ft

from companion.rules.carnomorphs.turns import EndPlayerPhase
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.soup.deaths import Bury
from companion.rules.soup.scoring import Score
from companion.rules.soup.turns import EndPhase
from tests import carnomorph_seeds, seeds, soup_seeds
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.harness import Harness
from tests.ui.services import opened, service


def titles(app: Harness) -> list[str]:
    """Return the headings that are announced when they appear, from the top of the page."""
    found = app.controls(ft.Semantics, where=lambda node: bool(node.live_region and node.header))
    return [str(heading.label) for heading in found]


def announced(app: Harness) -> list[str]:
    """Return the texts announced when they appear or change, from the top of the page."""
    found = app.controls(ft.Semantics, where=lambda node: bool(node.live_region and node.label))
    return [str(region.label) for region in found]


@asynchronous
async def test_the_second_line_of_the_wide_button_follows_its_words() -> None:
    home = service()
    game = carnomorph_seeds.before_the_bag(home)
    async with opened(home, f"/game/{game.id}") as app:
        wide = app.controls(ft.FilledButton)[-1]
        assert app.texts(wide) == ["Draw from the bag", "the app draws 1 of 11 tokens"]
        assert not app.labels(wide)


@asynchronous
async def test_a_step_of_the_event_phase_is_said_once_with_its_number() -> None:
    home = service()
    game = carnomorph_seeds.in_feeding(home)
    async with opened(home, f"/game/{game.id}") as app:
        assert titles(app) == ["Event phase", "Step 2 of 5: Attack and Feeding"]
        assert app.labels().count("Step 2 of 5: Attack and Feeding") == 1


@asynchronous
async def test_the_next_amoeba_is_said_once_one_has_eaten() -> None:
    home = service()
    game = soup_seeds.midway(home)
    async with opened(home, f"/game/{game.id}") as app:
        assert titles(app) == ["Movement and food", "Amoeba 1"]
        await app.tap("Drifts and eats")
        assert titles(app) == ["Movement and food", "Amoeba 2"]


@asynchronous
async def test_the_end_says_who_wins_and_a_chart_its_numbers() -> None:
    home = service()
    home.remember("setting.less-motion", True)
    game = seeds.finished(home)
    async with opened(home, f"/game/{game.id}") as app:
        over, verdict = titles(app)
        assert over == "End of the game"
        assert "win" in verdict or "ictory" in verdict
        said = next(label for label in app.labels() if label.startswith("Magda ") and "; Tomek " in label)
        assert said.count(";") == 3
        assert said.partition(";")[0].count(",") == game.table.state.round - 1


@asynchronous
async def test_a_turn_of_soup_says_what_it_asks_and_that_all_have_eaten() -> None:
    home = service()
    game = soup_seeds.midway(home)
    async with opened(home, f"/game/{game.id}") as app:
        await app.tap("Attack after drifting east: 1 point")
        assert titles(app)[-1] == "It drifts east: which amoeba on the space there?"
        await app.tap("No attack")
        await app.tap("All 2 drift and eat")
        assert announced(app)[-1] == "All amoebas have eaten or starved."


@asynchronous
async def test_a_phase_of_soup_says_whose_turn_it_is_though_the_same_player_begins(aloud: list[str]) -> None:
    home = service()
    game = soup_seeds.buying(home)
    async with opened(home, f"/game/{game.id}") as app:
        first = game.table.state.active
        give(game, EndPhase())
        await app.settle()
        assert game.table.state.active == first
        assert aloud[-1] == "Ola’s turn"


@asynchronous
async def test_the_card_to_turn_and_who_dies_are_said() -> None:
    home = service()
    game = soup_seeds.before_the_card(home)
    async with opened(home, f"/game/{game.id}") as app:
        assert titles(app) == ["Environment", "Turn an environment card"]
    game = soup_seeds.burying(home)
    async with opened(home, f"/game/{game.id}") as app:
        assert titles(app)[-1].startswith("2 amoebas die. ")


@asynchronous
async def test_a_scoring_says_where_everybody_stands_and_that_a_round_begins(aloud: list[str]) -> None:
    home = service()
    game = give(soup_seeds.burying(home), Bury(), EndPhase())
    async with opened(home, f"/game/{game.id}") as app:
        give(game, Score())
        await app.settle()
        assert "Ola: from space 10 to 11" in aloud[-1]
        give(game, EndPhase())
        await app.settle()
        assert aloud[-3:] == ["The round is over", "Round 3", "Magda’s turn"]


@asynchronous
async def test_no_sentence_of_the_market_ends_twice() -> None:
    home = service()
    game = soup_seeds.buying(home)
    async with opened(home, f"/game/{game.id}") as app:
        offers = [label for label in app.labels() if "mutation point" in label]
        assert offers
        assert not [label for label in offers if ".." in label]


@asynchronous
async def test_a_feeding_names_its_room_once_then_what_came_of_it(aloud: list[str]) -> None:
    home = service()
    game = carnomorph_seeds.in_feeding(home)
    async with opened(home, f"/game/{game.id}") as app:
        fed = {
            "Laboratorium": "now: 1 Fleshbeast, eaten: 1 red corpse",
            "Kantyna": "now: 1 Shambler, eaten: 1 Metagorger",
            "Magazyn": "now: 1 Butcher, reveal its Adaptation, eaten: 1 carcass",
        }
        for room, outcome in fed.items():
            await app.tap(f"Feed: {room}")
            assert aloud[-1] == f"Feeding ({room}): 1 intruder, {outcome}"
            assert not [said for said in announced(app) if room in said]


@asynchronous
async def test_an_attack_says_whom_it_hurts_and_those_by_hand_that_they_are_over(aloud: list[str]) -> None:
    home = service()
    game = carnomorph_seeds.in_feeding(home)
    async with opened(home, f"/game/{game.id}") as app:
        for press in ("Feed: Laboratorium", "Feed: Kantyna", "Feed: Magazyn", "Metagorger attacks Magda"):
            await app.tap(press)
        assert aloud[-1] == "Metagorger attacks Magda, Light Wounds +1, Contamination cards +1"
        await app.tap("Attacks carried out")
        assert aloud[-1] == "Fleshbeast (Laboratorium): attack done. Shambler (Kantyna): attack done"


@asynchronous
async def test_a_notice_that_a_sheet_has_covered_is_not_said_again() -> None:
    home = service()
    game = carnomorph_seeds.midway(home)
    async with opened(home, f"/game/{game.id}") as app:
        notice = announced(app)[-1]
        assert notice.startswith("Self-destruct: ")
        await app.tap("Table menu")
        await app.tap("Close")
        assert notice in app.labels()
        assert notice not in announced(app)
        give(game, EndPlayerPhase())
        await app.settle()
        assert [said for said in announced(app) if said.startswith("Self-destruct: ")]


@asynchronous
async def test_an_area_that_nobody_is_next_to_is_said_by_its_name(aloud: list[str]) -> None:
    home = service()
    game = seeds.in_radiation(home)
    radiation = game.table.state.radiation
    assert radiation is not None
    async with opened(home, f"/game/{game.id}") as app:
        named = game.table.state.areas_by_power[0]
        give(game, FaceArea(area=named.id, groups=()))
        await app.settle()
        assert aloud[-1] == f"Test, power {named.cubes}, Room {named.room}"
