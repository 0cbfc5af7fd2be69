"""The figures of each game's statistics, in their order."""

from companion.words import Words
from tests.games import each_game, facts_of
from tests.loops import asynchronous
from tests.ui.games import shown
from tests.ui.services import opened, service, written


@each_game
@asynchronous
async def test_the_figures_of_a_game_stand_in_their_order(key: str) -> None:
    home = service()
    facts_of(key).finished(home)
    async with opened(home, "/games") as app:
        await app.tap("Statistics")
        texts = written(app)
        named = home.library.games()[0].title or Words("en").of(key)("name")
        below = texts[texts.index(f"Statistics: {named}") + 1 :]
        told = shown(key).figures.strip().split("\n")
        assert below == [each.strip() for line in told for each in line.split("|")]
