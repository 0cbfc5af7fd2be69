"""Where the word files live: in a checkout, in an installed wheel, in a packed app."""

from collections.abc import Callable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple

from companion.words.languages import WORDINGS
from companion.words.packed import PLACE

FOLDER: Final = "locales"

WORDING: Final = "wording"
"""The folder in a game's that holds a file for each of its other wordings."""

_added: dict[str, Traversable] = {}


class LocalesNotFound(FileNotFoundError):
    """The word files are nowhere: a broken installation."""


class WordFile(NamedTuple):
    """A file of sentences in one language."""

    path: Traversable
    game: str = ""
    """The key of the game that its sentences belong to; empty for what any game may say."""

    wording: str = ""
    """The wording whose terms it holds instead of sentences."""

    @property
    def name(self) -> str:
        """Its path below the folder of its language."""
        return "/".join(filter(None, (self.game, WORDING if self.wording else "", self.path.name)))


@cache
def find_locales() -> Traversable:
    """The folder that holds one folder of ``.ftl`` files per language.

    A wheel carries it inside the package, a checkout and ``flet run`` beside it; the app in the browser
    has been told where.

    Raises:
        LocalesNotFound: When it is in none of these places.
    """
    package = resources.files("companion")
    candidates: list[Traversable] = [Path(PLACE)] if PLACE else []
    candidates.append(package / FOLDER)
    # Both pathlib.Path and zipfile.Path know their parent; the Traversable protocol does not name it.
    beside: Traversable | None = getattr(package, "parent", None)
    if beside is not None:
        candidates.append(beside / FOLDER)
    for folder in candidates:
        if (folder / "en").is_dir():
            return folder
    raise LocalesNotFound(f"no {FOLDER!r} folder among {[str(folder) for folder in candidates]!r}")


def add_folder(game: str, folder: Traversable) -> Callable[[], None]:
    """Take in the words of a game that keeps them elsewhere, in one folder a language.

    Args:
        game: The game's key.
        folder: Holds the languages' folders.

    Returns:
        Forgets them again.
    """

    def forget() -> None:
        _added.pop(game, None)

    _added[game] = folder
    return forget


def added_folders() -> tuple[tuple[str, Traversable], ...]:
    """The games whose words lie elsewhere, and where."""
    return tuple(_added.items())


def word_files(language: str) -> tuple[WordFile, ...]:
    """The ``.ftl`` files of one language, the common ones first, then each game's, by name."""
    return tuple(file for game in ("", *games_with_words(language)) for file in files_of(language, game))


def games_with_words(language: str) -> tuple[str, ...]:
    """The games whose words are here, those that keep them elsewhere last."""
    folders = (entry.name for entry in (find_locales() / language).iterdir() if entry.is_dir())
    return (*sorted(folders), *_added)


def files_of(language: str, game: str) -> tuple[WordFile, ...]:
    """The ``.ftl`` files of one game, none while its words are not here; the common ones for no game."""
    folder = _added[game] / language if game in _added else find_locales() / language / game
    if game and not folder.is_dir():
        return ()
    entries = (entry for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return tuple(WordFile(entry, game) for entry in sorted(entries, key=lambda entry: entry.name))


def wording_files(language: str) -> tuple[WordFile, ...]:
    """The files of the language's other wordings, see `WORDINGS`."""
    return tuple(
        file
        for game in sorted(games_with_words(language))
        for wording in WORDINGS.get(language, ())
        if (file := wording_file(language, game, wording)) is not None
    )


def wording_file(language: str, game: str, wording: str) -> WordFile | None:
    """The file of a game's terms in one of the language's other wordings; None where it has none."""
    path = find_locales() / language / game / WORDING / f"{wording}.ftl"
    return WordFile(path, game, wording) if path.is_file() else None
