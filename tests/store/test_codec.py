"""JSON as our files hold it: how deep it may nest."""

import json
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.store.codec import DEEPEST, decode


def nested(levels: int, opens: str = "[", closes: str = "]") -> str:
    """Return that many nested brackets."""
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
    padded += [[]] * DEEPEST  # enough brackets for their depth to be looked at
    assert decode(json.dumps(padded)) == padded
    assert decode(json.dumps(padded, ensure_ascii=False, indent=1)) == padded
