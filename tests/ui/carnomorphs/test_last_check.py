"""The last check on the screen: steps A and B, the chance before them, the objectives, the end."""

import flet as ft
import pytest

from companion.party.party import Party
from companion.rules.carnomorphs.adaptations import DiscardAdaptation, RevealAdaptation
from companion.rules.carnomorphs.characters import Correct, SetFate
from companion.rules.carnomorphs.intruders import PlaceIntruder
from companion.rules.carnomorphs.last_check import BeginCheck, DrawFour, ScanDeck
from companion.rules.carnomorphs.mutation import DrawMutation
from companion.rules.carnomorphs.objectives import ChooseObjective, NameObjectives
from companion.rules.carnomorphs.options import Options
from companion.ui.carnomorphs.survival import gain_words
from companion.words import Words
from tests import carnomorph_seeds
from tests.loops import asynchronous
from tests.ui.carnomorphs.crews import MAGDA, PRZEMO, TOMEK, called, crew, now, sees_plainly
from tests.ui.carnomorphs.tables import holds, party, phone
from tests.ui.chromosome.test_one_bar import devices
from tests.ui.fights import can_press
from tests.ui.harness import Harness
from tests.ui.services import at, service
from tests.ui.test_rights import phone as device

SAVED = (
    Correct(seat=MAGDA, number="contamination", delta=2),
    Correct(seat=MAGDA, number="markers", delta=2),
    SetFate(seat=MAGDA, fate="hibernated"),
    SetFate(seat=TOMEK, fate="hibernated"),
    SetFate(seat=PRZEMO, fate="dead"),
    BeginCheck(ending="time"),
)
CARD = (DrawMutation(seat=MAGDA), *SAVED)


@asynchronous
async def test_the_example_of_the_rulebook_two_markers_and_two_of_ten_cards() -> None:
    home, game = crew(*CARD, detail="full")
    async with at(home, game) as app:
        await app.tap("Show the cards behind it, survives 91%, dies 9%")
        for _ in range(2):
            await app.tap("Cards in all, less")
        assert app.sees("survives 87%, dies 13%"), "2 of 15"


@asynchronous
async def test_step_a_then_step_b_then_the_next_character() -> None:
    home, game = crew(*SAVED)
    async with at(home, game) as app:
        assert app.sees("Step A: scan everything")
        assert not can_press(app, "Note the result"), "the question is a line of text"
        await app.tap("INFECTED")
        assert app.sees("Draw two Mutation cards, keep one face down, shuffle the other back.")
        await app.tap("On to step B")
        assert app.sees("Step B: four cards")
        assert not can_press(app, "Note the result")
        await app.tap("1")
        assert app.sees("Mutation markers: from 2 to 3")
        await app.tap("The character lives")
        assert (now(game).players[MAGDA].markers, now(game).players[MAGDA].checked) == (3, True)
        assert app.sees("Step A: scan everything"), "Tomek's"


@asynchronous
async def test_the_fate_of_the_ship_comes_first_while_somebody_hibernates_on_it() -> None:
    home, game = crew(*SAVED)
    async with at(home, game) as app:
        assert app.sees("First the ship: look at its engines and its course.")
        game.submit(SetFate(seat=MAGDA, fate="dead"))
        game.submit(SetFate(seat=TOMEK, fate="dead"))
        await app.settle()
        assert not app.sees("First the ship")


@asynchronous
async def test_four_markers_are_told_before_they_kill() -> None:
    home, game = crew(*CARD)
    async with at(home, game) as app:
        await app.tap("2")
        assert app.sees("Magda dies.")
        await app.tap("The character dies")
    assert now(game).players[MAGDA].fate == "dead"


@asynchronous
async def test_with_full_detail_the_cards_that_were_drawn_correct_the_count() -> None:
    home, game = crew(*CARD, detail="full")
    before = now(game).players[MAGDA].contamination
    assert before is not None
    assert before < 3
    async with at(home, game) as app:
        assert can_press(app, "4")
        await app.tap("3")
        await app.tap("The character dies")
    assert now(game).players[MAGDA].contamination == 3


@asynchronous
async def test_where_only_holders_draw_a_clean_scan_ends_the_check() -> None:
    home, game = crew(*SAVED, options=Options(infected_check="holders"))
    async with at(home, game) as app:
        await app.tap("NOT INFECTED")
        await app.tap("Step A done")
    assert now(game).players[MAGDA].checked


@asynchronous
async def test_objectives_are_answered_and_the_game_ends() -> None:
    home, game = crew(
        *SAVED,
        *(ScanDeck(seat=seat, infected=False) for seat in (MAGDA, TOMEK)),
        *(DrawFour(seat=seat, contaminated=0) for seat in (MAGDA, TOMEK)),
    )
    async with at(home, game) as app:
        assert app.sees("Read your Objectives")
        assert not can_press(app, "End the game")
        await app.tap("Magda: Fulfilled")
        await app.tap("Tomek: Fulfilled")
        await app.tap("Tomek: Not fulfilled")
        assert app.sees("winning: Magda")
        await app.tap("End the game")
    assert (now(game).phase, now(game).winners) == ("over", (MAGDA,))


@pytest.mark.parametrize(("discarded", "said"), [(True, "fulfilled."), (False, "not fulfilled.")])
@asynchronous
async def test_a_clarified_objective_is_answered_by_what_is_noted_while_it_is_held(
    discarded: bool, said: str
) -> None:
    egg = RevealAdaptation(intruder="butcher", name="Spores", research="egg")
    home, game = crew(
        NameObjectives(seat=MAGDA, corporate="ab-ovo"),
        PlaceIntruder(intruder="metagorger"),
        *(ChooseObjective(seat=seat, kept=0) for seat in (MAGDA, TOMEK, PRZEMO)),
        egg,
        *((DiscardAdaptation(intruder="butcher"),) if discarded else ()),
        *SAVED,
        *(ScanDeck(seat=seat, infected=False) for seat in (MAGDA, TOMEK)),
        *(DrawFour(seat=seat, contaminated=0) for seat in (MAGDA, TOMEK)),
        detail="full",
    )
    async with at(home, game) as app:
        assert not sees_plainly(app, "By what is noted here")
        first, *_ = holds(app)
        await app.fire(first, "long_press_start")
        assert sees_plainly(app, f"By what is noted here: {said}")


@asynchronous
async def test_where_nobody_lives_the_end_is_next() -> None:
    home, game = crew(BeginCheck(ending="explosion"))
    async with at(home, game) as app:
        assert app.sees("Nobody survived")
        await app.tap("End the game")
    assert now(game).winners == ()


@pytest.mark.parametrize("seat", [MAGDA, TOMEK])
@asynchronous
async def test_a_phone_asks_for_its_own_character_first(seat: int) -> None:
    home, game = crew(*SAVED)
    table = party(home, game)
    async with phone(table, game, seat) as app:
        await choose(app)
    assert now(game).players[seat].scanned
    assert [player.scanned for player in now(game).players].count(True) == 1


async def choose(app: Harness) -> None:
    """Complete step A for the player whom the screen asks."""
    await app.tap("NOT INFECTED")
    await app.tap("On to step B")


@asynchronous
async def test_the_calculator_of_the_last_check_needs_no_game() -> None:
    home, game = crew(language="en")
    async with at(home, game) as app:
        await app.go("/calculators")
        await app.tap("Last check")
        assert app.sees("One more rest, one card fewer")
        before = [label for label in app.labels() if label.startswith("survives")]
        await app.tap("Mutation markers, more")
        assert [label for label in app.labels() if label.startswith("survives")] != before


@asynchronous
async def test_the_calculator_counts_infected_cards_that_stay_when_they_are_scanned() -> None:
    home, game = crew(language="en")
    async with at(home, game) as app:
        await app.go("/calculators")
        await app.tap("Last check")
        before = list(app.texts())
        assert app.sees("Each scan takes one Contamination card out of the deck")
        await app.tap(app.tappable("Seldom asked"))
        await app.change(app.controls(ft.Switch)[-1], False)
        assert app.sees("An infected one stays")
        assert [text for text in app.texts() if text.endswith("points down")] != [
            text for text in before if text.endswith("points down")
        ]


@asynchronous
async def test_the_chances_of_a_character_follow_what_the_table_says_of_infected_cards() -> None:
    home, game = crew(
        Correct(seat=MAGDA, number="contamination", delta=4),
        options=Options(infected_leaves=False),
        detail="full",
    )
    async with at(home, game) as app:
        await app.tap(called(app, "Magda, "))
        await app.tap("Chance to survive")
        assert app.sees("An infected one stays")


@pytest.mark.parametrize(
    ("gain", "said"), [(0.0, "no change"), (0.0004, "no change"), (0.0006, "0.1 points up")]
)
def test_a_gain_that_would_be_written_as_nothing_is_called_no_change(gain: float, said: str) -> None:
    assert gain_words(Words("en").of("carnomorphs"), gain) == said
    assert gain_words(Words("en").of("carnomorphs"), -gain) == said.replace("points up", "points down")


@asynchronous
async def test_the_chance_of_a_hand_is_told_on_its_own_device_and_on_no_screen_that_is_everybodys() -> None:
    """A bystander's phone and the big screen show neither the chance nor the cards behind it."""
    shared = Party(service(language="en"))
    game = carnomorph_seeds.in_check(shared.service)
    shared.offer(game.id)
    told = dict[str, list[str]]()
    for name, access, page in [*devices(shared, game)]:
        async with device(shared, game, access, path=page) as app:
            await app.settle()
            told[name] = [label.split(", ", 1)[1] for label in app.labels() if "survives" in label]
    assert {name: labels for name, labels in told.items() if labels} == {
        "Magda": ["survives 64%, dies 36%"],
        "Przemo": ["survives >99%, dies <1%"],
        "Ola": ["survives 100%, dies 0%"],
    }, "each their own, and neither the host nor a big screen anybody's"
