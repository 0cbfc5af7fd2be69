"""Notices to everybody at the table, derived from the state."""

from collections.abc import Iterator, Sequence
from typing import Final

from companion.rules.kernel import Label
from companion.rules.soup.state import Player, State

LAST_ROUNDS: Final = 3
"""The end of the environment cards is announced when this many rounds are left, the present one included."""


def notices(state: State) -> tuple[Label, ...]:
    """Return the notices to everybody, most pressing first; none before the game and after it."""
    return () if state.phase in ("empty", "setup", "over") else tuple(_notices(state))


def rounds_left(state: State) -> int:
    """Return the rounds that the environment cards allow, including the current one."""
    turned = len(state.turned) > state.round
    return state.cards_left + turned


def _notices(state: State) -> Iterator[Label]:
    if state.fight is not None and not state.fight.answer:
        yield _attacked(state)
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
        yield _of("notice-no-amoebas" if free else "notice-no-amoebas-left", gone)


def _attacked(state: State) -> Label:
    fight = state.fight
    assert fight is not None
    return Label(
        key="notice-attacked",
        params={
            "attacker": state.players[fight.seat].name,
            "victim": state.players[fight.victim].name,
            "number": fight.victim_number,
        },
    )


def _of_the_end(state: State) -> Iterator[Label]:
    """Yield how near the end is: a marker in the finish zone, or the cards."""
    zone = [player for player in state.players if state.finishes(player)]
    if zone:
        yield _of("notice-finish-zone", zone)
    left = rounds_left(state)
    if not state.cards_left:
        yield Label(key="notice-last-card")
    elif left <= LAST_ROUNDS:
        yield Label(key="notice-rounds-left", params={"count": max(1, left)})


def _of(key: str, players: Sequence[Player]) -> Label:
    names = tuple(player.name for player in players)
    return Label(key=key, params={"players": names, "who": "single" if len(players) == 1 else "several"})
