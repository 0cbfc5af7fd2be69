"""Notices to everybody at the table, derived from the state."""

from collections.abc import Iterator
from typing import Final

from companion.rules.kernel import Label, Value
from companion.rules.soup.play import names
from companion.rules.soup.state import State

LAST_ROUNDS: Final = 3
"""The last environment card is announced when this many rounds or fewer are left, including this one."""


def notices(state: State) -> tuple[Label, ...]:
    """Return the notices to everybody, most pressing first; none before the first round or after the end."""
    return () if state.phase in ("empty", "setup", "over") else tuple(_notices(state))


def rounds_left(state: State) -> int:
    """Return the number of rounds that the environment cards still allow, including the current one."""
    turned = len(state.turned) > state.round
    return state.cards_left + turned


def _notices(state: State) -> Iterator[Label]:
    fight = state.fight
    if fight is not None and not fight.answer:
        attacker, victim = state.players[fight.seat].name, state.players[fight.victim].name
        told: dict[str, Value] = {"attacker": attacker, "victim": victim, "number": fight.victim_number}
        yield Label(key="notice-attacked", params=told)
    for player in state.players:
        if state.debts and state.debts[player.seat]:
            owed = state.debts[player.seat]
            yield Label(key="notice-debt", params={"player": player.name, "points": owed})
    yield from _of_the_end(state)
    if state.detail == "full" and not state.buried and state.phase != "scoring":
        for player in state.players:
            count = len(player.dying)
            if count:
                yield Label(key="notice-dying", params={"player": player.name, "count": count})
    gone = [player for player in state.players if not player.amoebas]
    if gone:
        free = state.options.first_amoeba_free
        key = "notice-no-amoebas" if free else "notice-no-amoebas-left"
        yield Label(key=key, params=names(gone))


def _of_the_end(state: State) -> Iterator[Label]:
    """Yield the notices about the end: markers in the finish zone, and the last cards."""
    zone = [player for player in state.players if state.finishes(player)]
    if zone:
        yield Label(key="notice-finish-zone", params=names(zone))
    left = rounds_left(state)
    if not state.cards_left:
        yield Label(key="notice-last-card")
    elif left <= LAST_ROUNDS:
        yield Label(key="notice-rounds-left", params={"count": max(1, left)})
