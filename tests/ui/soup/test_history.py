"""Notes in the history and on the big screen: purchases, distances, lost amoebas."""

from companion.rules.kernel import Command
from companion.rules.soup.data import Card
from companion.rules.soup.deaths import Bury
from companion.rules.soup.genes import BuyGene
from companion.rules.soup.ozone import TurnCard
from companion.rules.soup.scoring import Score
from companion.rules.soup.state import Detail
from companion.rules.soup.turns import EndPhase, EndTurn
from tests.loops import asynchronous
from tests.ui.services import opened
from tests.ui.soup.ponds import MAGDA, OLA, PRZEMO, TOMEK, given, pond
from tests.ui.soup.test_deaths import AFTER, FED, HURT

CARD = TurnCard(card=Card("stay", 14))


async def told(*before: Command, detail: Detail = "quick", page: str = "journal") -> list[str]:
    """Return all texts of a page of a game after these commands."""
    home, game = pond(*before, detail=detail)
    async with opened(home, f"/game/{game.id}/{page}") as app:
        return [said.replace("\u00a0", " ") for said in (*app.labels(), *app.texts())]


@asynchronous
async def test_the_end_of_a_turn_of_the_market_says_what_it_bought_for_how_much() -> None:
    turns = (BuyGene(seat=OLA, gene="speed"), EndTurn(seat=OLA), EndTurn(seat=PRZEMO))
    said = await told(EndPhase(), CARD, EndPhase(), *turns)
    assert any(each.startswith("Ola’s turn is over, Speed, 4 points, ") for each in said), said
    assert not any(each.startswith("Przemo’s turn is over, Speed") for each in said)


@asynchronous
async def test_the_big_screen_says_at_the_end_of_the_market_who_bought_what() -> None:
    turns = (BuyGene(seat=OLA, gene="speed"), EndTurn(seat=OLA), EndTurn(seat=PRZEMO))
    market = (EndPhase(), CARD, EndPhase(), *turns, BuyGene(seat=TOMEK, gene="spores"), EndPhase())
    assert "Ola: Speed, 4 points · Tomek: Spores, 3 points" in await told(*market, page="screen")


@asynchronous
async def test_the_scoring_says_who_moved_how_far_and_of_who_stayed_nothing() -> None:
    cards = given(MAGDA, "armor", "speed")
    scored = await told(*cards, EndPhase(), CARD, *(EndPhase() for _ in range(4)), Score(), page="screen")
    assert "Magda +4" in scored, scored


@asynchronous
async def test_the_deaths_say_whose_amoebas_are_gone() -> None:
    assert "Magda −1 · Ola −1" in await told(*FED, *AFTER, *HURT, Bury(), detail="full", page="screen")
