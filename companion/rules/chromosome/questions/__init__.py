"""The questions to the odds of Chromosome: a battle, a resistance test, a radiation phase."""

from companion.rules.chromosome.questions.battle import BattleQuestion
from companion.rules.chromosome.questions.phase import PhaseQuestion
from companion.rules.chromosome.questions.resistance import (
    ResistanceQuestion,
    about_rivals,
    reckoned_in_tests,
)

__all__ = ["BattleQuestion", "PhaseQuestion", "ResistanceQuestion", "about_rivals", "reckoned_in_tests"]
