"""Past games: opened, saved, deleted and restored, and their combined statistics."""

import asyncio
import csv
import json
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import flet as ft
import pytest

from companion.device.game_service import GameService
from companion.device.games import GAMES
from companion.device.open_game import OpenGame
from companion.rules.carnomorphs.setup import Seated
from companion.rules.carnomorphs.setup import StartGame as Board
from companion.rules.chromosome.battle import ApplyBattle, Commit, Fight
from companion.rules.chromosome.corrections import Correct, Eliminate
from companion.rules.chromosome.house_rules import Rename
from companion.rules.chromosome.rolls import LetStand, ThrowDie
from companion.rules.chromosome.scoring import EndGame
from companion.store.blob_store import MemoryBlobStore
from companion.store.stored_library import StoredLibrary
from companion.store.summaries import GameSummary
from companion.ui import games as screens
from companion.ui.chromosome.statistics import luck_of
from companion.ui.core.sections import SCREENFUL
from companion.ui.core.style import Style
from companion.ui.game_card import ListedGame, ListedPlayer
from companion.ui.past.counting import FEW, by_player, by_shape
from companion.ui.past.listing import ROWS, line_of
from companion.ui.past.person import RivalResults, person_of
from companion.ui.statistics import SHOWN
from companion.ui.theme import NIGHT
from companion.ui.theme.measure import GAP_WIDE
from companion.words import LANGUAGES, Language, Words
from tests import carnomorph_seeds, soup_seeds
from tests.loops import asynchronous
from tests.seeds import give
from tests.store.samples import sealed
from tests.ui.harness import DESKTOP, Harness
from tests.ui.services import FIRST_EVENING, finish, opened, play, service


@asynchronous
async def test_without_games_the_screen_says_so() -> None:
    async with opened(service(), "/games") as app:
        assert app.sees("There are no games yet.")


@asynchronous
async def test_a_game_is_listed_with_its_winner_and_opens_with_a_tap() -> None:
    home = service()
    game = finish(play(home, "Magda", "Tomek"), 0, 3)
    async with opened(home, "/games") as app:
        await app.tap(next(label for label in app.labels() if label.startswith("Tomek, 13, Magda 10")))
        assert app.page.route == f"/game/{game.id}"


@asynchronous
async def test_a_game_is_deleted_only_after_a_question() -> None:
    home = service()
    game = finish(play(home, "Magda", "Tomek"), 0, 3)
    async with opened(home, "/games") as app:
        await app.tap(next(label for label in app.labels() if label.startswith("More: Tomek")))
        await app.tap("Delete")
        assert app.sees("Delete this game?")
        await app.tap("Keep it")
        assert [listed.id for listed in home.library.games()] == [game.id]


@asynchronous
async def test_a_deleted_game_can_be_brought_back_at_once() -> None:
    home = service()
    game = finish(play(home, "Magda", "Tomek"), 0, 3)
    async with opened(home, "/games") as app:
        await app.tap(next(label for label in app.labels() if label.startswith("More: Tomek")))
        await app.tap("Delete")
        await app.tap("Delete")
        assert home.library.games() == ()
        assert app.sees("There are no games yet.")
        await app.fire(app.one(ft.SnackBar), "action")
        assert [listed.id for listed in home.library.games()] == [game.id]
        assert not app.sees("There are no games yet.")


@asynchronous
async def test_a_game_is_saved_as_the_file_that_can_be_imported() -> None:
    home = service()
    game = finish(play(home, "Magda", "Tomek"), 0, 3)
    saved: list[dict[str, Any]] = []
    async with opened(home, "/games", answers={"FilePicker.save_file": saved.append}) as app:
        await app.tap(next(label for label in app.labels() if label.startswith("More: Tomek")))
        await app.tap("Save to a file")
        await app.until(lambda: bool(saved))
    (offer,) = saved
    assert offer["file_name"] == f"petri-{game.id}.json"
    assert service().library.import_text(bytes(offer["src_bytes"]).decode()) == game.id


@asynchronous
async def test_the_results_of_all_finished_games_are_saved_as_one_table() -> None:
    home = service()
    for more in (3, 1):
        finish(play(home, "Magda", "Tomek"), 0, more)
    play(home, "Magda", "Ola")
    saved: list[dict[str, Any]] = []
    async with opened(home, "/games", answers={"FilePicker.save_file": saved.append}) as app:
        await app.tap("Results as CSV")
        await app.until(lambda: bool(saved))
    rows = list(csv.reader(bytes(saved[0]["src_bytes"]).decode("utf-8-sig").splitlines()))
    assert [row[:-3] for row in rows] == [
        ["date", "game", "player", "score", "rank", "won", "players", "rounds"],
        ["2026-05-03", "Chromosome", "Magda", "10", "2", "0", "2", "1"],
        ["2026-05-03", "Chromosome", "Tomek", "13", "1", "1", "2", "1"],
        ["2026-05-10", "Chromosome", "Magda", "10", "2", "0", "2", "1"],
        ["2026-05-10", "Chromosome", "Tomek", "11", "1", "1", "2", "1"],
    ]


@asynchronous
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_table_of_results_opens_in_columns_in_the_spreadsheet_of_each_language(
    language: Language,
) -> None:
    """If a comma separates decimals, spreadsheets expect a semicolon between columns."""
    separator = ";" if "," in Words(language).number(0.5, 1) else ","
    home = service(language=language)
    finish(play(home, "Magda", "Tomek"), 0, 3)
    saved: list[dict[str, Any]] = []
    async with opened(home, "/games", answers={"FilePicker.save_file": saved.append}) as app:
        await app.tap(Words(language)("games-csv"))
        await app.until(lambda: bool(saved))
    content = bytes(saved[0]["src_bytes"])
    assert content.startswith(b"\xef\xbb\xbf"), "without it Excel takes UTF-8 for a code page"
    text = content.decode("utf-8-sig")
    assert [line.count(f'"{separator}"') for line in text.splitlines()] == [10, 10, 10]
    assert [row[2:4] for row in csv.reader(text.splitlines(), delimiter=separator)][1:] == [
        ["Magda", "10"],
        ["Tomek", "13"],
    ]


@asynchronous
async def test_a_past_game_goes_to_bg_stats_and_an_open_one_does_not() -> None:
    home = service()
    finish(play(home, "Magda", "Tomek"), 0, 3)
    async with opened(home, "/games") as app:
        await app.tap(next(label for label in app.labels() if label.startswith("More: Tomek")))
        assert app.sees("Add to BG Stats")
        assert not app.sees("QR code")
    async with opened(home, "/games", size=DESKTOP) as app:
        await app.tap(next(label for label in app.labels() if label.startswith("More: Tomek")))
        await app.tap("QR code for BG Stats")
        assert app.sees("QR code that opens BG Stats")
    play(home, "Magda", "Ola")
    async with opened(home, "/games") as app:
        await app.tap(next(label for label in app.labels() if label.startswith("More: Round")))
        assert not app.sees("Add to BG Stats")


@asynchronous
async def test_a_browser_that_cannot_save_is_told_about() -> None:
    home = service()
    finish(play(home, "Magda", "Tomek"), 0, 3)
    async with opened(home, "/games") as app:
        await app.tap(next(label for label in app.labels() if label.startswith("More: Tomek")))
        await app.tap("Save to a file")
        await app.settle()
        assert app.sees("could not be saved")


@asynchronous
async def test_statistics_stand_behind_a_tab_and_on_a_wide_page_beside_the_list() -> None:
    home = service()
    finish(play(home, "Magda", "Tomek"), 0, 3)
    async with opened(home, "/games") as app:
        assert not app.sees("Average score")
        await app.tap("Statistics")
        assert app.sees("Tomek, 1, 100% of 1 game")
    async with opened(home, "/games", size=DESKTOP) as app:
        assert app.sees("Average score")


@asynchronous
async def test_open_games_do_not_count_in_the_statistics() -> None:
    home = service()
    play(home, "Magda", "Tomek")
    async with opened(home, "/games", size=DESKTOP) as app:
        assert app.sees("Statistics begin with the first finished game.")


@asynchronous
async def test_the_dice_of_all_games_are_weighed_when_somebody_asks() -> None:
    home = service()
    for _ in range(2):
        finish(fight(play(home, "Magda", "Tomek")))
    async with opened(home, "/games", size=DESKTOP) as app:
        assert not app.sees("2 rolls")
        await app.tap("Who did the dice favour?")
        await app.until(lambda: app.sees("Magda: 2 rolls, 4 pips"))


def test_dice_of_unreadable_games_are_left_out_and_no_game_is_opened() -> None:
    home = service()
    finish(fight(play(home, "MAGDA", "Tomek")))
    finish(fight(play(home, "Magda", "Tomek")))
    ids = ["2026-01-01-000000", *(game.id for game in home.library.games())]
    home.rest(0)
    read: list[int] = []
    report = asyncio.run(luck_of(home, ids, lambda done: not read.append(done)))
    assert report is not None
    assert [(each.player, each.throws) for each in report.players] == [("Magda", 2), ("Tomek", 2)]
    assert (read, home.open_games) == ([0, 1, 2], ())


def test_the_luck_of_a_person_goes_by_the_name_at_the_end_of_each_game() -> None:
    home = service()
    renamed = fight(play(home, "Guest", "Tomek"))
    renamed.submit(Rename(seat=0, name="MAGDA"))
    finish(renamed)
    finish(fight(play(home, "Magda", "Guest")))
    ids = [game.id for game in home.library.games()]
    report = asyncio.run(luck_of(home, ids, lambda _: True))
    assert report is not None
    assert [(each.player, each.throws) for each in report.players] == [
        ("Magda", 2),
        ("Guest", 1),
        ("Tomek", 1),
    ]


def test_whom_the_dice_liked_is_read_without_a_backup_and_without_opening_a_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    blob_store = MemoryBlobStore()
    played = service(blob_store)
    for _ in range(2):
        finish(fight(play(played, "Magda", "Tomek")))
    played.close()
    home = service(blob_store)
    ids = [game.id for game in home.library.games()]
    before = dict(blob_store.blobs)
    monkeypatch.delattr(StoredLibrary, "open")
    report = asyncio.run(luck_of(home, ids, lambda _: True))
    assert report is not None
    assert [each.throws for each in report.players] == [2, 2]
    assert blob_store.blobs == before
    assert home.open_games == ()


def test_the_other_players_of_a_game_stand_in_order_and_those_who_were_out_last_and_marked() -> None:
    seats = (
        ListedPlayer("Magda", 0, 0, 2),
        ListedPlayer("Tomek", 1, 1, 5),
        ListedPlayer("Przemo", 2, 2, 9, won=True),
        ListedPlayer("Ola", 3, 3, 7, out=True),
    )
    game = ListedGame("1", "chromosome", datetime.now(UTC), seats, 4, 4, finished=True)
    assert line_of(Style(Words("en")), game) == "Tomek 5, Magda 2, Ola 7 (out)"


@asynchronous
async def test_a_game_says_in_its_header_who_was_out() -> None:
    home = service()
    game = play(home, "Magda", "Tomek", "Ola")
    give(game, Correct(seat=1, what="irradiation", delta=8), Eliminate(seat=1), EndGame())
    async with opened(home, "/games") as app:
        assert any("Tomek" in label and "(out)" in label for label in app.labels())


@asynchronous
async def test_a_best_score_that_several_have_names_all_of_them() -> None:
    home = service()
    finish(play(home, "Magda", "Tomek"), 3, 3)
    async with opened(home, "/games") as app:
        await app.tap("Statistics")
        assert app.sees("best score: Magda and Tomek")


def test_a_record_holds_games_wins_average_and_best_score() -> None:
    latest, earlier = game(("Ola", 12, True), ("Jan", 9, False)), game(("Ola", 7, False), ("Jan", 8, True))
    first, second = by_player([latest, earlier])
    assert (first.name, first.games, first.wins, first.average, first.best) == ("Ola", 2, 1, 9.5, 12)
    assert (second.name, second.wins, second.average, second.best, second.share) == ("Jan", 1, 8.5, 9, 0.5)


def test_a_shared_victory_counts_for_both() -> None:
    assert [record.wins for record in by_player([game(("Ola", 9, True), ("Jan", 9, True))])] == [1, 1]


def test_names_that_differ_in_case_are_one_person_in_the_latest_spelling() -> None:
    (ola, *_) = by_player([game(("Ola", 9, True)), game(("OLA", 5, False))])
    assert (ola.name, ola.games) == ("Ola", 2)


def test_species_have_records_of_their_own() -> None:
    both = game(("Ola", 9, True), ("Jan", 5, False))
    assert [(record.name, record.wins) for record in by_shape([both, both])] == [("0", 2), ("1", 0)]


def test_an_open_game_is_in_no_record() -> None:
    assert by_player([replace(game(("Ola", 9, True)), finished=False)]) == ()


def fight(game: OpenGame) -> OpenGame:
    """A battle of equals in which both dice show two."""
    rolls = [ThrowDie(), LetStand()]
    opening = Fight(attacker=0, attacker_group=1, defender=1, defender_group=1)
    commits = [Commit(side="attacker"), Commit(side="defender")]
    give(game, opening, *commits, *rolls, *rolls, ApplyBattle())
    return game


def game(*results: tuple[str, int, bool]) -> ListedGame:
    """A finished game of these people with their scores, and whether they won."""
    players = tuple(
        ListedPlayer(name, seat, seat, score, won) for seat, (name, score, won) in enumerate(results)
    )
    return ListedGame("2026-05-03-aaaaaa", "chromosome", FIRST_EVENING, players, 4, 4, True)


@asynchronous
async def test_of_many_games_the_latest_are_shown_and_any_other_is_a_tap_away() -> None:
    home = many(120)
    oldest = home.library.games()[-1]
    async with opened(home, "/games") as app:
        assert SCREENFUL <= len(listed(app)) < ROWS + SCREENFUL
        folded = app.controls(ft.Semantics, where=lambda each: each.expanded is False)
        assert [app.labels(each)[-1].rpartition(", ")[2] for each in folded] == ["24\u00a0games"] * 4
        await app.tap(app.one(ft.TextButton, inside=folded[-1]))
        assert len(listed(app)) == 24 + 24
        await app.tap(listed(app)[-1])
        await app.tap("Delete")
        await app.tap("Delete")
        assert home.library.listed(oldest.id) is None
        assert len(listed(app)) == 24 + 23


@asynchronous
async def test_home_counts_many_games_and_shows_few() -> None:
    async with opened(many(120)) as app:
        assert app.sees("120\u00a0games")


@asynchronous
async def test_the_figures_of_very_many_games_come_when_they_have_been_counted() -> None:
    async with opened(many(FEW + 1), "/games", size=DESKTOP) as app:
        await app.until(lambda: app.sees("finished games"))
        assert app.sees(f"Tomek, {FEW + 1}, 100% of {FEW + 1} games")


@asynchronous
async def test_very_many_people_have_a_bar_each_only_as_far_as_there_is_room() -> None:
    home = service()
    for number in range(SHOWN):
        finish(play(home, f"Winner {number}", f"Loser {number}"), 1, 0)
    async with opened(home, "/games", size=DESKTOP) as app:
        assert app.sees("Winner 0, 1, 100% of 1 game")
        assert app.sees(f"and {SHOWN}\u00a0other people")


def many(count: int) -> GameService:
    """A game service with this many finished games."""
    home = service()
    first = finish(play(home, "Magda", "Tomek"), 0, 3)
    text = home.library.export(first.id)
    for number in range(1, count):
        day = FIRST_EVENING + timedelta(days=number)
        copy = json.loads(text)
        copy["header"]["1"] |= {"id": f"{day:%Y-%m-%d}-{number:06x}", "created": day.isoformat()}
        home.library.import_text(json.dumps(sealed(copy)))
    return home


def listed(app: Harness) -> list[ft.TextButton]:
    """Return the buttons that open the sheet of each listed game."""
    return app.controls(
        ft.TextButton, where=lambda each: any(said.startswith("More: ") for said in app.labels(each))
    )


@asynchronous
async def test_of_several_games_each_row_and_its_sheet_and_its_end_say_which_was_played() -> None:
    home = service()
    game = finish(play(home, "Magda", "Tomek"), 0, 3)
    people = tuple(Seated(name=name, colour=seat) for seat, name in enumerate(("Ola", "Jan")))
    other = home.begin("carnomorphs", Board(players=people, numbers=(1, 2)))
    assert isinstance(other, OpenGame)
    async with opened(home, "/games") as app:
        assert app.sees("Nemesis: Carnomorphs · ")
        (row,) = (label for label in app.labels() if label.startswith("Tomek, 13, Magda 10"))
        assert row.startswith("Tomek, 13, Magda 10, Chromosome, ")
        await app.tap(next(label for label in app.labels() if label.startswith("More: Tomek, Chromosome")))
        assert app.sees("Chromosome · ")
    async with opened(home, f"/game/{game.id}") as app:
        assert app.sees("Chromosome · ")


@asynchronous
async def test_statistics_are_of_the_game_that_is_chosen_and_their_title_says_which() -> None:
    home = service()
    finish(play(home, "Magda", "Tomek"), 0, 3)
    carnomorph_seeds.finished(home)
    soup_seeds.finished(home)
    own = {
        "Chromosome": "Species",
        "Nemesis: Carnomorphs": "Who survived",
        "Primordial Soup": "Amoebas of the winners",
    }
    async with opened(home, "/games") as app:
        await app.tap("Statistics")
        for name in own:
            await app.tap(app.tappable(name, ft.TextButton))
            told = set(app.texts())
            assert [each for each in own if f"Statistics: {each}" in told] == [name]
            assert [each for each, title in own.items() if title in told] == [name]
    async with opened(home, "/games", size=DESKTOP) as app:
        assert app.sees("Statistics: Primordial Soup")  # it is remembered


@asynchronous
async def test_statistics_of_a_game_nobody_has_played_say_so_and_are_not_what_opens_next_time() -> None:
    home = service()
    finish(play(home, "Magda", "Tomek"), 0, 3)
    async with opened(home, "/games", size=DESKTOP) as app:
        await app.tap(app.tappable("Primordial Soup", ft.TextButton))
        assert app.sees("Statistics: Primordial Soup")
        assert app.sees("Statistics begin with the first finished game.")
    async with opened(home, "/games", size=DESKTOP) as app:
        assert app.sees("Statistics: Chromosome")


@asynchronous
async def test_where_one_game_is_known_nobody_is_told_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    home = service()
    finish(play(home, "Magda", "Tomek"), 0, 3)
    first = screens.keys()[0]
    monkeypatch.setattr(screens, "GAMES", {first: screens.GAMES[first]})  # their order is unchanged
    async with opened(home, "/games") as app:
        assert not app.sees("Chromosome · ")


# a person ------------------------------------------------------------------------------------------


def bar_of(app: Harness, label: str) -> list[str]:
    """Return the parts of a rival's bar, from the left."""
    row = app.one(ft.Semantics, label=label)
    inks = {NIGHT.accent: "for", None: "nobody", NIGHT.quiet: "against"}
    return [
        inks[str(part.bgcolor) if part.bgcolor else None]
        for part in app.controls(ft.Container, inside=row)
        if part.height == GAP_WIDE
    ]


@asynchronous
async def test_a_press_on_a_name_shows_a_persons_games_wins_and_rivals() -> None:
    home = service()
    finish(play(home, "Magda", "Tomek"), 0, 3)  # Tomek wins
    finish(play(home, "magda", "Tomek", "Ola"), 0, 1)  # Tomek again
    play(home, "Magda", "Tomek")  # still open
    async with opened(home, "/games") as app:
        await app.tap("Statistics")
        await app.tap(next(label for label in app.labels() if label.startswith("magda, 0")))
        assert app.sees("Rivals")
        assert app.sees("won 0 of 2\N{NO-BREAK SPACE}games · 10.0 on average · best 10")
        rivals = [label for label in app.labels() if "together" in label]
        assert rivals == ["Tomek, 0 : 2, 2 games together", "Ola, 0 : 0, 1 game together"]
        assert [bar_of(app, each) for each in rivals] == [["against"], ["nobody"]]
        await app.tap("Close")
        assert not app.sees("Rivals")


@asynchronous
async def test_a_persons_page_tells_how_the_dice_fell_in_all_games_of_that_person() -> None:
    home = service()
    finish(fight(play(home, "MAGDA", "Tomek")))
    finish(fight(play(home, "Magda", "Ola")))
    finish(fight(play(home, "Tomek", "Ola")))
    async with opened(home, "/games") as app:
        await app.tap("Statistics")
        await app.tap(next(label for label in app.labels() if label.startswith("Magda, ")))
        await app.until(lambda: app.sees("Luck of the dice"))
        assert app.sees("Magda: 2 rolls, 4 pips, usually about 5.")
        assert app.sees("That is ordinary chance.")
        assert app.sees("Magda paid for no re-roll.")


@asynchronous
async def test_without_a_throw_a_persons_page_says_nothing_of_luck() -> None:
    home = service()
    finish(play(home, "Magda", "Tomek"), 0, 3)
    async with opened(home, "/games") as app:
        await app.tap("Statistics")
        await app.tap(next(label for label in app.labels() if label.startswith("Magda, ")))
        assert app.sees("Rivals")
        await app.until(lambda: not app.sees("Reading the dice"))
        assert not app.sees("Luck of the dice")


def test_a_person_has_a_line_for_each_kind_of_game_and_shared_wins_count_as_such() -> None:
    scored, shared, *_ = GAMES
    told: tuple[tuple[str, dict[str, Any]], ...] = (
        (scored, {"winners": [0], "scores": [12, 9, 4]}),
        (shared, {"winners": [0, 1]}),
    )
    games = [
        GameSummary(
            id=str(number),
            game=key,
            created=datetime(2026, 5, 3, tzinfo=UTC),
            players=("Ola", "Jan", "Tomek"),
            finished=True,
            rows=1,
            summary=summary,
        )
        for number, (key, summary) in enumerate(told)
    ]
    person = person_of(games, "ola")
    assert [(key, record.games, record.wins, record.scores) for key, record in person.records] == [
        (scored, 1, 1, (12,)),
        (shared, 1, 1, ()),
    ]
    assert (person.games, person.wins, person.shared) == (2, 2, 1)
    assert person.rivals == (RivalResults("Jan", 2, 1, 0), RivalResults("Tomek", 2, 2, 0))


@asynchronous
async def test_in_a_row_no_score_stands_on_a_line_without_its_name() -> None:
    home = service()
    finish(play(home, "Magda", "Tomek", "Ola"), 0, 3)
    async with opened(home, "/games") as app:
        (line,) = (text for text in app.texts() if text.startswith("Magda") and "Ola" in text)
        assert not re.search(r" \d", line)
