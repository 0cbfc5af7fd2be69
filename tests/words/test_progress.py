"""The list for translators: what is missing, what is older than its source, and which screens show it."""

import json
from pathlib import Path

import pytest

from companion.words import FALLBACK, LANGUAGES
from companion.words.progress import sentences
from tests.shots import SCREENS
from tests.words import progress
from tests.words.__main__ import longest_width, main, told
from tests.words.catalogue import COMPLETE, TRANSLATED
from tests.words.further import python_with, with_language
from tests.words.screens import sentences_on
from tests.words.test_drafts import DRAFT, FACTS, FILES

OTHER = TRANSLATED[0]


def screen(name: str) -> frozenset[str]:
    return sentences_on(next(each for each in SCREENS if each.name == name))


def test_every_message_of_the_source_is_an_entry() -> None:
    assert progress.entries(FALLBACK).keys() == sentences(FALLBACK)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return with_language(tmp_path / "locales", DRAFT, FACTS, FILES)


@pytest.mark.parametrize("language", COMPLETE)
def test_a_complete_language_lacks_nothing(language: str) -> None:
    assert progress.missing(language) == []


def test_what_a_draft_lacks_is_listed_with_its_comment(place: Path) -> None:
    script = f"""
import json
from tests.words import progress
print(json.dumps([[each.key, each.comment] for each in progress.missing("{DRAFT}")]))
"""
    done = python_with(place, script)
    assert done.returncode == 0, done.stderr
    lacking = dict(json.loads(done.stdout))
    assert "home-new-game" not in lacking
    assert lacking["home-round"].startswith("$round (number)")


def test_what_has_changed_in_the_source_since_is_older(monkeypatch: pytest.MonkeyPatch) -> None:
    source, own = progress.entries(FALLBACK)["home-won"], progress.entries(OTHER)["home-won"]
    assert len(source.lines) > 1, "or only one line is looked at"
    changed = {f"locales/{FALLBACK}/{source.file}": source.lines[-1], f"locales/{OTHER}/{own.file}": 0}

    def times(path: str) -> tuple[int, ...]:
        return tuple(9 if line == changed.get(path) else 5 for line in range(1, 2000))

    monkeypatch.setattr(progress, "line_times", times)
    assert [each.key for each in progress.older(OTHER)] == ["home-won"]
    changed[f"locales/{OTHER}/{own.file}"] = own.lines[0]
    assert progress.older(OTHER) == []


def test_the_lines_of_a_file_have_times() -> None:
    times = progress.line_times("locales/en/language.toml")
    assert len(times) == len((progress.ROOT / "locales/en/language.toml").read_text("utf-8").splitlines())


def test_a_sentence_is_found_on_the_screens_that_show_it() -> None:
    first, listed = screen("home-first"), screen("languages")
    assert {"home-about", "home-play", "chromosome-name"} <= first
    assert "action-close" not in first
    assert "action-close" in listed, "the list is open"
    assert "chromosome-table-round" not in first


def test_a_sentence_of_a_game_is_found_by_its_full_key() -> None:
    assert {"chromosome-action-impulse", "table-menu"} <= screen("table")


def test_the_list_says_where_and_how_wide() -> None:
    entry = progress.entries(FALLBACK)["home-play"]
    lines = list(told(entry, OTHER, {"home-play": ["home"]}))
    width, language = longest_width("home-play")
    assert language in COMPLETE
    assert lines[1:] == [
        f"locales/{OTHER}/home.ftl",
        "    home-play = Play",
        f"    pictures: build/shots/{{home-{OTHER}-dark-390x844}}.png",
        f"    longest: {width} pixels in running text ({language})",
    ]


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tlh", LANGUAGES[0]]) == 2
    assert "tlh" in capsys.readouterr().err
