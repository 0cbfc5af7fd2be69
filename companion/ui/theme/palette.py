"""Every colour of the app: two themes, each also in high contrast, from one set of tokens."""

from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, Self

from companion.ui.theme.contrast import mix

Four = tuple[str, str, str, str]
"""One `#RRGGBB` colour for each kind of gene."""

Inks = tuple[str, str, str, str, str, str, str, str]
"""One `#RRGGBB` colour for each player colour, by its index 0..7.

The first five are the usual set. 5 and 6 are a yellow and a red, for a game that uses them besides 0 and 2;
7 is an orange, for a table of eight.
"""

AccentName = Literal["mint", "lime", "ocean", "rose"]
"""The accents that a game may have; `mint` is the app's own."""


class Accent(NamedTuple):
    """An accent other than the app's own; both colours are `#RRGGBB`."""

    ink: str
    """Replaces `Palette.accent`."""
    on: str
    """Replaces `Palette.on_accent`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Palette:
    """The colours of one theme, each `#RRGGBB`; screens take colours from here and nowhere else."""

    name: str
    """The name of the theme: `night`, `agar`, `night_high` or `agar_high`."""
    dark: bool
    """Whether text is lighter than the background."""

    ground: str
    """The background of the page."""
    surface: str
    """The background of bars, sheets, dialogs and input fields."""
    raised: str
    """The background of raised parts: the active player's row, a pressed row."""
    hairline: str
    """Thin lines between things; never the only edge of a button."""
    outline: str
    """Edges of controls and of empty cells; at least 3 : 1 on every ground."""

    text: str
    """Names, numbers, sentences."""
    quiet: str
    """Labels, units, and other unimportant text."""
    passed: str
    """Text of a player who has passed: the quietest readable colour (4.5 : 1)."""

    accent: str
    """The only colour that means "act here"; also for text on every background."""
    on_accent: str
    """Text on `accent`."""
    lime: Accent
    ocean: Accent
    rose: Accent
    """The accents that a game may have besides the app's own."""

    radiation: str
    """Only for irradiation and radioactive areas; also as text on every background."""
    radiation_fill: str
    """The amber of `radiation` for marks and bars; at least 3 : 1 on every background, not for text."""
    danger: str
    """Only for elimination and destroyed data; also as text on every background."""
    on_danger: str
    """Text on `danger`."""

    track_empty: str
    """Unlit marks of a track, unlit segments of the clock, disabled buttons (with `quiet` text on it)."""
    track_danger: str
    """Edge of the marks of the danger zone, lit or not; at least 3 : 1 on every ground."""
    together: str
    """Fill of the turn band while the whole table acts: light if the players' colours are dark, else dark."""
    on_together: str
    """Text on `together`."""
    tie: str
    """The part of an odds bar for a tie."""
    glint: str
    """The light on a living cell."""
    toast: str
    """Background of short messages that disappear."""
    on_toast: str
    """Text on `toast`."""
    toast_accent: str
    """The action on a `toast`."""
    shade: str
    """The colour that dims the page behind a dialog or a sheet (made see-through by the theme)."""

    players: Inks
    """Each player's colour, as art and as text on every background.

    Colour-blind players can tell the first five apart.
    """
    on_players: Inks
    """The colour of text on each player's colour."""
    quiet_players: Inks
    """Each player's colour after passing, as art and as text on every ground."""

    genes: Four
    """The gene cubes' own colours, as art on every ground: action, telepathy, combat, building."""

    def accented(self, accent: AccentName) -> Self:
        """Return the palette with the accent of this name."""
        if accent == "mint":
            return self
        taken: Accent = getattr(self, accent)
        return replace(self, accent=taken.ink, on_accent=taken.on)

    def tints(self, colour: int) -> tuple[str, str, str]:
        """Return three shades of a player's colour (index 0..7), for a score bar."""
        ink = self.players[colour]
        return ink, mix(ink, self.ground, 0.4), mix(ink, self.ground, 0.68)


NIGHT = Palette(
    name="night",
    dark=True,
    ground="#0C1213",
    surface="#121B1C",
    raised="#182425",
    hairline="#223132",
    outline="#5F7471",
    text="#E9F0EC",
    quiet="#93A7A1",
    passed="#7F918C",
    accent="#6FE3C4",
    on_accent="#06231C",
    lime=Accent("#C9DE5A", "#1D2203"),
    ocean=Accent("#7D95FA", "#081033"),
    rose=Accent("#FFA3C4", "#33061A"),
    radiation="#F5B83D",
    radiation_fill="#F5B83D",
    danger="#FF6B61",
    on_danger="#2B0503",
    track_empty="#233233",
    track_danger="#B4544D",
    together="#34494B",
    on_together="#E9F0EC",
    tie="#93A7A1",
    glint="#FFFFFF",
    toast="#E9F0EC",
    on_toast="#1B2624",
    toast_accent="#0E6E62",
    shade="#000000",
    players=("#5FB6F2", "#E58BC1", "#8ED081", "#E9DDC0", "#9C6FFC", "#F8CE1C", "#F64F3E", "#FF9A52"),
    on_players=("#06202F", "#33091F", "#0C260A", "#29220F", "#160633", "#2B2203", "#230303", "#2B1200"),
    quiet_players=("#6890A3", "#9C8698", "#729276", "#8C8D7E", "#8F88AB", "#A0986C", "#A8807C", "#A98A72"),
    genes=("#EBD35A", "#B99AF0", "#F0796C", "#6FC27A"),
)
"""Night lab, the default in the evening: near-black green-grey with a luminous mint accent."""

AGAR = Palette(
    name="agar",
    dark=False,
    ground="#F5F0E6",
    surface="#FBF8F1",
    raised="#FFFFFF",
    hairline="#DCD4C4",
    outline="#8A8778",
    text="#1B2624",
    quiet="#56635E",
    passed="#636F6A",
    accent="#0E6E62",
    on_accent="#FFFFFF",
    lime=Accent("#566500", "#FFFFFF"),
    ocean=Accent("#2441C0", "#FFFFFF"),
    rose=Accent("#A3195B", "#FFFFFF"),
    radiation="#935A00",
    radiation_fill="#BC7700",
    danger="#B3261E",
    on_danger="#FFFFFF",
    track_empty="#E4DDCF",
    track_danger="#C4655E",
    together="#D3C9B4",
    on_together="#1B2624",
    tie="#5E6B66",
    glint="#FFFFFF",
    toast="#1B2624",
    on_toast="#F5F0E6",
    toast_accent="#6FE3C4",
    shade="#1B2624",
    players=("#0B63A5", "#9C2F74", "#2F7A2A", "#5F5643", "#8526D9", "#735C00", "#C40802", "#A84300"),
    on_players=("#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF"),
    quiet_players=("#406A82", "#7A556E", "#4E7350", "#615F52", "#6A5B82", "#625A3E", "#7A4F4B", "#7A5540"),
    genes=("#8C7400", "#6F3FA8", "#B8342A", "#2F7D3C"),
)
"""Agar, for daylight: warm paper, ink text, a deep teal accent."""

NIGHT_HIGH = Palette(
    name="night_high",
    dark=True,
    ground="#000000",
    surface="#0B1011",
    raised="#161F20",
    hairline="#60736F",
    outline="#9FB2AC",
    text="#FFFFFF",
    quiet="#C8D6D1",
    passed="#A9B8B3",
    accent="#8BF5D9",
    on_accent="#00140F",
    lime=Accent("#DDF07A", "#141800"),
    ocean=Accent("#A9B5FF", "#050A24"),
    rose=Accent("#FFBBD3", "#24000F"),
    radiation="#FFC857",
    radiation_fill="#FFC857",
    danger="#FF9088",
    on_danger="#1F0200",
    track_empty="#2A3838",
    track_danger="#FF9088",
    together="#33474A",
    on_together="#FFFFFF",
    tie="#C8D6D1",
    glint="#FFFFFF",
    toast="#FFFFFF",
    on_toast="#000000",
    toast_accent="#07493F",
    shade="#000000",
    players=("#8AE0FF", "#FF9FC4", "#B0E9A1", "#F8F2D6", "#B2A2F2", "#FFE04A", "#FF949A", "#FFB27A"),
    on_players=("#001320", "#260015", "#051A03", "#1C1605", "#120A2B", "#1C1703", "#260406", "#1F0D00"),
    quiet_players=("#9FC0D4", "#D3ACC4", "#A9C9A6", "#C6C2B0", "#BFB6DC", "#D6CFA6", "#DDB4B2", "#DDBBA4"),
    genes=("#FFE66B", "#D0B8FF", "#FF9A8F", "#92E39B"),
)
"""Night lab in high contrast: text at least 7 : 1, visible edges."""

AGAR_HIGH = Palette(
    name="agar_high",
    dark=False,
    ground="#FFFFFF",
    surface="#FFFFFF",
    raised="#F2EFE8",
    hairline="#8A8778",
    outline="#55534A",
    text="#000000",
    quiet="#333D3A",
    passed="#434D4A",
    accent="#07493F",
    on_accent="#FFFFFF",
    lime=Accent("#3B4700", "#FFFFFF"),
    ocean=Accent("#10208F", "#FFFFFF"),
    rose=Accent("#7D0B43", "#FFFFFF"),
    radiation="#6B4200",
    radiation_fill="#8A5600",
    danger="#8C1710",
    on_danger="#FFFFFF",
    track_empty="#DDD8CC",
    track_danger="#8C1710",
    together="#CFC8BA",
    on_together="#000000",
    tie="#3C4744",
    glint="#FFFFFF",
    toast="#000000",
    on_toast="#FFFFFF",
    toast_accent="#8BF5D9",
    shade="#000000",
    players=("#04518C", "#6D1556", "#154812", "#373328", "#6B10C4", "#5B4E05", "#94162A", "#7A3200"),
    on_players=("#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF", "#FFFFFF"),
    quiet_players=("#2F4D62", "#5C3A52", "#37523A", "#47453A", "#4F3F66", "#4B4529", "#663A3C", "#5E4636"),
    genes=("#5C4C00", "#4B2380", "#861A12", "#165222"),
)
"""Agar in high contrast: text at least 7 : 1, visible edges."""

PALETTES = (NIGHT, AGAR, NIGHT_HIGH, AGAR_HIGH)
"""All themes."""


def palette_for(*, dark: bool, high_contrast: bool = False) -> Palette:
    if high_contrast:
        return NIGHT_HIGH if dark else AGAR_HIGH
    return NIGHT if dark else AGAR
