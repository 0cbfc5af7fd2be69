"""The table of the latest game, remembered by a device to fill in the next one."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, cast

from pydantic import ValidationError

from companion.device.door import Door, people_of
from companion.ui.game.seating import Seating

S = TypeVar("S", bound=Seating[Any, Any])


class Memory(Generic[S]):
    """The memory of a game's latest setup; games that store more than people and rules derive a class.

    Args:
        game: The game's key, as in `companion.device.games`.
        empty: A setup without people.
        seats: The number of free seats offered for the very first game.
        key: The key under which the service stores the setup; by default derived from the game's key.
    """

    def __init__(self, game: str, empty: S, *, seats: int | None = None, key: str = "") -> None:
        self.game = game
        self.key = key or f"{game}.last-setup"
        self._empty = empty
        self._seats = empty.counts[0] if seats is None else seats

    # may be overridden --------------------------------------------------------------------------

    def recalled(self, service: Door, setup: S) -> S:
        """Return the setup completed with further values stored for the latest game."""
        return setup

    def settled(self, service: Door, before: S, setup: S) -> S:
        """Return `setup`, changed from `before`, completed with stored values that fit the change."""
        return setup

    def again(self, setup: S) -> S:
        """Return the latest setup in the form used for a game that skips the setup screen."""
        return setup

    def remember_more(self, service: Door, setup: S) -> None:
        """Store the game's further values; may raise a `StoreError`."""

    # the same for every game --------------------------------------------------------------------

    def latest(self, service: Door) -> S | None:
        """Return the setup of the latest game; None before the first one."""
        kept, setup_of = service.remembered(self.key), type(self._empty)
        if isinstance(kept, dict):  # Earlier versions stored further fields, so drop unknown ones.
            known = cast("dict[str, Any]", kept)
            kept = {field: value for field, value in known.items() if field in setup_of.model_fields}
        try:
            setup = setup_of.model_validate(kept)
        except ValidationError:
            return None
        if len(setup.players) not in setup.counts:
            return None
        return self.recalled(service, setup)

    def latest_names(self, service: Door) -> tuple[str, ...]:
        """Return the names of the latest game's players; empty before the first one."""
        latest = self.latest(service)
        return tuple(player.name for player in latest.players) if latest is not None else ()

    def fresh(self, service: Door) -> S:
        """Return the initial setup of a new game: the latest one, or free seats."""
        latest = self.latest(service)
        if latest is not None:
            return latest
        nobody = setup = self.recalled(service, self._empty)
        for _ in range(self._seats):
            setup = setup.joined("")
        return self.settled(service, nobody, setup)

    def remember(self, service: Door, setup: S) -> None:
        """Store the people, the setup, and the game's further values.

        Raises:
            StoreError: Not everything could be stored.
        """
        service.remember_people([player.name for player in setup.players])
        self.keep(service, setup)
        self.remember_more(service, setup)

    def keep(self, service: Door, setup: S) -> None:
        """Store only the setup; may raise a `StoreError`."""
        service.remember(self.key, setup.model_dump(mode="json"))

    def recolour(self, service: Door, name: str, colour: int) -> None:
        """Store the colour with which a player of the latest game starts the next one.

        Raises:
            StoreError: The colour could not be stored.
        """
        setup = self.latest(service)
        seat = next((at for at, each in enumerate(setup.players if setup else ()) if each.name == name), None)
        if setup is not None and seat is not None:
            self.keep(service, setup.coloured(seat, colour))

    def forget(self, service: Door, name: str) -> Callable[[], None]:
        """Stop suggesting a person, both among earlier players and in the stored setup.

        Returns:
            A function that restores the person.

        Raises:
            StoreError: The change could not be stored.
        """
        people, last = service.people(), service.remembered(self.key)

        def bring_back() -> None:
            service.remember_all({**people_of(people), self.key: last})

        values = people_of([each for each in people if each != name])
        setup = self.latest(service)
        if setup is not None:
            values[self.key] = setup.without_person(name).model_dump(mode="json")
        service.remember_all(values)
        return bring_back
