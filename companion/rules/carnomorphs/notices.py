"""Notices to everybody at the table, derived from the state."""

from collections.abc import Iterator, Sequence
from typing import Final

from companion.rules.carnomorphs.data import FATAL_MARKERS
from companion.rules.carnomorphs.objectives import undecided
from companion.rules.carnomorphs.shared_objectives import chooses_alone, plays_together
from companion.rules.carnomorphs.state import Player, State
from companion.rules.kernel import Label

LAST_ROUNDS: Final = 3
"""The end of a track is announced when this many rounds or fewer are left, including the current one."""


def notices(state: State) -> tuple[Label, ...]:
    """Return the notices to everybody, most pressing first; none before the first round or after the end.

    Notices reveal no secrets: who still has to choose an objective is public, and so are marker counts.
    """
    return () if state.phase in ("empty", "setup", "over") else tuple(_notices(state))


def rounds_left(state: State) -> int:
    """Return the rounds left on the time track, including the current one."""
    moved = state.phase == "events" and state.step != "time"
    return state.time + moved


def last_spaces(state: State) -> bool:
    """Return whether a track is on its last spaces, so that its notice is the most pressing one."""
    burning = state.self_destruct is not None and state.self_destruct <= LAST_ROUNDS
    return state.running and (burning or rounds_left(state) <= LAST_ROUNDS)


def _notices(state: State) -> Iterator[Label]:
    if last_spaces(state):
        yield from _of_the_course(state)
    choosing = undecided(state)
    if choosing:
        yield _of("notice-choose-objective", choosing)
    elif chooses_alone(state):
        yield Label(key="notice-solo-objective")
    elif state.just_met and state.detail == "quick" and not plays_together(state):
        yield Label(key="notice-first-encounter")
    if state.phase == "check":
        yield Label(key="notice-check")
    elif not last_spaces(state):
        yield from _of_the_course(state)
    dying = [player for player in state.players if player.living and player.markers == FATAL_MARKERS - 1]
    if dying:
        yield _of("notice-third-marker", dying)
    gone = [str(pod.number) for pod in state.pods if pod.left]
    if gone:
        many = "single" if len(gone) == 1 else "several"
        yield Label(key="notice-pods-left", params={"pods": tuple(gone), "which": many})
    if state.nest_destroyed:
        yield Label(key="notice-nest-destroyed")


def _of_the_course(state: State) -> Iterator[Label]:
    """Yield the notices about the ends of both tracks.

    The explosion is announced first, unless it is still far off and time runs out sooner.
    """
    time, explosion = tuple(_of_the_time(state)), tuple(_of_the_explosion(state))
    burns = state.self_destruct is not None and state.self_destruct <= max(LAST_ROUNDS, rounds_left(state))
    yield from (*explosion, *time) if burns else (*time, *explosion)


def _of_the_explosion(state: State) -> Iterator[Label]:
    if state.self_destruct is not None:
        yield Label(key="notice-self-destruct", params={"count": max(0, state.self_destruct)})
        if state.self_destruct and state.self_destruct == state.options.self_destruct_yellow:
            yield Label(key="notice-self-destruct-final")


def _of_the_time(state: State) -> Iterator[Label]:
    left = rounds_left(state)
    if left <= LAST_ROUNDS:
        yield Label(key="notice-rounds-left", params={"count": max(1, left)})
    if state.time == state.options.hibernation_opens < state.options.time_track:
        yield Label(key="notice-hibernation-opens")


def _of(key: str, players: Sequence[Player]) -> Label:
    names = tuple(player.name for player in players)
    return Label(key=key, params={"players": names, "who": "single" if len(players) == 1 else "several"})
