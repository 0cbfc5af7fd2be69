"""Phase 3 on the screen: the market of gene cards."""

from companion.rules.soup.data import Card
from companion.rules.soup.house_rules import SetOptions
from companion.rules.soup.options import Options
from companion.rules.soup.ozone import TurnCard
from companion.rules.soup.turns import EndPhase, EndTurn
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.harness import Harness
from tests.ui.services import at, fill, taps
from tests.ui.soup.ponds import MAGDA, OLA, called, given, now, pond

MARKET = (EndPhase(), TurnCard(card=Card("stay", 14)), EndPhase())
"""Ola, first on the ladder, buys first; the cards 6, 8, 9, 9, 10, 10, 11, 12 and 13 are left."""


@asynchronous
async def test_a_gene_is_bought_at_two_taps_and_the_turn_handed_on_at_a_third() -> None:
    home, game = pond(*MARKET)
    async with at(home, game) as app:
        count = await taps(app, called(app, "Speed. costs 4 points"), "Speed: buy for 4 points")
        count += await taps(app, "Next: Przemo")
    assert count == 3
    assert now(game).players[OLA].gene_names == ("speed",)
    assert now(game).players[OLA].points == 0


@asynchronous
async def test_what_cannot_be_bought_looks_so_and_says_why() -> None:
    home, game = pond(*given(MAGDA, "spores"), *given(OLA, "intelligence"), *MARKET)
    async with at(home, game) as app:
        assert not any("Tentacle" in said for said in app.labels())
        await app.tap(called(app, "Not now: "))
        row = called(app, "Tentacle. costs 5 points")
        assert "Ola has only 4 biological points; it takes 5" in row
        assert "Ola already has Intelligence" in called(app, "Intelligence. costs 2 points")
        assert "Ola has no Speed to give up for Persistence" in called(app, "Persistence. costs 4 points")
        assert not app.sees("Spores. costs")
        assert not any("Tentacle" in each for each in _pressable(app))


def _pressable(app: Harness) -> list[str]:
    """Return the names of all controls that can be pressed."""
    pressable = app.controls(where=lambda control: bool(getattr(control, "on_click", None)))
    return [said for button in pressable for said in app.labels(button)]


@asynchronous
async def test_an_advanced_gene_says_which_basic_one_goes() -> None:
    home, game = pond(*given(OLA, "speed", points=5), *MARKET, options=Options(same_round=True))
    async with at(home, game) as app:
        await app.tap(called(app, "Persistence. costs 4 points"))
        assert app.sees("gives up Speed")
        await app.tap("Persistence: buy for 4 points")
    assert now(game).players[OLA].gene_names == ("persistence",)


@asynchronous
async def test_of_two_basic_genes_one_is_chosen_and_that_is_three_taps() -> None:
    home, game = pond(*given(OLA, "defense", "escape", points=5), *MARKET, options=Options(same_round=True))
    async with at(home, game) as app:
        count = await taps(app, called(app, "Armor. costs 6 points"))
        assert app.sees("Which gene is given up?")
        count += await taps(app, "Escape", "Armor: buy for 6 points")
    assert count == 3
    assert now(game).players[OLA].gene_names == ("defense", "armor")


@asynchronous
async def test_each_gene_says_what_it_costs_in_ozone_and_the_assumption_once() -> None:
    home, game = pond(*given(OLA, "armor", "spores", points=10), *MARKET)
    async with at(home, game) as app:
        # At the nine cards left, nine points owe 3 + 1; with Speed, twelve owe 6 + 4 + 3 + 3 + 2 + 2 + 1.
        said = called(app, "Speed. costs 4 points")
        assert "Ozone: +1.9 at the next card, +17 until the last" in said
        saves = called(app, "Ray Protection. costs 5 points")
        assert "Ozone: −0.3 at the next card, −3 until the last" in saves
        assert len([text for text in app.texts() if text.startswith("Ozone: average rise")]) == 1


@asynchronous
async def test_a_tap_on_the_words_above_the_figures_says_what_these_are_and_another_folds_it() -> None:
    home, game = pond(*given(OLA, "armor", "spores", points=10), *MARKET)
    told = ("Mutation points: ", "Extra debt to the ozone layer", "Extra steps on the ladder", "The price in")
    async with at(home, game) as app:
        assert not any(app.sees(each) for each in told)
        await app.tap("What the figures mean")
        assert all(app.sees(each) for each in told)
        await app.tap("What the figures mean")
        assert not any(app.sees(each) for each in told)


@asynchronous
async def test_of_a_figure_that_is_not_there_nothing_is_explained() -> None:
    home, game = pond(*MARKET, options=Options(cards="any"))
    async with at(home, game) as app:
        await app.tap("What the figures mean")
        assert app.sees("Mutation points: ")
        assert not app.sees("Extra debt to the ozone layer")


@asynchronous
async def test_the_figures_stand_under_words_and_there_is_no_column_of_noughts() -> None:
    home, game = pond(*MARKET)
    async with at(home, game) as app:
        assert {"mut.", "price"} <= {*app.texts()}
        assert "ozone" not in app.texts(), "nobody owes anything with one gene"
    home, game = pond(*given(OLA, "armor", "spores", points=10), *MARKET)
    async with at(home, game) as app:
        assert {"mut.", "ozone", "steps", "price"} <= {*app.texts()}


@asynchronous
async def test_where_any_card_may_come_nothing_is_said_of_the_ozone() -> None:
    home, game = pond(*MARKET, options=Options(cards="any"))
    async with at(home, game) as app:
        assert not app.sees("Ozone: ")


@asynchronous
async def test_the_market_tells_the_next_player_who_bought_what_for_how_much() -> None:
    home, game = pond(*given(OLA, points=5), *MARKET)
    async with at(home, game) as app:
        assert not app.sees("Bought in this round")
        await taps(app, "Speed: buy for 4 points", "Intelligence: buy for 2 points", "Next: Przemo")
        assert app.sees("Bought in this round")
        assert app.sees("Ola: Speed and Intelligence, 6 points")
        assert not app.sees("Przemo: ")


@asynchronous
async def test_what_was_chosen_goes_with_the_turn() -> None:
    home, game = pond(*MARKET)
    async with at(home, game) as app:
        await app.tap(called(app, "Speed. costs 4 points"))
        give(game, EndTurn(seat=OLA))
        await app.settle()
        assert "Next: Tomek" in app.texts()


@asynchronous
async def test_the_chosen_gene_shows_the_chance_of_each_debt_and_what_the_deck_will_cost() -> None:
    home, game = pond(*given(OLA, "armor", "spores", points=10), *MARKET)
    async with at(home, game) as app:
        assert "The next card" not in app.texts()
        await app.tap(called(app, "Speed. costs 4 points"))
        # Twelve mutation points.
        for said in ("Debt of 6: 11%", "Debt of 3: 22%", "Debt of 1: 11%", "Nothing to settle: 22%"):
            assert app.sees(said), app.labels()
        assert app.sees("Until the last card: 21")
        assert app.sees("If no gene is given up and the game lasts as long as the cards.")


@asynchronous
async def test_a_turn_that_passes_by_itself_says_so_and_the_wide_button_names_whose_turn_it_ends() -> None:
    home, game = pond(*MARKET, language="fr")
    give(game, SetOptions(options=now(game).options.replace(pace="brisk")))
    async with at(home, game) as app:
        assert app.sees("Ola a fini")
        assert app.sees("Plus personne n’achète")
        assert not app.sees("à Przemo")
        buys = {each for each in app.labels() if each.startswith("Acheter Mouvement")}
        await app.tap(buys.pop())
        assert app.sees("Ola achète Mouvement, 3\u00a0points")
        assert app.sees("à Przemo")
        assert any("Przemo, puis Tomek" in label for label in app.labels())
        assert app.sees("Przemo a fini")
        await app.tap("Przemo a fini")
        assert not any("à Tomek" in text for text in app.texts())


@asynchronous
async def test_at_twice_the_text_the_market_still_shows_its_figures() -> None:
    home, game = pond(*given(OLA, "spores", "tentacle"), *MARKET)
    home.remember("setting.scale", 2.0)
    async with at(home, game) as app:
        large = app.texts()
    home.remember("setting.scale", 1.0)
    async with at(home, game) as app:
        usual = app.texts()
    assert large.count("+1") == usual.count("+1") > 0
    assert "What the figures mean" in large


@asynchronous
async def test_the_button_that_ends_the_turn_is_outlined_until_a_card_is_bought() -> None:
    home, game = pond(*given(OLA, points=5), *MARKET)
    async with at(home, game) as app:
        outlined = fill(app, "Ola is done")
        await app.tap("Speed: buy for 4 points")
        filled = fill(app, "Ola is done")
        assert outlined != filled
        await app.tap("Next: Przemo")
        assert fill(app, "Przemo is done") == outlined


@asynchronous
async def test_the_button_is_filled_for_a_player_who_can_buy_nothing() -> None:
    home, game = pond(*given(OLA, points=-3), *MARKET)
    async with at(home, game) as app:
        filled = fill(app, "Ola is done")
        await app.tap("Next: Przemo")
        assert fill(app, "Przemo is done") != filled
