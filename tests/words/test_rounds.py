"""A round has the same name everywhere at a table, in a game's own sentences and in the common ones."""

import re

import pytest

from companion.words import FALLBACK, Language, Words
from tests.words.catalogue import CHECKS, COMPLETE, catalogue

AROUND: dict[str, dict[str, object]] = {
    "home-round": {"round": 3, "rounds": 10},
    "home-also": {"round": 3, "rounds": 10, "when": "…"},
    "journal-round": {"round": 3},
    "watch-last-round": {},
    "coach-begin": {},
    "count-rounds": {"count": 3},
}
"""The common sentences that mention a round, with their values."""


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", CHECKS[FALLBACK]["round_is_not"])
def test_a_round_has_one_name_on_every_screen_of_a_game(language: Language, game: str) -> None:
    words = Words(language, strict=True).of(game)
    around = [(key, words(key, **values)) for key, values in AROUND.items()]  # pyright: ignore[reportArgumentType]
    own = [
        (sentence.key, text)
        for sentence in catalogue(language).sentences
        if sentence.file.startswith(f"{game}/")
        for text in sentence.texts
    ]
    assert own
    other = re.compile(CHECKS[language]["round_is_not"][game], re.IGNORECASE)
    assert [(key, text) for key, text in (*around, *own) if other.search(text)] == []
