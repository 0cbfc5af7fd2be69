"""Links to a table work, however a keyboard or a chat has altered them."""

import pytest

from companion.host.properties import accepted, is_route
from companion.party.codes import read_code
from tests.host.party_game import begun, party_of, service
from tests.loops import asynchronous
from tests.ui.browser import Browser

pytestmark = pytest.mark.usefixtures("no_pauses")

TAILS = (
    *("", ".", ",", ")", "!", ":", ";", "%20", "%0A", " ", "\u200b", "%E2%80%8B", "\u00a0", ").", "\u201d"),
    *(".", "%2E", "*", "_", ">", "]", "'", "\u2026", "\ufeff", "%C2%A0"),
)
HEADS = ("/join/", "/Join/", "/JOIN/")


@pytest.mark.parametrize("tail", TAILS, ids=repr)
def test_a_code_is_read_whatever_a_chat_puts_behind_it(tail: str) -> None:
    for code in ("BCDFGH", "bcdfgh", "Bcd Fgh", "bcd-fgh", "BCD%20FGH", "BCD\u200bFGH"):
        assert read_code(code + tail) == "BCDFGH"
        assert is_route(f"join/{code}{tail}")


@pytest.mark.parametrize("wrong", ["BCDFG", "BCDFGHJ", "BCDFG1", "BCDFGA", "%", "", "B" * 99])
def test_what_is_no_code_stays_none(wrong: str) -> None:
    assert read_code(wrong) is None


@asynchronous
async def test_a_link_in_any_letters_and_with_any_tail_leads_to_the_seats() -> None:
    party = party_of(service())
    game = begun(party.service)
    code = party.offer(game.id).code
    for head, tail in zip(HEADS, (".", "%20", ")"), strict=True):
        for written in (code, code.lower()):
            route = accepted("Page", {"route": f"{head}{written}{tail}"})["route"]
            async with Browser().phone(party, str(route)) as app:
                assert app.sees("Who are you?"), route


def test_only_the_first_part_of_a_route_is_in_small_letters() -> None:
    assert accepted("Page", {"route": "/HOST/aBcD"}) == {"route": "/host/aBcD"}
    assert accepted("Page", {"route": "/"}) == {"route": "/"}
