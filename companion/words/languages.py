"""The languages Petri speaks, and which of them a player is greeted in."""

import locale
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

Language: TypeAlias = Literal["pl", "en"]
"""A language with complete word files."""

LANGUAGES: Final[tuple[Language, ...]] = ("pl", "en")
"""Every language, in the order a picker shows them."""

WORDINGS: Final[Mapping[str, tuple[str, ...]]] = {"en": ("printed",)}
"""By language, what a game's terms may be called other than by us: as is probably printed on its boards."""

FALLBACK: Final[Language] = "en"
"""The language of whoever asked for none of ours, and of a sentence another language lacks."""


def pick(requested: Sequence[str]) -> Language:
    """The first requested language that Petri speaks, else English.

    Args:
        requested: Language tags by falling preference, as a browser lists them
            (``"pl-PL"``, ``"pl_PL.UTF-8"``, ``"en"`` ...); unknown ones are passed over.
    """
    for tag in requested:
        primary = tag.strip().replace("_", "-").split("-")[0].split(".")[0].lower()
        for language in LANGUAGES:
            if primary == language:
                return language
    return FALLBACK


def system_language(environment: Mapping[str, str] | None = None) -> Language:
    """The language of the user's system: Polish where it asks for Polish, else English.

    Reads LANGUAGE (a list), LC_ALL, LC_MESSAGES and LANG in the order of gettext; where none of them is
    set it asks the operating system itself.

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
    """The user's language tags by the operating system's own account; empty when it has none."""
    if sys.platform == "win32":
        import ctypes

        code = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return [locale.windows_locale.get(code, "")]
    if sys.platform == "darwin":
        # An app started from the Finder has no LANG; the preference list is where the choice lives.
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
