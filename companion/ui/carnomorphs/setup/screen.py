"""The choices of Carnomorphs on the screen of a new game: characters, and hand-dealt help cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import flet as ft

from companion.rules.carnomorphs.game import FIRST_BADGE
from companion.ui.carnomorphs.setup.seating_plan import MEMORY, Setup, known_characters
from companion.ui.core.style import Style
from companion.ui.game.game_setup import GameSetup, SetupForm
from companion.ui.shared.setup.chairs import choices, square, typed_field
from companion.ui.theme.typography import NAME
from companion.ui.widgets.choose import option, switch_row
from companion.ui.widgets.layout import wrapped

Form: TypeAlias = SetupForm[Setup]

OFFERED: Final = 6
"""Characters offered below the field."""


class CrewSetup(GameSetup[Setup]):
    """The setup of Carnomorphs."""

    detail = True
    noted = "character"

    def shape(self, setup: Setup, seat: int) -> int:
        """Return the badge of the colour."""
        return FIRST_BADGE + setup.players[seat].colour

    def note(self, style: Style, setup: Setup, seat: int) -> str:
        """Return the character of the seat, or that it is chosen later."""
        return setup.players[seat].character.strip() or style.words("new-character-later")

    def seat_rows(self, form: Form, seat: int) -> Sequence[ft.Control]:
        """Draw the character, those of earlier games, and the help card."""
        words = form.style.words
        rows = [
            typed_field(form, seat, "character", words("new-character"), note=words("new-character-note"))
        ]
        offered = _offered(form, seat)
        if offered:
            chips = [_chip(form, seat, each) for each in offered]
            rows.append(wrapped(chips))
        if form.setup.numbers:
            rows.append(choices(form.style, words("new-number"), _numbers(form, seat)))
        return rows

    def switches(self, form: Form) -> Sequence[ft.Control]:
        """Draw the switch for help cards dealt at the table."""
        words = form.style.words
        return [
            switch_row(
                form.style,
                words("new-help-cards"),
                bool(form.setup.numbers),
                lambda on: form.change(lambda now: now.dealt_by_hand(on)),
                note=words("new-help-cards-note"),
            )
        ]


def _offered(form: Form, seat: int) -> list[str]:
    """Return the characters of earlier games that are free; none once this seat has one."""
    players = form.setup.players
    if players[seat].character.strip():
        return []
    taken = {player.character.strip().casefold() for player in players}
    known = known_characters(form.client.service)
    return [each for each in known if each.casefold() not in taken][:OFFERED]


def _chip(form: Form, seat: int, character: str) -> ft.Control:
    def choose() -> None:
        form.change(lambda now: now.played(seat, character))

    return option(form.style, character, False, choose, label=character)


def _numbers(form: Form, seat: int) -> list[ft.Control]:
    style, mine = form.style, form.setup.numbers[seat]

    def button(number: int) -> ft.Control:
        return square(
            style,
            style.text(str(number), NAME),
            style.words("new-number-of", number=number),
            number == mine,
            lambda: form.change(lambda now: now.numbered(seat, number)),
        )

    return [button(number) for number in sorted(form.setup.numbers)]


CREW: Final = CrewSetup(MEMORY)
