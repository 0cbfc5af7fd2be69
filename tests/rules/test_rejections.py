"""Every "no" of the rules can be provoked, and none is written that cannot."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import get_args

import pytest

import companion.table.table
from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.options import Options
from companion.rules.kernel import Rejection
from companion.table.table import NOTHING, OTHERS_FIRST, Table
from tests.rules.build import EWA, JAN, OLA, Play, game, genes, pay, seated, start
from tests.rules.playing import RULES, codes_of, written
from tests.table.memory import MemoryRows

FACES = ("action", "telepathy", "combat", "building")


def spark(**more: object) -> cmd.Fight:
    given = {"attacker": OLA, "attacker_group": 2, "defender": JAN, "defender_group": 2}
    return cmd.Fight.model_validate({**given, **more})


def fix(what: str, delta: int, **more: object) -> cmd.Correct:
    return cmd.Correct.model_validate({"seat": OLA, "what": what, "delta": delta, **more})


def evolving() -> Play:
    return game(gene_faces=FACES).do(cmd.EvolveByDie(payment=pay(1)))


def under_test() -> Play:
    return game().radioactive(3).all_pass().do(cmd.FaceArea(area=1, groups=(1, 1)))


def out() -> Play:
    return game("Ola", "Jan", "Ewa").do(cmd.Mark(what="eliminated", seat=EWA, value=1))


def twins(name: str = "Ewa", species: int = 1, colour: int = 1) -> cmd.StartGame:
    first, second = seated("Ola", "Jan")
    return cmd.StartGame(
        players=(first, second.replace(name=name, species=species, colour=colour)), starter=0
    )


CASES = {
    "action-taken": (game().do(cmd.Impulse()), cmd.Impulse()),
    "already-accepted": (
        game().fights(OLA, 2, JAN, 2).rolls(1).do(cmd.Accept(seat=OLA)),
        cmd.Accept(seat=OLA),
    ),
    "already-committed": (game().do(spark(), cmd.Commit(side="attacker")), cmd.Commit(side="attacker")),
    "already-moved": (game().do(cmd.Move()), cmd.Move()),
    "already-started": (game(), start()),
    "any-genes-to-name": (game(), cmd.ActSpecially(action="might", any_gene=1)),
    "areas-left": (game().radioactive(2).all_pass(), cmd.FinishRadiation()),
    "attacker-commits-first": (game().do(spark()), cmd.Commit(side="defender")),
    "attacks-itself": (game(), spark(defender=OLA)),
    "battle-needs-groups": (game(), cmd.ActSpecially(action="destroy", effect="battle")),
    "battle-open": (game().do(spark()), cmd.Move()),
    "charged-out-of-range": (game(), fix("charged", 1)),
    "clock-out-of-range": (game(), cmd.Mark(what="clock", value=1)),
    "cubes-out-of-range": (game().radioactive(2), cmd.ChangeArea(area=1, delta=-3)),
    "dice-due": (game().do(spark()), cmd.ApplyBattle()),
    "die-lies-already": (evolving().rolls(1), cmd.ThrowDie(face=1)),
    "energy-not-needed": (game(), cmd.Impulse(payment=pay(1))),
    "evolution-open": (evolving(), cmd.Move()),
    "fate-full": (game(), cmd.RecoverFate(seat=OLA, payment=pay(2))),
    "fate-gene-not-needed": (game(), cmd.Impulse(payment=pay(fate="combat"))),
    "fate-gene-used": (
        game().do(cmd.FateAsGene(seat=OLA, gene="combat")),
        cmd.FateAsGene(seat=OLA, gene="combat"),
    ),
    "fate-out-of-range": (game(), fix("fate", 1)),
    "follow-up-is-free": (
        game().do(cmd.ActSpecially(action="destroy")),
        cmd.ActSpecially(action="destroy", follow_up=True, energy=1),
    ),
    "gene-faces-unknown": (game(), cmd.EvolveByDie(payment=pay(1))),
    "gene-back-not-due": (game(), cmd.ActSpecially(action="might", gene_back="action")),
    "genes-full": (game(), fix("active", 6)),
    "group-size": (game(), spark(attacker_group=4)),
    "group-too-big-for-board": (game(), spark(attacker_group=3)),
    "group-too-large": (game().given(OLA, active=genes(action=3)), cmd.Grow(tokens=3)),
    "irradiation-out-of-range": (game(), fix("irradiation", -1)),
    "main-action": (game(), cmd.ActSpecially(action="pass")),
    "more-groups-than-tokens": (game().radioactive(2).all_pass(), cmd.FaceArea(area=1, groups=(3,))),
    "merged-too-many": (game(), cmd.Move(discharged=3)),
    "name-empty": (game(), cmd.Rename(seat=OLA, name="")),
    "name-too-long": (game(), cmd.Rename(seat=OLA, name="x" * 200)),
    "no-action-yet": (game(), cmd.EndTurn(seat=OLA)),
    "no-area-beside": (game().all_pass(), cmd.FinishRadiation(charged=(1,))),
    "no-battle": (game(), cmd.ApplyBattle()),
    "no-die-lies": (evolving(), cmd.LetStand()),
    "no-events": (game(events=False).to_preparation(), cmd.NoteEvent()),
    "no-fate-gene-in-battle": (game().do(spark()), cmd.FateAsGene(seat=OLA, gene="combat")),
    "no-passive-gene": (game(), cmd.ActSpecially(action="supergene", effect="again", gene_back="combat")),
    "no-roll-due": (game(), cmd.ThrowDie(face=1)),
    "no-such-action-yet": (game(), cmd.ActSpecially(action="destroy", follow_up=True)),
    "no-such-area": (game(), cmd.Impulse(area=7)),
    "no-such-face": (evolving(), cmd.ThrowDie(face=5)),
    "no-such-seat": (game(), cmd.SpendFate(seat=EWA)),
    "no-token-on-board": (game(), fix("tokens", -3)),
    "nobody-active": (Play(game().state.replace(active=None)), cmd.Move()),
    "not-doomed": (game(), cmd.Eliminate(seat=OLA)),
    "not-in-game": (Play(), cmd.Move()),
    "not-in-preparation": (game(), cmd.BeginTurns()),
    "not-in-radiation": (game(), cmd.FinishRadiation()),
    "not-in-turns": (game().all_pass(), cmd.Move()),
    "not-irradiated": (game().given(OLA, active=genes(building=1)), cmd.DiscardBuilding(seat=OLA, active=1)),
    "not-your-turn": (game(), cmd.Pass(seat=JAN)),
    "clock-paused-already": (
        game().do(cmd.SetClocks(running=True), cmd.PauseClock(seat=JAN, paused=True)),
        cmd.PauseClock(seat=JAN, paused=True),
    ),
    "clock-runs-already": (game().do(cmd.SetClocks(running=True)), cmd.PauseClock(seat=JAN, paused=False)),
    "clocks-off": (game(), cmd.PauseClock(seat=JAN, paused=True)),
    "nothing-chosen": (game(), fix("fate", 0)),
    "nothing-open": (game(), cmd.CallOff()),
    "only-in-own-turn": (game(), cmd.RecoverFate(seat=JAN)),
    "own-trophy": (game(), fix("trophies", 1, owner=OLA)),
    "player-count": (Play(), start(1)),
    "player-eliminated": (out(), cmd.SpendFate(seat=EWA)),
    "recovered-this-round": (
        game(recovery="round").do(cmd.Mark(what="recovered", value=1)),
        cmd.RecoverFate(seat=OLA),
    ),
    "recovered-this-turn": (game().do(cmd.Mark(what="recovered", value=1)), cmd.RecoverFate(seat=OLA)),
    "options-unfit": (
        game(),
        cmd.SetOptions(options=Options()).replace(options=Options().replace(fate_start=9)),
    ),
    "roll-open": (evolving(), cmd.SetOptions(options=Options(die=6))),
    "same-colour": (Play(), twins(colour=0)),
    "same-name": (Play(), twins(name="ola")),
    "same-species": (Play(), twins(species=0)),
    "starter-unknown": (Play(), start(starter=9)),
    "stronger-area-first": (game().radioactive(2, 3).all_pass(), cmd.FaceArea(area=1, groups=())),
    "supply-empty": (game().given(OLA, on_board=12), cmd.Grow(tokens=1)),
    "supply-too-small": (game(), fix("tokens", 11)),
    "test-open": (under_test(), cmd.FinishRadiation()),
    "test-takes-building": (under_test(), cmd.FateAsGene(seat=OLA, gene="combat")),
    "too-few-charged": (game().given(OLA, charged=1), cmd.Move(discharged=2)),
    "too-few-combat-genes": (game().do(spark()), cmd.Commit(side="attacker", genes=1)),
    "too-few-genes": (game().given(OLA, active=genes()), cmd.Impulse()),
    "too-few-trophies": (game(), fix("trophies", -1, owner=JAN)),
    "too-little-energy": (game(), cmd.Evolve(gene="combat")),
    "too-little-fate": (game(fate_start=0), cmd.SpendFate(seat=OLA)),
    "too-many-charged": (game(), cmd.Impulse(charged=1)),
    "window-moved-on": (evolving().rolls(1), cmd.LetStand(throws=2)),
}
"""For each code a situation and a command that is refused with it."""

"""What the rules of every game may say no with."""

OF_THE_TABLE = ("nothing-to-undo", "nothing-to-redo")

PATTERNS = {
    "NOTHING[kind]": tuple(NOTHING.values()),
    "OTHERS_FIRST[kind]": tuple(OTHERS_FIRST.values()),
    "recovered-this-{}": get_args(Options.model_fields["recovery"].annotation),
    "not-in-{}": ("turns", "preparation", "radiation"),
}
"""What fills the holes of codes that are put together, or what is looked up."""


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
    assert codes_of("chromosome", PATTERNS) == set(CASES)
    assert set(written([Path(companion.table.table.__file__)], PATTERNS)) == {
        *OF_THE_TABLE,
        *OTHERS_FIRST.values(),
    }


def test_the_phases_that_are_asked_for_are_those_of_the_reasons() -> None:
    assert set(phases_asked_for()) == set(PATTERNS["not-in-{}"])
