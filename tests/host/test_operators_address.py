"""No phone receives the address of the operator's database, or its errors."""

import re
from pathlib import Path

import pytest

import companion.ui
from companion.store.errors import Problem, StoreError
from companion.ui.core.refusals import refusal_words
from companion.words import LANGUAGES, Language, Words
from tests.store.test_sentences import GIVEN

ADDRESS = "postgresql://petri@10.0.0.7:5432/games"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", [code for code, params in GIVEN.items() if "database" in params])
def test_a_player_is_told_whom_to_ask_and_not_where_the_database_is(code: str, language: Language) -> None:
    words = Words(language)
    given = {**GIVEN[code], "database": ADDRESS}
    for refusal in (StoreError(code, **given), Problem(code, given)):
        said = refusal_words(words, refusal)
        assert said == words("games-not-kept")
        assert not re.search(r"postgres|10\.0|petri@|companion store", said, re.IGNORECASE)


@pytest.mark.parametrize("code", ["store-unreachable", "store-outcome-unknown", "store-database-slow"])
def test_what_a_player_can_do_something_about_is_said_as_it_is(code: str) -> None:
    words = Words("en")
    assert refusal_words(words, StoreError(code)) == words(code)


def test_no_screen_says_a_store_s_error_in_another_way() -> None:
    own = re.compile(r"(error|problem)\.code, \*\*")
    screens = Path(companion.ui.__file__).parent.rglob("*.py")
    assert [path.name for path in screens if own.search(path.read_text(encoding="utf-8"))] == []
