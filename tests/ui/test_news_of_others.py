"""Another player's action appears on every phone, in portrait or landscape, with or without the coach."""

import pytest

from companion.device.games import GAMES
from companion.device.open_game import OpenGame
from companion.ui import kit
from companion.ui.games import ui_of
from companion.ui.shared.action_bar import label_words
from companion.ui.shared.news import told_at
from companion.words import Words
from tests.loops import asynchronous
from tests.ui.harness import PHONE
from tests.ui.services import opened, service


@pytest.mark.parametrize("size", [PHONE, (844.0, 390.0)], ids=["upright", "on its side"])
@pytest.mark.parametrize("coached", [True, False], ids=["coached", "uncoached"])
@pytest.mark.parametrize("key", GAMES)
@asynchronous
async def test_after_every_entry_of_a_sample_evening_the_page_tells_it(
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
            if not any(label.startswith(told) for label in app.labels()):
                untold.append(f"{game.table.count}: {said}")
    assert untold == []
