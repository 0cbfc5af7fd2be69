"""A score's bar is as long as its number, and quiet if the number counts against its player."""

import re
from collections.abc import Sequence
from itertools import combinations, pairwise

import flet as ft
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.ui.core.style import Style
from companion.ui.game.ending import QUIET_HEIGHT, BarScale, Ending, ScorePart, Standing, bar_pieces
from companion.ui.shared.finale import colonies
from companion.ui.shared.picture import ROWS, TALLEST_ROW, picture
from companion.ui.shared.score_row import BAR, EATEN, ZERO, score_bar
from companion.ui.theme import AGAR
from companion.words import Words

STYLE = Style(Words("en").of("chromosome"))
LOSS = "#fedcba"


def parts_of(row: tuple[int, ...]) -> tuple[ScorePart, ...]:
    """Return the score parts of these points."""
    return tuple(ScorePart(str(at), each, LOSS if each < 0 else "") for at, each in enumerate(row))


points = st.tuples(*[st.integers(0, 20)] * 3, st.integers(-9, 0))
tables = st.lists(points, min_size=1, max_size=4)


def ending(table: list[tuple[int, ...]]) -> Ending:
    """Return an end with these points, each row a player's gains and, last, the deductions."""
    return Ending(
        tuple(
            Standing(
                seat=seat,
                name=f"Player {seat}",
                shape=seat,
                colour=seat,
                total=sum(row),
                parts=tuple(
                    ScorePart(str(at), each, LOSS if each < 0 else "") for at, each in enumerate(row)
                ),
            )
            for seat, row in enumerate(table)
        )
    )


@given(points)
def test_the_bar_is_as_long_as_the_total_and_a_line_shows_what_was_lost(row: tuple[int, ...]) -> None:
    for sign in (1, -1):
        pieces = bar_pieces([ScorePart("", sign * each) for each in row])
        gained, lost = sum(each for each in row if each > 0), -min(0, *row)
        assert sum(piece.points for piece in pieces if not piece.eaten) == abs(sum(row))
        assert sum(piece.points for piece in pieces if piece.eaten) == min(gained, lost)
        assert all(piece.points > 0 for piece in pieces)
        assert all(not one.eaten for one, _ in pairwise(pieces))


def in_order(lengths: Sequence[float], totals: list[int | None]) -> bool:
    """Return whether the lengths, negative to the left of zero, are ordered as the numbers are."""
    pairs = zip(lengths, (total or 0 for total in totals), strict=True)
    return all((a < b) == (c < d) for (a, c), (b, d) in combinations(pairs, 2))


def length_of(standing: Standing, scale: BarScale) -> float:
    """Return the length of the bar of a score, negative if it is to the left of zero."""
    bar = score_bar(STYLE, standing, scale)
    assert isinstance(bar, ft.Row)
    sides = [bar] if not scale.low else [each for each in bar.controls if isinstance(each, ft.Row)]
    lengths: list[int] = []
    for side in sides:
        boxes = [box for box in side.controls if isinstance(box, ft.Container)]
        lengths.append(
            sum(int(box.expand or 0) for box in boxes if box.bgcolor and box.height not in (None, EATEN))
        )
    return lengths[-1] if not scale.low else lengths[1] - lengths[0] if len(lengths) > 1 else -lengths[0]


@given(tables)
def test_the_bars_of_the_end_order_as_its_numbers_do(table: list[tuple[int, ...]]) -> None:
    over = ending(table)
    lengths = [length_of(standing, over.bar_scale) for standing in over.standings]
    assert in_order(lengths, [each.total for each in over.standings])


def drawn_on_picture(over: Ending) -> list[float]:
    """Return the lengths of the bars on the picture to share, negative if they are to the left of zero."""
    drawn = picture(
        AGAR, over, lambda shape, colour, width: "", title="", day="", verdict="", note=""
    ).drawing
    heights = f"(?:20|{20 * QUIET_HEIGHT:g})"
    boxes = re.findall(rf'<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="{heights}" ', drawn)
    zero = 184 + 620 * over.bar_scale.zero
    lengths: list[float] = []
    for seat in range(len(over.standings)):
        middle = ROWS[0] + seat * TALLEST_ROW + 90
        own = [(float(x), float(wide)) for x, y, wide in boxes if abs(float(y) - middle) < 12]
        length = sum(wide + 4 for _, wide in own)
        lengths.append(round(-length if own and own[0][0] < zero - 1 else length))
    return lengths


@given(tables)
def test_the_bars_of_the_picture_to_share_order_as_its_numbers_do(table: list[tuple[int, ...]]) -> None:
    over = ending(table)
    assert in_order(drawn_on_picture(over), [each.total for each in over.standings])


def sheet(*totals: int, fewest: bool) -> Ending:
    """Return an end without parts."""
    best = min(totals) if fewest else max(totals)
    return Ending(
        tuple(
            Standing(seat, f"Player {seat}", seat, seat, total, wins=total == best)
            for seat, total in enumerate(totals)
        ),
        fewest_win=fewest,
    )


def heights(bar: ft.Control) -> set[float | None]:
    """Return the heights of the pieces of a bar."""
    assert isinstance(bar, ft.Row)
    found: set[float | None] = set()
    for each in bar.controls:
        if isinstance(each, ft.Row):
            found |= heights(each)
        elif isinstance(each, ft.Container) and each.bgcolor and each.width != ZERO:
            found.add(each.height)
    return found


@pytest.mark.parametrize(
    ("totals", "fewest", "quiet"),
    [
        ((3, 41), True, [True, True]),
        ((3, 41), False, [False, False]),
        ((-12, -49), False, [True, True]),
        ((-12, -49), True, [False, False]),
        ((-8, 41), False, [True, False]),
        ((-8, 41), True, [False, True]),
    ],
)
def test_points_that_count_against_their_player_are_drawn_quietly(
    totals: tuple[int, ...], fewest: bool, quiet: list[bool]
) -> None:
    over = sheet(*totals, fewest=fewest)
    bars = [heights(score_bar(STYLE, each, over.bar_scale)) for each in over.standings]
    assert [found == {round(BAR * QUIET_HEIGHT)} for found in bars] == quiet
    assert [found == {BAR} for found in bars] == [not each for each in quiet]


@pytest.mark.parametrize("fewest", [True, False])
def test_bars_below_zero_are_as_long_as_their_numbers_everywhere(fewest: bool) -> None:
    over = sheet(-12, -49, 0, fewest=fewest)
    assert [length_of(each, over.bar_scale) for each in over.standings] == [-120, -490, 0]
    short, long, none = drawn_on_picture(over)
    assert (long, none) == (-620, 0)
    assert short == pytest.approx(long * 12 / 49, abs=2)


@pytest.mark.parametrize("totals", [(3, 41, 12), (-12, -49, -30), (-8, 41, 0)])
@pytest.mark.parametrize("fewest", [True, False])
def test_the_best_has_the_largest_colony_while_the_points_are_counted(
    totals: tuple[int, ...], fewest: bool
) -> None:
    over = sheet(*totals, fewest=fewest)
    grown = [each.grown for each in colonies(list(over.standings), 0, full=False, fewest_win=fewest)]
    assert grown.index(max(grown)) == totals.index((min if fewest else max)(totals))
    assert len(set(grown)) == len(totals)
