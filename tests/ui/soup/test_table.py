"""The table of Primordial Soup: heading, player rows, the wide button, the ladder, the cards, the menu."""

import flet as ft
import pytest
from hypothesis import given as given_examples
from hypothesis import strategies

from companion.rules.soup.corrections import Correct, CorrectSupply, CorrectWounds
from companion.rules.soup.data import FINISH_ZONE, TRACK, Card
from companion.rules.soup.options import Options
from companion.rules.soup.ozone import TurnCard
from companion.rules.soup.state import Detail
from companion.rules.soup.turns import EndPhase
from companion.ui.soup.ozone_figures import owed_now
from companion.ui.soup.stages import STAGES
from companion.ui.soup.table.ladder import STRIP_MARKER, markers, strip_of, ticks
from companion.ui.soup.ui import SOUP
from companion.words import LANGUAGES, Language, Words
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.carnomorphs.tables import party, phone
from tests.ui.harness import DESKTOP
from tests.ui.services import at, opened
from tests.ui.soup.ponds import MAGDA, OLA, PRZEMO, TOMEK, called, given, now, pond


@asynchronous
async def test_the_heading_says_the_phase_whose_turn_it_is_and_what_the_card_says() -> None:
    home, game = pond()
    async with at(home, game, size=DESKTOP) as app:
        assert app.sees("Movement and food")
        assert called(app, "Magda’s turn")
        assert app.sees("Round 1 of 10")
        assert app.sees("Phase 1 of 6")
        assert called(app, "Drift: east")
        assert called(app, "Ozone layer: 10")
        assert called(app, "10 environment cards left")


@asynchronous
async def test_whoever_acts_has_a_card_below_the_band_and_the_others_a_line_each_under_words() -> None:
    home, game = pond(*given(TOMEK, "speed"))
    async with at(home, game) as app:
        await app.tap("See the table")
        texts = app.texts()
        for each in ("pts", "amoebas", "genes", "mut.", "space"):
            assert texts.count(each) == 1, each
        assert "Round 1 of 10" in texts
        assert [texts.count(name) for name in ("Magda", "Tomek", "Przemo", "Ola")] == [1, 2, 1, 1]
        assert app.tappable("Magda: Biological points, more")
        assert "Tomek: Biological points, more" not in app.labels()


@pytest.mark.parametrize(
    ("phase", "detail"),
    [("movement", "quick"), ("movement", "full"), ("genes", "quick"), ("division", "quick")],
)
@asynchronous
async def test_a_stage_says_once_whose_turn_it_is(phase: str, detail: Detail) -> None:
    home, game = pond(detail=detail)
    if phase != "movement":
        give(game, EndPhase(), TurnCard(card=Card("stay", 14)), EndPhase())
    if phase == "division":
        give(game, EndPhase())
    active = now(game).active
    assert active is not None
    async with at(home, game) as app:
        assert app.texts().count(now(game).players[active].name) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_wide_button_names_first_who_taps_it(language: Language) -> None:
    words = Words(language, game="soup")
    given_names = {"player": "Ola", "players": "Ola"}
    for key in (
        *("choose-space", "direction", "answer", "fight-dice", "escape-dice", "escape-result", "close-fight"),
        *("close-fight-lost", "amoeba", "done", "settle"),
    ):
        assert words(f"next-{key}", number=1, count=2, **given_names).startswith("Ola"), key


@pytest.mark.parametrize("size", [(360.0, 740.0), (390.0, 844.0), (844.0, 390.0)])
@asynchronous
async def test_the_strip_of_the_ladder_has_numbers_and_its_end_in_sight(size: tuple[float, float]) -> None:
    home, game = pond()
    async with at(home, game, size=size) as app:
        strip = app.one(ft.BaseControl, label=called(app, "Scoring ladder: "))
        assert app.texts(strip) == ["5", "10", "15", str(FINISH_ZONE)]


@given_examples(
    places=strategies.lists(strategies.integers(1, TRACK), min_size=1, max_size=8),
    zone=strategies.integers(20, FINISH_ZONE),
    wide=strategies.integers(280, 820),
)
def test_numbers_of_the_strip_cover_no_marker_and_each_marker_is_on_it(
    places: list[int], zone: int, wide: int
) -> None:
    strip = strip_of(places, zone, wide)
    for place in places:
        assert 0 <= strip.at(place) <= strip.wide - STRIP_MARKER
        for tick in ticks(strip, places):
            assert abs(strip.at(tick) - strip.at(place)) >= STRIP_MARKER
    assert strip.wide <= wide


@pytest.mark.parametrize(
    ("places", "taken", "told"),
    [
        ((1, 2, 3, 4), (), (5, 10, 15)),
        ((1, 2, 3, 4), (5,), (10, 15)),
        ((1, 2, 3, 4), (5, 10, 15), (1, 14)),
        ((12, 30), (), (15, 20, 25, 30)),
        ((30, 40), (), (30, 35, 41)),
        ((38, 47), (), (41, 45, 50)),
        ((38, 47), (41,), (45, 50)),
    ],
)
def test_the_strip_has_each_fifth_number_and_the_first_of_the_finish_zone(
    places: tuple[int, ...], taken: tuple[int, ...], told: tuple[int, ...]
) -> None:
    assert ticks(strip_of(places, 41, 350), taken) == told


@asynchronous
async def test_a_row_says_all_that_it_shows() -> None:
    home, game = pond(
        *given(TOMEK, "speed", "armor"),
        CorrectWounds(seat=TOMEK, number=2, delta=1),
        Correct(seat=TOMEK, number="place", delta=11),
        detail="full",
    )
    async with at(home, game, size=DESKTOP) as app:
        row = called(app, "Tomek, ").replace("\u00a0", " ")
        for said in (
            "4 biological points",
            "space 13 of the ladder",
            "2 amoebas",
            "amoeba 1: 1 damage point",
            "amoeba 2: 1 damage point",
            "Speed",
            "Armor",
            "9 mutation points",
        ):
            assert said in row, said
        assert "ozone" not in row


@asynchronous
async def test_a_row_says_what_the_ozone_layer_that_lies_would_cost_and_in_phase_2_what_is_owed() -> None:
    home, game = pond(*given(OLA, "longevity", "parasitism", "movement-1"))
    async with at(home, game, size=DESKTOP) as app:
        assert "this ozone layer would cost 2 points" in called(app, "Ola, ").replace("\u00a0", " ")
    give(game, EndPhase(), TurnCard(card=Card("west", 6)))
    async with at(home, game, size=DESKTOP) as app:
        assert "owes the ozone 6 points" in called(app, "Ola, ").replace("\u00a0", " ")
    assert owed_now(now(game), now(game).players[OLA]) == (6, True)


@asynchronous
async def test_points_are_changed_in_the_row_and_never_fall_below_none() -> None:
    home, game = pond()
    async with at(home, game) as app:
        await app.tap("See the table")
        for _ in range(5):
            if now(game).players[MAGDA].points:
                await app.tap("Magda: Biological points, less")
        assert now(game).players[MAGDA].points == 0
        await app.tap("Magda: Biological points, more")
        assert now(game).players[MAGDA].points == 1


@asynchronous
async def test_a_narrow_page_shows_the_points_without_steppers() -> None:
    home, game = pond()
    async with at(home, game, size=(320.0, 568.0)) as app:
        await app.tap("See the table")
        assert "4 biological points" in called(app, "Magda, ").replace("\u00a0", " ")


@asynchronous
async def test_the_ladder_stands_below_the_players_of_a_wide_page_while_a_phase_takes_its_room() -> None:
    home, game = pond(EndPhase())
    async with at(home, game, size=DESKTOP) as app:
        assert called(app, "Scoring ladder: Ola 4, Przemo 3, Tomek 2 and Magda 1")


@asynchronous
async def test_who_has_passed_the_end_of_the_ladder_stands_on_its_last_space() -> None:
    home, game = pond(Correct(seat=PRZEMO, number="place", delta=60))
    assert [each.place for each in markers(now(game))] == [1, 2, 63, 4]
    async with at(home, game, size=DESKTOP) as app:
        assert app.sees("63")


@asynchronous
async def test_the_cards_tell_which_are_left_and_which_have_been_turned() -> None:
    home, game = pond()
    async with at(home, game, size=DESKTOP) as app:
        await app.tap(called(app, "10 environment cards left"))
        assert app.sees("Turned so far")
        assert app.sees("No drift, ozone layer 14")
        assert app.sees("Drift west, ozone layer 6")


@asynchronous
async def test_the_menu_ends_the_phase_and_gives_the_turn() -> None:
    home, game = pond()
    async with at(home, game, size=DESKTOP) as app:
        await app.tap("Table menu")
        await app.tap("Correct the table")
        await app.tap("Turn: Przemo")
        assert now(game).active == PRZEMO
        await app.tap("Close")
        await app.tap("Table menu")
        await app.tap(called(app, "End the phase"))
        assert now(game).phase == "environment"


@asynchronous
async def test_the_menu_settles_how_much_is_kept() -> None:
    home, game = pond()
    async with at(home, game, size=DESKTOP) as app:
        await app.tap("Table menu")
        await app.tap("Full")
        assert now(game).detail == "full"
        await app.tap("Correct the table")
        assert app.sees("Cubes in the supply")


@pytest.mark.parametrize(
    ("short", "near", "way", "bound"),
    [(True, 1, "less", 0), (False, 54, "more", 55), (False, -54, "less", -55)],
)
@asynchronous
async def test_the_cubes_off_the_board_stop_at_what_the_box_holds(
    short: bool, near: int, way: str, bound: int
) -> None:
    home, game = pond(detail="full", options=Options(cube_supply=short))
    give(game, CorrectSupply(seat=MAGDA, delta=near - now(game).supply[MAGDA]))
    async with at(home, game, size=DESKTOP) as app:
        await app.tap("Table menu")
        await app.tap("Correct the table")
        await app.tap_twice(f"blue, {way}")
        assert not app.controls(ft.SnackBar)
    assert now(game).supply[MAGDA] == bound


@asynchronous
async def test_from_the_glance_at_the_table_a_movement_is_paid_and_the_turn_handed_on() -> None:
    home, game = pond()
    async with at(home, game) as app:
        await app.tap("See the table")
        await app.tap("One movement: 1 point")
        assert now(game).players[MAGDA].points == 3
        await app.tap("Next: Tomek")
        assert now(game).active == TOMEK


@asynchronous
async def test_the_glance_at_the_table_leads_back_to_what_takes_place() -> None:
    home, game = pond(*given(OLA, "longevity", "parasitism", points=20), EndPhase())
    give(game, TurnCard(card=Card("west", 6)))
    async with at(home, game) as app:
        await app.tap("See the table")
        await app.tap("Ola settles 4 points")
        assert app.sees("Undo: Environment card: west, ozone 6")


def test_every_chapter_has_a_drawing_and_every_stage_a_chapter() -> None:
    chapters = {chapter.name for section in SOUP.chapters for chapter in section.chapters}
    assert set(SOUP.chapter_glyphs) == chapters
    assert {stage.chapter for stage in STAGES.values()} <= chapters


@asynchronous
async def test_at_a_strict_table_the_row_of_somebody_else_is_only_read() -> None:
    home, game = pond()
    table = party(home, game)
    table.set_rights(game.id, "strict")
    async with phone(table, game, TOMEK) as app:
        await app.tap("See the table")
        assert "Magda: Biological points, more" not in app.labels()
        await app.tap(called(app, "Magda, "))
        assert "Magda: Biological points, more" not in app.labels()
        await app.tap("Close")
        await app.tap(called(app, "Tomek, "))
        assert app.tappable("Tomek: Biological points, more")


def test_what_hurts_is_felt_and_what_is_bought_is_not() -> None:
    _, game = pond(detail="full")
    before = now(game)
    give(game, CorrectWounds(seat=MAGDA, number=1, delta=1))
    hurt = now(game)
    assert SOUP.harm(before, hurt)
    assert not SOUP.harm(hurt, before)
    give(game, *given(MAGDA, "longevity", "armor"))
    assert not SOUP.harm(hurt, now(game))
    _, game = pond(*given(MAGDA, "longevity", "armor"), EndPhase())
    before = now(game)
    assert SOUP.harm(before, now(give(game, TurnCard(card=Card("west", 6)))))


@asynchronous
async def test_the_chapters_tell_the_rules_of_the_table() -> None:
    home, game = pond(options=Options(move_price=3, finish_zone=30))
    told = "Your own movement: pay 3 points and roll a die."
    async with opened(home, f"/game/{game.id}") as app:
        await app.tap("Rules: Movement")
        assert app.sees(told)
        await app.go(f"/game/{game.id}/rules/end")
        assert app.sees(
            "After a scoring in which a marker stands in the finish zone, from space 30 on, the game is over."
        )
    async with opened(home, "/rules/movement") as app:
        assert app.sees("Your own movement: pay 1 point and roll a die.")
