"""A crew being put together: who plays whom, by which rules. Every change gives a new one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from pydantic import TypeAdapter, ValidationError

from companion.game_service import GameService
from companion.rules.carnomorphs.commands import StartGame
from companion.rules.carnomorphs.data import MOST_PLAYERS
from companion.rules.carnomorphs.events import Seated
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.state import Detail
from companion.rules.kernel import Model
from companion.rules.names import NAME_LENGTH
from companion.store.errors import StoreError

FEWEST, MOST = 1, MOST_PLAYERS
"""How many people play."""

SEATS_AT_FIRST = 3
"""Empty seats that the first new game of all begins with."""

LAST_SETUP = "carnomorphs.last-setup"
"""Under this key the service remembers the setup of the latest game."""

CHARACTERS = "carnomorphs.characters"
"""Under this key the service remembers the characters that were ever played, the latest first."""

KNOWN_CHARACTERS = 24
"""Characters that are remembered at most."""

_NAMES: TypeAdapter[tuple[str, ...]] = TypeAdapter(tuple[str, ...])


class Setup(Model):
    """What the screen of a new game holds; it may break the rules until the game begins."""

    players: tuple[Seated, ...]
    numbers: tuple[int, ...] = ()
    """Help card numbers by seat as they were dealt; empty: the app deals them."""

    options: Options = Options()
    detail: Detail = "quick"
    clocks: bool = False

    def command(self) -> StartGame:
        """The command that begins this game."""
        return StartGame(
            players=self.players,
            numbers=self.numbers,
            options=self.options,
            detail=self.detail,
            clocks=self.clocks,
        )

    def without_empty_seats(self) -> Setup:
        """With who sits down alone, and all seats where nobody does; the order of help cards stays."""
        taken = [at for at, each in enumerate(self.players) if each.name.strip() or each.character.strip()]
        if not taken or len(taken) == len(self.players):
            return self
        dealt = sorted(self.numbers[at] for at in taken) if self.numbers else []
        return self.replace(
            players=tuple(self.players[at] for at in taken),
            numbers=tuple(dealt.index(self.numbers[at]) + 1 for at in taken) if dealt else (),
        )

    def joined(self, name: str) -> Setup:
        """With one more person: in a seat that is still free, or in the first free colour."""
        free = next((seat for seat, player in enumerate(self.players) if not player.name.strip()), None)
        if name and free is not None:
            return self.named(free, name)
        if len(self.players) >= MOST:
            return self
        taken = {player.colour for player in self.players}
        colour = next(index for index in range(MOST) if index not in taken)
        return self._of((*self.players, Seated(name=name, colour=colour)))

    def left(self, seat: int) -> Setup:
        """Without the person in this seat; the last one stays."""
        if len(self.players) <= FEWEST:
            return self.named(seat, "").played(seat, "")
        return self._of(tuple(player for at, player in enumerate(self.players) if at != seat))

    def moved(self, seat: int, step: int) -> Setup:
        """With the person in this seat one seat earlier (-1) or later (+1)."""
        other = seat + step
        if not 0 <= other < len(self.players):
            return self
        return self.replace(players=_swapped(self.players, seat, other))

    def named(self, seat: int, name: str) -> Setup:
        """With another name in this seat."""
        return self._changed(seat, name=name)

    def played(self, seat: int, character: str) -> Setup:
        """With another character in this seat."""
        return self._changed(seat, character=character)

    def without_characters(self) -> Setup:
        """With nobody's character chosen yet."""
        return self.replace(players=tuple(player.replace(character="") for player in self.players))

    def coloured(self, seat: int, colour: int) -> Setup:
        """With this colour in this seat; who had it takes the other one."""
        swap = {colour: self.players[seat].colour, self.players[seat].colour: colour}
        return self.replace(
            players=tuple(
                player.replace(colour=swap.get(player.colour, player.colour)) for player in self.players
            )
        )

    def dealt_by_hand(self, by_hand: bool) -> Setup:
        """With help cards that were dealt at the table, in seat order at first, or dealt by the app."""
        return self.replace(numbers=tuple(range(1, len(self.players) + 1)) if by_hand else ())

    def numbered(self, seat: int, number: int) -> Setup:
        """With this help card in this seat; who had it takes the other one."""
        return self.replace(numbers=_swapped(self.numbers, seat, self.numbers.index(number)))

    def _of(self, players: tuple[Seated, ...]) -> Setup:
        """With another number of players, whose help cards are dealt anew."""
        return self.replace(players=players).dealt_by_hand(bool(self.numbers))

    def _changed(self, seat: int, **changes: Any) -> Setup:
        return self.replace(
            players=tuple(
                player.replace(**changes) if at == seat else player for at, player in enumerate(self.players)
            )
        )


def _swapped(values: tuple[Any, ...], one: int, other: int) -> tuple[Any, ...]:
    changed = list(values)
    changed[one], changed[other] = changed[other], changed[one]
    return tuple(changed)


def remembered_setup(service: GameService) -> Setup | None:
    """The setup of the latest game, with help cards that the app deals; None before the first game."""
    try:
        setup = Setup.model_validate(service.remembered(LAST_SETUP))
    except ValidationError:
        return None
    return setup if FEWEST <= len(setup.players) <= MOST else None


def fresh_setup(service: GameService) -> Setup:
    """What the screen of a new game begins with: the latest crew, or empty seats."""
    setup = remembered_setup(service)
    if setup is not None:
        return setup
    setup = Setup(players=())
    for _ in range(SEATS_AT_FIRST):
        setup = setup.joined("")
    return setup


def known_characters(service: GameService) -> tuple[str, ...]:
    """The characters that were ever played here, the latest first."""
    try:
        return _NAMES.validate_python(service.remembered(CHARACTERS, ()))
    except ValidationError:
        return ()


def remember_characters(service: GameService, characters: Iterable[str]) -> None:
    """Have the service remember these characters before the others.

    Raises:
        StoreError: it could not be stored.
    """
    latest = [shown for each in characters if (shown := each.strip()[:NAME_LENGTH])]
    before = known_characters(service)
    if any(each not in before for each in latest):
        unique = dict.fromkeys([*latest, *before])
        service.remember(CHARACTERS, list(unique)[:KNOWN_CHARACTERS])


def remember(service: GameService, setup: Setup) -> None:
    """Have the service remember the people, their characters and the setup.

    Raises:
        StoreError: it could not be stored.
    """
    service.remember_people([player.name for player in setup.players])
    service.remember(LAST_SETUP, setup.dealt_by_hand(by_hand=False).model_dump(mode="json"))
    remember_characters(service, (player.character for player in setup.players))


def forget(service: GameService, name: str) -> Callable[[], None]:
    """Suggest a person no more: neither among those who have played here nor in the crew of the last time.

    Returns:
        Brings the person back where they were.

    Raises:
        StoreError: it could not be stored.
    """
    people, last = service.people(), service.remembered(LAST_SETUP)

    def bring_back() -> None:
        service.set_people(people)
        service.remember(LAST_SETUP, last)

    service.set_people([each for each in people if each != name])
    setup = remembered_setup(service)
    if setup is not None:
        players = tuple(each.replace(name="") if each.name == name else each for each in setup.players)
        try:
            service.remember(LAST_SETUP, setup.replace(players=players).model_dump(mode="json"))
        except StoreError:
            with suppress(StoreError):
                service.set_people(people)
            raise
    return bring_back
