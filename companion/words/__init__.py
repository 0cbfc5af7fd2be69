"""Localisation: sentences, numbers and plurals in the language of the player.

Every sentence for players is in ``locales/<language>/`` (Fluent) and is looked up by its key::

    words = Words(system_language())
    words("count-rounds", count=5)      # "5 rund"

Common sentences are in ``*.ftl`` of that folder, a game's own in ``<game>/*.ftl``. A game's sentences are
looked up in its scope, where they come before the common ones; no scope sees another game's sentences::

    words.of(game)("term-fate")     # "Los"
    words(f"{game}-term-fate")      # the same by its full key

In the game's own files the sentence is called ``term-fate``, also in references. No game reuses the name of a
common sentence. Screens of a game draw with ``style.in_game(key)``, and its refusals are shown in its scope
(``attempt``). A game may keep its words elsewhere: ``files.add_folder``.

If a game's boards probably print other terms than ours, a player may choose the printed terms (``WORDINGS``).
They are in ``locales/<language>/<game>/wording/``, term by term.

How the tests find the used keys, and the resulting rules for keys:

* ``Words`` are called by the name ``words`` (also ``self.words``, ``words()``), with the key written out and
  the variables as keyword arguments. Only then do the tests find missing sentences, missing variables and
  superfluous variables.
* A key may be any string literal elsewhere: a code of a rejection, an entry of a table.
* A key put together at run time is an f-string that begins with plain text, such as ``f"gene-{kind}"``.
  Each placeholder is filled by a number or by a word that occurs in ``companion`` as a string literal, a
  class name, a field or a member of an enumeration (``GameStarted`` fills it as ``game-started``),
  or by the name of a wording.
* A key that extends another key is an f-string that begins with it, such as ``f"{key}-short"``; it counts as
  used wherever the other key is used.
* A message counts as used when a used message refers to it.
* A module in a game's own folder of ``companion`` uses that game's and common sentences; any other module
uses common ones, or keys that every game has.
"""

# ruff: noqa: F401
# pyright: reportUnusedImport=false

from companion.words.languages import (
    FALLBACK,
    LANGUAGES,
    WORDINGS,
    Language,
    fetched,
    is_draft,
    is_here,
    name_of,
    other_languages,
    pick,
    subtags,
    system_language,
)
from companion.words.words import Param, Phrase, RuleValue, Words, WordsError
