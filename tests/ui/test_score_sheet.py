"""The score of an evening without the app: everybody's numbers side by side, and the result that is kept."""

import re
from datetime import timedelta
from typing import Any, Final
from urllib.parse import unquote

import flet as ft
import pytest

from companion.cli.games import state_lines
from companion.device.game_service import GameService
from companion.device.games import GAMES
from companion.device.open_game import OpenGame
from companion.exports import bg_stats
from companion.party.party import Admission, Party
from companion.party.shared_access import GuestAccess
from companion.rules.chromosome.options import Options
from companion.rules.final_scores import EnterResult, FinalField, FinalScores, value_key
from companion.rules.kernel import Rejection
from companion.rules.notes import WriteNote
from companion.rules.soup.final_scores import SoupScores
from companion.store.blob_store import MemoryBlobStore
from companion.store.library import Library
from companion.table.table import Table
from companion.ui.app import App
from companion.ui.chromosome.setup import Setup, remember
from companion.ui.core.client import Client
from companion.ui.game.context import GameContext
from companion.ui.game.here import Here
from companion.ui.game_summary import listed_game
from companion.ui.games import in_game
from companion.ui.routes import ROUTES
from companion.ui.shared.end import circumstances
from companion.ui.shared.exports import play_of
from companion.ui.shared.score.draft import ScoreDraft
from companion.ui.shared.share import picture_of
from companion.ui.soup.new_game import Setup as SoupSetup
from companion.words import Words
from tests.games import SCORED, each_scored, final_scores_of
from tests.loops import asynchronous
from tests.table.memory import MemoryRows, ticking
from tests.ui.fights import can_press
from tests.ui.harness import Harness
from tests.ui.services import FOUR, announced, at, opened, press, service, service_with, written
from tests.ui.test_full_disk import FillingBlobStore
from tests.ui.test_phones import number as number_of
from tests.ui.test_shortcuts import LINUX, strike

KEYS = ("3", "7", "Next field")
"""Some keys of the pad, none of which has the name of a number on the sheet."""

CHROMOSOME = ((5, 2, 1, 3), (9, 3, 4, 8), (12, 0, 0, 7), (6, 1, 0, 1))
"""Tokens, trophies, fate and irradiation of four players."""


TIMES = re.compile(r"\b\d+\s(min|h|rounds?)\b|\b[Rr]ound\s\d")
"""The texts about the time and the rounds of a game."""


def stays(_: dict[str, Any]) -> None:
    """Stand in for scrolling."""


SCROLLS: Final = {"Column.scroll_to": stays}
"""The answers of a client that scrolls."""


def scored(home: GameService) -> Harness:
    """The whole app over a game service; its client scrolls."""
    return opened(home, answers=SCROLLS)


def spoken(app: Harness) -> list[str]:
    """Return the labels, with plain spaces."""
    return [label.replace("\u00a0", " ") for label in app.labels()]


async def named(app: Harness, *names: str) -> None:
    """Type the names of a fresh device, each sent with Enter."""
    for name in names:
        field = app.one(ft.TextField)
        await app.type(field, name)
        await app.fire(field, "submit")


async def numbers(app: Harness, *given: int) -> int:
    """Enter numbers with a tap each; return the number of taps."""
    for number in given:
        await press(app, str(number))
    return len(given)


@asynchronous
async def test_four_names_and_sixteen_numbers_make_the_result_of_a_game_of_chromosome() -> None:
    home = service()
    async with scored(home) as app:
        await app.tap("Score")
        await named(app, "Magda", "Tomek", "Przemo", "Ola")
        for player in CHROMOSOME:
            await numbers(app, *player)
        assert {"6", "12", "5"} <= set(written(app))
        assert "Shared victory: Magda and Ola" in announced(app)
        await app.tap("Keep the result")
        (game,) = home.library.games()
        assert app.page.route == f"/game/{game.id}"
        assert game.finished
        listed = listed_game(game)
        assert [each.score for each in listed.players] == [6, 12, 5, 6]
        assert [each.out for each in listed.players] == [False, True, False, False]
        assert [each.name for each in listed.winners] == ["Magda", "Ola"]
        assert app.sees("Shared victory")
        assert app.sees("entered after the game")
        assert not app.sees("round")
    assert home.people()[:4] == ("Magda", "Tomek", "Przemo", "Ola")


@asynchronous
async def test_the_people_of_the_last_game_are_on_the_sheet_already() -> None:
    async with scored(service_with(FOUR)) as app:
        await app.tap("Score")
        assert not app.controls(ft.TextField)
        assert all(app.sees(player.name) for player in FOUR)
        assert "Magda: Tokens" in announced(app)


def scrolled(app: Harness) -> ft.Column:
    """Return the part of the page that scrolls."""
    (column,) = (each for each in app.controls(ft.Column) if each.scroll and each.expand)
    return column


@asynchronous
async def test_the_names_stay_above_the_numbers_and_the_games_make_room_for_them() -> None:
    offsets: list[float] = []

    def scroll(told: dict[str, Any]) -> None:
        offsets.append(told["offset"])

    answers = {"Column.scroll_to": scroll}
    async with opened(service_with(FOUR), answers=answers, size=(320.0, 640.0)) as app:
        await app.tap("Score")
        assert "Primordial Soup" not in app.texts(scrolled(app))
        await numbers(app, 5)
        assert "Primordial Soup" in app.texts(scrolled(app)), "behind the numbers"
        assert "Tokens" in app.texts(scrolled(app))
        assert "Magda" in app.texts()
        assert "Magda" not in app.texts(scrolled(app)), "a column has its name wherever it is scrolled"
        await numbers(app, 2, 1, 3, *(number for player in CHROMOSOME[1:] for number in player))
        assert app.sees("Keep the result")
        assert offsets[-1] == 160, "the last two rows, and the sums below them"


@pytest.mark.parametrize("size", [(1280.0, 800.0), (768.0, 1024.0)])
@asynchronous
async def test_on_a_wide_page_the_games_stay_above_the_sheet_and_as_wide(size: tuple[float, float]) -> None:
    async with opened(service_with(FOUR), answers=SCROLLS, size=size) as app:
        await app.tap("Score")
        await numbers(app, 5)
        assert "Primordial Soup" not in app.texts(scrolled(app))
        columns = app.controls(ft.Container, where=lambda box: bool(box.width and "Tokens" in app.texts(box)))
        assert any("Primordial Soup" in app.texts(column) for column in columns)
        assert not any("13+" in app.texts(column) for column in columns)


@asynchronous
async def test_a_number_that_nobody_entered_is_a_question_mark_and_has_no_sum() -> None:
    async with scored(service_with(FOUR)) as app:
        await app.tap("Score")
        assert written(app).count("?") == 4 * 4 + 4
        await numbers(app, 5, 2, 1)
        assert "Magda: ?" in spoken(app)
        await numbers(app, 3)
        assert "Magda: 6" in spoken(app)


@asynchronous
async def test_a_draft_survives_that_the_page_is_left() -> None:
    async with scored(service_with(FOUR)) as app:
        await app.tap("Score")
        await numbers(app, 5, 2)
        await app.tap("Back")
        assert app.page.route == "/"
        await app.tap("Score")
        assert "Magda, Tokens: 5" in spoken(app)
        assert "Magda: Fate" in announced(app)


@asynchronous
async def test_a_number_is_corrected_in_two_taps() -> None:
    async with scored(service_with(FOUR[:2])) as app:
        await app.tap("Score")
        await numbers(app, 5, 2, 1, 3, 6, 0, 0, 0)
        assert app.sees("Keep the result")
        await app.tap("Tomek, Tokens: 6")
        await numbers(app, 7)
        assert app.sees("Tomek wins by 1")


@asynchronous
async def test_more_than_twelve_is_typed_in_digits() -> None:
    async with scored(service_with(FOUR)) as app:
        await app.tap("Score")
        await numbers(app, 5)
        await app.tap("13 or more")
        await numbers(app, 1, 4)
        assert "Magda, Trophies: 14" in spoken(app)
        assert "Magda: Fate" in announced(app)


def test_a_tap_on_a_pad_that_has_just_changed_enters_what_the_field_takes() -> None:
    setup = SoupSetup(players=()).joined("Magda").joined("Tomek").joined("Przemo")
    draft = ScoreDraft.of(SoupScores, setup).chosen("before")
    for number in (4, 0, 1, 2, 3, 9, 3, 0):  # whichever keys are drawn at that moment
        draft = draft.tapped(number)
    assert draft.numbers[:2] == (
        {"place": 40, "amoebas": 1, "cards": 2},
        {"place": 39, "amoebas": 3, "cards": 0},
    )
    assert draft.tapped(12).tapped(11).at == draft.at


@asynchronous
async def test_the_ladder_takes_two_digits_a_player() -> None:
    home = service()
    async with scored(home) as app:
        await app.tap("Score")
        await app.tap("Primordial Soup")
        await named(app, "Magda", "Tomek", "Przemo", "Ola")
        await numbers(app, 4, 3, 3, 9, 4, 1, 2, 8)
        assert app.sees("Magda wins by 2")
        await app.tap("Keep the result")
        assert app.sees("Magda wins by 2")
        assert not app.sees("Amoebas")
        (game,) = home.library.games()
        assert [each.score for each in listed_game(game).players] == [43, 39, 41, 28]


@asynchronous
async def test_the_last_scoring_of_the_ladder_is_done_with_leaps() -> None:
    async with scored(service()) as app:
        await app.tap("Score")
        await app.tap("Primordial Soup")
        await named(app, "Magda", "Tomek", "Przemo")
        await app.tap("On to the numbers")
        await app.tap("Before the last scoring")
        for place, amoebas, cards in ((40, 1, 2), (39, 3, 0), (10, 7, 6)):
            await numbers(app, *divmod(place, 10), amoebas, cards)
        assert app.sees("Tomek wins by 1")
        await app.tap("Keep the result")
        assert app.sees("Tomek wins by 1")


@asynchronous
async def test_a_journey_asks_who_lives_and_whose_objective_is_fulfilled() -> None:
    home = service()
    async with scored(home) as app:
        await app.tap("Score")
        await app.tap("Nemesis: Carnomorphs")
        await named(app, "Magda", "Tomek", "Przemo", "Ola")
        await app.tap("On to the numbers")
        for said in ("Escaped", "Fulfilled", "Hibernated", "Not fulfilled", "Dead in the last check", "Dead"):
            await press(app, said)
        assert app.sees("Magda wins")
        await app.tap("Keep the result")
        assert app.sees("Magda wins")
        assert not app.sees("marker")
        assert not app.sees("Round")
        (game,) = home.library.games()
        assert [each.name for each in listed_game(game).winners] == ["Magda"]


@asynchronous
async def test_one_undo_takes_the_result_back_and_a_redo_brings_it_again() -> None:
    home = service_with(FOUR)
    async with scored(home) as app:
        await app.tap("Score")
        for player in CHROMOSOME:
            await numbers(app, *player)
        await app.tap("Keep the result")
    (game,) = home.library.games()
    table: Table[Any] = home.open(game.id).table
    assert table.count == 2
    assert not isinstance(table.undo(), Rejection)
    assert table.state.outcome is None
    assert not isinstance(table.redo(), Rejection)
    assert [player.on_board for player in table.state.players] == [5, 9, 12, 6]
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.winners == (0, 3)


@asynchronous
async def test_what_cannot_be_is_said_at_once_and_then_by_the_button_that_keeps_it() -> None:
    why = "Count again: more trophies than tokens off the board."
    async with scored(service_with(FOUR[:2])) as app:
        await app.tap("Score")
        await numbers(app, 12, 12)
        assert not app.sees(why)
        await app.tap("Magda, Trophies: 12")
        await app.tap("13 or more")
        await numbers(app, 1, 4)
        assert app.sees(why)
        await numbers(app, 0, 0)
        assert can_press(app, "1"), "the pad stays"
        await numbers(app, 12, 0, 0, 0)
        (keep,) = app.controls(ft.FilledButton)
        assert keep.disabled
        assert [text for text in written(app) if text == why] == [why]
        assert why in announced(app)


@asynchronous
async def test_the_keys_stay_the_same_controls_when_the_verdict_comes() -> None:
    async with scored(service_with(FOUR[:2])) as app:
        await app.tap("Score")
        await numbers(app, 12, 12, 0, 0)
        before = {key: number_of(app.tappable(key)) for key in KEYS}
        await numbers(app, 1)
        assert app.sees("Count again: more trophies than tokens off the board.")
        assert "Tomek: Trophies" in announced(app), "the pad of the next number"
        assert {key: number_of(app.tappable(key)) for key in KEYS} == before, "a finger may be on one"


@asynchronous
async def test_two_players_of_one_name_are_told_before_all_numbers_are_there() -> None:
    async with scored(service()) as app:
        await app.tap("Score")
        await named(app, "Magda", "Magda")
        assert "Two players have the same name. Change one of them." in announced(app)
        await press(app, "On to the numbers")
        await numbers(app, 5)
        assert "Two players have the same name. Change one of them." in announced(app)


@asynchronous
async def test_a_digit_too_many_says_the_bounds_and_changes_nothing() -> None:
    async with scored(service()) as app:
        await app.tap("Score")
        await app.tap("Nemesis: Carnomorphs")
        await app.tap("Chromosome")
        await named(app, "Magda", "Tomek")
        await app.tap("On to the numbers")
        await numbers(app, 5)
        await app.tap("13 or more")
        await numbers(app, 3, 9)
        assert "Magda: Trophies: from 0 to 36" in [said.replace("\u00a0", " ") for said in announced(app)]
        assert "Magda, Trophies: 3" in spoken(app)
        await app.tap("Next field")
        assert "Magda: Fate" in announced(app)


@asynchronous
async def test_a_name_filled_in_from_the_last_game_is_corrected_without_another_player() -> None:
    async with scored(service_with(FOUR[:2])) as app:
        await app.tap("Score")
        await app.tap("Tomek: name")
        field = app.one(ft.TextField)
        await app.type(field, "Tomasz")
        await app.fire(field, "submit")
        assert "Magda: Tokens" in announced(app)
        assert written(app).count("?") == 2 * 4 + 2


@asynchronous
async def test_a_player_taken_off_and_numbers_taken_off_come_back_with_an_undo() -> None:
    async with scored(service_with(FOUR[:3])) as app:
        await app.tap("Score")
        await numbers(app, 5, 2)
        await app.tap("Magda: name")
        await app.tap("Remove Magda")
        assert not app.sees("Magda")
        await app.tap("Undo")
        assert "Magda, Tokens: 5" in spoken(app)
        await app.tap("New sheet")
        assert not app.sees("New sheet")
        assert "Magda, Tokens: ?" in spoken(app)
        await app.tap("Undo")
        assert "Magda, Trophies: 2" in spoken(app)
        assert not app.sees("Undo")


@asynchronous
async def test_the_rules_of_the_table_are_told_where_they_differ_and_can_be_reset() -> None:
    async with scored(service_with(FOUR[:2])) as app:
        await app.tap("Score")
        assert not app.sees("Rules of this table")
    async with scored(service_with(FOUR[:2], options=Options(fate_max=6))) as app:
        await app.tap("Score")
        await app.tap("Rules of this table")
        await app.tap("Back to the defaults")
        assert app.sees("all as usual")


@asynchronous
async def test_an_undone_result_leads_back_to_its_sheet_and_is_kept_anew_in_its_place() -> None:
    home = service_with(FOUR[:2])
    async with scored(home) as app:
        await app.tap("Score")
        await numbers(app, 5, 2, 1, 3, 6, 0, 0, 0)
        await app.tap("Keep the result")
        await app.tap("Undo: Result entered")
        assert app.page.route == "/score"
        assert "Tomek, Tokens: 6" in spoken(app)
        await app.tap("Tomek, Tokens: 6")
        await numbers(app, 7)
        await app.tap("Keep the result")
        (game,) = home.library.games()
        assert [each.score for each in listed_game(game).players] == [6, 7]
        await app.tap("Back")
        await app.tap("Score")
        assert written(app).count("?") == 2 * 4 + 2


@pytest.mark.parametrize("writes", range(4))
@asynchronous
async def test_a_result_is_stored_whole_or_not_at_all(writes: int) -> None:
    blobs = FillingBlobStore()
    home = GameService(Library(blobs))
    home.remember("setting.language", "en")
    remember(home, Setup(players=FOUR[:2]))
    async with scored(home) as app:
        await app.tap("Score")
        await numbers(app, 5, 2, 1, 3, 6, 0, 0, 0)
        blobs.writes_left = writes
        await app.tap("Keep the result")
        kept = home.library.games()
        assert {(game.finished, game.rows) for game in kept} <= {(True, 2)}
        if not kept:
            assert app.page.route == "/score"
            assert app.sees("no room left")
            blobs.writes_left = 1_000
            await app.tap("Keep the result")
    (game,) = home.library.games()
    assert (game.finished, game.rows) == (True, 2)
    assert [each.finished for each in Library(blobs).games()] == [True]


def entered_game(
    home: GameService, key: str, step: timedelta = timedelta(), *, apart: bool = False
) -> OpenGame:
    """Store a game with the maximum number of players, entered after it was played.

    Args:
        step: The time from one row to the next.
        apart: Whether the numbers differ by seat; if not, they are the lowest possible.
    """
    kind = final_scores_of(key)
    count, fields = kind.counts[-1], kind.numbers_of.fields()
    given: list[dict[str, Any]] = [
        {each.name: each.choices[seat % 2] if each.choices else each.low + 1 + seat for each in fields}
        if apart
        else {}
        for seat in range(count)
    ]
    numbers = kind.supposed(kind.variants[0], given)
    start, *rest = kind.named(("Magda", "Tomek", "Przemo", "Ola", "Iga")[:count], numbers).commands()
    rows = MemoryRows()
    table: Table[Any] = Table(GAMES[key](), rows, now=ticking(step))
    assert not isinstance(table.submit(start, further=[EnterResult(commands=tuple(rest))]), Rejection)
    file = home.library.create(key)
    file.append_many(rows.rows, **rows.headers[-1])
    return home.open(file.id)


def cell(key: str, finals: FinalScores, seat: int, field: FinalField) -> str:
    """Return the spoken label of a cell, with plain spaces."""
    words, value = Words("en").of(key), getattr(finals.numbers[seat], field.name)
    shown = words(value_key(field.name, value)) if field.choices else str(value)
    said = words(
        "score-cell", player=finals.players[seat].name, what=words(f"final-{field.name}"), value=shown
    )
    return said.replace("\u00a0", " ")


def cells(key: str, finals: FinalScores) -> set[str]:
    """Return the spoken labels of all cells."""
    return {
        cell(key, finals, seat, field)
        for seat, numbers in enumerate(finals.numbers)
        for field in numbers.asked(finals.variant, numbers.model_dump())
    }


def in_order(home: GameService, key: str) -> tuple[OpenGame, FinalScores]:
    """Store a game that was entered with different numbers for each seat; return it and the numbers."""
    game = entered_game(home, key, apart=True)
    return game, final_scores_of(key).of(game.table.state)


@each_scored
@asynchronous
async def test_a_result_undone_in_a_later_session_leads_back_to_its_sheet(key: str) -> None:
    blobs = MemoryBlobStore()
    home = service(blobs)
    game, finals = in_order(home, key)
    home.library.close()
    home = service(blobs)
    async with at(home, game, answers=SCROLLS) as app:
        await app.tap("Undo: Result entered")
        assert app.page.route == "/score"
        assert cells(key, finals) <= set(spoken(app))
    home.library.close()
    home = service(blobs)
    async with opened(home, "/") as app:  # The result was left undone.
        assert [text for text in app.texts() if text == "Result taken back"] != []
        assert not any("ound 1" in text or "turn" in text for text in app.texts())
    async with at(home, game, answers=SCROLLS) as app:
        assert app.page.route == "/score"
        assert cells(key, finals) <= set(spoken(app))
        await app.tap("Keep the result")
        assert app.page.route == f"/game/{game.id}"
    assert [each.finished for each in home.library.games()] == [True]
    assert final_scores_of(key).of(home.open(game.id).table.state) == finals


@each_scored
@asynchronous
async def test_a_stored_result_is_corrected_in_its_own_game_which_keeps_its_day_and_note(key: str) -> None:
    home = service()
    game, finals = in_order(home, key)
    assert not isinstance(game.submit(WriteNote(text="At the lake")), Rejection)
    before, first = game.table.state, game.table.entries[0]
    seat, field = len(finals.numbers) - 1, finals.numbers_of.fields()[0]
    value = field.choices[-1] if field.choices else min(39, field.high - 1)
    async with at(home, game, answers=SCROLLS) as app:
        assert "See the table" not in spoken(app)
        await app.tap("Edit the result")
        assert app.page.route == "/score"
        assert cells(key, finals) <= set(spoken(app))
        await app.tap("Back")
        assert app.page.route == f"/game/{game.id}"
        assert game.table.state == before
        await app.tap("Edit the result")
        await app.tap(cell(key, finals, seat, field))
        if isinstance(value, str):
            await app.tap(Words("en").of(key)(value_key(field.name, value)).capitalize())
        else:
            await numbers(app, *([value] if value <= 12 else divmod(value, 10)))
        await app.tap("Keep the result")
        assert app.page.route == f"/game/{game.id}"
        assert app.one(ft.TextField).value == "At the lake"
    assert [(each.id, each.finished) for each in home.library.games()] == [(game.id, True)]
    assert getattr(final_scores_of(key).of(game.table.state).numbers[seat], field.name) == value
    assert (game.table.entries[0], game.table.state.note) == (first, "At the lake")


@each_scored
@asynchronous
async def test_a_corrected_name_stays_in_the_game_and_other_players_make_a_game_of_their_own(
    key: str,
) -> None:
    home = service()
    game, finals = in_order(home, key)
    player = finals.players[0].name
    async with at(home, game, answers=SCROLLS) as app:
        await app.tap("Edit the result")
        await app.tap(f"{player}: name")
        await app.type(app.one(ft.TextField), "Zosia")
        await app.fire(app.one(ft.TextField), "submit")
        await app.tap("Keep the result")
        assert [each.id for each in home.library.games()] == [game.id]
        assert game.table.state.players[0].name == "Zosia"
        await app.tap("Edit the result")
        await app.tap("Zosia: name")
        await app.tap("Remove Zosia")
        await app.tap("Keep the result")
        (listed,) = home.library.games()
        assert listed.id != game.id
        assert [each.name for each in listed_game(listed).players] == [
            each.name for each in finals.players[1:]
        ]
    assert home.people() == (), "those of an earlier evening are not the next one's"


@each_scored
@asynchronous
async def test_a_new_sheet_leaves_the_result_from_which_it_was_opened(key: str) -> None:
    home = service()
    game, _ = in_order(home, key)
    before = game.table.state
    async with at(home, game, answers=SCROLLS) as app:
        await app.tap("Edit the result")
        await app.tap("New sheet")
        assert not app.sees("Edit the result")
        assert game.table.state == before
        await app.tap("Back")
        assert app.page.route == "/"


@asynchronous
async def test_a_correction_for_which_no_room_is_left_can_be_kept_later() -> None:
    blobs = FillingBlobStore()
    home = GameService(Library(blobs))
    home.remember("setting.language", "en")
    game, _ = in_order(home, "chromosome")
    async with at(home, game, answers=SCROLLS) as app:
        await app.tap("Edit the result")
        await app.tap("Magda, Tokens: 1")
        await numbers(app, 9)
        for writes in range(2):
            blobs.writes_left = writes
            await app.tap("Keep the result")
            assert app.page.route == "/score"
            assert app.sees("no room left")
            assert "Magda, Tokens: 9" in spoken(app)
        blobs.writes_left = 1_000
        await app.tap("Keep the result")
        assert app.page.route == f"/game/{game.id}"
    assert final_scores_of("chromosome").of(game.table.state).numbers[0].tokens == 9


@each_scored
@asynchronous
async def test_a_guest_reads_where_the_numbers_are_of_a_result_that_was_undone(key: str) -> None:
    home = service()
    game, party = entered_game(home, key), Party(home)
    place = party.sit(game.id, party.offer(game.id).code, 1)
    assert isinstance(place, Admission)
    access = GuestAccess(party, game.id, place.place)

    async def main(page: ft.Page) -> None:
        page.render_views(App, Client(page, home, access), ROUTES)

    async with Harness(main, route=f"/game/{game.id}") as app:
        assert not app.sees("Edit the result")
        game.undo()
        await app.settle()
        assert app.page.route == f"/game/{game.id}"
        assert app.sees("What was entered is still on the score sheet.")
        assert not app.sees(game.table.state.players[0].name), "nobody entered what the table shows"
        assert not app.sees("Edit the result")


@each_scored
@asynchronous
async def test_nobody_tells_the_time_and_rounds_of_a_game_that_was_entered(
    key: str, contexts: list[GameContext[Any]]
) -> None:
    home = service()
    game = entered_game(home, key, timedelta(minutes=9))
    first, last = game.table.entries
    assert last.at - first.at == timedelta(minutes=9)
    async with at(home, game) as app:
        context = contexts[-1]
        play = play_of(context)
        assert (play.rounds, play.starter, play.minutes) == (0, None, 0)
        assert play.entered
        link = unquote(bg_stats.link(play))
        assert not {'"durationMin"', '"rounds"', '"startPlayer"'} & set(re.findall('"[a-zA-Z]+"', link))
        assert '"comments":"Entered after the game: rounds and time are unknown."' in link
        here = Here(in_game(context.client.style, key), context, context.state)
        ending = context.ui.ending(here)
        told = circumstances(here, ending, named=False)
        assert told == "entered after the game"
        picture = picture_of(here, ending, "", told)
        for said in (*written(app), *app.labels(), *(each.said for each in picture.texts)):
            assert not TIMES.search(said), said
    for said in state_lines(game.game, game.table.state, game.table.count):
        assert not TIMES.search(said), said
    assert "Entered after the game" in state_lines(game.game, game.table.state, game.table.count)
    assert game.file.header.summary["entered"]


@asynchronous
async def test_digits_and_arrows_of_a_keyboard_fill_the_sheet() -> None:
    async with opened(service_with(FOUR[:2]), page=LINUX, answers={"Column.scroll_to": stays}) as app:
        await app.tap("Score")
        for key in ("5", "2", "Arrow Right", "1", "Arrow Right", "3", "Backspace"):
            await strike(app, key)
        assert "Magda, Tokens: 5" in spoken(app)
        assert "Magda, Trophies: 2" in spoken(app)
        assert "Magda, Fate: 1" in spoken(app)
        await app.tap("Magda, Trophies: 2")
        await strike(app, "Backspace")
        assert "Magda, Trophies: ?" in spoken(app)


@asynchronous
async def test_entered_games_stand_among_the_others_and_count_for_their_people() -> None:
    home = service()
    for key in SCORED:
        entered_game(home, key)
    for size in ((390.0, 844.0), (1280.0, 800.0)):
        async with opened(home, "/games", size=size) as app:
            assert app.sees("Magda")
            assert app.sees("entered after the game")
            if size[0] < 400:
                await app.tap("Statistics")
            assert app.sees("Wins"), written(app)
            assert app.sees("One of them was entered after the game"), written(app)
            assert not app.sees("Rounds"), written(app)
            assert not app.errors
