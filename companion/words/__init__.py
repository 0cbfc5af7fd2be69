"""Localisation: sentences, numbers and plurals in the language of the player.

Every sentence a player reads stands in ``locales/<language>/*.ftl`` (Fluent) and is asked for by its key::

    words = Words(system_language())
    words("rounds-count", count=5)      # "5 rund"

Keys are written out as literals wherever possible. Where a key is built at run time, its family is
declared in ``companion.words.families``.
"""

from companion.words.amounts import MINUS, Amount
from companion.words.files import LocalesNotFound, find_locales
from companion.words.languages import FALLBACK, LANGUAGES, Language, pick, system_language
from companion.words.words import Param, Words, WordsError

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "MINUS",
    "Amount",
    "Language",
    "LocalesNotFound",
    "Param",
    "Words",
    "WordsError",
    "find_locales",
    "pick",
    "system_language",
]
