"""Events as a journal stores them: each survives JSON, and nothing else is read as one."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.rules.chromosome.data import Genes
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.house_rules import OptionsSet
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.play import FateChanged, GenesChanged, GenesExhausted
from companion.rules.chromosome.setup import GameStarted
from companion.rules.chromosome.state import State
from companion.rules.chromosome.turns import TurnBegan, TurnsBegan
from companion.rules.kernel import Model
from tests.rules.anything import EVENTS, event_of, options
from tests.rules.build import JAN, OLA, game, seated


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
@settings(max_examples=20)
@given(st.data())
def test_every_event_survives_json(kind: type[Model], data: st.DataObject) -> None:
    event = data.draw(event_of(kind))
    assert CHROMOSOME.parse(json.loads(json.dumps(CHROMOSOME.dump(event)))) == event


@pytest.mark.parametrize(
    "row",
    [
        None,
        7,
        "moved",
        [],
        {},
        {"kind": "teleported"},
        {"kind": "passed"},
        {"kind": "passed", "seat": "nobody"},
        {"kind": "passed", "seat": 4},
        {"kind": "passed", "seat": -1},
        {"kind": "passed", "seat": 0, "round": 2},
        {"kind": "genes-exhausted", "seat": 0, "genes": [1, 2, 3, 4, 5]},
    ],
    ids=str,
)
def test_what_is_no_event_is_refused(row: object) -> None:
    with pytest.raises(ValueError):
        CHROMOSOME.parse(row)


def test_defaults_are_left_out_of_a_row_but_those_of_options_stand_in_it() -> None:
    assert CHROMOSOME.dump(GenesChanged(seat=1, gene="combat", delta=1)) == {
        "kind": "genes-changed",
        "seat": 1,
        "gene": "combat",
        "delta": 1,
    }
    (started, *_) = game().last
    assert set(CHROMOSOME.dump(started)["options"]) == set(Options.model_fields)
    assert set(CHROMOSOME.dump(OptionsSet(options=Options()))["options"]) == set(Options.model_fields)


@given(options())
def test_options_survive_json(chosen: Options) -> None:
    row = json.loads(json.dumps(CHROMOSOME.dump(OptionsSet(options=chosen))))
    assert CHROMOSOME.parse(row) == OptionsSet(options=chosen)


def test_an_event_changes_a_copy_and_leaves_the_state_before_it_alone() -> None:
    play = game()
    before = play.state
    after = CHROMOSOME.evolve(before, FateChanged(seat=OLA, delta=-1, reason="other"))
    assert (before.players[OLA].fate, after.players[OLA].fate) == (4, 3)
    assert after.players[JAN] is before.players[JAN]


def test_a_state_is_the_fold_of_its_events() -> None:
    events = (
        GameStarted(players=seated("Ola", "Jan"), starter=1, options=Options(), detail="full"),
        TurnsBegan(starter=1),
        TurnBegan(seat=1),
        GenesExhausted(seat=1, genes=Genes(action=1)),
    )
    state = CHROMOSOME.fold(events)
    assert state.players[1].passive == Genes(action=1)
    assert state == State.model_validate(state.model_dump())
    assert CHROMOSOME.fold(events[2:], CHROMOSOME.fold(events[:2])) == state


def test_a_model_is_frozen_and_its_copy_is_a_model_of_the_same_kind() -> None:
    player = game()[OLA]
    copy = player.replace(fate=1)
    assert (type(copy), copy.fate, player.fate) == (type(player), 1, 4)
    assert copy.model_dump() == {**player.model_dump(), "fate": 1}
    with pytest.raises(ValueError):
        copy.fate = 2  # type: ignore[misc]
