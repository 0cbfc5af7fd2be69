"""A guest's phone belongs to one player, whose row comes first and says so; the host's is for the table."""

import json

import pytest

from companion.device.game_service import GameService
from companion.device.games import GAMES
from companion.device.open_game import OpenGame
from companion.party.arrival import unserved
from companion.party.party import Admission
from companion.rules.chromosome.actions import Grow
from companion.rules.chromosome.turns import EndTurn
from companion.ui.party.browser_storage import PLACES, SETTINGS
from companion.ui.shared.player_rows import RowsFacts
from companion.ui.shared.player_table import waiting_order
from tests.host.party_game import NAMES, party_of, service
from tests.loops import asynchronous
from tests.ui.browser import Browser
from tests.ui.games import shown
from tests.ui.harness import Harness


def begun(game: str, home: GameService) -> OpenGame:
    """Begin a game of four and play on to its first turn."""
    return shown(game).own_turn(home, NAMES)


pytestmark = pytest.mark.usefixtures("no_pauses")


def rows(app: Harness) -> list[str]:
    """Return the players by the order of their rows, as a screen reader hears them."""
    return list(
        dict.fromkeys(name for label in app.labels() for name in NAMES if label.startswith(f"{name}, "))
    )


@pytest.mark.parametrize("game", GAMES)
@asynchronous
async def test_a_guests_phone_begins_with_its_own_row_and_marks_it(game: str) -> None:
    party = party_of(service())
    open_game = begun(game, party.service)
    answer = party.sit(open_game.id, party.offer(open_game.id).code, 2)
    assert isinstance(answer, Admission)
    browser = Browser({PLACES: json.dumps({open_game.id: answer.secret})})
    async with browser.phone(party, f"/game/{open_game.id}") as app:
        if shown(game).peeks:
            await app.tap("See the table")
        assert app.sees("You")
        acting = open_game.game.waited_for(open_game.table.state)
        acts = NAMES[acting] if acting is not None else ""
        waiting = [name for name in rows(app) if name != acts]
        assert waiting == sorted((name for name in NAMES if name != acts), key=lambda name: name != "Przemo")


@pytest.mark.parametrize("game", GAMES)
@asynchronous
async def test_the_own_row_comes_first_among_those_who_wait_and_the_others_in_the_order_of_turns(
    game: str,
) -> None:
    party = party_of(service())
    open_game = begun(game, party.service)
    for command in shown(game).ends_turn(0):
        assert hasattr(answer := open_game.submit(command), "seq"), answer
    if open_game.game.waited_for(open_game.table.state) is None:
        pytest.skip("nobody has the turn")
    assert open_game.game.waited_for(open_game.table.state) == 1
    place = party.sit(open_game.id, party.offer(open_game.id).code, 3)
    assert isinstance(place, Admission)
    browser = Browser({PLACES: json.dumps({open_game.id: place.secret})})
    async with browser.phone(party, f"/game/{open_game.id}") as app:
        if shown(game).peeks:
            await app.tap("See the table")
        assert rows(app) == ["Tomek", "Ola", "Przemo", "Magda"]


@pytest.mark.parametrize(
    ("order", "own", "active", "waiting"),
    [
        ((0, 1, 2, 3), None, 1, (2, 3, 0)),
        ((0, 1, 2, 3), 3, 1, (3, 2, 0)),
        ((0, 1, 2, 3), 1, 1, (2, 3, 0)),
        ((3, 1, 0, 2), None, 1, (0, 2, 3)),
        ((3, 1, 0, 2), 3, 2, (3, 1, 0)),
        ((0, 1, 2), None, None, (0, 1, 2)),
        ((0, 1, 2), 2, None, (2, 0, 1)),
    ],
)
def test_those_who_wait_stand_in_the_order_of_turns_and_a_guest_first(
    order: tuple[int, ...], own: int | None, active: int | None, waiting: tuple[int, ...]
) -> None:
    assert waiting_order(RowsFacts(order, own, active)) == waiting


@asynchronous
async def test_a_guests_row_asks_for_an_action_while_one_is_due_and_only_on_the_own_turn() -> None:
    party = party_of(service())
    open_game = begun("chromosome", party.service)
    answer = party.sit(open_game.id, party.offer(open_game.id).code, 1)
    assert isinstance(answer, Admission)
    kept = {PLACES: json.dumps({open_game.id: answer.secret})}
    async with Browser(kept).phone(party, f"/game/{open_game.id}") as app:
        assert app.sees("You")
        assert not app.sees("choose an action"), "it is another's turn"
        assert hasattr(open_game.submit(EndTurn(seat=0)), "seq")
        await app.until(lambda: app.sees("You: choose an action"))
        assert hasattr(open_game.submit(Grow(seat=1, tokens=1)), "seq")
        await app.until(lambda: not app.sees("choose an action"))
        assert app.sees("You")


def sounds_of(app: Harness) -> int:
    """Return the number of sounds that the device was asked to play."""
    calls = [sent.body["name"] for sent in app.sent if sent.action.name == "INVOKE_METHOD"]
    return calls.count("resume")


@pytest.mark.parametrize(("notices", "line"), [(False, "turn Your turn"), (True, "notice Your turn")])
@asynchronous
async def test_a_guests_page_is_told_when_its_own_turn_begins_and_of_no_other(
    notices: bool, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[str] = []
    monkeypatch.setattr(unserved, "tell_page", lines.append)
    party = party_of(service())
    open_game = begun("chromosome", party.service)
    party.offer(open_game.id)
    answer = party.sit(open_game.id, party.offer(open_game.id).code, 2)
    assert isinstance(answer, Admission)
    settings = json.dumps({"notices": notices, "sound": True})
    kept = {PLACES: json.dumps({open_game.id: answer.secret}), SETTINGS: settings}
    async with Browser(kept).phone(party, f"/game/{open_game.id}") as app:
        for seat, told in ((0, []), (1, [line]), (2, [line])):
            assert hasattr(open_game.submit(EndTurn(seat=seat)), "seq")
            await app.settle()
            assert [each for each in lines if each.endswith("Your turn")] == told
            assert lines.count("buzz 50") == len(told), "it vibrates at its own turn alone"
            await app.until(lambda told=told: sounds_of(app) == len(told))
