"""A Metagorger attacks: which figure, and all that comes of it in one entry."""

from __future__ import annotations

from typing import NamedTuple

import flet as ft

from companion.rules.carnomorphs.combat import intruder_fights, room_of
from companion.rules.carnomorphs.mutation import MetagorgerAttack
from companion.rules.carnomorphs.state import Intruder, State
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.intruders import standing_words
from companion.ui.carnomorphs.secrets.page import action_page, chips
from companion.ui.core.component import component, keyed, use_state
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.theme.typography import LABEL
from companion.words import Words


class Attacker(NamedTuple):
    """The attacking Metagorger."""

    intruder: int | None = None
    """Its id, where it is listed."""

    surprise: bool = False
    """Whether it was never on the board."""


def attackers(state: State, seat: int) -> tuple[Attacker, ...]:
    """Return the Metagorgers that can attack a character, those in its room first, one from the bag last.

    Of figures that nobody could tell apart there is one.
    """
    room = room_of(state, state.players[seat])
    listed = [each for each in state.intruders if each.kind == "metagorger"]
    listed.sort(
        key=lambda each: (
            room is None or each.room != room.id,
            not intruder_fights(state, each),
            each.id,
        )
    )
    alike = {_told_by(state, each): Attacker(each.id) for each in reversed(listed)}
    found = [alike[told] for told in dict.fromkeys(_told_by(state, each) for each in listed)]
    if state.loose.metagorger:
        found.append(Attacker())
    return (*found, Attacker(surprise=True))


def _told_by(state: State, figure: Intruder) -> tuple[int | None, int, bool]:
    return figure.room, figure.injuries, intruder_fights(state, figure)


def attacker_words(words: Words, state: State, attacker: Attacker) -> str:
    """Describe a figure by its room and its condition there, or by where it comes from."""
    if attacker.surprise:
        return words("attack-surprise")
    figure = state.intruder(attacker.intruder) if attacker.intruder is not None else None
    if figure is not None:
        return standing_words(words, state, figure, nowhere=words("attack-nowhere"))
    return words("attack-unlisted" if state.intruders else "attack-on-board")


def attack_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "attack"."""
    return keyed(f"attack-{panel.seat}", AttackPage, style, context, state, panel.seat)


@component
def AttackPage(style: Style, context: GameContext, state: State, seat: int) -> ft.Control:
    """Draw which Metagorger attacks, and the outcome."""
    words = style.words
    can = attackers(state, seat)
    chosen, choose = use_state(can[0])
    attacker = chosen if chosen in can else can[0]
    parts: list[ft.Control] = []
    if len(can) > 1:
        items = [(each, attacker_words(words, state, each)) for each in can]
        parts.append(chips(style, words("attack-which"), items, attacker, choose))
    else:
        parts.append(style.text(words("attack-surprise-note"), LABEL, style.palette.quiet))
    return action_page(
        style,
        context,
        state,
        seat,
        "attack",
        words("attack-title"),
        parts,
        confirm=words("attack-confirm"),
        command=MetagorgerAttack(seat=seat, intruder=attacker.intruder, surprise=attacker.surprise),
    )
