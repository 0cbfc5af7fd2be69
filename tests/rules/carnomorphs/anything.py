"""Hypothesis strategies for any command and any event, sensible or not."""

from typing import Any, get_args

from hypothesis import strategies as st

from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.characters import Correct, Quantity, SetFate
from companion.rules.carnomorphs.contents import Contents, Feeder
from companion.rules.carnomorphs.data import HEAVY_OBJECTS, INTRUDERS
from companion.rules.carnomorphs.feeding import Feed
from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.carnomorphs.intruders import KillIntruder
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.pods import EnterPod, NumberPods
from companion.rules.carnomorphs.setup import Seated, TakeHelpCard
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.turns import TurnBegan
from companion.rules.kernel import Command, Event, Model
from tests.rules.strategies import varied

COMMANDS: tuple[type[Command], ...] = tuple(CARNOMORPHS.commands.values())
EVENTS: tuple[type[Event], ...] = tuple(CARNOMORPHS.events.values())

SMALL = st.integers(0, 3)
SEATS = st.integers(0, 4)
IDS = st.integers(1, 6)
DELTAS = st.integers(-3, 3)
ROOMS = st.sampled_from(("", "Kantyna", "kantyna ", "Gniazdo", "Maszynownia", "\u202e7", "x" * 41))
TEXTS = st.sampled_from(("", "Ab Ovo", "great-hunt", "Żarłoczni", "Pożar", "\u200dx", "x" * 41))

CONTENTS = st.builds(
    Contents,
    feeders=st.lists(
        st.builds(
            Feeder, kind=st.sampled_from(INTRUDERS), injuries=SMALL, in_combat=st.booleans(), id=st.none()
        ),
        max_size=5,
    ).map(tuple),
    red_corpses=SMALL,
    blue_corpses=st.integers(0, 1),
    eggs=SMALL,
    carcasses=SMALL,
    carried=st.lists(st.sampled_from(HEAVY_OBJECTS), max_size=2).map(tuple),
    nest=st.booleans(),
)

SEATED = st.lists(
    st.builds(Seated, name=st.sampled_from(("Ola", "Jan", "Ewa", "Adam", "Iga", "")), colour=SEATS),
    max_size=6,
).map(tuple)

NARROW: dict[str, st.SearchStrategy[Any]] = {
    "seat": SEATS,
    "seats": st.lists(SEATS, min_size=1, max_size=3, unique=True).map(tuple),
    "id": IDS,
    "delta": DELTAS,
    "room": ROOMS,
    "name": TEXTS,
    "card": TEXTS,
    "corporate": TEXTS,
    "personal": TEXTS,
    "text": TEXTS,
    "effect": TEXTS,
    "pod": st.integers(1, 5),
    "contents": CONTENTS,
    "options": varied(Options),
    "players": SEATED,
    "number": st.integers(0, 4),
    "placed": SMALL,
    "removed": SMALL,
    "rooms": st.none() | st.lists(IDS, max_size=3).map(tuple),
    "stayed": st.none() | st.lists(IDS, max_size=2).map(tuple),
}
"""Fields that would hardly ever be valid if drawn without limits."""

OF_KIND: dict[type[Model], dict[str, st.SearchStrategy[Any]]] = {
    Correct: {"number": st.sampled_from(get_args(Quantity))},
    DrawToken: {"seat": st.none() | SEATS},
    ResolveToken: {"seat": st.none() | SEATS},
    SetFate: {"pod": st.none() | st.integers(1, 5)},
    EnterPod: {"pod": st.none() | st.integers(1, 5)},
    NumberPods: {"pods": st.lists(st.integers(1, 9), max_size=5).map(tuple)},
    Feed: {"room": st.none() | IDS},
    KillIntruder: {"id": st.none() | IDS},
    TakeHelpCard: {"number": st.integers(1, 5)},
}


def command_of(kind: type[Model]) -> st.SearchStrategy[Any]:
    fields = {name: NARROW[name] for name in kind.model_fields if name in NARROW}
    return varied(kind, **{**fields, **OF_KIND.get(kind, {})})


def commands() -> st.SearchStrategy[Command]:
    return st.one_of(*map(command_of, COMMANDS))


def event_of(kind: type[Model]) -> st.SearchStrategy[Any]:
    fields: dict[str, st.SearchStrategy[Any]] = {}
    if "options" in kind.model_fields:
        fields["options"] = varied(Options)
    if "seat" in kind.model_fields:
        may_be_nobodys = not kind.model_fields["seat"].is_required() or kind is TurnBegan
        fields["seat"] = st.none() | SEATS if may_be_nobodys else SEATS
    return varied(kind, **fields)
