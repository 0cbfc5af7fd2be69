"""Who can have to pay for a fight or as a host in quick detail, where neither is kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from companion.rules.kernel import Rejection
from companion.rules.soup import commands as cmd
from companion.rules.soup.decide import decide
from companion.rules.soup.state import State


def payments(state: State) -> tuple[cmd.Pay, ...]:
    """The payments that may come up now, of those too who have no points or attacks left for them.

    Source: L8 and L9 (who attacks in phase 5 and with what), L74, L80 (the host of Parasitism).
    """
    return tuple(each for each in _thinkable(state) if not _is_out_of_question(state, each))


def _thinkable(state: State) -> Iterator[cmd.Pay]:
    """In phase 1 the active player acts, in phase 5 everybody does; the others are attacked, or are hosts."""
    feeding = state.phase == "movement"
    swimming = [each for each in state.players if each.amoebas]
    active = [each for each in swimming if each.seat == state.active or not feeding]
    attackers = {each.seat for each in active if each.has("struggle" if feeding else "aggression")}
    parasites = {each.seat for each in active if each.has("parasitism")}
    yield from (cmd.Pay(seat=seat, purpose="attack") for seat in sorted(attackers))
    for player in swimming:
        if attackers - {player.seat}:
            yield cmd.Pay(seat=player.seat, purpose="defend")
            yield cmd.Pay(seat=player.seat, purpose="escape")
        if parasites - {player.seat}:
            yield cmd.Pay(seat=player.seat, purpose="host")


def _is_out_of_question(state: State, command: cmd.Pay) -> bool:
    answer = decide(state, command)
    return isinstance(answer, Rejection) and answer.code not in _SHOWN


_SHOWN: Final = frozenset({"not-enough-points", "has-attacked", "all-have-attacked"})
"""Reasons for which a payment is shown, and cannot be made."""
