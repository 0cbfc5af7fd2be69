"""The three adaptation cards on the screen, and the remembered names of cards that the app cannot know."""

import pytest

from companion.device.game_service import GameService
from companion.rules.carnomorphs.adaptations import RevealAdaptation
from companion.rules.carnomorphs.intruders import PlaceIntruder
from companion.ui.carnomorphs.known_cards import (
    ADAPTATIONS,
    HIDDEN,
    MOST_ADAPTATIONS,
    MOST_HIDDEN,
    KnownAdaptation,
    known_adaptations,
    known_names,
    remember_adaptation,
    remember_names,
)
from tests.loops import asynchronous
from tests.ui.carnomorphs.crews import crew, now
from tests.ui.fights import can_press
from tests.ui.harness import Harness
from tests.ui.services import at, service

SPORES = RevealAdaptation(intruder="butcher", name="Spores", effect="Slime for all.", research="egg")


async def cards(app: Harness) -> None:
    await app.tap("Table menu")
    await app.tap("Adaptations")


@asynchronous
async def test_a_card_is_hidden_until_it_is_revealed_and_says_what_was_entered() -> None:
    home, game = crew()
    async with at(home, game) as app:
        await cards(app)
        assert app.texts().count("face down") == 3
        await app.tap("Reveal: Shambler’s Adaptation")
        await app.type("Name of the card", "Spores")
        await app.type("What it does", "Slime for all.")
        await app.tap("Intruder Egg")
        await app.tap("Reveal this card")
        assert app.texts().count("face down") == 2
        assert app.sees("Spores")
        assert app.sees("Slime for all.")
    found = now(game).adaptation("shambler")
    assert found is not None
    assert (found.revealed, found.name, found.research) == (True, "Spores", "egg")


@asynchronous
async def test_voracious_is_a_chip_that_switches_it_on() -> None:
    home, game = crew(PlaceIntruder(intruder="shambler"))
    async with at(home, game) as app:
        await cards(app)
        await app.tap("Enter what it says: Shambler’s Adaptation")
        await app.tap("Voracious")
        await app.tap("Save")
        assert app.sees("Feeding takes it into account.")
    assert now(game).voracious


@asynchronous
async def test_analysing_the_object_discards_the_card_and_can_be_taken_back() -> None:
    home, game = crew(SPORES)
    async with at(home, game) as app:
        await cards(app)
        assert not can_press(app, "Carcass analysed: discard")
        await app.tap("Egg analysed: discard")
        found = now(game).adaptation("butcher")
        assert found is not None
        assert found.discarded
        await app.tap("Not discarded after all: Spores")
    assert not any(each.discarded for each in now(game).adaptations)


@asynchronous
async def test_a_card_is_offered_with_all_that_was_said_in_the_next_game() -> None:
    home, game = crew()
    remember_adaptation(home, "Spores", KnownAdaptation(effect="Slime for all.", research="egg"))
    async with at(home, game) as app:
        game.submit(PlaceIntruder(intruder="fleshbeast"))
        await app.settle()
        await cards(app)
        await app.tap("Enter what it says: Fleshbeast’s Adaptation")
        await app.tap("Spores")
        await app.tap("Save")
    found = now(game).adaptation("fleshbeast")
    assert found is not None
    assert (found.effect, found.research) == ("Slime for all.", "egg")


# remembered names ---------------------------------------------------------------------------------


@pytest.fixture
def home() -> GameService:
    return service()


def test_the_oldest_adaptation_is_forgotten(home: GameService) -> None:
    for number in range(MOST_ADAPTATIONS + 1):
        remember_adaptation(home, f"Card {number}", KnownAdaptation())
    assert "Card 0" not in known_adaptations(home)
    assert len(known_adaptations(home)) == MOST_ADAPTATIONS


def test_hidden_names_are_offered_by_the_alphabet_and_never_in_their_own_game(home: GameService) -> None:
    remember_names(home, "one", "objective", ["Quarantine", "Assassin", ""])
    assert known_names(home, "one", "objective") == ()
    assert known_names(home, "two", "objective") == ("Assassin", "Quarantine")
    assert known_names(home, "two", "mutation") == ()


def test_what_is_entered_in_a_game_changes_nothing_that_this_game_offers(home: GameService) -> None:
    for number in range(MOST_HIDDEN + 5):
        remember_names(home, f"game {number // 20}", "objective", [f"Card {number:02}"])
    before = known_names(home, "now", "objective")
    remember_names(home, "now", "objective", [f"New {number}" for number in range(9)])
    assert known_names(home, "now", "objective") == before


@pytest.mark.parametrize("key", [ADAPTATIONS, HIDDEN])
def test_what_somebody_else_has_written_there_is_nothing(home: GameService, key: str) -> None:
    home.remember(key, "nonsense")
    assert known_adaptations(home) == {}
    assert known_names(home, "one", "objective") == ()
