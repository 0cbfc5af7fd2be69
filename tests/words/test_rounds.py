"""A round has one name at a table: a game's own sentences and the common ones around it say the same."""

import re

import pytest

from companion.games import GAMES
from companion.words import Language, Words
from tests.words.catalogue import catalogue

OTHER_TERM: dict[tuple[Language, str], str] = {
    ("fr", "soup"): r"\bmanches?\b",
    ("fr", "chromosome"): r"\btours? \d|\b\d+ tours?\b",
    ("fr", "carnomorphs"): r"\btours? \d|\b\d+ tours?\b",
    ("pl", "soup"): r"\btura \d|\d tury?\b",
    ("pl", "chromosome"): r"\btura \d|\d tury?\b",
    ("pl", "carnomorphs"): r"\btura \d|\d tury?\b",
    ("en", "soup"): r"\bturn \d|\d turns?\b",
    ("en", "chromosome"): r"\bturn \d|\d turns?\b",
    ("en", "carnomorphs"): r"\bturn \d|\d turns?\b",
}
"""What a round is not called, by language and game."""
AROUND: dict[str, dict[str, object]] = {
    "home-round": {"round": 3, "rounds": 10},
    "home-also": {"round": 3, "rounds": 10, "when": "…"},
    "journal-round": {"round": 3},
    "watch-last-round": {},
    "coach-begin": {},
    "count-rounds": {"count": 3},
}
"""The common sentences that name a round, and what fills them."""


def test_every_game_is_asked() -> None:
    assert {game for _, game in OTHER_TERM} == set(GAMES)


@pytest.mark.parametrize(("language", "game"), OTHER_TERM)
def test_a_round_has_one_name_on_every_screen_of_a_game(language: Language, game: str) -> None:
    words = Words(language, strict=True).of(game)
    said = {key: words(key, **values) for key, values in AROUND.items()}  # pyright: ignore[reportArgumentType]
    own = {
        sentence.key: text
        for sentence in catalogue(language).sentences
        if sentence.file.startswith(f"{game}/")
        for text in sentence.texts
    }
    other = re.compile(OTHER_TERM[language, game], re.IGNORECASE)
    assert {key: text for key, text in (said | own).items() if other.search(text)} == {}
