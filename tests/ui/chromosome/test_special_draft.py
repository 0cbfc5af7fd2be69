"""A planned special action: its prefilled values, its questions, and its remembered fields."""

from dataclasses import replace

import pytest

from companion.rules.chromosome.prices import FREE, Price
from companion.rules.chromosome.special import ActSpecially, CubeEffect, DoseEffect, Effects, TokenEffect
from companion.rules.chromosome.state import Detail, State
from companion.ui.chromosome.special_draft import (
    AMOUNTS,
    NOTHING,
    RECIPES,
    Amount,
    GenePlan,
    Recipe,
    Share,
    SpecialPlan,
    area_of,
    candidates,
    command,
    first_plan,
    missing,
    named,
    others,
    recipe_of,
)
from tests.rules.build import ADAM, EWA, JAN, OLA, Play, game, genes, pay

PRICE = Price(genes(telepathy=1), energy=2, any_gene=1)


def four(detail: Detail = "full") -> Play:
    """Four players with three tokens each; it is Ola's turn."""
    return game("Ola", "Jan", "Ewa", "Adam", detail=detail).board(Ola=3, Jan=3, Ewa=3, Adam=3)


def plan_of(state: State, name: str, seat: int = OLA, **more: object) -> SpecialPlan:
    """The plan of a known action, as its page opens."""
    return replace(first_plan(state, seat, RECIPES[name], "plain", FREE), **more)  # type: ignore[arg-type]


# recipes -------------------------------------------------------------------------------------------------


def test_the_parts_that_a_page_shows_are_those_that_the_recipe_fills_or_asks_for() -> None:
    assert Recipe().shown == ()
    assert RECIPES["takeover"].shown == ("placed",)
    assert RECIPES["saturation"].shown == ("dose",)
    assert RECIPES["concentration"].shown == ("charged", "cubes")
    assert Recipe(each=Share(removed=1), parts=("move", "genes")).shown == ("removed", "genes", "move")


@pytest.mark.parametrize("amount", AMOUNTS)
def test_two_shares_add_up_amount_by_amount(amount: Amount) -> None:
    both = Share(**{amount: 2}).plus(Share(**{amount: 3}))
    assert both.of(amount) == 5
    assert both == Share(**{amount: 5})


# affected players ----------------------------------------------------------------------------------------


def test_the_others_are_asked_clockwise_and_the_eliminated_not_at_all() -> None:
    state = four().given(EWA, eliminated=True).state
    assert [player.seat for player in others(state, JAN)] == [ADAM, OLA]


def test_only_who_has_the_tokens_that_the_share_takes_is_a_candidate() -> None:
    state = four().given(JAN, on_board=1, charged=0).given(EWA, on_board=2, charged=0).state
    plan = SpecialPlan((NOTHING,) * 4, one=Share(captured=1, removed=1))
    assert [player.seat for player in candidates(state, OLA, plan)] == [EWA, ADAM]


# prefilled values ----------------------------------------------------------------------------------------


def test_a_plan_begins_with_what_the_recipe_says_of_each() -> None:
    state = four().given(EWA, eliminated=True).state
    plan = first_plan(state, OLA, Recipe(own=Share(placed=1), each=Share(dose=2)), "battle", PRICE)
    assert plan.shares == (Share(placed=1), Share(dose=2), NOTHING, Share(dose=2))
    assert (plan.effect, plan.price, plan.shown, plan.genes) == ("battle", PRICE, ("placed", "dose"), ())


def test_the_one_other_is_still_to_be_named_where_there_are_several() -> None:
    plan = plan_of(four().state, "takeover")
    assert (plan.shares, plan.one) == ((Share(placed=1), *(NOTHING,) * 3), Share(captured=1))
    plan = named(plan, EWA)
    assert (plan.shares[EWA], plan.one) == (Share(captured=1), NOTHING)


def test_the_only_other_is_the_one() -> None:
    plan = plan_of(game("Ola", "Jan").state, "takeover")
    assert (plan.shares, plan.one) == ((Share(placed=1), Share(captured=1)), NOTHING)


def test_charges_are_asked_for_with_full_detail_only() -> None:
    assert plan_of(four().state, "concentration").shown == ("charged", "cubes")
    assert plan_of(four("quick").state, "concentration").shown == ("cubes",)


def test_genes_are_asked_for_as_often_as_the_recipe_says() -> None:
    twice = Recipe(parts=("genes",), genes=2)
    assert first_plan(four().state, JAN, twice, "plain", FREE).genes == (GenePlan(JAN), GenePlan(JAN))
    assert plan_of(four().state, "conversion").genes == (GenePlan(OLA),)
    assert plan_of(four().state, "concentration").cubes == 3


def test_a_wave_and_what_moves_an_area_begin_with_the_strongest() -> None:
    state = four().radioactive(2, 5).state
    assert first_plan(state, OLA, Recipe(), "wave", FREE).area == 2
    assert first_plan(state, OLA, Recipe(parts=("move",)), "plain", FREE).area == 2
    assert first_plan(state, OLA, Recipe(), "plain", FREE).area is None
    assert first_plan(four().state, OLA, Recipe(), "wave", FREE).area is None


# questions -----------------------------------------------------------------------------------------------


def test_the_amount_of_one_player_is_changed_alone() -> None:
    plan = plan_of(four().state, "saturation").with_amount("dose", JAN, 4)
    assert [share.dose for share in plan.shares] == [1, 4, 1, 1]


def test_genes_are_named_in_their_places_and_taken_out_of_them() -> None:
    one, two, three = (GenePlan(seat) for seat in (OLA, JAN, EWA))
    plan = SpecialPlan((NOTHING,) * 4, genes=(one, two))
    assert plan.with_gene(0, three).genes == (three, two)
    assert plan.with_gene(2, three).genes == (one, two, three)
    assert plan.with_gene(1).genes == (one,)


def test_a_part_that_is_shown_is_put_away_with_all_that_stood_in_it() -> None:
    plan = replace(
        plan_of(four().state, "saturation"),
        shown=("dose", "genes", "cubes", "move"),
        genes=(GenePlan(OLA),),
        cubes=3,
        area=1,
        room="7",
    )
    without = plan.toggled("dose", OLA)
    assert without.shown == ("genes", "cubes", "move")
    assert all(share.dose == 0 for share in without.shares)
    without = plan.toggled("genes", OLA)
    assert (without.shown, without.genes, without.cubes) == (("dose", "cubes", "move"), (), 3)
    without = plan.toggled("cubes", OLA)
    assert (without.shown, without.cubes, without.area) == (("dose", "genes", "move"), 0, 1)
    without = plan.toggled("move", OLA)
    assert (without.shown, without.area, without.room) == (("dose", "genes", "cubes"), None, "")


def test_a_part_that_was_hidden_is_shown_in_its_place() -> None:
    plan = replace(plan_of(four().state, "saturation"), shown=("dose",))
    assert plan.toggled("captured", OLA).shown == ("captured", "dose")
    assert plan.toggled("genes", EWA).genes == (GenePlan(EWA),)
    assert plan.toggled("cubes", EWA).genes == ()


def test_whoever_says_whose_tokens_is_asked_for_no_one_other() -> None:
    plan = plan_of(four().state, "takeover")
    assert plan.toggled("captured", OLA).one == NOTHING
    assert plan.toggled("removed", OLA).one == Share(captured=1)
    assert plan.toggled("cubes", OLA).one == Share(captured=1)


def test_an_area_to_move_and_every_gene_are_said_before_it_is_confirmed() -> None:
    state = four().radioactive(2).state
    wave = first_plan(state, OLA, Recipe(), "wave", FREE)
    assert missing(state, wave) is None
    assert missing(state, replace(wave, area=None)) == "area"
    assert missing(state, replace(wave, area=9)) == "area"
    genes_open = plan_of(state, "conversion")
    assert missing(state, genes_open) == "gene"
    assert missing(state, genes_open.with_gene(0, GenePlan(OLA, ("action", True), "combat"))) is None
    assert missing(state, plan_of(state, "saturation")) is None


def test_the_area_of_a_plan_may_have_gone_meanwhile() -> None:
    state = four().radioactive(2).state
    plan = SpecialPlan((NOTHING,) * 4, area=1)
    assert area_of(state, plan) == state.areas[0]
    assert area_of(state, replace(plan, area=2)) is None
    assert area_of(state, replace(plan, area=None)) is None


# the command ---------------------------------------------------------------------------------------------


def test_the_command_says_what_the_plan_says() -> None:
    state = four().state
    plan = SpecialPlan(
        (Share(placed=1, charged=1), Share(captured=2, removed=1, dose=3), NOTHING, Share(dose=-1)),
        price=PRICE,
        genes=(GenePlan(OLA, ("action", True), "gone"), GenePlan(OLA)),
        gene_back="combat",
        cubes=2,
        room=" 7 ",
    )
    given = command(state, plan, OLA, "giant", pay(2))
    assert given == ActSpecially(
        seat=OLA,
        action="giant",
        effects=Effects(
            tokens=(
                TokenEffect(seat=OLA, placed=1, charged=1),
                TokenEffect(seat=JAN, captured=2, removed=1),
            ),
            doses=(DoseEffect(seat=JAN, delta=3), DoseEffect(seat=ADAM, delta=-1)),
            genes=given.effects.genes,
            cubes=(CubeEffect(room=" 7 ", cubes=2),),
        ),
        genes=PRICE.genes,
        any_gene=1,
        energy=2,
        payment=pay(2),
    )
    assert [(gene.gene, gene.target) for gene in given.effects.genes] == [("action", None)]


def test_a_gene_comes_back_with_one_more_action_only() -> None:
    plan = SpecialPlan((NOTHING,) * 4, effect="again", gene_back="combat")
    given = command(four().state, plan, OLA, "supergene", pay())
    assert (given.effect, given.gene_back) == ("again", "combat")
    assert command(four().state, replace(plan, effect="plain"), OLA, "giant", pay()).gene_back is None


def test_cubes_go_to_the_area_of_the_plan_or_to_a_room_of_their_own() -> None:
    state = four().radioactive(2).state
    plan = SpecialPlan((NOTHING,) * 4, cubes=3, area=1, room="7")
    given = command(state, plan, OLA, "concentration", pay())
    assert given.effects.cubes == (CubeEffect(area=1, cubes=3),)
    assert (given.area, given.room) == (None, "")
    assert command(state, replace(plan, cubes=0), OLA, "concentration", pay()).effects.cubes == ()


def test_an_area_is_moved_to_the_room_that_is_named_without_its_blanks() -> None:
    state = four().radioactive(2).state
    plan = SpecialPlan((NOTHING,) * 4, effect="wave", cubes=1, area=1, room=" 7 ")
    given = command(state, plan, OLA, "wave", pay())
    assert (given.effect, given.area, given.room) == ("wave", 1, "7")
    assert given.effects.cubes == (CubeEffect(area=1, cubes=1),)


def test_what_follows_an_action_is_plain_and_free() -> None:
    plan = SpecialPlan((Share(placed=1), *(NOTHING,) * 3), effect="battle", price=PRICE)
    given = command(four().state, plan, OLA, "destroy", pay(2), follow_up=True)
    assert given == ActSpecially(
        seat=OLA,
        action="destroy",
        effects=Effects(tokens=(TokenEffect(seat=OLA, placed=1),)),
        follow_up=True,
    )


def test_the_only_gene_that_it_can_be_need_not_be_named() -> None:
    state = four().given(OLA, active=genes(action=1), passive=genes()).state
    plan = SpecialPlan((NOTHING,) * 4, genes=(GenePlan(OLA, None, "gone"),))
    assert command(state, plan, OLA, "giant", pay()).effects.genes[0].gene == "action"


# remembered fields ---------------------------------------------------------------------------------------


def test_a_plan_that_was_carried_out_as_the_recipe_says_changes_no_recipe() -> None:
    state = four().state
    plan = plan_of(state, "takeover")
    assert recipe_of(state, OLA, plan, RECIPES["takeover"]) is RECIPES["takeover"]


def test_what_all_the_others_got_alike_is_remembered_of_each() -> None:
    state = four().state
    plan = SpecialPlan((Share(placed=1), *(Share(dose=2),) * 3), shown=("placed", "dose"))
    assert recipe_of(state, OLA, plan, Recipe()) == Recipe(own=Share(placed=1), each=Share(dose=2))


def test_what_one_other_got_is_remembered_of_one() -> None:
    state = four().state
    plan = SpecialPlan((NOTHING, NOTHING, Share(captured=1), NOTHING), shown=("captured",))
    assert recipe_of(state, OLA, plan, Recipe()) == Recipe(one=Share(captured=1))


def test_what_the_others_got_unlike_each_other_is_asked_again() -> None:
    state = four().state
    shares = (NOTHING, Share(dose=1), Share(dose=2), Share(dose=2))
    plan = SpecialPlan(shares, shown=("dose",))
    assert recipe_of(state, OLA, plan, Recipe()) == Recipe(parts=("dose",))


def test_of_two_players_the_other_is_the_one() -> None:
    state = game("Ola", "Jan").state
    plan = SpecialPlan((NOTHING, Share(captured=2)), shown=("captured",))
    assert recipe_of(state, OLA, plan, Recipe()) == Recipe(one=Share(captured=2))


def test_cubes_genes_and_what_was_asked_for_are_remembered() -> None:
    state = four().state
    plan = SpecialPlan(
        (NOTHING,) * 4, shown=("charged", "genes", "cubes"), genes=(GenePlan(OLA),) * 2, cubes=2
    )
    assert recipe_of(state, OLA, plan, Recipe()) == Recipe(parts=("charged", "genes"), cubes=2, genes=2)


def test_one_who_is_still_to_be_named_stays_so() -> None:
    state = four().state
    plan = replace(plan_of(state, "takeover"), cubes=1, shown=("placed", "cubes"))
    assert recipe_of(state, OLA, plan, RECIPES["takeover"]) == Recipe(
        own=Share(placed=1), one=Share(captured=1), cubes=1
    )
