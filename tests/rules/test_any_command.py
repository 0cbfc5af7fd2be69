"""Nothing that anybody asks for raises: it happens, or it is refused with a reason."""

import random
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from companion.rules.chromosome.actions import Grow
from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.battle import Commit
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.house_rules import Rename
from companion.rules.chromosome.next_step import StepName, next_step
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.chromosome.setup import StartGame
from companion.rules.chromosome.special import ActSpecially
from companion.rules.chromosome.state import Phase, State
from companion.rules.chromosome.turns import EndTurn, Move
from companion.rules.kernel import Command, Model, Rejection
from companion.words import LANGUAGES, Words
from tests.rules.anything import COMMANDS, command_of, commands
from tests.rules.build import Play, game, seated, start
from tests.rules.player import next_command
from tests.sizes import examples

T = TypeVar("T")


def evening(seed: int) -> Iterator[State]:
    """Yield every state of a game played at random to its end."""
    chance = random.Random(seed)
    names = ("Ola", "Jan", "Ewa", "Adam")[: 2 + seed % 3]
    faces = ("action", "telepathy", "combat", "building")
    state = game(*names, detail=chance.choice(("full", "full", "quick")), gene_faces=faces).state
    yield state
    while state.phase != "over":
        answer = CHROMOSOME.decide(state, next_command(state, chance.choice))
        if not isinstance(answer, Rejection):
            state = CHROMOSOME.fold(answer, state)
            yield state


def situations() -> list[State]:
    """Return one state of each kind from many games.

    Kinds differ by phase, next step, level of detail, elimination so far, and fate left.
    """
    kinds: dict[object, State] = {
        "empty": Play().state,
        "setup": Play().do(start(3, starter=None)).state,
    }
    for seed in range(30):
        for state in evening(seed):
            fate_left = any(player.fate for player in state.players)
            kind = (state.phase, next_step(state).step, state.detail, state.last_turns is None, fate_left)
            kinds.setdefault(kind, state)
    return list(kinds.values())


SITUATIONS = situations()
NAMES = st.tuples(st.text(max_size=60), st.text(max_size=60))


def test_the_situations_show_every_phase_and_everything_that_can_be_under_way() -> None:
    phases = {state.phase for state in SITUATIONS}
    steps = {next_step(state).step for state in SITUATIONS}
    assert phases == set(get_args(Phase))
    assert steps == set(get_args(StepName)) - {"eliminate", "turns"}
    for part in ("battle", "radiation", "evolution", "roll", "outcome"):
        assert any(getattr(state, part) is not None for state in SITUATIONS), part


def answered(state: State, command: Command) -> None:
    """Decide on, label and show a command, all without an exception."""
    answer = CHROMOSOME.decide(state, command)
    if isinstance(answer, Rejection):
        for language in LANGUAGES:
            assert Words(language, strict=True).of("chromosome")(answer.code, **answer.params)
        return
    assert answer
    label = CHROMOSOME.label(state, command)
    for language in LANGUAGES:
        assert Words(language, strict=True).of("chromosome")(label.key, **label.params)
    after = CHROMOSOME.fold(answer, state)
    assert next_step(after)
    assert state == CHROMOSOME.fold((), state)


@settings(max_examples=examples(600))
@given(st.sampled_from(SITUATIONS), commands())
def test_no_command_raises_in_any_situation(state: State, command: Command) -> None:
    answered(state, command)


@settings(max_examples=examples(400))
@given(st.sampled_from(SITUATIONS[1:]), st.data())
def test_no_sensible_command_raises_either(state: State, data: st.DataObject) -> None:
    def choose(among: Sequence[T]) -> T:
        return data.draw(st.sampled_from(among))

    answered(state, next_command(state, choose))


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.__name__)
@settings(max_examples=25)
@given(st.sampled_from(SITUATIONS), st.data())
def test_no_command_of_any_kind_raises(kind: type[Model], state: State, data: st.DataObject) -> None:
    answered(state, data.draw(command_of(kind)))


@given(st.lists(NAMES, max_size=6))
def test_no_name_raises(names: list[tuple[str, str]]) -> None:
    players = tuple(
        one.replace(name=name, species_name=species)
        for one, (name, species) in zip(seated("a", "b", "c", "d"), names, strict=False)
    )
    answered(Play().state, StartGame(players=players, starter=0))


@pytest.mark.parametrize(
    "wrong",
    [
        (ActSpecially, {"action": "x", "genes": (-1, 1, 0, 0)}),
        (Move, {"discharged": -1}),
        (Grow, {"tokens": 0}),
        (SpendFate, {"seat": 4}),
        (SpendFate, {"seat": -1}),
        (Commit, {"side": "attacker", "fate": -1}),
        (FaceArea, {"area": 1, "groups": (-1,)}),
        (AddArea, {"cubes": 0}),
        (Rename, {"seat": 0, "name": "x" * 401}),
        (EndTurn, {"seat": 0, "now": True}),
    ],
    ids=str,
)
def test_what_makes_no_sense_is_no_command(wrong: tuple[type[Model], dict[str, Any]]) -> None:
    kind, fields = wrong
    with pytest.raises(ValidationError):
        kind(**fields)
