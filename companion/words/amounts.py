"""Numbers, dates and times as each language writes them."""

import math
from collections.abc import Sequence
from datetime import date, datetime, time
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from typing import Final, TypeAlias

from babel.dates import format_date, format_time
from babel.numbers import format_decimal, format_percent

from companion.words.languages import ABOUT

Amount: TypeAlias = int | float | Decimal | Fraction
"""Any number the rules or the odds may hand over."""

MINUS: Final = "\u2212"
"""The minus sign; a hyphen is too short and breaks a line in the wrong place."""

MOST_KEPT: Final = 4096
"""Numbers as they were written last: the same few stand on all screens, and Babel takes its time."""

ONE_PER_CENT: Final = Fraction(1, 100)

NARROWEST_SHARE: Final = 1e-12
"""The rounding error by which a probability may pass 0 or 1 and still mean 0 or 1."""


@lru_cache(MOST_KEPT)
def number_text(amount: Amount, language: str, decimals: int = 0) -> str:
    """Format an amount with exactly `decimals` decimals, rounded half to even: ``"1,5"``, ``"−2"``."""
    exact = Decimal(amount.numerator) / amount.denominator if isinstance(amount, Fraction) else amount
    pattern = "#,##0" + ("." + "0" * decimals if decimals else "")
    text = format_decimal(exact, format=pattern, locale=language)
    if text.startswith("-"):
        # What rounds to nothing has no sign.
        return MINUS + text[1:] if any(mark in "123456789" for mark in text) else text[1:]
    return text


def signed_text(amount: Amount, language: str, decimals: int = 0) -> str:
    """Format an amount that always shows its sign, except zero: ``"+2"``, ``"−1,25"``, ``"0"``."""
    text = number_text(amount, language, decimals)
    shows_nothing = not any(mark in "123456789" for mark in text)
    return text if amount < 0 or shows_nothing else "+" + text


def whole_percents(shares: Sequence[Amount], wanted: Sequence[int | None] = ()) -> tuple[int, ...]:
    """Round the shares of one whole to whole per cents that add up to 100, by the largest remainder.

    Args:
        shares: Each 0 to 1, together 1; floats may be off by rounding errors.
        wanted: The whole per cents that some of them have in another table. They decide between equal
            remainders, and nothing else. Otherwise a share is rounded up that would be so by itself (half
            to even), then the earlier one.

    Raises:
        ValueError: When they are not the shares of one whole.
    """
    exact = [Fraction(share) * 100 for share in shares]
    if abs(sum(exact) - 100) > NARROWEST_SHARE or any(each < -NARROWEST_SHARE for each in exact):
        raise ValueError(f"{shares!r} are not the shares of one whole")
    whole = [max(0, math.floor(each)) for each in exact]
    hopes = [*wanted, *[None] * (len(exact) - len(wanted))]

    def order(at: int) -> tuple[Fraction, int, bool]:
        hope = hopes[at]
        return whole[at] - exact[at], 1 if hope is None else 2 if hope <= whole[at] else 0, whole[at] % 2 == 0

    for at in sorted((at for at, share in enumerate(shares) if share), key=order)[: 100 - sum(whole)]:
        whole[at] += 1
    return tuple(whole)


def percent_texts(
    shares: Sequence[Amount], language: str, wanted: Sequence[int | None] = ()
) -> tuple[str, ...]:
    """Format shares of one whole, to be shown together; at the edges as `percent_text` writes them.

    Args:
        shares: The shares.
        language: Whose way of writing per cent.
        wanted: As for `whole_percents`.

    Raises:
        ValueError: When they are not the shares of one whole.
    """
    percents = whole_percents(shares, wanted)
    return tuple(percent_text(share, language, whole) for whole, share in zip(percents, shares, strict=True))


def event_text(
    shares: Sequence[Amount], inside: Sequence[bool], language: str, wanted: Sequence[int | None] = ()
) -> str:
    """Format the probability of an event that some rows of a table make up, in the table's whole per cents.

    An event of one row, or of all rows but one, reads as the table has it. Whole per cents of more rows are
    not added up, since their roundings would be: such an event is rounded by itself.

    Args:
        shares: The rows of the table: shares of one whole.
        inside: Whether each row belongs to the event.
        language: Whose way of writing per cent.
        wanted: As for `whole_percents`.

    Raises:
        ValueError: When they are not the shares of one whole.
    """
    percents = whole_percents(shares, wanted)
    rows = [
        [
            (percent, share)
            for percent, share, within in zip(percents, shares, inside, strict=True)
            if within == part and share
        ]
        for part in (True, False)
    ]
    event = sum((share for _, share in rows[0]), 0)
    whole = None
    if len(rows[0]) == 1:
        whole = rows[0][0][0]
    elif len(rows[1]) == 1:
        whole = 100 - rows[1][0][0]
    return percent_text(event, language, whole)


def percent_text(share: Amount, language: str, whole: int | None = None) -> str:
    """Format a probability in whole per cent; never 0 % for the possible, nor 100 % for the uncertain.

    Args:
        share: From 0 to 1.
        language: Whose way of writing per cent.
        whole: The whole per cents that the table has for it which the probability is read from; None for
            one that stands alone, which is rounded half to even.

    Raises:
        ValueError: When the share is no probability.
    """
    if not -NARROWEST_SHARE <= share <= 1 + NARROWEST_SHARE:
        raise ValueError(f"{share!r} is not a probability")
    if whole is None:
        whole = 0 if share < ONE_PER_CENT else 100 if share > 1 - ONE_PER_CENT else round(share * 100)
    if whole == 0 and share > NARROWEST_SHARE:
        return "<" + _whole_percent(1, language)
    if whole == 100 and share < 1 - NARROWEST_SHARE:
        return ">" + _whole_percent(99, language)
    return _whole_percent(whole, language)


def _whole_percent(percent: int, language: str) -> str:
    return format_percent(Decimal(percent) / 100, locale=language)


def local(moment: datetime) -> datetime:
    """Return the moment in the reader's zone; in its own where the reader's has no such date."""
    try:
        return moment.astimezone()
    except (OverflowError, ValueError, OSError):
        return moment


def date_text(when: date, language: str) -> str:
    """Format a day in full: ``"21 listopada 2026"``.

    A moment with a zone counts as the reader's local day.
    """
    day = local(when) if isinstance(when, datetime) and when.tzinfo else when
    about = ABOUT[language]
    pattern = about.first_of_month if day.day == 1 and about.first_of_month else about.date
    return format_date(day, format=pattern, locale=language)


def time_text(when: datetime | time, language: str) -> str:
    """Format a time of day, 24 hours: ``"19:05"``.

    A moment with a zone is shown in the reader's local time.
    """
    moment = local(when) if isinstance(when, datetime) and when.tzinfo else when
    return format_time(moment.replace(tzinfo=None), format="HH:mm", locale=language)
