"""The big screen: the current stage, step by step, for everybody at the table, with nothing to press."""

import asyncio
from collections.abc import Callable
from typing import cast

import flet as ft
import pytest
from flet import canvas as cv

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.carnomorphs.characters import SetFate
from companion.rules.carnomorphs.last_check import EndGame as EndJourney
from companion.rules.carnomorphs.tracks import CorrectTrack, StartSelfDestruct
from companion.rules.carnomorphs.turns import EndTurn, Pass
from companion.rules.chromosome.battle import ApplyBattle, Commit, Fight
from companion.rules.chromosome.corrections import MarkActive
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.rolls import LetStand, ThrowDie
from companion.rules.chromosome.scoring import EndGame
from companion.rules.chromosome.state import State
from companion.rules.clocks import PauseClock, SetClocks
from companion.rules.kernel import SeatInfo
from companion.rules.tally.sheet import Write
from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.game.scores import Score, Standing
from companion.ui.shared import finale
from companion.ui.shared.watching import context as watching
from companion.ui.shared.watching.context import WatchedGame
from companion.ui.shared.watching.scoreboard import LINE, Row, note_of, sizes_of
from companion.ui.theme.letters import width_of
from companion.words import Words
from tests import carnomorph_seeds, seeds, soup_seeds, tally_seeds
from tests.games import each_midway
from tests.host.party_game import begun, party_of
from tests.host.party_game import service as four
from tests.loops import asynchronous
from tests.seeds import give
from tests.shots import LONG
from tests.toy import people
from tests.toy.petri_lanterns.rules import LANTERNS, Begin, Hide, Options, Throw
from tests.ui.browser import Browser
from tests.ui.carnomorphs.crews import crew
from tests.ui.harness import Harness
from tests.ui.services import finish, opened, play, second_round, service
from tests.ui.test_changed import given

TELEVISION = (1920.0, 1080.0)
BATTLE = (
    MarkActive(seat=0),
    Fight(attacker=0, attacker_group=2, defender=1, defender_group=1),
    Commit(side="attacker"),
    Commit(side="defender"),
)


def can_tap(app: Harness) -> set[str]:
    """Return the controls that a finger can press on the screen."""

    def reached(control: object) -> bool:
        at = getattr(control, "parent", None)
        while at is not None:
            if getattr(at, "ignore_interactions", False):
                return False
            at = at.parent
        return True

    return {
        name
        for button in app.controls(ft.TextButton, where=reached)
        for name in (*app.texts(button), *app.labels(button))
    }


@asynchronous
async def test_the_big_screen_fills_a_page_that_becomes_higher_alone_as_in_full_screen() -> None:
    home = service()
    game = play(home, "Magda", "Tomek")
    async with opened(home, f"/game/{game.id}/screen", size=(1920.0, 900.0)) as app:

        def drawn() -> float:
            (scaled,) = app.controls(ft.Container, where=lambda each: isinstance(each.scale, ft.Scale))
            assert isinstance(scaled.scale, ft.Scale)
            return round((scaled.height or 0) * (scaled.scale.scale or 1))

        assert drawn() == 900
        (page, *_) = app.controls(ft.Container, where=lambda each: each.on_size_change is not None)
        await app.fire(page, "size_change", {"w": 1920.0, "h": 1080.0})
        assert drawn() == 1080


@asynchronous
async def test_five_players_are_drawn_smaller_on_the_big_screen_so_that_all_are_seen() -> None:
    sizes: list[float] = []
    for players in (3, 5):
        home, game = crew(players=players)
        async with opened(home, f"/game/{game.id}/screen", size=TELEVISION) as app:
            (scaled,) = app.controls(ft.Container, where=lambda each: isinstance(each.scale, ft.Scale))
            sizes.append(round(scaled.height or 0))
    assert sizes == [500, 600]


@asynchronous
async def test_the_big_screen_shows_the_die_in_the_rollers_name_and_asks_who_re_rolls() -> None:
    home = service()
    game = play(home, "Magda", "Tomek")
    give(game, *BATTLE)
    async with opened(home, f"/game/{game.id}/screen", size=TELEVISION) as app:
        assert app.sees("Magda rolls")
        assert not app.sees("Who re-rolls?")
        give(game, ThrowDie(face=3))
        await app.until(lambda: app.sees("Who re-rolls?"))
        assert app.sees("Magda rolled 3")
        assert can_tap(app) == {"Close the big screen"}
        give(game, EndGame())
        await app.until(lambda: app.sees("Shared victory: Magda and Tomek"))


@asynchronous
async def test_who_fights_whom_and_both_sums_are_read_from_afar_once_both_dice_lie() -> None:
    home = service()
    game = play(home, "Magda", "Tomek")
    give(game, *BATTLE)
    async with opened(home, f"/game/{game.id}/screen", size=TELEVISION) as app:
        assert app.sees("Magda, strength 2")
        give(game, ThrowDie(face=3))
        assert app.sees("Magda, strength 2"), "the die tumbles, and its sum would give it away"
        await app.until(lambda: app.sees("+3 = 5"))
        assert app.sees("Magda, strength 2")
        assert app.sees("Tomek, strength 1")
        give(game, LetStand(), ThrowDie(face=4))
        await app.until(lambda: app.sees("Tomek, strength 5"))
        assert app.sees("Magda, strength 5")


@asynchronous
async def test_the_story_of_the_evening_is_left_out_where_the_scores_fill_the_big_screen() -> None:
    game = play(home := service(), "Magda", "Tomek")
    give(game, *BATTLE, *(ThrowDie(face=3), LetStand()) * 2, ApplyBattle())
    finish(second_round(game), 0, 3)
    story, chart = "Closest battle: Magda–Tomek, 5 to 4 (round\u00a01).", "Score by round"
    async with opened(home, f"/game/{game.id}/screen", size=(360.0, 640.0)) as app:

        async def measured(told: float, lines: float) -> tuple[bool, bool]:
            verdict = next(text for text in app.texts() if " wins" in text)
            for height, place in ((told, verdict), (lines, story)):
                sized = app.controls(
                    ft.Container,
                    where=lambda each, place=place: (
                        each.on_size_change is not None and place in app.texts(each)
                    ),
                )
                if sized:
                    await app.fire(sized[-1], "size_change", {"w": 360.0, "h": height})
            return app.sees(story), app.sees(chart)

        assert await measured(200, 100) == (True, True)
        assert await measured(400, 100) == (True, False)
        assert await measured(540, 100) == (False, False)


@asynchronous
async def test_the_big_screen_shows_every_step_in_its_order_and_none_before_the_table() -> None:
    home = service()
    game = play(home, "Magda", "Tomek")
    async with opened(home, f"/game/{game.id}/screen", size=TELEVISION) as app:
        watched = WatchedGame[State](Client(app.page, home), game)
        give(game, *BATTLE, ThrowDie(face=3))
        seen: list[int] = []
        pause = 0.0
        while watched.at != game.table.count:
            pause = watched.catch_up()
            seen.append(watched.at)
        assert seen == list(range(2, 7))
        assert pause == watching.TO_READ
        game.undo(3)
        assert watched.catch_up() == watching.BETWEEN
        assert watched.at == game.table.count == 3


@asynchronous
async def test_a_screen_that_scans_its_code_looks_on_without_being_asked_who_it_is() -> None:
    party = party_of(four())
    game = begun(party.service)
    code = party.offer(game.id).code
    browser = Browser()
    async with browser.phone(party, f"/screen/{code}") as app:
        await app.until(lambda: app.page.route == f"/game/{game.id}/screen")
        assert app.sees("Magda")
        (place,) = party.offer(game.id).places
        assert place.seat is None
        give(game, SpendFate(seat=1))
        await app.until(lambda: app.sees("Tomek: \u22121 fate"))
    async with browser.phone(party, f"/game/{game.id}/screen") as again:
        assert again.sees("Magda")


async def counted(app: Harness) -> list[str]:
    """Return the labels of the scoring, in the order in which they appear, until the result is known."""
    said: list[str] = []

    def over() -> bool:
        now = [text for text in app.texts() if text.startswith("Counting: ")]
        said.extend(text for text in now if text not in said)
        return app.sees("wins by")

    await app.until(over)
    return said


@pytest.mark.parametrize("size", [TELEVISION, (800.0, 1280.0)])
@asynchronous
async def test_the_big_screen_counts_the_scores_then_shows_them_and_the_story(
    size: tuple[float, float],
) -> None:
    game = second_round(play(home := service(), "Magda", "Tomek"))
    async with opened(home, f"/game/{game.id}/screen", size=size) as app:
        assert app.sees("Magda")
        finish(game, 0, 3)
        parts = ("tokens", "trophies", "fate", "irradiation")
        assert await counted(app) == [f"Counting: {part}" for part in parts]
        await app.until(lambda: app.sees("Round 2: Tomek takes the lead for good."))
        assert app.sees("Tomek wins by 3")
        assert app.sees("13")
        assert can_tap(app) == {"Close the big screen"}


@asynchronous
async def test_the_counting_on_the_big_screen_is_nobodys_to_skip() -> None:
    game = play(home := service(), "Magda", "Tomek")
    async with opened(home, f"/game/{game.id}/screen", size=TELEVISION) as app:
        finish(game, 0, 3)
        await app.until(lambda: app.sees("Counting: tokens"))
        assert can_tap(app) == {"Close the big screen"}


@asynchronous
async def test_with_less_motion_and_for_a_game_that_was_over_the_big_screen_counts_nothing() -> None:
    game = play(home := service(), "Magda", "Tomek")
    home.remember("setting.less-motion", True)
    async with opened(home, f"/game/{game.id}/screen", size=TELEVISION) as app:
        finish(game, 0, 3)
        assert await counted(app) == []
    home.remember("setting.less-motion", False)
    async with opened(home, f"/game/{game.id}/screen", size=TELEVISION) as app:
        assert app.sees("Tomek wins by 3")
        assert await counted(app) == []


@asynchronous
async def test_the_big_screen_reads_the_last_die_before_it_counts_and_goes_back_with_an_undo() -> None:
    game = play(home := service(), "Magda", "Tomek")
    give(game, *BATTLE)
    async with opened(home, f"/game/{game.id}/screen", size=TELEVISION) as app:
        give(game, ThrowDie(face=3), EndGame())
        await app.until(lambda: app.sees("Magda rolled 3"))
        assert not app.sees("Counting")
        await app.until(lambda: app.sees("Counting: tokens"))
        game.undo(1)
        await app.until(lambda: app.sees("Magda rolled 3"))
        assert not app.sees("Counting")


def order(app: Harness, said: str) -> tuple[int, list[int], list[int]]:
    """Return the positions of the first message with a text, and of the sounds and the vibrations."""
    told = next(at for at, sent in enumerate(app.sent) if said in str(sent.body))
    calls = [
        (at, sent.body["name"]) for at, sent in enumerate(app.sent) if sent.action.name == "INVOKE_METHOD"
    ]
    played, shaken = ([at for at, call in calls if call == name] for name in ("resume", "vibrate"))
    return told, played, shaken


NATIVE = {"web": False}
"""A native client, which is itself asked to vibrate."""

WINS = "Shared victory: Magda and Tomek"


@asynchronous
async def test_the_end_is_heard_on_the_big_screen_when_the_counting_has_come_to_who_wins(
    caplog: pytest.LogCaptureFixture,
) -> None:
    game = play(home := service(), "Magda", "Tomek")
    home.remember("setting.sound", True)
    give(game, *BATTLE)
    async with opened(home, f"/game/{game.id}/screen", size=TELEVISION, page=NATIVE) as app:
        give(game, ThrowDie(face=3), EndGame())
        await app.until(lambda: app.sees(WINS))
        await app.until(lambda: len(order(app, WINS)[2]) == 1)
        won, played, (shaken,) = order(app, WINS)
        assert won < shaken
        assert won < max(played)
        game.undo(1)
        await app.until(lambda: app.sees("Magda rolled 3"))
        game.redo(1)
        await app.until(lambda: app.sees(WINS))
        await asyncio.sleep(finale.GROWING / 1000 + 0.1)
        assert order(app, WINS)[2] == [shaken], "what is brought back is silent"
    assert not caplog.records, "nothing failed while the end was taken back"


@pytest.mark.parametrize("way", ["counted", "skipped", "less motion"])
@asynchronous
async def test_the_end_is_heard_on_a_phone_once_and_only_when_it_shows_who_wins(way: str) -> None:
    game = play(home := service(), "Magda", "Tomek")
    home.remember("setting.sound", True)
    home.remember("setting.less-motion", way == "less motion")
    async with opened(home, f"/game/{game.id}", page=NATIVE) as app:
        give(game, EndGame())
        if way == "skipped":
            await app.until(lambda: app.sees("Counting: tokens"))
            assert not any(
                sent.body.get("name") == "vibrate" for sent in app.sent if isinstance(sent.body, dict)
            )
            await app.tap("Skip")
        await app.until(lambda: app.sees(WINS))
        await app.until(lambda: len(order(app, WINS)[2]) == 1)
        await asyncio.sleep(finale.GROWING / 1000 + 0.1)
        won, played, (shaken,) = order(app, WINS)
        assert won < shaken
        assert won < max(played)


@asynchronous
async def test_on_the_last_spaces_the_big_screen_sounds_each_alarm_on_a_line_with_nothing_to_press() -> None:
    home, game = crew(StartSelfDestruct(), CorrectTrack(track="time", delta=-14))
    async with opened(home, f"/game/{game.id}/screen", size=TELEVISION) as app:
        texts = app.texts()
        assert texts.index("This is the last round.") + 1 == texts.index("Self-destruct: 6 spaces left.")
        assert not any(label.startswith("Rules: ") for label in app.labels())


@asynchronous
async def test_without_a_winner_the_big_screen_draws_no_dish() -> None:
    home, game = crew(SetFate(seat=0, fate="dead"), EndJourney(), players=1)
    async with opened(home, f"/game/{game.id}/screen", size=TELEVISION) as app:
        assert app.sees("Nobody wins")
        assert not app.controls(cv.Canvas)


@asynchronous
async def test_any_game_ends_on_the_big_screen_and_keeps_its_secrets(lanterns: None) -> None:
    home = service()
    game = home.begin(LANTERNS.key, Begin(players=people("Ola", "Jan"), options=Options(rounds=1)))
    assert isinstance(game, OpenGame)
    async with opened(home, f"/game/{game.id}/screen", size=TELEVISION) as app:
        give(game, Hide(seat=0, number=5))
        await app.until(lambda: app.sees("Ola hides a number"))
        give(game, Hide(seat=1, number=2), Throw(face=5))
        await app.until(lambda: app.sees("Ola wins"))
        assert not app.sees("hides 5")
        assert not app.sees("Your number")


async def placed(names: tuple[str, ...]) -> tuple[bool, int]:
    """Return whether the players who could re-roll are in columns, and how many they are."""
    home = service()
    game = seeds.midway(home, "full", names)
    give(game, *BATTLE, ThrowDie(face=3))
    async with opened(home, f"/game/{game.id}/screen", size=TELEVISION) as app:
        await app.until(lambda: app.sees("Who re-rolls?"))
        asked = app.controls(ft.Semantics, where=lambda each: (each.identifier or "").startswith("asked-"))
        rows = app.controls(ft.Row, where=lambda each: any(part in each.controls for part in asked))
        return not rows, len(asked)


@asynchronous
async def test_three_who_could_re_roll_stand_in_two_columns_where_their_names_fit() -> None:
    assert await placed(("Magda", "Tomek", "Przemo", "Ola")) == (True, 4)
    assert await placed(LONG) == (False, 4)


def letters(app: Harness, words: str) -> list[float]:
    """Return the heights of the letters of a text on the screen, in pixels."""
    (scaled,) = app.controls(ft.Container, where=lambda each: isinstance(each.scale, ft.Scale))
    assert isinstance(scaled.scale, ft.Scale)
    factor = float(cast("float", scaled.scale.scale))
    return [factor * (each.style.size or 0) for each in app.controls(ft.Text, text=words) if each.style]


@pytest.mark.parametrize("size", [(1280.0, 800.0), TELEVISION])
@pytest.mark.parametrize("players", [2, 5])
@asynchronous
async def test_names_are_48_pixels_high_and_no_figure_is_larger(
    size: tuple[float, float], players: int
) -> None:
    home, game = crew(players=players)
    async with opened(home, f"/game/{game.id}/screen", size=size) as app:
        names = [each.name for each in game.seats]
        heights = [max(letters(app, name)) for name in names]
        assert min(heights) >= 47
        everything = [max(letters(app, text), default=0) for text in app.texts()]
        assert max(everything) == max(heights)


UPRIGHT = [(768.0, 1024.0), (1080.0, 1920.0)]


@pytest.mark.parametrize("size", UPRIGHT)
@asynchronous
async def test_an_upright_screen_has_the_same_scoreboard_above_what_happens(
    size: tuple[float, float],
) -> None:
    home, game = crew(players=5)
    async with opened(home, f"/game/{game.id}/screen", size=size) as app:
        assert min(max(letters(app, each.name)) for each in game.seats) >= 43
        assert app.texts().index("Jan") < app.texts().index("Round 1 of 15")


@pytest.mark.parametrize("size", UPRIGHT)
@asynchronous
async def test_the_ladder_of_the_soup_is_on_an_upright_screen_too(size: tuple[float, float]) -> None:
    home = service()
    game = soup_seeds.midway(home)
    async with opened(home, f"/game/{game.id}/screen", size=size) as app:
        assert {str(space) for space in range(41, 51)} <= set(app.texts())


@pytest.mark.parametrize("size", [TELEVISION, *UPRIGHT])
@asynchronous
async def test_the_big_screen_says_who_is_next(size: tuple[float, float]) -> None:
    home, game = crew()
    async with opened(home, f"/game/{game.id}/screen", size=size) as app:
        assert [label for label in app.labels() if "next" in label.split(", ")] == [
            label for label in app.labels() if label.startswith("Tomek, next")
        ]
        assert len([text for text in app.texts() if text == "next"]) == 1
        give(game, EndTurn(seat=0), Pass(seat=1), Pass(seat=2))
        await app.until(lambda: "next" not in app.texts())


def a_die_is_due(service: GameService) -> OpenGame:
    """A battle whose strengths are settled: its die is thrown next."""
    game = seeds.before_the_dice(service)
    return give(game, Commit(side="attacker"), Commit(side="defender"))


@pytest.mark.parametrize(
    ("game_of", "player", "deed"),
    [
        (seeds.midway, "Tomek", "takes an action"),
        (a_die_is_due, "Przemo", "rolls the die"),
        (carnomorph_seeds.midway, "Przemo", "two actions"),
        (soup_seeds.midway, "Magda", "moves and feeds"),
    ],
)
@asynchronous
async def test_the_row_of_the_acting_player_says_what_that_player_does(
    game_of: Callable[[GameService], OpenGame], player: str, deed: str
) -> None:
    home = service()
    game = game_of(home)
    async with opened(home, f"/game/{game.id}/screen", size=TELEVISION) as app:
        rows = [label for label in app.labels() if label.startswith(f"{player}, {player}’s turn")]
        assert len(rows) == 1, app.labels()
        assert deed in rows[0]
        assert [text for text in app.texts() if deed in text] != []


@asynchronous
async def test_the_player_of_the_clock_is_named_once() -> None:
    home = service()
    game = seeds.midway(home)
    give(game, SetClocks(running=True))
    seat = cast("State", game.table.state).active
    assert seat is not None
    active: str = game.table.state.players[seat].name
    async with opened(home, f"/game/{game.id}/screen", size=TELEVISION) as app:
        assert [text for text in app.texts() if active in text] == [active]
        assert "takes an action · 0 s" in [text.replace("\u00a0", " ") for text in app.texts()]
        give(game, PauseClock(seat=seat, paused=True))
        await app.until(lambda: any(f"{active}’s clock" in label for label in app.labels()))
        assert app.texts().count(active) == 1


@asynchronous
async def test_the_big_screen_says_what_threatens_the_crew() -> None:
    home = service()
    game = carnomorph_seeds.midway(home)
    async with opened(home, f"/game/{game.id}/screen", size=TELEVISION) as app:
        danger = app.controls(ft.Text, text="Self-destruct: 6")
        assert [each.style.color for each in danger if each.style] == [kit.Style(Words("en")).palette.danger]
        assert app.sees("next token: Red Metagorger")
        assert app.sees("3 rooms feed")


@asynchronous
async def test_the_ladder_stands_beside_the_players_of_the_soup() -> None:
    home = service()
    game = soup_seeds.midway(home)
    async with opened(home, f"/game/{game.id}/screen", size=TELEVISION) as app:
        assert {str(space) for space in range(41, 51)} <= set(app.texts())


@pytest.mark.parametrize(("width", "high", "factor"), [(660, 103, 0.97), (465, 151, 1.32)])
def test_the_numbers_leave_a_name_of_usual_length_its_room(width: float, high: float, factor: float) -> None:
    scores = (Score("light", 12), Score("serious", 12), Score("mut.", 12))
    seats = [SeatInfo(name=name, colour=0, shape=0) for name in ("Przemek", "Ola")]
    rows = [Row(seat, Standing(scores), acts=False, clock="") for seat in seats]
    sizes = sizes_of(Words("en"), rows, width, high, factor)
    assert sizes.name * factor >= 47
    assert sizes.room >= width_of("Przemek") * sizes.name


DIGIT = 0.633
"""Width of a digit in the bold face, as a multiple of the font size; taken from the font."""


@pytest.mark.parametrize("shown", [8, 14, 112, 1234])
def test_a_column_is_as_wide_as_its_digits(shown: int) -> None:
    seat = SeatInfo(name="Ola", colour=0, shape=0)
    row = Row(seat, Standing((Score("pts", shown),)), acts=False, clock="")
    sizes = sizes_of(Words("en"), (row,), 600, 200, 1.0)
    assert sizes.column >= DIGIT * len(str(shown)) * round(sizes.number)


@each_midway
@asynchronous
async def test_names_are_as_large_as_the_page_allows_at_any_text_scale(
    seed: Callable[[GameService], OpenGame],
) -> None:
    found: list[dict[str, float]] = []
    for scale in (1.0, 2.0):
        home = service()
        home.remember("setting.scale", scale)
        game = seed(home)
        async with opened(home, f"/game/{game.id}/screen", size=(1280.0, 800.0)) as app:
            found.append({each.name: max(letters(app, each.name)) for each in game.seats})
    assert found[0] == found[1]


@asynchronous
async def test_large_text_beside_the_players_shrinks_until_all_of_it_fits() -> None:
    home = service()
    home.remember("setting.scale", 2.0)
    game = seeds.midway(home)
    async with opened(home, f"/game/{game.id}/screen", size=(1280.0, 800.0)) as app:
        round_ = next(text for text in app.texts() if text.startswith("Round "))
        sizes = [max(letters(app, round_))]
        for _ in range(4):
            stage = app.controls(ft.Container, where=lambda each: each.on_size_change is not None)[-1]
            await app.fire(stage, "size_change", {"w": 400.0, "h": 2000.0})
            sizes.append(max(letters(app, round_)))
        assert sizes[0] > sizes[1] > sizes[2] > sizes[3] == sizes[4]


@asynchronous
async def test_a_sheet_with_few_named_rows_is_beside_the_players() -> None:
    home = service()
    rows = tuple(f"Row {row}" for row in range(1, 9))
    for count in (7, 8):
        game = tally_seeds.begun(home, rows=rows[:count])
        async with opened(home, f"/game/{game.id}/screen", size=TELEVISION) as app:
            assert ("Row 7" in app.texts()) is (count == 7)


@asynchronous
async def test_who_leads_on_a_score_sheet_and_by_how_much_is_read_from_afar() -> None:
    home = service()
    game = tally_seeds.eight(home)
    async with opened(home, f"/game/{game.id}/screen", size=TELEVISION) as app:
        assert [label.split(", ")[:2] for label in app.labels() if "leads" in label] == [
            ["Ola", "leads by 2"]
        ]
        assert "Totals" in app.texts()


@pytest.mark.parametrize(
    ("before", "points", "sign"), [(-6, 2, "+2"), (3, -8, "−8"), (1999, 1, "+1"), (998, 1200, "+1,200")]
)
@asynchronous
async def test_totals_of_any_size_and_sign_say_by_how_much_they_changed(
    before: int, points: int, sign: str
) -> None:
    home = service()
    game = tally_seeds.written(tally_seeds.begun(home), [(before, 0, 0, 0)])
    async with opened(home, f"/game/{game.id}/screen", size=TELEVISION) as app:
        assert await given(app, game, Write(seat=0, line=1, points=points)) == [sign]


@pytest.mark.parametrize("high", [32, 44, 70, 120])
@pytest.mark.parametrize("note", ["begins", "begins · leads by 12", "in battle · Main laboratory"])
def test_a_note_is_smaller_than_its_name_and_both_fit_into_the_row(high: float, note: str) -> None:
    seats = [SeatInfo(name=name, colour=0, shape=0) for name in ("Przemek", "Ola")]
    rows = [Row(seat, Standing((Score("points", 12),), note), acts=False, clock="") for seat in seats]
    words = Words("en")
    sizes = sizes_of(words, rows, 280, high, 1.0)
    for row in rows:
        told = note_of(words, row, high, sizes.room, sizes.name)
        assert told.lines
        assert told.size < sizes.name
        assert sizes.name * LINE + told.height <= high + 0.1
    assert sizes.number * LINE + kit.NOTE.size * kit.NOTE.height <= high + 0.1
