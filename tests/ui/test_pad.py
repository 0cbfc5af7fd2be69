"""The pad of ten digits: the numbers that open it, the values that it sets, and its refusals."""

from functools import partial

import flet as ft

from companion.rules.chromosome.corrections import Correct
from companion.ui import kit
from companion.ui.core.component import component
from companion.words import Words
from tests.loops import asynchronous
from tests.ui.fights import table
from tests.ui.harness import Harness
from tests.ui.services import at

TITLE = "Points"
STYLE = kit.Style(Words("en"))


def played(taken: list[int], first: int, *, most: int = 99, small: bool = False) -> Harness:
    """A page with one number, which is refused above `most`."""

    @component
    def Page() -> ft.Control:
        value, change = kit.use_state(first)

        def to(number: int) -> kit.Press:
            if number > most:
                return kit.Dead(lambda: taken.append(-number))
            return partial(put, number)

        def put(number: int) -> None:
            taken.append(number)
            change(number)

        steps = kit.Steps(TITLE, value, to(value - 1), to(value + 1), to=to, small=small)
        return kit.page_view(STYLE, "/", None, steps.row(STYLE))

    return Harness.views(Page)


async def hold(app: Harness, spoken: str) -> None:
    """Hold a number, by its spoken name."""
    held = app.controls(
        ft.GestureDetector, where=lambda each: bool(each.on_long_press_start) and spoken in app.labels(each)
    )
    await app.fire(held[-1], "long_press_start")


@asynchronous
async def test_a_number_above_five_opens_the_pad_and_is_set_at_once() -> None:
    taken: list[int] = []
    async with played(taken, 8) as app:
        await app.tap("Points: 8")
        for digit in "14":
            await app.tap(digit)
        assert "Points: 14" in app.labels()
        await app.tap("Enter 14")
        assert taken == [14]
        assert "Enter 14" not in app.texts()
        assert "Points: 14" in app.labels()


@asynchronous
async def test_a_small_number_is_only_held_so_that_no_stray_tap_opens_the_pad() -> None:
    async with played([], 5) as app:
        assert not app.controls(ft.TextButton, where=lambda each: "Points: 5" in app.labels(each))
        await hold(app, "Points: 5")
        assert "Enter 5" in app.texts()


@asynchronous
async def test_a_number_in_a_grid_is_held_however_large_it_is() -> None:
    async with played([], 80, small=True) as app:
        assert not app.controls(ft.TextButton, where=lambda each: "Points: 80" in app.labels(each))
        await hold(app, "Points: 80")
        assert "Enter 80" in app.texts()


@asynchronous
async def test_digits_are_erased_and_a_leading_nought_is_none() -> None:
    async with played([], 8) as app:
        await app.tap("Points: 8")
        for key in ("0", "7", "3", "Erase"):
            await app.tap(key)
        assert "Enter 7" in app.texts()
        await app.tap("Erase")
        assert "Enter 8" in app.texts()


@asynchronous
async def test_a_number_that_would_be_refused_is_dead_and_says_why() -> None:
    taken: list[int] = []
    async with played(taken, 8, most=20) as app:
        await app.tap("Points: 8")
        await app.tap("2")
        await app.tap("1")
        button = app.controls(ft.FilledButton, where=lambda each: "Enter 21" in app.texts(each))[0]
        assert button.disabled
        await app.fire(app.controls(ft.GestureDetector)[-1], "tap")
        assert taken == [-21]


def covered(app: Harness) -> bool:
    """Return whether the page is hidden from screen readers."""
    hidden = app.controls(ft.Semantics, where=lambda each: bool(each.exclude_semantics) and not each.label)
    return any("Points, more" in app.labels(each) for each in hidden)


@asynchronous
async def test_the_pad_hides_what_it_covers_from_screen_readers_and_closes() -> None:
    async with played([], 8) as app:
        await app.tap("Points: 8")
        assert covered(app)
        await app.tap("Close")
        assert "Enter 8" not in app.texts()
        assert not covered(app)


@asynchronous
async def test_a_number_of_the_table_is_typed_as_one_entry_and_ends_where_the_rules_end_it() -> None:
    home, game = table(Correct(seat=0, what="tokens", delta=5))
    has, entries = game.table.state.players[0].on_board, len(game.table.entries)
    async with at(home, game) as app:
        await app.tap(next(label for label in app.labels() if label.startswith("Magda, ")))
        await app.tap(f"Tokens on board: {has}")
        await app.tap("9")
        await app.tap("9")
        await app.fire(app.controls(ft.GestureDetector)[-1], "tap")
        assert len(game.table.entries) == entries
        await app.tap("Erase")
        await app.tap("Enter 9")
    assert game.table.state.players[0].on_board == 9
    assert len(game.table.entries) == entries + 1


@asynchronous
async def test_the_pad_goes_with_its_page() -> None:
    home, game = table(Correct(seat=0, what="tokens", delta=5))
    async with at(home, game) as app:
        await app.tap(next(label for label in app.labels() if label.startswith("Magda, ")))
        await app.tap(f"Tokens on board: {game.table.state.players[0].on_board}")
        assert "Erase" in app.labels()
        await app.go("/")
        await app.go(f"/game/{game.id}")
        assert "Erase" not in app.labels()
