"""Processes and the database die while four phones play: nothing acknowledged is lost, and play resumes."""

import asyncio
import random
from collections.abc import Callable
from typing import Final

from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.rolls import ThrowDie
from companion.words import Words
from tests.club.deaths import evening_of_deaths
from tests.club.evening import a_club, agree, bereft, seated
from tests.postgres import Postgres
from tests.torture.evening import quiet
from tests.waiting import PATIENCE

WORDS: Final = Words("en")
AWAY: Final = WORDS("table-store-away")
REFUSED: Final = WORDS("store-unreachable")
FINE: Final = WORDS("party-fine")

SECONDS_OF_DEATHS: Final = 15.0
"""Duration of the evening; `make torture ARGS=club` runs for a minute."""


async def until(holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.02)


def test_processes_are_killed_every_few_seconds_and_nothing_that_was_shown_is_lost(
    postgres: Postgres,
) -> None:
    with a_club(postgres.prepared()) as club:
        kills, compared = asyncio.run(
            evening_of_deaths(club, club.begin(), SECONDS_OF_DEATHS, random.Random(3))
        )
    assert kills
    assert compared >= 4


def test_a_killed_process_s_phones_come_back_to_the_same_seat_through_another_one_in_a_reroll_window(
    postgres: Postgres,
) -> None:
    window = (
        Fight(attacker=0, attacker_group=2, defender=1, defender_group=2),
        Commit(side="attacker"),
        Commit(side="defender"),
        ThrowDie(face=2),
    )

    async def evening() -> None:
        game = club.begin(*window)
        async with seated(club, game, random.Random(5)) as guests:
            await until(lambda: all(FINE in each.phone.texts() for each in guests))
            await quiet(guests)
            screens = {each.name: each.phone.texts() for each in guests}
            places = {each.name: dict(each.phone.storage) for each in guests}
            gone = await bereft(club, guests)
            assert gone
            for each in gone:
                each.cut()
                await each.come(20.0)
            await until(lambda: {each.name: each.phone.texts() for each in guests} == screens)
            assert {each.name: each.phone.storage for each in guests} == places
            rows = len(club.rows(game))
            for each in guests:
                assert await each.phone.click(FINE, 5.0), each.phone.to_tap()  # briefly off after changes
            await until(lambda: len(club.rows(game)) == rows + len(guests))
            for each in guests:
                assert not each.phone.broken, each.phone.broken

    with a_club(postgres.prepared()) as club:
        asyncio.run(evening())


def test_a_database_that_is_killed_is_told_of_calmly_and_play_goes_on_when_it_is_back(
    postgres: Postgres,
) -> None:
    async def evening() -> None:
        game = club.begin()
        async with seated(club, game, random.Random(7)) as guests:
            versions = len(club.rows(game))
            postgres.kill()
            try:
                await until(lambda: all(AWAY in " ".join(each.phone.texts()) for each in guests))
                taps = [words for words, _ in guests[0].phone.to_tap()]
                assert await guests[0].phone.click("Magda: spend a fate point", 5.0), taps
                await until(lambda: REFUSED in guests[0].phone.texts())
            finally:
                postgres.start()
            await until(lambda: all(AWAY not in " ".join(each.phone.texts()) for each in guests))
            assert len(club.rows(game)) == versions  # refused changes were not queued for later
            await until(lambda: any("spend a fate point" in words for words, _ in guests[0].phone.to_tap()))
            assert await guests[0].phone.click("Magda: spend a fate point", 5.0)
            await until(lambda: len(club.rows(game)) == versions + 1)
            assert await agree(club, game, guests) >= 4

    with a_club(postgres.prepared()) as club:
        asyncio.run(evening())
