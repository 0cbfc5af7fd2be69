"""The steps of the set-up in words: what to do, with the numbers of this table."""

from __future__ import annotations

from typing import Final, NamedTuple

from companion.rules.carnomorphs.data import (
    EGGS,
    MOST_PLAYERS,
    OBJECTIVES_EACH,
    SETUP_STEPS,
    SetupStep,
    starting_bag,
)
from companion.rules.carnomorphs.state import Player, State
from companion.ui.core.style import Style

FIRST_NUMBER: Final = 2
"""The rulebook's number of the first of `SETUP_STEPS`; with step 1 the board is laid down."""


class StepGroup(NamedTuple):
    """Steps that one person can do while somebody else does others."""

    name: str
    steps: tuple[SetupStep, ...]


GROUPS: Final = (
    StepGroup("board", SETUP_STEPS[:7]),
    StepGroup("carnomorphs", SETUP_STEPS[7:9]),
    StepGroup("stocks", SETUP_STEPS[9:12]),
    StepGroup("crew", SETUP_STEPS[12:]),
)
"""All steps, in the rulebook's order."""


def step_number(step: SetupStep) -> int:
    """Return the number of a step in the rulebook."""
    return SETUP_STEPS.index(step) + FIRST_NUMBER


def by_number(state: State) -> list[Player]:
    """Return the players in the order of their help cards, in which they choose characters."""
    return sorted(state.players, key=lambda player: player.number)


def instruction(style: Style, state: State, step: SetupStep) -> str:
    """Describe a step, for this number of players."""
    words, players = style.words, len(state.players)
    who = "alone" if players == 1 else "several"
    match step:
        case "pods":
            return words("setup-pods-how", count=len(state.pods), sectors=_sectors(style, state))
        case "carnomorph-board":
            return words("setup-carnomorph-board-how", eggs=EGGS)
        case "bag":
            bag = starting_bag(players)
            return words("setup-bag-how", blank=bag.blank, blue=bag.blue, red=bag.red, total=bag.total)
        case "help-cards":
            return words("setup-help-cards-how", who=who, players=players, dealt=_dealt(style, state))
        case "objectives":
            which = "all" if players == MOST_PLAYERS else "some"
            return words("setup-objectives-how", which=which, players=players, each=OBJECTIVES_EACH)
        case "characters":
            names = [player.name for player in by_number(state)]
            return words("setup-characters-how", who=who, order=" – ".join(names), first=names[0])
        case "first-player":
            return words("setup-first-player-how", player=by_number(state)[0].name)
        case _:
            return words(f"setup-{step}-how")


def _sectors(style: Style, state: State) -> str:
    """Return how many pods are in each sector."""
    counts = [sum(pod.sector == sector for pod in state.pods) for sector in ("A", "B")]
    return style.words("setup-pods-sectors", a=counts[0], b=counts[1])


def _dealt(style: Style, state: State) -> str:
    """Return who has which help card."""
    return style.words.list(
        [style.words("setup-help-card", player=each.name, number=each.number) for each in by_number(state)]
    )
