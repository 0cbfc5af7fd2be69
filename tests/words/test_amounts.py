"""Numbers, dates and times as each language writes them."""

from datetime import UTC, date, datetime, time
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from companion.words import Words, WordsError
from companion.words.amounts import Amount, whole_percent

PL = Words("pl", strict=True)
EN = Words("en", strict=True)
NBSP = "\u00a0"


@pytest.mark.parametrize(
    ("amount", "decimals", "polish", "english"),
    [
        (0, 0, "0", "0"),
        (7, 0, "7", "7"),
        (-3, 0, "\u22123", "\u22123"),
        (1.5, 1, "1,5", "1.5"),
        (2, 1, "2,0", "2.0"),
        (-1.25, 2, "\u22121,25", "\u22121.25"),
        (Fraction(-3, 4), 2, "\u22120,75", "\u22120.75"),
        (Decimal("0.125"), 3, "0,125", "0.125"),
        (-0.04, 1, "0,0", "0.0"),
        (12345, 0, f"12{NBSP}345", "12,345"),
    ],
)
def test_a_number_is_written_as_the_language_writes_it(
    amount: Amount, decimals: int, polish: str, english: str
) -> None:
    assert PL.number(amount, decimals) == polish
    assert EN.number(amount, decimals) == english


@pytest.mark.parametrize(
    ("amount", "decimals", "written"),
    [(3, 0, "+3"), (-1, 0, "\u22121"), (0, 0, "0"), (-0.4, 0, "0"), (0.4, 0, "0"), (0.75, 2, "+0,75")],
)
def test_a_signed_number_shows_plus_or_a_real_minus(amount: Amount, decimals: int, written: str) -> None:
    assert PL.signed(amount, decimals) == written


@pytest.mark.parametrize(
    ("share", "written"),
    [
        (0, "0%"),
        (1, "100%"),
        (Fraction(3, 4), "75%"),
        (Fraction(5, 16), "31%"),
        (0.001, "<1%"),
        (Fraction(1, 101), "<1%"),
        (0.01, "1%"),
        (Fraction(1, 100), "1%"),
        (Fraction(99, 100), "99%"),
        (0.99, "99%"),
        (Fraction(4095, 4096), ">99%"),
        (1 - 1e-15, "100%"),
        (-1e-15, "0%"),
        (1 + 1e-15, "100%"),
    ],
)
def test_a_probability_is_whole_per_cent(share: Amount, written: str) -> None:
    assert PL.percent(share) == EN.percent(share) == written


@given(st.fractions(min_value=0, max_value=1))
def test_only_the_impossible_reads_0_and_only_the_certain_reads_100(share: Fraction) -> None:
    surely = share <= 1e-12 or 1 - share <= 1e-12
    assert (PL.percent(share) in {"0%", "100%"}) == surely


@pytest.mark.parametrize("share", [-0.5, 1.5, float("nan")])
def test_what_is_no_probability_is_noticed_in_tests_and_survived_at_the_table(share: float) -> None:
    with pytest.raises(WordsError):
        PL.percent(share)
    assert Words("pl", strict=False).percent(share) == "?"


weights = st.lists(st.integers(0, 10_000), min_size=1, max_size=12).filter(any)


@given(weights)
def test_equal_chances_read_equal_and_the_sum_of_100_gives_way(given_weights: list[int]) -> None:
    shares = [Fraction(weight, sum(given_weights)) for weight in given_weights]
    told = dict(zip(shares, EN.percents(shares), strict=True))
    assert [told[share] for share in shares] == list(EN.percents(shares))
    assert told == {share: EN.percent(share) for share in shares}
    percents = [whole_percent(share) for share in shares]
    assert all(
        abs(percent - 100 * share) <= Fraction(1, 2) for percent, share in zip(percents, shares, strict=True)
    )
    assert abs(sum(percents) - 100) <= len(shares) / 2


@given(st.fractions(min_value=0, max_value=1), st.fractions(min_value=0, max_value=1))
def test_a_greater_chance_never_reads_smaller(one: Fraction, other: Fraction) -> None:
    assert (whole_percent(one) <= whole_percent(other)) or one > other


@given(st.fractions(min_value=0, max_value=1))
def test_a_chance_and_its_opposite_make_up_a_hundred(share: Fraction) -> None:
    assert whole_percent(share) + whole_percent(1 - share) == 100


@given(st.integers(1, 400), st.integers(1, 400))
@example(99, 100)
@example(1, 100)
def test_a_float_reads_as_the_fraction_it_stands_for(one: int, other: int) -> None:
    share = Fraction(min(one, other), max(one, other))
    assert EN.percent(float(share)) == EN.percent(sum([float(share) / 7] * 7)) == EN.percent(share)


def test_two_against_two_favours_nobody() -> None:
    assert EN.percents([Fraction(6, 16), Fraction(4, 16), Fraction(6, 16)]) == ("38%", "25%", "38%")
    assert EN.percents([Fraction(1, 8), Fraction(1, 8), Fraction(6, 8)]) == ("12%", "12%", "75%")
    assert PL.percents([Fraction(1, 3)] * 3) == ("33%", "33%", "33%")
    assert PL.percents([Fraction(999, 1000), Fraction(1, 1000)]) == (">99%", "<1%")
    assert PL.percents([1, 0, 0]) == ("100%", "0%", "0%")


def test_a_date_is_written_out() -> None:
    assert PL.date(date(2026, 11, 3)) == f"3{NBSP}listopada 2026"
    assert EN.date(date(2026, 11, 3)) == f"3{NBSP}November 2026"


def test_a_moment_is_told_in_the_time_zone_of_the_reader() -> None:
    moment = datetime(2026, 11, 3, 22, 30, tzinfo=UTC)
    here = moment.astimezone()
    assert PL.time(moment) == f"{here.hour:02}:{here.minute:02}"
    assert PL.date(moment).startswith(str(here.day))


@pytest.mark.parametrize("words", [PL, EN])
def test_a_time_of_day_has_24_hours(words: Words) -> None:
    assert words.time(time(19, 5)) == "19:05"
    assert words.time(datetime(2026, 11, 3, 9, 0)) == "09:00"


@pytest.mark.parametrize(
    ("seconds", "written"),
    [
        (0, "0 s"),
        (45, "45 s"),
        (59.6, "1 min"),
        (720, "12 min"),
        (3600, "1 h"),
        (4320, "1 h 12 min"),
        (-5, "0 s"),
    ],
)
def test_a_duration_is_as_coarse_as_is_useful(seconds: float, written: str) -> None:
    assert PL.duration(seconds).replace(NBSP, " ") == written
    assert EN.duration(seconds).replace(NBSP, " ") == written


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [(0, "0:00"), (45.9, "0:45"), (723, "12:03"), (3599, "59:59"), (3903, "1:05:03"), (-5, "0:00")],
)
def test_a_clock_shows_seconds(seconds: float, shown: str) -> None:
    assert PL.clock(seconds) == EN.clock(seconds) == shown


@pytest.mark.parametrize(
    ("items", "polish", "english"),
    [
        ([], "", ""),
        (["Ola"], "Ola", "Ola"),
        (["Ola", "Jan"], "Ola i Jan", "Ola and Jan"),
        (["A", "B", "C"], "A, B i C", "A, B and C"),
    ],
)
def test_several_things_are_listed(items: list[str], polish: str, english: str) -> None:
    assert (PL.list(items), EN.list(items)) == (polish, english)
    assert PL.choice(items) == polish.replace(" i ", " lub ")
