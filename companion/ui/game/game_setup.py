"""The interface between the screen of a new game and the game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeAlias

import flet as ft

from companion.rules.kernel import TableOptions
from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.game.memory import Memory, S
from companion.ui.game.options_form import OptionsForm

Signs: TypeAlias = Sequence[tuple[str, kit.Glyph]]
"""Things that the app tracks, each as the `<sign>` in its message key `new-keeps-<sign>`, and a drawing."""


@dataclass(frozen=True)
class SetupForm(Generic[S]):
    """A setup on the screen, and its change handler."""

    style: kit.Style
    """Words in the scope of the game."""

    client: Client
    setup: S
    change: kit.Change[S]


class GameSetup(Generic[S]):
    """The setup of a game, which a game's own class may extend.

    Besides the common sentences the game needs `new-chair`, the spoken label of a seat. Its variables are
    `$seat`, `$name`, and a variable for the seat's note, whose name is the value of `noted`. With `detail`
    the game also needs `new-detail`; `new-detail-quick` and `new-detail-full`, each with a `-note` on its
    cost; and `new-keeps-<sign>` for each of its signs.
    """

    detail = False
    """Whether the table chooses how much the app tracks."""

    quick_signs: ClassVar[Signs] = ()
    """The things that the app tracks in quick detail."""

    full_signs: ClassVar[Signs] = ()
    """The things that the app tracks in full detail only."""

    sections_first = False
    """Whether the choices for the whole table are asked before the players."""

    noted = ""
    """The name of the variable in `new-chair` for a seat's note."""

    def __init__(self, memory: Memory[S]) -> None:
        self.memory = memory

    def shape(self, setup: S, seat: int) -> int:
        """Return the index of a seat's drawing, as in `SeatInfo.shape`.

        By default, it is the index of the seat's colour.
        """
        return setup.players[seat].colour

    def hue(self, setup: S, colour: int) -> int:
        """Return the index of this player colour in the palette and the words.

        By default, it is `colour` itself.
        """
        return colour

    def note(self, style: kit.Style, setup: S, seat: int) -> str:
        """Return the note below a seat's name; empty if there is none."""
        return ""

    def seat_rows(self, form: SetupForm[S], seat: int) -> Sequence[ft.Control]:
        """Draw further choices of an unfolded seat, below its name and colour."""
        return ()

    def sections(self, form: SetupForm[S]) -> Sequence[ft.Control]:
        """Draw the choices for the whole table that precede the table's options."""
        return ()

    def switches(self, form: SetupForm[S]) -> Sequence[ft.Control]:
        """Draw further choices with good defaults, above the clocks; they are folded with the options."""
        return ()

    def options_form(
        self, style: kit.Style, options: Any, change: kit.Change[Any] | None
    ) -> OptionsForm[Any]:
        """Draw the form of a table's options; without `change` it is read-only."""
        return OptionsForm(style, options, change)

    def form_of(
        self, setup: S, style: kit.Style, options: Any, change: kit.Change[Any] | None
    ) -> OptionsForm[Any]:
        """Draw the form of a setup's options; the form may depend on the setup's other choices."""
        return self.options_form(style, options, change)

    def usual(self, options: Any) -> TableOptions:
        """Return the options to which "back to the defaults" resets a setup."""
        return type(options)()
