"""The screens of each game by its key; they are imported by name on first use.

Before a game is chosen, its drawing and accent come from this file, and its name is the sentence `name`: in
the browser the game itself is possibly not loaded yet. No game is imported here, not even for types:
screens get a game's `GameUI` by key.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast, get_args

from companion.device import packages
from companion.device.games import GameNotHere, arrived, game_of
from companion.later import Later
from companion.ui import kit
from companion.ui.art import GLYPHS, Drawing, species

if TYPE_CHECKING:
    from companion.ui.game.game_ui import GameUI
    from companion.ui.widgets.dish import Piece
    from companion.words import Words

carnomorphs = Later("companion.ui.carnomorphs.ui")
chromosome = Later("companion.ui.chromosome.ui")
soup = Later("companion.ui.soup.ui")
tally = Later("companion.ui.tally.ui")


class Offered(NamedTuple):
    """A game that can be chosen."""

    glyph: kit.Glyph
    """The game's drawing."""

    accent: kit.AccentName
    """The name of the accent of its screens; only the theme has colours."""

    ui: Callable[[], GameUI]
    bgg_id: int | None = None
    """Its id at BoardGameGeek, used by other tools; for an expansion, the base game's id."""
    package: packages.GamePackage | None = None
    """The package that brings it; None for a built-in game."""


GAMES: Final[dict[str, Offered]] = {
    "chromosome": Offered("battle", "mint", lambda: chromosome.CHROMOSOME, 202589),
    "carnomorphs": Offered("cat", "lime", lambda: carnomorphs.CARNOMORPHS, 167355),
    "soup": Offered("amoeba", "ocean", lambda: soup.SOUP, 124),
    "tally": Offered("score-sheet", "rose", lambda: tally.TALLY),
}
"""All games in the order offered; the first is the default. The games of packages come last."""


def take_packages(*, whole: bool = False) -> None:
    """Offer the registered games of packages, and no others; leave out a game whose screens do not work.

    Args:
        whole: Whether to import their screens now.
    """
    for key in [key for key, offered in GAMES.items() if offered.package and key not in packages.PACKAGES]:
        del GAMES[key]
    for key, package in list(packages.PACKAGES.items()):
        try:
            GAMES[key] = _offered(key, package)
            if whole:
                _require_screens(key, package)
        except packages.Unusable as unusable:
            GAMES.pop(key, None)
            packages.leave_out(key, unusable)


def _offered(key: str, package: packages.GamePackage) -> Offered:
    """Return a package's game as it is offered.

    Raises:
        Unusable: It names a drawing or an accent that does not exist.
    """
    named, accents = package.glyph, get_args(kit.AccentName)
    if not named.startswith("<") and named not in GLYPHS:
        raise packages.Unusable("package-broken", reason=f"there is no drawing {named}")
    if package.accent not in accents:
        raise packages.Unusable("package-broken", reason=f"the accent is none of {', '.join(accents)}")
    return Offered(
        Drawing(key, named) if named.startswith("<") else cast("kit.Glyph", named),
        cast("kit.AccentName", package.accent),
        lambda: package.load(package.screens),
        package.bgg_id,
        package,
    )


def _require_screens(key: str, package: packages.GamePackage) -> None:
    """Raise `Unusable` if a package has no working screens."""
    from companion.ui.game.game_ui import GameUI

    ui = packages.tried(package.package, lambda: package.load(package.screens))
    if not isinstance(ui, GameUI):
        raise packages.Unusable("package-broken", reason=f"{package.screens} is no GameUI")
    packages.require_key(key, package.screens, ui.key)
    for module in ui.modules:
        packages.tried(package.package, lambda module=module: import_module(module))


take_packages()


def ui_of(key: str) -> GameUI:
    """Return the screens of the game with that key.

    Raises:
        KeyError: There is no such game.
        GameNotHere: It has not been loaded yet.
    """
    return arrived(GAMES[key].ui)


def piece_of(key: str, *, sketched: bool = False) -> Piece:
    """Return the function that draws a game's players: the game's own if it is loaded, else `species`.

    Args:
        sketched: Whether drawings are left out, so that the game need not be loaded.
    """
    try:
        return species if sketched else ui_of(key).piece
    except (KeyError, GameNotHere):
        return species


def glyph_of(key: str) -> kit.Glyph:
    return GAMES[key].glyph


def bgg_id_of(key: str) -> int | None:
    """Return the game's id at BoardGameGeek, or None if unknown; the game need not be loaded."""
    return GAMES[key].bgg_id if key in GAMES else None


def name_among(words: Words, key: str, title: str | None = "") -> str:
    """Return the game's name; empty if the app has only one game.

    For an unknown game return a sentence with its title or key.

    Args:
        title: The players' own name for the game that they play, if any; it replaces the game's name.
    """
    if not is_known(key):
        return words("game-not-had", game=title or key)
    if title:
        return title
    return words.of(key)("name") if len(GAMES) > 1 else ""


def in_game(style: kit.Style, key: str) -> kit.Style:
    """Return the style in the game's scope and accent; the game need not be loaded."""
    return style.in_game(key, GAMES[key].accent)


def with_rules(style: kit.Style, key: str, options: Any = None) -> kit.Style:
    """Return the style in the scope of a loaded game, with its quick rules.

    Args:
        options: The table's options; if None, the game's default options.
    """
    told = game_of(key).empty.options if options is None else options
    return in_game(style, key).ruled(ui_of(key).rule_values(told))


def is_known(key: str) -> bool:
    """Return whether games with that key can be opened here."""
    return key in GAMES


def keys() -> tuple[str, ...]:
    """Return the keys of the games that can be chosen, in the order offered."""
    return tuple(GAMES)
