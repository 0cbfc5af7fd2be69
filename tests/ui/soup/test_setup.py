"""The set-up on the screen: the order of choice, the spaces, the opening card, the first amoebas."""

import flet as ft
import pytest

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.kernel import Detail
from companion.rules.soup import KEY
from companion.rules.soup.data import Card
from companion.rules.soup.game import FIRST_BADGE
from companion.rules.soup.house_rules import SetOptions
from companion.rules.soup.options import Options
from companion.rules.soup.ozone import TurnCard
from companion.rules.soup.setup import ChooseSpace, RollOrder, Seated, StartGame
from companion.ui.soup.new_game import MEMORY, Setup
from companion.ui.soup.ui import SOUP
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.browser import Browser
from tests.ui.carnomorphs.tables import party
from tests.ui.fights import can_press, dead
from tests.ui.harness import Harness
from tests.ui.services import at, opened, service
from tests.ui.soup.ponds import NAMES, called, now
from tests.ui.test_menu import open_menu


def people(*colours: int) -> tuple[Seated, ...]:
    return tuple(Seated(name=NAMES[seat], colour=colour) for seat, colour in enumerate(colours))


def laid(
    players: int = 4, options: Options | None = None, detail: Detail = "quick"
) -> tuple[GameService, OpenGame]:
    """A game in which everybody is seated and nothing else has been done."""
    home = service()
    start = StartGame(players=people(*range(players)), options=options or Options(), detail=detail)
    game = home.begin(KEY, start)
    assert isinstance(game, OpenGame), game
    return home, game


@asynchronous
async def test_from_the_throw_to_the_first_round() -> None:
    home, game = laid()
    give(game, RollOrder(dice=((1, 2), (6, 5), (3, 4), (2, 2))))
    async with at(home, game) as app:
        assert app.sees("Tomek rolled 11")
        for player, space in (("Tomek", 4), ("Przemo", 1), ("Ola", 3), ("Magda", 2)):
            assert app.sees(f"{player} chooses a space")
            await app.tap(f"{player}: space {space}")
        await app.tap("We turned one ourselves")
        await app.tap("Drift south, ozone layer 13")
        assert now(game).card == Card("south", 13)
        assert app.sees("On the table: drift south, ozone layer 13.")
        first = called(app, "Amoeba 1 with 1 damage point").replace("\u00a0", " ")
        assert first.endswith(": Przemo – Magda – Ola – Tomek")
        assert called(app, "Then amoeba 2, unhurt").endswith(": Tomek – Ola – Magda – Przemo")
        await app.tap("Begin the first round")
        assert now(game).phase == "movement"


@asynchronous
async def test_a_taken_space_says_whose_it_is() -> None:
    home, game = laid()
    give(game, ChooseSpace(seat=0, space=1))
    async with at(home, game) as app:
        assert not can_press(app, "Tomek: space 1")
        await app.send(dead(app, "Tomek: space 1"), "tap")
        assert app.sees("Space 1 is taken by Magda. Choose another.")
        await app.tap("Tomek: space 2")
    assert [each.place for each in now(game).players[:2]] == [1, 2]


@asynchronous
async def test_with_three_players_the_first_amoeba_is_unhurt_and_there_are_three_spaces() -> None:
    home, game = laid(3)
    give(game, *(ChooseSpace(seat=seat, space=seat + 1) for seat in range(3)))
    async with at(home, game) as app:
        assert called(app, "Amoeba 1, unhurt")
        assert "Magda: space 4" not in app.labels()


@asynchronous
async def test_the_app_draws_the_opening_card_for_a_table_that_wants_it() -> None:
    home, game = laid(3)
    give(game, RollOrder(dice=((1, 2), (6, 5), (3, 4))))
    give(game, *(ChooseSpace(seat=seat, space=seat + 1) for seat in range(3)))
    async with at(home, game) as app:
        await app.tap("Draw the opening card")
        assert now(game).card is not None
        assert len(now(game).deck) == 10


@asynchronous
async def test_a_space_that_is_taken_cannot_be_tapped() -> None:
    home, game = laid()
    give(game, ChooseSpace(seat=0, space=2))
    async with at(home, game) as app:
        with pytest.raises(AssertionError):
            await app.tap("Tomek: space 2")
        await app.tap("Magda: space 3")
        assert now(game).players[0].place == 3
        await app.tap("Tomek: space 2")
        assert now(game).players[1].place == 2


@asynchronous
async def test_any_card_can_be_told_where_the_table_plays_with_any() -> None:
    home, game = laid(3, Options(cards="any"))
    give(game, *(ChooseSpace(seat=seat, space=seat + 1) for seat in range(3)))
    async with at(home, game) as app:
        await app.tap("We turned one ourselves")
        await app.tap("south")
        await app.tap("Ozone layer, more")
        await app.tap("This is the card")
        assert now(game).card == Card("south", 11)


@asynchronous
async def test_a_new_game_offers_four_free_seats_and_begins_with_those_who_sit() -> None:
    home = service()
    home.remember("setting.game", KEY)
    MEMORY.remember(home, Setup(players=people(3, 1, 0), detail="full"))
    async with opened(home, "/new") as app:
        assert app.sees("Seat 1: Magda")
        await app.tap("Start")
        assert app.sees("Spaces of the ladder")
    (kept,) = home.library.games()
    assert kept.players == NAMES[:3]


def test_the_same_again_names_who_played_last() -> None:
    home = service()
    assert MEMORY.latest_names(home) == ()
    assert len(MEMORY.fresh(home).players) == 4
    MEMORY.remember(home, Setup(players=people(0, 1, 2)))
    assert MEMORY.latest_names(home) == NAMES[:3]


@asynchronous
async def test_everybody_may_begin_with_other_amoebas_in_full_detail() -> None:
    home, game = laid(3, detail="full")
    give(game, *(ChooseSpace(seat=seat, space=seat + 1) for seat in range(3)))
    give(game, TurnCard(card=Card("south", 13)))
    async with at(home, game) as app:
        await app.tap("Begin with other numbers")
        # The second amoeba has number 2, so a step from 1 leaps over it.
        await app.tap("Tomek: first amoeba, more")
        assert app.sees("First amoeba, unhurt, on an empty space: Magda (1) – Tomek (3) – Przemo (1)")
        await app.tap("Begin the first round")
    assert [[each.number for each in player.amoebas] for player in now(game).players] == [
        [1, 2],
        [2, 3],
        [1, 2],
    ]


@asynchronous
async def test_quick_detail_asks_for_no_numbers() -> None:
    home, game = laid(3)
    async with at(home, game) as app:
        assert not app.sees("Begin with other numbers")


# the rules of the table --------------------------------------------------------------------------


@asynchronous
async def test_what_a_gene_pays_is_not_offered_where_debts_are_counted_anew() -> None:
    home, game = laid(options=Options(gene_value="price"))
    give(game, SetOptions(options=Options(gene_value="price").settled("debt", "recomputed")))
    assert now(game).options == Options(debt="recomputed")
    async with at(home, game) as app:
        await open_menu(app, "Rules of this table")
        assert app.sees("no effect with the other rules as they are")
        assert "its price" not in app.texts()
        await app.tap("fixed by the card")
        assert not app.sees("no effect with the other rules as they are")
        await app.tap("its price")
    assert now(game).options == Options(gene_value="price")


@asynchronous
async def test_options_that_hands_keep_to_say_so() -> None:
    home, game = laid()
    async with at(home, game) as app:
        await open_menu(app, "Rules of this table")
        for title, said in (
            ("Spores also onto an amoeba of the same colour", "The players see to it; the app only reminds."),
            (
                "With only one on the board, the second goes anywhere",
                "The players see to it; the app only reminds.",
            ),
            ("Following with Holding is decided", "The app keeps to it in full detail"),
            ("Cubes that are short are not placed", "The app keeps to it in full detail"),
        ):
            assert app.sees(title)
            assert app.sees(said)
        assert sum("The players see to it" in text for text in app.texts()) == 2


# the home screen and the seats -------------------------------------------------------------------


def assert_amoebas(app: Harness, game: OpenGame) -> None:
    """Assert that the amoeba of each player is drawn."""
    sources = [str(image.src) for image in app.controls(ft.Image)]
    for player in now(game).players:
        drawn = SOUP.piece_svg(FIRST_BADGE + player.colour, "#000000", 24)
        path = drawn.split(' d="')[1].split('"')[0]
        assert any(path in source for source in sources), player


@asynchronous
async def test_home_draws_the_amoebas_of_the_game_and_not_badges() -> None:
    home, game = laid()
    async with opened(home) as app:
        assert_amoebas(app, game)


@asynchronous
async def test_seats_to_choose_on_a_phone_show_the_amoebas_of_the_game() -> None:
    home, game = laid()
    at_the_table = party(home, game)
    code = at_the_table.offer(game.id).code
    async with Browser({}).phone(at_the_table, f"/join/{code}") as app:
        assert app.sees("Magda")
        assert_amoebas(app, game)
