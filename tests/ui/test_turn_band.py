"""The turn band: the acting and the next player, or the whole table while a die lies or several act."""

import re

import flet as ft
import pytest

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.turns import EndTurn as EndCrewTurn
from companion.rules.carnomorphs.turns import Pass as PassCrewTurn
from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.chromosome.rolls import ForceReroll, LetStand, ThrowDie
from companion.rules.chromosome.scoring import EndGame
from companion.rules.chromosome.turns import EndPhase, EndTurn, Pass
from companion.rules.kernel import Command
from companion.rules.soup.fights import AnswerAttack, Attack
from companion.rules.soup.turns import EndTurn as EndPondTurn
from companion.ui.core.style import Style
from companion.ui.shared.turn_band import band_height
from companion.words import Words
from tests.loops import asynchronous
from tests.ui.carnomorphs.crews import crew
from tests.ui.fights import table
from tests.ui.harness import DESKTOP, PHONE, Harness
from tests.ui.services import at
from tests.ui.soup.ponds import given, pond

DECIDES, EVERYBODY = Words("en")("band-decides"), Words("en")("band-everybody")
BAND = re.compile(rf"\w+’s turn(, then \w+)?|{DECIDES}|{EVERYBODY}")
"""The spoken words of a band."""
LOW = (844.0, 390.0)


def bands(app: Harness) -> list[ft.Semantics]:
    """Return all bands on the page."""
    return app.controls(ft.Semantics, where=lambda node: bool(BAND.fullmatch(node.label or "")))


def band(app: Harness) -> str:
    """Return what a screen reader hears of the only band; an empty string without one."""
    found = [each.label or "" for each in bands(app)]
    assert len(found) <= 1
    return "".join(found)


async def tells(table: tuple[GameService, OpenGame], first: str, *story: tuple[Command, str]) -> None:
    """Check the band at the beginning and after each command."""
    home, game = table
    async with at(home, game) as app:
        told = [band(app)]
        for command, _ in story:
            assert hasattr(answer := game.submit(command), "seq"), answer
            await app.settle()
            told.append(band(app))
        assert told == [first, *(after for _, after in story)]


@asynchronous
async def test_in_chromosome_turns_go_clockwise_past_who_has_passed() -> None:
    await tells(
        table(),
        "Magda’s turn, then Tomek",
        (Pass(seat=0), "Tomek’s turn, then Przemo"),
        (EndTurn(seat=1), "Przemo’s turn, then Ola"),
        (EndTurn(seat=2), "Ola’s turn, then Tomek"),
        (Pass(seat=3), "Tomek’s turn, then Przemo"),
        (Pass(seat=1), "Przemo’s turn"),  # and then Przemo’s again
        (Pass(seat=2), EVERYBODY),
    )


@asynchronous
async def test_in_a_battle_it_is_of_whoever_commits_or_throws_and_of_the_table_while_a_die_lies() -> None:
    await tells(
        table(),
        "Magda’s turn, then Tomek",
        (Fight(attacker=0, attacker_group=3, defender=2, defender_group=2), "Magda’s turn, then Tomek"),
        (Commit(side="attacker"), "Przemo’s turn, then Tomek"),
        (Commit(side="defender"), "Magda’s turn, then Tomek"),
        (ThrowDie(face=3), DECIDES),
        (ForceReroll(by=3), "Magda’s turn, then Tomek"),
        (ThrowDie(face=4), DECIDES),
        (LetStand(), "Przemo’s turn, then Tomek"),
        (ThrowDie(face=1), DECIDES),
    )


@asynchronous
async def test_whoever_defends_and_comes_after_is_named_once() -> None:
    await tells(
        table(Fight(attacker=0, attacker_group=3, defender=1, defender_group=2)),
        "Magda’s turn, then Tomek",
        (Commit(side="attacker"), "Tomek’s turn"),
    )


@asynchronous
async def test_the_attacker_alone_with_turns_left_does_not_come_after_the_defender() -> None:
    await tells(
        table(Pass(seat=0), Pass(seat=1), Pass(seat=2)),
        "Ola’s turn",
        (Fight(attacker=3, attacker_group=3, defender=1, defender_group=2), "Ola’s turn"),
        (Commit(side="attacker"), "Tomek’s turn"),
    )


@asynchronous
async def test_in_the_radiation_phase_it_is_of_whoever_has_the_only_test_and_nobody_comes_after() -> None:
    await tells(
        table(AddArea(cubes=3, room="12"), EndPhase()),
        EVERYBODY,
        (FaceArea(area=1, groups=(0, 1, 1, 0)), EVERYBODY),  # both throw together
        (ThrowDie(face=2), EVERYBODY),
        (LetStand(), "Przemo’s turn"),
    )


@asynchronous
async def test_in_carnomorphs_turns_go_clockwise_and_a_token_is_of_whoever_drew_it() -> None:
    await tells(
        crew(),
        "Magda’s turn, then Tomek",
        (PassCrewTurn(seat=1), "Magda’s turn, then Przemo"),
        (EndCrewTurn(seat=0), "Przemo’s turn, then Magda"),
        (DrawToken(token="red", seat=1), "Tomek’s turn"),
    )
    await tells(
        crew(PassCrewTurn(seat=0), PassCrewTurn(seat=1)),
        "Przemo’s turn",
        (PassCrewTurn(seat=2), EVERYBODY),
    )


@asynchronous
async def test_in_the_soup_turns_go_up_the_ladder_and_an_attack_is_answered_by_its_victim() -> None:
    await tells(
        pond(),
        "Magda’s turn, then Tomek",
        (EndPondTurn(seat=0), "Tomek’s turn, then Przemo"),
        (EndPondTurn(seat=1), "Przemo’s turn, then Ola"),
        (EndPondTurn(seat=2), "Ola’s turn"),
        (EndPondTurn(seat=3), EVERYBODY),
    )
    await tells(
        pond(*given(0, "struggle"), *given(2, "defense"), detail="full"),
        "Magda’s turn, then Tomek",
        (Attack(seat=0, number=1, victim=2, victim_number=1), "Przemo’s turn, then Tomek"),
        (AnswerAttack(seat=2, answer="defend"), "Przemo’s turn, then Tomek"),
    )


@asynchronous
async def test_where_all_move_at_once_it_is_of_everybody() -> None:
    await tells(pond(pace="brisk"), EVERYBODY)


@asynchronous
async def test_once_the_game_is_over_there_is_none() -> None:
    home, game = table(AddArea(cubes=3, room="12"), EndPhase(), EndGame())
    async with at(home, game) as app:
        assert bands(app) == []


@asynchronous
async def test_the_tables_band_is_as_large_as_a_players_with_a_sign_of_its_own_in_nobodys_colour() -> None:
    home, game = table(
        Fight(attacker=0, attacker_group=3, defender=2, defender_group=2),
        *(Commit(side="attacker"), Commit(side="defender")),
    )
    p = Style(Words("en")).palette
    async with at(home, game) as app:
        (of_player,) = bands(app)
        game.submit(ThrowDie(face=3))
        await app.settle()
        (of_table,) = bands(app)
        assert app.texts(of_table) == [DECIDES]
        own, shared = of_player.content, of_table.content
        assert isinstance(own, ft.Container)
        assert isinstance(shared, ft.Container)
        assert shared.height == own.height
        assert shared.bgcolor == p.together
        assert {text.style.color for text in app.controls(ft.Text, inside=of_table) if text.style} == {
            p.on_together
        }
        sizes = {text.value: text.style.size for text in app.controls(ft.Text, inside=of_table) if text.style}
        assert sizes[DECIDES] == 28
        assert len(app.controls(ft.Image, inside=of_table)) == 1


@pytest.mark.parametrize(("size", "height"), [(PHONE, 48), (DESKTOP, 48), (LOW, 36)])
@asynchronous
async def test_it_is_as_high_as_the_page_allows_in_the_players_colour_with_both_names(
    size: tuple[float, float], height: int
) -> None:
    home, game = table(EndTurn(seat=0))
    style = Style(Words("en"))
    async with at(home, game, size=size) as app:
        (found,) = bands(app)
        assert app.texts(found) == ["Tomek", "next", "Przemo"]
        box = found.content
        assert isinstance(box, ft.Container)
        assert box.height == height
        assert box.bgcolor == style.palette.players[game.seats[1].colour]
        inks = {text.style.color for text in app.controls(ft.Text, inside=found) if text.style}
        assert inks == {style.palette.on_players[game.seats[1].colour]}


@pytest.mark.parametrize(
    ("scale", "low", "height"), [(1.0, False, 48), (2.0, False, 96), (1.5, True, 54), (2.0, True, 54)]
)
def test_it_grows_with_the_text_and_on_a_low_page_by_a_half_at_most(
    scale: float, low: bool, height: int
) -> None:
    assert band_height(Style(Words("en"), scale=scale, low=low)) == height
