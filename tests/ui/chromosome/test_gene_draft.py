"""Genes in the draft of a special action: those that can still be named, and their changes."""

import pytest

from companion.rules.chromosome.special import GeneEffect, GenePlace
from companion.rules.chromosome.state import Detail, State
from companion.ui.chromosome.special_draft import GenePlan, gene_effect, settled, sources
from tests.rules.build import JAN, OLA, game, genes


def board(detail: Detail = "full") -> State:
    """Ola has two active action genes, an active and a passive combat gene; Jan a single building gene."""
    return (
        game("Ola", "Jan", detail=detail)
        .given(OLA, active=genes(action=2, combat=1), passive=genes(combat=1))
        .given(JAN, active=genes(building=1), passive=genes())
        .state
    )


def test_the_genes_of_a_board_are_offered_by_side_the_active_ones_first() -> None:
    assert sources(board(), (), OLA) == (("action", True), ("combat", True), ("combat", False))
    assert sources(board(), (), JAN) == (("building", True),)


def test_with_the_quick_level_of_detail_all_count_as_active() -> None:
    assert sources(board("quick"), (), OLA) == (("action", True), ("combat", True))


def test_a_gene_that_has_been_named_is_offered_no_more_once_none_of_it_is_left() -> None:
    gone = GenePlan(OLA, ("combat", True), "gone")
    assert sources(board(), (gone,), OLA) == (("action", True), ("combat", False))
    one = GenePlan(OLA, ("action", True), "gone")
    assert ("action", True) in sources(board(), (one,), OLA)
    assert ("action", True) not in sources(board(), (one, one), OLA)


def test_what_a_gene_becomes_is_offered_on_the_side_on_which_it_lay() -> None:
    turned = GenePlan(OLA, ("combat", False), "telepathy")
    assert sources(board(), (turned,), OLA) == (("action", True), ("combat", True), ("telepathy", False))


def test_a_new_gene_is_active_and_offered_too() -> None:
    new = GenePlan(JAN, "new", "combat")
    assert sources(board(), (new,), JAN) == (("combat", True), ("building", True))


def test_what_changes_on_another_board_or_is_not_said_yet_changes_nothing_here() -> None:
    elsewhere = GenePlan(JAN, ("building", True), "gone")
    unsaid = GenePlan(OLA, ("combat", True))
    nothing = GenePlan(OLA, "new", "gone")
    assert sources(board(), (elsewhere, unsaid, nothing), OLA) == sources(board(), (), OLA)
    after = (elsewhere, GenePlan(OLA, ("combat", True), "gone"))
    assert sources(board(), after, OLA) == (("action", True), ("combat", False))


def test_a_gene_that_can_only_be_one_is_that_one() -> None:
    plans = (GenePlan(JAN, None, "gone"), GenePlan(OLA, None, "gone"))
    only, open_still = settled(board(), plans)
    assert only == GenePlan(JAN, ("building", True), "gone")
    assert open_still == plans[1]


def test_what_has_changed_before_is_minded_when_a_gene_can_only_be_one() -> None:
    state = game().given(OLA, active=genes(action=1, combat=1), passive=genes()).state
    plans = (GenePlan(OLA, ("combat", True), "gone"), GenePlan(OLA, None, "telepathy"))
    assert settled(state, plans)[1] == GenePlan(OLA, ("action", True), "telepathy")


def test_a_gene_that_is_named_stays_the_named_one() -> None:
    plan = GenePlan(JAN, "new", "combat")
    assert settled(board(), (plan,)) == (plan,)


@pytest.mark.parametrize(
    ("plan", "effect"),
    [
        (GenePlan(OLA), None),
        (GenePlan(OLA, ("combat", True)), None),
        (GenePlan(OLA, None, "combat"), None),
        (GenePlan(OLA, "new", "gone"), None),
        (GenePlan(JAN, "new", "combat"), GeneEffect(gene="combat", target=GenePlace(seat=JAN))),
        (
            GenePlan(JAN, ("combat", False), "gone"),
            GeneEffect(gene="combat", source=GenePlace(seat=JAN, active=False)),
        ),
        (
            GenePlan(OLA, ("combat", False), "action"),
            GeneEffect(
                gene="combat",
                source=GenePlace(seat=OLA, active=False),
                target=GenePlace(seat=OLA, active=False),
                becomes="action",
            ),
        ),
        (
            GenePlan(JAN, ("combat", True), "action"),
            GeneEffect(
                gene="combat", source=GenePlace(seat=JAN), target=GenePlace(seat=JAN), becomes="action"
            ),
        ),
    ],
)
def test_a_converted_gene_keeps_its_side_and_a_new_one_is_active(
    plan: GenePlan, effect: GeneEffect | None
) -> None:
    assert gene_effect(plan) == effect
    assert plan.complete == (effect is not None)
