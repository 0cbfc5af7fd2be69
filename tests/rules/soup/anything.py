"""Hypothesis strategies for any command and any event, sensible or not."""

from typing import Any

from hypothesis import strategies as st

from companion.rules.kernel import Command, Model
from companion.rules.soup.corrections import Correct
from companion.rules.soup.data import CARDS, GENES, Card
from companion.rules.soup.fights import FightRolled, RetryFight, RollEscape, RollFight
from companion.rules.soup.game import SOUP
from companion.rules.soup.house_rules import OptionsSet
from companion.rules.soup.movement import RollMove
from companion.rules.soup.options import Options
from companion.rules.soup.ozone import CardTurned, TurnCard
from companion.rules.soup.scoring import ScoreCounted
from companion.rules.soup.setup import ChooseNumbers, GameStarted, NumbersChosen, RollOrder, Seated
from companion.rules.soup.turns import TurnBegan
from tests.rules.strategies import varied

COMMANDS: tuple[type[Model], ...] = tuple(SOUP.commands.values())
EVENTS: tuple[type[Model], ...] = tuple(SOUP.events.values())

SEATS = st.integers(0, 3)
ANY_GENE = st.sampled_from(tuple(GENES))
FACES = st.integers(1, 6)
PAIRS = st.tuples(FACES, FACES)
ANY_CARD = st.sampled_from((*CARDS, Card("north", 7), Card("west", 99)))

SEATED = st.lists(
    st.builds(Seated, name=st.sampled_from(("Ola", "Jan", "Ewa", "Adam", "")), colour=st.integers(0, 4)),
    max_size=5,
).map(tuple)

NARROW: dict[str, st.SearchStrategy[Any]] = {
    "seat": SEATS,
    "victim": SEATS,
    "number": st.integers(1, 4),
    "victim_number": st.integers(1, 4),
    "delta": st.integers(-3, 3),
    "count": st.integers(-3, 3),
    "name": st.sampled_from(("", "Ola", "Zosia", "\u202e7", "x" * 41)),
    "gene": ANY_GENE,
    "given_up": st.none() | ANY_GENE,
    "genes": st.lists(ANY_GENE, max_size=2).map(tuple),
    "card": ANY_CARD,
    "cubes": st.just(()) | st.tuples(*[st.integers(0, 2)] * 4),
    "host": st.none() | SEATS,
    "options": varied(Options),
    "players": SEATED,
    "numbers": st.just(()) | st.lists(st.tuples(FACES, FACES), min_size=3, max_size=4).map(tuple),
}
"""Fields that would hardly ever be valid if drawn without limits."""

OF_KIND: dict[type[Model], dict[str, st.SearchStrategy[Any]]] = {
    Correct: {"number": st.sampled_from(("points", "place", "amoebas"))},
    ChooseNumbers: {"numbers": st.tuples(st.integers(1, 4), st.integers(1, 4))},
    NumbersChosen: {"numbers": st.tuples(st.integers(1, 7), st.integers(1, 7))},
    TurnCard: {"card": st.none() | ANY_CARD},
    RollMove: {"dice": st.lists(FACES, max_size=2).map(tuple)},
    RollEscape: {"dice": st.lists(FACES, max_size=2).map(tuple)},
    RollFight: {"dice": st.lists(PAIRS, max_size=2).map(tuple)},
    RetryFight: {"dice": st.lists(PAIRS, max_size=2).map(tuple)},
    RollOrder: {"dice": st.lists(PAIRS, min_size=3, max_size=4).map(tuple)},
    CardTurned: {"card": ANY_CARD},
    OptionsSet: {"options": varied(Options)},
    FightRolled: {"dice": st.lists(FACES, max_size=2).map(tuple), "retried": st.none() | SEATS},
    ScoreCounted: {
        "amoebas": st.lists(st.integers(0, 7), max_size=4).map(tuple),
        "cards": st.lists(st.integers(0, 20), max_size=4).map(tuple),
    },
    GameStarted: {"options": varied(Options), "players": SEATED},
}


SOME_SEATS = st.lists(SEATS, max_size=4).map(tuple)
PLACES: dict[str, st.SearchStrategy[Any]] = {
    **{name: NARROW[name] for name in ("seat", "victim", "number", "victim_number")},
    "order": SOME_SEATS,
    "winners": SOME_SEATS,
    "retried": SOME_SEATS,
}
"""Event fields that may name any player or any amoeba."""


def command_of(kind: type[Model]) -> st.SearchStrategy[Any]:
    """Any command of one kind."""
    fields = {name: NARROW[name] for name in kind.model_fields if name in NARROW}
    return varied(kind, **{**fields, **OF_KIND.get(kind, {})})


def commands() -> st.SearchStrategy[Command]:
    """Any command."""
    return st.one_of(*map(command_of, COMMANDS))


def event_of(kind: type[Model]) -> st.SearchStrategy[Any]:
    """Return any event of one kind; its seats and amoebas mostly exist."""
    fields = {name: PLACES[name] for name in PLACES if name in kind.model_fields}
    if kind is TurnBegan:
        fields["seat"] = st.none() | SEATS
    return varied(kind, **{**fields, **OF_KIND.get(kind, {})})
