"""The set-up wizard: each step shows this table's numbers, and the player who carries it out ticks it off."""

import pytest

from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.data import SETUP_STEPS
from companion.rules.carnomorphs.setup import TickStep
from companion.ui.carnomorphs.new_game import known_characters
from companion.ui.carnomorphs.setup import GROUPS, instruction
from companion.ui.core.style import Style
from companion.words import Words
from tests.loops import asynchronous
from tests.ui.carnomorphs.crews import MAGDA, TOMEK, called, crew, now, sees_plainly
from tests.ui.harness import DESKTOP, Harness, held_time
from tests.ui.services import at, taps

SAID = {
    1: ("Draw 2 Pods", "1 in A, 1 in B", "3 red Metagorgers. 6 tokens in all", "above 1"),
    2: ("Draw 2 Pods", "1 in A, 1 in B", "4 red Metagorgers. 7 tokens in all", "above 2"),
    3: ("Draw 3 Pods", "2 in A, 1 in B", "5 red Metagorgers. 8 tokens in all", "above 3"),
    4: ("Draw 3 Pods", "2 in A, 1 in B", "6 red Metagorgers. 9 tokens in all", "above 4"),
    5: ("Draw 4 Pods", "2 in A, 2 in B", "7 red Metagorgers. 10 tokens in all", "All cards stay in"),
}
"""The wizard's words by number of players: pods, their sectors, the bag, the removed objectives."""


@pytest.mark.parametrize("players", SAID)
@asynchronous
async def test_every_step_tells_the_numbers_of_this_table(players: int) -> None:
    home, game = crew(players=players, begun=False)
    async with at(home, game) as app:
        for said in SAID[players]:
            assert sees_plainly(app, said), said
        assert sees_plainly(app, "8 eggs, and 3 random Adaptation cards")


def test_all_steps_stand_in_the_rulebooks_order() -> None:
    assert tuple(step for group in GROUPS for step in group.steps) == SETUP_STEPS


@asynchronous
async def test_characters_are_chosen_in_the_order_of_the_help_cards() -> None:
    home, game = crew(numbers=(3, 1, 2), begun=False)
    async with at(home, game) as app:
        await taps(app, *(f"{step}: what to do" for step in ("Characters", "First player", "Help cards")))
        assert sees_plainly(app, "Tomek – Przemo – Magda")
        assert sees_plainly(app, "Tomek takes the first player token")
        assert sees_plainly(app, "Tomek 1, Przemo 2 and Magda 3")


@asynchronous
async def test_help_cards_that_the_table_dealt_are_entered_at_their_step() -> None:
    home, game = crew(numbers=(1, 2, 3), begun=False)
    async with at(home, game) as app:
        await app.tap("Help cards: what to do")
        assert not app.sees("Magda: help card 3")
        await app.tap("We dealt them ourselves")
        await app.tap("Magda: help card 3")
        assert [player.number for player in now(game).players] == [3, 2, 1]
        assert sees_plainly(app, "Przemo 1, Tomek 2 and Magda 3")
        await app.tap("Undo: Magda: help card 3")
        assert [player.number for player in now(game).players] == [1, 2, 3]
        game.submit(TickStep(step="help-cards"))
        await app.settle()
        assert not app.sees("Magda: help card 3")


@asynchronous
async def test_the_pods_that_were_drawn_are_numbered_by_one_press_each() -> None:
    home, game = crew(begun=False)
    async with at(home, game) as app:
        await app.tap("Escape Pods: what to do")
        assert sees_plainly(app, "Sector A: 1, 3 · Sector B: 2")
        await app.tap("Pod 7")
        await app.tap("Pod 2")
        assert sees_plainly(app, "1 Pod to go")
        await app.tap("Pod 4")
        assert sees_plainly(app, "Sector A: 2, 7 · Sector B: 4")
    assert [pod.number for pod in now(game).pods] == [2, 4, 7]


@asynchronous
async def test_the_app_draws_the_pods_with_one_tap_and_the_news_says_which() -> None:
    home, game = crew(begun=False)
    async with at(home, game) as app:
        await app.tap("Escape Pods: what to do")
        before = game.table.count
        with held_time():
            await app.tap_twice("Draw for us")
        assert game.table.count == before + 1
        drawn = [pod.number for pod in now(game).pods]
        assert app.sees(f"Pods drawn: {', '.join(map(str, drawn))}")
        assert len({*drawn}) == 3


@asynchronous
async def test_the_app_reveals_two_characters_and_one_tap_keeps_one_for_the_next_player_to_lack_it() -> None:
    home, game = crew(begun=False)
    async with at(home, game) as app:
        await taps(app, "Characters: what to do", "Draw for us")
        first, second = now(game).players[MAGDA].offered
        assert app.sees(f"Magda reveals {first} and {second}")
        assert not app.sees("Draw for us"), "Tomek draws once Magda has chosen"
        await taps(app, f"Magda keeps {second}", "Draw for us")
        assert now(game).players[MAGDA].character == second
        assert second not in now(game).players[TOMEK].offered
        assert len(now(game).players[TOMEK].offered) == 2


@asynchronous
async def test_the_numbers_that_the_pods_have_already_can_be_pressed_too() -> None:
    home, game = crew(players=2, begun=False)
    async with at(home, game) as app:
        await app.tap("Escape Pods: what to do")
        await app.tap("Pod 1")
        await app.tap("Pod 2")
        assert sees_plainly(app, "Sector A: 1 · Sector B: 2")
    assert not any("already" in text for text in app.texts())


@asynchronous
async def test_a_step_is_ticked_off_and_taken_back() -> None:
    home, game = crew(begun=False)
    async with at(home, game) as app:
        await app.tap(called(app, "Step 10:"))
        assert now(game).setup_done == ("bag",)
        assert app.sees("1/19")
        await app.tap(called(app, "Step 10:"))
        assert now(game).setup_done == ()


@asynchronous
async def test_the_wide_button_ticks_the_next_step_off_and_begins_after_the_last() -> None:
    home, game = crew(*(TickStep(step=step) for step in SETUP_STEPS[1:-1]), begun=False)
    async with at(home, game) as app:
        assert sees_plainly(app, "All set: Magda begins")
        await app.tap("Done: Rooms “2”")
        await app.tap("Done: Blue Character Corpse")
        assert app.sees("19/19")
        await app.tap("All set: Magda begins")
    assert now(game).phase == "players"


@asynchronous
async def test_a_step_that_is_done_shrinks_to_its_title_and_a_done_group_to_its_name() -> None:
    home, game = crew(TickStep(step="carnomorph-board"), begun=False)
    async with at(home, game) as app:
        assert not sees_plainly(app, "8 eggs")
        assert app.sees("Carnomorph board")
        await app.tap("Done: Rooms “2”")
        await app.tap(called(app, "Step 10:"))
        assert not app.sees("Carnomorph board")
        await app.tap("Carnomorphs: done")
        await app.tap(called(app, "Step 9:"))
        assert sees_plainly(app, "8 eggs")


@asynchronous
async def test_two_phones_tick_steps_at_once_and_each_sees_both() -> None:
    home, game = crew(begun=False)
    async with at(home, game) as one, at(home, game) as other:
        await one.tap(called(one, "Step 2:"))
        await other.tap(called(other, "Step 9:"))
        for app in (one, other):
            await app.settle()
            assert app.sees("2/19")
    assert set(now(game).setup_done) == {"rooms-2", "carnomorph-board"}


@asynchronous
async def test_open_steps_are_counted_and_forbid_nothing() -> None:
    home, game = crew(*(TickStep(step=step) for step in SETUP_STEPS[:-2]), numbers=(2, 1, 3), begun=False)
    async with at(home, game) as app:
        assert sees_plainly(app, "2 steps not ticked off")
        await app.tap("All set: Tomek begins")
    assert (now(game).phase, now(game).active) == ("players", TOMEK)


@asynchronous
async def test_when_all_is_done_nothing_is_said_to_be_open() -> None:
    home, game = crew(*(TickStep(step=step) for step in SETUP_STEPS), begun=False)
    async with at(home, game) as app:
        assert app.sees("19/19")
        assert not app.sees("not ticked off")


@asynchronous
async def test_whom_somebody_plays_is_entered_here_and_remembered() -> None:
    home, game = crew(begun=False)
    async with at(home, game) as app:
        await app.tap("Characters: what to do")
        await app.tap(called(app, "1. Magda"))
        await app.type("Character", "Scout")
        await app.tap("Save")
        assert sees_plainly(app, "1. Magda: Scout")
    assert now(game).players[MAGDA].character == "Scout"
    assert known_characters(home) == ("Scout",)


async def _labels(app: Harness) -> set[str]:
    return {label for label in app.labels() if label.startswith("Step ")}


@asynchronous
async def test_a_wide_page_shows_the_players_beside_all_steps() -> None:
    home, game = crew(begun=False)
    async with at(home, game, size=DESKTOP) as app:
        assert len(await _labels(app)) == len(SETUP_STEPS)
        assert app.sees("Magda")


@asynchronous
async def test_only_the_next_step_says_what_to_do_and_each_other_at_a_press() -> None:
    home, game = crew(begun=False)
    first, second = SETUP_STEPS[:2]
    style = Style(Words("en", game=KEY))
    how = [instruction(style, now(game), step) for step in (first, second)]
    async with at(home, game) as app:
        assert how[0] in app.texts()
        assert how[1] not in app.texts()
        unfolds = f"{style.words(f'setup-{second}')}: what to do"
        await app.tap(unfolds)
        assert how[1] in app.texts()
        await app.tap(unfolds)
        assert how[1] not in app.texts()
        game.submit(TickStep(step=first))
        await app.settle()
        assert how[1] in app.texts()
        assert how[0] not in app.texts()
