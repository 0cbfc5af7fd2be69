"""The word files of a language, opened one by one; everything here knows Fluent and Babel."""

import re
from collections.abc import Collection, Mapping
from decimal import Decimal
from functools import lru_cache

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentDecimal, FluentFloat, FluentInt, FluentNone, FluentType

from companion.words.amounts import MINUS
from companion.words.files import word_files
from companion.words.words import Param


class _Integer(FluentInt):
    """A whole number that shows a real minus."""

    def format(self, locale: Locale) -> str:
        return super().format(locale).replace("-", MINUS)


class _Float(FluentFloat):
    """A broken number that shows a real minus."""

    def format(self, locale: Locale) -> str:
        return super().format(locale).replace("-", MINUS)


class _Decimal(FluentDecimal):
    """An exact broken number that shows a real minus."""

    def format(self, locale: Locale) -> str:
        return super().format(locale).replace("-", MINUS)


_DEFINED = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_MENTIONED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Book:
    """All word files of one language; a file is parsed when the first of its sentences is asked for."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed = {file.name: file.read_text(encoding="utf-8") for file in word_files(language)}
        self._home: dict[str, str] = {}
        for file, text in self._unparsed.items():
            for name in _DEFINED.findall(text):
                self._home.setdefault(name, file)

    def _open(self, name: str) -> None:
        """Parse the file that defines this message or term, and the files that it refers to."""
        file = self._home.get(name, "")
        text = self._unparsed.pop(file, None)
        if text is None:
            return
        self._bundle.add_resource(FluentResource(text))
        for mentioned in _MENTIONED.findall(text):
            self._open(mentioned)

    def has(self, key: str) -> bool:
        """Whether there is a sentence of that key."""
        name, _, attribute = key.partition(".")
        self._open(name)
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def keys_of(self, files: Collection[str]) -> list[str]:
        """The messages that these files define, in order; attributes and terms are not among them."""
        return [name for name, file in self._home.items() if file in files and not name.startswith("-")]

    def read(self) -> None:
        """Open every file."""
        for name in self._home:
            self.has(name)

    def render(self, key: str, params: Mapping[str, Param]) -> tuple[str, list[str]]:
        """The sentence and what is wrong with it."""
        if not self.has(key):
            return key, ["no such sentence"]
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # has() looked
        errors: list[Exception] = []
        # FluentBundle.format_pattern would turn our numbers back into ones with a hyphen for a minus.
        environment = ResolverEnvironment(
            context=self._bundle,
            current=CurrentEnvironment(args={name: _told(value) for name, value in params.items()}),
            errors=errors,
        )
        try:
            text = pattern(environment)
        except ValueError as error:
            return key, [str(error)]
        faults = [str(error) for error in errors]
        return (key if isinstance(text, FluentNone) else text), faults


def _told(value: Param) -> str | FluentType:
    match value:
        case None:
            return "none"
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


@lru_cache
def book(language: str) -> Book:
    """The book of one language, read once."""
    return Book(language)
