"""The bars of a score are as long as its number, on the page of the end and on the picture to share."""

import re
from collections.abc import Sequence
from itertools import combinations, pairwise

import flet as ft
from hypothesis import given
from hypothesis import strategies as st

from companion.ui.core.style import Style
from companion.ui.game.ending import Ending, ScorePart, Standing, bar_pieces
from companion.ui.shared.picture import ROWS, TALLEST_ROW, picture
from companion.ui.shared.score_row import BAR, longest, score_bar
from companion.ui.theme import AGAR
from companion.words import Words

STYLE = Style(Words("en").of("chromosome"))
LOSS = "#fedcba"


def parts_of(row: tuple[int, ...]) -> tuple[ScorePart, ...]:
    """The sources of these points."""
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
    pieces = bar_pieces([ScorePart("", each) for each in row])
    gained = sum(each for each in row if each > 0)
    assert sum(piece.points for piece in pieces if not piece.eaten) == max(0, sum(row))
    assert sum(piece.points for piece in pieces if piece.eaten) == min(gained, -min(0, *row))
    assert all(piece.points > 0 for piece in pieces)
    assert all(not one.eaten for one, _ in pairwise(pieces))


def in_order(lengths: Sequence[float], totals: list[int | None]) -> bool:
    """Return whether the lengths are ordered as the numbers are, starting at no points."""
    pairs = zip(lengths, (max(0, total or 0) for total in totals), strict=True)
    return all((a < b) == (c < d) for (a, c), (b, d) in combinations(pairs, 2))


@given(tables)
def test_the_bars_of_the_end_order_as_its_numbers_do(table: list[tuple[int, ...]]) -> None:
    over = ending(table)
    lengths: list[float] = []
    for standing in over.standings:
        bar = score_bar(STYLE, standing, longest(over), None)
        assert isinstance(bar, ft.Row)
        boxes = [box for box in bar.controls if isinstance(box, ft.Container)]
        lengths.append(sum(int(box.expand or 0) for box in boxes if box.height == BAR and box.bgcolor))
    assert in_order(lengths, [each.total for each in over.standings])


@given(tables)
def test_the_bars_of_the_picture_to_share_order_as_its_numbers_do(table: list[tuple[int, ...]]) -> None:
    over = ending(table)
    drawn = picture(
        AGAR, over, lambda shape, colour, width: "", title="", day="", verdict="", note=""
    ).drawing
    boxes = re.findall(r'<rect x="[^"]+" y="([^"]+)" width="([^"]+)" height="20" .*?fill="([^"]+)"', drawn)
    tops = [ROWS[0] + seat * TALLEST_ROW + 64 for seat in range(len(table))]
    lengths = [round(sum(float(wide) + 4 for y, wide, _ in boxes if abs(float(y) - top) < 1)) for top in tops]
    assert in_order(lengths, [each.total for each in over.standings])
