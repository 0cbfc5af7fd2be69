"""What the history of Chromosome adds to an entry: the room, what a re-roll replaced, the last round."""

from __future__ import annotations

from companion.rules.chromosome.state import State
from companion.rules.kernel import Label
from companion.ui.core.style import Style

LAST = 1
"""What the clock shows in the last round."""


def last_round_follows(state: State) -> bool:
    """Whether the radiation phase of this state is followed by the last round of the game."""
    return state.clock == LAST + 1 and not any(player.eliminated for player in state.players)


def entry_note(style: Style, label: Label, before: State) -> str:
    """A short line below an entry; empty where its label says all."""
    words, room = style.words, label.params.get("room")
    if room:
        return words("entry-room", room=room)
    if label.key == "label-finish-radiation" and last_round_follows(before):
        return words("entry-last-round")
    if label.key != "label-force-reroll" or before.roll is None or before.roll.face is None:
        return ""
    now = label.params.get("face")
    if now is None:
        return words("entry-replaced", was=before.roll.face)
    return words("entry-replaced-by", was=before.roll.face, face=now)
