"""A sleeping phone never stops the table: the host sees that it is away, and acts for it in one tap."""

from datetime import timedelta

import flet as ft
import pytest

from companion.device.access import HOST
from companion.device.open_game import OpenGame
from companion.party.arrival import Connection, current
from companion.party.party import Party
from companion.party.shared_access import HostAccess
from companion.rules.carnomorphs.characters import Correct
from companion.rules.carnomorphs.house_rules import SetDetail
from companion.rules.carnomorphs.intruders import PlaceIntruder
from companion.rules.carnomorphs.mutation import DrawMutation, MutationAction
from companion.rules.carnomorphs.objectives import ChooseObjective, NameObjectives
from companion.rules.carnomorphs.setup import BeginPlay
from companion.rules.carnomorphs.state import State
from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.rolls import ThrowDie
from companion.rules.kernel import Command
from companion.table.table import utc_now
from companion.ui.core.client import Client
from companion.ui.core.session import leave
from companion.ui.game.context import GameContext
from companion.ui.games import ui_of
from tests import carnomorph_seeds
from tests.host.party_game import begun, party_of, service
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.browser import Browser
from tests.ui.carnomorphs.tables import heard
from tests.ui.fights import can_press
from tests.ui.harness import Harness
from tests.ui.test_invite import Network, invite
from tests.ui.test_rights import phone as device
from tests.ui.test_rights import sit

MAGDA, TOMEK, PRZEMO = 0, 1, 2
FOUGHT = Fight(attacker=MAGDA, attacker_group=2, defender=TOMEK, defender_group=2)
SETTLED = (FOUGHT, Commit(side="attacker"), Commit(side="defender"))
LIES = (*SETTLED, ThrowDie(face=3))
CARD = "Photosynthetic skin"


def asleep(party: Party, game: OpenGame, seat: int) -> str:
    """Have a phone take that seat and fall asleep; return its id."""
    place_id = sit(party, game, seat).place_id
    party.go(game.id, place_id)
    return place_id


def table(*commands: Command) -> tuple[Party, OpenGame]:
    """A table of friends that is open to phones."""
    party = party_of(service())
    game = begun(party.service, *commands)
    party.offer(game.id)
    return party, game


def host(party: Party, game: OpenGame) -> Harness:
    """The table on the host's device."""
    return device(party, game, HostAccess(party))


@asynchronous
async def test_the_host_sees_who_sleeps_and_throws_in_one_tap() -> None:
    party, game = table(*SETTLED)
    place = asleep(party, game, MAGDA)
    async with host(party, game) as app:
        assert app.sees("Magda: phone away since")
        assert not app.sees("Waiting for Magda")
        await app.tap("Magda rolls")
        roll = game.table.state.roll
        assert roll is not None
        assert roll.face is not None
        game.undo()
        party.come(game.id, place)
        await app.settle()
        assert app.sees("Waiting for Magda")
        assert not can_press(app, "Magda rolls")
        assert not app.sees("phone away")


@asynchronous
async def test_a_phone_that_sleeps_since_yesterday_says_so_to_host_and_guest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("companion.party.party.utc_now", lambda: utc_now() - timedelta(days=1))
    party, game = table(*SETTLED)
    party.network = Network("192.168.1.2")
    asleep(party, game, MAGDA)
    async with host(party, game) as app:
        assert app.sees("Magda: phone away since yesterday")
        await invite(app)
        assert app.sees("phone away since yesterday")
    async with Browser().phone(party, f"/join/{party.offer(game.id).code}") as app:
        assert app.sees("phone away since yesterday")


@asynchronous
async def test_the_host_says_it_for_a_sleeping_phone_whose_word_is_missing() -> None:
    party, game = table(*LIES)
    asleep(party, game, TOMEK)
    sit(party, game, PRZEMO)
    async with host(party, game) as app:
        assert app.sees("Tomek: phone away since")
        assert app.sees("Still to say: Przemo")
        await app.tap("Fine by me")
    roll = game.table.state.roll
    assert roll is not None
    assert TOMEK in roll.accepted


@asynchronous
async def test_the_host_pays_for_a_reroll_of_a_sleeping_phone() -> None:
    party, game = table(*LIES)
    asleep(party, game, TOMEK)
    async with host(party, game) as app:
        await app.tap("Re-roll: Tomek, fate 4")
    assert game.table.state.players[TOMEK].fate == 3


@asynchronous
async def test_the_host_adds_to_the_side_whose_phone_sleeps() -> None:
    party, game = table(FOUGHT)
    sit(party, game, MAGDA)
    asleep(party, game, TOMEK)
    game.submit(Commit(side="attacker"))
    async with host(party, game) as app:
        assert app.sees("Tomek: phone away since")
        await app.tap("Tomek: strength settled")
    battle = game.table.state.battle
    assert battle is not None
    assert battle.defender.committed


@asynchronous
async def test_the_table_and_the_seat_say_that_the_phone_of_the_active_player_sleeps() -> None:
    party, game = table()
    asleep(party, game, MAGDA)
    async with host(party, game) as app:
        assert app.sees("Magda: phone away since")
        assert any(label.startswith("Magda, ") and "phone away" in label for label in app.labels())
        await app.tap("Magda is done")
        assert not app.sees("phone away since"), "it is another's turn"


@asynchronous
async def test_a_guest_waits_for_a_sleeping_phone_without_a_nudge_that_nobody_would_hear() -> None:
    party, game = table(*SETTLED)
    asleep(party, game, MAGDA)
    async with device(party, game, sit(party, game, PRZEMO)) as app:
        assert app.sees("Waiting for Magda, whose phone is away; the host can help")
        assert not can_press(app, "Nudge Magda")


@asynchronous
async def test_a_guest_sees_that_the_hosts_device_sleeps_until_it_shows_the_table_again() -> None:
    party, game = table(*SETTLED)
    party.take_host_seat(game.id, MAGDA)
    async with device(party, game, sit(party, game, PRZEMO)) as app:
        assert app.sees("Waiting for Magda, who hosts and whose device is away")
        assert not can_press(app, "Nudge Magda")
    async with host(party, game) as app:
        assert party.devices(game.id).here(HOST)
        leave(app.page)
        assert not party.devices(game.id).here(HOST)


@asynchronous
async def test_two_sleeping_phones_are_told_in_one_line() -> None:
    party, game = table(*LIES)
    asleep(party, game, MAGDA)
    asleep(party, game, TOMEK)
    async with host(party, game) as app:
        assert app.sees("Magda and Tomek: phones away; you can do it here")


@asynchronous
async def test_the_own_phone_says_roll_and_the_hosts_says_who_rolls() -> None:
    party, game = table(*SETTLED)
    own = sit(party, game, MAGDA)
    async with device(party, game, own) as app:
        assert can_press(app, "Roll")
    party.go(game.id, own.place_id)
    async with host(party, game) as app:
        assert can_press(app, "Magda rolls")


# secrets ------------------------------------------------------------------------------------------


def aboard() -> tuple[Party, OpenGame]:
    """Three aboard; Tomek has secretly noted objectives and a Mutation card, and is the last to choose."""
    party = party_of(service())
    game = carnomorph_seeds.begun(party.service, ("Magda", "Tomek", "Przemo"), "quick")
    noted = NameObjectives(seat=TOMEK, corporate="SECRET-C", personal="SECRET-P")
    give(
        game,
        BeginPlay(),
        SetDetail(detail="full"),
        noted,
        Correct(seat=TOMEK, number="contamination", delta=1),
        DrawMutation(seat=TOMEK, card=CARD),
        PlaceIntruder(intruder="metagorger", room="Lab"),
        *(ChooseObjective(seat=seat) for seat in (MAGDA, PRZEMO)),
    )
    party.offer(game.id)
    return party, game


@asynchronous
async def test_what_a_sleeping_phone_hides_is_refused_to_the_host() -> None:
    party, game = aboard()
    place = asleep(party, game, TOMEK)
    made: list[GameContext[State]] = []

    def mount(page: ft.Page) -> None:
        made.append(GameContext(Client(page, party.service, HostAccess(party)), game, ui_of(game.game.key)))

    async with Harness(mount):
        (shown,) = made
        assert shown.acts_for(TOMEK)
        with pytest.raises(PermissionError):
            shown.secrets_of(TOMEK)
    action = MutationAction(seat=TOMEK, infected=True, card=CARD)
    assert getattr(HostAccess(party).submit(game, action), "code", "") == "party-reveals"
    party.free(game.id, place)
    assert shown.secrets_of(TOMEK).players[TOMEK].mutation == CARD


@asynchronous
async def test_the_host_says_that_a_sleeping_phones_player_has_chosen_and_sees_no_card() -> None:
    party, game = aboard()
    asleep(party, game, TOMEK)
    async with host(party, game) as app:
        await app.tap("Let Tomek choose")
        assert app.sees("The phone that knows the Objectives is away")
        assert not app.sees("Hold to see")
        assert not app.sees("Enter the Objectives")
        await app.tap(next(text for text in app.texts() if text == "I chose from my hand"))
        assert game.table.state.players[TOMEK].chosen
        await app.tap(next(label for label in app.labels() if label.startswith("Tomek, ")))
        assert not app.sees("Hold to see: Tomek")
        assert not app.sees("Note its name")
        assert not any(secret in heard(app) for secret in ("SECRET-C", "SECRET-P", CARD))


@asynchronous
async def test_a_device_is_at_the_table_while_its_page_is_heard() -> None:
    party, game = table()
    party.take_host_seat(game.id, MAGDA)
    devices, came = party.devices(game.id), Connection()
    current.set(came)
    try:
        async with host(party, game) as app:
            await app.settle()
            assert devices.here(HOST)
            for silent in (True, True, False, False, True):
                came.falls_silent(silent)
                assert devices.here(HOST) is not silent
            came.falls_silent(False)
            assert devices.here(HOST)
            leave(app.page)
            assert not devices.here(HOST)
            came.falls_silent(True)
            came.falls_silent(False)
            assert not devices.here(HOST)
    finally:
        current.set(None)
