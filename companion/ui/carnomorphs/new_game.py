"""The screen of a new game of Carnomorphs: the crew, as an immutable setup."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, TypeAlias

import flet as ft
from pydantic import TypeAdapter

from companion.device.door import Door
from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.data import PLAYERS
from companion.rules.carnomorphs.game import FIRST_BADGE
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.setup import Seated, StartGame
from companion.rules.kernel import NAME_LENGTH, Model
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.known_cards import recalled
from companion.ui.game.game_setup import GameSetup, SetupForm, Signs
from companion.ui.game.memory import Memory
from companion.ui.game.seating import Seating
from companion.ui.shared.setup.chairs import typed_field

SEATS_AT_FIRST: Final = 3
"""Number of empty seats offered for the very first game."""

CHARACTERS: Final = "carnomorphs.characters"
"""The key under which the service stores the characters of earlier games, the latest first."""

KNOWN_CHARACTERS: Final = 24
"""Maximum number of remembered characters; the oldest are forgotten first."""

_NAMES: TypeAdapter[tuple[str, ...]] = TypeAdapter(tuple[str, ...])


class Setup(Seating[Seated, Options]):
    """The content of the new-game screen, which may break the rules until the game begins."""

    counts: ClassVar[range] = PLAYERS
    begins: ClassVar[type[Model]] = StartGame
    newcomers: ClassVar[type[Model]] = Seated
    typed: ClassVar[tuple[str, ...]] = ("name", "character")

    options: Options = Options()

    def is_empty(self, seat: int) -> bool:
        """Return whether this seat has neither a player nor a character."""
        return super().is_empty(seat) and not self.players[seat].character.strip()

    def without_characters(self) -> Setup:
        return self.replace(players=tuple(player.replace(character="") for player in self.players))


class CrewMemory(Memory[Setup]):
    """The crew of the latest game, and the characters of earlier games."""

    def again(self, setup: Setup) -> Setup:
        """Return the setup with the same people but without their characters."""
        return setup.without_characters()

    def remember_more(self, service: Door, setup: Setup) -> None:
        remember_characters(service, (player.character for player in setup.players))


def known_characters(service: Door) -> tuple[str, ...]:
    """Return the remembered characters of earlier games, the latest first."""
    return recalled(service, CHARACTERS, _NAMES, ())


def remember_characters(service: Door, characters: Iterable[str]) -> None:
    """Store these characters before the remembered ones, so that they are offered first.

    Raises:
        StoreError: The characters could not be stored.
    """
    latest = [shown for each in characters if (shown := each.strip()[:NAME_LENGTH])]
    before = known_characters(service)
    if any(each not in before for each in latest):
        unique = dict.fromkeys([*latest, *before])
        service.remember(CHARACTERS, list(unique)[:KNOWN_CHARACTERS])


MEMORY: Final = CrewMemory(KEY, Setup(players=()), seats=SEATS_AT_FIRST)


# the screen ---------------------------------------------------------------------------------------------

Form: TypeAlias = SetupForm[Setup]

OFFERED: Final = 6
"""Maximum number of characters offered below the field."""


class CrewSetup(GameSetup[Setup]):
    """The setup of Carnomorphs."""

    detail = True
    quick_signs: ClassVar[Signs] = (
        ("bag", glyph("bag")),
        ("tracks", "clock"),
        ("events", "event"),
        ("feeding", glyph("red-corpse")),
        ("check", glyph("contamination")),
    )
    full_signs: ClassVar[Signs] = (
        ("intruders", glyph("shambler")),
        ("rooms", glyph("nest")),
        ("wounds", glyph("light-wounds")),
        ("secrets", "eye"),
    )
    noted = "character"

    def shape(self, setup: Setup, seat: int) -> int:
        return FIRST_BADGE + setup.players[seat].colour

    def note(self, style: kit.Style, setup: Setup, seat: int) -> str:
        """Return the seat's character, or a note that the character is chosen later."""
        return setup.players[seat].character.strip() or style.words("new-character-later")

    def seat_rows(self, form: Form, seat: int) -> Sequence[ft.Control]:
        """Draw the field for the character, and chips with characters of earlier games."""
        words = form.style.words
        rows = [
            typed_field(form, seat, "character", words("new-character"), note=words("new-character-note"))
        ]
        offered = _offered(form, seat)
        if offered:
            chips = [_chip(form, seat, each) for each in offered]
            rows.append(kit.wrapped(chips))
        return rows


def _offered(form: Form, seat: int) -> list[str]:
    """Return the unchosen characters of earlier games; none if this seat already has a character."""
    players = form.setup.players
    if players[seat].character.strip():
        return []
    taken = {player.character.strip().casefold() for player in players}
    known = known_characters(form.client.service)
    return [each for each in known if each.casefold() not in taken][:OFFERED]


def _chip(form: Form, seat: int, character: str) -> ft.Control:
    def choose() -> None:
        form.change(lambda now: now.changed(seat, character=character))

    return kit.option(form.style, character, False, choose, label=character)


CREW: Final = CrewSetup(MEMORY)
