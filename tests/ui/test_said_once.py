"""The news and the effect of the wide button are told once on a page: no other text repeats them."""

import re
from collections.abc import Iterator

import flet as ft
import pytest

from companion.device.games import GAMES
from companion.device.open_game import OpenGame
from companion.ui.games import ui_of
from companion.words import LANGUAGES, Language, Words
from tests.loops import asynchronous
from tests.ui.harness import PHONE, Harness
from tests.ui.services import opened, service

LEAST = 3
"""Minimum number of words in a sentence; shorter texts are names."""


def plain(text: str) -> str:
    return re.sub(r"\s+", " ", text.replace("\u00a0", " ").replace("\u202f", " ")).strip(" .").lower()


def first_things(app: Harness, words: Words) -> Iterator[str]:
    """Yield the texts of the news and of the wide button."""
    latest = words("table-latest", label="|").partition("|")[0]
    for control in app.controls(ft.Text, where=lambda text: f"{text.semantics_label}".startswith(latest)):
        yield f"{control.value}"
    for button in app.controls(ft.FilledButton):
        yield from app.texts(button)


@pytest.mark.in_turn
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
@asynchronous
async def test_after_every_entry_of_a_sample_evening_news_and_wide_button_are_said_once(
    key: str, language: Language
) -> None:
    home = service(language=language)
    begin, *others = ui_of(key).sample
    game = home.begin(key, begin)
    assert isinstance(game, OpenGame)
    words = Words(language).of(key)
    repeated: set[str] = set()
    looked = 0
    async with opened(home, f"/game/{game.id}", size=PHONE) as app:
        for command in others:
            game.submit(command)
            await app.settle()
            if game.game.outcome(game.table.state) is not None:
                break
            texts = [plain(text) for text in app.texts()]
            for said in {plain(each) for each in first_things(app, words)}:
                looked += 1
                if len(said.split()) >= LEAST and sum(said in text for text in texts) > 1:
                    repeated.add(f"{game.table.count}: {said}")
    assert looked
    assert sorted(repeated) == []
