"""Statistics of the score pad belong to the game that was scored, by its title."""

import csv
from typing import Any

from companion.rules.tally.sheet import EndGame
from companion.ui.past.counting import MOST_TITLES
from companion.words import Words
from tests.loops import asynchronous
from tests.seeds import give
from tests.tally_seeds import begun, written
from tests.ui.fights import can_press
from tests.ui.services import at, opened, service

WORDS = Words("en").of("tally")


@asynchronous
async def test_each_title_has_its_own_winners() -> None:
    home = service()
    for title, points in (("Hearts", (9, 3)), ("Hearts", (9, 4)), ("Qwirkle", (2, 8))):
        give(written(begun(home, ("Magda", "Tomek"), title=title), [points]), EndGame())
    async with opened(home, "/games") as app:
        await app.tap(WORDS("games-statistics"))
        assert app.sees(WORDS("games-statistics-of", game="Qwirkle"))
        assert "Tomek, 1, 100% of 1 game" in app.labels()
        await app.tap("Hearts")
        assert app.sees(WORDS("games-statistics-of", game="Hearts"))
        assert "Magda, 2, 100% of 2 games" in app.labels()


@asynchronous
async def test_a_persons_page_and_results_as_csv_go_by_the_title() -> None:
    home = service()
    for title, points in (("Hearts", (9, 3)), ("Skat", (2, 8))):
        give(written(begun(home, ("Magda", "Tomek"), title=title, fewest_win=True), [points]), EndGame())
    saved: list[dict[str, Any]] = []
    async with opened(home, "/games", answers={"FilePicker.save_file": saved.append}) as app:
        await app.tap(WORDS("games-csv"))
        await app.until(lambda: bool(saved))
        await app.tap(WORDS("games-statistics"))
        await app.tap(next(label for label in app.labels() if label.startswith("Tomek, ")))
        assert {"Hearts", "Skat"} <= set(app.texts())
    rows = csv.DictReader(bytes(saved[0]["src_bytes"]).decode("utf-8-sig").splitlines())
    assert {(row["game"], row["player"], row["rank"]) for row in rows} == {
        *(("Hearts", "Magda", "2"), ("Hearts", "Tomek", "1")),
        *(("Skat", "Magda", "1"), ("Skat", "Tomek", "2")),
    }


@asynchronous
async def test_the_result_of_a_table_as_csv_names_its_title() -> None:
    home = service()
    game = give(written(begun(home, ("Magda", "Tomek"), title="Hearts"), [(9, 3)]), EndGame())
    saved: list[dict[str, Any]] = []
    async with at(home, game, answers={"FilePicker.save_file": saved.append}) as app:
        await app.tap(WORDS("export-csv"))
        await app.until(lambda: bool(saved))
    rows = csv.DictReader(bytes(saved[0]["src_bytes"]).decode("utf-8-sig").splitlines())
    assert [row["game"] for row in rows] == ["Hearts", "Hearts"]


@asynchronous
async def test_of_many_titles_the_latest_are_shown_and_the_others_on_a_press() -> None:
    home = service()
    titles = [f"Game {number}" for number in range(MOST_TITLES + 3)]
    for title in titles:
        give(written(begun(home, ("Magda", "Tomek"), title=title), [(1, 2)]), EndGame())
    async with opened(home, "/games") as app:
        await app.tap(WORDS("games-statistics"))
        shown = [title for title in titles if can_press(app, title)]
        assert sorted(shown) == sorted(titles[-MOST_TITLES:])
        await app.tap(WORDS("stats-titles", count=len(titles)))
        await app.tap(titles[0])
        assert app.sees(WORDS("games-statistics-of", game=titles[0]))
