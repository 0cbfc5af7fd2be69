"""Chromosome's notes on journal entries: the room, a replaced face, a dose, the last round."""

from __future__ import annotations

from companion.rules.chromosome.state import State
from companion.rules.kernel import Label
from companion.ui.core.style import Style

LAST = 1
"""The clock's value in the last round."""


def last_round_follows(state: State) -> bool:
    """Return whether the radiation phase of this state is followed by the last round of the game."""
    return state.clock == LAST + 1 and not any(player.eliminated for player in state.players)


UNNAMED = "none"
"""The room of areas without one, in the labels of journals of before."""


def entry_note(style: Style, label: Label, before: State, after: State) -> str:
    """Return a short line below an entry; empty where its label says all."""
    words, room = style.words, label.params.get("room")
    if room and room != UNNAMED:
        return words("entry-room", room=room)
    if label.key in ("label-let-stand", "label-accept"):
        return dose_note(style, before, after)
    if label.key == "label-finish-radiation" and last_round_follows(before):
        return words("entry-last-round")
    if label.key != "label-force-reroll" or before.roll is None or before.roll.face is None:
        return ""
    now = label.params.get("face")
    if now is None:
        return words("entry-replaced", was=before.roll.face)
    return words("entry-replaced-by", was=before.roll.face, face=now)


def dose_note(style: Style, before: State, after: State) -> str:
    """Return the dose of the resistance test that ended between two states, and the irradiation it leaves."""
    if before.radiation is None or not before.radiation.tests or before.roll is None:
        return ""
    if after.roll == before.roll:  # it has not ended yet
        return ""
    seat = before.radiation.tests[0].seat
    was, now = before.players[seat].irradiation, after.players[seat].irradiation
    if now == was:
        return style.words("entry-no-dose", irradiation=now)
    return style.words("entry-dose", dose=now - was, irradiation=now)
