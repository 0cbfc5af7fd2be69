"""Every violation of the invariants is found, and every state of a legal game is sound.

This matters for journals from elsewhere: the fold trusts their events, and the check comes after it.
"""

from typing import Any

import pytest

from companion.rules.chromosome.actions import EvolveByDie
from companion.rules.chromosome.battle import Fight
from companion.rules.chromosome.data import Genes
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.chromosome.scoring import EndGame
from companion.rules.chromosome.soundness import flaw
from companion.rules.chromosome.state import (
    EMPTY,
    Area,
    Battle,
    EventCard,
    Evolution,
    FacedArea,
    Fighter,
    Radiation,
    ResistanceTest,
    Roll,
    State,
)
from tests.rules.build import EWA, JAN, OLA, Play, game, genes, pay


def three(**values: Any) -> State:
    """Three people in the first turn of a game, with these changes to the state."""
    return game("Ola", "Jan", "Ewa").state.replace(**values)


def ola(**numbers: Any) -> State:
    """Three people in the first turn of a game, with these numbers for Ola."""
    return game("Ola", "Jan", "Ewa").given(OLA, **numbers).state


def fight(attacker: int = OLA, defender: int = JAN, **more: Any) -> Battle:
    """A battle in which both have committed."""
    one = Fighter(seat=attacker, group=2, committed=True)
    other = Fighter(seat=defender, group=2, committed=True)
    return Battle(action="spark", attacker=one.replace(**more), defender=other)


def faced(**more: Any) -> Radiation:
    """A test against the first area."""
    test = ResistanceTest(seat=OLA, power=2, groups=1, building=0).replace(**more)
    return Radiation(remaining=(), area=1, tests=(test,))


def ended(**values: Any) -> State:
    """A finished game."""
    return game("Ola", "Jan").do(EndGame()).state.replace(**values)


def order(*seats: int) -> State:
    """The three players in another order."""
    state = three()
    return state.replace(players=tuple(state.players[seat] for seat in seats))


def twin(**same: Any) -> State:
    """Three people, of whom Ewa has something that Ola already has."""
    return game("Ola", "Jan", "Ewa").given(EWA, **same).state


SEATS = "a seat at which nobody sits"
FIGHTER = "a fighter that cannot be: "
TEST = "a test that cannot be: "
FACE = "a die without such a face: "
AREAS = "areas of one number"
CUBES = "an area without cubes, or with too many"
GENES = "genes or trophies that cannot be"
CHARGED = "more charged tokens than tokens"
TOKENS = "more tokens than there are"
FATE = "fate or irradiation that cannot be"
SCORED = "scored before the end, or ended without a score"
SUMS = "a score that the numbers do not say"

BEYOND = (FacedArea(area=1, groups=(0, 0, 0, 1)),)

FLAWS: dict[str, tuple[State, str]] = {
    "nobody at the table": (EMPTY, "nobody sits, or too many"),
    "one player alone": (three(players=three().players[:1]), "nobody sits, or too many"),
    "five players": (three(players=three().players[:1] * 5), "nobody sits, or too many"),
    "a turn in the set-up": (three(phase="setup"), "in phase setup the turn is of 0"),
    "seats in another order": (order(JAN, OLA, EWA), "seats out of order"),
    "one species twice": (twin(species=0), "the same species twice"),
    "one colour twice": (twin(colour=0), "the same colour twice"),
    "two last turns of one": (three(last_turns=(OLA, OLA)), "two last turns of one player"),
    "a starter who is not there": (three(starter=3), SEATS),
    "a turn of nobody there": (three(active=3), SEATS),
    "a last turn of nobody there": (three(last_turns=(3,)), SEATS),
    "a paused clock of nobody there": (three(paused_clocks=(3,)), SEATS),
    "a late move of nobody there": (three(late_mover=3), SEATS),
    "a seat before the first": (three(starter=-1), SEATS),
    "a die of nobody there": (three(roll=Roll(purpose="attack", roller=3), battle=fight()), SEATS),
    "a die accepted by nobody there": (
        three(roll=Roll(purpose="attack", roller=OLA, accepted=(3,)), battle=fight()),
        SEATS,
    ),
    "an attacker who is not there": (three(battle=fight(3, JAN)), SEATS),
    "a defender who is not there": (three(battle=fight(OLA, 3)), SEATS),
    "an evolution of nobody there": (three(evolution=Evolution(seat=3)), SEATS),
    "a test of nobody there": (three(radiation=faced(seat=3)), SEATS),
    "a neighbour who is not there": (three(radiation=faced().replace(faced=BEYOND)), SEATS),
    "a winner who is not there": (
        ended(outcome=Play(ended()).outcome.replace(winners=(2,))),
        SEATS,
    ),
    "a name that nobody can read": (ola(name="O\u202ela"), "a text that cannot be shown: 'O\\u202ela'"),
    "a name without an end": (ola(name="x" * 41), f"a text that cannot be shown: {'x' * 41!r}"),
    "a species that nobody can read": (ola(species_name="\x07"), "a text that cannot be shown: '\\x07'"),
    "no name at all": (ola(name=""), "a player without a name"),
    "trophies of too many": (ola(trophies=(0, 0, 0, 0)), "trophies of nobody, or of the player's own"),
    "trophies of too few": (ola(trophies=(0, 0)), "trophies of nobody, or of the player's own"),
    "a trophy of one's own": (ola(trophies=(1, 0, 0)), "trophies of nobody, or of the player's own"),
    "less than no trophy": (ola(trophies=(0, -1, 0)), GENES),
    "less than no active gene": (ola(active=genes(action=-1)), GENES),
    "less than no passive gene": (ola(passive=genes(combat=-1)), GENES),
    "nine genes": (ola(active=genes(action=5), passive=genes(combat=4)), GENES),
    "less than no charged token": (ola(charged=-1), CHARGED),
    "more charged tokens than tokens": (ola(on_board=2, charged=3), CHARGED),
    "thirteen tokens of a species": (ola(on_board=13), TOKENS),
    "thirteen with those captured": (
        game("Ola", "Jan", "Ewa")
        .given(OLA, on_board=10)
        .given(JAN, trophies=(2, 0, 0))
        .given(EWA, trophies=(1, 0, 0))
        .state,
        TOKENS,
    ),
    "less than no fate": (ola(fate=-1), FATE),
    "eleven fate points": (ola(fate=11), FATE),
    "less than no irradiation": (ola(irradiation=-1), FATE),
    "ten thousand irradiation": (ola(irradiation=10_000), FATE),
    "no round left": (three(clock=0), "the clock shows 0"),
    "a round too many": (three(clock=6), "the clock shows 6"),
    "a turn of nobody": (three(active=None), "in phase turns the turn is of None"),
    "a turn in the preparation": (three(phase="preparation"), "in phase preparation the turn is of 0"),
    "an event of less than no power": (three(event=EventCard(power_bonus=-1)), "an event of power -1"),
    "an event of ten": (three(event=EventCard(power_bonus=10)), "an event of power 10"),
    "two areas of one number": (three(areas=(Area(id=1, cubes=1),) * 2, next_area=2), AREAS),
    "an area of a number to come": (three(areas=(Area(id=1, cubes=1),), next_area=1), AREAS),
    "an area of number 0": (three(areas=(Area(id=0, cubes=1),), next_area=2), AREAS),
    "an area without cubes": (three(areas=(Area(id=1, cubes=0),), next_area=2), CUBES),
    "an area of ten thousand cubes": (three(areas=(Area(id=1, cubes=10_000),), next_area=2), CUBES),
    "a battle and an evolution": (
        three(battle=fight(), evolution=Evolution(seat=OLA)),
        "two things at once",
    ),
    "a battle and a test": (three(battle=fight(), radiation=faced()), "two things at once"),
    "a battle and a Wave": (
        three(battle=fight(), radiation=Radiation(remaining=(1,), wave=True)),
        "two things at once",
    ),
    "an evolution and a test": (
        three(evolution=Evolution(seat=OLA), radiation=faced()),
        "two things at once",
    ),
    "a battle against oneself": (three(battle=fight(OLA, OLA)), "a battle against oneself"),
    **{
        f"a fighter with {field} {value}": (
            three(battle=fight(**{field: value})),
            f"{FIGHTER}{fight(**{field: value}).attacker!r}",
        )
        for field, value in (
            ("group", 0),
            ("group", 13),
            ("genes", -1),
            ("genes", 9),
            ("fate", -1),
            ("fate", 11),
            ("modifier", -10),
            ("modifier", 10),
            ("die", 0),
            ("die", 7),
        )
    },
    "a test against no area": (three(radiation=faced().replace(area=None)), "a test against no area"),
    **{
        f"a test with {field} {value}": (
            three(radiation=faced(**{field: value})),
            f"{TEST}{faced(**{field: value}).tests[0]!r}",
        )
        for field, value in (
            ("power", -1),
            ("power", 10_000),
            ("groups", -1),
            ("groups", 13),
            ("building", -10_000),
            ("building", 10_000),
        )
    },
    **{
        f"a die with {roll.face} after {roll.earlier}": (
            three(battle=fight(), roll=roll),
            f"{FACE}{roll!r}",
        )
        for roll in (
            Roll(purpose="attack", roller=OLA, face=0),
            Roll(purpose="attack", roller=OLA, face=7),
            Roll(purpose="attack", roller=OLA, face=1, earlier=(7,)),
            Roll(purpose="attack", roller=OLA, earlier=(0,)),
        )
    },
    "a die without a battle": (
        three(roll=Roll(purpose="attack", roller=OLA)),
        "a die for attack that is not due",
    ),
    "a die before the attacker has committed": (
        three(roll=Roll(purpose="attack", roller=OLA), battle=fight(committed=False)),
        "a die for attack that is not due",
    ),
    "a die before the defender has committed": (
        three(
            roll=Roll(purpose="defence", roller=OLA),
            battle=fight().replace(defender=fight().defender.replace(committed=False)),
        ),
        "a die for defence that is not due",
    ),
    "a defender's die before the attacker's": (
        three(roll=Roll(purpose="defence", roller=JAN), battle=fight()),
        "a die for defence that is not due",
    ),
    "a second die of the attacker": (
        three(roll=Roll(purpose="attack", roller=OLA), battle=fight(die=3)),
        "a die for attack that is not due",
    ),
    "a die without an evolution": (
        three(roll=Roll(purpose="evolution", roller=OLA)),
        "a die for evolution that is not due",
    ),
    "a die without a test": (
        three(roll=Roll(purpose="test", roller=OLA), radiation=Radiation(remaining=(1,), area=1)),
        "a die for test that is not due",
    ),
    "an end without a score": (ended(outcome=None), SCORED),
    "a score before the end": (
        game("Ola", "Jan").state.replace(outcome=ended().outcome),
        SCORED,
    ),
    "a score that is another": (
        ended(players=Play(ended()).given(OLA, on_board=9).state.players),
        SUMS,
    ),
}
"""States that no rules lead to, with the violation in each."""


@pytest.mark.parametrize("what", FLAWS)
def test_what_no_rule_leads_to_is_found(what: str) -> None:
    state, found = FLAWS[what]
    assert flaw(state) == found


SOUND: dict[str, State] = {
    "two players": game("Ola", "Jan").state,
    "four players": game("Ola", "Jan", "Ewa", "Adam").state,
    "a last turn of everybody": three(last_turns=(EWA, OLA, JAN)),
    "paused clocks": three(paused_clocks=(OLA, EWA)),
    "a late move": three(late_mover=EWA),
    "a name of forty characters": ola(name="x" * 40),
    "a species of the table's own": ola(species_name="Śluz"),
    "eight genes": ola(active=genes(action=4), passive=Genes(combat=4)),
    "twelve tokens, all charged": ola(on_board=12, charged=12),
    "twelve with those captured": (
        game("Ola", "Jan", "Ewa")
        .given(OLA, on_board=9)
        .given(JAN, trophies=(2, 0, 0))
        .given(EWA, trophies=(1, 0, 0))
        .state
    ),
    "ten fate points": ola(fate=10),
    "no fate, no tokens": ola(fate=0, on_board=0, charged=0),
    "all irradiation that can be shown": ola(irradiation=9_999),
    "the last round": three(clock=1),
    "an event of nine": three(event=EventCard(power_bonus=9)),
    "an area of one cube": three(areas=(Area(id=1, cubes=1), Area(id=2, cubes=9_999)), next_area=3),
    "a preparation": game().to_preparation().state,
    "a radiation phase": game().radioactive(2).all_pass().state,
    "a test": game().radioactive(2).all_pass().do(FaceArea(area=1, groups=(1, 1))).state,
    "a battle before its commitments": game()
    .do(Fight(attacker=OLA, attacker_group=1, defender=JAN, defender_group=2))
    .state,
    "a die for the attack": game().fights(OLA, 2, JAN, 2).rolls(1).state,
    "a die for the defence": game().fights(OLA, 2, JAN, 2).rolls(1, 4).state,
    "a die for a gene": (
        game(gene_faces=("action", "telepathy", "combat", "building"))
        .do(EvolveByDie(payment=pay(1)))
        .rolls(4)
        .state
    ),
    **{
        f"a fighter with {field} {value}": three(battle=fight(**{field: value}))
        for field, value in (
            ("group", 1),
            ("group", 12),
            ("genes", 8),
            ("fate", 10),
            ("modifier", -9),
            ("modifier", 9),
            ("die", 1),
            ("die", 6),
        )
    },
    **{
        f"a test with {field} {value}": three(radiation=faced(**{field: value}))
        for field, value in (
            ("power", 0),
            ("power", 9_999),
            ("groups", 0),
            ("groups", 12),
            ("building", -9_999),
            ("building", 9_999),
        )
    },
    "a die thrown again and again": three(
        battle=fight(), roll=Roll(purpose="attack", roller=OLA, face=6, earlier=(1, 6, 1))
    ),
    "a finished game": ended(),
}
"""States that games can reach, including those at the bounds."""


@pytest.mark.parametrize("what", SOUND)
def test_what_games_come_to_is_sound(what: str) -> None:
    assert flaw(SOUND[what]) is None
