"""Special actions: each is one entry with all that it does, and the rulebook's remarks on each hold."""

import pytest
from pydantic import ValidationError

from companion.rules.chromosome.actions import Impulse
from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.battle import Fight
from companion.rules.chromosome.data import SPECIAL_ACTIONS, GeneKind, Genes, special_actions_for
from companion.rules.chromosome.elimination import Eliminated
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.history import last_groups
from companion.rules.chromosome.house_rules import Rename
from companion.rules.chromosome.play import ActionTaken, ChargeChanged, IrradiationChanged, TokensChanged
from companion.rules.chromosome.preparation import NoteEvent
from companion.rules.chromosome.prices import Lack, Payment, Price, cheapest, enough, lack
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.chromosome.rolls import LetStand, ThrowDie
from companion.rules.chromosome.special import (
    ActSpecially,
    CubeEffect,
    DoseEffect,
    Effects,
    GeneEffect,
    GenePlace,
    TokenEffect,
)
from companion.rules.chromosome.state import EMPTY, Detail
from companion.rules.kernel import Event
from companion.words import FALLBACK, Language, Words
from tests.rules.build import EWA, JAN, OLA, Play, game, genes, pay


def act(action: str, *tokens: TokenEffect, **more: object) -> ActSpecially:
    """Return a special action with these effects."""
    effects = Effects.model_validate(
        {"tokens": tokens, **{key: more.pop(key) for key in ("doses", "genes", "cubes") if key in more}}
    )
    given = {"action": action, "effects": effects, "genes": more.pop("price", Genes()), **more}
    return ActSpecially.model_validate(given)


def three() -> Play:
    """Ola's turn; everybody has three charged tokens."""
    return game("Ola", "Jan", "Ewa").board(Ola=3, Jan=3, Ewa=3)


def takeover(**more: object) -> ActSpecially:
    """Ola takes over one of Jan's rooms."""
    return act("takeover", TokenEffect(seat=JAN, captured=1), TokenEffect(seat=OLA, placed=1), **more)


def label(play: Play, command: ActSpecially, language: Language = FALLBACK) -> str:
    """The sentence of the entry."""
    said = CHROMOSOME.label(play.state, command)
    return Words(language, strict=True).of("chromosome")(said.key, **said.params)


# Takeover -----------------------------------------------------------------------------------------------


def test_takeover_makes_an_enemy_token_your_trophy_and_puts_yours_in_its_place() -> None:
    play = three().do(takeover())
    assert play[OLA].trophies == (0, 1, 0)
    assert (play[JAN].on_board, play[OLA].on_board) == (2, 4)
    assert play.state.turn.actions == ("takeover",)
    assert play.state.supply(JAN) == 9


def test_takeover_pays_before_the_token_changes_hands() -> None:
    paid = takeover(price=genes(action=1), energy=2, payment=pay(2))
    play = three().do(paid)
    assert (play[OLA].passive, play[OLA].charged) == (genes(action=1), 1)
    assert three().given(OLA, active=genes()).refuses(paid) == "too-few-genes"


def test_takeover_takes_discharged_tokens_first_and_the_table_may_say_otherwise() -> None:
    play = three().given(JAN, on_board=3, charged=2).do(takeover())
    assert (play[JAN].on_board, play[JAN].charged) == (2, 2)
    charged = act("takeover", TokenEffect(seat=JAN, captured=1, charged=-1))
    play = three().given(JAN, on_board=3, charged=2).do(charged)
    assert (play[JAN].on_board, play[JAN].charged) == (2, 1)


def test_takeover_needs_an_enemy_token_and_one_in_the_own_supply() -> None:
    assert three().given(JAN, on_board=0, charged=0).refuses(takeover()) == "group-too-big-for-board"
    assert three().given(OLA, on_board=12).refuses(takeover()) == "supply-too-small"
    assert three().refuses(act("takeover", TokenEffect(seat=OLA, captured=1))) == "own-trophy"
    assert three().refuses(act("takeover", TokenEffect(seat=3, captured=1))) == "no-such-seat"


def test_whoever_loses_the_last_token_to_a_takeover_is_out_at_once() -> None:
    play = three().given(JAN, on_board=1, charged=1).do(takeover())
    assert play[JAN].eliminated
    assert play.state.last_turns is not None
    assert [event.cause for event in play.happened(Eliminated)] == ["tokens"]


def test_with_the_quick_level_of_detail_a_takeover_counts_tokens_and_trophies_too() -> None:
    play = game("Ola", "Jan", detail="quick").do(takeover(price=genes(combat=3), energy=9))
    assert play[OLA].trophies == (0, 1)
    assert (play[OLA].on_board, play[JAN].on_board) == (3, 1)


def test_tokens_that_go_to_the_supply_are_the_discharged_ones_first() -> None:
    removed = act("giant", TokenEffect(seat=JAN, removed=1))
    play = three().given(JAN, on_board=3, charged=1).do(removed)
    assert (play[JAN].on_board, play[JAN].charged) == (2, 1)
    play = three().given(JAN, on_board=3, charged=3).do(removed)
    assert (play[JAN].on_board, play[JAN].charged) == (2, 2)


def test_captured_and_removed_together_are_no_more_than_lie_on_the_board() -> None:
    play = three().given(JAN, on_board=3, charged=3)
    refusal = play.refusal(act("giant", TokenEffect(seat=JAN, captured=2, removed=2)))
    assert (refusal.code, refusal.params) == ("group-too-big-for-board", {"player": "Jan", "has": 3})
    play.do(act("giant", TokenEffect(seat=JAN, captured=2, removed=1)))
    assert play[JAN].eliminated


def test_nobody_makes_a_trophy_of_a_token_of_their_own() -> None:
    refusal = three().refusal(act("giant", TokenEffect(seat=OLA, captured=1)))
    assert (refusal.code, refusal.params) == ("own-trophy", {"player": "Ola"})


def test_the_last_tokens_of_the_supply_may_come_and_no_more() -> None:
    play = three().given(JAN, on_board=3)
    refusal = play.refusal(act("outbreak", TokenEffect(seat=JAN, placed=10)))
    assert (refusal.code, refusal.params) == ("supply-too-small", {"player": "Jan", "has": 9})
    assert play.do(act("outbreak", TokenEffect(seat=JAN, placed=9)))[JAN].on_board == 12


def test_all_tokens_on_the_board_may_be_discharged_or_charged_and_no_more() -> None:
    play = three().do(act("giant", TokenEffect(seat=JAN, charged=-3)))
    assert play[JAN].charged == 0
    assert play.ends_turn().do(act("giant", TokenEffect(seat=JAN, charged=3)))[JAN].charged == 3
    for delta in (1, -4):
        refusal = three().refusal(act("giant", TokenEffect(seat=JAN, charged=delta)))
        assert (refusal.code, refusal.params) == ("charged-out-of-range", {"player": "Jan", "most": 3})


def test_with_the_quick_level_of_detail_no_token_is_turned() -> None:
    play = game(detail="quick").do(act("giant", TokenEffect(seat=JAN, charged=-2)))
    assert play.happened(ChargeChanged) == ()


def test_what_an_action_does_not_name_is_not_booked() -> None:
    play = three().do(act("outbreak", TokenEffect(seat=OLA, placed=1)))
    assert [type(event) for event in play.last] == [ActionTaken, TokensChanged]


# Saturation ----------------------------------------------------------------------------------------------


def test_saturation_irradiates_all_microbes_cadum_too() -> None:
    doses = tuple(DoseEffect(seat=seat, delta=2) for seat in range(3))
    play = three().do(act("saturation", doses=doses))
    assert [player.irradiation for player in play.state.players] == [2, 2, 2]
    assert {event.reason for event in play.happened(IrradiationChanged)} == {"special"}


def test_saturation_can_eliminate_whoever_acts_and_the_turn_goes_on() -> None:
    doses = tuple(DoseEffect(seat=seat, delta=2) for seat in range(3))
    play = three().given(OLA, irradiation=6).do(act("saturation", doses=doses))
    assert play[OLA].eliminated
    assert play.active == JAN


@pytest.mark.parametrize("nothing", [{"doses": (DoseEffect(seat=JAN, delta=0),)}, {}], ids=["dose", "tokens"])
def test_an_effect_that_changes_nothing_uses_up_no_action(nothing: dict[str, object]) -> None:
    tokens = () if nothing else (TokenEffect(seat=JAN),)
    assert three().refuses(act("might", *tokens, **nothing)) == "nothing-chosen"


@pytest.mark.parametrize("detail", ["full", "quick"])
def test_only_an_action_that_allows_another_one_gives_a_gene_back(detail: Detail) -> None:
    """Supergene turns an exhausted gene back and allows one more action; no other special action does."""
    play = game(detail=detail).given(OLA, passive=genes(action=1))
    for effect in ("plain", "wave"):
        command = act("might", effect=effect, gene_back="action")
        assert play.refusal(command).params == {"action": "might"}
        assert play.refuses(command) == "gene-back-not-due"
    play.do(act("supergene", effect="again", gene_back="action"))


def test_relief_ends_at_no_irradiation_and_a_dose_at_the_end_of_the_track() -> None:
    play = three().given(JAN, irradiation=1).do(act("x", doses=(DoseEffect(seat=JAN, delta=-3),)))
    assert play[JAN].irradiation == 0
    over = act("x", doses=(DoseEffect(seat=JAN, delta=9),))
    assert three().given(JAN, irradiation=25).refuses(over) == "irradiation-out-of-range"


# Conversion and Supergene --------------------------------------------------------------------------------


@pytest.mark.parametrize("active", [True, False])
def test_a_gene_that_is_converted_on_the_active_side_arrives_there_and_on_the_passive_side_there(
    active: bool,
) -> None:
    play = three().given(OLA, active=genes(action=1), passive=genes(action=1))
    place = GenePlace(seat=OLA, active=active)
    play.do(
        act("conversion", genes=(GeneEffect(gene="action", source=place, target=place, becomes="combat"),))
    )
    one = genes(combat=1) if active else genes(action=1)
    other = genes(action=1) if active else genes(combat=1)
    assert (play[OLA].active, play[OLA].passive) == (one, other)


def test_a_full_chromosome_can_still_convert_a_gene_but_not_receive_another() -> None:
    place = GenePlace(seat=OLA)
    play = three().given(OLA, active=genes(action=8))
    assert play.refuses(act("x", genes=(GeneEffect(gene="combat", target=place),))) == "genes-full"
    play.do(
        act("conversion", genes=(GeneEffect(gene="action", source=place, target=place, becomes="combat"),))
    )
    assert play[OLA].active == genes(action=7, combat=1)


def test_a_gene_that_is_not_there_cannot_be_moved() -> None:
    moved = GeneEffect(gene="combat", source=GenePlace(seat=JAN), target=GenePlace(seat=OLA))
    assert three().refuses(act("x", genes=(moved,))) == "too-few-genes"
    assert three().refuses(act("x", genes=(GeneEffect(gene="combat"),))) == "nothing-chosen"
    play = three().given(JAN, active=genes(combat=1)).do(act("x", genes=(moved,)))
    assert (play[JAN].active.combat, play[OLA].active.combat) == (0, 1)


def test_with_the_quick_level_of_detail_a_gene_is_found_on_either_side() -> None:
    place = GenePlace(seat=OLA, active=True)
    play = game("Ola", "Jan", detail="quick").given(OLA, active=genes(), passive=genes(action=1))
    play.do(
        act("conversion", genes=(GeneEffect(gene="action", source=place, target=place, becomes="building"),))
    )
    assert play[OLA].genes == genes(building=1)


# Concentration, Wave -------------------------------------------------------------------------------------


def test_concentration_follows_the_normal_rules_of_building_areas() -> None:
    play = three().do(act("concentration", cubes=(CubeEffect(room="12", cubes=3),)))
    (area,) = play.state.areas
    assert (area.room, area.cubes) == ("12", 3)
    play = three().do(AddArea(room="12", cubes=2))
    play.do(act("concentration", cubes=(CubeEffect(room=" 12", cubes=3),)))
    assert [(area.room, area.cubes) for area in play.state.areas] == [("12", 5)]


def test_cubes_are_taken_from_an_area_that_is_there_and_not_more_than_it_has() -> None:
    play = three().radioactive(3)
    assert play.refuses(act("x", cubes=(CubeEffect(area=1, cubes=-4),))) == "cubes-out-of-range"
    assert play.refuses(act("x", cubes=(CubeEffect(cubes=-1),))) == "no-such-area"
    assert play.refuses(act("x", cubes=(CubeEffect(cubes=0),))) == "nothing-chosen"
    assert play.do(act("x", cubes=(CubeEffect(area=1, cubes=-3),))).state.areas == ()


def wave(room: str, area: int = 1) -> ActSpecially:
    """Ola, who plays Cadum, moves an area to a room."""
    return ActSpecially(action="wave", effect="wave", area=area, room=room)


def test_a_wave_moves_its_area_to_the_room_that_it_names_and_its_test_runs_there() -> None:
    play = three().do(AddArea(room="3", cubes=4)).do(wave("7"))
    (area,) = play.state.areas
    assert (area.id, area.room, area.cubes) == (1, "7", 4)
    play.do(FaceArea(area=1, groups=(0, 2, 0))).rolls(1).stands()
    assert play[JAN].irradiation == 4 + 2 - 1
    assert play.state.phase == "turns"


def test_a_wave_merges_its_area_with_one_that_is_there_and_tests_at_the_power_of_both() -> None:
    play = three().do(AddArea(room="3", cubes=2), AddArea(room="Róg", cubes=1)).do(wave("róg"))
    (area,) = play.state.areas
    assert (area.id, area.room, area.cubes) == (2, "Róg", 3)
    assert play.refuses(FaceArea(area=1, groups=(0, 1, 0))) == "no-such-area"
    play.do(FaceArea(area=2, groups=(0, 1, 0)))
    assert play.state.radiation is not None
    assert play.state.radiation.tests[0].threat == 4


def test_a_wave_says_where_its_area_goes_and_erases_no_room() -> None:
    play = three().do(AddArea(room="3", cubes=2))
    refusal = play.refusal(wave(""))
    assert (refusal.code, refusal.params) == ("destination-to-name", {"room": "3"})
    assert [area.room for area in play.state.areas] == ["3"]


def test_an_area_that_a_wave_has_moved_lies_next_to_other_groups_than_before() -> None:
    play = three().radioactive(2)
    events: list[Event] = []
    for command in (wave(""), FaceArea(area=1, groups=(0, 1, 0)), ThrowDie(face=4), LetStand()):
        events += play.do(command).last
    assert last_groups(play.state, reversed(events), 1) == (0, 1, 0)
    events += play.ends_turn().do(wave("9")).last
    assert last_groups(play.state, reversed(events), 1) == (0, 0, 0)


def test_tokens_that_somebody_sacrifices_to_a_wave_become_cadums_trophies() -> None:
    play = three().do(AddArea(room="3", cubes=4)).do(wave("7"))
    play.do(FaceArea(area=1, groups=(0, 1, 0))).rolls(1).stands()
    sacrificed = act("wave", TokenEffect(seat=JAN, captured=2), follow_up=True)
    play.do(sacrificed)
    assert play[OLA].trophies == (0, 2, 0)
    assert play.state.turn.actions == ("wave",)
    assert play.ends_turn().refuses(sacrificed) == "no-such-action-yet"


def test_an_area_is_moved_without_a_test_where_the_action_says_no_more() -> None:
    play = three().do(AddArea(room="3", cubes=2))
    play.do(ActSpecially(action="Dryf", area=1, room="5"))
    assert play.state.radiation is None
    assert [area.room for area in play.state.areas] == ["5"]


# Outbreak, Fusion, Teleportation, Giant ------------------------------------------------------------------


def test_outbreak_puts_tokens_of_your_own_on_the_board_discharged() -> None:
    play = three().do(act("outbreak", TokenEffect(seat=OLA, placed=2)))
    assert (play[OLA].on_board, play[OLA].charged) == (5, 3)
    assert (
        three().given(OLA, on_board=11).refuses(act("x", TokenEffect(seat=OLA, placed=2)))
        == "supply-too-small"
    )


def test_fusion_may_join_groups_of_which_none_is_yours_and_a_charged_one_is_discharged() -> None:
    fused = act(
        "fusion", TokenEffect(seat=JAN, charged=-2), price=genes(telepathy=1), energy=1, payment=pay(1)
    )
    play = three().do(fused)
    assert (play[JAN].charged, play[OLA].charged) == (1, 2)
    assert three().refuses(act("fusion", TokenEffect(seat=JAN, charged=1))) == "charged-out-of-range"


def test_what_the_rest_of_destroy_does_is_booked_after_its_battle_without_another_action() -> None:
    play = three().fights(OLA, 2, JAN, 2, 4, 1, action="destroy").applied()
    play.do(act("destroy", TokenEffect(seat=EWA, removed=1), follow_up=True))
    assert play[EWA].on_board == 2
    assert play.refuses(Impulse()) == "action-taken"


def test_giant_does_what_the_table_says() -> None:
    giant = next(action for action in SPECIAL_ACTIONS if action.key == "giant")
    assert giant.effect == "plain"
    assert three().do(act("giant", TokenEffect(seat=JAN, captured=1)))[OLA].trophies == (0, 1, 0)


def test_the_action_of_which_only_the_price_can_be_read_stands_between_saturation_and_wave() -> None:
    keys = [action.key for action in special_actions_for(1)]
    assert keys[:4] == ["saturation", "might", "wave", "concentration"]


# one entry, one question of rights, one sentence ---------------------------------------------------------


def test_a_bundle_happens_as_a_whole_or_not_at_all() -> None:
    play = three()
    command = act(
        "Sporulacja",
        TokenEffect(seat=JAN, captured=1, removed=1),
        TokenEffect(seat=OLA, placed=1),
        doses=(DoseEffect(seat=EWA, delta=1),),
        genes=(GeneEffect(gene="combat", target=GenePlace(seat=OLA)),),
        cubes=(CubeEffect(room="4", cubes=2),),
        effect="again",
    )
    play.do(command)
    assert (play[OLA].trophies, play[JAN].on_board, play[EWA].irradiation) == ((0, 1, 0), 1, 1)
    assert play[OLA].active.combat == 1
    assert play.state.turn.actions_left == 1
    assert play.state.areas[0].cubes == 2
    impossible = command.replace(effects=command.effects.replace(cubes=(CubeEffect(area=9, cubes=1),)))
    before = three()
    assert before.refuses(impossible) == "no-such-area"
    assert before.state == three().state


def test_a_special_action_is_of_whoever_acts_whatever_it_does_to_others() -> None:
    play = three()
    assert CHROMOSOME.owners(play.state, takeover(seat=OLA)).seats == {OLA}
    assert CHROMOSOME.owners(play.state, takeover(seat=JAN)).seats == {JAN}
    assert play.refuses(takeover(seat=JAN)) == "not-your-turn"
    play.radioactive(2).do(wave("5"))
    assert CHROMOSOME.owners(play.state, FaceArea(area=1, groups=(1, 1, 1))).seats == {OLA}


def test_the_sentence_of_an_entry_says_what_happened() -> None:
    play = three().radioactive(2)
    everybody = tuple(DoseEffect(seat=seat, delta=2) for seat in range(3))
    place = GenePlace(seat=OLA)
    converted = (GeneEffect(gene="action", source=place, target=place, becomes="combat"),)
    for command, english, polish in (
        (
            takeover(),
            "Takeover, trophies +1 (Jan), tokens +1 (Ola)",
            "Przejęcie, trofea +1 (Jan), żetony +1 (Ola)",
        ),
        (
            act("saturation", doses=everybody),
            "Saturation, irradiation +2 (everyone)",
            "Nasycenie, napromieniowanie +2 (wszyscy)",
        ),
        (
            act("saturation", doses=everybody[:2]),
            "Saturation, irradiation +2 (Ola), +2 (Jan)",
            "Nasycenie, napromieniowanie +2 (Ola), +2 (Jan)",
        ),
        (wave("7"), "Wave, space to room 7", "Fala, obszar w pomieszczeniu 7"),
        (
            act("conversion", genes=converted),
            "Conversion, action gene becomes combat gene",
            "Zamiana, gen akcji zmienia się w gen walki",
        ),
        (
            act("concentration", cubes=(CubeEffect(room="12", cubes=3),)),
            "Concentration, cubes +3 (room 12)",
            "Koncentracja, kostki +3 (pomieszczenie 12)",
        ),
        (act("teleportation"), "Teleportation", "Teleportacja"),
        (
            act("conversion", genes=converted * 2),
            "Conversion, action genes: 2 (Ola)",
            "Zamiana, geny akcji: 2 (Ola)",
        ),
        (
            act("might", genes=(*converted, GeneEffect(gene="building", target=GenePlace(seat=JAN)))),
            "Might, genes: 2 (Ola, Jan)",
            "Moc, geny: 2 (Ola, Jan)",
        ),
    ):
        assert label(play, command) == f"Ola: {english}"
        assert label(play, command, "pl") == f"Ola: {polish}"


@pytest.mark.parametrize(
    "wrong",
    [
        {"tokens": [{"seat": 0, "placed": 13}]},
        {"tokens": [{"seat": 0, "captured": -1}]},
        {"tokens": [{"seat": 4, "placed": 1}]},
        {"tokens": [{"seat": 0}] * 5},
        {"doses": [{"seat": 0, "delta": 10}]},
        {"genes": [{"gene": "action"}] * 9},
        {"cubes": [{"cubes": 10}]},
        {"cubes": [{"cubes": 1, "room": "x" * 41}]},
        {"fate": 3},
    ],
    ids=str,
)
def test_a_bundle_is_bounded(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        ActSpecially.model_validate({"action": "x", "effects": wrong})


# names ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["pass", " pass", "Pass", "\u202epass", "spark", "growth"])
def test_a_main_action_is_no_special_one(name: str) -> None:
    assert three().refuses(ActSpecially(action=name)) == "main-action"


@pytest.mark.parametrize("name", [" spark", "\u202espark\n"])
def test_a_spark_under_another_spelling_costs_what_a_spark_costs(name: str) -> None:
    attack = Fight(
        action=name, attacker=OLA, attacker_group=1, defender=JAN, defender_group=1, distance=3, payment=pay()
    )
    assert three().refuses(attack) == "too-little-energy"
    play = three().do(attack.replace(payment=pay(3)))
    assert play.state.turn.actions == ("spark",)
    assert play[OLA].active.action == 1


def test_no_battle_is_opened_by_a_main_action_that_is_none() -> None:
    attack = Fight(action="pass", attacker=OLA, attacker_group=1, defender=JAN, defender_group=1)
    assert three().refuses(attack) == "main-action"


def test_control_characters_are_in_no_label() -> None:
    play = three()
    for command in (
        act("Spo\u202erulacja", cubes=(CubeEffect(room="1\u202e2", cubes=1),)),
        ActSpecially(action="\u202eFala", effect="wave", area=1, room="\u202e7"),
        Fight(action="\u202eAtak", attacker=OLA, attacker_group=1, defender=JAN, defender_group=1),
        Impulse(room="\u202e7"),
        AddArea(room="\u202e7"),
        NoteEvent(text="Prze\u202eciek"),
        Rename(seat=OLA, name="O\u202ela"),
    ):
        assert "\u202e" not in repr(CHROMOSOME.label(play.state, command).params), command


# prices --------------------------------------------------------------------------------------------------


def might(any_genes: Genes, fate: str | None = None, needs: int = 1) -> ActSpecially:
    """The action whose price has a "?", paid with these genes."""
    payment = pay(fate=fate).replace(any_genes=any_genes)
    return ActSpecially(action="might", any_gene=needs, payment=payment)


@pytest.mark.parametrize("kind", ["action", "telepathy"])
def test_a_question_mark_in_a_price_is_any_gene(kind: GeneKind) -> None:
    play = three().do(might(genes(**{kind: 1})))
    assert play[OLA].passive == genes(**{kind: 1})


def test_a_gene_of_any_kind_has_to_be_there_or_fate_stands_for_it() -> None:
    assert three().refuses(might(genes(combat=1))) == "too-few-genes"
    assert three().refuses(might(genes())) == "any-genes-to-name"
    assert three().refuses(might(genes(action=2))) == "any-genes-to-name"
    play = three().do(might(genes(combat=1), fate="combat"))
    assert (play[OLA].fate, play[OLA].passive) == (3, genes())


def test_the_cheapest_payment_of_any_gene_takes_one_of_which_most_are_left() -> None:
    play = three().given(OLA, active=genes(action=2, combat=3))
    price = Price(genes(combat=1), any_gene=2)
    payment = cheapest(play.state, OLA, price)
    assert payment.any_genes == genes(action=1, combat=1)
    assert enough(play.state, OLA, price, payment)
    assert not enough(play.state, OLA, price, Payment())
    play.do(ActSpecially(action="might", genes=price.genes, any_gene=2, payment=payment))
    assert play[OLA].active == genes(action=1, combat=1)


def test_what_is_missing_for_any_gene_is_said_and_fate_makes_up_for_one() -> None:
    price = Price(genes(action=1), any_gene=2)
    play = three().given(OLA, active=genes(action=2))
    assert lack(play.state, OLA, price) is None
    payment = cheapest(play.state, OLA, price)
    assert payment.fate_gene is not None
    play.do(ActSpecially(action="might", genes=price.genes, any_gene=2, payment=payment))
    assert (play[OLA].fate, play[OLA].active) == (3, genes())
    play = three().given(OLA, active=genes(action=2), fate=0)
    assert lack(play.state, OLA, price) == Lack("any", 1, 2)


# journals ------------------------------------------------------------------------------------------------


def test_a_journal_of_before_folds_to_the_same_state() -> None:
    """Events from when a special action consisted of its name, a returned gene and a Wave's test."""
    start = [CHROMOSOME.dump(event) for event in game("Ola", "Jan").last]
    rows = [
        {"kind": "area-added", "cubes": 3, "room": "7"},
        {"kind": "genes-exhausted", "seat": 0, "genes": [1, 0, 0, 0]},
        {"kind": "action-taken", "action": "supergene", "again": True},
        {"kind": "genes-exhausted", "seat": 0, "genes": [-1, 0, 0, 0]},
        {"kind": "action-taken", "action": "wave"},
        {"kind": "radiation-began", "areas": [1], "wave": True},
        {"kind": "battle-opened", "action": "giant", "attacker": 0, "attacker_group": 1, "defender": 1,
         "defender_group": 1},
    ]  # fmt: skip
    for row in start:
        row.get("options", {}).pop("evolution_extra", None)
    state = CHROMOSOME.fold(map(CHROMOSOME.parse, [*start, *rows]), EMPTY)
    assert state.turn.actions == ("supergene", "wave")
    assert [(area.room, area.cubes) for area in state.areas] == [("7", 3)]
    assert state.players[0].active == genes(action=2, telepathy=1)
    assert state.options.evolution_extra == genes(action=1, telepathy=1, combat=1, building=1)
    assert state.radiation is not None
    assert state.radiation.wave


def test_the_label_of_an_entry_of_before_still_reads() -> None:
    words = Words("pl", strict=True).of("chromosome")
    assert words("label-act-specially", player="Ola", action="takeover") == "Ola: Przejęcie"


def test_what_an_action_changes_survives_the_journal() -> None:
    play = three().do(AddArea(room="3", cubes=2)).do(wave("7"))
    rows = [CHROMOSOME.dump(event) for event in play.last]
    assert tuple(map(CHROMOSOME.parse, rows)) == play.last


def test_a_dose_reaches_thirty_and_not_beyond() -> None:
    play = game().given(JAN, irradiation=28)
    refusal = play.refusal(act("saturation", doses=(DoseEffect(seat=JAN, delta=3),)))
    assert (refusal.code, refusal.params) == ("irradiation-out-of-range", {"player": "Jan", "most": 30})
    assert play.do(act("saturation", doses=(DoseEffect(seat=JAN, delta=2),)))[JAN].irradiation == 30


@pytest.mark.parametrize("told_active", [True, False])
def test_with_the_quick_level_of_detail_a_gene_on_the_active_side_is_found_however_it_is_told(
    told_active: bool,
) -> None:
    gone = GeneEffect(gene="telepathy", source=GenePlace(seat=OLA, active=told_active))
    play = game(detail="quick").do(act("supergene", genes=(gone,)))
    assert play[OLA].genes == genes(action=2)


def test_a_gene_that_nobody_has_is_missed_by_name() -> None:
    gone = GeneEffect(gene="combat", source=GenePlace(seat=JAN))
    refusal = game().refusal(act("supergene", genes=(gone,)))
    assert (refusal.code, refusal.params) == ("too-few-genes", {"player": "Jan"})


def test_one_cube_makes_an_area_and_thirty_are_the_most_that_one_has() -> None:
    play = game().do(act("concentration", cubes=(CubeEffect(room="7", cubes=1),)))
    assert [(area.room, area.cubes) for area in play.state.areas] == [("7", 1)]
    play = game().radioactive(28).do(act("concentration", cubes=(CubeEffect(area=1, cubes=2),)))
    assert play.state.areas[0].cubes == 30
    refusal = play.ends_turn().refusal(act("concentration", cubes=(CubeEffect(area=1, cubes=1),)))
    assert (refusal.code, refusal.params) == ("cubes-out-of-range", {"most": 30})


def test_what_follows_an_action_names_the_action_that_it_misses() -> None:
    refusal = game().refusal(act("destroy", follow_up=True))
    assert (refusal.code, refusal.params) == ("no-such-action-yet", {"action": "destroy"})
    refusal = game().do(act("destroy")).refusal(act("destroy", follow_up=True, energy=1))
    assert (refusal.code, refusal.params) == ("follow-up-is-free", {"action": "destroy"})
