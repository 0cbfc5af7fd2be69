"""A club night in browsers: four pages at one table, served by three PostgreSQL processes behind nginx."""

import re
from collections.abc import Generator

import pytest
from playwright.sync_api import Browser, expect

from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.rolls import ThrowDie
from companion.words import Words
from tests.browser.app import SECONDS
from tests.browser.phones import FINE, NAMES, fight, reroll
from tests.club.evening import Club, a_club
from tests.club.pages import bereft, come_back, four_pages, spoken
from tests.postgres import Postgres
from tests.torture.ledger import folded
from tests.torture.screens import differences, said_over, shown_on
from tests.waiting import until

pytestmark = pytest.mark.browser

WORDS = Words("en").of("chromosome")

DIE_LIES = (
    Fight(attacker=0, attacker_group=2, defender=1, defender_group=2),
    Commit(side="attacker"),
    Commit(side="defender"),
    ThrowDie(face=3),
)


@pytest.fixture
def club(postgres: Postgres) -> Generator[Club]:
    """Three processes behind a proxy."""
    with a_club(postgres.prepared()) as club:
        yield club


def test_a_whole_battle_is_fought_from_four_pages_at_three_processes(browser: Browser, club: Club) -> None:
    game = club.begin()
    with four_pages(browser, club, game) as everybody:
        assert sum(count > 0 for count in club.phones_at()) == len(club.processes)
        magda = everybody[0]
        magda.tap(re.compile("^" + WORDS("action-spark") + ", "))
        for name in NAMES[:2]:
            magda.tap(WORDS("fight-size", player=name, count=2))
        magda.tap(WORDS("fight-begin"))
        fight(everybody)
        state, said = folded(club.rows(game)), said_over(club.rows(game))[-1]
        assert state.battle is None
        assert [player.fate for player in state.players] == [4, 3, 3, 3]
        assert sum(player.on_board + player.trophy_count for player in state.players) == 8
        for page in everybody:
            page.sees(said.heading).shows(said.undo)
            shown = shown_on(spoken(page), NAMES)
            assert shown.players.keys() == said.players.keys()
            assert differences(shown, said) == (len(NAMES) + 1, [])  # `shows` has checked undo
            assert page.errors == []
    assert "Traceback" not in club.errors(), club.errors()


def test_a_page_whose_process_is_killed_in_a_reroll_window_is_back_by_itself_in_its_seat_on_the_same_screen(
    browser: Browser, club: Club
) -> None:
    game = club.begin(*DIE_LIES)
    with four_pages(browser, club, game) as everybody:
        for page in everybody:
            page.shows(FINE)
        screens = [spoken(page) for page in everybody]
        gone = bereft(club, everybody)
        assert gone
        come_back(gone)
        for page, screen in zip(everybody, screens, strict=True):
            until(lambda page=page, screen=screen: spoken(page) == screen)
        at = everybody.index(gone[-1])
        reroll(gone[-1], NAMES[at], 4)  # only this seat may spend its fate
        everybody[0].tap("Roll")
        for page in everybody:
            page.sees(re.compile("before", re.IGNORECASE)).tap(FINE)
            expect(page.page.locator("#away")).to_have_count(0, timeout=SECONDS)
        everybody[1].shows("Roll")
        assert [player.fate for player in folded(club.rows(game)).players] == [
            3 if seat == at else 4 for seat in range(len(NAMES))
        ]
