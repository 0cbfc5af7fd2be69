"""Every numeric input of the odds has a range.

Its bounds are accepted, and the error names a number beyond them.
"""

from collections.abc import Callable
from typing import Any

import pytest

from companion.rules.chromosome.odds import (
    Commitments,
    Helps,
    Moment,
    OddsError,
    Phase,
    Rival,
    SeatSolution,
    Solution,
    Stake,
)
from tests.rules.odds.fights import bystander, commitments, fight, reserve, with_fate
from tests.rules.odds.trials import OneTest, exposed, phase

PLAIN, TEST = fight(2, 2), OneTest(4, 2)

DUEL = Solution(with_fate(PLAIN, 1, 1))
TABLES = commitments(PLAIN, reserve(2, 1), reserve(1, 1))


def resistance(*fate: Any, **more: Any) -> SeatSolution:
    return SeatSolution(TEST.with_fate(*fate, **more))


def one_area(**numbers: Any) -> Phase:
    """One player next to one area."""
    return phase(((4, (1,)),), (exposed(**numbers),))


WHOLE: dict[str, tuple[Callable[[int], object], str, int, int]] = {
    "attacking group": (lambda n: fight(n, 1), "attacker_size", 1, 3),
    "defending group": (lambda n: fight(1, n), "defender_size", 1, 3),
    "attacker's bonus": (lambda n: fight(1, 1, n), "attacker_bonus", -10, 30),
    "defender's bonus": (lambda n: fight(1, 1, 0, n), "defender_bonus", -10, 30),
    "die of a battle": (lambda n: fight(1, 1, faces=n), "die", 2, 20),
    "attacker's fate": (lambda n: with_fate(PLAIN, n), "attacker_fate", 0, 10),
    "defender's fate": (lambda n: with_fate(PLAIN, 0, n), "defender_fate", 0, 10),
    "bystander's fate": (
        lambda n: with_fate(PLAIN, bystanders=(bystander(Helps.NOBODY, n),)),
        "bystander_fate",
        0,
        10,
    ),
    "attacker's tokens on the board": (lambda n: with_fate(PLAIN, attacker_on_board=n), "on_board", 1, 12),
    "defender's tokens on the board": (lambda n: with_fate(PLAIN, defender_on_board=n), "on_board", 1, 12),
    "attacker's genes": (lambda n: commitments(PLAIN, reserve(n), reserve()), "attacker_genes", 0, 8),
    "defender's genes": (lambda n: commitments(PLAIN, reserve(), reserve(n)), "defender_genes", 0, 8),
    "attacker's fate to commit": (
        lambda n: commitments(PLAIN, reserve(0, n), reserve()),
        "attacker_fate",
        0,
        10,
    ),
    "defender's fate to commit": (
        lambda n: commitments(PLAIN, reserve(), reserve(0, n)),
        "defender_fate",
        0,
        10,
    ),
    "genes that the attacker has put in": (
        lambda n: TABLES.defender_table(Stake(n, 0)),
        "attacker_genes",
        0,
        2,
    ),
    "fate that the attacker has put in": (
        lambda n: TABLES.defender_table(Stake(0, n)),
        "attacker_fate",
        0,
        1,
    ),
    "attacker's face": (lambda n: DUEL.advise(Moment(n)), "face", 1, 4),
    "defender's face": (lambda n: DUEL.advise(Moment(1, n)), "face", 1, 4),
    "power of a test": (lambda n: OneTest(n, 1), "power", 1, 20),
    "groups of a test": (lambda n: OneTest(1, n), "groups", 1, 12),
    "building genes of a test": (lambda n: OneTest(1, 1, n), "building_genes", 0, 9),
    "irradiation before a test": (lambda n: OneTest(1, 1, 0, n), "irradiation", 0, 7),
    "limit of a test": (lambda n: OneTest(1, 1, limit=n), "limit", 1, 20),
    "die of a test": (lambda n: OneTest(1, 1, faces=n), "die", 2, 20),
    "fate for a test": (resistance, "fate", 0, 10),
    "a rival's fate": (lambda n: resistance(rivals=(Rival(n),)), "rival_fate", 0, 30),
    "face of a test": (resistance(1).advise, "face", 1, 4),
    "limit of a phase": (lambda n: phase((), (exposed(),), limit=n), "limit", 1, 20),
    "die of a phase": (lambda n: phase((), (exposed(),), faces=n), "die", 2, 20),
    "players of a phase": (lambda n: phase((), (exposed(),) * n), "players", 1, 4),
    "irradiation before a phase": (lambda n: one_area(irradiation=n), "irradiation", 0, 7),
    "fate in a phase": (lambda n: one_area(fate=n), "fate", 0, 10),
    "building genes in a phase": (lambda n: one_area(building_genes=n), "building_genes", 0, 9),
    "power of an area": (lambda n: phase(((n, (1,)),), (exposed(),)), "power", 1, 20),
}
"""A call with an integer, the input's name, and its range."""


@pytest.mark.parametrize("what", WHOLE)
def test_the_ends_of_a_range_are_taken_and_the_next_numbers_are_named(what: str) -> None:
    ask, field, least, most = WHOLE[what]
    ask(least)
    ask(most)
    for beyond in (least - 1, most + 1):
        with pytest.raises(OddsError) as caught:
            ask(beyond)
        told = caught.value
        assert (told.field, told.low, told.high, told.value) == (field, least, most, beyond)


WORTHS: dict[str, tuple[Callable[[float], object], str]] = {
    "attacker's fate": (lambda worth: with_fate(PLAIN, attacker_worth=worth), "fate_worth"),
    "defender's fate": (lambda worth: with_fate(PLAIN, defender_worth=worth), "fate_worth"),
    "bystander's fate": (
        lambda worth: with_fate(PLAIN, bystanders=(bystander(Helps.NOBODY, 1, worth),)),
        "fate_worth",
    ),
    "elimination in a battle": (lambda worth: with_fate(PLAIN, elimination=worth), "elimination"),
    "fate to commit": (
        lambda worth: commitments(PLAIN, reserve(fate_worth=worth), reserve()),
        "fate_worth",
    ),
    "genes to commit": (
        lambda worth: commitments(PLAIN, reserve(), reserve(gene_worth=worth)),
        "gene_worth",
    ),
    "fate in a test": (lambda worth: resistance(1, worth), "fate_worth"),
    "elimination by a test": (lambda worth: resistance(1, 2, worth), "elimination"),
    "a rival's fate": (
        lambda worth: resistance(rivals=(Rival(1, worth),)),
        "fate_worth",
    ),
    "an elimination to a rival": (
        lambda worth: resistance(rivals=(Rival(1, 2, worth),)),
        "per_elimination",
    ),
    "a dose to a rival": (
        lambda worth: resistance(rivals=(Rival(1, 2, 1, worth),)),
        "per_dose",
    ),
    "fate in a phase": (lambda worth: phase((), (exposed(),), fate_worth=worth), "fate_worth"),
    "elimination in a phase": (lambda worth: phase((), (exposed(),), elimination=worth), "elimination"),
}
"""A call with a worth in points, and the input's name."""


@pytest.mark.parametrize("what", WORTHS)
def test_whatever_is_worth_something_is_worth_0_to_1000_points(what: str) -> None:
    ask, field = WORTHS[what]
    ask(0)
    ask(1000)
    for beyond in (-0.5, 1000.5):
        with pytest.raises(OddsError) as caught:
            ask(beyond)
        told = caught.value
        assert (told.field, told.low, told.high, told.value) == (field, 0, 1000, beyond)
        assert told.key == "odds-error-number"


def with_attacker_bonus(bonus: int) -> Commitments:
    """Return the commitments of an attacker who has this bonus and can add to it."""
    return commitments(fight(1, 1, bonus), reserve(8, 10), reserve())


def with_defender_bonus(bonus: int) -> Commitments:
    """Return the commitments of a defender who has this bonus and can add to it."""
    return commitments(fight(1, 1, 0, bonus), reserve(), reserve(8, 10))


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (with_attacker_bonus, "attacker_bonus"),
        (with_defender_bonus, "defender_bonus"),
    ],
)
def test_a_bonus_leaves_room_for_all_that_may_still_be_added(
    ask: Callable[[int], object], field: str
) -> None:
    ask(12)
    with pytest.raises(OddsError) as caught:
        ask(13)
    told = caught.value
    assert (told.field, told.low, told.high, told.value) == (field, -10, 12, 13)


def test_a_phase_has_ten_areas_at_most() -> None:
    assert len(phase(((1, (1,)),) * 10, (exposed(),)).tests) == 10
    with pytest.raises(OddsError) as caught:
        phase(((1, (1,)),) * 11, (exposed(),))
    told = caught.value
    assert (told.field, told.low, told.high, told.value) == ("areas", 0, 10, 11)
