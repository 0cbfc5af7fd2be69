"""Localisation: sentences, numbers and plurals in the language of the player.

Every sentence a player reads stands in ``locales/<language>/*.ftl`` (Fluent) and is asked for by its key::

    words = Words(system_language())
    words("count-rounds", count=5)      # "5 rund"

How the tests know which keys are used, and what therefore holds for keys:

* ``Words`` are called by the name ``words`` (also ``self.words``, ``words()``), with the key written out
  and the variables as keyword arguments: then a missing sentence, a missing variable and one too many
  are found.
* A key may be any string literal elsewhere: a code of a rejection, an entry of a table.
* A key put together at run time is an f-string that begins with plain text, such as ``f"gene-{kind}"``.
  Each hole is filled by a number or by a word that stands in ``companion`` as a string literal, as a
  class name, as a field or as a member of an enumeration (``GameStarted`` fills it as ``game-started``).
* What a message refers to is used when the message is.
"""

from companion.words.languages import FALLBACK, LANGUAGES, Language, pick, system_language
from companion.words.words import Param, Words, WordsError

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "Language",
    "Param",
    "Words",
    "WordsError",
    "pick",
    "system_language",
]
