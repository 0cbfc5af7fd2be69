"""A club's processes, killed every few seconds for a minute while four phones tap."""

import asyncio
import random
from typing import Final

from tests.club.deaths import evening_of_deaths
from tests.club.evening import a_club
from tests.postgres import a_postgres
from tests.torture.tally import Tally, Until

SECONDS: Final = 60.0
"""Length of one evening in seconds."""


def run(seed: int, until: Until, only: str | None = None, seconds: float = SECONDS) -> Tally:
    """Play one evening after another; a trial is an evening.

    Args:
        seed: The random seed.
        until: The time after which no evening begins; the first evening is always played to its end.
        only: The number of the only evening to play.
        seconds: Length of one evening.
    """
    tally, number, sentences = Tally("club"), int(only or 0), 0
    with a_postgres() as postgres:
        while True:
            chance = random.Random(f"{seed}/club/{number}")
            try:
                with a_club(postgres.prepared()) as club:
                    kills, compared = asyncio.run(evening_of_deaths(club, club.begin(), seconds, chance))
                    if "Traceback" in (errors := club.errors()):
                        tally.find("crashed", str(number), f"a process wrote a traceback: {errors[-200:]}")
                tally.tried, sentences = tally.tried + kills, sentences + compared
            except AssertionError as error:
                tally.find("differs", str(number), str(error))
            except Exception as error:
                tally.crash(str(number), error)
            number += 1
            if only is not None or until.left < seconds:
                break
    tally.note = f"{sentences} sentences on screens compared with the fold"
    return tally
