"""The sample game: a recorded game plays by itself, pauses on request, and is never stored."""

import asyncio

import pytest

from companion.device.games import GAMES
from companion.rules.chromosome.battle import ApplyBattle
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.rolls import LetStand, ThrowDie
from companion.rules.chromosome.state import State
from companion.rules.kernel import Rejection
from companion.ui import sample
from companion.ui.games import keys
from companion.words import LANGUAGES, Words
from tests.loops import asynchronous
from tests.ui.harness import DESKTOP
from tests.ui.services import opened, service

pytestmark = pytest.mark.usefixtures("lanterns")


def test_every_game_has_a_sample_that_its_rules_let_happen_to_its_end() -> None:
    assert {"lanterns"} < set(keys())
    for key in keys():
        game = sample.recorded(key)
        assert game.game.outcome(game.table.state) is not None
        assert game.table.count < 60


MOST_STEPS, MOST_WORDS = 12, 6


@pytest.mark.parametrize("key", GAMES)
def test_a_sample_begins_in_the_middle_and_has_at_most_twelve_steps_in_order(key: str) -> None:
    shown = sample.Sample.of(key)
    places = [step.at for step in shown.steps]
    assert 1 < len(places) <= MOST_STEPS
    assert places == sorted(set(places))
    assert places[0] > 3
    assert places[-1] == shown.game.table.count


def test_chromosome_opens_where_the_die_that_lies_may_cost_somebody_the_last_token() -> None:
    shown = sample.Sample.of("chromosome")
    state: State = shown.game.table.state_after(shown.steps[0].at)
    assert state.roll is not None
    assert state.roll.face is not None
    ends: list[bool] = []
    for face in range(1, state.options.die + 1):
        after = state
        for command in (LetStand(), ThrowDie(face=face), LetStand(), ApplyBattle()):
            events = CHROMOSOME.decide(after, command)
            assert not isinstance(events, Rejection)
            after = CHROMOSOME.fold(events, after)
        ends.append(any(player.eliminated for player in after.players))
    assert any(ends)
    assert not all(ends)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_says_in_at_most_six_words_what_the_app_did(key: str, language: str) -> None:
    words = Words(language, strict=True).of(key)
    said = [words(f"sample-did-{step.did}") for step in sample.Sample.of(key).steps]
    assert [each for each in said if len(each.split()) > MOST_WORDS] == []
    assert len(set(said)) == len(said)


@asynchronous
async def test_the_first_step_has_a_die_on_the_table_and_the_bar_says_the_round() -> None:
    async with opened(service(), "/sample") as app:
        await app.tap("Pause")
        assert app.sees("Exact odds, before anybody re-rolls")
        assert app.sees("Leon rolled 2")
        assert app.sees("Round 1 of 5")


@pytest.mark.parametrize("key", GAMES)
@asynchronous
async def test_every_step_of_a_sample_can_be_skipped_and_left(key: str) -> None:
    home = service()
    home.remember("setting.game", key)
    async with opened(home, "/sample") as app:
        await app.tap("Pause")
        for _ in sample.Sample.of(key).steps[1:]:
            assert app.tappable("Back")
            await app.tap("A step on")
        assert app.sees("12 of 12")
        await app.tap("New game")
        assert app.page.route == "/new"


@asynchronous
async def test_the_sample_goes_on_by_itself_and_a_pause_stops_it() -> None:
    home = service()
    async with opened(home, "/sample") as app:
        await app.until(lambda: app.sees("3 of "))
        await app.tap("Pause")
        (step,) = (text for text in app.texts() if text.endswith(" of 12"))
        steps = int(step.split(" of ")[1])
        await app.tap("A step on")
        assert step not in app.texts()
        await app.tap("A step back")
        assert step in app.texts()
        await app.tap("Play")
        await asyncio.sleep(steps * max(sample.STEP, sample.TO_READ))
        assert app.sees("Watch again")
        assert app.sees("Zoja wins")
        assert not home.library.games()
        assert home.people() == ()
        await app.tap("Watch again")
        assert app.sees("Pause")


@pytest.mark.parametrize(
    ("size", "beside"), [((360.0, 640.0), False), ((740.0, 360.0), False), (DESKTOP, True)]
)
@asynchronous
async def test_where_there_is_no_room_for_a_die_beside_the_players_it_takes_their_place(
    size: tuple[float, float], beside: bool
) -> None:
    async with opened(service(), "/sample", size=size) as app:
        await app.tap("Pause")
        assert app.sees("Leon rolled 2")
        assert app.sees("pts") is beside
        while not app.sees("5 of 12"):
            await app.tap("A step on")
        assert app.sees("pts")
