"""A shared die window as phones draw it."""

from typing import Any

import flet as ft
import pytest

from companion.device.access import Access
from companion.party.party import Admission, Party
from companion.party.shared_access import GuestAccess, HostAccess
from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.rolls import Accept, ThrowDie
from companion.ui.chromosome.battle import BattleView
from companion.ui.chromosome.context import GameContext, Here
from companion.ui.core.client import Client
from companion.ui.core.component import component, use_effect, use_slice
from companion.ui.core.style import Style
from companion.ui.games import ui_of
from companion.ui.theme.measure import MARGIN
from companion.words import LANGUAGES, Language, Words
from tests.host.party_game import begun, party_of, service
from tests.loops import asynchronous
from tests.ui.harness import Harness
from tests.ui.room import shortened

LOOK = Style(Words("en").of("chromosome"), reduced_motion=True)
WINDOW = (
    Fight(attacker=0, attacker_group=2, defender=1, defender_group=2),
    Commit(side="attacker"),
    Commit(side="defender"),
    ThrowDie(face=3),
)


def sit(party: Party, game: str, seat: int | None) -> GuestAccess:
    answer = party.sit(game, party.offer(game).code, seat)
    assert isinstance(answer, Admission)
    party.come(game, answer.place.id)
    return GuestAccess(party, game, answer.place)


def number(control: Any) -> int:
    """Return a control's number at the client; a different number means a different button."""
    return control._i


@component
def Window(context: GameContext) -> ft.Control:
    """Follow the current battle."""
    state = use_slice(context.changes, lambda: context.state)
    use_effect(context.changes.begin, [])
    return BattleView(Here(context.client.style, context, state))


def shown(party: Party, game: str, access: Access, look: Style | None = None) -> Harness:
    """The window on that device."""
    open_game = party.service.open(game)

    def mount(page: ft.Page) -> None:
        client = Client(page, party.service, access)
        client.style = look or LOOK
        page.render(Window, GameContext(client, open_game, ui_of(open_game.game.key)))

    return Harness(mount)


@asynchronous
async def test_a_phone_says_it_for_its_own_seat_only() -> None:
    party = party_of(service())
    game = begun(party.service, *WINDOW).id
    phones = [sit(party, game, seat) for seat in range(4)]
    async with shown(party, game, phones[2]) as screen:
        assert screen.sees("Still to say: Magda, Tomek and Ola")
        assert not screen.sees("It stands for everybody")
        await screen.tap("Fine by me")
    roll = party.service.open(game).table.state.roll
    assert roll is not None
    assert roll.accepted == (2,)


@asynchronous
async def test_the_button_under_a_finger_stays_when_somebody_else_speaks_first() -> None:
    party = party_of(service())
    open_game = begun(party.service, *WINDOW)
    game = open_game.id
    phones = [sit(party, game, seat) for seat in range(4)]
    async with shown(party, game, phones[3]) as screen:
        under_a_finger = number(screen.tappable("Fine by me"))
        for seat, phone in enumerate(phones[:3]):
            phone.submit(open_game, Accept(seat=seat))
            await screen.settle()
        assert screen.sees("Only your word is missing")
        assert number(screen.tappable("Fine by me")) == under_a_finger


@asynchronous
async def test_the_host_may_close_the_window_for_everybody() -> None:
    party = party_of(service())
    game = begun(party.service, *WINDOW).id
    for seat in range(3):
        sit(party, game, seat)
    async with shown(party, game, HostAccess(party)) as screen:
        assert screen.sees("Still to say: Magda, Tomek and Przemo")
        assert screen.sees("It stands for everybody")


@asynchronous
async def test_a_friend_may_close_the_window_for_those_without_a_phone() -> None:
    party = party_of(service())
    game = begun(party.service, *WINDOW).id
    phone = sit(party, game, 2)
    async with shown(party, game, phone) as screen:
        assert screen.sees("It stands for everybody")
    party.set_rights(game, "strict")
    async with shown(party, game, phone) as screen:
        assert not screen.sees("It stands for everybody")


@asynchronous
async def test_who_looks_on_has_nothing_to_tap_in_the_window() -> None:
    party = party_of(service())
    game = begun(party.service, *WINDOW).id
    async with shown(party, game, sit(party, game, None)) as screen:
        assert screen.sees("You are watching")
        assert not screen.sees("Fine by me")
        assert not screen.sees("Re-roll")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [320, 360, 390])
@asynchronous
async def test_no_word_on_the_buttons_of_a_window_is_cut(width: int, language: Language) -> None:
    party = party_of(service())
    game = begun(party.service, *WINDOW).id
    words = Words(language).of("chromosome")
    look = Style(words, width=width, reduced_motion=True)
    async with shown(party, game, sit(party, game, 2), look) as screen:
        for said in (words("party-fine"), words("party-close-window")):
            rows = screen.controls(ft.Row, where=lambda each, said=said: said in screen.texts(each))
            assert not [text for text in shortened(rows[-1], width - 2 * MARGIN) if said in text]
