"""A crew being put together: players, characters, rules. Every change gives a new one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from pydantic import TypeAdapter, ValidationError

from companion.door import Door
from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.data import PLAYERS
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.setup import Seated, StartGame
from companion.rules.kernel import Model
from companion.rules.names import NAME_LENGTH
from companion.ui.game.memory import Memory
from companion.ui.game.seating import Seating, swapped

SEATS_AT_FIRST: Final = 3
"""Free seats that the first new game of all begins with."""

CHARACTERS: Final = "carnomorphs.characters"
"""Under this key the service remembers the characters that were ever played, the latest first."""

KNOWN_CHARACTERS: Final = 24
"""Characters that are remembered at most."""

_NAMES: TypeAdapter[tuple[str, ...]] = TypeAdapter(tuple[str, ...])


class Setup(Seating[Seated, Options]):
    """The content of the screen of a new game; it may break the rules until the game begins."""

    counts: ClassVar[range] = PLAYERS
    begins: ClassVar[type[Model]] = StartGame
    typed: ClassVar[tuple[str, ...]] = ("name", "character")

    options: Options = Options()
    numbers: tuple[int, ...] = ()
    """Help card numbers by seat as they were dealt; empty: the app deals them."""

    def newcomer(self, name: str, colour: int) -> Seated:
        """Return a person who has no character yet."""
        return Seated(name=name, colour=colour)

    def is_empty(self, seat: int) -> bool:
        """Return whether nobody has taken this seat, and nobody plays a character there."""
        return super().is_empty(seat) and not self.players[seat].character.strip()

    def without_empty_seats(self) -> Setup:
        """Return a copy without empty seats; the order of help cards stays."""
        taken = [seat for seat in range(len(self.players)) if not self.is_empty(seat)]
        setup = super().without_empty_seats()
        if not self.numbers or len(setup.players) != len(taken):
            return setup
        dealt = sorted(self.numbers[seat] for seat in taken)
        return setup.replace(numbers=tuple(dealt.index(self.numbers[seat]) + 1 for seat in taken))

    def played(self, seat: int, character: str) -> Setup:
        """Return a copy with another character in this seat."""
        return self.changed(seat, character=character)

    def without_characters(self) -> Setup:
        """Return a copy without any chosen character."""
        return self.replace(players=tuple(player.replace(character="") for player in self.players))

    def dealt_by_hand(self, by_hand: bool) -> Setup:
        """Return a copy with help cards dealt at the table, initially in seat order, or dealt by the app."""
        return self.replace(numbers=tuple(range(1, len(self.players) + 1)) if by_hand else ())

    def numbered(self, seat: int, number: int) -> Setup:
        """Return a copy with this help card in this seat; its former owner takes the other one."""
        return self.replace(numbers=swapped(self.numbers, seat, self.numbers.index(number)))

    def of(self, players: tuple[Seated, ...]) -> Setup:
        """Return a copy with other players, whose help cards are dealt anew."""
        return super().of(players).dealt_by_hand(bool(self.numbers))


class CrewMemory(Memory[Setup]):
    """Remembers the latest crew, and every character; help cards are dealt anew each time."""

    def again(self, setup: Setup) -> Setup:
        """Return the setup with the same people; characters are chosen anew."""
        return setup.without_characters()

    def keep(self, service: Door, setup: Setup) -> None:
        """Have the service remember the setup alone, with help cards that the app deals."""
        super().keep(service, setup.dealt_by_hand(by_hand=False))

    def remember_more(self, service: Door, setup: Setup) -> None:
        """Have the service remember the characters."""
        remember_characters(service, (player.character for player in setup.players))


def known_characters(service: Door) -> tuple[str, ...]:
    """Return the characters ever played on this device, the latest first."""
    try:
        return _NAMES.validate_python(service.remembered(CHARACTERS, ()))
    except ValidationError:
        return ()


def remember_characters(service: Door, characters: Iterable[str]) -> None:
    """Have the service remember these characters before the others.

    Raises:
        StoreError: it could not be stored.
    """
    latest = [shown for each in characters if (shown := each.strip()[:NAME_LENGTH])]
    before = known_characters(service)
    if any(each not in before for each in latest):
        unique = dict.fromkeys([*latest, *before])
        service.remember(CHARACTERS, list(unique)[:KNOWN_CHARACTERS])


MEMORY: Final = CrewMemory(KEY, Setup(players=()), seats=SEATS_AT_FIRST)

remembered_setup, fresh_setup = MEMORY.latest, MEMORY.fresh
remember, forget = MEMORY.remember, MEMORY.forget
