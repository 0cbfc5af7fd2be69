"""The exact odds of Chromosome, and the worth of re-rolls.

    duel = Duel(fight(3, 2, attacker_bonus=2, defender_bonus=2), Holder(fate=4), Holder(fate=4))
    battle_odds(duel).attacker_wins                     # Fraction(5, 8), nobody re-rolling
    solution = Solution(duel)
    solution.advise(Moment(attacker_die=3))             # one Advice per player, in the order they are asked

Everything is computed in whole numbers over one denominator and returned as `Fraction`; there is no separate
exact mode, because the exact computation is fast.
"""

# ruff: noqa: F401
# pyright: reportUnusedImport=false

from companion.rules.chromosome.odds.battle import BattleOdds, Losses, fight
from companion.rules.chromosome.odds.commitment import Commitments, Row, additions, plannable
from companion.rules.chromosome.odds.duel import (
    ATTACKER,
    DEFENDER,
    NOTHING,
    START,
    Advice,
    Duel,
    Helps,
    Holder,
    Moment,
    Outlook,
    Stake,
    battle_odds,
)
from companion.rules.chromosome.odds.phase import Phase, tests_by_power
from companion.rules.chromosome.odds.ranges import ELIMINATION, FACES, FATE_WORTH, LIMIT, Worth
from companion.rules.chromosome.odds.resistance import (
    PlayerProspect,
    ResistanceAdvice,
    ResistanceOdds,
    Rival,
    SeatSolution,
    SeatTests,
    Wish,
    played,
)
from companion.rules.chromosome.odds.solution import Solution, outlook, solved
from companion.rules.chromosome.odds.window import Rerolls
from companion.rules.dice import OddsError
