"""Groups that a game's course determines are paid, charged and turned whole (paying costs, 2a)."""

import pytest

from companion.rules.chromosome.actions import Evolve, Grow
from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.battle import ApplyBattle, Commit, Fight
from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.history import known_groups
from companion.rules.chromosome.prices import Payment, Price, cheapest, to_turn
from companion.rules.chromosome.rolls import LetStand, ThrowDie
from companion.rules.chromosome.special import ActSpecially, genes_back
from companion.rules.chromosome.turns import EndTurn, Move, Pass
from companion.rules.kernel import Command, Event
from tests.rules.build import EWA, JAN, OLA, Play, game, genes, pay, start


class Course:
    """A game whose events are all remembered."""

    def __init__(self) -> None:
        self.play = Play()
        self.events: list[Event] = []
        self.do(start(3))

    def do(self, *commands: Command) -> "Course":
        for command in commands:
            self.events += self.play.do(command).last
        return self

    def known(self, seat: int = OLA) -> tuple[int, ...]:
        return known_groups(reversed(self.events), seat, self.play[seat].on_board)


def course() -> Course:
    return Course()


def fight(size: int = 2, other: int = 1, **more: object) -> Fight:
    given = {"attacker": OLA, "attacker_group": size, "defender": JAN, "defender_group": other}
    return Fight.model_validate({**given, **more})


def fought(course: Course, *dice: int, size: int = 2, other: int = 1) -> Course:
    """Have Ola attack, with these dice."""
    course.do(fight(size, other), Commit(side="attacker"), Commit(side="defender"))
    for die in dice:
        course.do(ThrowDie(face=die), LetStand())
    return course.do(ApplyBattle())


def test_the_start_group_is_known_until_something_moves_or_grows() -> None:
    assert [course().known(seat) for seat in (OLA, JAN)] == [(2,), (2,)]
    moved = course().do(Move())
    assert [moved.known(seat) for seat in (OLA, JAN)] == [(), (2,)]
    assert course().do(Grow(tokens=1)).known() == ()
    assert course().do(Correct(seat=OLA, what="tokens", delta=1)).known() == ()
    assert course().do(ActSpecially(action="teleportation")).known(JAN) == ()


def test_a_later_turn_knows_the_moves_of_the_turns_before() -> None:
    play = course().do(Evolve(gene="combat", payment=pay(1)), EndTurn(seat=OLA))
    assert play.known(JAN) == (2,)
    play.do(Move(), Pass(seat=JAN), Pass(seat=EWA))
    assert [play.known(seat) for seat in (OLA, JAN, EWA)] == [(2,), (), (2,)]


def test_the_group_of_the_last_battle_is_known_less_what_it_lost() -> None:
    play = course().do(Correct(seat=OLA, what="tokens", delta=3))
    assert play.known() == ()
    fought(play, 1, 3, size=2, other=1)
    assert (play.play[OLA].on_board, play.known()) == (4, (1,))
    assert play.known(JAN) == (1,)
    assert play.do(Move()).known() == ()


def test_what_a_whole_group_must_turn_is_set_and_what_nobody_knows_is_asked() -> None:
    play = course()
    price = Price(energy=1)
    assert cheapest(play.play.state, OLA, price, play.known()).discharged == 2
    assert cheapest(play.play.state, OLA, price).discharged is None
    assert to_turn(play.play[OLA], 1) == (1, 2)
    assert play.play.refuses(Evolve(gene="building", payment=Payment(discharged=None))) == "turned-to-name"


# who pays for an attack ----------------------------------------------------------------------------------


def attacking(charged: int = 5, on_board: int = 6) -> Play:
    return game().given(OLA, on_board=on_board, charged=charged, active=genes(action=2))


def loses_all(play: Play, opening: Fight) -> Play:
    play.do(opening, Commit(side="attacker"), Commit(side="defender"))
    return play.rolls(1).stands().rolls(3).stands().applied()


@pytest.mark.parametrize(
    ("turned", "pays", "left"),
    [
        (2, True, 3),  # the attacking group of two paid, and is lost: the three others keep their charge
        (2, False, 1),  # others paid: charged tokens are lost
        (2, None, 3),  # nobody said: discharged tokens go first
        (4, None, 1),  # four can be turned only with the attacking group
        (1, None, 2),  # a group of two is turned whole: it has not paid
        (0, None, 3),
    ],
)
def test_a_group_that_has_paid_is_not_charged_when_it_is_lost(
    turned: int, pays: bool | None, left: int
) -> None:
    opening = fight(2, 2, attacker_charged=True, distance=turned, payment=pay(turned), group_pays=pays)
    play = loses_all(attacking(), opening)
    assert (play[OLA].on_board, play[OLA].charged) == (4, left)


def test_a_discharged_group_stays_so_and_the_other_side_pays_nothing() -> None:
    opening = fight(2, 2, attacker_charged=False, defender_charged=True, distance=1, payment=pay(1))
    play = attacking().do(opening)
    assert play.state.battle is not None
    assert (play.state.battle.attacker.charged, play.state.battle.defender.charged) == (False, True)


# the gene that comes back --------------------------------------------------------------------------------


def supergene(**more: object) -> ActSpecially:
    return ActSpecially.model_validate({"action": "supergene", "effect": "again", **more})


def test_a_supergene_needs_a_passive_gene_and_its_name() -> None:
    assert game().refuses(supergene()) == "no-passive-gene"
    play = game().given(OLA, passive=genes(combat=1))
    assert play.refuses(supergene()) == "gene-back-to-name"
    assert game(detail="quick").do(supergene()).state.turn.actions_left == 1


def test_a_gene_that_has_just_been_paid_may_come_back() -> None:
    price = supergene(genes=genes(action=1, telepathy=1))
    play = game()
    assert genes_back(play.state, price) == ("action", "telepathy")
    play.do(price.replace(gene_back="telepathy"))
    assert (play[OLA].active, play[OLA].passive) == (genes(action=1, telepathy=1), genes(action=1))
    assert genes_back(game().state, supergene()) == ()


def test_a_wave_asks_for_its_destination_where_a_room_would_be_erased() -> None:
    play = game().do(AddArea(room="7", cubes=3))
    assert play.refuses(ActSpecially(action="wave", effect="wave", area=1)) == "destination-to-name"
