"""Taps of a round of Primordial Soup."""

from tests.loops import asynchronous
from tests.ui.services import at, taps
from tests.ui.soup.ponds import MAGDA, OLA, PRZEMO, TOMEK, called, now, pond


@asynchronous
async def test_a_quick_round_in_which_nothing_is_bought() -> None:
    home, game = pond(pace="brisk")
    async with at(home, game) as app:
        count = await taps(app, "Environment", "Turn a card")
        count += await taps(app, "Nobody else buys", "Natural deaths", "Scoring")
        count += await taps(app, "Markers moved: round 2")
        assert (now(game).round, now(game).phase) == (2, "movement")
    assert count <= 6, count


@asynchronous
async def test_a_quick_round_as_it_is_played() -> None:
    home, game = pond(pace="brisk")
    async with at(home, game) as app:
        assert app.sees("Own movements")
        assert app.sees("points, 1 a move"), "what a step costs stands beside it"
        count = await taps(app, "One move each", "Environment", "Turn a card")
        for gene in ("Movement I", "Spores", "Movement I"):
            count += await taps(app, f"{gene}: buy for 3 points")
        count += await taps(app, "Cell division")
        assert app.sees("Amoebas on the board")
        count += await taps(app, "One amoeba each", "Magda: one amoeba more")
        count += await taps(app, "Natural deaths", "Scoring", "Markers moved: round 2")
        state = now(game)
    assert (state.round, state.phase) == (2, "movement")
    assert [len(player.amoebas) for player in state.players] == [4, 3, 3, 3]
    assert [player.points for player in state.players] == [1, 4, 4, 4]
    assert [player.gene_names for player in state.players[TOMEK:]] == [
        ("movement-1",),
        ("spores",),
        ("movement-1",),
    ]
    assert count <= 13, count


@asynchronous
async def test_a_full_round_without_decisions() -> None:
    home, game = pond(pace="brisk", detail="full")
    async with at(home, game) as app:
        count = 0
        for _ in (MAGDA, TOMEK, PRZEMO, OLA):
            count += await taps(app, "All 2 drift and eat")
        count += await taps(app, "Turn a card", "Nobody else buys", "Nobody else divides")
        count += await taps(app, "Markers moved: round 2")
        assert (now(game).round, now(game).phase) == (2, "movement")
    assert count <= 12, count


@asynchronous
async def test_three_players_feed_all_amoebas_with_one_meal() -> None:
    home, game = pond(pace="brisk", detail="full", players=3)
    async with at(home, game) as app:
        assert await taps(app, called(app, "All drift and eat: 2 red")) == 1
    assert now(game).active == TOMEK


@asynchronous
async def test_the_card_that_the_app_draws_is_seen_in_the_market() -> None:
    home, game = pond(pace="brisk")
    async with at(home, game) as app:
        await taps(app, "Environment", "Turn a card")
        card = now(game).card
        assert card is not None
        assert any(f"ozone {card.ozone}" in said for said in app.texts())


@asynchronous
async def test_three_players_eat_as_last_time_with_one_tap_each() -> None:
    home, game = pond(pace="brisk", detail="full", players=3)
    async with at(home, game) as app:
        assert not app.sees("as last time")
        for _ in (MAGDA, TOMEK, PRZEMO):
            await taps(app, called(app, "All drift and eat: 2 "))
        await taps(app, "Turn a card", "Nobody else buys", "Nobody else divides", "Markers moved: round 2")
        assert now(game).active == MAGDA
        assert any(text.startswith("as last time: 2 red") for text in app.texts()), app.texts()
        assert await taps(app, called(app, "All 2 drift and eat")) == 1
    assert now(game).active == TOMEK
