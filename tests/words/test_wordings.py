"""A player may choose a game's terms as they are probably printed on its boards, instead of ours."""

import pytest

from companion.rules.chromosome import KEY
from companion.words import LANGUAGES, WORDINGS, Words
from companion.words.files import wording_files
from tests.words.catalogue import LOCALES, catalogue

OURS, PRINTED = (Words("en", strict=True, game=KEY, wording=wording) for wording in ("", "printed"))


def test_fortune_and_resilience_stand_where_fate_and_resistance_did() -> None:
    assert (OURS("term-fate"), PRINTED("term-fate")) == ("Fate", "Fortune")
    assert (OURS("term-test"), PRINTED("term-test")) == ("Resistance test", "Resilience test")
    assert PRINTED("count-fate", count=3).replace("\u00a0", " ") == "3 fortune points"
    assert "resilience test" in PRINTED("test-open")


def test_no_sentence_of_the_game_keeps_our_term() -> None:
    known = catalogue("en")
    texts = [PRINTED(key) for key, full in known.scope(KEY).items() if not known.variables(full)]
    assert texts
    assert not [text for text in texts if "fate" in text.lower() or "resistan" in text.lower()]


def test_a_player_called_fate_keeps_the_name() -> None:
    assert (
        PRINTED("too-little-fate", player="Fate", has=0)
        == "Fate has no fortune points left. Choose fewer, or correct the number."
    )


def test_the_wording_is_kept_in_the_scope_of_every_game() -> None:
    everywhere = Words("en", wording="printed")
    assert everywhere.of(KEY) == Words("en", game=KEY, wording="printed") != Words("en", game=KEY)


def test_our_terms_stay_ours_after_the_others_were_read() -> None:
    assert PRINTED("term-fate") == "Fortune"
    assert OURS("term-fate") == "Fate"


def test_a_language_without_that_wording_speaks_its_own() -> None:
    assert Words("pl", wording="printed") == Words("pl")
    assert Words("en", wording="nobody's") == Words("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wording_that_is_offered_has_its_terms_and_every_file_is_offered(language: str) -> None:
    offered = {each.path.name for each in wording_files(language)}
    assert offered == {f"{wording}.ftl" for wording in WORDINGS.get(language, ())}
    assert offered == {path.name for path in (LOCALES / language).glob("*/wording/*.ftl")}
