"""A player who is absent for a while: others act for them, until they play again."""

import flet as ft

from companion.party.shared_access import HostAccess
from companion.rules.chromosome.turns import EndTurn
from tests.loops import asynchronous
from tests.ui.test_invite import Network, invite
from tests.ui.test_rights import sit
from tests.ui.test_sleeping_phones import LIES, MAGDA, PRZEMO, TOMEK, aboard, host, table


@asynchronous
async def test_the_host_marks_who_is_absent_acts_for_them_and_marks_them_back() -> None:
    party, game = table()
    party.network = Network("192.168.0.2")
    sit(party, game, MAGDA)  # her phone is awake
    async with host(party, game) as app:
        assert not HostAccess(party).acts_for(game.id, MAGDA)
        await invite(app)
        await app.tap(app.tappable("Magda", ft.TextButton, topmost=True))
        assert app.sees("absent for a while")
        await app.tap("Close")
        assert app.sees("Magda: absent; you can do it here")
        await app.tap("Magda is done")
        assert game.table.state.active == TOMEK
        await invite(app)
        await app.tap(app.tappable("Magda", ft.TextButton, topmost=True))
        assert not HostAccess(party).acts_for(game.id, MAGDA)


@asynchronous
async def test_nobody_waits_for_an_absent_players_word_in_a_reroll_window() -> None:
    party, game = table(*LIES)
    for seat in (TOMEK, PRZEMO):
        sit(party, game, seat)
        party.set_absent(game.id, seat, True)
    async with host(party, game) as app:
        assert not app.sees("Still to say")
        party.set_absent(game.id, TOMEK, False)
        await app.settle()
        assert app.sees("Still to say: Tomek")


def test_friends_act_for_an_absent_player_but_not_at_a_strict_table() -> None:
    party, game = table()
    sit(party, game, MAGDA)
    friend = sit(party, game, TOMEK)
    assert not friend.acts_for(game.id, MAGDA)
    party.set_absent(game.id, MAGDA, True)
    assert friend.acts_for(game.id, MAGDA)
    party.set_rights(game.id, "strict")
    assert not friend.acts_for(game.id, MAGDA)
    assert friend.denial(game, EndTurn(seat=MAGDA)) is not None


def test_who_plays_on_their_own_phone_is_back() -> None:
    party, game = table()
    magda = sit(party, game, MAGDA)
    party.set_absent(game.id, MAGDA, True)
    magda.submit(game, EndTurn(seat=MAGDA))
    offer = party.offered(game.id)
    assert offer is not None
    assert offer.absent == frozenset()


def test_whoever_takes_the_seat_next_is_not_absent() -> None:
    party, game = table()
    magda = sit(party, game, MAGDA)
    party.set_absent(game.id, MAGDA, True)
    party.free(game.id, magda.place_id)
    sit(party, game, MAGDA)
    assert not HostAccess(party).acts_for(game.id, MAGDA)


def test_an_absent_players_secrets_stay_on_their_own_phone() -> None:
    party, game = aboard()
    friend = sit(party, game, MAGDA)
    sit(party, game, TOMEK)
    party.set_absent(game.id, TOMEK, True)
    for access in (friend, HostAccess(party)):
        assert access.acts_for(game.id, TOMEK)
        assert not access.sees_secrets(game.id, TOMEK)
