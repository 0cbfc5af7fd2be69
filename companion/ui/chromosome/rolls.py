"""The current roll, for the shared re-roll window, and calling off what it is for."""

import flet as ft

from companion.rules.chromosome.corrections import CallOff
from companion.rules.chromosome.rolls import Accept, ForceReroll, LetStand, ThrowDie
from companion.rules.chromosome.state import Roll, State
from companion.ui import kit
from companion.ui.chromosome.context import Here
from companion.ui.game.rolls import DiceRoll


def roll_of(state: State) -> DiceRoll | None:
    """Return the current roll; None where there is none."""
    return _told(state, state.roll) if state.roll is not None else None


def attack_due(state: State) -> DiceRoll | None:
    """Return the attacker's roll while strengths are still to be settled; None where there is no battle."""
    return _told(state, Roll(purpose="attack", roller=state.battle.attacker.seat)) if state.battle else None


def _told(state: State, roll: Roll) -> DiceRoll:
    radiation = state.radiation
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
        asked=tuple(seat for seat in state.clockwise(roll.roller) if not state.players[seat].eliminated),
        which=(roll.purpose, roll.roller, tests),
        throw=lambda face: ThrowDie(face=face),
        accept=lambda seat: Accept(seat=seat, throws=throws),
        let_stand=LetStand(throws=throws),
        reroll=lambda seat, throw: ForceReroll(by=seat, throws=throws, throw=throw),
    )


def call_off(here: Here, said: str) -> ft.Control:
    """Draw the quiet button that calls off the current battle or test."""
    button = kit.plain(here.style, said, lambda: here.context.submit(CallOff()), ink=here.palette.quiet)
    return ft.Row([button], alignment=ft.MainAxisAlignment.CENTER)
