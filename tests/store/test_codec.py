"""JSON in our files: its maximum depth, and the bounds of its values."""

import json
import math
import sys
from types import MappingProxyType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.store.codec import (
    DEEPEST,
    LARGEST,
    LONGEST_TEXT,
    MOST_MEMBERS,
    chained,
    decode,
    encode,
    signed,
    signed_text,
    stored,
    within,
)
from companion.store.errors import Unstorable


def nested(levels: int, opens: str = "[", closes: str = "]") -> str:
    """Return brackets nested this deep."""
    return opens * levels + closes * levels


def test_as_many_levels_as_are_allowed_are_read() -> None:
    value = decode(nested(DEEPEST))
    for _ in range(DEEPEST - 1):
        (value,) = value
    assert value == []


@pytest.mark.parametrize(
    "text",
    [
        nested(DEEPEST + 1),
        nested(DEEPEST + 1, '{"a":', "}").replace(":}", ":0}"),
        nested(DEEPEST // 2 + 1, '[{"a":', "}]").replace(":}", ":0}"),
        '{"said": "]]]]", "deep": ' + nested(DEEPEST) + "}",
        nested(5_000),
        "[" * 1_000_000,
    ],
    ids=["lists", "objects", "both", "brackets in a string", "thousands", "unfinished"],
)
def test_deeper_ones_are_refused_before_the_parser_calls_itself(text: str) -> None:
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(DEEPEST + 200)  # as small as a browser's stack may be
    try:
        with pytest.raises(ValueError, match="nested too deep"):
            decode(text)
    finally:
        sys.setrecursionlimit(before)


@pytest.mark.parametrize(
    "text", ["[" * 1_000, "]" * 1_000, '"' + "[" * 1_000, '\\" [{', '" ' + "[" * 500 + '"']
)
def test_brackets_in_a_string_are_words(text: str) -> None:
    assert decode(json.dumps([text])) == [text]


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text('[]{}"\\ aż\n', max_size=12),
        lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text('{["\\', max_size=4), inner),
        max_leaves=60,
    )
)
def test_whatever_was_written_is_read_again(value: object) -> None:
    padded: list[object] = [value]
    padded += [[]] * DEEPEST  # enough brackets for their depth to be checked
    assert decode(json.dumps(padded)) == padded
    assert decode(json.dumps(padded, ensure_ascii=False, indent=1)) == padded


EDGES: tuple[object, ...] = (
    *("x" * LONGEST_TEXT, "x" * (LONGEST_TEXT + 1), "\ud83d", "\U0001f600"),
    *(LARGEST, LARGEST + 1, -LARGEST, -LARGEST - 1, float(LARGEST), 1e300, math.inf, math.nan),
    *([None] * MOST_MEMBERS, [None] * (MOST_MEMBERS + 1), {str(each): 0 for each in range(MOST_MEMBERS + 1)}),
    *(
        {1: 2},
        {"\ud83d": 2},
        {"x" * (LONGEST_TEXT + 1): 2},
        b"bytes",
        bytearray(2),
        {1, 2},
        range(3),
        object(),
    ),
    *(json.loads(nested(DEEPEST)), json.loads(nested(DEEPEST + 1)), MappingProxyType({"a": (1, 2)})),
)


@pytest.mark.parametrize("value", EDGES, ids=range(len(EDGES)))
def test_what_may_be_stored_is_what_may_be_read(value: object) -> None:
    for each in (value, [value], {"of": value}):
        try:
            kept = stored(each)
        except Unstorable:
            assert not within(each)
        else:
            assert within(each)
            assert decode(encode(kept)) == kept


@given(
    st.dictionaries(
        st.text(max_size=6), st.text('aż\x7f\x00"\\\\\n\u2028\ud83d\ude00\U0001f600', max_size=9), max_size=5
    )
)
def test_a_legible_row_has_the_checksum_of_its_canonical_form(fields: dict[str, str]) -> None:
    row = {"seq": 1, **fields}
    text, check = signed_text(row, 7)
    assert check == chained(row, 7)
    assert decode(text) == signed(row, check)
    assert "\\u017c" not in text
