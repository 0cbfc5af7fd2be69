"""`docs/new-game.md` makes a game from nothing: its files are complete, and its claims about them hold."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.cli import main
from companion.device.open_game import OpenGame
from companion.ui import games as screens
from companion.ui.packages import find_packages
from companion.words import FALLBACK, LANGUAGES, Words
from tests.loops import asynchronous
from tests.seeds import give
from tests.toy import page
from tests.toy.installing import describe, searched
from tests.ui.fights import dead
from tests.ui.harness import Harness
from tests.ui.services import opened, service

KEY = "pebbles"


@pytest.fixture
def pebbles(tmp_path: Path) -> Iterator[Path]:
    """The folder with the page's game, which is installed."""
    page.laid_out(tmp_path)
    about = (tmp_path / "pyproject.toml").read_text(encoding="utf-8")
    ((key, place),) = re.findall(r'\[project\.entry-points\."petri\.games"\]\n(\w+) = "(.*)"', about)
    with searched(tmp_path):
        describe(tmp_path, "petri-pebbles", {key: place})
        find_packages()
        yield tmp_path


def test_the_checklist_of_the_page_finds_nothing(pebbles: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "en", "games", "check", KEY]) == 0
    said = capsys.readouterr()
    assert said.out.startswith("Pebbles: nothing is missing.\n")
    assert said.err == ""


RULES, SCREENS, WORDS = "rules.py", "ui.py", "locales/en/pebbles.ftl"
LACKING = {
    "a second beginning": (
        *(RULES, "class Take(Command, owner=ACTIVE)", "class Take(Command, begins=True)"),
        "Exactly one command begins a game, not 2.",
    ),
    "a command": (
        *(RULES, "Pebbles(clocks, colours, notes, seating)", "Pebbles(clocks, colours, notes)"),
        "The game pebbles of petri-pebbles is left out, since the package is broken: "
        "TypeError: pebbles lacks the commands rename",
    ),
    "the key": (
        *(RULES, 'key = "pebbles"', 'key = "pebble"'),
        "The game pebbles of petri-pebbles is left out, since the package is broken: "
        ".rules:PEBBLES has the key pebble",
    ),
    "a value": (SCREENS, "    chapters = ", "    chapters_ = ", "The screens lack the value chapters."),
    "a drawing": (SCREENS, '({"play": "play"})', "({})", "The chapter play has no drawing."),
    "a sample": (
        *(SCREENS, "Take(count=3)", "Take(count=4)"),
        "The sample stops at command 2, take: the rules refuse it.",
    ),
    "the end of the sample": (
        *(SCREENS, "        Take(count=1),\n", ""),
        "The sample stops before the game ends.",
    ),
    "the end of a sentence": (
        *(WORDS, "take = { $count }", "take = { $count"),
        "The sentence take in en cannot be read: it breaks Fluent’s rules.",
    ),
    "a sentence": (
        WORDS,
        "reference-title = ",
        "title = ",
        "The words in en lack the sentence reference-title.",
    ),
}
"""A file of the page, a text in it and its replacement, and the sentence that the checklist then prints."""


@pytest.mark.parametrize("lacking", LACKING)
def test_the_checklist_says_what_the_page_says_that_it_says(
    lacking: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name, whole, broken, said = LACKING[lacking]
    page.laid_out(tmp_path)
    file = tmp_path / "petri_pebbles" / name
    text = file.read_text(encoding="utf-8")
    assert whole in text
    file.write_text(text.replace(whole, broken, 1), encoding="utf-8")
    with searched(tmp_path):
        describe(tmp_path, "petri-pebbles", {KEY: "petri_pebbles:PACKAGE"})
        assert main(["--language", "en", "games", "check", KEY]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert [line for line in lines if line.startswith(said)], lines
    (row,) = (each for each in page.checklist() if said in each or _pattern(each).search(said))
    assert row


def _pattern(row: str) -> re.Pattern[str]:
    """Return a pattern for the message in a row of the page, with any text in place of a name in italics."""
    answer = row.split(" | ")[1].removesuffix(" |")
    return re.compile(re.sub(r"\\\*\w+\\\*", ".+", re.escape(answer)))


def test_every_row_of_the_checklist_is_provoked() -> None:
    assert len(page.checklist()) == len(LACKING)


def test_the_page_lists_its_files() -> None:
    (listed,) = (each for each in page.others() if "pyproject.toml" in each)
    for name in page.files():
        assert name.rpartition("/")[2] in listed, name


def test_what_the_page_tests_holds(pebbles: Path) -> None:
    told: dict[str, Any] = {"__name__": "test_pebbles"}
    exec(compile((pebbles / "test_pebbles.py").read_text(encoding="utf-8"), "test_pebbles.py", "exec"), told)
    tests = [each for name, each in told.items() if name.startswith("test_")]
    assert len(tests) == 2
    for each in tests:
        each()


def begun(home: Any, *, over: bool = False) -> OpenGame:
    """Begin a game of Pebbles with the sample's first command, or play the whole sample."""
    begin, *others = screens.ui_of(KEY).sample
    game = home.begin(KEY, begin)
    assert isinstance(game, OpenGame)
    give(game, *(others if over else ()))
    return game


@asynchronous
async def test_the_game_of_the_page_is_played_from_home_to_its_end(pebbles: Path) -> None:
    async with opened(service(knows_games=False)) as app:
        await app.tap("Pebbles")
        await app.type("Name", "Ola")
        await app.tap(next(each for each in app.labels() if each.startswith("Seat 2: ")))
        await app.type("Name", "Jan")
        await app.tap("Start")
        assert app.sees("21 pebbles left")
        for _ in range(7):
            await app.tap("Take pebbles")
            await app.tap("3")
        await app.until(lambda: app.sees("The heap is gone"))
        assert app.sees("Ola")


@asynchronous
async def test_the_table_leads_back_to_the_result_after_the_end(pebbles: Path) -> None:
    home = service()
    game = begun(home, over=True)
    async with opened(home, f"/game/{game.id}") as app:
        await app.until(lambda: app.sees("The heap is gone"))
        await app.tap("See the table")
        assert not app.sees("Waiting for Host")
        await app.tap("Result")
        assert app.sees("The heap is gone")


def test_a_move_is_in_the_history_under_the_round_in_which_it_was_made(pebbles: Path) -> None:
    game = begun(service(), over=True)
    entries = range(1, game.table.count + 1)
    assert [game.game.round(game.table.state_after(each)) for each in entries] == [1, 1, 1, 2, 2]


EVERYWHERE = (
    *("/", "/new", "/sample", "/games", "/rules", "/rules/play", "/calculators", "/settings"),
    *("/game/{open}", "/game/{open}/journal", "/game/{open}/charts", "/game/{open}/screen"),
    *("/game/{open}/rules", "/game/{open}/rules/play", "/game/{open}/calculators", "/game/{open}/settings"),
    *("/game/{over}", "/game/{over}/journal", "/game/{over}/charts", "/game/{over}/screen"),
)


@pytest.mark.in_turn
@pytest.mark.parametrize("route", EVERYWHERE)
@pytest.mark.parametrize("language", [FALLBACK, next(each for each in LANGUAGES if each != FALLBACK)])
@asynchronous
async def test_no_screen_lacks_a_sentence_of_it_in_a_language_that_it_speaks_or_not(
    pebbles: Path, language: str, route: str
) -> None:
    home = service(language=language, knows_games=False)
    home.remember("setting.game", KEY)
    ids = {"open": begun(home).id, "over": begun(home, over=True).id}
    async with opened(home, route.format(**ids)) as app:
        assert keys_on(app) == []


@pytest.mark.parametrize("row", ["Names of players", "End the game now", "History", "Big screen"])
@asynchronous
async def test_the_menu_of_its_table_lacks_nothing(pebbles: Path, row: str) -> None:
    home = service()
    game = begun(home)
    async with opened(home, f"/game/{game.id}") as app:
        await app.tap("Table menu")
        assert keys_on(app) == []
        await app.tap(row)
        assert keys_on(app) == []


def keys_on(app: Harness) -> list[str]:
    """Return the sentence keys that are on the screen in place of their sentences."""
    return [text for text in (*app.texts(), *app.labels()) if re.fullmatch(r"[a-z]+(-[a-z]+)+", text)]


def test_a_language_that_a_package_does_not_speak_is_english_without_a_fault(pebbles: Path) -> None:
    words = Words("pl").of(KEY)
    assert words("heap", left=2) == "2 pebbles left"
    assert words("name") == "Pebbles"
    assert not [each for each in words.faults if KEY in each]


@pytest.mark.parametrize(("left", "said"), [("17", "1"), ("16", "There is none: hope for a mistake.")])
def test_its_command_answers(
    pebbles: Path, left: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "companion.cli.odds", raising=False)  # built once, when imported
    assert main(["--language", "en", "odds", KEY, left]) == 0
    assert capsys.readouterr().out == f"{said}\n"


def test_a_game_of_it_is_replayed_as_lines(pebbles: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home = service()
    file = pebbles / "game.json"
    file.write_text(home.library.export(begun(home).id), encoding="utf-8")
    assert main(["--language", "en", "games", "replay", str(file)]) == 0
    assert capsys.readouterr().out.splitlines() == ["1 entry", "10 pebbles left", "Ada: 0", "Leon: 0"]


@asynchronous
async def test_the_number_that_the_rules_refuse_is_dead_and_says_why(pebbles: Path) -> None:
    home = service()
    game = begun(home)
    give(game, *screens.ui_of(KEY).sample[1:3], screens.ui_of(KEY).sample[1])  # One pebble is left.
    async with opened(home, f"/game/{game.id}") as app:
        await app.tap("Take pebbles")
        await app.fire(dead(app, "3"), "tap")
        assert app.sees("There are only 1 left.")
        assert game.table.count == 4
