"""Labels: every command has its sentence in every language, and no label reveals a secret."""

from typing import Any

import pytest
from hypothesis import given, settings

from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.bag import AddMetagorger, DrawToken
from companion.rules.carnomorphs.characters import GoTo, SetFate
from companion.rules.carnomorphs.combat import Retreat
from companion.rules.carnomorphs.data import SETUP_STEPS
from companion.rules.carnomorphs.deaths import TELL_DEATHS
from companion.rules.carnomorphs.event_phase import LONGEST_NOTE, NoteEvent
from companion.rules.carnomorphs.feeding import Feed
from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.carnomorphs.house_rules import SetOptions
from companion.rules.carnomorphs.intruders import CheckDeath, InjureIntruder
from companion.rules.carnomorphs.mutation import AddMarker, DrawMutation, MutationAction, NameMutation
from companion.rules.carnomorphs.objectives import ChooseObjective, NameObjectives
from companion.rules.carnomorphs.setup import TickStep
from companion.rules.carnomorphs.state import Intruder, Objective, Room
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.turns import EndTurn, Pass
from companion.rules.clocks import PauseClock
from companion.rules.kernel import Command, Model, Rejection
from companion.words import FALLBACK, LANGUAGES, Language, Words
from tests.rules.carnomorphs.anything import COMMANDS, commands
from tests.rules.carnomorphs.tables_flow import EWA, JAN, OLA, Play, table
from tests.rules.sentences import keys
from tests.sizes import examples

OWN = (Objective(name="Ab Ovo", corporate=True), Objective(name="Ucieczka"))


def told(play: Play, command: Command) -> tuple[str, str]:
    """Return a command's undo button text in Polish, which has cases, and in the fallback language."""
    label = CARNOMORPHS.label(play.state, command)
    declined, usual = Words("pl", strict=True, game=KEY), Words(FALLBACK, strict=True, game=KEY)
    return declined(label.key, **label.params), usual(label.key, **label.params)


def full() -> Play:
    """Three players at a table with a wounded Shambler in the canteen."""
    return (
        table("Ola", "Jan", "Ewa", detail="full")
        .rooms(Room(id=1, name="Kantyna"))
        .intruders(Intruder(id=1, kind="shambler", room=1, injuries=3))
        .given(OLA, objectives=OWN)
    )


def test_every_command_has_a_label() -> None:
    kinds = {kind.kind for kind in COMMANDS}
    assert {f"label-{kind}" for kind in kinds} <= keys(KEY, "label-")


@settings(max_examples=examples(400))
@given(commands())
def test_every_label_of_what_the_rules_allow_is_a_sentence(command: Command) -> None:
    for play in (Play(), table("Ola", "Jan"), full()):
        if isinstance(CARNOMORPHS.decide(play.state, command), Rejection):
            continue
        label = CARNOMORPHS.label(play.state, command)
        for language in LANGUAGES:
            assert Words(language, strict=True, game=KEY)(label.key, **label.params).strip()


@pytest.mark.parametrize("step", SETUP_STEPS)
def test_every_step_of_the_set_up_has_a_name_of_its_own(step: str) -> None:
    play = Play()
    names = {told(play, TickStep.model_validate({"step": each})) for each in SETUP_STEPS}
    assert len(names) == len(SETUP_STEPS)
    undone = told(play, TickStep.model_validate({"step": step, "done": False}))
    assert undone not in names


ALIKE: list[tuple[Model, Model]] = [
    (ChooseObjective(seat=OLA, kept=0), ChooseObjective(seat=OLA, kept=1)),
    (ChooseObjective(seat=OLA, kept=0), ChooseObjective(seat=OLA)),
    (DrawMutation(seat=OLA), DrawMutation(seat=OLA, card="Kły")),
    (NameMutation(seat=OLA, card=""), NameMutation(seat=OLA, card="Kły")),
    (NameObjectives(seat=OLA), NameObjectives(seat=OLA, corporate="Ab Ovo")),
    (MutationAction(seat=OLA, infected=True), MutationAction(seat=OLA, infected=True, card="Kły")),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_a_label_is_the_same_whatever_is_hidden(one: Command, other: Command) -> None:
    """Also for a Mutation Action: an undo turns its card face down, but the label stays in the history."""
    play = full().given(OLA, has_mutation=True, contamination=1)
    assert CARNOMORPHS.label(play.state, one) == CARNOMORPHS.label(play.state, other)


OLD_LABELS: list[tuple[str, dict[str, Any]]] = [
    ("label-draw-mutation", {"card": "TAJNE"}),
    ("label-name-mutation", {"card": "TAJNE"}),
    ("label-mutation-action", {"card": "TAJNE", "infected": "yes"}),
    ("label-name-objectives", {"corporate": "TAJNE", "personal": "TAJNE"}),
    ("label-choose-objective", {"kept": "corporate", "objective": "TAJNE"}),
]


@pytest.mark.parametrize(("key", "params"), OLD_LABELS)
def test_a_label_stored_with_a_secret_by_an_earlier_version_is_read_without_it(
    key: str, params: dict[str, Any]
) -> None:
    for language in LANGUAGES:
        said = stored_label(language, key, params)
        assert "TAJNE" not in said
        assert "Ola" in said


def stored_label(language: Language, key: str, params: dict[str, Any]) -> str:
    """Return the text of a label that an earlier version stored."""
    row = {"key": key, "params": {"seat": OLA, "player": "Ola", **params}}
    label = CARNOMORPHS.parse_label(row)
    return Words(language, strict=True, game=KEY)(label.key, **label.params)


TOLD_NO_DEATH: dict[str, dict[str, Any]] = {
    "label-set-fate": {"fate": "dead"},
    "label-wound": {"serious": "yes"},
    "label-add-marker": {"brings": "death"},
    "label-metagorger-attack": {},
    "label-mutation-action": {"infected": "yes"},
    "label-scan": {"infected": "yes"},
    "label-resolve-token": {"token": "red", "purpose": "surprise", "room": "none"},
    "label-intruder-attack": {"intruder": "shambler", "room": "none", "slime": "no"},
}


def test_labels_of_an_earlier_version_that_told_no_death_are_still_said() -> None:
    assert TOLD_NO_DEATH.keys() == TELL_DEATHS
    for language in LANGUAGES:
        for key, params in TOLD_NO_DEATH.items():
            assert "Ola" in stored_label(language, key, params)


SAID: list[tuple[Model, tuple[str, str]]] = [
    (EndTurn(seat=OLA), ("Ola kończy turę", "Ola ends the turn")),
    (Pass(seat=JAN), ("Jan pasuje", "Jan passes")),
    (AddMetagorger(), ("Do kolonii: czerwony metażerca", "Into the bag: red Metagorger")),
    (DrawToken(token="blank"), ("Z kolonii: pusty żeton", "Drawn: blank token")),
    (
        DrawToken(token="blue", seat=EWA),
        ("Ewa, spotkanie: niebieski metażerca", "Ewa, Encounter: blue Metagorger"),
    ),
    (
        CheckDeath(id=1, number=3),
        ("Powłóczący (Kantyna), karta ataku 3: ginie", "Shambler (Kantyna), attack card 3: dies"),
    ),
    (
        CheckDeath(id=1, number=4),
        ("Powłóczący (Kantyna), karta ataku 4: żyje dalej", "Shambler (Kantyna), attack card 4: lives on"),
    ),
    (
        InjureIntruder(id=1, delta=-1),
        ("Powłóczący (Kantyna): obrażenia \u22121", "Shambler (Kantyna): injuries \u22121"),
    ),
    (
        Retreat(id=1),
        (
            "Powłóczący (Kantyna) wycofuje się do korytarzy technicznych",
            "Shambler (Kantyna) retreats into the technical corridors",
        ),
    ),
    (
        AddMarker(seat=OLA),
        ("Ola: karta mutacji zamiast znacznika", "Ola: Mutation card instead of a marker"),
    ),
    (GoTo(seat=OLA, room="  Kantyna "), ("Ola, pomieszczenie: Kantyna", "Ola goes to: Kantyna")),
    (SetFate(seat=OLA, fate="escaped", pod=2), ("Ola ucieka kapsułą 2", "Ola escapes in Pod 2")),
    (SetFate(seat=OLA, fate="escaped"), ("Ola ucieka", "Ola escapes")),
    (Feed(room=1), ("Nikt nie żeruje (Kantyna)", "Nobody feeds (Kantyna)")),
    (PauseClock(seat=OLA, paused=True), ("Ola: zegar wstrzymany", "Ola: clock paused")),
]


@pytest.mark.parametrize(("command", "texts"), SAID)
def test_what_the_undo_button_says(command: Command, texts: tuple[str, str]) -> None:
    assert told(full(), command) == texts


def test_a_marker_is_named_after_what_it_does() -> None:
    play = full().given(OLA, has_mutation=True, markers=2).given(JAN, has_mutation=True, markers=3)
    assert CARNOMORPHS.label(play.state, AddMarker(seat=OLA)).params["brings"] == "marker"
    assert CARNOMORPHS.label(play.state, AddMarker(seat=JAN)).params["brings"] == "death"
    assert CARNOMORPHS.label(play.state, AddMarker(seat=EWA)).params["brings"] == "card"


def test_the_metagorger_that_comes_is_blue_where_no_red_one_is_left() -> None:
    play = full().bag(red=8)
    assert CARNOMORPHS.label(play.state, AddMetagorger()).params == {"token": "blue"}
    play.do(SetOptions(options=play.state.options.replace(bag_counts=False)))
    assert CARNOMORPHS.label(play.state, AddMetagorger()).params == {"token": "hidden"}


def test_what_was_typed_is_shown_clean_and_no_longer_than_a_name() -> None:
    label = CARNOMORPHS.label(full().state, GoTo(seat=OLA, room="\u202eKantyna\t" + "x" * 60))
    assert label.params["room"] == ("Kantyna " + "x" * 60)[:40]


def test_of_a_noted_event_as_much_is_shown_as_may_be_noted() -> None:
    label = CARNOMORPHS.label(full().at("card").state, NoteEvent(text="x" * LONGEST_NOTE))
    assert label.params["text"] == "x" * LONGEST_NOTE


def test_a_butcher_of_the_event_phase_whom_nobody_meets_is_no_encounter() -> None:
    drawn = full().drawn("butcher").where(butcher_dead=True)
    label = CARNOMORPHS.label(drawn.state, ResolveToken())
    assert (label.params["purpose"], label.params["player"]) == ("events", None)
    encounter = full().do(DrawToken(token="butcher", seat=JAN)).where(butcher_dead=True)
    label = CARNOMORPHS.label(encounter.state, ResolveToken())
    assert (label.params["purpose"], label.params["player"]) == ("encounter", "Jan")
