"""Every option of the table has its stated effect, and its default is the stated assumption."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.rules.kernel import group_of
from companion.rules.soup.data import Card
from companion.rules.soup.deaths import Bury
from companion.rules.soup.division import Divide
from companion.rules.soup.fights import AnswerAttack, Attack, CloseFight, RollFight
from companion.rules.soup.game import SOUP
from companion.rules.soup.genes import BuyGene
from companion.rules.soup.house_rules import SetOptions
from companion.rules.soup.meals import Eat
from companion.rules.soup.movement import PayMoves
from companion.rules.soup.options import Options
from companion.rules.soup.ozone import Settle, TurnCard
from companion.rules.soup.scoring import Score
from companion.rules.soup.state import Amoeba, Phase
from tests.rules.soup.tables import ADAM, JAN, OLA, THICK, Play, sitting, table

FOR_HANDS = {"following", "second_anywhere", "spores_own_colour"}
"""Options about places on the board, which the app does not track: they are shown, but not enforced."""


def movement_points(**options: Any) -> object:
    """Points that Ola has after one movement of her own."""
    return table(**options).do(PayMoves(seat=OLA)).points[OLA]


def own_colour(**options: Any) -> object:
    """Return whether Ola's amoeba may eat a cube of her colour, one of Jan's and one of Ewa's."""
    play = table(detail="full", **options).where(supply=(9, 9, 9, 9))
    allowed = play.state.options.own_colour
    meal = Eat(seat=OLA, number=1, cubes=(1, 1, 1, 0))
    return play.do(meal).state.supply if allowed else play.refuses(meal)


def excretion(**options: Any) -> object:
    """The supply after a meal of Ola's, from nine cubes of each colour."""
    play = table(detail="full", **options).where(supply=(9, 9, 9, 9))
    return play.do(Eat(seat=OLA, number=1)).state.supply


def uneven(**options: Any) -> object:
    """Return whether Substitution eats 3+1."""
    play = table(detail="full", **options).genes(OLA, "substitution")
    meal = Eat(seat=OLA, number=1, cubes=(0, 3, 1, 0))
    return play.do(meal)[OLA].amoebas[0].meal if options.get("uneven_substitution") else play.refuses(meal)


def fought(play: Play, dice: tuple[int, int]) -> Play:
    """Have Ola's amoeba 1 attack Jan's, which defends itself, with these dice."""
    play.genes(OLA, "aggression").genes(JAN, "defense").where(supply=(20, 20, 20, 20))
    return play.do(
        Attack(seat=OLA, number=1, victim=JAN, victim_number=1),
        AnswerAttack(seat=JAN, answer="defend"),
        RollFight(dice=(dice,)),
        CloseFight(),
    )


def beaten_in_phase_5(**options: Any) -> object:
    """Return the damage points of an attacker who lost in phase 5."""
    play = table(detail="full", **options).at("deaths").do(Bury())
    return fought(play, (1, 2))[OLA].amoebas[0].wounds


def cubes_of_a_beaten_defender(**options: Any) -> object:
    """The supply after a defender was eaten, from twenty cubes of each colour."""
    return fought(table(detail="full", **options), (2, 1)).state.supply


def deaths(**options: Any) -> object:
    """The supply after a death, from one cube of each colour."""
    play = table(detail="full", **options).amoebas(OLA, 2).at("deaths").where(supply=(1, 1, 1, 1))
    return play.do(Bury()).state.supply


def twice(**options: Any) -> object:
    play = table(**options).genes(ADAM, "speed").at("genes").given(ADAM, points=9)
    command = BuyGene(seat=ADAM, gene="speed")
    return play.do(command).points[ADAM] if options.get("duplicates") else play.refuses(command)


def at_once(**options: Any) -> object:
    play = table(**options).at("genes").given(ADAM, points=9).do(BuyGene(seat=ADAM, gene="speed"))
    command = BuyGene(seat=ADAM, gene="persistence")
    return play.do(command).points[ADAM] if options.get("same_round") else play.refuses(command)


def back(**options: Any) -> object:
    play = table(**options).genes(ADAM, "speed").at("genes").given(ADAM, points=9)
    play.do(BuyGene(seat=ADAM, gene="persistence"))
    command = BuyGene(seat=ADAM, gene="speed")
    return play.do(command).points[ADAM] if options.get("buying_back") else play.refuses(command)


def owing(**options: Any) -> Play:
    """Ola owes 6, with Armor, Speed (3 mutation points, price 4), Longevity and Ray Protection."""
    play = table(**options).genes(OLA, "armor", "speed", "longevity", "ray-protection")
    return play.given(OLA, points=20).turned(Card("west", 6))


def left_after(gene: Any) -> Callable[..., object]:
    def settle(**options: Any) -> object:
        play = owing(**options)
        command = Settle(seat=OLA, genes=(gene,))
        needless = options.get("debt") == "recomputed" and gene == "ray-protection"
        return play.refuses(command) if needless else play.do(command).points[OLA]

    return settle


def points_after_giving_up_too_much(**options: Any) -> object:
    """Return Ola's points after Division Rate and Streamlining, which pay nine, have settled six."""
    play = table(**options).genes(OLA, "streamlining", "division-rate", "speed").turned(Card("west", 6))
    return play.do(Settle(seat=OLA, genes=("division-rate", "streamlining"))).points[OLA]


def foreign(**options: Any) -> object:
    command = TurnCard(card=Card("west", 7))
    play = table(**options).at("environment")
    return play.do(command).state.card if options.get("cards") else play.refuses(command)


def leapt(**options: Any) -> object:
    play = table(**options).amoebas(OLA, 0, 0, 0).at("scoring")
    return play.do(Score()).places


def as_two(**options: Any) -> object:
    play = table(**options).given(OLA, place=9).genes(OLA, "armor", "persistence").at("scoring")
    return play.do(Score()).places[OLA]


def order(phase: Phase) -> Callable[..., object]:
    """Return the first player of a phase."""

    def first(**options: Any) -> object:
        return table(**options).at(phase).state.order[0]

    return first


def answered_twice(**options: Any) -> object:
    """Return whether Jan may escape after a failed defence."""
    play = table(detail="full", **options).genes(OLA, "struggle").genes(JAN, "defense", "escape")
    play.do(Attack(seat=OLA, number=1, victim=JAN, victim_number=1))
    play.do(AnswerAttack(seat=JAN, answer="defend"), RollFight(dice=((6, 1),)))
    escape = AnswerAttack(seat=JAN, answer="escape")
    return play.refuses(escape) if options.get("answers") else play.do(escape)[JAN].points


def first_amoeba(**options: Any) -> object:
    """Points that Adam has after a new amoeba, with none on the board before."""
    play = table(**options).amoebas(ADAM).at("division")
    return play.do(Divide(seat=ADAM)).points[ADAM]


def end_at_30(**options: Any) -> object:
    """Return how the game ends with a marker on space 30."""
    return table(**options).given(OLA, place=30).state.ends


def colours(**options: Any) -> object:
    """The inks of the four, as every screen draws them."""
    return [seat.colour for seat in SOUP.seats(table(**options).state)]


def cubes_left(**options: Any) -> object:
    """Cubes of a colour in the supply at the start."""
    return table(**options).state.supply[0]


def substitutions(**options: Any) -> object:
    """Cards of Substitution in the game."""
    return table(**options).state.copies("substitution")


def after_a_card(**options: Any) -> object:
    """The phase after a card for which nobody owes anything."""
    return table(**options).at("environment").do(TurnCard(card=THICK)).state.phase


CASES: list[tuple[str, Callable[..., object], object, object, object]] = [
    ("ascending", order("movement"), OLA, "first-first", ADAM),
    ("environment_order", order("environment"), ADAM, "ascending", OLA),
    ("deaths_order", order("deaths"), ADAM, "ascending", OLA),
    ("pace", after_a_card, "environment", "brisk", "genes"),
    ("move_price", movement_points, 3, 2, 2),
    ("own_colour", own_colour, "no-meal", True, (8, 10, 10, 9)),
    ("excretion", excretion, (7, 10, 10, 10), 0, (9, 10, 10, 10)),
    ("uneven_substitution", uneven, "no-meal", True, "ate"),
    ("cube_supply", deaths, (0, 0, 0, 0), False, (-1, -1, -1, -1)),
    ("spaces", cubes_left, 17, 24, 7),
    ("answers", answered_twice, 2, "one", "not-asked"),
    ("first_amoeba_free", first_amoeba, 14, False, 8),
    ("finish_zone", end_at_30, None, 30, "finish-zone"),
    ("colours", colours, [0, 6, 2, 5], "app", [0, 1, 2, 3]),
    ("losing_attacker", beaten_in_phase_5, 2, "starves-in-phase-1", 1),
    ("defence_cubes", cubes_of_a_beaten_defender, (19, 19, 19, 19), False, (20, 20, 20, 20)),
    ("duplicates", twice, "gene-held", True, 5),
    ("same_round", at_once, "basic-too-new", True, 1),
    ("buying_back", back, "bought-back", True, 1),
    ("substitution_copies", substitutions, 2, 1, 1),
    ("debt", left_after("ray-protection"), 18, "recomputed", "gene-needless"),
    ("gene_value", left_after("speed"), 17, "price", 18),
    ("excess", points_after_giving_up_too_much, 4, "returned", 4 + 3),
    ("cards", foreign, "card-gone", "any", Card("west", 7)),
    ("leapfrog", leapt, [5, 2, 3, 4], False, [2, 2, 3, 4]),
    ("advanced_as_two", as_two, 11, False, 9),
]


@pytest.mark.parametrize(("option", "seen", "usual", "other", "then"), CASES, ids=[case[0] for case in CASES])
def test_an_option_changes_what_it_says(
    option: str, seen: Callable[..., object], usual: object, other: object, then: object
) -> None:
    assert seen() == usual
    assert seen(**{option: other}) == then


def test_every_option_is_either_checked_or_for_hands() -> None:
    assert {case[0] for case in CASES} | FOR_HANDS == set(Options.model_fields)


def test_every_option_stands_in_a_group_and_only_the_spaces_belong_to_the_beginning() -> None:
    groups = {name: group_of(field) for name, field in Options.model_fields.items()}
    assert all(groups.values())
    assert [name for name, group in groups.items() if group and group.begins] == ["spaces"]


def test_options_out_of_bounds_are_refused() -> None:
    assert table().refuses(SetOptions(options=Options().replace(move_price=9))) == "options-unfit"


def test_options_can_be_settled_in_the_middle_of_a_game() -> None:
    play = table().do(SetOptions(options=Options(move_price=2)), PayMoves(seat=OLA))
    assert play.points[OLA] == 2


def test_a_supply_below_none_is_none_when_the_table_comes_to_keep_one() -> None:
    play = table(detail="full", cube_supply=False).where(supply=(-3, 4, 0, -1))
    assert play.do(SetOptions(options=Options())).state.supply == (0, 4, 0, 0)


def test_the_wounds_of_the_first_amoeba_are_those_of_four_players() -> None:
    assert table()[OLA].amoebas[0] == Amoeba(number=1, wounds=1)


def test_what_a_gene_pays_means_nothing_where_the_debt_is_counted_anew() -> None:
    options = Options(gene_value="price", excess="returned")
    assert options.idle() == frozenset()
    assert options.settled("leapfrog", False) == options.replace(leapfrog=False)
    anew = options.settled("debt", "recomputed")
    assert anew.idle() == {"gene_value", "excess"}
    assert anew == Options(debt="recomputed")


def test_a_supply_can_be_asked_for_before_any_cubes_are_counted() -> None:
    options = Options(cube_supply=True)
    assert sitting(cube_supply=False).do(SetOptions(options=options)).state.options == options
