"""Every refusal that the rules contain can be provoked."""

import ast
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import get_args

import pytest

import companion.club.table
import companion.table.table
from companion.rules.chromosome.actions import Evolve, EvolveByDie, Grow, Impulse
from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.corrections import Correct, Mark, MarkClock
from companion.rules.chromosome.fate import RecoverFate, SpendFate
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.house_rules import Rename, SetOptions
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.prices import Payment
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.chromosome.rolls import LetStand
from companion.rules.chromosome.scoring import EndGame
from companion.rules.chromosome.setup import StartGame
from companion.rules.chromosome.special import ActSpecially
from companion.rules.chromosome.turns import Move, Pass
from companion.rules.clocks import PauseClock, SetClocks
from companion.rules.colours import TakeColour
from companion.rules.kernel import Rejection
from companion.rules.notes import WriteNote
from companion.table.table import NOTHING, OTHERS_FIRST, UNSOUND, Table
from tests.rules.build import EWA, JAN, OLA, Play, game, genes, pay, seated, start
from tests.rules.playing import RULES, codes_of, provoked_in, written
from tests.table.memory import MemoryRows

FACES = ("action", "telepathy", "combat", "building")


def spark(**more: object) -> Fight:
    given = {"attacker": OLA, "attacker_group": 2, "defender": JAN, "defender_group": 2}
    return Fight.model_validate({**given, **more})


def fix(what: str, delta: int, **more: object) -> Correct:
    return Correct.model_validate({"seat": OLA, "what": what, "delta": delta, **more})


def evolving() -> Play:
    return game(gene_faces=FACES).do(EvolveByDie(payment=pay(1)))


def out() -> Play:
    return game("Ola", "Jan", "Ewa").do(Mark(seat=EWA, what="eliminated", set=True))


def twins(name: str = "Ewa", species: int = 1, colour: int = 1) -> StartGame:
    first, second = seated("Ola", "Jan")
    return StartGame(players=(first, second.replace(name=name, species=species, colour=colour)), starter=0)


CASES = {
    "any-genes-to-name": (game(), ActSpecially(action="might", any_gene=1)),
    "charged-out-of-range": (game(), fix("charged", 1)),
    "colour-already": (game(), TakeColour(seat=OLA, colour=game().state.players[OLA].colour)),
    "clock-out-of-range": (game(), MarkClock(delta=1)),
    "destination-to-name": (
        game().do(AddArea(room="3")),
        ActSpecially(action="wave", effect="wave", area=1),
    ),
    "energy-not-needed": (game(), Impulse(payment=pay(1))),
    "evolution-open": (evolving(), Move()),
    "fate-full": (game(), RecoverFate(seat=OLA, payment=pay(2))),
    "follow-up-is-free": (
        game().do(ActSpecially(action="destroy")),
        ActSpecially(action="destroy", follow_up=True, energy=1),
    ),
    "gene-back-not-due": (game(), ActSpecially(action="might", gene_back="action")),
    "gene-back-to-name": (
        game().given(OLA, passive=genes(combat=1)),
        ActSpecially(action="supergene", effect="again"),
    ),
    "game-is-over": (game().do(EndGame()), AddArea()),
    "genes-full": (game(), fix("active", 6)),
    "group-size": (game(), spark(attacker_group=4)),
    "group-too-big-for-board": (game(), spark(attacker_group=3)),
    "group-too-large": (game().given(OLA, active=genes(action=3)), Grow(tokens=3)),
    "more-groups-than-tokens": (game().radioactive(2).all_pass(), FaceArea(area=1, groups=(3,))),
    "merged-too-many": (game(), Move(discharged=3)),
    "name-too-long": (game(), Rename(seat=OLA, name="x" * 200)),
    "no-such-colour": (game(), TakeColour(seat=OLA, colour=4)),
    "no-passive-gene": (game(), ActSpecially(action="supergene", effect="again", gene_back="combat")),
    "no-such-action-yet": (game(), ActSpecially(action="destroy", follow_up=True)),
    "no-token-on-board": (game(), fix("tokens", -3)),
    "not-in-game": (Play(), Move()),
    "not-your-turn": (game(), Pass(seat=JAN)),
    "clock-paused-already": (
        game().do(SetClocks(running=True), PauseClock(seat=JAN, paused=True)),
        PauseClock(seat=JAN, paused=True),
    ),
    "clock-runs-already": (game().do(SetClocks(running=True)), PauseClock(seat=JAN, paused=False)),
    "clocks-off": (game(), PauseClock(seat=JAN, paused=True)),
    "note-too-long": (game(), WriteNote(text="x" * 2001)),
    "note-unchanged": (game(), WriteNote(text="\n ")),
    "nothing-chosen": (game(), fix("fate", 0)),
    "player-eliminated": (out(), SpendFate(seat=EWA)),
    "recovered-this-round": (
        game(recovery="round").do(Mark(seat=OLA, what="recovered", set=True)),
        RecoverFate(seat=OLA),
    ),
    "recovered-this-turn": (game().do(Mark(seat=OLA, what="recovered", set=True)), RecoverFate(seat=OLA)),
    "options-unfit": (
        game(),
        SetOptions(options=Options()).replace(options=Options().replace(fate_start=9)),
    ),
    "same-colour": (Play(), twins(colour=0)),
    "same-name": (Play(), twins(name="ola")),
    "same-species": (Play(), twins(species=0)),
    "stronger-area-first": (game().radioactive(2, 3).all_pass(), FaceArea(area=1, groups=())),
    "supply-too-small": (game(), fix("tokens", 11)),
    "too-few-charged": (game().given(OLA, charged=1), Move(discharged=2)),
    "too-few-combat-genes": (game().do(spark()), Commit(side="attacker", genes=1)),
    "too-little-energy": (game(), Evolve(gene="combat")),
    "too-little-fate": (game(fate_start=0), SpendFate(seat=OLA)),
    "too-many-charged": (game(), Impulse(charged=1)),
    "turned-to-name": (
        game().do(SpendFate(seat=OLA)),
        RecoverFate(seat=OLA, payment=Payment(discharged=None)),
    ),
    "window-moved-on": (evolving().rolls(1), LetStand(throws=2)),
}
"""For each code a situation and a command that is refused with it."""

"""Codes of rejections that the rules of every game may use."""

OF_THE_TABLE = ("nothing-to-undo", "nothing-to-redo")

PATTERNS = {
    "NOTHING[kind]": tuple(NOTHING.values()),
    "OTHERS_FIRST[kind]": tuple(OTHERS_FIRST.values()),
    "UNSOUND": (UNSOUND,),
    "recovered-this-{}": get_args(Options.model_fields["recovery"].annotation),
    "not-in-{}": ("setup", "turns", "preparation", "radiation"),
}
"""Values for the placeholders of composed codes, or of lookups."""


@pytest.mark.parametrize("code", CASES)
def test_a_no_has_its_reason(code: str) -> None:
    play, command = CASES[code]
    before = play.state
    assert play.refuses(command) == code
    assert play.state is before


def test_a_table_has_nothing_to_undo_or_redo_at_first() -> None:
    table = Table(CHROMOSOME, MemoryRows())
    table.submit(start())
    assert (table.undo(), table.redo()) == tuple(Rejection(code=code) for code in OF_THE_TABLE)


def phases_asked_for() -> Iterator[str]:
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in (RULES / "chromosome").rglob("*.py"))
    for node in chain.from_iterable(map(ast.walk, trees)):
        match node:
            case ast.Call(func=ast.Name(id="require_phase"), args=[_, ast.Constant(value=str(phase))]):
                yield phase
            case _:
                pass


def test_every_no_that_is_written_can_be_provoked() -> None:
    assert codes_of("chromosome", PATTERNS) == set(CASES) | provoked_in(Path(__file__).parent)
    assert set(
        written([Path(companion.table.table.__file__), Path(companion.club.table.__file__)], PATTERNS)
    ) == {
        *OF_THE_TABLE,
        *OTHERS_FIRST.values(),
        UNSOUND,
    }


def test_the_phases_that_are_asked_for_are_those_of_the_reasons() -> None:
    assert set(phases_asked_for()) == set(PATTERNS["not-in-{}"])
