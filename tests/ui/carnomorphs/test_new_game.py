"""A new game of Carnomorphs: one to five people, the same crew again, options and their defaults."""

import pytest

from companion.device.game_service import GameService
from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.setup import Seated
from companion.ui.carnomorphs.new_game import MEMORY, Setup
from tests.loops import asynchronous
from tests.ui.carnomorphs.crews import NAMES, now
from tests.ui.harness import DESKTOP
from tests.ui.services import opened, service


def seated(*names: str) -> Setup:
    return Setup(players=tuple(Seated(name=name, colour=seat) for seat, name in enumerate(names)))


def house(setup: Setup | None = None) -> GameService:
    """A game service whose last game was one of Carnomorphs."""
    home = service()
    home.remember("setting.game", KEY)
    if setup is not None:
        MEMORY.remember(home, setup)
    return home


@asynchronous
async def test_the_crew_of_last_time_takes_two_taps() -> None:
    home = house(seated(*NAMES))
    async with opened(home) as app:
        await app.tap("Play")
        await app.tap("Start")
        (game,) = home.library.games()
        assert app.page.route == f"/game/{game.id}"
        assert (game.game, game.players) == (KEY, NAMES)


@pytest.mark.parametrize("players", [1, 2, 5])
@asynchronous
async def test_seats_that_nobody_took_are_left_out(players: int) -> None:
    home = house()
    home.remember_people(NAMES)
    async with opened(home, "/new") as app:
        for name in NAMES[:players]:
            await app.tap(name)
        await app.tap("Start")
        (game,) = home.library.games()
        assert game.players == NAMES[:players]


@asynchronous
async def test_nobody_at_all_is_told_in_a_sentence() -> None:
    home = house()
    async with opened(home, "/new") as app:
        await app.tap("Start")
        assert not home.library.games()
        assert app.page.route == "/new"


@asynchronous
async def test_a_sixth_player_is_not_offered_a_seat() -> None:
    home = house(seated(*NAMES))
    home.remember_people(["Ada"])
    async with opened(home, "/new") as app:
        assert not app.sees("Who else sits down?")
        assert not app.sees("Ada")


@asynchronous
async def test_a_character_of_before_is_offered_and_taken_with_a_tap() -> None:
    setup = seated("Magda", "Tomek")
    home = house(setup.changed(0, character="Scout"))
    MEMORY.remember(home, setup)
    async with opened(home, "/new") as app:
        await app.tap("Seat 2: Tomek, no character yet")
        await app.tap("Scout")
        assert "Seat 2: Tomek, Scout" in app.labels()


@asynchronous
async def test_the_app_deals_help_cards_where_nobody_else_does() -> None:
    home = house(seated("Magda", "Tomek", "Przemo"))
    async with opened(home, "/new") as app:
        await app.tap("Start")
        game = home.open(home.library.games()[0].id)
    # The tests' roller shows 2 if it can: the second card, then the second of the remaining ones.
    assert [player.number for player in now(game).players] == [2, 3, 1]


@asynchronous
async def test_an_option_is_changed_and_brought_back_to_its_default() -> None:
    home = house(seated("Magda"))
    async with opened(home, "/new") as app:
        await app.tap("all as usual")
        await app.tap("Spaces of the time track: more")
        assert app.sees("1\u00a0rule differs") or app.sees("1 rule differs")
        await app.tap("Back to the defaults")
        await app.tap("Start")
        game = home.open(home.library.games()[0].id)
    assert now(game).options == Options()


def test_the_same_crew_again_has_no_characters() -> None:
    home = house(seated("Magda", "Tomek").changed(0, character="Scout"))
    last = MEMORY.latest(home)
    assert last is not None
    assert [player.character for player in last.without_characters().players] == ["", ""]


def test_who_is_forgotten_leaves_an_empty_seat_and_can_be_brought_back() -> None:
    home = house(seated("Magda", "Tomek"))
    bring_back = MEMORY.forget(home, "Magda")
    assert home.people() == ("Tomek",)
    assert MEMORY.fresh(home).players[0].name == ""
    bring_back()
    assert MEMORY.fresh(home).players[0].name == "Magda"


@asynchronous
async def test_a_wide_page_shows_people_beside_rules() -> None:
    home = house(seated("Magda"))
    async with opened(home, "/new", size=DESKTOP) as app:
        assert app.sees("Magda")
        assert app.sees("How much the app tracks")


@asynchronous
async def test_another_game_is_chosen_on_the_screen_and_back_again() -> None:
    home = service()
    async with opened(home, "/new") as app:
        for _ in range(2):
            assert app.sees("Irradiation")
            await app.tap("Nemesis: Carnomorphs")
            assert app.sees("Intruders")
            await app.tap("Chromosome")
