"""The odds of Chromosome, exactly, and what a re-roll is worth.

    odds = battle_odds(Battle(3, 2, attacker_bonus=2, defender_bonus=2))
    odds.attacker_wins                                  # Fraction(5, 8)
    solution = Solution(Duel(Battle(3, 2, 2, 2), attacker_fate=4, defender_fate=4))
    solution.advise(Moment(attacker_die=3))             # one Advice a player, in the order they are asked

Everything is computed in whole numbers over one denominator and handed out as `Fraction`; there is no
separate exact mode, because the exact one is the fast one.
"""

# ruff: noqa: F401
# pyright: reportUnusedImport=false

from companion.rules.chromosome.odds.battle import Battle, BattleOdds, Losses, TieRule, battle_odds
from companion.rules.chromosome.odds.commitment import Commitments, Reserve, Row, Stake
from companion.rules.chromosome.odds.duel import (
    ATTACKER,
    DEFENDER,
    START,
    Advice,
    Bystander,
    Duel,
    Helps,
    Moment,
    Outlook,
)
from companion.rules.chromosome.odds.phase import Exposed, Exposure, Phase, Trial
from companion.rules.chromosome.odds.ranges import ELIMINATION, FACES, FATE_WORTH, LIMIT, Worth
from companion.rules.chromosome.odds.resistance import (
    PlayerProspect,
    ResistanceAdvice,
    ResistanceOdds,
    Rival,
    SeatSolution,
    SeatTests,
    one_test,
)
from companion.rules.chromosome.odds.solution import Solution
from companion.rules.chromosome.odds.window import Rerolls
from companion.rules.dice import OddsError
