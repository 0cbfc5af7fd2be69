"""The roll under way as the shared re-roll window wants it."""

from __future__ import annotations

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.state import State
from companion.ui.shared.rolls import DiceRoll


def roll_of(state: State) -> DiceRoll | None:
    """The roll under way; None where there is none."""
    roll, radiation = state.roll, state.radiation
    if roll is None:
        return None
    tests = (radiation.area, len(radiation.tests)) if radiation is not None else None
    throws = roll.throws
    return DiceRoll(
        faces=state.options.die,
        roller=roll.roller,
        face=roll.face,
        throws=throws,
        earlier=roll.earlier,
        accepted=roll.accepted,
        points=tuple(player.fate for player in state.players),
        most_points=state.options.fate_max,
        asked=tuple(seat for seat in state.clockwise(roll.roller) if not state.players[seat].eliminated),
        which=(roll.purpose, roll.roller, tests),
        throw=lambda face: cmd.ThrowDie(face=face),
        accept=lambda seat: cmd.Accept(seat=seat, throws=throws),
        let_stand=cmd.LetStand(throws=throws),
        reroll=lambda seat, throw: cmd.ForceReroll(by=seat, throws=throws, throw=throw),
    )
