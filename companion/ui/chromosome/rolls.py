"""The current roll, for the shared re-roll window, and the sheet that calls off the open action."""

from collections.abc import Sequence
from typing import Final

import flet as ft

from companion.rules.chromosome.actions import EvolutionRolled
from companion.rules.chromosome.areas import RadiationBegan
from companion.rules.chromosome.battle import BattleOpened
from companion.rules.chromosome.corrections import CallOff, OpenPart, open_part
from companion.rules.chromosome.next_step import Spent, spent
from companion.rules.chromosome.radiation import AreaFaced
from companion.rules.chromosome.rolls import Accept, ForceReroll, LetStand, ThrowDie
from companion.rules.chromosome.state import Die, Roll, State
from companion.rules.kernel import Event
from companion.table.journal import Entry
from companion.ui import kit
from companion.ui.chromosome.context import GameContext, Here
from companion.ui.chromosome.names import spent_words
from companion.ui.game.context import Panel
from companion.ui.game.rolls import DiceRoll, PlayersDie
from companion.ui.shared.phones.actions import speaks_for

OPENERS: Final = (BattleOpened, EvolutionRolled, AreaFaced, RadiationBegan)
"""The events that begin something that can be called off."""


def roll_of(state: State) -> DiceRoll | None:
    """Return the current roll; None if there is none.

    Of several dice rolled together, return the roll of the next die due; it has a face once all are rolled.
    """
    return _told(state, state.roll) if state.roll is not None else None


def roll_of_die(state: State, roller: int) -> DiceRoll | None:
    """Return the roll for one of the dice rolled together."""
    roll = state.roll
    die = roll.die_of(roller) if roll is not None else None
    return _told(state, roll, die) if roll is not None and die is not None else None


def attack_due(state: State) -> DiceRoll | None:
    """Return the attacker's next roll, for use before the strengths are settled; None without a battle."""
    return _told(state, Roll(purpose="attack", roller=state.battle.attacker.seat)) if state.battle else None


def _told(state: State, roll: Roll, die: Die | None = None) -> DiceRoll:
    radiation = state.radiation
    tests = (radiation.area, len(radiation.tests)) if radiation is not None else None
    due = next(iter(roll.due), roll.roller)
    own = die or roll.die_of(due) or roll.dice[0]
    several = bool(roll.others)
    roller = own.roller if several else None
    return DiceRoll(
        faces=state.options.die,
        roller=own.roller,
        face=own.face if die is not None or not roll.due else None,
        throws=own.throws if die is not None else roll.throws,
        earlier=own.earlier,
        accepted=roll.accepted,
        points=tuple(player.fate for player in state.players),
        asked=tuple(seat for seat in state.clockwise(own.roller) if not state.players[seat].eliminated),
        which=(roll.purpose, roll.roller, tests),
        throw=lambda face: ThrowDie(face=face, roller=roller),
        accept=lambda seat: Accept(seat=seat, throws=roll.throws),
        let_stand=LetStand(throws=roll.throws),
        reroll=lambda seat, throw: ForceReroll(by=seat, throws=own.throws, throw=throw, roller=roller),
        dice=tuple(PlayersDie(each.roller, each.face) for each in roll.dice) if several else (),
    )


def may_call_off(context: GameContext, panel: Panel | None = None) -> bool:
    """Return whether this device may call off the open action.

    The devices of the acting player and of the host may do so.
    """
    state = context.state
    seat = state.roll.roller if state.roll is not None else state.active
    if seat is None or open_part(state) is None or not speaks_for(context, seat):
        return False
    return context.may(CallOff())


def call_off_row(here: Here) -> list[ft.Control]:
    """Draw the menu row for calling off the open action; it opens a sheet that says what is lost."""
    what = open_part(here.state)
    if what is None or not may_call_off(here.context):
        return []
    show = lambda: here.context.show(Panel("call-off"))  # noqa: E731
    return [kit.link_row(here.style, "close", here.words("call-off", what=what), show, inset=0)]


@kit.component
def CallOffSheet(here: Here, panel: Panel) -> ft.Control:
    """Draw the sheet that calls off the open action: what is lost, and the question."""
    style, words, context = here.style, here.words, here.context
    what = open_part(here.state)
    if what is None:
        return ft.Container()
    said, danger = words("call-off", what=what), here.palette.danger
    give_up = lambda: context.submit_and_close(CallOff())  # noqa: E731
    leave = kit.secondary(style, said, give_up, expand=True, ink=danger, edge=danger)
    stay = kit.secondary(style, words("call-off-not"), context.close, expand=True)
    buttons: list[ft.Control] = [stay, leave]
    pair = [ft.Row([each]) for each in buttons] if style.stacks else [ft.Row(buttons, spacing=kit.GAP_WIDE)]
    return kit.sheet(
        style,
        said,
        [style.text(_lost(here, what), kit.BODY, lines=8)],
        context.close,
        footer=kit.column(pair, kit.GAP, stretch=True),
        on_back=lambda: context.show(Panel("menu")),
    )


def _lost(here: Here, what: OpenPart) -> str:
    """Say which action is abandoned, and which price is lost with it."""
    style, words, state = here.style, here.words, here.state
    paid: list[str] = []
    for player in state.players:
        price = spent(paid_for(here.context.open_game.table.entries), player.seat)
        parts = [spent_words(style, price)] if price._replace(energy=0) != Spent() else []
        if price.energy:
            parts.append(words("call-off-tokens", count=price.energy))
        if parts:
            paid.append(words("call-off-by", player=player.name, price=" + ".join(parts)))
    gone = [words("call-off-paid", paid=words.list(paid))] if paid else []
    return " ".join([words("call-off-note", what=what), *gone, words("call-off-undo")])


def paid_for(entries: Sequence[Entry]) -> tuple[Event, ...]:
    """Return the journal's events since the open battle, evolution or test began, including its payment."""
    found: tuple[Event, ...] = ()
    for entry in reversed(entries):
        found = (*entry.events, *found)
        if any(isinstance(event, OPENERS) for event in entry.events):
            break
    return found
