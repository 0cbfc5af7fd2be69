"""Another player's action appears on every phone, in portrait or landscape, with or without the coach."""

import re

import pytest

from companion.device.games import GAMES
from companion.device.open_game import OpenGame
from companion.ui import kit
from companion.ui.games import ui_of
from companion.ui.shared.entry_words import label_words
from companion.ui.shared.news import told_at
from companion.words import Words
from tests.loops import asynchronous
from tests.ui.harness import PHONE
from tests.ui.services import opened, service

BAND = re.compile(r"\w+’s turn(, then \w+)?")
"""What a screen reader says for the turn band."""


@pytest.mark.parametrize("size", [PHONE, (844.0, 390.0)], ids=["upright", "on its side"])
@pytest.mark.parametrize("coached", [True, False], ids=["coached", "uncoached"])
@pytest.mark.parametrize("key", GAMES)
@asynchronous
async def test_after_every_entry_of_a_sample_evening_the_page_tells_it_and_whose_turn_it_is(
    key: str, coached: bool, size: tuple[float, float]
) -> None:
    home = service()
    home.remember("setting.coach", coached)
    begin, *others = ui_of(key).sample
    game = home.begin(key, begin)
    assert isinstance(game, OpenGame)
    style = kit.Style(Words("en").of(key))
    untold: list[str] = []
    async with opened(home, f"/game/{game.id}", size=size) as app:
        for command in others:
            game.submit(command)
            await app.settle()
            if game.game.outcome(game.table.state) is not None:
                break
            entry = game.table.entry(told_at(game.table, game.table.count - 1))
            said = label_words(style, entry.label)
            whole = style.words("table-latest", label=said)
            told = whole[: whole.index(said) + len(said)]  # its note may follow
            labels = app.labels()
            if not any(label.startswith(told) for label in labels):
                untold.append(f"{game.table.count}: {said}")
            roll = ui_of(key).roll(game.table.state)
            lies = roll is not None and bool(roll.face or roll.dice)  # all players decide on the dice
            seat = None if lies else game.game.waited_for(game.table.state)
            band = {label.partition(", then ")[0] for label in labels if BAND.fullmatch(label)}
            names = {f"{game.seats[seat].name}’s turn"} if seat is not None else set[str]()
            if band != names:
                untold.append(f"{game.table.count}: {said}: {names} and not {band}")
    assert untold == []
