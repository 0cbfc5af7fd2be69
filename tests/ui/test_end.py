"""The end of a game: an animated count, a short story, exports to other apps."""

import asyncio
import csv
import io
import json
import re
from typing import Any
from urllib.parse import unquote

import flet as ft
import pytest

from companion.device.open_game import OpenGame
from companion.party.arrival import unserved
from companion.rules.chromosome.battle import ApplyBattle, Commit, Fight
from companion.rules.chromosome.corrections import Correct, Eliminate
from companion.rules.chromosome.rolls import ForceReroll, LetStand, ThrowDie
from companion.rules.chromosome.scoring import EndGame
from companion.ui.games import ui_of
from companion.ui.shared import finale
from companion.ui.theme import NIGHT
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.harness import DESKTOP, Harness, held_time
from tests.ui.services import finish, opened, play, second_round, service


def totals(app: Harness) -> list[str]:
    """Return the large numbers on the screen."""
    return [
        text.value
        for text in app.controls(ft.Text, where=lambda text: text.value.isdecimal())
        if text.style and (text.style.size or 0) >= 44
    ]


@asynchronous
async def test_every_chart_says_whose_its_lines_are() -> None:
    home = service()
    game = finish(second_round(play(home, "Magda", "Tomek")), 1, 2)
    async with opened(home, f"/game/{game.id}/charts") as app:
        charts = [title for title in app.texts() if title.endswith("by round")]
        assert len(charts) == 2
        assert [app.texts().count(name) for name in ("Magda", "Tomek")] == [2, 2]


@asynchronous
async def test_the_scores_are_counted_part_by_part_until_the_dish_is_full() -> None:
    game = play(home := service(), "Magda", "Tomek")
    async with opened(home, f"/game/{game.id}") as app:
        seen: list[list[str]] = []
        finish(game, 0, 3)
        for part in ("tokens", "trophies", "fate", "irradiation"):
            await app.until(lambda part=part: app.sees(f"Counting: {part}"))
            seen.append(totals(app))
        await app.until(lambda: app.sees("Tomek wins by 3"))
        await app.until(lambda: app.sees("Keep the result"))
        assert seen[-1] == ["10", "13"]
        assert totals(app) == ["13", "10"]


@asynchronous
async def test_the_counting_can_be_skipped() -> None:
    game = play(home := service(), "Magda", "Tomek")
    async with opened(home, f"/game/{game.id}") as app:
        finish(game, 0, 3)
        await app.until(lambda: app.sees("Counting: tokens"))
        await app.tap("Skip")
        await app.until(lambda: app.sees("Keep the result"))
        assert not app.sees("Counting")


@asynchronous
async def test_a_second_press_on_skip_meets_nothing_new() -> None:
    game = play(home := service(), "Magda", "Tomek")
    async with opened(home, f"/game/{game.id}") as app:
        finish(game, 0, 3)
        await app.until(lambda: app.sees("Counting: tokens"))
        with held_time():
            await app.tap_twice("Skip")
            await asyncio.sleep(finale.DEAF_SECONDS - 0.01)
            assert app.sees("Tomek wins by 3")
            assert not app.sees("Keep the result")


@asynchronous
async def test_with_less_motion_and_for_a_game_that_was_over_already_nothing_is_counted() -> None:
    game = play(home := service(), "Magda", "Tomek")
    home.remember("setting.less-motion", True)
    async with opened(home, f"/game/{game.id}") as app:
        finish(game, 0, 3)
        await app.settle()
        assert app.sees("Tomek wins by 3")
        assert not app.sees("Counting")
    home.remember("setting.less-motion", False)
    async with opened(home, f"/game/{game.id}") as app:
        assert app.sees("Tomek wins by 3")
        assert not app.sees("Counting")


def with_a_story(game: OpenGame) -> OpenGame:
    """A game with one battle, which a re-roll lost and a lucky die won."""
    give(
        game,
        Fight(attacker=0, attacker_group=1, defender=1, defender_group=1),
        Commit(side="attacker"),
        Commit(side="defender"),
        ThrowDie(face=4),
        ForceReroll(by=0),
        ThrowDie(face=3),
        LetStand(),
        ThrowDie(face=4),
        LetStand(),
        ApplyBattle(),
    )
    return finish(game, 0, 3)


@asynchronous
async def test_the_evening_is_told_in_a_few_lines() -> None:
    game = with_a_story(play(home := service(), "Magda", "Tomek"))
    async with opened(home, f"/game/{game.id}") as app:
        assert not app.sees("from the first round to the last"), "there was only one"
        assert app.sees("Closest battle: Magda–Tomek, 4 to 5 (round\u00a01).")
        assert app.sees("Luckiest roll: Tomek rolls 4 and wins the battle. The chance was 25%")
        assert app.sees("The re-roll that backfired most: Magda spends fate and rolls 3 instead of 4")


@asynchronous
async def test_the_turn_of_the_evening_is_told_first_and_who_is_out_is_quiet() -> None:
    home = service()
    game = play(home, "Magda", "Tomek", "Ola")
    give(
        game,
        Correct(seat=1, what="tokens", delta=-1),
        Fight(attacker=0, attacker_group=2, defender=1, defender_group=1),
        Commit(side="attacker"),
        Commit(side="defender"),
        ThrowDie(face=4),
        LetStand(),
        ThrowDie(face=1),
        LetStand(),
        ApplyBattle(),
    )
    finish(game, 2)
    turn = "Round 1: Magda takes Tomek’s last token."
    async with opened(home, f"/game/{game.id}") as app:
        texts = app.texts()
        assert texts.index(turn) < texts.index("The evening in short")
        assert texts.count(turn) == 1
        (out,) = app.controls(ft.Text, text="out")
        assert out.style is not None
        assert out.style.color == NIGHT.quiet


@asynchronous
async def test_a_game_of_one_round_has_no_chart() -> None:
    game = finish(play(home := service(), "Magda", "Tomek"), 0, 3)
    async with opened(home, f"/game/{game.id}") as app:
        assert not app.sees("Score by round")
        assert not app.sees("Irradiation by round")


def link(app: Harness) -> str:
    """The address that a tap on the row of BG Stats opens."""
    (row,) = app.controls(ft.TextButton, where=lambda button: isinstance(button.action, ft.OpenUrl))
    assert isinstance(row.action, ft.OpenUrl)
    return row.action.url


@asynchronous
async def test_a_result_goes_to_bg_stats_by_a_link_and_to_a_spreadsheet_as_a_file() -> None:
    game = finish(play(home := service(), "Magda", "Tomek"), 0, 3)
    saved: list[dict[str, Any]] = []
    answers = {"FilePicker.save_file": saved.append}
    async with opened(home, f"/game/{game.id}", answers=answers) as app:
        data = json.loads(unquote(link(app).partition("data=")[2]))
        assert data["sourcePlayId"] == game.id
        assert data["playDate"] == "2026-05-03 19:05:00"
        assert [(each["name"], each["score"], each["rank"]) for each in data["players"]] == [
            ("Magda", 10, 2),
            ("Tomek", 13, 1),
        ]
        assert [each.get("startPlayer") for each in data["players"]] == [True, None]
        assert not app.sees("QR code")
        await app.tap("Result as CSV")
        await app.until(lambda: bool(saved))
    (offer,) = saved
    assert offer["file_name"] == f"petri-{game.id}.csv"
    rows = list(csv.reader(io.StringIO(bytes(offer["src_bytes"]).decode("utf-8-sig"))))
    assert [row[2:4] for row in rows] == [["player", "score"], ["Magda", "10"], ["Tomek", "13"]]


@asynchronous
async def test_where_people_play_is_asked_once_and_told_to_bg_stats_and_on_the_picture(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines: list[str] = []
    monkeypatch.setattr(unserved, "tell_page", lines.append)
    game = finish(play(home := service(), "Magda", "Tomek"), 0, 3)
    async with opened(home, "/settings") as app:
        place = app.one(ft.TextField, text="Where you play")
        await app.type(place, "Klub Mrówka ")
        await app.fire(place, "blur")
        assert app.sees("Goes to BG Stats with each play, and onto the picture that you share.")
    async with opened(home, f"/game/{game.id}") as app:
        assert json.loads(unquote(link(app).partition("data=")[2]))["location"] == "Klub Mrówka"
        await app.tap("Share")
    (line,) = [line for line in lines if line.startswith("picture ")]
    texts = json.loads(line.removeprefix("picture "))["texts"]
    assert "Klub Mrówka" in [text["said"] for text in texts]


@asynchronous
async def test_a_wide_page_shows_the_link_as_a_code_when_asked() -> None:
    game = finish(play(home := service(), "Magda", "Tomek"), 0, 3)
    async with opened(home, f"/game/{game.id}", size=DESKTOP) as app:
        assert not app.sees("QR code that opens BG Stats")
        await app.tap("QR code for BG Stats")
        assert app.sees("QR code that opens BG Stats")


@pytest.mark.parametrize(
    ("letter", "density", "read"), [("Ж", 1.0, True), ("Ж", 2.0, True), ("\U0001f9a0", 1.0, False)]
)
@asynchronous
async def test_the_code_of_long_names_is_in_whole_dots_or_a_sentence_stands_there(
    letter: str, density: float, read: bool
) -> None:
    game = finish(play(home := service(), *(f"{letter * 39}{seat}" for seat in range(4))), 0, 3, 1, 1)
    page = {"media": {"device_pixel_ratio": density}}
    async with opened(home, f"/game/{game.id}", size=DESKTOP, page=page) as app:
        await app.tap("QR code for BG Stats")
        codes = app.controls(
            ft.Image, where=lambda image: "viewBox" in str(image.src) and image.width is not None
        )
        dots = [
            float(code.width or 0) * density / int(found[1])
            for code in codes
            if (found := re.search(r'viewBox="0 0 (\d+) ', str(code.src))) and int(found[1]) > 100
        ]
        assert app.sees("QR code that opens BG Stats") == read
        assert app.sees("too long for a QR code") == (not read)
        assert [dot == round(dot) >= 3 for dot in dots] == [True] * read
        assert app.sees("Result as CSV")


@asynchronous
async def test_a_game_under_way_is_not_offered_to_other_tools() -> None:
    game = play(home := service(), "Magda", "Tomek")
    async with opened(home, f"/game/{game.id}") as app:
        assert not app.sees("BG Stats")


@asynchronous
async def test_the_page_is_handed_the_picture_by_the_tap(monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[str] = []
    monkeypatch.setattr(unserved, "tell_page", lines.append)
    game = finish(play(home := service(), "Magda", "Tomek"), 0, 3)
    async with opened(home, f"/game/{game.id}") as app:
        assert not [line for line in lines if line.startswith("picture ")]
        await app.tap("Share")
    (line,) = [line for line in lines if line.startswith("picture ")]
    told = json.loads(line.removeprefix("picture "))
    assert (told["name"], told["width"], told["height"]) == (f"petri-{game.id}.png", 1080, 1350)
    assert {"Chromosome", "Tomek wins by 3", "13"} <= {text["said"] for text in told["texts"]}


@asynchronous
async def test_a_client_without_a_page_paints_the_picture_pixel_for_pixel() -> None:
    game = finish(play(home := service(), "Magda", "Tomek"), 0, 3)
    asked: list[dict[str, Any]] = []
    shared: list[dict[str, Any]] = []

    def paint(arguments: dict[str, Any]) -> bytes:
        asked.append(arguments)
        return b"a picture"

    answers = {"Screenshot.capture": paint, "Share.share_files": shared.append}
    page = {"web": False, "platform": "android"}
    async with opened(home, f"/game/{game.id}", answers=answers, page=page) as app:
        picture = app.controls(ft.Stack, inside=app.one(ft.Screenshot))[0]
        assert (picture.width, picture.height) == (1080, 1350)
        await app.tap("Share")
        await app.until(lambda: bool(shared))
    assert [each["pixel_ratio"] for each in asked] == [1.0]


@asynchronous
async def test_an_end_that_is_taken_back_before_the_page_has_left_it_shows_nothing_wrong(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = play(home := service(), "Magda", "Tomek")
    finish(game, 0, 3)
    async with opened(home, f"/game/{game.id}") as app:
        await app.until(lambda: app.sees("Keep the result"))

        def still_over(_: Any) -> str:
            return "over"

        with monkeypatch.context() as late:
            late.setattr(ui_of(game.game.key), "stage", still_over)
            game.undo()
            await app.settle()
            assert not app.sees("Keep the result")
            assert not app.sees("could not be drawn")


@asynchronous
async def test_the_picture_to_share_marks_who_is_out(monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[str] = []
    monkeypatch.setattr(unserved, "tell_page", lines.append)
    game = play(home := service(), "Magda", "Tomek")
    give(
        game,
        Correct(seat=1, what="tokens", delta=-2),
        Eliminate(seat=1),
        EndGame(),
    )
    async with opened(home, f"/game/{game.id}") as app:
        await app.tap("Share")
    (line,) = [line for line in lines if line.startswith("picture ")]
    said = [text["said"] for text in json.loads(line.removeprefix("picture "))["texts"]]
    assert sum(text.startswith("out · ") for text in said) == 1
