"""Phase 2: cards are turned, debts are fixed and settled."""

import pytest

from companion.rules.soup.corrections import CorrectGene
from companion.rules.soup.data import CARDS, Card, Gene
from companion.rules.soup.house_rules import SetOptions
from companion.rules.soup.options import Options
from companion.rules.soup.ozone import CardTurned, DebtsFixed, Settle, TurnCard
from tests.rules.soup.tables import EWA, JAN, OLA, OPENING, THICK, table

THIN = Card("west", 6)
TWELVE: tuple[Gene, ...] = ("streamlining", "division-rate", "speed")


def test_the_cards_have_an_ozone_layer_of_6_8_9_9_10_10_10_11_12_13_14() -> None:
    assert [card.ozone for card in CARDS] == [6, 8, 9, 9, 10, 10, 10, 11, 12, 13, 14]
    directions = {"west": [6, 9, 12], "east": [8, 10, 10], "north": [9, 11], "south": [10, 13], "stay": [14]}
    for direction, ozones in directions.items():
        assert [card.ozone for card in CARDS if card.direction == direction] == ozones


def test_a_card_can_be_turned_as_often_as_it_is_in_the_deck() -> None:
    east = Card("east", 10)
    play = table().turned(east)
    assert play.state.deck.count(east) == 1
    play.at("genes").turned(east)
    assert play.state.turned == (OPENING, east, east)
    refusal = play.at("genes").at("environment").refusal(TurnCard(card=east))
    assert (refusal.code, refusal.params) == ("card-gone", {"direction": "east", "ozone": 10})


def test_a_card_is_turned_once_a_phase_and_has_to_be_named() -> None:
    play = table().at("environment")
    assert play.refuses(TurnCard()) == "card-unknown"
    play.do(TurnCard(card=THICK))
    assert play.refuses(TurnCard(card=THIN)) == "card-turned"
    assert play.state.debts == (0, 0, 0, 0)
    assert play.state.phase == "environment"


def test_12_mutation_points_against_6_are_streamlining_4_division_rate_5_and_speed_3() -> None:
    play = table().genes(OLA, *TWELVE).turned(THIN)
    assert play[OLA].mutation_points == 4 + 5 + 3
    assert play.state.debts == (6, 0, 0, 0)


def test_ray_protection_lowers_the_sum_by_2_and_alone_settles_a_debt_of_2() -> None:
    """14 - 2 against 10 (ozone test of the rulebook's example)."""
    genome: tuple[Gene, ...] = ("armor", "longevity", "speed", "ray-protection")
    play = table().genes(OLA, *genome).turned(Card("south", 10))
    assert play.state.debts[OLA] == 2
    play.do(Settle(seat=OLA, genes=("ray-protection",)))
    assert (play.points[OLA], play.state.debts[OLA]) == (4, 0)
    assert play[OLA].gene_names == genome[:3]


def test_a_debt_is_paid_in_points_exactly() -> None:
    play = table().genes(OLA, *TWELVE).given(OLA, points=7).turned(THIN).do(Settle(seat=OLA))
    assert (play.points[OLA], play[OLA].gene_names) == (1, TWELVE)


def test_genes_pay_their_mutation_points_and_points_the_rest() -> None:
    play = table().genes(OLA, *TWELVE).turned(THIN).do(Settle(seat=OLA, genes=("division-rate",)))
    assert (play.points[OLA], play[OLA].gene_names) == (3, ("streamlining", "speed"))


def test_what_genes_pay_too_much_is_lost() -> None:
    play = table().genes(OLA, *TWELVE).turned(THIN)
    play.do(Settle(seat=OLA, genes=("division-rate", "streamlining")))
    assert (play.points[OLA], play[OLA].gene_names) == (4, ("speed",))


def test_option_what_genes_pay_too_much_comes_back_as_points() -> None:
    """Division Rate and Streamlining pay nine where six are owed."""
    play = table(excess="returned").genes(OLA, *TWELVE).turned(THIN)
    play.do(Settle(seat=OLA, genes=("division-rate", "streamlining")))
    assert (play.points[OLA], play[OLA].gene_names, play.state.debts[OLA]) == (4 + 3, ("speed",), 0)
    assert play.state.options.excess == "returned"


def test_option_an_excess_that_comes_back_sells_no_gene_that_is_not_needed() -> None:
    play = table(excess="returned").genes(OLA, *TWELVE).turned(THIN)
    assert play.refuses(Settle(seat=OLA, genes=TWELVE)) == "gene-needless"


def test_a_gene_that_is_not_needed_is_not_given_up() -> None:
    play = table().genes(OLA, *TWELVE).turned(THIN)
    refusal = play.refusal(Settle(seat=OLA, genes=TWELVE))
    assert refusal.code == "gene-needless"
    assert play[OLA].gene_names == TWELVE


def test_a_gene_that_is_not_held_pays_nothing_nor_does_one_named_twice() -> None:
    play = table().genes(OLA, *TWELVE).turned(THIN)
    assert play.refuses(Settle(seat=OLA, genes=("armor",))) == "gene-missing"
    assert play.refuses(Settle(seat=OLA, genes=("speed", "speed"))) == "gene-missing"


def test_who_has_too_few_points_gives_genes_up() -> None:
    play = table().genes(OLA, *TWELVE).given(OLA, points=2).turned(THIN)
    refusal = play.refusal(Settle(seat=OLA, genes=("speed",)))
    assert (refusal.code, refusal.params["points"]) == ("not-enough-points", 3)
    assert play.do(Settle(seat=OLA, genes=("streamlining",))).points[OLA] == 0


def test_debts_are_settled_in_any_order_and_once() -> None:
    play = table().genes(OLA, *TWELVE).genes(EWA, *TWELVE).given(OLA, points=9).given(EWA, points=9)
    play.turned(THIN).do(Settle(seat=OLA))
    assert play.state.debts == (0, 0, 6, 0)
    assert play.refuses(Settle(seat=OLA)) == "owes-nothing"
    assert play.refuses(Settle(seat=JAN)) == "owes-nothing"
    play.do(Settle(seat=EWA))
    assert play.state.debts == (0, 0, 0, 0)


def test_a_debt_is_fixed_when_the_card_is_turned_and_never_recomputed() -> None:
    play = table().genes(OLA, *TWELVE).turned(THIN)
    play.do(CorrectGene(seat=OLA, gene="division-rate", held=False))
    assert play.state.debts[OLA] == 6


def test_who_has_nothing_left_to_pay_with_owes_nothing_any_more() -> None:
    play = table().genes(OLA, *TWELVE).turned(THIN)
    for gene in TWELVE[:2]:
        play.do(CorrectGene(seat=OLA, gene=gene, held=False))
    play.given(OLA, points=1)
    assert play.refuses(Settle(seat=OLA)) == "not-enough-points"
    play.do(Settle(seat=OLA, genes=("speed",)))
    assert (play.points[OLA], play[OLA].gene_names, play.state.debts[OLA]) == (0, (), 0)


def test_genes_given_up_go_back_to_the_market() -> None:
    play = table().genes(OLA, *TWELVE).turned(THIN)
    assert play.state.market("division-rate") == 1
    play.do(Settle(seat=OLA, genes=("division-rate",)))
    assert play.state.market("division-rate") == 2


@pytest.mark.parametrize(("value", "left"), [("mutation", 3), ("price", 4)])
def test_option_what_a_gene_pays(value: str, left: int) -> None:
    """Division Rate has 5 mutation points and costs 6."""
    play = table(gene_value=value).genes(OLA, *TWELVE).turned(THIN)
    assert play.do(Settle(seat=OLA, genes=("division-rate",))).points[OLA] == left


def test_option_debts_counted_anew_grow_without_ray_protection() -> None:
    play = table(debt="recomputed").genes(OLA, "armor", "longevity", "speed", "ray-protection")
    play.turned(Card("south", 10))
    assert play.refuses(Settle(seat=OLA, genes=("ray-protection",))) == "gene-needless"
    assert play.do(Settle(seat=OLA, genes=("speed",))).state.debts[OLA] == 0


def test_option_any_card_may_be_turned() -> None:
    odd = Card("north", 7)
    assert table().at("environment").refuses(TurnCard(card=odd)) == "card-gone"
    play = table(cards="any").genes(OLA, *TWELVE)
    assert play.at("environment").refuses(TurnCard(card=Card("north", 31))) == "ozone-out-of-range"
    play.do(TurnCard(card=odd))
    assert (play.state.card, play.state.debts[OLA], play.state.cards_left) == (odd, 5, 9)
    assert play.refuses(SetOptions(options=Options())) == "cards-foreign"


def test_option_the_order_of_phase_2() -> None:
    assert table().at("environment").state.order == (3, 2, 1, 0)
    assert table(environment_order="ascending").at("environment").state.order == (0, 1, 2, 3)


def test_whoever_drew_the_card_is_told() -> None:
    play = table().at("environment").do(TurnCard(card=THICK, by_app=True))
    (turned,) = play.happened(CardTurned)
    assert turned.by_app
    assert play.happened(DebtsFixed) == (DebtsFixed(debts=(0, 0, 0, 0)),)


def test_there_are_ten_cards_after_the_opening_one() -> None:
    play = table(cards="any").at("environment").where(turned=CARDS, deck=())
    assert play.refuses(TurnCard(card=THICK)) == "no-card-left"
