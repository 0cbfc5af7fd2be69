"""The odds of Primordial Soup, exactly.

next_debt(OzoneDeck((9, 10)), 12).mean(int)                # what the next card costs on average
dearer(OzoneDeck((9, 10)), before=12, after=16)            # what another gene costs until the last card
direction_chance(("west",), dice=2), attacker_wins(attacker_retries=True)
"""

from companion.rules.dice import OddsError
from companion.rules.soup.odds.fights import attacker_wins
from companion.rules.soup.odds.movement import direction_chance
from companion.rules.soup.odds.ozone import OzoneDeck, dearer, debt_in, next_debt, total_debt

__all__ = [
    "OddsError",
    "OzoneDeck",
    "attacker_wins",
    "dearer",
    "debt_in",
    "direction_chance",
    "next_debt",
    "total_debt",
]
