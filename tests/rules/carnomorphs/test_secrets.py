"""Adaptations, objectives, and the secrets that no other seat may see."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from companion.rules.carnomorphs.adaptations import AdaptationChanged, DiscardAdaptation, RevealAdaptation
from companion.rules.carnomorphs.bag import TokenDrawn
from companion.rules.carnomorphs.data import Tokens
from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.carnomorphs.last_check import CheckBegan, GameEnded
from companion.rules.carnomorphs.mutation import MutationShown
from companion.rules.carnomorphs.objectives import (
    ChooseObjective,
    EncounterNoted,
    NameObjectives,
    NoteEncounter,
    ObjectiveChosen,
    ObjectivesNamed,
)
from companion.rules.carnomorphs.play import MutationTaken
from companion.rules.carnomorphs.state import State
from tests.rules.carnomorphs.tables_flow import EWA, JAN, OLA, Play, crew

WATCHERS = (JAN, EWA, None)
"""Everybody but Ola: two players, and a device without a seat."""

# adaptations --------------------------------------------------------------------------------------------


def voracious(play: Play) -> Play:
    """The Fleshbeast's adaptation turns out to be Voracious."""
    return play.do(
        RevealAdaptation(
            intruder="fleshbeast", name="Voracious", effect="Feeds first", research="egg", voracious=True
        ),
    )


def test_a_revealed_adaptation_is_in_force_and_can_be_corrected() -> None:
    play = voracious(crew())
    assert play.state.voracious
    play.do(RevealAdaptation(intruder="fleshbeast", name="Swift"))
    assert not play.state.voracious
    changed = play.state.adaptation("fleshbeast")
    assert changed is not None
    assert (changed.name, changed.revealed) == ("Swift", True)
    again = RevealAdaptation(intruder="fleshbeast", name=" Swift ")
    assert play.refuses(again) == "adaptation-unchanged"


def test_a_metagorger_has_no_adaptation() -> None:
    play = crew()
    revealed = RevealAdaptation(intruder="metagorger", name="Swift")
    assert play.refuses(revealed) == "no-such-adaptation"
    assert play.refuses(DiscardAdaptation(intruder="metagorger")) == ("no-such-adaptation")


def test_only_what_is_revealed_and_researched_is_discarded() -> None:
    play = crew()
    discard = DiscardAdaptation(intruder="fleshbeast")
    back = DiscardAdaptation(intruder="fleshbeast", discarded=False)
    assert play.refuses(discard) == "adaptation-hidden"
    play.do(RevealAdaptation(intruder="fleshbeast"))
    assert play.refuses(discard) == "research-unknown"
    voracious(play).do(discard)
    assert not play.state.voracious
    assert play.refuses(discard) == "adaptation-discarded"
    assert play.do(back).state.voracious
    assert play.refuses(back) == "adaptation-not-discarded"


# the first encounter and the objectives -----------------------------------------------------------------


def test_the_first_encounter_is_noted_once() -> None:
    play = crew().do(NoteEncounter())
    assert play.state.first_encounter
    assert play.refuses(NoteEncounter()) == "encounter-noted"


@pytest.mark.parametrize("kept", [0, 1, None])
def test_an_objective_is_chosen_at_the_first_encounter_and_not_before_and_not_again(kept: int | None) -> None:
    play = crew()
    chosen = ChooseObjective(seat=OLA, kept=kept)
    assert play.refuses(chosen) == "no-encounter-yet"
    play.do(NoteEncounter()).do(chosen)
    assert (play[OLA].chosen, play[OLA].kept, play[JAN].chosen) == (True, kept, False)
    for other in (0, 1, None):
        assert play.refuses(ChooseObjective(seat=OLA, kept=other)) == "objective-chosen"


def test_the_dead_choose_nothing() -> None:
    play = crew().do(NoteEncounter()).given(OLA, fate="dead")
    assert play.refuses(ChooseObjective(seat=OLA, kept=0)) == "character-dead"


def test_objectives_are_noted_the_corporate_one_first_and_again_without_an_answer_that_tells() -> None:
    play = crew()
    named = NameObjectives(seat=OLA, corporate="great-hunt", personal=" Alone ")
    play.do(named, named)
    assert [(each.name, each.corporate) for each in play[OLA].objectives] == [
        ("great-hunt", True),
        ("Alone", False),
    ]
    assert play.refuses(named.replace(personal="x" * 41)) == "name-too-long"


# who sees what ------------------------------------------------------------------------------------------


def seen(state: State, seat: int | None) -> str:
    """Return everything that reaches the device of a seat, as JSON."""
    return CARNOMORPHS.player_view(state, seat).model_dump_json()


def with_secrets(corporate: str, personal: str, kept: int | None, card: str) -> Play:
    return crew("Ola", "Jan", "Ewa").happens(
        EncounterNoted(),
        ObjectivesNamed(seat=OLA, corporate=corporate, personal=personal),
        ObjectiveChosen(seat=OLA, kept=kept),
        MutationTaken(seat=OLA, card=card),
    )


def test_the_owner_sees_what_nobody_else_does() -> None:
    play = with_secrets("necroscopy", "Lone survivor", 1, "Claws")
    secrets = ("necroscopy", "Lone survivor", "Claws")
    assert all(secret in seen(play.state, OLA) for secret in secrets)
    assert CARNOMORPHS.player_view(play.state, OLA).players[OLA].kept == 1
    for watcher in WATCHERS:
        assert not any(secret in seen(play.state, watcher) for secret in secrets)
        ola = CARNOMORPHS.player_view(play.state, watcher).players[OLA]
        assert (ola.kept, ola.chosen, ola.has_mutation) == (None, True, True)
        assert (ola.objectives, ola.mutation) == ((), "")


def test_a_mutation_card_that_was_used_lies_open_for_all() -> None:
    play = with_secrets("a", "b", 0, "Claws").happens(MutationShown(seat=OLA))
    assert all("Claws" in seen(play.state, watcher) for watcher in WATCHERS)


def test_secrets_stay_secret_when_the_game_is_over() -> None:
    play = with_secrets("necroscopy", "Lone survivor", 1, "Claws")
    play.happens(CheckBegan(ending="time"), GameEnded(ending="time", winners=()))
    for watcher in WATCHERS:
        for secret in ("necroscopy", "Lone survivor", "Claws"):
            assert secret not in seen(play.state, watcher)


SECRETS = some.tuples(
    some.text(max_size=5), some.text(max_size=5), some.sampled_from((0, 1, None)), some.text()
)


@given(SECRETS, SECRETS)
def test_two_games_that_differ_in_one_seats_secrets_look_the_same_to_all_others(
    one: tuple[str, str, int | None, str], other: tuple[str, str, int | None, str]
) -> None:
    first, second = with_secrets(*one).state, with_secrets(*other).state
    for watcher in WATCHERS:
        assert seen(first, watcher) == seen(second, watcher)


def test_a_player_who_has_noted_nothing_looks_like_one_who_has() -> None:
    noted = with_secrets("a", "b", 1, "Claws").state
    silent = crew("Ola", "Jan", "Ewa").happens(
        EncounterNoted(), ObjectiveChosen(seat=OLA, kept=None), MutationTaken(seat=OLA)
    )
    for watcher in WATCHERS:
        assert seen(noted, watcher) == seen(silent.state, watcher)


def test_what_is_noted_of_a_hidden_adaptation_is_seen_by_nobody() -> None:
    known: dict[str, Any] = {"name": "Voracious", "effect": "Feeds first", "research": "egg"}
    changed = AdaptationChanged(intruder="butcher", revealed=False, discarded=False, voracious=True, **known)
    play = crew().happens(changed)
    for seat in (OLA, JAN, None):
        assert "Voracious" not in seen(play.state, seat)
        assert "Feeds first" not in seen(play.state, seat)
    play.happens(changed.replace(revealed=True))
    assert "Voracious" in seen(play.state, JAN)


def test_a_table_that_hides_the_counts_of_the_bag_sees_only_what_was_drawn() -> None:
    drawn = TokenDrawn(token="red", purpose="events")
    hidden, shown = crew(bag_counts=False).happens(drawn), crew().happens(drawn)
    assert CARNOMORPHS.player_view(shown.state, OLA).bag == shown.state.bag
    for seat in (OLA, JAN, None):
        view = CARNOMORPHS.player_view(hidden.state, seat)
        assert (view.bag, view.drawn, view.options.bag_counts) == (Tokens(), ("red",), False)
