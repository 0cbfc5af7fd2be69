"""Rulebook, Clarification of objectives: of the four, those that the app can decide."""

import pytest

from companion.rules.carnomorphs.data import CLARIFIED_OBJECTIVES, IntruderKind, ResearchObject
from companion.rules.carnomorphs.objectives import fulfilled
from companion.rules.carnomorphs.state import Adaptation
from tests.rules.carnomorphs.tables_flow import JAN, OLA, table

KINDS: tuple[IntruderKind, ...] = ("shambler", "fleshbeast", "butcher")


@pytest.mark.parametrize(
    ("objective", "discarded", "signal", "butcher_dead", "expected"),
    [
        ("extreme-field-biology", ("corpse",), True, True, False),
        ("extreme-field-biology", ("corpse", "egg"), False, False, True),
        ("ab-ovo", ("corpse", "carcass"), True, True, False),
        ("ab-ovo", ("egg",), False, False, True),
        ("necroscopy", ("carcass",), False, True, False),
        ("necroscopy", ("egg",), True, True, False),
        ("necroscopy", ("carcass",), True, False, True),
        ("great-hunt", (), False, True, False),
        ("great-hunt", (), True, False, False),
        ("great-hunt", (), True, True, True),
        ("Quarantine", (), True, True, None),
    ],
)
def test_an_objective_is_fulfilled_by_discarded_adaptations_the_signal_and_the_butcher(
    objective: str,
    discarded: tuple[ResearchObject, ...],
    signal: bool,
    butcher_dead: bool,
    expected: bool | None,
) -> None:
    cards = tuple(
        Adaptation(kind=kind, revealed=True, discarded=True, research=research)
        for kind, research in zip(KINDS, discarded, strict=False)
    )
    state = table("Ola", "Jan").state.replace(adaptations=cards, butcher_dead=butcher_dead)
    player = state.players[OLA].replace(signal=signal)
    assert fulfilled(state, player, objective) is expected


@pytest.mark.parametrize("objective", CLARIFIED_OBJECTIVES)
def test_every_clarified_objective_has_an_answer(objective: str) -> None:
    state = table("Ola", "Jan").state
    assert fulfilled(state, state.players[OLA], objective) is False


def test_after_an_explosion_the_great_hunt_has_no_verdict() -> None:
    """This rulebook requires a kill, but the base card also counts an explosion: the table decides."""
    play = table("Ola", "Jan").given(OLA, signal=True)
    assert fulfilled(play.state, play[OLA], "great-hunt") is False
    play.where(ending="explosion")
    assert fulfilled(play.state, play[OLA], "great-hunt") is None
    assert fulfilled(play.state, play[JAN], "great-hunt") is False, "without a signal"
    assert fulfilled(play.where(butcher_dead=True).state, play[OLA], "great-hunt") is True
