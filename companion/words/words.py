"""Sentences out of the word files, in one language."""

import os
import re
from collections.abc import Mapping, Sequence
from datetime import date, datetime, time
from decimal import Decimal
from functools import lru_cache
from typing import Final, TypeAlias

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentDecimal, FluentFloat, FluentInt, FluentNone, FluentType

from companion.words.amounts import (
    MINUS,
    Amount,
    date_text,
    number_text,
    percent_text,
    signed_text,
    time_text,
)
from companion.words.files import word_files
from companion.words.languages import FALLBACK, Language

Param: TypeAlias = str | int | float | Decimal | bool | None
"""What a sentence may be told: a text, a number, a yes or no, or nothing.

A word file selects on the last two as ``[true]``, ``[false]`` and ``[none]``.
"""

STRICT_VARIABLE: Final = "COMPANION_STRICT_WORDS"
"""Environment variable that makes every ``Words`` strict when it is set; the tests set it."""

MOST_FAULTS: Final = 100


class WordsError(LookupError):
    """A sentence is missing, or lacks something it needs; only strict words raise it."""


class Words:
    """The sentences of one language; two of the same language are equal, so screens can be remembered.

    ``words("key", name="Ola", count=3)`` gives the sentence, ``words("key.attribute")`` an attribute of
    it. At the table nothing raises: a sentence that fails is given in English, or else as its own key,
    and is remembered in ``faults``.

    Args:
        language: Which language.
        strict: Whether a failing sentence raises ``WordsError``; by default only where the environment
            says so, as the tests do.
    """

    __slots__ = ("language", "strict")

    language: Language
    strict: bool

    def __init__(self, language: Language, *, strict: bool | None = None) -> None:
        object.__setattr__(self, "language", language)
        asked = bool(os.environ.get(STRICT_VARIABLE)) if strict is None else strict
        object.__setattr__(self, "strict", asked)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"Words cannot be changed: {name!r}")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Words):
            return NotImplemented
        return (self.language, self.strict) == (other.language, other.strict)

    def __hash__(self) -> int:
        return hash((self.language, self.strict))

    def __repr__(self) -> str:
        return f"Words({self.language!r})"

    def __call__(self, key: str, /, **params: Param) -> str:
        """The sentence of a key.

        Args:
            key: ``"message"`` or ``"message.attribute"``.
            params: Its variables. Numbers are written as the language writes them, with a real minus.

        Raises:
            WordsError: In strict words, when anything about the sentence is wrong.
        """
        text, faults = _book(self.language).render(key, params)
        if not faults:
            return text
        self._note(key, faults)
        if self.language != FALLBACK:
            text, english_faults = _book(FALLBACK).render(key, params)
            if not english_faults:
                return text
        return key

    def has(self, key: str) -> bool:
        """Whether this language has a sentence of that key."""
        return _book(self.language).has(key)

    @property
    def faults(self) -> tuple[str, ...]:
        """What went wrong with this language's sentences since the program began, each fault once."""
        return tuple(_faults(self.language))

    def at_hand(self) -> None:
        """Read every sentence now, so that none is waited for later."""
        _book(self.language).read()

    def number(self, amount: Amount, decimals: int = 0) -> str:
        """An amount with exactly so many decimals: ``"1,5"`` in Polish, ``"1.5"`` in English."""
        return number_text(amount, self.language, decimals)

    def signed(self, amount: Amount, decimals: int = 0) -> str:
        """An amount with its sign, nothing apart: ``"+2"``, ``"−1"``, ``"0"``."""
        return signed_text(amount, self.language, decimals)

    def percent(self, share: Amount) -> str:
        """A probability from 0 to 1 in whole per cent; ``"<1%"`` and ``">99%"`` at the edges.

        Raises:
            WordsError: In strict words, when it is no probability; at the table it reads ``"?"``.
        """
        try:
            return percent_text(share, self.language)
        except ValueError as error:
            self._note("percent", [str(error)])
            return "?"

    def date(self, when: date) -> str:
        """A day in full: ``"21 listopada 2026"``, ``"21 November 2026"``."""
        return date_text(when, self.language)

    def time(self, when: datetime | time) -> str:
        """A time of day, 24 hours: ``"19:05"``."""
        return time_text(when, self.language)

    def duration(self, seconds: float) -> str:
        """A length of time, as coarse as is useful: ``"1 h 12 min"``, ``"12 min"``, ``"45 s"``."""
        whole = max(0, round(seconds))
        hours, minutes = divmod(whole // 60, 60)
        if hours and minutes:
            return self("duration-hours-minutes", hours=hours, minutes=minutes)
        if hours:
            return self("duration-hours", hours=hours)
        if minutes:
            return self("duration-minutes", minutes=minutes)
        return self("duration-seconds", seconds=whole)

    def list(self, items: Sequence[str]) -> str:
        """Several things in a row: ``"A, B i C"``, ``"A, B and C"``; nothing gives the empty text."""
        if len(items) < 2:
            return "".join(items)
        return self("list-and", start=", ".join(items[:-1]), end=items[-1])

    def choice(self, items: Sequence[str]) -> str:
        """One of several things: ``"A, B lub C"``, ``"A, B or C"``."""
        if len(items) < 2:
            return "".join(items)
        return self("list-or", start=", ".join(items[:-1]), end=items[-1])

    def _note(self, key: str, faults: Sequence[str]) -> None:
        lines = [f"{self.language}: {key}: {fault}" for fault in faults]
        if self.strict:
            raise WordsError("; ".join(lines))
        known = _faults(self.language)
        for line in lines:
            if len(known) < MOST_FAULTS:
                known.setdefault(line)


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


class _Book:
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
        name, _, attribute = key.partition(".")
        self._open(name)
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def read(self) -> None:
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
def _book(language: str) -> _Book:
    return _Book(language)


@lru_cache
def _faults(language: str) -> dict[str, None]:
    return {}
