"""Games that other packages bring, registered beside the built-in ones.

A package names its games as entry points of the group `petri.games`, each by its key; an entry point loads a
`GamePackage`. The app starts without a package that it cannot use, and a sentence says why.
"""

from __future__ import annotations

import logging
import re
import traceback
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module, resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from companion.device import packed
from companion.device.games import GAMES, LEFT_OUT
from companion.store.errors import Problem, printable
from companion.words.files import add_folder

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint
    from importlib.resources.abc import Traversable

T = TypeVar("T")

log = logging.getLogger(__name__)

GROUP: Final = "petri.games"
"""The group of entry points."""

API: Final = 1
"""The version of the interface that this Petri offers; incremented when earlier packages no longer work."""

LOCALES: Final = "locales"
"""The folder of a package that holds its words, one folder per language."""

KEY: Final = re.compile(r"[a-z][a-z0-9_]{0,63}")
"""Pattern of a game's key, which is in file headers, message keys and routes."""

COMMANDS: Final = ("ODDS", "replayed", "scored")
"""The names that a package's command-line module must define, see `companion.cli.own.OwnCommands`."""

LONGEST_REASON: Final = 200
"""The maximum number of characters of an error's message that a sentence quotes."""

AT_A_FILE: Final = {
    "package-broken": "game-broken",
    "package-clash": "game-broken",
    "package-for-newer-petri": "game-for-newer-petri",
    "package-for-older-petri": "game-for-older-petri",
}
"""The key of the sentence shown at a game's files, by the key of the sentence about its unusable package."""


@dataclass(frozen=True, kw_only=True)
class GamePackage:
    """A game of another package. Its modules are named relative to the package, and imported on first use."""

    package: str
    """The full name of the package: `__name__` in its `__init__.py`."""

    rules: str
    """The module and name of its `Game`, such as `".rules:LANTERNS"`."""

    screens: str
    """The module and name of its `GameUI`."""

    glyph: str
    """Its drawing: a name in `companion.ui.art.Glyph`, or SVG markup as in `companion.ui.art.Drawing`."""

    accent: str = "mint"
    """The accent of its screens: `"mint"`, `"lime"`, `"ocean"` or `"rose"`."""

    commands: str = ""
    """The module of its part of the command line, such as `".commands"`; empty if it has none."""

    bgg_id: int | None = None
    """Its id at BoardGameGeek."""

    api: int = API
    """The version of Petri's interface that it is written for, see `API`."""

    def load(self, place: str) -> Any:
        """Import a module of the package; if a colon and a name follow, return that object of the module."""
        module, _, name = place.partition(":")
        found = import_module(module, self.package)
        return getattr(found, name) if name else found


class Unusable(Exception):
    """A package cannot be used.

    Args:
        code: The key of the sentence that says why, one of `AT_A_FILE`.
        params: The sentence's further variables.
    """

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code, params)
        self.code, self.params = code, params


PACKAGES: Final[dict[str, GamePackage]] = {}
"""The packages of registered games, by the games' keys; built-in games have none."""

PROBLEMS: Final[dict[tuple[str, str], Problem]] = {}
"""The games that were left out, by key and package, each with the sentence that says why."""

_distributions: Final[dict[str, str]] = {}
_forget_words: Final[dict[str, Callable[[], None]]] = {}


def find(installed: Iterable[EntryPoint] | None = None) -> None:
    """Register the games of all installed packages, by key. Idempotent.

    Args:
        installed: The entry points; by default all those of this environment.
    """
    by_key: dict[str, list[EntryPoint]] = {}
    for each in sorted(all_installed() if installed is None else installed, key=package_of):
        by_key.setdefault(each.name, []).append(each)
    for key, claims in by_key.items():
        for claim in claims:
            try:
                if key in GAMES and key not in PACKAGES:
                    raise Unusable("package-clash", holder="Petri")
                if len(claims) > 1:
                    raise Unusable("package-clash", holder=package_of(claims[claims[0] is claim]))
                package = _usable(key, claim)
                register(key, package)
                _distributions[key] = package_of(claim)
                _require_commands(package)  # Last, since the commands may use the game's words when imported.
            except Unusable as unusable:
                leave_out(key, unusable, package_of(claim))


def package_of(claim: EntryPoint) -> str:
    """Return the name of the distribution that an entry point belongs to."""
    return (claim.dist.name if claim.dist is not None else "") or claim.value


def all_installed() -> list[EntryPoint]:
    """Return the entry points of all games in this environment; unreadable metadata is ignored."""
    from importlib.metadata import distributions, entry_points  # Slow to import; a browser has none.

    try:
        return list(entry_points(group=GROUP))  # Ten times as fast as asking each package.
    except Exception as error:  # The folder of packages may contain anything.
        log.warning("the metadata of an installed package cannot be read: %s", type(error).__name__)
    found: dict[str, Iterable[EntryPoint]] = {}
    for each in distributions():
        try:
            found.setdefault(each.name, each.entry_points.select(group=GROUP))
        except Exception:  # The warning above covers all of them.
            continue
    return [claim for claims in found.values() for claim in claims]


def _usable(key: str, claim: EntryPoint) -> GamePackage:
    """Load a package and check its rules.

    Raises:
        Unusable: It does not work here.
    """
    if KEY.fullmatch(key) is None:
        raise Unusable("package-broken", reason=f"its key is not of the form {KEY.pattern}")
    from companion.rules.kernel import Game  # Not needed for a browser's first screen.

    package = tried(claim.value.partition(":")[0], claim.load)
    if not isinstance(package, GamePackage):
        raise Unusable("package-broken", reason=f"{claim.value} is no GamePackage")
    if package.api != API:
        raise Unusable("package-for-newer-petri" if package.api > API else "package-for-older-petri")
    if not tried(package.package, lambda: words_of(package).is_dir()):
        raise Unusable("package-broken", reason=f"{package.package} has no folder {LOCALES}")
    game = tried(package.package, lambda: package.load(package.rules))
    if not isinstance(game, Game):
        raise Unusable("package-broken", reason=f"{package.rules} is no Game")
    require_key(key, package.rules, game.key)
    return package


def _require_commands(package: GamePackage) -> None:
    """Raise `Unusable` if a package's part of the command line does not work."""
    if not package.commands:
        return
    commands = tried(package.package, lambda: package.load(package.commands))
    for name in COMMANDS:
        if not hasattr(commands, name):
            raise Unusable("package-broken", reason=f"{package.commands} has no {name}")


def words_of(package: GamePackage) -> Traversable:
    """Return the folder of a package's words."""
    return resources.files(package.package) / LOCALES


def require_key(key: str, place: str, has: str) -> None:
    """Raise `Unusable` if `has`, the key of the object at `place`, differs from the entry point's `key`."""
    if has != key:
        raise Unusable("package-broken", reason=f"{place} has the key {has}")


def tried(package: str, load: Callable[[], T]) -> T:
    """Call code of a package, and turn its errors into `Unusable`.

    Raises:
        Unusable: The code raised an error, or tried to exit the process.
    """
    try:
        return load()
    except (Exception, SystemExit) as error:
        said = " ".join(str(error).split())[:LONGEST_REASON]
        line = _line_of(error, package)
        raise Unusable("package-broken", reason=f"{type(error).__name__}: {said}{line}") from error


def _line_of(error: BaseException, package: str) -> str:
    """Return the innermost line of an error's traceback that is in the package; empty if there is none."""
    for frame, line in reversed(list(traceback.walk_tb(error.__traceback__))):
        if f"{frame.f_globals.get('__name__')}.".startswith(f"{package}."):
            return f" ({Path(frame.f_code.co_filename).name}, line {line})"
    return ""


def register(key: str, package: GamePackage) -> None:
    """Add a game to the games that Petri knows, after the built-in ones."""
    GAMES[key] = lambda: package.load(package.rules)
    PACKAGES[key] = package
    LEFT_OUT.pop(key, None)
    if key not in packed.PACKAGES:  # In the packed app, the words of such games are among the app's own.
        _forget_words[key] = add_folder(key, words_of(package))


def unregister(key: str) -> None:
    """Remove a package's game again."""
    del GAMES[key], PACKAGES[key]
    _distributions.pop(key, None)
    _forget_words.pop(key)()


def leave_out(key: str, unusable: Unusable, package: str = "") -> None:
    """Unregister a package's game as unusable, and record why in `LEFT_OUT` and `PROBLEMS`.

    Args:
        package: The distribution's name; by default that of the registered package.
    """
    name = package or _distributions.get(key) or PACKAGES[key].package
    if key in PACKAGES:
        unregister(key)
    if key not in GAMES:
        LEFT_OUT[key] = AT_A_FILE[unusable.code]
    params = {"game": printable(key), "package": printable(name), **unusable.params}
    PROBLEMS[key, name] = Problem(unusable.code, params)


for _key, _told in packed.PACKAGES.items():
    register(_key, GamePackage(**_told))
