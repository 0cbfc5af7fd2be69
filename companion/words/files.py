"""Where the word files live: in a checkout, in an installed wheel, in a packed app."""

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

FOLDER: Final = "locales"


class LocalesNotFound(FileNotFoundError):
    """The word files are neither inside the package nor beside it: a broken installation."""


@cache
def find_locales() -> Traversable:
    """The folder that holds one folder of ``.ftl`` files per language.

    A wheel carries it inside the package; a checkout, ``flet run`` and the browser build beside it.

    Raises:
        LocalesNotFound: When it is in neither place.
    """
    package = resources.files("companion")
    candidates = [package / FOLDER]
    # Both pathlib.Path and zipfile.Path know their parent; the Traversable protocol does not name it.
    beside: Traversable | None = getattr(package, "parent", None)
    if beside is not None:
        candidates.append(beside / FOLDER)
    for folder in candidates:
        if (folder / "en").is_dir():
            return folder
    raise LocalesNotFound(f"no {FOLDER!r} folder among {[str(folder) for folder in candidates]!r}")


def word_files(language: str) -> tuple[Traversable, ...]:
    """The ``.ftl`` files of one language, by name."""
    folder = find_locales() / language
    found = [entry for entry in folder.iterdir() if entry.name.endswith(".ftl")]
    return tuple(sorted(found, key=lambda entry: entry.name))
