"""The languages Petri speaks, the folder of their word files, and the choice of one for a player.

A language is a folder of ``locales/`` with a ``language.toml``: the facts needed before any of its sentences
is read. Nothing else names a language.
"""

import locale
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from companion.words import packed

FOLDER: Final = "locales"

Language: TypeAlias = str
"""The code of a language with word files, one of `LANGUAGES`. A code from outside must be looked up there.

It is a tag of BCP 47 in its usual spelling: "pl", "pt-BR", "sr-Latn".
"""

FALLBACK: Final[Language] = "en"
"""The default language, also for sentences that another language lacks."""


class LocalesNotFound(FileNotFoundError):
    """The word files were not found: a broken installation."""


@cache
def find_locales() -> Traversable:
    """Return the folder that holds one folder of ``.ftl`` files per language.

    It is inside the package in a wheel, and beside it in a checkout and under ``flet run``; in the browser,
    the start-up code sets it in `packed.PLACE`.

    Raises:
        LocalesNotFound: When it is in none of these places.
    """
    package = resources.files("companion")
    candidates: list[Traversable] = [Path(packed.PLACE)] if packed.PLACE else []
    candidates.append(package / FOLDER)
    # Both pathlib.Path and zipfile.Path know their parent; the Traversable protocol does not name it.
    beside: Traversable | None = getattr(package, "parent", None)
    if beside is not None:
        candidates.append(beside / FOLDER)
    for folder in candidates:
        if (folder / FALLBACK).is_dir():
            return folder
    raise LocalesNotFound(f"no {FOLDER!r} folder among {[str(folder) for folder in candidates]!r}")


FILE: Final = "language.toml"
"""The file with a language's facts, in its folder of ``locales/``."""

WORDING: Final = "wording"
"""The subfolder of a game's folder that holds one file per additional wording."""


@dataclass(frozen=True, slots=True)
class About:
    """The facts of a language that are needed before any of its sentences is read."""

    name: str
    """The language's own name for itself."""

    order: int
    """The position in a picker; drafts come after all others, and ties are ordered by code."""

    date: str
    """A full date, as a pattern of CLDR: ``"d MMMM y"``."""

    first_of_month: str = ""
    """The pattern for the first day of a month, if it differs from `date`."""

    draft: bool = False
    """Whether its translation is unfinished; it is then offered after all others, and gaps are no faults."""

    wordings: tuple[str, ...] = ()
    """Other wordings of games' terms, as their boards probably print them."""


def find_languages(locales: Traversable) -> dict[Language, About]:
    """Return the languages of a folder of word files, in the order of a picker.

    Raises:
        TypeError, ValueError: One of them lacks a required fact.
    """
    folders = {folder.name: folder for folder in locales.iterdir() if (folder / FILE).is_file()}
    found = {code: _read(folder) for code, folder in folders.items()}
    return dict(sorted(found.items(), key=lambda each: (each[1].draft, each[1].order, each[0])))


def _read(folder: Traversable) -> About:
    import tomllib  # Not used in the browser, where the facts are packed into the app.

    told = tomllib.loads((folder / FILE).read_text(encoding="utf-8"))
    told.pop("check", None)  # Used by tests only.
    games = [game / WORDING for game in folder.iterdir() if (game / WORDING).is_dir()]
    names = {file.name.removesuffix(".ftl") for game in games for file in game.iterdir()}
    return About(**told, wordings=tuple(sorted(names)))


def _languages() -> dict[Language, About]:
    if packed.LANGUAGES:
        return {code: About(**told) for code, told in packed.LANGUAGES.items()}
    return find_languages(find_locales())


ABOUT: Final[Mapping[Language, About]] = _languages()
"""The facts of each language, in the order of a picker."""

LANGUAGES: Final[tuple[Language, ...]] = tuple(ABOUT)
"""All languages, in the order of a picker."""

WORDINGS: Final[Mapping[Language, tuple[str, ...]]] = {code: about.wordings for code, about in ABOUT.items()}
"""Alternative names of a game's terms, by language."""


SCRIPT_LETTERS: Final = 4
"""The length of a script's code in a language tag; a region's code is shorter."""


class Subtags(NamedTuple):
    """The parts of a language's code; an absent one is empty."""

    language: str
    script: str = ""
    region: str = ""


def subtags(language: Language) -> Subtags:
    primary, *others = language.split("-")
    script = next((each for each in others if len(each) == SCRIPT_LETTERS), "")
    return Subtags(primary, script, next((each for each in others if each != script), ""))


def cldr(language: Language) -> str:
    """Return the language's name in CLDR's data: ``"pt_BR"``."""
    return language.replace("-", "_")


def name_of(language: Language) -> str:
    """Return the language's own name for itself."""
    return ABOUT[language].name


def is_draft(language: Language) -> bool:
    """Return whether this language's translation is unfinished; missing sentences are shown in English."""
    return ABOUT[language].draft


def other_languages(language: Language) -> tuple[Language, ...]:
    """Return all languages but this one, in the picker's order, starting after it."""
    at = LANGUAGES.index(language)
    return (*LANGUAGES[at + 1 :], *LANGUAGES[:at])


def is_here(language: Language) -> bool:
    """Return whether the words of a language are loaded; only in the browser are some loaded later."""
    return language not in packed.LATER or language in packed.KNOWN


def fetched(language: Language) -> bool:
    """Load the words of a language if they are missing; return whether they are loaded."""
    if not is_here(language):
        try:
            packed.KNOWN[language] = import_module(packed.LATER[language]).KNOWN
        except ConnectionError:
            return False
    return True


def pick(requested: Sequence[str], languages: Sequence[Language] = LANGUAGES) -> Language:
    """Return the first requested language that Petri speaks, else English.

    For a requested tag, the language with that tag is best, then one with a shorter form of it ("de" for
    "de-AT"), then the same language of another region or in another script. `nearest` in `assets/index.html`
    does the same.

    Args:
        requested: Language tags by descending preference, as a browser lists them
            (``"pl-PL"``, ``"pl_PL.UTF-8"``, ``"sr_RS@latin"``, ``"en"`` ...); unknown ones are passed over.
        languages: The languages to pick from, in the order of a picker.
    """
    for tag in requested:
        parts = _parts(tag)
        for count in range(len(parts), 0, -1):
            wished = "-".join(parts[:count])
            found = next((each for each in languages if each.lower() == wished), "")
            if not found and count == 1:
                found = next((each for each in languages if each.lower().startswith(f"{wished}-")), "")
            if found:
                return found
    return FALLBACK


def _parts(tag: str) -> list[str]:
    """Return the parts of a tag in lower case, the script before the region.

    A system puts the script behind "@". Any other modifier there, such as "@euro", is ignored.
    """
    name, _, modifier = tag.strip().lower().replace("_", "-").partition("@")
    primary, *others = name.partition(".")[0].split("-")
    script = SCRIPTS.get(modifier)
    return [primary, script, *others] if script else [primary, *others]


SCRIPTS: Final[Mapping[str, str]] = {"latin": "latn", "cyrillic": "cyrl"}
"""The scripts' codes in language tags, by the names that systems give them."""


def system_language(environment: Mapping[str, str] | None = None) -> Language:
    """Return the language of the user's system if Petri speaks it, else English.

    Reads LANGUAGE (a list), LC_ALL, LC_MESSAGES and LANG in gettext's order; if none of them is set, it asks
    the operating system.

    Args:
        environment: The variables to read instead of the process's own.
    """
    variables = os.environ if environment is None else environment
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = variables.get(name, "")
        if value:
            return pick(value.split(":") if name == "LANGUAGE" else [value])
    return pick(_asked_of_the_platform())


def _asked_of_the_platform() -> Sequence[str]:
    """Return the user's language tags as the operating system reports them; empty if it reports none."""
    if sys.platform == "win32":
        import ctypes

        code = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return [locale.windows_locale.get(code, "")]
    if sys.platform == "darwin":
        # An app started from the Finder has no LANG; the preference list holds the user's choice.
        try:
            listed = subprocess.run(
                ["/usr/bin/defaults", "read", "-g", "AppleLanguages"],
                capture_output=True,
                text=True,
                timeout=2,
                check=True,
            ).stdout
        except (OSError, subprocess.SubprocessError):
            return []
        return [line.strip(' ",()') for line in listed.splitlines()]
    return [locale.getlocale()[0] or ""]
