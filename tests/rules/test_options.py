"""Every rule option has its stated effect, and no other: one test per option."""

import ast
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from companion.rules.chromosome.actions import Evolve, EvolveByDie, Grow, Impulse
from companion.rules.chromosome.corrections import Correct, Eliminate, MarkActive
from companion.rules.chromosome.data import GENE_KINDS, Genes
from companion.rules.chromosome.fate import DiscardBuilding, RecoverFate
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.next_step import next_step
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.preparation import NoteEvent
from companion.rules.chromosome.radiation import FaceArea, FinishRadiation
from companion.rules.chromosome.rolls import ThrowDie
from tests.rules.build import JAN, OLA, game, genes, pay

FACES = ("combat", "combat", "action", "building", "telepathy", "action")


def test_die() -> None:
    play = game(die=6).fights(OLA, 2, JAN, 2).rolls(6)
    assert play.roll.face == 6
    assert play.stands().refusal(ThrowDie(face=7)).params == {"most": 6}
    assert game().fights(OLA, 2, JAN, 2).refuses(ThrowDie(face=5)) == "no-such-face"


def test_events() -> None:
    play = game(events=False).to_preparation()
    assert play.refuses(NoteEvent(text="x")) == "no-events"
    assert next_step(play.state).step == "turns"
    assert next_step(game().to_preparation().state).step == "event"


def test_fate_start() -> None:
    assert game(fate_start=1)[OLA].fate == 1


def test_fate_max() -> None:
    play = game(fate_max=5).given(OLA, on_board=3, charged=3)
    assert play.do(RecoverFate(seat=OLA, payment=pay(3)))[OLA].fate == 5
    assert play.refusal(Correct(seat=OLA, what="fate", delta=1)).params["most"] == 5


def test_recovery() -> None:
    for span, again in (("turn", None), ("round", "recovered-this-round")):
        play = game(recovery=span).given(OLA, on_board=9, charged=9, fate=0)
        play.do(RecoverFate(seat=OLA, payment=pay(3)), Impulse()).ends_turn().passes(JAN)
        command = RecoverFate(seat=OLA, payment=pay(3))
        if again is None:
            assert play.do(command)[OLA].fate == 2
        else:
            assert play.refuses(command) == again


def test_recovery_energy() -> None:
    play = game(recovery_energy=1).given(OLA, fate=0)
    assert play.do(RecoverFate(seat=OLA, payment=pay(1)))[OLA].charged == 1


def test_irradiation_limit() -> None:
    play = game(irradiation_limit=3).do(Correct(seat=OLA, what="irradiation", delta=3))
    assert play.refuses(Eliminate(seat=OLA)) == "not-doomed"
    play.do(Correct(seat=OLA, what="irradiation", delta=1))
    assert play.do(Eliminate(seat=OLA))[OLA].eliminated


def test_start_tokens() -> None:
    play = game(start_tokens=3)
    assert [(player.on_board, player.charged) for player in play.state.players] == [(3, 3), (3, 3)]
    assert play.state.supply(OLA) == 9


def test_start_charged() -> None:
    assert [player.charged for player in game(start_charged=False).state.players] == [0, 0]


@pytest.mark.parametrize(("price", "exhausted"), [(0, 0), (1, 2), (2, 4)])
def test_growth_genes(price: int, exhausted: int) -> None:
    play = game(growth_genes=price).given(OLA, active=genes(action=4)).do(Grow(tokens=2))
    assert play[OLA].passive == genes(action=exhausted)


@pytest.mark.parametrize("price", [0, 1, 2])
def test_evolution_genes(price: int) -> None:
    play = game(evolution_genes=price, gene_faces=FACES[:4])
    play.do(Evolve(gene="combat", payment=pay(1)))
    assert play[OLA].passive == genes(action=price)
    play.do(MarkActive(seat=JAN), EvolveByDie(payment=pay(1)))
    assert play[JAN].passive == genes(action=price)


def test_evolution_prices() -> None:
    play = game(evolution_prices=(0, 0, 2, 5)).given(OLA, on_board=9, charged=9)
    for kind, price in (("action", 3), ("telepathy", 2), ("combat", 2), ("building", 5)):
        command = Evolve.model_validate({"gene": kind})
        assert play.refusal(command).params["needs"] == price


def test_evolution_extra() -> None:
    """On the auxiliary board, +1 means one more than the number owned; a board may also have +0 or +2."""
    play = game(evolution_extra=(0, 2, 1, 3), evolution_prices=(0, 0, 0, 4)).given(OLA, on_board=9, charged=0)
    for kind, price in (("action", 2), ("telepathy", 3), ("combat", 1), ("building", 4)):
        command = Evolve.model_validate({"gene": kind})
        assert play.refusal(command).params["needs"] == price
    assert game(evolution_extra=(0, 0, 0, 0)).do(Evolve(gene="combat"))[OLA].active.combat == 1


def test_evolution_die_energy() -> None:
    play = game(evolution_die_energy=2, gene_faces=FACES[:4])
    assert play.refuses(EvolveByDie(payment=pay(1))) == "too-little-energy"
    assert play.do(EvolveByDie(payment=pay(2)))[OLA].charged == 0


@pytest.mark.parametrize(("face", "kind"), [*enumerate(FACES, 1)])
def test_gene_faces(face: int, kind: str) -> None:
    play = game(die=6, gene_faces=FACES).do(EvolveByDie(payment=pay(1))).rolls(face).stands()
    before = game()[OLA].genes
    assert play[OLA].genes == before.plus(genes(**{kind: 1}))


def test_building_relief() -> None:
    play = game(building_relief=3).given(OLA, irradiation=7, active=genes(building=2))
    assert play.do(DiscardBuilding(seat=OLA, active=2))[OLA].irradiation == 1


def test_cap_losses() -> None:
    for capped, lost in ((True, 1), (False, 4)):
        play = game(cap_losses=capped).given(OLA, on_board=3).given(JAN, on_board=8, charged=0)
        assert play.fights(OLA, 3, JAN, 1, 4, 2).applied()[JAN].on_board == 8 - lost


def test_finish_tests() -> None:
    for finish, ended in ((True, "radiation"), (False, "over")):
        play = game(finish_tests=finish).given(OLA, irradiation=7).radioactive(4).all_pass()
        play.do(FaceArea(area=1, groups=(1, 1))).rolls(1).stands()
        assert play.state.phase == ended


def test_active_last_turn() -> None:
    for another, seats in ((True, (OLA,)), (False, ())):
        play = game(active_last_turn=another).given(JAN, on_board=0, charged=0).do(Eliminate(seat=JAN))
        assert play.state.last_turns == seats


def test_own_room_charges() -> None:
    """Places on the board are not tracked.

    This option is for the reminder on the screen, and changes no rule.
    """
    with_it, without = (
        game(own_room_charges=charges).radioactive(2).all_pass().do(FinishRadiation(skip=True))
        for charges in (True, False)
    )
    assert with_it.state.players == without.state.players


def test_wording() -> None:
    """The option changes the words of the table, but no rule."""
    ours, printed = game(), game(wording="printed")
    assert CHROMOSOME.wording(ours.state) == ""
    assert CHROMOSOME.wording(printed.state) == "printed"
    assert printed.state == ours.state.replace(options=printed.state.options)


def test_every_option_has_its_test_here() -> None:
    tests = {
        node.name.removeprefix("test_")
        for node in ast.parse(Path(__file__).read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }
    assert set(Options.model_fields) <= tests


@pytest.mark.parametrize(
    "wrong",
    [
        {"gene_faces": ("action",)},
        {"die": 6, "gene_faces": FACES[:4]},
        {"die": 5},
        {"fate_start": 5},
        {"fate_max": 3},
        {"evolution_prices": (0, 0, -1, 0)},
        {"evolution_extra": (0, 0, -1, 0)},
        {"building_relief": 0},
        {"start_tokens": 13},
        {"irradiation_limit": 0},
        {"sterility": 3},
    ],
    ids=str,
)
def test_options_that_make_no_sense_are_no_options(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        Options(**wrong)


def test_the_faces_of_another_die_are_not_known() -> None:
    named = Options().with_face(2, "combat")
    assert named.gene_faces == (None, "combat", None, None)
    assert named.settled("die", 6).gene_faces == ()
    assert named.settled("die", 4).gene_faces == named.gene_faces
    assert named.settled("events", False).gene_faces == named.gene_faces


def test_fate_at_the_start_and_its_most_fit_each_other_whichever_is_settled() -> None:
    less = Options().settled("fate_max", 2)
    assert (less.fate_start, less.fate_max) == (2, 2)
    more = Options().settled("fate_start", 6)
    assert (more.fate_start, more.fate_max) == (6, 6)
    apart = Options().settled("fate_max", 8)
    assert (apart.fate_start, apart.fate_max) == (4, 8)
    assert apart.settled("fate_start", 3).fate_max == 8
    assert apart.settled("fate_start", 3).settled("fate_max", 5).fate_start == 3


def test_what_is_settled_is_settled_and_nothing_else() -> None:
    changed = Options().settled("recovery_energy", 2)
    assert changed == Options(recovery_energy=2)


def test_the_faces_of_the_die_are_named_one_by_one_until_all_are_known() -> None:
    named = Options()
    for face, gene in enumerate(("action", "telepathy", "combat", "building"), 1):
        assert not named.faces_known
        named = named.with_face(face, gene)
    assert named.faces_known
    assert [named.gene_on(face) for face in (0, 1, 4, 5, None)] == [None, "action", "building", None, None]
    forgotten = named.with_face(1, None)
    assert forgotten.gene_faces == (None, "telepathy", "combat", "building")
    assert not forgotten.faces_known
    assert Options().with_face(3, "combat").with_face(3, None).gene_faces == ()
    assert len(Options(die=6).with_face(6, "combat").gene_faces) == 6


def test_the_price_of_one_kind_is_settled_alone() -> None:
    fixed = Options().with_price("combat", 5).with_extra("building", 3)
    assert fixed == Options(evolution_prices=genes(combat=5), evolution_extra=Genes(1, 1, 1, 3))
    assert [fixed.gene_price(kind, Genes(2, 2, 2, 2)) for kind in GENE_KINDS] == [3, 3, 5, 5]


def test_the_options_that_differ_are_counted_but_those_without_a_group() -> None:
    assert Options().differing() == 0
    assert Options(recovery_energy=2).differing() == 1
    assert Options(recovery_energy=2, die=6, start_charged=False).differing() == 3
    assert Options(events=False).with_face(1, "combat").differing() == 0
