"""The word files of each language: common files, the files of each game, and files of other wordings."""

from collections.abc import Callable
from importlib.resources.abc import Traversable
from typing import NamedTuple

from companion.words.languages import WORDING, WORDINGS, find_locales

_added: dict[str, Traversable] = {}


class WordFile(NamedTuple):
    """A file of sentences in one language."""

    path: Traversable
    game: str = ""
    """The key of the game that owns its sentences; empty for common ones."""

    wording: str = ""
    """The wording, if the file replaces terms instead of holding sentences."""

    @property
    def name(self) -> str:
        """Its path below the language's folder."""
        return "/".join(filter(None, (self.game, WORDING if self.wording else "", self.path.name)))


def add_folder(game: str, folder: Traversable) -> Callable[[], None]:
    """Register the words of a game that are kept outside `locales/`, one folder per language.

    Args:
        game: The game's key.
        folder: The folder with one folder per language.

    Returns:
        A function that unregisters them.
    """

    def forget() -> None:
        _added.pop(game, None)

    _added[game] = folder
    return forget


def added_folders() -> tuple[tuple[str, Traversable], ...]:
    """Return the games whose words are outside `locales/`, with their folders."""
    return tuple(_added.items())


def is_added(game: str) -> bool:
    """Return whether the words of a game are outside `locales/`; such a game may lack some languages."""
    return game in _added


def word_files(language: str) -> tuple[WordFile, ...]:
    """Return the ``.ftl`` files of one language, the common ones first, then those of each game, by name."""
    return tuple(file for game in ("", *games_with_words(language)) for file in files_of(language, game))


def games_with_words(language: str) -> tuple[str, ...]:
    """Return the games that have words; those with words outside `locales/` come last."""
    home = find_locales() / language
    folders = (entry.name for entry in home.iterdir() if entry.is_dir()) if home.is_dir() else ()
    return (*sorted(folders), *_added)


def files_of(language: str, game: str) -> tuple[WordFile, ...]:
    """Return the ``.ftl`` files of one game; the common ones for an empty name."""
    folder = _added[game] / language if game in _added else find_locales() / language / game
    if not folder.is_dir():
        return ()
    entries = (entry for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return tuple(WordFile(entry, game) for entry in sorted(entries, key=lambda entry: entry.name))


def wording_files(language: str) -> tuple[WordFile, ...]:
    """Return the files of the language's other wordings, see `WORDINGS`."""
    return tuple(
        file
        for game in sorted(games_with_words(language))
        for wording in WORDINGS.get(language, ())
        if (file := wording_file(language, game, wording)) is not None
    )


def wording_file(language: str, game: str, wording: str) -> WordFile | None:
    """Return the file with a game's terms in another wording of the language; None if there is none."""
    path = find_locales() / language / game / WORDING / f"{wording}.ftl"
    return WordFile(path, game, wording) if path.is_file() else None
