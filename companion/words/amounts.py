"""Numbers, dates and times as each language writes them."""

import math
from collections.abc import Sequence
from datetime import date, datetime, time
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final, TypeAlias

from babel.dates import format_date, format_time
from babel.numbers import format_decimal, format_percent

from companion.words.languages import ABOUT

Amount: TypeAlias = int | float | Decimal | Fraction
"""Any number the rules or the odds may hand over."""

MINUS: Final = "\u2212"
"""The minus sign; a hyphen is too short and breaks a line in the wrong place."""

MOST_KEPT: Final = 4096
"""Numbers as they were written last: the same few stand on all screens, and Babel takes its time."""

NARROWEST_SHARE: Final = 1e-12
"""How far rounding errors may carry a probability beyond 0 or 1 and still mean 0 or 1."""


@lru_cache(MOST_KEPT)
def number_text(amount: Amount, language: str, decimals: int = 0) -> str:
    """An amount with exactly so many decimals, rounded half to even: ``"1,5"``, ``"−2"``."""
    exact = Decimal(amount.numerator) / amount.denominator if isinstance(amount, Fraction) else amount
    pattern = "#,##0" + ("." + "0" * decimals if decimals else "")
    text = format_decimal(exact, format=pattern, locale=language)
    if text.startswith("-"):
        # What rounds to nothing has no sign.
        return MINUS + text[1:] if any(mark in "123456789" for mark in text) else text[1:]
    return text


def signed_text(amount: Amount, language: str, decimals: int = 0) -> str:
    """An amount that always shows its sign, nothing apart: ``"+2"``, ``"−1,25"``, ``"0"``."""
    text = number_text(amount, language, decimals)
    shows_nothing = not any(mark in "123456789" for mark in text)
    return text if amount < 0 or shows_nothing else "+" + text


Told: TypeAlias = dict[Any, int]
"""In how many whole per cents a view has told which share already."""


def whole_percents(shares: Sequence[Amount], told: Told | None = None) -> tuple[int, ...]:
    """Shares of one whole in whole per cents that add up to 100, rounded by the largest remainder.

    What is as likely reads the same, as far as the others can take what is left of the hundred.

    Args:
        shares: Each 0 to 1, together 1; floats may be off by rounding errors.
        told: What the same view has told before, which stays as it was told; these are added to it.

    Raises:
        ValueError: When they are no shares of one whole.
    """
    exact = [Fraction(share) * 100 for share in shares]
    if abs(sum(exact) - 100) > NARROWEST_SHARE or any(each < -NARROWEST_SHARE for each in exact):
        raise ValueError(f"{shares!r} are not the shares of one whole")
    whole = [max(0, math.floor(each)) for each in exact]
    earlier = told or {}
    free = [at for at, share in enumerate(shares) if share and share not in earlier]
    fixed = [earlier.get(share, each) for share, each in zip(shares, whole, strict=True)]
    if 0 <= 100 - sum(fixed) <= len(free):
        whole = fixed
    else:  # what was told leaves them no room
        free = [at for at, share in enumerate(shares) if share]
    for alike in (True, False):
        groups: dict[Amount, list[int]] = {}
        for at in free:
            groups.setdefault(shares[at] if alike else at, []).append(at)
        for group in sorted(groups.values(), key=lambda group: whole[group[0]] - exact[group[0]]):
            if len(group) <= 100 - sum(whole):
                for at in group:
                    whole[at] += 1
    if told is not None:
        told.update({share: each for share, each in zip(shares, whole, strict=True) if share not in told})
    return tuple(whole)


def percent_texts(shares: Sequence[Amount], language: str, told: Told | None = None) -> tuple[str, ...]:
    """Shares of one whole, to be shown together; at the edges as `percent_text` writes them.

    Args:
        shares: The shares.
        language: Whose way of writing per cent.
        told: As for `whole_percents`.

    Raises:
        ValueError: When they are no shares of one whole.
    """

    percents = whole_percents(shares, told)
    return tuple(_edged(percent, share, language) for percent, share in zip(percents, shares, strict=True))


def percent_text(share: Amount, language: str, told: Told | None = None) -> str:
    """A probability in whole per cent that never calls the unlikely impossible or the likely certain.

    Args:
        share: From 0 to 1.
        language: Whose way of writing per cent.
        told: What the same view has told before, which reads as it was told.

    Raises:
        ValueError: When the share is no probability.
    """
    if told and share in told:
        return _edged(told[share], share, language)
    if not -NARROWEST_SHARE <= share <= 1 + NARROWEST_SHARE:
        raise ValueError(f"{share!r} is not a probability")
    if NARROWEST_SHARE < share < 0.01:
        return "<" + _whole_percent(1, language)
    if 0.99 < share < 1 - NARROWEST_SHARE:
        return ">" + _whole_percent(99, language)
    return _whole_percent(round(share * 100), language)


def _edged(percent: int, share: Amount, language: str) -> str:
    if percent == 0 and share > NARROWEST_SHARE:
        return "<" + _whole_percent(1, language)
    if percent == 100 and share < 1 - NARROWEST_SHARE:
        return ">" + _whole_percent(99, language)
    return _whole_percent(percent, language)


def _whole_percent(percent: int, language: str) -> str:
    return format_percent(Decimal(percent) / 100, locale=language)


def local(moment: datetime) -> datetime:
    """The moment in the reader's zone; in its own where the reader's has no such date."""
    try:
        return moment.astimezone()
    except (OverflowError, ValueError, OSError):
        return moment


def date_text(when: date, language: str) -> str:
    """A day in full: ``"21 listopada 2026"``; a moment with a zone counts as the reader's local day."""
    day = local(when) if isinstance(when, datetime) and when.tzinfo else when
    about = ABOUT[language]
    pattern = about.first_of_month if day.day == 1 and about.first_of_month else about.date
    return format_date(day, format=pattern, locale=language)


def time_text(when: datetime | time, language: str) -> str:
    """A time of day, 24 hours: ``"19:05"``; a moment with a zone in the reader's local time."""
    moment = local(when) if isinstance(when, datetime) and when.tzinfo else when
    return format_time(moment.replace(tzinfo=None), format="HH:mm", locale=language)
