"""A new game: filled in like the last one, and every bad name answered with one sentence."""

import flet as ft
import pytest

from companion.device.games import GAMES
from companion.rules.chromosome.options import Options
from companion.ui.chromosome.setup import (
    GENE_FACES,
    LAST_SETUP,
    Setup,
    fresh_setup,
    remember,
    remembered_setup,
)
from companion.ui.games import ui_of
from companion.words import Words
from tests.loops import asynchronous
from tests.ui.harness import Harness
from tests.ui.services import FOUR, opened, press, seated, service, service_with

NAMES = ("Magda", "Tomek", "Przemo", "Ola")


@asynchronous
async def test_a_game_with_the_people_of_last_time_takes_two_taps_from_home() -> None:
    home = service_with(FOUR)
    async with opened(home) as app:
        await app.tap("Play")
        await app.tap("Start")
        (game,) = home.library.games()
        assert app.page.route == f"/game/{game.id}"
        assert game.players == ("Magda", "Tomek", "Przemo", "Ola")


DETAILED = tuple(key for key in GAMES if ui_of(key).setup.detail)
"""The games with levels of detail."""


@asynchronous
@pytest.mark.parametrize("key", DETAILED)
async def test_on_a_fresh_device_a_game_in_full_detail_takes_three_taps_and_the_names(key: str) -> None:
    home = service(knows_games=False)
    words = Words("en").of(key)
    async with opened(home) as app:
        taps = 0
        await app.tap(words("name"))
        taps += 1
        for name in NAMES:
            field = app.one(ft.TextField, text="Name")
            await app.change(field, name)
            await app.fire(app.one(ft.TextField, text="Name"), "submit")
        await app.tap(words("new-detail-full"))
        await app.tap("Start")
        taps += 2
        (game,) = home.library.games()
        assert game.game == key
        assert game.players == NAMES
        assert home.open(game.id).table.state.detail == "full"
        assert taps <= 4


@asynchronous
@pytest.mark.parametrize("key", DETAILED)
async def test_quick_and_full_say_what_the_app_keeps_and_what_each_costs(key: str) -> None:
    home = service()
    home.remember("setting.game", key)
    words, described = Words("en").of(key), ui_of(key).setup
    async with opened(home, "/new") as app:
        for detail, signs in (("quick", described.quick_signs), ("full", described.full_signs)):
            (card,) = (
                button
                for button in app.controls(ft.TextButton)
                if words(f"new-detail-{detail}") in app.texts(button)
            )
            assert words(f"new-detail-{detail}-note") in app.texts(card)
            assert signs
            assert {words(f"new-keeps-{sign}") for sign, _ in signs} <= set(app.texts(card))
            assert len(app.controls(ft.Image, inside=card)) >= len(signs)


@asynchronous
async def test_a_name_comes_first_and_colour_and_species_stand_behind_it() -> None:
    async with opened(service(), "/new") as app:
        assert app.controls(ft.TextField, text="Name")
        assert not app.sees("Species")
        await app.tap("Seat 1: Free seat, Ferox")
        assert app.sees("Species")
        assert app.sees("Colour")


@asynchronous
async def test_everything_but_names_and_detail_has_a_default_behind_one_line() -> None:
    async with opened(service(), "/new") as app:
        assert not app.controls(ft.Switch)
        await app.tap("Rules of this table")
        assert len(app.controls(ft.Switch)) >= 3


@asynchronous
async def test_remembered_people_sit_down_with_a_tap_on_their_name() -> None:
    home = service()
    home.remember_people(["Magda", "Tomek", "Ola"])
    async with opened(home, "/new") as app:
        for name in ("Ola", "Magda", "Tomek"):
            await app.tap(name)
        await app.tap("Start")
        (game,) = home.library.games()
        assert game.players == ("Ola", "Magda", "Tomek")


@asynchronous
async def test_somebody_new_types_a_name_and_is_remembered() -> None:
    home = service()
    home.remember_people(["Magda"])
    async with opened(home, "/new") as app:
        await app.tap("Magda")
        await app.tap("Somebody new")
        await app.type("Name", "Zuźka")
        await app.tap("Start")
        assert home.people() == ("Magda", "Zuźka")


@asynchronous
async def test_a_listener_hears_who_sits_down_and_whose_chair_is_open(aloud: list[str]) -> None:
    home = service()
    home.remember_people(["Magda", "Ola"])
    async with opened(home, "/new") as app:
        await app.tap("Magda")
        await app.tap("Ola")
        await app.tap("Seat 1: Magda, Ferox")
        opens = app.controls(ft.Semantics, where=lambda each: each.expanded is not None)
        assert [each.expanded for each in opens] == [True, False, False]
        await app.tap("Magda: one seat later")
        await app.tap("Remove Magda")
        await app.tap("Somebody new")
    assert aloud == [
        "Seats, clockwise: Magda and Free seat",
        "Seats, clockwise: Magda and Ola",
        "Seats, clockwise: Ola and Magda",
        "Seats, clockwise: Ola and Free seat",
        "Seats, clockwise: Ola and Free seat",
    ]


@asynchronous
async def test_a_person_is_forgotten_and_brought_back() -> None:
    home = service()
    home.remember_people(["Magda", "Tomek", "Ola"])
    async with opened(home, "/new") as app:
        await press(app, "Forget")
        await app.tap("Forget Tomek")
        assert home.people() == ("Magda", "Ola")
        assert not app.sees("Forget Tomek")
        assert app.sees("Tomek is not suggested any more.")
        (told,) = app.controls(ft.SnackBar)
        await app.fire(told, "action")
        assert home.people() == ("Magda", "Tomek", "Ola")
        assert app.sees("Forget Tomek")
        await app.tap("Done")
        await app.tap("Tomek")
        assert not app.sees("Forget Tomek")


@asynchronous
async def test_who_is_forgotten_does_not_come_back_with_the_seats_of_last_time() -> None:
    home = service_with(seated(("Magda", "Tomek", "Ola")))
    async with opened(home, "/new") as app:
        await app.tap("Seat 3: Ola, Third species")
        await app.tap("Remove")
        await press(app, "Forget")
        await app.tap("Forget Ola")
    assert home.people() == ("Magda", "Tomek")
    async with opened(home, "/new") as app:
        assert not app.sees("Ola")


@asynchronous
async def test_with_nobody_left_to_forget_the_list_is_as_ever() -> None:
    home = service()
    home.remember_people(["Magda"])
    async with opened(home, "/new") as app:
        await press(app, "Forget")
        await app.tap("Forget Magda")
        assert home.people() == ()
        assert app.sees("Who else sits down?")
        assert not app.sees("Done")


@asynchronous
async def test_a_table_is_full_with_four() -> None:
    home = service()
    home.remember_people(["Magda", "Tomek", "Przemo", "Ola", "Basia"])
    async with opened(home, "/new") as app:
        for name in ("Magda", "Tomek", "Przemo", "Ola"):
            await app.tap(name)
        assert not app.sees("Who else sits down?")
        assert not app.sees("Basia")


@asynchronous
async def test_people_are_offered_while_a_game_of_many_seats_has_a_free_one() -> None:
    home = service()
    home.remember_people(["Magda", "Tomek", "Ola", "Basia"])
    async with opened(home, "/new") as app:
        await app.tap("Primordial Soup")
        for name in ("Magda", "Tomek", "Ola"):
            await app.tap(name)
        await app.tap("Start")
        (game,) = home.library.games()
        assert game.players == ("Magda", "Tomek", "Ola")


@pytest.mark.parametrize(
    ("names", "part"),
    [
        (("", "Tomek"), "name"),
        (("   ", "Tomek"), "name"),
        (("\u0007\u0008", "Tomek"), "name"),
        (("x" * 200, "Tomek"), "40"),
        (("tomek", "Tomek"), "name"),
    ],
)
@asynchronous
async def test_a_bad_name_is_answered_with_a_sentence_and_nothing_is_stored(
    names: tuple[str, str], part: str
) -> None:
    home = service_with(seated(names))
    async with opened(home, "/new") as app:
        await app.tap("Start")
        (said,) = [text.value for text in alarms(app)]
        assert part in said.lower()
        assert said.endswith(".")
        assert app.page.route == "/new"
        assert home.library.games() == ()


@asynchronous
async def test_a_missing_name_opens_its_seat_and_the_sentence_goes_once_it_is_typed() -> None:
    home = service_with(seated(("", "Tomek")))
    async with opened(home, "/new") as app:
        await app.tap("Start")
        assert alarms(app)
        await app.type("Name", "Magda")
        assert not alarms(app)


@asynchronous
async def test_a_name_in_polish_french_greek_or_cyrillic_letters_begins_a_game() -> None:
    home = service_with(seated(("Zażółć-Gęślą O’Hara", "Œuvré", "Μαρία", "Оля")))
    async with opened(home, "/new") as app:
        await app.tap("Start")
        (game,) = home.library.games()
        assert game.players == ("Zażółć-Gęślą O’Hara", "Œuvré", "Μαρία", "Оля")


@asynchronous
async def test_the_name_field_takes_no_more_than_forty_characters() -> None:
    home = service()
    async with opened(home, "/new") as app:
        field = app.one(ft.TextField, text="Name")
        assert field.max_length == 40


@asynchronous
async def test_colours_and_species_are_swapped_so_that_nobody_shares() -> None:
    home = service_with(FOUR)
    async with opened(home, "/new") as app:
        await app.tap("Seat 1: Magda, Ferox")
        await app.tap("pink")
        await press(app, "Fourth species")
        await app.tap("Start")
        (game,) = home.library.games()
        players = home.open(game.id).table.state.players
        assert [player.colour for player in players] == [1, 0, 2, 3]
        assert [player.species for player in players] == [3, 1, 2, 0]


@asynchronous
async def test_rules_lie_folded_away_and_say_when_they_differ() -> None:
    home = service_with(FOUR)
    async with opened(home, "/new") as app:
        assert app.sees("all as usual")
        assert not app.sees("Fate at the start")
        await app.tap("Rules of this table")
        await app.tap("Highest irradiation a player survives: more")
        assert app.sees("1 rule differs")
        await app.tap("Start")
        (game,) = home.library.games()
        assert home.open(game.id).table.state.options.irradiation_limit == 8


@asynchronous
async def test_every_rule_option_is_on_the_screen() -> None:
    home = service()
    async with opened(home, "/new") as app:
        await app.tap("Rules of this table")
        shown = " ".join([*app.texts(), *app.labels()])
        for name in set(Options.model_fields) - ELSEWHERE:
            assert SAID[name] in shown, name


def test_the_latest_setup_is_filled_in() -> None:
    home = service()
    setup = Setup(players=FOUR, options=Options(die=6), detail="full", clocks=True)
    remember(home, setup)
    assert remembered_setup(home) == setup


def test_a_setup_of_an_earlier_version_is_filled_in_without_what_it_no_longer_asks() -> None:
    home = service()
    setup = Setup(players=FOUR, options=Options(die=6))
    home.remember(LAST_SETUP, {**setup.model_dump(mode="json"), "starter": 2})
    assert remembered_setup(home) == setup


@pytest.mark.parametrize("nonsense", [None, 7, {"players": []}, {"players": [{"name": 3}]}, [1]])
def test_a_setup_that_makes_no_sense_is_forgotten(nonsense: object) -> None:
    home = service()
    home.remember(LAST_SETUP, nonsense)
    home.remember(GENE_FACES, nonsense)
    assert [player.name for player in fresh_setup(home).players] == ["", ""]


def test_the_genes_on_the_die_are_remembered_once_told() -> None:
    home = service()
    options = Options(gene_faces=("action", "combat", None, "building"))
    remember(home, Setup(players=FOUR, options=options))
    home.remember(LAST_SETUP, None)
    assert fresh_setup(home).options.gene_faces == options.gene_faces


def test_genes_that_were_told_in_the_middle_of_the_last_game_are_not_asked_again() -> None:
    home = service_with(FOUR)
    home.remember(GENE_FACES, ["action", "telepathy", "combat", "building"])
    assert fresh_setup(home).options.faces_known
    remember(home, Setup(players=FOUR, options=Options(die=6)))
    assert not fresh_setup(home).options.faces_known


def test_the_table_names_its_species_and_the_name_goes_with_the_species() -> None:
    setup = Setup(players=FOUR).changed(2, species_name="Spirillum").of_species(0, 2)
    assert [player.species_name for player in setup.players] == ["Spirillum", "", "", ""]
    assert [player.species for player in setup.players] == [2, 1, 0, 3]


def test_options_are_made_to_fit_each_other() -> None:
    with_faces = Options().with_face(2, "combat")
    assert with_faces.gene_faces == (None, "combat", None, None)
    assert with_faces.settled("die", 6).gene_faces == ()
    assert with_faces.with_face(2, None).gene_faces == ()
    assert Options().settled("fate_max", 2).fate_start == 2
    assert Options().settled("fate_start", 6).fate_max == 6
    assert Options().with_price("combat", 3).evolution_prices == (0, 0, 3, 0)
    assert Options().with_price("combat", 3).differing() == 1


ELSEWHERE = {"events", "gene_faces", "evolution_prices", "evolution_extra"}
"""Options without a row of their own: one is a switch of the screen, three have several rows."""

SAID = {
    "die": "Kind of die",
    "fate_start": "Fate at the start",
    "fate_max": "Most fate",
    "recovery": "Recovering fate",
    "recovery_energy": "Energy for a fate point",
    "irradiation_limit": "Highest irradiation a player survives",
    "start_tokens": "Tokens in the start room",
    "start_charged": "Start tokens are charged",
    "growth_genes": "Action genes for a token of Growth",
    "evolution_genes": "Action genes for Evolution",
    "evolution_die_energy": "Energy for a gene by die",
    "building_relief": "Irradiation taken off by a building gene",
    "own_room_charges": "A group in the room of a radioactive space charges too",
    "cap_losses": "A battle costs at most the fighting group",
    "finish_tests": "Tests go on after one of them eliminates somebody",
    "wording": "Terms of this game",
    "active_last_turn": "Whoever eliminates in their own turn gets a last turn too",
}


def alarms(app: Harness) -> list[ft.Text]:
    """Return the words of live regions, which screen readers announce, except titles."""
    regions = app.controls(ft.Semantics, where=lambda part: bool(part.live_region and not part.header))
    return [text for region in regions for text in app.controls(ft.Text, inside=region)]


@asynchronous
async def test_enter_in_a_name_moves_on_to_the_name_of_the_next_seat() -> None:
    home = service()
    focused: list[str] = []

    def focus(_: dict[str, object]) -> None:
        focused.append("asked")

    async with opened(home, "/new", answers={"TextField.focus": focus}) as app:
        for name in ("Magda", "Tomek"):
            field = app.one(ft.TextField, text="Name")
            await app.change(field, name)
            await app.fire(app.one(ft.TextField, text="Name"), "submit")
        assert app.one(ft.TextField, text="Name").value == ""  # a third seat, which may stay free
        assert len(focused) == 3
        await app.tap("Start")
        (game,) = home.library.games()
        assert game.players == ("Magda", "Tomek")


@asynchronous
async def test_a_seat_taken_away_right_before_the_tap_on_it_is_not_opened() -> None:
    async with opened(service_with(FOUR), "/new") as app:
        await app.tap("Seat 3: Przemo, Third species")
        last = app.tappable("Seat 4: Ola, Fourth species")
        await app.send(app.tappable("Remove Przemo"), "click")
        await app.tap(last)
        assert not app.controls(ft.TextField)
