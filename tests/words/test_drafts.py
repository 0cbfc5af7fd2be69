"""An unfinished translation is offered below the others; what it lacks is said in English."""

import json
from pathlib import Path

import pytest

from companion.words import FALLBACK, LANGUAGES, is_draft
from companion.words.progress import sentences
from tests.words.catalogue import COMPLETE
from tests.words.further import python_with, with_language

DRAFT = "nl"
FACTS = 'name = "Nederlands"\norder = 0\ndate = "d MMMM y"\ndraft = true\n'
FILES = {
    "home.ftl": "home-new-game = Nieuw spel\nhome-last = laatste spel: { $when }\n"
    "home-again-spoken = Speel weer met dezelfde spelers: { $players }\n",
    "soup/terms.ftl": "name = Oersoep\n",
}
GAME = "soup"

PYTEST = """
import pytest
sys.exit(pytest.main(["-q", "-p", "no:xdist", "-p", "no:cacheprovider", *sys.argv[1:]]))
"""


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return with_language(tmp_path / "locales", DRAFT, FACTS, FILES)


def told(place: Path, script: str) -> object:
    """Run a script that prints JSON, with a draft among the languages."""
    done = python_with(place, "import json\nfrom companion.words import *\n" + script)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_draft_stands_below_the_others_with_the_share_that_it_has(place: Path) -> None:
    script = """
from companion.words.progress import share_translated
print(json.dumps([LANGUAGES, *map(share_translated, (FALLBACK, "nl"))]))
"""
    drafts = [each for each in LANGUAGES if is_draft(each)]
    mine = "".join(FILES.values()).count(" = ")
    assert told(place, script) == [
        [*COMPLETE, DRAFT, *drafts],  # the draft's order is 0, so it comes first among drafts
        1.0,
        mine / len(sentences(FALLBACK)),
    ]


def test_what_a_draft_lacks_is_said_in_english_and_is_no_fault(place: Path) -> None:
    script = f"""
words = Words("{DRAFT}", strict=True, game="{GAME}")
print(json.dumps([words("home-new-game"), words("home-play"), words("name"), words.faults,
                  words.has("home-play"), words.says("home-play"), words.has("nothing")]))
"""
    assert told(place, script) == ["Nieuw spel", "Play", "Oersoep", [], True, False, False]


def test_no_joined_sentence_mixes_languages(place: Path) -> None:
    script = f"""
words = Words("{DRAFT}", strict=True)
people = ("Ola", "Jan", "Ewa")
print(json.dumps([words.list(people), words.choice(people), words("home-again-spoken", players=people),
                  words("home-won", players=people, count=3)]))
"""
    assert told(place, script) == [
        "Ola, Jan, Ewa",
        "Ola, Jan, Ewa",
        "Speel weer met dezelfde spelers: Ola, Jan, Ewa",
        "Ola, Jan and Ewa won",
    ]


def test_the_quick_rules_of_a_draft_mix_no_languages_either(place: Path) -> None:
    """A line that lists several things is said entirely in the language of these things."""
    (place / DRAFT / "list.ftl").write_text("list-and = { $start } en { $end }\n", encoding="utf-8")
    (place / DRAFT / "home.ftl").write_text("home-again-spoken = Samen: { $players }\n", encoding="utf-8")
    script = f"""
from companion.words.words import Phrase
phrases = {{"players": (Phrase("home-rules"), Phrase("home-odds"))}}
words = Words("{DRAFT}", strict=True).ruled(phrases)
print(json.dumps(words.rule("home-again-spoken")))
"""
    assert told(place, script) == "Play again with the same players: Quick rules and Odds"


@pytest.mark.thorough
def test_the_tests_of_words_pass_with_a_draft(place: Path) -> None:
    """A translation may arrive in parts: existing sentences are checked, missing ones are not."""
    done = python_with(place, PYTEST, "tests/words", f"--ignore={Path(__file__)}")
    assert done.returncode == 0, done.stdout


def test_a_draft_is_judged_for_what_it_says(place: Path) -> None:
    (place / DRAFT / "home.ftl").write_text("home-last = laatste spel: { $day }\n", encoding="utf-8")
    done = python_with(place, PYTEST, "tests/words/test_catalogue.py", "-k", "same_variables")
    assert done.returncode == 1
    assert "home-last" in done.stdout
