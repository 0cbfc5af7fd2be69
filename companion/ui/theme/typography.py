"""The type of the app: one family, a few roles, and their font files."""

from dataclasses import dataclass

import flet as ft

FAMILY = "Atkinson Hyperlegible Next"
"""The family in its regular weight, which is also the theme's default font."""

_FILES = {
    400: (FAMILY, "Regular"),
    600: (f"{FAMILY} SemiBold", "SemiBold"),
    700: (f"{FAMILY} Bold", "Bold"),
    800: (f"{FAMILY} ExtraBold", "ExtraBold"),
}
_WEIGHTS = {
    400: ft.FontWeight.W_400,
    600: ft.FontWeight.W_600,
    700: ft.FontWeight.W_700,
    800: ft.FontWeight.W_800,
}


def fonts() -> dict[str, str]:
    """Return family names with files in `assets/`, for `page.fonts`; digits are tabular in each of them.

    Flet loads one file per family, so each weight is a family of its own: use the `TypeRole` styles. With
    only an `ft.FontWeight`, the engine would thicken the regular weight instead.
    """
    return {family: f"fonts/AtkinsonHyperlegibleNext-{style}.ttf" for family, style in _FILES.values()}


GROWS_WHOLLY = 17
"""Roles up to this size scale fully; larger ones grow only by as many pixels as a role of this size would."""


@dataclass(frozen=True, slots=True)
class TypeRole:
    """The purpose of a text, and its typesetting."""

    size: int
    """Font size in logical pixels, 13 and up."""
    weight: int
    """400, 600, 700 or 800."""
    height: float
    """Line height as a multiple of `size`."""

    @property
    def family(self) -> str:
        return _FILES[self.weight][0]

    def style(self, colour: str | None = None, scale: float = 1) -> ft.TextStyle:
        """Return the role as Flet's style, in a `#RRGGBB` colour or in the inherited one.

        Args:
            scale: The player's text scale, 1 to 2.
        """
        return ft.TextStyle(
            size=self.size_at(scale),
            weight=_WEIGHTS[self.weight],
            font_family=self.family,
            height=self.height,
            color=colour,
            letter_spacing=0,
        )

    def size_at(self, scale: float) -> float:
        """Return the size of letters in pixels at a scale."""
        return self.size + min(self.size, GROWS_WHOLLY) * (scale - 1)

    def scale_of(self, size: float) -> float:
        """Return the scale at which `style` shows letters of `size` pixels."""
        return 1 + (size - self.size) / min(self.size, GROWS_WHOLLY)


CAPTION = TypeRole(13, 400, 1.35)
"""The smallest role: footnotes, axis marks."""
NOTE = TypeRole(14, 400, 1.35)
"""A calculation spelled out below its result."""
NOTE_STRONG = TypeRole(14, 600, 1.35)
"""A name in the size of `NOTE`."""
MESSAGE = TypeRole(13, 600, 1.2)
"""The smallest text of a message: three lines in the height of two."""
LABEL = TypeRole(15, 400, 1.35)
"""The label of a number; mostly in `Palette.quiet`."""
LABEL_STRONG = TypeRole(15, 600, 1.35)
"""A label that carries a name or a choice; text of chips."""
BODY = TypeRole(17, 400, 1.4)
"""Sentences: advice, rules, explanations."""
BODY_STRONG = TypeRole(17, 600, 1.4)
"""The name in a sentence, a row's title."""
READING = TypeRole(20, 400, 1.4)
"""Rules that are read aloud from a phone on the table."""
COUNT = TypeRole(18, 700, 1.2)
"""A small number that is read often: tokens, trophies, irradiation."""
BUTTON = TypeRole(18, 700, 1.2)
"""The words of a button."""
BUTTON_LARGE = TypeRole(22, 700, 1.2)
"""The words of the one wide button."""
TITLE = TypeRole(18, 600, 1.25)
"""The title of a screen, in its bar."""
NAME = TypeRole(21, 700, 1.25)
"""A player's name in a player row."""
HEADING = TypeRole(26, 700, 1.2)
"""The one sentence at the top: the phase, the result."""
BAND = TypeRole(28, 800, 1.05)
"""The acting player's name, in the band of the turn."""
FIGURE = TypeRole(48, 800, 1.0)
"""The number that matters."""
FIGURE_LARGE = TypeRole(64, 800, 1.0)
"""A number that two players compare: strength, the sum after a throw."""
FIGURE_GIANT = TypeRole(96, 800, 1.0)
"""The number the whole table reads at once: a die, a dose."""

ROLES = (
    CAPTION,
    MESSAGE,
    NOTE,
    NOTE_STRONG,
    LABEL,
    LABEL_STRONG,
    BODY,
    BODY_STRONG,
    READING,
    COUNT,
    BUTTON,
    BUTTON_LARGE,
    TITLE,
    NAME,
    HEADING,
    BAND,
    FIGURE,
    FIGURE_LARGE,
    FIGURE_GIANT,
)
"""Every role of the scale, from quiet to loud."""
