"""Phase 2 on the screen: the card is turned, debts are settled."""

from companion.rules.soup.data import Card
from companion.rules.soup.options import Options
from companion.rules.soup.ozone import TurnCard
from companion.rules.soup.turns import EndPhase
from tests.loops import asynchronous
from tests.ui.fights import can_press, dead
from tests.ui.harness import held_time
from tests.ui.services import at, taps
from tests.ui.soup.ponds import MAGDA, OLA, PRZEMO, TOMEK, given, now, pond

THIN = TurnCard(card=Card("west", 6))
RICH = (
    *given(MAGDA, "tentacle", "holding", points=10),
    *given(TOMEK, "speed", "struggle", points=10),
    *given(PRZEMO, "longevity", "escape", points=10),
    *given(OLA, "armor", "spores", points=10),
)
"""Everybody has more than six mutation points."""


@asynchronous
async def test_settling_four_players_takes_six_taps() -> None:
    home, game = pond(*RICH, EndPhase(), THIN)
    async with at(home, game) as app:
        count = await taps(app, "Ola settles 3 points", "Pay 3 points", "Pay 3 points")
        count += await taps(app, "Pay 1 point", "Pay 2 points", "New genes")
    assert count == 6
    assert now(game).phase == "genes"
    assert [player.points for player in now(game).players] == [12, 13, 11, 11]


@asynchronous
async def test_a_double_tap_settles_for_one_player_only() -> None:
    home, game = pond(*RICH, EndPhase(), THIN)
    async with at(home, game) as app:
        await app.tap("Ola settles 3 points")
        with held_time():
            await app.tap_twice("Pay 3 points")
    assert now(game).debts == (2, 1, 3, 0)


@asynchronous
async def test_the_app_turns_a_card_at_one_tap() -> None:
    home, game = pond(EndPhase())
    async with at(home, game) as app:
        await app.tap("Turn a card")
    assert len(now(game).turned) == 2


@asynchronous
async def test_the_card_of_the_table_is_told_at_one_tap() -> None:
    home, game = pond(EndPhase())
    async with at(home, game) as app:
        await app.tap("Drift west, ozone layer 6")
        assert app.sees("Magda owes nothing")
    assert now(game).card == Card("west", 6)


@asynchronous
async def test_before_the_card_the_chance_to_owe_is_told_unless_any_card_may_come() -> None:
    home, game = pond(*given(OLA, "armor", "spores"), EndPhase())
    async with at(home, game) as app:
        # Of the ten cards left, those with ozone 6 and 8 are below nine mutation points.
        assert app.sees("Ola, 9 mutation points: 20%")
        assert app.sees("Magda, no mutation points: 0%")
        assert "Ola: at worst 3, cheapest with 3 biological points" in app.texts()
    home, game = pond(EndPhase())
    async with at(home, game) as app:
        assert app.sees("None of the cards left puts anybody in debt.")
    home, game = pond(*given(OLA, "armor"), EndPhase(), options=Options(cards="any"))
    async with at(home, game) as app:
        assert not app.sees("Will owe at this card")


@asynchronous
async def test_the_cheapest_way_is_chosen_and_the_button_says_what_it_spends() -> None:
    home, game = pond(*given(OLA, "streamlining", "division-rate", "speed", points=-3), EndPhase(), THIN)
    async with at(home, game) as app:
        await app.tap("Ola settles 6 points")
        assert app.sees("Debt: 6. Points in hand: 1.")
        assert "Pay 1 point, give up Division Rate" in app.texts()
        await app.tap("Pay 1 point, give up Division Rate")
    assert now(game).players[OLA].gene_names == ("streamlining", "speed")
    assert now(game).players[OLA].points == 0


@asynchronous
async def test_genes_are_chosen_by_taps_and_a_needless_one_is_refused_before_the_tap() -> None:
    home, game = pond(*given(OLA, "streamlining", "division-rate", "speed", points=4), EndPhase(), THIN)
    async with at(home, game) as app:
        await app.tap("Ola settles 6 points")
        await taps(app, "Streamlining: 4", "Division Rate: 5")
        assert app.sees("3 too much, which is lost")
        assert not can_press(app, "Speed: 3")
        await app.fire(dead(app, "Speed: 3"), "tap")
        assert app.sees("Ola would give up")
        await app.tap("Division Rate: 5")
        await app.tap("Speed: 3")
        await app.tap("Give up Streamlining and Speed")
    assert now(game).players[OLA].gene_names == ("division-rate",)


@asynchronous
async def test_what_comes_back_by_an_option_is_told_before_the_tap_and_counted_in_the_sum() -> None:
    genome = given(OLA, "streamlining", "division-rate", "speed", points=-3)
    home, game = pond(*genome, EndPhase(), THIN, options=Options(excess="returned"))
    held = now(game).players[OLA].points
    async with at(home, game) as app:
        await app.tap("Ola settles 6 points")
        assert app.sees("worth 8 in all · 3 points come back")
        await app.tap("Streamlining: 4")
        assert app.sees("3 points come back")
        assert not app.sees("which is lost")
        await app.tap("Give up Division Rate and Streamlining")
    assert now(game).players[OLA].points == held + 3


@asynchronous
async def test_what_a_gene_is_worth_decides_what_is_cheapest() -> None:
    home, game = pond(*given(OLA, "ray-protection", "armor", "longevity"), EndPhase(), THIN)
    async with at(home, game) as app:
        await app.tap("Ola settles 3 points")
        assert "Pay 3 points" in app.texts()
        await app.tap("Weigh the genes differently")
        for _ in range(3):
            await app.tap("Ray Protection, less")
        assert "Give up Ray Protection" in app.texts()


@asynchronous
async def test_the_question_mark_opens_the_chapter_of_the_phase() -> None:
    home, game = pond(EndPhase())
    async with at(home, game) as app:
        await app.tap("Rules: Environment and gene defects")
        assert app.sees("Any excess that a gene pays is lost.")


@asynchronous
async def test_mutation_points_and_biological_points_of_a_debtor_stand_one_below_the_other() -> None:
    home, game = pond(*RICH, EndPhase(), THIN)
    async with at(home, game) as app:
        written = [said.replace("\u00a0", " ") for said in app.texts()]
    assert "9 mutation points\n14 biological points" in written
