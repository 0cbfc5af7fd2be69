"""The word files of a language, parsed on demand.

The only module that uses Fluent and Babel for sentences.
"""

import re
from collections.abc import Callable, Collection, Hashable, Mapping
from decimal import Decimal
from functools import lru_cache

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentDecimal, FluentFloat, FluentInt, FluentNone, FluentType
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Transformer

from companion.words.amounts import MINUS
from companion.words.files import added_folders, files_of, games_with_words, wording_file
from companion.words.words import Single


class _Integer(FluentInt):
    """A whole number rendered with a true minus sign."""

    def format(self, locale: Locale) -> str:
        return super().format(locale).replace("-", MINUS)


class _Float(FluentFloat):
    """A float rendered with a true minus sign."""

    def format(self, locale: Locale) -> str:
        return super().format(locale).replace("-", MINUS)


class _Decimal(FluentDecimal):
    """A decimal or fraction rendered with a true minus sign."""

    def format(self, locale: Locale) -> str:
        return super().format(locale).replace("-", MINUS)


class _Missing(FluentType):
    """A missing value: a sentence may select on it as ``[none]``, but printing it is a fault.

    Args:
        name: The variable's name.
        faults: Collects the fault when it is printed; it prints as an empty text.
    """

    def __init__(self, name: str, faults: list[str]) -> None:
        self._name, self._faults = name, faults

    def __eq__(self, other: object) -> bool:
        return other == "none"

    def __hash__(self) -> int:
        return hash("none")

    def format(self, locale: Locale) -> str:
        self._faults.append(f"prints ${self._name}, which is missing")
        return ""


SENTENCES_KEPT = 4_000
"""The number of rendered sentences cached per language: the phones of a table show the same sentences."""

_DEFINED = re.compile(r"^(-?)([a-zA-Z][\w-]*)(?= *=)", re.MULTILINE)
_MENTIONED = re.compile(r"(?<=\{)(\s*)(-?)([a-zA-Z][\w-]*)")


class Book:
    """All word files of one language; a file is parsed at the first use of its sentences.

    The files of a game are read at the first use of its scope: in the browser they arrive with the game.
    Names in a game's folder are prefixed with the game's key, so no two games share a key: the message
    ``turn-title`` of the game ``go`` is ``go-turn-title``, its term ``-stone`` is ``-go-stone``.

    Args:
        language: The language.
        wording: One of the language's other wordings, see `WORDINGS`; empty for its own.
    """

    def __init__(self, language: str, wording: str = "") -> None:
        self._language, self._wording = language, wording
        self._bundle = FluentBundle([language], use_isolating=False)
        self._said: dict[Hashable, tuple[str, list[str]]] = {}
        self._taken_in: set[str] = set()
        self._unparsed: dict[str, tuple[str, str]] = {}
        self._home: dict[str, str] = {}
        self._game: dict[str, str] = {}
        self._wordings: dict[str, Wording] = {}
        self._take_in("")

    def _take_in(self, game: str) -> None:
        """Read the files of a game, or the common ones; missing files are tried again later."""
        if game in self._taken_in:
            return
        files = files_of(self._language, game)
        for each in files:
            text = each.path.read_text(encoding="utf-8")
            self._unparsed[each.name] = text, game
            for name in defined(text):
                full = full_name(name, game)
                self._home.setdefault(full, each.name)
                self._game.setdefault(full, game)
        if files and self._wording and (other := wording_file(self._language, game, self._wording)):
            self._wordings[game] = Wording(other.path.read_text(encoding="utf-8"))
        if files:
            self._taken_in.add(game)

    def _open(self, name: str) -> None:
        """Parse the file that defines this message or term, and the files that it refers to."""
        file = self._home.get(name, "")
        text, game = self._unparsed.pop(file, ("", ""))
        if not text:
            return
        if game:
            text = prefixed(text, game, lambda mentioned: self._game.get(full_name(mentioned, game)) == game)
        resource = FluentResource(text)
        if game in self._wordings:
            self._wordings[game].visit(resource)
        self._bundle.add_resource(resource)
        for _, sign, plain in _MENTIONED.findall(text):
            self._open(sign + plain)

    def _full(self, key: str, game: str) -> str:
        """Return the full name of a key in the scope of a game; empty if it belongs to another game."""
        name = key.partition(".")[0]
        if not game:
            if name not in self._home:
                self._take_in_all(lambda each: name.startswith(f"{each}-"))
            return key
        self._take_in(game)
        if self._game.get(f"{game}-{name}") == game:
            return f"{game}-{key}"
        return key if self._game.get(name, "") in ("", game) else ""

    def has(self, key: str, game: str = "") -> bool:
        name, _, attribute = self._full(key, game).partition(".")
        return self._has(name, attribute)

    def _has(self, name: str, attribute: str) -> bool:
        self._open(name)
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def _take_in_all(self, wanted: Callable[[str], bool]) -> None:
        """Read the files of these games."""
        for game in games_with_words(self._language):
            if wanted(game):
                self._take_in(game)

    def keys_of(self, files: Collection[str]) -> list[str]:
        """Return the messages that these files define, in order, without attributes and terms."""
        for file in files:
            self._take_in(file.rpartition("/")[0])
        return [name for name, file in self._home.items() if file in files and not name.startswith("-")]

    def read(self) -> None:
        """Parse every file that has arrived."""
        self._take_in_all(lambda _: True)
        for name in self._home:
            self._open(name)

    def render(self, key: str, params: Mapping[str, Single], game: str = "") -> tuple[str, list[str]]:
        """Return the sentence, or its key, and its faults; a missing value leaves a gap.

        Args:
            key: The sentence's key.
            params: Its variables.
            game: The scope: that game's own sentences come before the common ones.
        """
        # 1, 1.0 and True are the same dictionary key, but are formatted differently.
        asked = key, game, *((name, value.__class__, value) for name, value in params.items())
        said = self._said.get(asked)
        if said is not None:
            return said
        text, faults = self._render(key, params, game)
        if not faults:  # Missing files may still arrive.
            if len(self._said) >= SENTENCES_KEPT:
                self._said.clear()
            self._said[asked] = text, faults
        return text, faults

    def _render(self, key: str, params: Mapping[str, Single], game: str) -> tuple[str, list[str]]:
        name, _, attribute = self._full(key, game).partition(".")
        if not self._has(name, attribute):
            return key, ["no such sentence"]
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # `_has()` has already looked this up.
        errors: list[Exception] = []
        faults: list[str] = []
        # FluentBundle.format_pattern would turn our numbers back into ones with a hyphen as minus.
        environment = ResolverEnvironment(
            context=self._bundle,
            current=CurrentEnvironment(
                args={name: _told(name, value, faults) for name, value in params.items()}
            ),
            errors=errors,
        )
        try:
            text = pattern(environment)
        except ValueError as error:
            return key, [str(error)]
        if errors or isinstance(text, FluentNone):
            return key, [*faults, *map(str, errors)]
        return text, faults


class Wording(Transformer):
    """A replacement of terms in the texts of sentences; names typed by players are not affected.

    Args:
        text: A word file with our terms as keys and the replacements as texts: `fate = fortune`. A term
            at the start of a sentence keeps its capital letter.
    """

    def __init__(self, text: str) -> None:
        self._terms: dict[str, str] = {}
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                (said,) = entry.value.elements
                assert isinstance(said, ast.TextElement)
                self._terms[entry.id.name] = said.value
        self._ours = re.compile(rf"\b(?:{'|'.join(map(re.escape, self._terms))})\b", re.IGNORECASE)

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        """Replace the terms in the text."""
        node.value = self._ours.sub(self._other, node.value)
        return node

    def _other(self, found: re.Match[str]) -> str:
        other = self._terms[found[0].lower()]
        return other.capitalize() if found[0][0].isupper() else other


def defined(text: str) -> list[str]:
    """Return the names of the messages and terms that a word file defines."""
    return [sign + plain for sign, plain in _DEFINED.findall(text)]


def full_name(name: str, game: str) -> str:
    """Return the full name of a message or term in the folder of a game; a common name stays as it is."""
    if not game:
        return name
    return f"-{game}{name}" if name.startswith("-") else f"{game}-{name}"


def prefixed(text: str, game: str, is_own: Callable[[str], bool]) -> str:
    """Return a game's word file with the game's key put before all of its own names.

    Args:
        text: The file.
        game: The game's key.
        is_own: Returns whether the game defines a referenced name; otherwise it is a common name.
    """

    def mentioned(found: re.Match[str]) -> str:
        blank, sign, plain = found.groups()
        return blank + full_name(sign + plain, game) if is_own(sign + plain) else found[0]

    return _MENTIONED.sub(mentioned, _DEFINED.sub(lambda found: full_name(found[0], game), text))


def _told(name: str, value: Single, faults: list[str]) -> str | FluentType:
    match value:
        case None | "":
            return _Missing(name, faults)
        case bool():
            return "true" if value else "false"
        case int():
            return _Integer(value)
        case float():
            return _Float(value)
        case Decimal():
            return _Decimal(value)
        case _:
            return value


def book(language: str, wording: str = "") -> Book:
    return read_book(language, wording, added_folders())


@lru_cache
def read_book(language: str, wording: str, added: Hashable) -> Book:
    """Return the book of one language and wording. Cached per `added`: new folders make a new book."""
    return Book(language, wording)
