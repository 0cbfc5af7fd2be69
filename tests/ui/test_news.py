"""What has just happened is told at the top of every page, in large text, with undo at its end."""

import pytest

from companion.device.games import GAMES, game_of
from companion.rules.carnomorphs.characters import Correct
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.turns import EndTurn, Pass
from companion.ui.sample import recorded
from companion.ui.shared.news import HANDS_ON, told_at
from tests.loops import asynchronous
from tests.ui.carnomorphs import crews
from tests.ui.fights import can_press, table
from tests.ui.harness import PHONE
from tests.ui.services import at
from tests.ui.test_rights import TOMEK, phone, sit, strict
from tests.ui.test_turn_sheet import open_turn


@asynchronous
async def test_one_tap_that_acts_and_ends_the_turn_tells_the_act() -> None:
    home, game = table(SpendFate(seat=2))
    async with at(home, game) as app:
        await open_turn(app, "Growth")
        await app.tap("Growth: 1\xa0token, Magda is done")
        assert [label.key for label in game.table.entries[-1].labels] == ["label-grow", "label-end-turn"]
        texts = app.texts()
        assert "Magda: Growth, 1 token" in texts
        assert "Magda ends the turn" not in texts
        assert app.sees("Undo: Magda: Growth, 1 token · Magda ends the turn"), "undo takes both back"


@pytest.mark.parametrize("key", GAMES)
def test_in_every_game_the_end_of_a_turn_leaves_the_news_to_what_was_done_in_it(key: str) -> None:
    table = recorded(key).table
    labels = [table.entry(place).label for place in range(table.count)]
    ends = [place for place, label in enumerate(labels) if label.key == HANDS_ON]
    if HANDS_ON.removeprefix("label-") not in game_of(key).commands:
        assert not ends
        pytest.skip("nobody has turns")
    assert ends, "every game with turns ends them by that name"
    for place, label in enumerate(labels):
        before = labels[place - 1] if place else None
        if place not in ends or place - 1 in ends:
            assert told_at(table, place) == place
        elif before is not None and before.params.get("player") == label.params["player"]:
            assert told_at(table, place) == place - 1


@asynchronous
async def test_who_hands_on_without_an_act_is_told_so_whatever_others_did_before() -> None:
    _, game = table(Pass(seat=0), EndTurn(seat=1), EndTurn(seat=2))
    last = game.table.count - 1
    assert [told_at(game.table, place) for place in (last - 2, last - 1, last)] == [last - 2, last - 1, last]


@pytest.mark.parametrize("size", [PHONE, (844.0, 390.0), (1280.0, 800.0)], ids=["upright", "low", "wide"])
@asynchronous
async def test_undo_stands_at_the_end_of_the_news_and_nowhere_else(size: tuple[float, float]) -> None:
    home, game = table(SpendFate(seat=1))
    async with at(home, game, size=size) as app:
        (undo,) = [label for label in app.labels() if label.startswith("Undo: ")]
        await app.tap(undo)
        assert game.table.state.players[1].fate == 4
        assert not any("Undo: Tomek" in label for label in app.labels())
        (redo,) = [label for label in app.labels() if label.startswith("Redo: ")]
        await app.tap(redo)
        assert game.table.state.players[1].fate == 3
        assert not any(label.startswith("Redo: ") for label in app.labels())


@asynchronous
async def test_a_press_on_it_opens_the_history() -> None:
    home, game = table(SpendFate(seat=1))
    async with at(home, game) as app:
        (label,) = [each for each in app.labels() if each.startswith("Just now: ")]
        await app.tap(label)
        assert app.sees("History")


@asynchronous
async def test_a_guest_who_may_take_nothing_back_reads_it_without_undo() -> None:
    party, game = strict(SpendFate(seat=0))
    async with phone(party, game, sit(party, game, TOMEK)) as app:
        assert any(each.startswith("Just now: ") for each in app.labels())
        assert not any(label.startswith("Undo: ") for label in app.labels())
        assert not can_press(app, "Undo")


@asynchronous
async def test_carnomorphs_tells_it_too() -> None:
    home, game = crews.crew(Correct(seat=1, number="markers", delta=1))
    async with at(home, game) as app:
        (label,) = [each for each in app.labels() if each.startswith("Just now: ")]
        assert "Tomek" in label
