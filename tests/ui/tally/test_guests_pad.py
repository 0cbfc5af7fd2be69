"""The pad on a guest's phone: at a strict table it writes only the numbers of that phone's seat."""

import pytest

from companion.rules.tally.state import State
from companion.words import Words
from tests import tally_seeds as seeds
from tests.host.party_game import party_of
from tests.loops import asynchronous
from tests.ui.fights import can_press
from tests.ui.services import service, taps
from tests.ui.test_guests import TOMEK, seat

pytestmark = pytest.mark.usefixtures("no_pauses")


@asynchronous
async def test_at_a_strict_table_a_guest_writes_the_own_number_and_is_done() -> None:
    home = service()
    game = seeds.begun(home, title="Hearts")
    party = party_of(home)
    party.offer(game.id)
    party.set_rights(game.id, "strict")
    browser = seat(party, game.id, TOMEK)
    async with browser.phone(party, f"/game/{game.id}") as app:
        await app.tap("Enter the points")
        assert not any(can_press(app, f"{name}: –") for name in ("Magda", "Przemo", "Ola"))
        await taps(app, "2", "1")
        assert can_press(app, "Done")
        assert not any(text.startswith("Next:") for text in app.texts()), "nobody else is written for"
        await app.tap("Done")
        state: State = game.table.state
        assert state.lines == ((None, 21, None, None),)
        assert app.sees(Words("en")("party-waiting", player="Magda"))
        assert not can_press(app, "Round 1, Magda: –")
        await app.tap(app.tappable("Round 1, Tomek: 21", topmost=True))
        await taps(app, "Minus", "Done")
        state = game.table.state
        assert state.lines == ((None, -21, None, None),), "the own number is corrected"


@asynchronous
async def test_at_an_open_table_a_guests_pad_goes_round() -> None:
    home = service()
    game = seeds.begun(home)
    party = party_of(home)
    party.offer(game.id)
    browser = seat(party, game.id, TOMEK)
    async with browser.phone(party, f"/game/{game.id}") as app:
        await taps(app, "Enter the points", "7", "Next: Tomek", "8", "Next: Przemo")
        state: State = game.table.state
        assert state.lines == ((7, 8, None, None),)
