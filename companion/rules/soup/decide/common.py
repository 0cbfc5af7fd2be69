"""What every part of the judge needs: the draft, and questions that refuse."""

from __future__ import annotations

from typing import Final

from companion.rules import kernel
from companion.rules.kernel import refuse
from companion.rules.soup import events as ev
from companion.rules.soup.state import PHASES, Phase, Player, State
from companion.rules.table_steps import in_seat

Draft = kernel.Draft[State, ev.Event]
"""The events of one command as they are gathered."""

TURN_PHASES: Final[tuple[Phase, ...]] = ("movement", "genes", "division")
"""The phases in which one player after the other has a turn."""


def player_of(draft: Draft, seat: int) -> Player:
    """The player in a seat.

    Raises:
        Refused: nobody sits there.
    """
    return in_seat(draft.state.players, seat)


def in_phase(draft: Draft, *phases: Phase) -> None:
    """Refuse what belongs to another phase than these."""
    if draft.state.phase == "over":
        raise refuse("game-is-over")
    if draft.state.phase not in phases:
        raise refuse("not-now", phase=draft.state.phase)


def running(draft: Draft) -> None:
    """Refuse what can only be done while rounds are played."""
    in_phase(draft, *PHASES)


def acting(draft: Draft, seat: int) -> Player:
    """The player in a seat, whose turn it is.

    Raises:
        Refused: nobody sits there, or it is somebody else's turn.
    """
    player = player_of(draft, seat)
    if draft.state.active != seat:
        raise refuse("not-your-turn", player=player.name)
    return player


def in_detail(draft: Draft, detail: str) -> None:
    """Refuse what is kept in the other detail alone."""
    if draft.state.detail != detail:
        raise refuse("amoebas-not-kept" if detail == "full" else "each-amoeba-is-kept")


def names(players: tuple[Player, ...] | list[Player]) -> dict[str, kernel.Value]:
    """Whom a refusal is about, one or several."""
    told = tuple(player.name for player in players)
    return {"players": told, "who": "single" if len(players) == 1 else "several"}
