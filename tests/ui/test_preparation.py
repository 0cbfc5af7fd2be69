"""The preparation phase on the screen: the event card, and who takes the first turn and why."""

import flet as ft

from companion.rules.chromosome.corrections import Correct, MarkClock
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.radiation import FinishRadiation
from companion.rules.chromosome.turns import EndPhase
from tests.loops import asynchronous
from tests.ui.fights import press, table
from tests.ui.harness import DESKTOP, Harness
from tests.ui.services import at

ROUND_TWO = (EndPhase(), FinishRadiation())


def sees_plainly(app: Harness, words: str) -> bool:
    """Return whether the words are seen, with plain spaces."""
    return any(words in text.replace("\u00a0", " ") for text in app.texts())


@asynchronous
async def test_the_one_with_the_fewest_tokens_starts() -> None:
    home, game = table(Correct(seat=2, what="tokens", delta=-1), *ROUND_TWO)
    async with at(home, game) as app:
        assert app.sees("Przemo starts")
        assert sees_plainly(app, "fewest tokens on board: 5")
        await app.tap("Turns: Przemo starts")
    assert game.table.state.phase == "turns"
    assert game.table.state.active == 2


@asynchronous
async def test_whoever_lost_the_last_token_to_the_event_is_out_and_does_not_start() -> None:
    home, game = table(Correct(seat=2, what="tokens", delta=-1), *ROUND_TWO)
    async with at(home, game) as app:
        await app.tap(next(label for label in app.labels() if label.startswith("Przemo, 5")))
        for _ in range(5):
            await app.tap("Przemo: Tokens on board, less")
        await app.tap("Close")
        await app.tap("Turns: Tomek starts")
    state = game.table.state
    assert (state.players[2].eliminated, state.active, state.last_turns) == (True, 1, (3, 0))


@asynchronous
async def test_a_tie_goes_to_the_nearest_on_the_left_and_says_so() -> None:
    home, game = table(*ROUND_TWO)
    async with at(home, game) as app:
        assert app.sees("nearest to the left of the previous starter (Magda)")
        await app.tap("Turns: Tomek starts")
    assert game.table.state.active == 1


@asynchronous
async def test_tokens_are_corrected_from_here_and_the_starter_follows() -> None:
    home, game = table(*ROUND_TWO)
    async with at(home, game) as app:
        counts = [label for label in app.labels() if label.replace("\u00a0", " ") == "Ola, 6 tokens"]
        await app.tap(counts[0])
        await app.tap("Ola: Tokens on board, less")
        await app.tap("Close")
        assert app.sees("Turns: Ola starts")


@asynchronous
async def test_enter_saves_what_the_event_card_says() -> None:
    home, game = table(*ROUND_TWO)
    async with at(home, game) as app:
        await app.type("What the card says", "The reactor hums")
        field = app.one(ft.TextField)
        assert field.shift_enter, "Enter sends, also where a text may grow to several lines"
        await app.fire(field, "submit")
        assert game.table.state.event.text == "The reactor hums"


@asynchronous
async def test_the_event_is_noted_with_its_power() -> None:
    home, game = table(*ROUND_TWO)
    async with at(home, game) as app:
        await app.type("What the card says", "The reactor  hums")
        await app.tap("+2")
        event = game.table.state.event
        assert (event.text, event.power_bonus) == ("The reactor hums", 2)


@asynchronous
async def test_a_note_is_kept_when_the_field_is_never_left() -> None:
    home, game = table(*ROUND_TWO)
    async with at(home, game) as app:
        await app.type("What the card says", "Quarantine")
        await press(app, "Turns: Tomek starts")
    assert game.table.state.event.text == "Quarantine"
    assert game.table.state.phase == "turns"


@asynchronous
async def test_leaving_the_field_notes_the_event_once() -> None:
    home, game = table(*ROUND_TWO)
    async with at(home, game) as app:
        await app.type("What the card says", "Quarantine")
        field = app.one(ft.TextField)
        before = len(game.table.entries)
        await app.fire(field, "blur")
        await app.fire(app.one(ft.TextField), "blur")
        assert len(game.table.entries) == before + 1


@asynchronous
async def test_without_event_cards_there_is_no_event_to_note() -> None:
    home, game = table(*ROUND_TWO, options=Options(events=False))
    async with at(home, game) as app:
        assert not app.sees("What the card says")
        await app.tap("Turns: Tomek starts")
    assert game.table.state.phase == "turns"


@asynchronous
async def test_the_last_round_says_so() -> None:
    home, game = table(*ROUND_TWO, MarkClock(delta=-2))
    async with at(home, game) as app:
        assert app.sees("Round 4 of 4")
        assert app.sees("the last round")


@asynchronous
async def test_on_a_wide_page_the_clock_is_shown_once() -> None:
    home, game = table(*ROUND_TWO)
    async with at(home, game, size=DESKTOP) as app:
        assert app.labels().count("Round 2 of 4") <= 1
        assert app.sees("Turns: Tomek starts")
