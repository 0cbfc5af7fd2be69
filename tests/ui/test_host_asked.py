"""A host without a seat is asked for one as soon as a phone has sat down."""

import flet as ft

from companion.rules.chromosome.turns import EndTurn
from tests.host.party_game import Seconds
from tests.loops import asynchronous
from tests.ui.harness import Harness
from tests.ui.test_invite import host, shared
from tests.ui.test_rights import sit

QUESTION, NONE = "Who are you?", "None of them"


def asks(app: Harness) -> bool:
    return app.sees(QUESTION)


def offered(app: Harness) -> list[str]:
    """Return the answers that the question offers."""
    *_, choices = app.controls(ft.Row, where=lambda row: row.wrap and NONE in app.texts(row))
    return app.texts(choices)


@asynchronous
async def test_the_first_phone_that_sits_down_has_the_host_asked() -> None:
    party, game = shared(Seconds())
    async with host(party, game) as app:
        assert not asks(app)
        sit(party, game, 1)
        await app.settle()
        assert asks(app)
        assert offered(app) == ["Magda", "Ola", NONE], "Tomek has a phone"
        await app.tap(app.tappable("Magda", topmost=True))
        assert not asks(app)
    assert party.host_seat(game.id) == 0


@asynchronous
async def test_a_host_who_comes_to_the_table_later_is_asked_too() -> None:
    party, game = shared(Seconds())
    sit(party, game, 1)
    async with host(party, game) as app:
        assert asks(app)
        assert offered(app) == ["Magda", "Ola", NONE]
        await app.tap(NONE)
        assert not asks(app)
    async with host(party, game) as app:
        assert not asks(app)


@asynchronous
async def test_a_sheet_that_lies_open_is_left_to_its_reader_first() -> None:
    party, game = shared(Seconds())
    async with host(party, game) as app:
        await app.tap("Table menu")
        sit(party, game, 1)
        await app.settle()
        assert not asks(app)
        await app.tap("Close")
        assert asks(app)


@asynchronous
async def test_the_question_is_asked_once_and_stays_in_the_invitation() -> None:
    party, game = shared(Seconds())
    sit(party, game, 1)
    async with host(party, game) as app:
        await app.tap("Close")
        game.submit(EndTurn(seat=0))
        await app.settle()
        assert not asks(app)
        await app.tap("Table menu")
        await app.tap("Invite phones")
        assert asks(app)
        assert offered(app) == ["Magda", "Ola", NONE]


@asynchronous
async def test_the_last_seat_left_is_the_hosts_unasked() -> None:
    party, game = shared(Seconds())
    sit(party, game, 0)
    sit(party, game, 1)
    async with host(party, game) as app:
        assert not asks(app)
    assert party.host_seat(game.id) == 2
