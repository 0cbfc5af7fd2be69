"""Who acts when: the order of a phase, by the ladder."""

from __future__ import annotations

from typing import Literal, assert_never

from companion.rules.soup.state import Phase, State

Order = Literal["ascending", "descending"]


def phase_order(state: State, phase: Phase) -> tuple[int, ...]:
    """The seats in the order in which they act in a phase that begins now.

    Source: the player aid for phases 1, 3, 4 and 6; the others are options of the table (U3, U4).
    """
    match phase:
        case "movement":
            return ladder_order(state, "ascending")
        case "genes" | "division" | "scoring":
            return ladder_order(state, "descending")
        case "environment":
            return ladder_order(state, state.options.environment_order)
        case "deaths":
            return ladder_order(state, state.options.deaths_order)
        case "empty" | "setup" | "over":
            return ()
        case _:
            assert_never(phase)


def ladder_order(state: State, order: Order) -> tuple[int, ...]:
    """The seats by their markers; "ascending" begins with the last on the ladder, unless the table has it
    the other way round. Markers that share a space are in the order of the seats.
    """
    last_first = (order == "ascending") == (state.options.ascending == "last-first")
    players = sorted(state.players, key=lambda player: player.place if last_first else -player.place)
    return tuple(player.seat for player in players)
