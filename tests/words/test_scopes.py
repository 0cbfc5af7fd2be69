"""Words of a game: its own sentences first, then the common ones, never another game's."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.device.games import GAMES
from companion.words import LANGUAGES, Words, WordsError
from companion.words.book import book, defined, prefixed
from companion.words.files import add_folder, word_files
from companion.words.languages import find_locales
from tests.words.catalogue import COMPLETE
from tests.words.test_rounds import AROUND

GO = (
    "-stone = stone\n"
    "name = Go\n"
    "go-move = Puts a { -stone }, then: { action-undo }\n"
    "go-game = { name }\n"
    "    .hint = Hint of { name }\n"
    "go-many = { $count ->\n    [one] One { go-game }\n   *[other] { go-move }\n }\n"
)
CHESS = "name = Chess\ngo-move = Moves a piece\n"


@pytest.fixture
def two_games(tmp_path: Path) -> Iterator[None]:
    """Two games whose sentences have the same names."""
    stops = [add_folder(game, tmp_path / game) for game in ("go", "chess")]
    for game, text in (("go", GO), ("chess", CHESS)):
        for language in LANGUAGES:
            (tmp_path / game / language).mkdir(parents=True)
            (tmp_path / game / language / "words.ftl").write_text(text, encoding="utf-8")
    yield
    for stop in stops:
        stop()


@pytest.mark.usefixtures("two_games")
def test_each_game_says_its_own() -> None:
    words = Words("en")
    assert words.of("go")("name") == "Go"
    assert words.of("chess")("name") == "Chess"
    assert words.of("go")("go-move") == "Puts a stone, then: Undo"
    assert words.of("chess")("go-move") == "Moves a piece"


@pytest.mark.usefixtures("two_games")
def test_a_game_says_what_is_common_in_common_words() -> None:
    words = Words("pl")
    assert words.of("go")("action-undo") == words("action-undo")
    assert words.of("go").list(["a", "b", "c"]) == words.list(["a", "b", "c"])


@pytest.mark.usefixtures("two_games")
def test_attributes_and_choices_refer_to_the_games_own() -> None:
    words = Words("en").of("go")
    assert words("go-game.hint") == "Hint of Go"
    assert words("go-many", count=1) == "One Go"
    assert words("go-many", count=2) == "Puts a stone, then: Undo"


@pytest.mark.usefixtures("two_games")
def test_the_full_key_of_a_sentence_has_the_games_name_before_it() -> None:
    assert Words("en")("go-name") == "Go"
    assert Words("en")("chess-name") == "Chess"
    with pytest.raises(WordsError):
        Words("en")("name")


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize("key", ["chess-name", "chess-go-move"])
def test_no_scope_sees_the_sentences_of_another_game(key: str) -> None:
    words = Words("en").of("go")
    assert not words.has(key)
    with pytest.raises(WordsError, match=f"go/{key}: no such sentence"):
        words(key)


@pytest.mark.usefixtures("two_games")
def test_a_game_whose_folder_was_taken_away_is_not_known_any_more(tmp_path: Path) -> None:
    add_folder("go", tmp_path / "go")()
    assert not Words("en").of("go").has("name")
    assert Words("en").of("chess")("name") == "Chess"


def test_words_of_a_game_that_arrive_later_are_found_when_they_are_asked_for_again(tmp_path: Path) -> None:
    forget = add_folder("go", tmp_path)
    try:
        words = Words("en", strict=False)
        assert words.of("go")("name") == "name"
        assert not words.has("go-name")
        (tmp_path / "en").mkdir()
        (tmp_path / "en" / "words.ftl").write_text(GO, encoding="utf-8")
        assert words.of("go")("name") == "Go"
        assert words("go-go-many", count=1) == "One Go"
    finally:
        forget()


def test_words_of_one_scope_are_equal_and_of_two_are_not() -> None:
    words = Words("pl")
    assert words.of("go") == words.of("go")
    assert hash(words.of("go")) == hash(words.of("go"))
    assert words.of("go") != words
    assert words.of("go") != words.of("chess")
    assert words.of("go").of("") == words
    assert words.of("") is words
    with pytest.raises(AttributeError):
        words.of("go").game = "chess"


def test_a_scope_keeps_the_language_and_how_strict_the_words_are() -> None:
    lenient = Words("pl", strict=False).of("go")
    assert (lenient.language, lenient.strict) == ("pl", False)
    assert lenient("no-move") == "no-move"
    assert "pl: go/no-move: no such sentence" in lenient.faults


def test_only_what_the_folder_defines_gets_the_games_name() -> None:
    text = "-own = x\nb = { -own } { -other }\n    .c = { b.c } { $own }\n"
    full = "-go-own = x\ngo-b = { -go-own } { -other }\n    .c = { go-b.c } { $own }\n"
    assert prefixed(text, "go", lambda name: name in defined(text)) == full


OWN_WAY = frozenset(
    {"new-rules-open", "options-unfit", "party-others-to-ask", "player-make-active", "table-turn-of"}
)
"""Common sentences of which a game may have its own version."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_says_no_common_sentence_otherwise_but_its_rounds_and_what_it_may(language: str) -> None:
    found = book(language)
    own = [
        key.removeprefix(f"{file.game}-")
        for file in word_files(language)
        if file.game
        for key in found.keys_of([file.name])
    ]
    assert {key for key in own if found.has(key)} <= AROUND.keys() | OWN_WAY


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_common_sentence_has_a_games_name_before_it(language: str) -> None:
    common = [file.name for file in word_files(language) if not file.game]
    keys = book(language).keys_of(common)
    assert not [key for key in keys for game in GAMES if key.startswith(f"{game}-")]


@pytest.mark.parametrize("language", COMPLETE)
def test_every_game_has_a_folder_of_words_and_every_folder_is_a_games(language: str) -> None:
    folders = {entry.name for entry in (find_locales() / language).iterdir() if entry.is_dir()}
    assert folders == GAMES.keys()
