"""Phase 3: genes are bought, advanced ones in exchange for a basic one."""

from typing import Any

import pytest

from companion.rules.soup.corrections import CorrectGene
from companion.rules.soup.data import GENES, Gene
from companion.rules.soup.genes import BuyGene
from companion.rules.soup.house_rules import SetOptions
from companion.rules.soup.market import barred_by, exchangeable
from companion.rules.soup.options import Options
from tests.rules.soup.tables import ADAM, EWA, JAN, NAMES, OLA, Play, table


def market(**options: Any) -> Play:
    """Phase 3 of round 1; it is the turn of Adam, first on the ladder, with 20 points."""
    return table(**options).at("genes").given(ADAM, points=20)


def buy(gene: Gene, **more: Any) -> BuyGene:
    return BuyGene.model_validate({"seat": ADAM, "gene": gene, **more})


def test_a_gene_costs_its_price() -> None:
    play = market().do(buy("speed"))
    assert (play.points[ADAM], play[ADAM].gene_names) == (16, ("speed",))
    assert play[ADAM].genes[0].round == 1


def test_who_has_not_the_points_does_not_buy() -> None:
    assert market().given(ADAM, points=3).refuses(buy("speed")) == "not-enough-points"


def test_only_whose_turn_it_is_buys_and_in_phase_3_alone() -> None:
    assert market().refuses(BuyGene(seat=OLA, gene="speed")) == "not-your-turn"
    assert table().refuses(BuyGene(seat=OLA, gene="speed")) == "not-now"


@pytest.mark.parametrize("players", [3, 4])
def test_there_are_as_many_cards_of_a_gene_as_the_catalogue_says(players: int) -> None:
    state = table(*NAMES[:players]).state
    assert [state.copies(gene) for gene in GENES] == [card.copies[players - 3] for card in GENES.values()]


def test_three_players_have_20_gene_cards_and_neither_frugality_nor_parasitism() -> None:
    play = table("Ola", "Jan", "Ewa").at("genes").given(EWA, points=20)
    assert sum(map(play.state.copies, GENES)) == 20
    for gene in ("frugality", "parasitism"):
        assert play.refuses(BuyGene(seat=EWA, gene=gene)) == "gene-not-in-game"


def test_the_last_card_that_is_sold_is_sold_out() -> None:
    play = market().genes(OLA, "defense")
    assert play.state.market("defense") == 0
    assert play.refuses(buy("defense")) == "gene-sold-out"


def test_nobody_holds_a_gene_twice_unless_the_table_allows_it() -> None:
    assert market().genes(ADAM, "speed").refuses(buy("speed")) == "gene-held"
    play = market(duplicates=True).genes(ADAM, "speed").do(buy("speed"))
    assert play[ADAM].gene_names == ("speed", "speed")
    assert play.refuses(buy("speed")) == "gene-sold-out"


# advanced genes ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("advanced", "basic", "price"),
    [
        ("persistence", "speed", 4),
        ("movement-2", "movement-1", 5),
        ("aggression", "struggle", 5),
        ("armor", "defense", 6),
        ("armor", "escape", 6),
    ],
)
def test_an_advanced_gene_costs_its_price_and_the_basic_one(advanced: Gene, basic: Gene, price: int) -> None:
    play = market().genes(ADAM, basic, "spores").do(buy(advanced))
    assert (play.points[ADAM], play[ADAM].gene_names) == (20 - price, ("spores", advanced))
    assert play.state.market(basic) == play.state.copies(basic)


def test_without_the_basic_gene_there_is_no_advanced_one() -> None:
    assert market().refuses(buy("persistence")) == "basic-missing"
    assert market().genes(ADAM, "escape").refuses(buy("armor", given_up="defense")) == "basic-missing"


def test_the_basic_gene_has_been_held_since_an_earlier_round_unless_the_table_allows_this_one() -> None:
    assert market().do(buy("speed")).refuses(buy("persistence")) == "basic-too-new"
    play = market().do(buy("speed")).at("scoring").at("genes")
    assert play.do(buy("persistence"))[ADAM].gene_names == ("persistence",)
    play = market(same_round=True).do(buy("speed"), buy("persistence"))
    assert play[ADAM].gene_names == ("persistence",)


def test_the_basic_gene_may_not_be_bought_back_while_the_advanced_one_is_held() -> None:
    play = market().genes(ADAM, "speed").do(buy("persistence"))
    refusal = play.refusal(buy("speed"))
    assert (refusal.code, refusal.params["advanced"]) == ("bought-back", "persistence")
    play.do(CorrectGene(seat=ADAM, gene="persistence", held=False), buy("speed"))
    assert play[ADAM].gene_names == ("speed",)


def test_option_the_basic_gene_may_be_bought_back() -> None:
    play = market(buying_back=True).genes(ADAM, "speed").do(buy("persistence"), buy("speed"))
    assert play[ADAM].gene_names == ("persistence", "speed")


def test_with_defense_and_escape_one_says_which_is_given_up_for_armor() -> None:
    play = market().genes(ADAM, "defense", "escape")
    assert play.refuses(buy("armor")) == "say-the-basic"
    play.do(buy("armor", given_up="escape"))
    assert play[ADAM].gene_names == ("defense", "armor")
    assert play.refuses(buy("escape")) == "bought-back"


def test_of_two_basic_genes_the_one_held_longer_is_given_up() -> None:
    play = market().genes(ADAM, "defense").do(buy("escape"), buy("armor"))
    assert play[ADAM].gene_names == ("escape", "armor")


def test_the_gene_that_was_not_given_up_for_armor_may_be_bought() -> None:
    play = market().genes(ADAM, "defense").do(buy("armor"), buy("escape"))
    assert play[ADAM].gene_names == ("armor", "escape")


def test_a_gene_is_given_up_only_for_the_one_that_asks_for_it() -> None:
    play = market().genes(ADAM, "speed")
    assert play.refuses(buy("armor", given_up="speed")) == "not-its-basic"
    assert play.refuses(buy("spores", given_up="speed")) == "not-its-basic"


def test_a_refused_purchase_gives_nothing_up() -> None:
    play = market().genes(ADAM, "speed").given(ADAM, points=3)
    assert play.refuses(buy("persistence")) == "not-enough-points"
    assert play[ADAM].gene_names == ("speed",)


def test_what_can_be_given_up_and_what_is_barred_can_be_asked_beforehand() -> None:
    play = market().genes(ADAM, "defense", "escape")
    assert exchangeable(play.state, play[ADAM], "armor") == ("defense", "escape")
    assert exchangeable(play.state, play[ADAM], "spores") == ()
    play.do(buy("armor", given_up="defense"))
    assert barred_by(play[ADAM], "defense", Options()) == "armor"
    assert barred_by(play[ADAM], "escape", Options()) is None
    assert barred_by(play[ADAM], "defense", Options(buying_back=True)) is None


def test_after_a_correction_the_only_basic_gene_is_taken_for_the_one_given_up() -> None:
    play = market().do(CorrectGene(seat=ADAM, gene="persistence", held=True))
    play.do(CorrectGene(seat=JAN, gene="armor", held=True))
    assert play.refuses(buy("speed")) == "bought-back"
    assert barred_by(play[JAN], "defense", Options()) is None


@pytest.mark.parametrize(("copies", "cards"), [(2, 31), (1, 30)])
def test_option_copies_of_substitution(copies: int, cards: int) -> None:
    """The rulebook's table adds up to 31 cards; by other counts there are 30."""
    state = table(substitution_copies=copies).state
    assert (state.copies("substitution"), sum(map(state.copies, GENES))) == (copies, cards)


def test_cards_that_are_held_cannot_be_settled_away() -> None:
    play = market().genes(OLA, "substitution").genes(JAN, "substitution")
    refusal = play.refusal(SetOptions(options=Options(substitution_copies=1)))
    assert (refusal.code, refusal.params) == ("copies-held", {"gene": "substitution", "copies": 1})
