"""Sentences from the word files, in one language."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from companion.later import Later
from companion.words.files import is_added
from companion.words.languages import FALLBACK, WORDINGS, Language, is_draft
from companion.words.packed import KNOWN

if TYPE_CHECKING:
    from datetime import date, datetime, time
    from decimal import Decimal

    from companion.words import amounts
    from companion.words import book as books
    from companion.words.amounts import Amount
else:  # imported when first used, see companion/later.py
    amounts = Later("companion.words.amounts")
    books = Later("companion.words.book")

Single: TypeAlias = "str | int | float | Decimal | bool | None"
Param: TypeAlias = "Single | tuple[str, ...]"
"""The type of a sentence's parameter.

A word file selects on a flag and on None as ``[true]``, ``[false]`` and ``[none]``. None and an empty text
can be selected on, but not printed.
"""


class Phrase(NamedTuple):
    """A sentence used inside another one: its key and its variables."""

    key: str
    params: tuple[tuple[str, Single], ...] = ()


RuleValue: TypeAlias = "Param | tuple[Phrase, ...]"
"""The type of a variable of the quick rules; several phrases are joined with `list`."""

STRICT_VARIABLE: Final = "COMPANION_STRICT_WORDS"
"""Environment variable that makes every ``Words`` strict; set by the tests."""

MOST_FAULTS: Final = 100


class WordsError(LookupError):
    """A sentence is missing, or lacks something that it needs; raised by strict words only."""


class Words:
    """The sentences of one language. Objects with equal arguments are equal, so screens can be cached.

    ``words("key", name="Ola", count=3)`` returns the sentence, ``words("key.attribute")`` an attribute of it.
    At the table nothing raises: a failing sentence is returned in English, or else as its own key, and is
    recorded in ``faults``. A sentence that a draft lacks is returned in English too, but is no fault.

    Args:
        language: The language.
        strict: Whether a failing sentence raises ``WordsError``; by default only if the environment says so,
            as in tests.
        game: The scope: that game's own sentences come before the common ones.
        wording: One of the language's other wordings, see `WORDINGS`; empty for our own.
        rules: Variables of every sentence of the quick rules, see `rule`.
        zone: The reader's time zone, such as "Europe/Warsaw"; empty for this computer's zone.
    """

    __slots__ = ("game", "language", "rules", "strict", "wording", "zone")

    game: str
    language: Language
    strict: bool
    wording: str
    rules: tuple[tuple[str, RuleValue], ...]
    zone: str

    def __init__(
        self,
        language: Language,
        *,
        strict: bool | None = None,
        game: str = "",
        wording: str = "",
        rules: tuple[tuple[str, RuleValue], ...] = (),
        zone: str = "",
    ) -> None:
        object.__setattr__(self, "game", game)
        object.__setattr__(self, "zone", zone)
        object.__setattr__(self, "rules", rules)
        object.__setattr__(self, "wording", wording if wording in WORDINGS.get(language, ()) else "")
        object.__setattr__(self, "language", language)
        asked = bool(os.environ.get(STRICT_VARIABLE)) if strict is None else strict
        object.__setattr__(self, "strict", asked)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"Words cannot be changed: {name!r}")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Words):
            return NotImplemented
        return self._identity == other._identity

    def __hash__(self) -> int:
        return hash(self._identity)

    @property
    def _identity(self) -> tuple[str, str, bool, str, tuple[tuple[str, RuleValue], ...], str]:
        return self.game, self.language, self.strict, self.wording, self.rules, self.zone

    def __repr__(self) -> str:
        return f"Words({self.language!r}, game={self.game!r})" if self.game else f"Words({self.language!r})"

    def of(self, game: str) -> Words:
        """Return the same words in the scope of a game, whose own sentences come before the common ones.

        Args:
            game: The game's key; empty for only the common sentences.
        """
        if game == self.game:
            return self
        return Words(self.language, strict=self.strict, game=game, wording=self.wording, zone=self.zone)

    def worded(self, wording: str) -> Words:
        """Return the same words in that wording; if it does not exist, in the language's own wording."""
        return Words(
            self.language,
            strict=self.strict,
            game=self.game,
            wording=wording,
            rules=self.rules,
            zone=self.zone,
        )

    def ruled(self, rules: Mapping[str, RuleValue]) -> Words:
        """Return the same words with a table's options, which `rule` passes to its sentences."""
        return Words(
            self.language,
            strict=self.strict,
            game=self.game,
            wording=self.wording,
            rules=tuple(rules.items()),
            zone=self.zone,
        )

    def rule(self, key: str, /) -> str:
        """Return a sentence of the quick rules, filled with the rules of the table.

        A draft that lacks the sentence or a phrase of it says all of it in English.

        Raises:
            WordsError: In strict words, when anything about the sentence is wrong.
        """
        phrases = (
            each.key
            for _, value in self.rules
            if isinstance(value, tuple)
            for each in value
            if isinstance(each, Phrase)
        )
        if any(map(self._lacks, (key, *phrases))):
            return self._in_english(strict=self.strict).ruled(dict(self.rules)).rule(key)
        return self(key, **{name: self._told(value) for name, value in self.rules})

    def _told(self, value: RuleValue) -> Param:
        """Return a variable of the quick rules, with its phrases rendered."""
        if not isinstance(value, tuple):
            return value
        return tuple(each if isinstance(each, str) else self(each.key, **dict(each.params)) for each in value)

    def __call__(self, key: str, /, **params: Param) -> str:
        """Return the sentence of a key.

        Args:
            key: ``"message"`` or ``"message.attribute"``.
            params: Its variables. Numbers are written as the language writes them, with a real minus.
                Several texts are joined as by `list`.

        Raises:
            WordsError: In strict words, when anything about the sentence is wrong.
        """
        if (known := KNOWN.get(self.language)) is not None:
            said = known.get(key) or known.get(f"{self.game}-{key}" if self.game else "")
            if said is not None:
                return said
        if self._lacks(key):
            return self._in_english(strict=self.strict)(key, **params)
        told = self._joined(params)
        text, faults = books.book(self.language, self.wording).render(key, told, self.game)
        if not faults:
            return text
        self._note(key, faults)
        if text != key:  # A value is missing; the English sentence would lack it too.
            return text
        if self.language != FALLBACK:
            told = self._in_english(strict=False)._joined(params)
            text, english_faults = books.book(FALLBACK).render(key, told, self.game)
            if not english_faults:
                return text
        return key

    def _in_english(self, *, strict: bool) -> Words:
        """Return the English words of the same scope, for sentences that this language lacks."""
        return Words(FALLBACK, strict=strict, game=self.game, zone=self.zone)

    def _joined(self, params: Mapping[str, Param]) -> dict[str, Single]:
        """Return variables with several texts joined by this language's "and"."""
        return {name: self.list(each) if isinstance(each, tuple) else each for name, each in params.items()}

    def _lacks(self, key: str) -> bool:
        """Return whether English has this sentence, and this language lacks it and is allowed to.

        A draft may lack any sentence; any language may lack those of a package.
        """
        partial = is_draft(self.language) or (self.language != FALLBACK and is_added(self.game))
        return partial and not self.says(key) and self._in_english(strict=False).says(key)

    def has(self, key: str) -> bool:
        """Return whether there is a sentence with this key, in English if this language may lack it."""
        return self.says(key) or self._lacks(key)

    def says(self, key: str) -> bool:
        """Return whether this language itself has a sentence with this key."""
        return books.book(self.language, self.wording).has(key, self.game)

    @property
    def faults(self) -> tuple[str, ...]:
        """The faults of this language's sentences since the program began; equal ones are listed once."""
        return tuple(_faults(self.language))

    def at_hand(self) -> None:
        """Read every sentence now, so that no later call has to wait."""
        books.book(self.language).read()

    def number(self, amount: Amount, decimals: int = 0) -> str:
        """Format an amount with exactly `decimals` decimals: ``"1,5"``, ``"1.5"``."""
        return amounts.number_text(amount, self.language, decimals)

    def signed(self, amount: Amount, decimals: int = 0) -> str:
        """Format an amount with its sign, except zero: ``"+2"``, ``"−1"``, ``"0"``."""
        return amounts.signed_text(amount, self.language, decimals)

    def percent(self, share: Amount) -> str:
        """Format a probability from 0 to 1 in whole per cent; ``"<1%"`` and ``">99%"`` at the edges.

        Equal probabilities look equal everywhere.

        Raises:
            WordsError: In strict words, if it is no probability; otherwise it reads ``"?"``.
        """
        try:
            return amounts.percent_text(share, self.language)
        except ValueError as error:
            self._note("percent", [str(error)])
            return "?"

    def percents(self, shares: Iterable[Amount]) -> tuple[str, ...]:
        """Format the rows of a table as `percent` does."""
        return tuple(self.percent(share) for share in shares)

    def local(self, moment: datetime) -> datetime:
        """Convert a moment to the reader's zone; keep its own if the date does not exist there."""
        return amounts.local(moment, self.zone)

    def date(self, when: date) -> str:
        """Format a day in full: ``"21 listopada 2026"``, ``"21 November 2026"``."""
        return amounts.date_text(when, self.language, self.zone)

    def time(self, when: datetime | time) -> str:
        """Format a time of day, 24 hours: ``"19:05"``."""
        return amounts.time_text(when, self.language, self.zone)

    def duration(self, seconds: float) -> str:
        """Format a duration as coarsely as is useful: ``"1 h 12 min"``, ``"12 min"``, ``"45 s"``."""
        whole = max(0, round(seconds))
        hours, minutes = divmod(whole // 60, 60)
        if hours and minutes:
            return self("duration-hours-minutes", hours=hours, minutes=minutes)
        if hours:
            return self("duration-hours", hours=hours)
        if minutes:
            return self("duration-minutes", minutes=minutes)
        return self("duration-seconds", seconds=whole)

    def clock(self, seconds: float) -> str:
        """Format a duration as a clock, to the second: ``"0:45"``, ``"12:03"``, ``"1:05:03"``."""
        minutes, rest = divmod(max(0, int(seconds)), 60)
        hours, minutes = divmod(minutes, 60)
        return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"

    def list(self, items: Sequence[str]) -> str:
        """Join items with "and": ``"A, B i C"``, ``"A, B and C"``; empty for none."""
        return self._sequence("list-and", items)

    def choice(self, items: Sequence[str]) -> str:
        """Join items with "or": ``"A, B lub C"``, ``"A, B or C"``."""
        return self._sequence("list-or", items)

    def _sequence(self, key: str, items: Sequence[str]) -> str:
        """Join items with commas, the last two by the sentence `key`; a draft without it has only commas."""
        if len(items) < 2 or self._lacks(key):
            return ", ".join(items)
        return self(key, start=", ".join(items[:-1]), end=items[-1])

    def _note(self, key: str, faults: Sequence[str]) -> None:
        place = f"{self.game}/{key}" if self.game else key
        lines = [f"{self.language}: {place}: {fault}" for fault in faults]
        if self.strict:
            raise WordsError("; ".join(lines))
        known = _faults(self.language)
        for line in lines:
            if len(known) < MOST_FAULTS:
                known.setdefault(line)


@lru_cache
def _faults(language: str) -> dict[str, None]:
    return {}
