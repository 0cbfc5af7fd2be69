"""Numbers, dates and times as each language writes them."""

from datetime import date, datetime, time, tzinfo
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from typing import Final, TypeAlias

from babel.dates import format_date, format_time
from babel.numbers import format_decimal, format_percent

from companion.words.languages import ABOUT, cldr

Amount: TypeAlias = int | float | Decimal | Fraction
"""Any number that the rules or the odds may return."""

MINUS: Final = "\u2212"
"""The minus sign; a hyphen is too short, and lines break after it."""

MOST_KEPT: Final = 4096
"""Size of the cache of formatted numbers: screens repeat the same few, and Babel is slow."""

ONE_PER_CENT: Final = Fraction(1, 100)

NARROWEST_SHARE: Final = 1e-12
"""The rounding error by which a probability may exceed 0 or 1 and still count as 0 or 1."""

NOISE: Final = 9
"""Decimals of a per cent beyond which a float is only rounding error."""


@lru_cache(MOST_KEPT)
def number_text(amount: Amount, language: str, decimals: int = 0) -> str:
    """Format an amount with exactly `decimals` decimals, rounded half to even: ``"1,5"``, ``"−2"``."""
    exact = Decimal(amount.numerator) / amount.denominator if isinstance(amount, Fraction) else amount
    pattern = "#,##0" + ("." + "0" * decimals if decimals else "")
    text = format_decimal(exact, format=pattern, locale=cldr(language))
    if text.startswith("-"):
        # A number that rounds to 0 has no sign.
        return MINUS + text[1:] if any(mark in "123456789" for mark in text) else text[1:]
    return text


def signed_text(amount: Amount, language: str, decimals: int = 0) -> str:
    """Format an amount that always shows its sign, except zero: ``"+2"``, ``"−1,25"``, ``"0"``."""
    text = number_text(amount, language, decimals)
    shows_nothing = not any(mark in "123456789" for mark in text)
    return text if amount < 0 or shows_nothing else "+" + text


def whole_percent(share: Amount) -> int:
    """Round a probability to whole per cent, half to even.

    Each share is rounded on its own, so equal chances look equal everywhere, and a chance and its complement
    sum to 100. Three or more shares may sum to slightly more or less.
    """
    # Floats that differ only by rounding errors must look equal.
    return round(round(share * 100, NOISE) if isinstance(share, float) else share * 100)


def percent_text(share: Amount, language: str) -> str:
    """Format a probability in whole per cent: 0 % only if impossible, 100 % only if certain.

    Args:
        share: From 0 to 1.
        language: The language whose notation is used.

    Raises:
        ValueError: When the share is no probability.
    """
    if not -NARROWEST_SHARE <= share <= 1 + NARROWEST_SHARE:
        raise ValueError(f"{share!r} is not a probability")
    if NARROWEST_SHARE < share < ONE_PER_CENT - NARROWEST_SHARE:
        return "<" + _whole_percent(1, language)
    if 1 - ONE_PER_CENT + NARROWEST_SHARE < share < 1 - NARROWEST_SHARE:
        return ">" + _whole_percent(99, language)
    return _whole_percent(whole_percent(share), language)


def _whole_percent(percent: int, language: str) -> str:
    return format_percent(Decimal(percent) / 100, locale=cldr(language))


def local(moment: datetime, zone: str = "") -> datetime:
    """Convert a moment to the reader's zone; keep its own if the date does not exist there.

    Args:
        zone: The reader's zone; an unknown or empty name means this computer's zone.
    """
    try:
        return moment.astimezone(zone_of(zone))
    except (OverflowError, ValueError, OSError):
        return moment


@lru_cache(maxsize=256)
def zone_of(name: str) -> tzinfo | None:
    """Return the time zone of that name; None if none is known, as in a browser."""
    if not name:
        return None
    from zoneinfo import ZoneInfo  # Most readers share this computer's time zone.

    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return None


def date_text(when: date, language: str, zone: str = "") -> str:
    """Format a day in full: ``"21 listopada 2026"``.

    A moment with a zone counts as the reader's local day.
    """
    day = local(when, zone) if isinstance(when, datetime) and when.tzinfo else when
    about = ABOUT[language]
    pattern = about.first_of_month if day.day == 1 and about.first_of_month else about.date
    return format_date(day, format=pattern, locale=cldr(language))


def time_text(when: datetime | time, language: str, zone: str = "") -> str:
    """Format a time of day, 24 hours: ``"19:05"``.

    A moment with a zone is shown in the reader's local time.
    """
    moment = local(when, zone) if isinstance(when, datetime) and when.tzinfo else when
    return format_time(moment.replace(tzinfo=None), format="HH:mm", locale=cldr(language))
