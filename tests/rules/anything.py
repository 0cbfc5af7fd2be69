"""Hypothesis strategies for any command and any event, sensible or not."""

from typing import Any, TypeVar

from hypothesis import strategies as st

from companion.rules.chromosome.actions import Impulse
from companion.rules.chromosome.areas import ChangeArea
from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.data import GENE_KINDS, Genes
from companion.rules.chromosome.elimination import LastTurnsCalled
from companion.rules.chromosome.fate import DiscardBuilding
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.house_rules import OptionsSet
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.play import GenesExhausted
from companion.rules.chromosome.prices import Payment
from companion.rules.chromosome.radiation import FaceArea, FinishRadiation
from companion.rules.chromosome.rolls import Accept, ForceReroll, LetStand, ThrowDice, ThrowDie
from companion.rules.chromosome.setup import GameStarted
from companion.rules.chromosome.special import (
    ActSpecially,
    CubeEffect,
    DoseEffect,
    Effects,
    GeneEffect,
    GenePlace,
    TokenEffect,
)
from companion.rules.kernel import Command, Model
from tests.rules.strategies import varied

T = TypeVar("T")

COMMANDS = tuple(CHROMOSOME.commands.values())
EVENTS = tuple(CHROMOSOME.events.values())

SMALL = st.integers(0, 4)
GENES = st.builds(Genes, SMALL, SMALL, SMALL, SMALL)
PAYMENTS = st.builds(
    Payment,
    discharged=SMALL,
    trophies=st.lists(st.integers(0, 2), max_size=5).map(tuple),
    fate_gene=st.none() | st.sampled_from(GENE_KINDS),
)


@st.composite
def options(draw: st.DrawFn) -> Options:
    """Options that a table could choose."""
    die = draw(st.sampled_from((4, 6)))
    face = st.none() | st.sampled_from(GENE_KINDS)
    fate = draw(st.integers(1, 10))
    return draw(
        varied(
            Options,
            die=st.just(die),
            fate_max=st.just(fate),
            fate_start=st.integers(0, fate),
            evolution_prices=GENES,
            evolution_extra=GENES,
            gene_faces=st.just(()) | st.tuples(*(face for _ in range(die))),
        )
    )


SEATS = st.integers(0, 3)
PLACES = st.none() | st.builds(GenePlace, seat=SEATS, active=st.booleans())
GENE_EFFECTS = st.builds(
    GeneEffect,
    gene=st.sampled_from(GENE_KINDS),
    source=PLACES,
    target=PLACES,
    becomes=st.none() | st.sampled_from(GENE_KINDS),
)
TOKEN_EFFECTS = st.builds(
    TokenEffect, seat=SEATS, captured=SMALL, removed=SMALL, placed=SMALL, charged=st.integers(-2, 2)
)
CUBE_EFFECTS = st.builds(
    CubeEffect, area=st.none() | SMALL, room=st.sampled_from(("", "7", "\u202e7")), cubes=st.integers(-3, 3)
)


def some(strategy: st.SearchStrategy[T]) -> st.SearchStrategy[tuple[T, ...]]:
    """None, one or two of them."""
    return st.lists(strategy, max_size=2).map(tuple)


EFFECTS = st.builds(
    Effects,
    tokens=some(TOKEN_EFFECTS),
    doses=some(st.builds(DoseEffect, seat=SEATS, delta=st.integers(-3, 3))),
    genes=some(GENE_EFFECTS),
    cubes=some(CUBE_EFFECTS),
)

NARROW: dict[type[Model], dict[str, st.SearchStrategy[Any]]] = {
    FaceArea: {"area": st.integers(0, 4), "groups": st.lists(SMALL, max_size=5).map(tuple)},
    ThrowDice: {
        "rollers": st.lists(SEATS, max_size=4).map(tuple),
        "faces": st.lists(st.integers(1, 6), max_size=4).map(tuple),
    },
    FinishRadiation: {"charged": st.lists(SMALL, max_size=5).map(tuple)},
    Fight: {"attacker_group": st.integers(0, 4), "defender_group": st.integers(0, 4)},
    Impulse: {"area": st.none() | st.integers(0, 4), "charged": SMALL},
    ActSpecially: {
        "seat": st.none() | SEATS,
        "area": st.none() | st.integers(0, 4),
        "energy": SMALL,
        "any_gene": st.integers(0, 1),
        "effects": EFFECTS,
        "follow_up": st.booleans(),
    },
    ChangeArea: {"area": st.integers(0, 4), "delta": st.integers(-4, 4)},
    Correct: {"delta": st.integers(-9, 9)},
    Commit: {"genes": SMALL, "fate": SMALL},
    ThrowDie: {"face": st.none() | st.integers(0, 7)},
    ForceReroll: {"face": st.none() | st.integers(0, 7), "throws": st.none() | SMALL},
    Accept: {"throws": st.none() | SMALL},
    LetStand: {"throws": st.none() | SMALL},
    DiscardBuilding: {"active": SMALL, "passive": SMALL},
}
"""Fields that would hardly ever be valid if drawn without limits."""


def command_of(kind: type[Model]) -> st.SearchStrategy[Any]:
    """Any command of one kind."""
    fields = dict(NARROW.get(kind, {}))
    for name, more in (("payment", PAYMENTS), ("options", options()), ("genes", GENES)):
        if name in kind.model_fields:
            fields.setdefault(name, more)
    return varied(kind, **fields)


def commands() -> st.SearchStrategy[Command]:
    """Any command."""
    return st.one_of(*map(command_of, COMMANDS))


def event_of(kind: type[Model]) -> st.SearchStrategy[Any]:
    """Any event of one kind."""
    fields: dict[type[Model], dict[str, st.SearchStrategy[Any]]] = {
        GameStarted: {"options": options(), "starter": st.none() | SEATS},
        OptionsSet: {"options": options()},
        GenesExhausted: {"genes": GENES},
        LastTurnsCalled: {"seats": st.lists(st.integers(0, 3), max_size=4).map(tuple)},
    }
    return varied(kind, **fields.get(kind, {}))
