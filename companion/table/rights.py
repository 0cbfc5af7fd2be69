"""The rights at a table with several devices.

Under both settings, a command that reveals a secret must come from the device of the secret's owner, if the
owner has one. Otherwise the host's page or a friend's phone could reveal the secret and then undo the
command.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Literal, assert_never

from companion.rules.kernel import WHOLE_TABLE, Game, Rejection
from companion.table.journal import Entry

Rights = Literal["friends", "strict"]
"""`friends`: every seated player may do anything.

`strict`: a player may act only for their own seat, the host for all seats.
"""

Standing = Literal["host", "player", "watcher"]
"""The role of a device at a table: host, player, or watcher."""


def may(
    rights: Rights,
    standing: Standing,
    seat: int | None,
    game: Game[Any],
    state: Any,
    command: Any,
    taken: frozenset[int] = frozenset(),
) -> Rejection | None:
    """Return why a device may not give `command`; None if it may.

    Args:
        rights: The table's settings.
        standing: The device's role.
        seat: Its seat, if it has one.
        game: The game.
        state: The state now.
        command: The command; None stands for any command that concerns the whole table.
        taken: The seats that have a device of their own.
    """
    if standing == "watcher":
        return Rejection(code="party-only-watching")
    others = taken - {seat}
    if others and game.has_secrets and command is not None:
        # Assume any face for a die that is not thrown yet: no face reveals a secret.
        verdict = game.decide(state, game.throw(state, command, lambda faces: 1))
        events = () if isinstance(verdict, Rejection) else verdict
        if refused := _reveals(game, state, events, others):
            return refused
    match standing:
        case "host":
            return None
        case "player":
            pass
        case _:
            assert_never(standing)
    if rights == "friends":
        return None
    owners = WHOLE_TABLE if command is None else game.owners(state, command)
    if owners.together:
        return None if owners.seats <= {seat} else Rejection(code="party-others-to-ask")
    if not owners.seats:
        return Rejection(code="party-host-only")
    if seat in owners.seats:
        return None
    seats, first = game.seats(state), min(owners.seats)
    name = seats[first].name if first < len(seats) else ""
    return Rejection(code="party-not-your-seat", params={"player": name})


def may_undo(
    rights: Rights, standing: Standing, seat: int | None, entries: Sequence[Entry]
) -> Rejection | None:
    """Return why a device may not undo these entries; None if it may."""
    match standing:
        case "host":
            return None
        case "watcher":
            return Rejection(code="party-only-watching")
        case "player":
            own = seat is not None and all(entry.by == seat for entry in entries)
            return None if rights == "friends" or own else Rejection(code="party-not-your-entry")
        case _:
            assert_never(standing)


def may_redo(
    rights: Rights,
    standing: Standing,
    seat: int | None,
    game: Game[Any],
    state: Any,
    entries: Sequence[Entry],
    taken: frozenset[int] = frozenset(),
) -> Rejection | None:
    """Return why a device may not redo these entries; None if it may. The arguments are those of `may`."""
    if refused := may_undo(rights, standing, seat, entries):
        return refused
    events = (event for entry in entries for event in entry.events)
    return _reveals(game, state, events, taken - {seat})


def _reveals(game: Game[Any], state: Any, events: Iterable[Any], others: frozenset[int]) -> Rejection | None:
    """Refuse events that reveal a secret of one of the seats `others`."""
    for event in events:
        seat = game.reveals(event)
        if seat in others:
            return Rejection(code="party-reveals", params={"player": game.seats(state)[seat].name})
    return None
