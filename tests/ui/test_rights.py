"""A strict table on a guest's phone: forbidden actions are not offered."""

from typing import Any

import flet as ft
import pytest

from companion.device.access import Access
from companion.device.open_game import OpenGame
from companion.party.party import Admission, Party
from companion.party.shared_access import GuestAccess, HostAccess
from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.battle import Fight
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.radiation import FinishRadiation
from companion.rules.chromosome.special import ActSpecially
from companion.rules.chromosome.turns import EndPhase, EndTurn
from companion.rules.kernel import Command
from companion.ui.app import App
from companion.ui.core.client import Client
from companion.ui.routes import ROUTES
from tests.loops import asynchronous
from tests.ui.fights import can_press, table
from tests.ui.harness import Harness

MAGDA, TOMEK = 0, 1


def strict(*before: Command, options: Options | None = None) -> tuple[Party, OpenGame]:
    """A shared table where everybody may change only their own seat; it is Magda's turn."""
    home, game = table(*before, options=options or Options(events=False))
    party = Party(home)
    party.offer(game.id)
    party.set_rights(game.id, "strict")
    return party, game


def sit(party: Party, game: OpenGame, seat: int | None) -> GuestAccess:
    """Connect a phone in that seat."""
    answer = party.sit(game.id, party.offer(game.id).code, seat)
    assert isinstance(answer, Admission)
    party.come(game.id, answer.place.id)
    return GuestAccess(party, game.id, answer.place)


def phone(party: Party, game: OpenGame, access: Access, *, path: str = "", **options: Any) -> Harness:
    """The table on the device with this access; `options` are those of `Harness`."""

    def mount(page: ft.Page) -> None:
        page.render_views(App, Client(page, party.service, access), ROUTES)

    return Harness(mount, route=f"/game/{game.id}{path}", **options)


async def open_player(app: Harness, name: str) -> None:
    """Tap the row of a player."""
    await app.tap(next(label for label in app.labels() if label.startswith(f"{name}, ")))


@asynchronous
async def test_the_dock_waits_for_whoever_is_up() -> None:
    party, game = strict()
    async with phone(party, game, sit(party, game, TOMEK)) as app:
        assert app.sees("Waiting for Magda")
        assert can_press(app, "Nudge Magda")
        for offered in ("Magda is done", "Pass", "Spark", "Action: Magda"):
            assert not can_press(app, offered)


@asynchronous
async def test_the_dock_offers_the_turn_to_whom_it_belongs() -> None:
    party, game = strict()
    async with phone(party, game, sit(party, game, MAGDA)) as app:
        assert not app.sees("Waiting for")
        await app.tap("Pass")
    assert game.table.state.players[MAGDA].passed


@asynchronous
async def test_the_turn_comes_to_the_phone_when_the_one_before_ends() -> None:
    party, game = strict()
    async with phone(party, game, sit(party, game, TOMEK)) as app:
        assert not can_press(app, "Pass")
        game.submit(EndTurn(seat=MAGDA), MAGDA)
        await app.settle()
        assert can_press(app, "Pass")


@asynchronous
async def test_the_sheet_of_the_turn_goes_when_the_host_ends_the_turn() -> None:
    party, game = strict()
    async with phone(party, game, sit(party, game, MAGDA)) as app:
        await app.tap("Action: Magda")
        assert app.sees("Growth")
        game.submit(EndTurn(seat=MAGDA))
        await app.settle()
        assert not app.sees("Growth")
        assert app.sees("Waiting for Tomek")


@asynchronous
async def test_undo_is_offered_to_whoever_did_the_last_thing() -> None:
    party, game = strict()
    tomek = sit(party, game, TOMEK)
    async with phone(party, game, tomek) as app:
        game.submit(SpendFate(seat=MAGDA), MAGDA)
        await app.settle()
        assert not app.sees("Undo")
        tomek.submit(game, SpendFate(seat=TOMEK))
        await app.settle()
        await app.tap("Undo: Tomek: \u22121 fate")
    assert game.table.state.players[TOMEK].fate == game.table.state.players[2].fate


@asynchronous
async def test_the_numbers_of_another_player_are_there_to_read() -> None:
    party, game = strict()
    async with phone(party, game, sit(party, game, TOMEK)) as app:
        await open_player(app, "Magda")
        assert app.sees("Only Magda and the host change these numbers; ask them.")
        assert "Irradiation: 0" in app.labels()
        assert not app.sees("Magda: Irradiation, more")
        assert not app.sees("Rename")


@asynchronous
async def test_the_rules_of_the_table_are_there_to_read() -> None:
    party, game = strict(
        options=Options(irradiation_limit=9, start_tokens=5, gene_faces=("action", None, None, None))
    )
    async with phone(party, game, sit(party, game, TOMEK)) as app:
        await app.tap("Table menu")
        await app.tap("Rules of this table")
        texts = app.texts()
        limit = texts.index("Highest irradiation a player survives")
        assert texts[limit + 1 : limit + 3] == ["default: 7", "9"]
        usual = texts.index("Most fate")
        assert texts[usual + 1] == "4", "what is as usual needs no default beside it"
        start = texts.index("Tokens in the start room")
        assert texts[start + 2] == "5", "a rule of the start"
        assert {"Face 1: action gene", "Face 2: not settled"} <= set(app.labels())
        assert not app.controls(ft.Switch)
        assert not any(": more" in label for label in app.labels())


@asynchronous
async def test_ones_own_numbers_are_changed_as_ever() -> None:
    party, game = strict()
    async with phone(party, game, sit(party, game, TOMEK)) as app:
        await open_player(app, "Tomek")
        await app.tap("Tomek: Irradiation, more")
    assert game.table.state.players[TOMEK].irradiation == 1


@asynchronous
async def test_the_turn_is_taken_by_nobody_but_the_host() -> None:
    party, game = strict()
    async with phone(party, game, sit(party, game, TOMEK)) as app:
        await open_player(app, "Tomek")
        assert not can_press(app, "Make active")
    async with phone(party, game, HostAccess(party)) as app:
        await open_player(app, "Tomek")
        assert can_press(app, "Make active")


@asynchronous
async def test_numbers_open_up_when_the_table_turns_friendly() -> None:
    party, game = strict()
    async with phone(party, game, sit(party, game, TOMEK)) as app:
        await open_player(app, "Magda")
        party.set_rights(game.id, "friends")
        await app.settle()
        assert can_press(app, "Magda: Irradiation, more")


@asynchronous
async def test_who_looks_on_reads_the_numbers_at_any_table() -> None:
    party, game = strict()
    party.set_rights(game.id, "friends")
    async with phone(party, game, sit(party, game, None)) as app:
        await open_player(app, "Magda")
        assert app.sees("You are only watching; take a seat to play.")
        assert not app.sees("Magda: Irradiation, more")


@asynchronous
async def test_the_menu_leaves_out_what_is_the_hosts() -> None:
    party, game = strict()
    async with phone(party, game, sit(party, game, TOMEK)) as app:
        await app.tap("Table menu")
        read = ("History", "Charts", "Rules of this table", "Quick rules")
        for kept in (*read, "Names, species", "Settings"):
            assert app.sees(kept), kept
        for hosts in ("Full", "time marker", "End the game", "Radioactive spaces", "Save"):
            assert not app.sees(hosts), hosts


@asynchronous
async def test_a_guest_renames_the_own_seat_alone_and_takes_nobodys_colour() -> None:
    party, game = strict()
    async with phone(party, game, sit(party, game, TOMEK)) as app:
        await app.tap("Table menu")
        await app.tap("Names, species and colours")
        assert [field.value for field in app.controls(ft.TextField)][::2] == ["Tomek"]
        free = [colour for colour in ("blue", "pink", "green", "sand") if can_press(app, colour)]
        assert free == ["pink"], "the own one"


@asynchronous
async def test_areas_are_there_to_read() -> None:
    party, game = strict(AddArea(cubes=3, room="kitchen"))
    async with phone(party, game, sit(party, game, TOMEK)) as app:
        await app.tap("Table menu")
        await app.tap("Radioactive spaces")
        assert any(said.startswith("3\u00a0radiation") for said in app.labels()), app.labels()
        assert not can_press(app, "New radioactive space")
        assert not app.controls(ft.TextField)


@asynchronous
async def test_the_host_begins_the_turns() -> None:
    party, game = strict(EndPhase(), FinishRadiation(), options=Options(events=True))
    assert game.table.state.phase == "preparation"
    async with phone(party, game, sit(party, game, TOMEK)) as app:
        assert app.sees("Waiting for Host")
        assert not app.controls(ft.TextField)


@asynchronous
async def test_going_back_in_the_journal_is_refused_before_it_is_asked_for() -> None:
    party, game = strict(SpendFate(seat=MAGDA))
    async with phone(party, game, sit(party, game, TOMEK)) as app:
        await app.go(f"/game/{game.id}/journal")
        await app.tap(next(label for label in app.labels() if "fate" in label.lower()))
        assert app.sees("Only the host, or who did it, may take that back at this table; ask them.")
        assert not app.sees("Go back")


@asynchronous
async def test_whoever_sends_a_wave_says_who_is_next_to_it() -> None:
    wave = ActSpecially(action="wave", effect="wave", area=1, room="6")
    party, game = strict(AddArea(cubes=3, room="5"), wave)
    async with phone(party, game, sit(party, game, TOMEK)) as app:
        assert app.sees("Waiting for Magda")
    async with phone(party, game, sit(party, game, MAGDA)) as app:
        assert not app.sees("Waiting for")
        await app.tap("Nobody is here, go on")
    assert game.table.state.radiation is None


@asynchronous
async def test_a_guest_who_may_not_face_an_area_has_no_button_for_it() -> None:
    party, game = strict(AddArea(cubes=3, room="5"), AddArea(cubes=2, room="7"), EndPhase())
    theirs = (
        "Magda: 1",
        "Tomek: 1",
        "Add a radioactive space",
        "Skip the tests",
        "Building genes",
    )
    async with phone(party, game, sit(party, game, TOMEK)) as app:
        assert app.sees("Waiting for")
        await app.tap(next(label for label in app.labels() if label.startswith("Groups next to")))
        assert [label for label in app.labels() for each in theirs if each in label] == []


@pytest.mark.parametrize(("platform", "offered"), [("linux", True), ("android", False), ("ios", False)])
@asynchronous
async def test_a_guest_is_offered_notifications_where_a_page_can_show_them(
    platform: str, offered: bool
) -> None:
    party, game = strict()
    async with phone(party, game, sit(party, game, TOMEK), page={"platform": platform}) as app:
        await app.go("/settings")
        assert app.sees("Notifications") == offered


@asynchronous
async def test_a_battle_is_called_off_from_the_menu_of_who_fights_and_of_nobody_else() -> None:
    fight = Fight(attacker=MAGDA, attacker_group=3, defender=TOMEK, defender_group=2)
    party, game = strict(fight)
    async with phone(party, game, sit(party, game, 3)) as app:
        await app.tap("Table menu")
        assert not app.sees("Call the battle off")
    async with phone(party, game, sit(party, game, MAGDA)) as app:
        for words in ("Table menu", "Call the battle off"):
            await app.tap(words)
        assert app.sees("the action is gone")
        await app.tap("Call the battle off")
    assert game.table.state.battle is None
