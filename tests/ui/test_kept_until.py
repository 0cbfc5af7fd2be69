"""An instance with limited retention.

The end of a game says how long the game is kept, and offers the file to its players.
"""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import flet as ft
import pytest

from companion.device.access import Access
from companion.party.party import Admission, Party
from companion.party.shared_access import GuestAccess, HostAccess
from companion.rules.carnomorphs.last_check import EndGame
from companion.rules.carnomorphs.mutation import DrawMutation, LoseMutation
from companion.rules.carnomorphs.objectives import NameObjectives
from companion.rules.carnomorphs.setup import BeginPlay
from companion.rules.chromosome import scoring
from companion.ui.app import App
from companion.ui.core.client import Client
from companion.ui.routes import ROUTES
from companion.words import Words
from tests import carnomorph_seeds
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.harness import DESKTOP, Harness
from tests.ui.services import play, service

SAVE = "Save the whole game"


def at_the_end(party: Party, game_id: str, access: Access) -> Harness:
    async def main(page: ft.Page) -> None:
        page.render_views(App, Client(page, party.service, access), ROUTES)

    return Harness(main, route=f"/game/{game_id}", size=DESKTOP)


def over(days: int | None) -> tuple[Party, str]:
    """A party that keeps games for this many days, and a finished game."""
    home = service()
    party = Party(home)
    party.keep_days = days
    game = play(home, "Magda", "Tomek")
    game.submit(scoring.EndGame())
    return party, game.id


def host(party: Party, _: str) -> Access:
    return HostAccess(party)


def player(party: Party, game_id: str) -> Access:
    answer = party.sit(game_id, party.offer(game_id).code, 1)
    assert isinstance(answer, Admission)
    return GuestAccess(party, game_id, answer.place)


def watcher(party: Party, game_id: str) -> Access:
    answer = party.sit(game_id, party.offer(game_id).code, None)
    assert isinstance(answer, Admission)
    return GuestAccess(party, game_id, answer.place)


def day_in(days: int) -> str:
    words = Words("en")
    return words.date(words.local(datetime.now(UTC) + timedelta(days=days)).date())


@pytest.mark.parametrize(("who", "takes"), [(host, True), (player, True), (watcher, False)])
@asynchronous
async def test_the_end_says_until_when_and_gives_the_game_to_those_who_played_it(
    who: Callable[[Party, str], Access], takes: bool
) -> None:
    party, game_id = over(30)
    async with at_the_end(party, game_id, who(party, game_id)) as app:
        await app.until(lambda: app.sees(f"This game is kept here until {day_in(30)}"), 10)
        assert app.sees(SAVE) is takes


SECRET = NameObjectives(seat=0, corporate="SECRET")
LOST = (DrawMutation(seat=0, card="SECRET"), LoseMutation(seat=0))


@pytest.mark.parametrize("undone", [True, False])
@asynchronous
async def test_a_secret_that_was_undone_or_lost_leaves_in_no_file_for_a_guest(undone: bool) -> None:
    """The secret is no longer in any state, but the file holds the whole journal."""
    home = service()
    party = Party(home)
    party.keep_days = 30
    game = carnomorph_seeds.begun(home, ("Magda", "Tomek"), "quick")
    give(game, BeginPlay(), *((SECRET,) if undone else LOST))
    if undone:
        game.undo()
    game.submit(EndGame())
    for who, takes in ((host, True), (player, False)):
        async with at_the_end(party, game.id, who(party, game.id)) as app:
            await app.until(lambda app=app: app.sees("This game is kept here until"), 10)
            assert app.sees(SAVE) is takes
            assert takes or "SECRET" not in repr([sent.body for sent in app.sent])


@asynchronous
async def test_nothing_is_said_where_games_are_kept_for_good() -> None:
    party, game_id = over(None)
    async with at_the_end(party, game_id, HostAccess(party)) as app:
        await app.until(lambda: app.sees("Keep the result"), 10)
        assert not app.sees("is kept here")
        assert not app.sees(SAVE)
