"""Four phones at one table, spread over three processes behind a proxy: every screen stays correct."""

import asyncio
import random
from typing import Final

from tests.club.evening import a_club, agree, seated, tapping
from tests.postgres import Postgres

TAPS: Final = 2000


def test_two_thousand_random_taps_from_four_phones_and_every_screen_is_the_fold(postgres: Postgres) -> None:
    async def evening() -> None:
        game = club.begin()
        async with seated(club, game, random.Random(17)) as guests:
            assert sum(count > 0 for count in club.phones_at()) == 3  # spread over all processes
            assert await tapping(guests, TAPS) >= TAPS
            assert await agree(club, game, guests) >= 4
        rows = club.rows(game)
        assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
        assert len(rows) > 50
        print(len(rows), "rows")

    with a_club(postgres.prepared()) as club:
        asyncio.run(evening())
        assert "Traceback" not in club.errors(), club.errors()
