"""The two sizes of a test run, the parts of `make check` and the workflow that runs them."""

import re
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from companion.words.languages import FALLBACK, LANGUAGES
from tests.sizes import PARTS, out_of_turn

WORKFLOW = Path(__file__).resolve().parents[1] / ".github" / "workflows" / "ci.yml"


def test_each_part_of_make_check_is_in_one_shard_of_the_workflow() -> None:
    assert sorted(re.findall(r"--part=([a-z-]+)", WORKFLOW.read_text(encoding="utf-8"))) == sorted(PARTS)


def collected(test: str, marker: str, **params: str) -> Any:
    """Return a stand-in for what pytest collects for one case of a test."""

    def closest(name: str) -> str | None:
        return marker if name == marker else None

    return SimpleNamespace(
        nodeid=f"tests/test_some.py::{test}[{'-'.join(params.values())}]",
        callspec=SimpleNamespace(params=params),
        get_closest_marker=closest,
    )


def test_of_a_test_in_turn_each_case_is_kept_in_one_language_and_the_next_in_the_next() -> None:
    one, other, *_ = LANGUAGES
    in_turn = [
        collected("test_in_turn", "in_turn", case=case, language=language)
        for case, language in product("abc", (one, other))
    ]
    in_all = [collected("test_in_all", "alone", language=language) for language in (one, other)]
    left_out = out_of_turn([*in_turn, *in_all])
    kept = [each.nodeid.partition("::")[2] for each in in_turn if each not in left_out]
    assert kept == [f"test_in_turn[a-{one}]", f"test_in_turn[b-{other}]", f"test_in_turn[c-{one}]"]
    assert len(left_out) == 3


def test_a_case_chosen_by_its_name_is_run_in_its_language() -> None:
    assert out_of_turn([collected("test_in_turn", "in_turn", case="a", language=FALLBACK)]) == []
