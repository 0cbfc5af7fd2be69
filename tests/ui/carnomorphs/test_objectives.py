"""Objectives on the screen: everybody chooses, and nobody sees which one another player keeps."""

import pytest

from companion.party.shared_access import HostAccess
from companion.rules.carnomorphs.intruders import PlaceIntruder
from companion.rules.carnomorphs.last_check import EndGame
from companion.rules.carnomorphs.objectives import ChooseObjective, NameObjectives
from companion.rules.carnomorphs.setup import BeginPlay, StartGame
from companion.rules.carnomorphs.state import Player
from companion.ui.carnomorphs import objectives
from tests.loops import asynchronous
from tests.ui.carnomorphs.crews import MAGDA, PRZEMO, TOMEK, called, crew, now
from tests.ui.carnomorphs.tables import heard, holds, party, phone, words_of
from tests.ui.services import at
from tests.ui.test_rights import phone as device

MET = (PlaceIntruder(intruder="metagorger"),)
NAMED = NameObjectives(seat=TOMEK, corporate="ab-ovo", personal="Quarantine")
SECRETS = ("Ab Ovo", "ab-ovo", "Quarantine")


def tomek(game: object) -> Player:
    return now(game).players[TOMEK]  # pyright: ignore[reportArgumentType]


def lies_first(monkeypatch: pytest.MonkeyPatch, place: int) -> None:
    """Fix the shuffle so that this card comes first."""

    def chance(_: int) -> int:
        return place

    monkeypatch.setattr(objectives.secrets, "randbelow", chance)


# one device for everybody -------------------------------------------------------------------------


@asynchronous
async def test_the_first_encounter_asks_everybody_in_turn_order() -> None:
    home, game = crew(*MET, detail="full")
    async with at(home, game) as app:
        assert app.sees("First Encounter")
        for name in ("Magda", "Tomek", "Przemo"):
            await app.tap(f"Let {name} choose")
            await app.tap("Keep card 1")
        assert app.sees("Magda is done, now Tomek")
    assert all(player.chosen for player in now(game).players)


@asynchronous
async def test_on_one_device_one_tap_says_that_all_have_chosen_from_the_hand() -> None:
    home, game = crew(*MET, detail="full")
    before = game.table.count
    async with at(home, game) as app:
        await app.tap("All have chosen from the hand")
        assert app.sees("Magda is done, now Tomek")
    assert [(player.chosen, player.kept) for player in now(game).players] == [(True, None)] * 3
    assert game.table.count == before + 1


@asynchronous
async def test_a_device_answers_for_nobody_who_has_an_own_phone() -> None:
    home, game = crew(*MET, detail="full")
    table = party(home, game)
    async with phone(table, game, PRZEMO) as own, device(table, game, HostAccess(table)) as app:
        await app.tap("All have chosen from the hand")
        assert [player.chosen for player in now(game).players] == [True, True, False]
        await own.settle()
        await own.tap("Choose an Objective")


@asynchronous
async def test_on_an_own_phone_one_tap_says_that_one_has_chosen_from_the_hand() -> None:
    home, game = crew(*MET, detail="full")
    table = party(home, game)
    async with phone(table, game, PRZEMO) as own:
        await own.tap("I chose from my hand")
    assert [player.chosen for player in now(game).players] == [False, False, True]
    assert now(game).players[PRZEMO].kept is None


@asynchronous
async def test_on_an_own_phone_the_cards_that_were_entered_are_chosen_from() -> None:
    home, game = crew(NAMED, *MET, detail="full")
    table = party(home, game)
    async with phone(table, game, TOMEK) as own:
        assert "I chose from my hand" not in own.texts()
        await own.tap("Choose an Objective")
        assert "I chose from my hand" in own.texts()


@asynchronous
async def test_a_name_shows_while_it_is_held_and_at_no_other_time() -> None:
    home, game = crew(NAMED, *MET, detail="full")
    async with at(home, game) as app:
        await app.tap(called(app, "Tomek: "))
        assert not [each for each in SECRETS if each in heard(app)]
        one, other = holds(app)
        await app.fire(one, "long_press_start")
        seen = [each for each in ("Corporate: Ab Ovo", "Personal: Quarantine") if app.sees(each)]
        assert len(seen) == 1
        await app.fire(one, "long_press_end")
        assert not app.sees(seen[0])
        await app.fire(other, "long_press_start")
        assert app.sees("Quarantine") != (seen[0] == "Personal: Quarantine")


@asynchronous
async def test_what_a_clarified_objective_means_shows_below_its_name_while_it_is_held(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    meaning = "The Adaptation whose object is the egg has been discarded."
    lies_first(monkeypatch, 0)
    home, game = crew(NAMED, *MET, detail="full")
    async with at(home, game) as app:
        await app.tap(called(app, "Tomek: "))
        clarified, typed = holds(app)
        assert not app.sees(meaning)
        await app.fire(clarified, "long_press_start")
        assert app.sees("Corporate: Ab Ovo")
        assert app.sees(meaning)
        await app.fire(clarified, "long_press_end")
        assert not app.sees(meaning)
        await app.fire(typed, "long_press_start")
        assert not app.sees(meaning)


@pytest.mark.parametrize("turned", [0, 1])
@asynchronous
async def test_chance_settles_which_card_lies_first(turned: int, monkeypatch: pytest.MonkeyPatch) -> None:
    lies_first(monkeypatch, turned)
    home, game = crew(*MET, detail="full")
    async with at(home, game) as app:
        await app.tap(called(app, "Tomek: "))
        await app.tap("Keep card 1")
    assert tomek(game).kept == turned


@asynchronous
async def test_the_two_cards_are_drawn_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    for turned in (0, 1):
        lies_first(monkeypatch, turned)
        home, game = crew(NAMED, *MET, detail="full")
        async with at(home, game) as app:
            await app.tap(called(app, "Tomek: "))
            drawn.append(repr([app.texts(), app.labels()]))
    assert drawn[0] == drawn[1]


@asynchronous
async def test_whatever_is_kept_the_history_and_undo_say_the_same() -> None:
    told: set[str] = set()
    for kept in (0, 1, None):
        home, game = crew(NAMED, *MET, ChooseObjective(seat=TOMEK, kept=kept), detail="full")
        async with at(home, game) as app:
            told.add(repr([app.texts(), app.labels()]))
            await app.tap("Table menu")
            await app.tap("History")
            assert app.sees("Tomek has chosen an Objective")
            assert not [each for each in SECRETS if each in heard(app)]
    assert len(told) == 1


@asynchronous
async def test_an_objective_can_be_chosen_in_the_hand() -> None:
    home, game = crew(*MET, detail="full")
    async with at(home, game) as app:
        await app.tap(called(app, "Tomek: "))
        await app.tap("I chose from my hand")
    assert (tomek(game).chosen, tomek(game).kept) == (True, None)


@asynchronous
async def test_names_are_chips_or_typed_and_shown_no_more() -> None:
    home, game = crew(*MET, detail="full")
    async with at(home, game) as app:
        await app.tap(called(app, "Tomek: "))
        await app.tap("Enter names")
        await app.tap("Ab Ovo")
        assert app.sees("The Adaptation whose object is the egg has been discarded.")
        await app.tap("Personal Objective")
        await app.type("Personal Objective", "Quarantine")
        await app.tap("Save both")
        assert not app.sees("Quarantine")
        assert not app.sees("Ab Ovo")
        await app.tap("Enter names")
        assert not app.sees("Quarantine"), "neither in the field nor among the chips of this game"
    assert [each.name for each in tomek(game).objectives] == ["ab-ovo", "Quarantine"]


@asynchronous
async def test_typed_names_are_offered_in_the_next_game_once_this_one_is_over() -> None:
    """Otherwise another table of a club could read the names of a game in progress."""
    home, game = crew(detail="full")
    async with at(home, game) as app:
        await app.tap(called(app, "Tomek, "))
        await app.tap("Enter names")
        await app.type("Corporate Objective", "Quarantine")
        await app.tap("Save")
    start = StartGame(players=game.table.entries[0].events[0].players, numbers=(1, 2, 3), detail="full")  # type: ignore[union-attr]
    again = home.begin("carnomorphs", start)
    again.submit(BeginPlay())  # type: ignore[union-attr]
    async with at(home, again) as app:  # type: ignore[arg-type]
        await app.tap(called(app, "Magda, "))
        await app.tap("Enter names")
        assert "Quarantine" not in heard(app)
    game.submit(EndGame())
    async with at(home, again) as app:  # type: ignore[arg-type]
        await app.tap(called(app, "Magda, "))
        await app.tap("Enter names")
        await app.tap("Quarantine")
        await app.tap("Save")
    assert now(again).players[MAGDA].objectives[0].name == "Quarantine"  # type: ignore[arg-type]


@asynchronous
async def test_in_quick_detail_nobody_is_asked() -> None:
    home, game = crew(*MET)
    async with at(home, game) as app:
        assert not app.sees("Let Magda choose")
        await app.tap(called(app, "Tomek, "))
        assert not app.sees("Objectives")


# phones -------------------------------------------------------------------------------------------


@asynchronous
async def test_the_own_phone_shows_each_while_it_is_held_and_no_other_hears_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lies_first(monkeypatch, 0)
    home, game = crew(*MET, detail="full")
    table = party(home, game)
    async with phone(table, game, TOMEK) as own, phone(table, game, PRZEMO) as other:
        await own.tap("Choose an Objective")
        await own.tap("Enter names")
        await own.tap("Ab Ovo")
        await own.tap("Personal Objective")
        await own.type("Personal Objective", "Quarantine")
        await own.tap("Save both")
        assert not own.sees("Corporate: Ab Ovo")
        first, _ = holds(own)
        await own.fire(first, "long_press_start")
        assert own.sees("Corporate: Ab Ovo")
        assert own.sees("The Adaptation whose object is the egg has been discarded.")
        await own.fire(first, "long_press_end")
        assert not own.sees("Corporate: Ab Ovo")
        await own.tap("Keep card 2")
        assert own.sees("Undo: Tomek has chosen an Objective")
        await other.settle()
        assert tomek(game).kept == 1
        assert other.sees("Tomek: has chosen")
        await other.tap("Table menu")
        await other.tap("History")
        assert other.sees("Tomek has chosen an Objective")
        assert not [each for each in SECRETS if each in heard(other)]


@asynchronous
async def test_what_is_sent_to_another_phone_is_the_same_whatever_is_kept() -> None:
    told: list[str] = []
    for kept in (0, 1, None):
        home, game = crew(NAMED, *MET, detail="full")
        table = party(home, game)
        async with phone(table, game, PRZEMO) as other:
            before = len(other.sent)
            game.submit(ChooseObjective(seat=TOMEK, kept=kept))
            await other.settle()
            # A part may be sent by itself, or with the part around it.
            sent = sorted(word for sent in other.sent[before:] for word in words_of(sent.body))
            told.append(repr((sent, other.texts(), other.labels())))
    assert told == told[:1] * 3


@asynchronous
async def test_a_phone_shows_nobody_elses_choice_page() -> None:
    home, game = crew(*MET, detail="full")
    table = party(home, game)
    async with phone(table, game, TOMEK), phone(table, game, PRZEMO) as other:
        assert other.sees("Tomek: still choosing")
        with pytest.raises(AssertionError):
            other.tappable("Tomek: still choosing")
        await other.tap("Choose an Objective")
        assert other.sees("Przemo")


@asynchronous
async def test_who_only_looks_on_is_offered_nothing() -> None:
    home, game = crew(NAMED, *MET, ChooseObjective(seat=MAGDA, kept=0), detail="full")
    table = party(home, game)
    async with phone(table, game, None) as watcher:
        assert not holds(watcher)
        assert not [each for each in SECRETS if each in heard(watcher)]
