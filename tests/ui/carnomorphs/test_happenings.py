"""Events of a character on guided pages: explained beforehand, with one entry each."""

import flet as ft
import pytest

from companion.device.open_game import OpenGame
from companion.rules.carnomorphs.adaptations import RevealAdaptation
from companion.rules.carnomorphs.characters import Correct, GoTo, SetFate
from companion.rules.carnomorphs.intruders import CorrectFigures, InjureIntruder, PlaceIntruder
from companion.rules.carnomorphs.mutation import DrawMutation, MetagorgerAttack, MutationAction
from companion.rules.carnomorphs.objectives import ChooseObjective
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.tracks import CorrectTrack
from companion.rules.carnomorphs.turns import EndTurn
from tests.loops import asynchronous
from tests.ui.carnomorphs.crews import MAGDA, TOMEK, called, crew, now, sees_plainly
from tests.ui.fights import can_press
from tests.ui.harness import Harness
from tests.ui.services import at, opened, taps

CHOSEN = tuple(ChooseObjective(seat=seat) for seat in range(3))
HOLDER = (DrawMutation(seat=TOMEK), Correct(seat=TOMEK, number="contamination", delta=2))


def count(game: OpenGame) -> int:
    return game.table.count


async def page(app: Harness, link: str) -> None:
    """Open a page that Tomek's sheet leads to."""
    await app.tap(called(app, "Tomek, "))
    await app.tap(link)


# a Metagorger's attack ----------------------------------------------------------------------------


@asynchronous
async def test_a_surprise_attack_is_told_and_carried_out_in_one_entry() -> None:
    home, game = crew(detail="full")
    before = count(game)
    async with at(home, game) as app:
        await page(app, "Metagorger attack")
        assert app.sees("Draw two Mutation cards, keep one face down, shuffle the other back.")
        assert app.sees("Light Wounds: from 0 to 1")
        assert app.sees("First Encounter: everybody keeps one Objective.")
        assert count(game) == before
        await app.tap("Carry out the attack")
    tomek = now(game).players[TOMEK]
    assert (tomek.has_mutation, tomek.contamination, tomek.light_wounds) == (True, 1, 1)
    assert (now(game).bag.shambler, count(game)) == (1, before + 1)


@asynchronous
async def test_the_table_and_the_history_say_whom_an_attack_hurt_and_how_much() -> None:
    home, game = crew(MetagorgerAttack(seat=TOMEK, surprise=True), *CHOSEN, detail="full")
    note = "Light Wounds +1, draw two Mutation cards, keep one, Contamination cards +1"
    async with opened(home, f"/game/{game.id}/journal") as app:
        assert app.sees(f"Metagorger attacks Tomek, {note}, ")
    attack = MetagorgerAttack(seat=TOMEK, surprise=True)
    game.submit(attack)
    for size in ((430, 932), (390, 844)):
        async with at(home, game, size=size) as app:
            assert app.sees("Just now: Metagorger attacks Tomek, Light Wounds +1, Contamination cards +1")
            assert "Light Wounds +1, Contamination cards +1" in app.texts()
    game.submit(attack)
    async with opened(home, f"/game/{game.id}/screen") as app:
        assert app.sees("Serious Wounds +1, Light Wounds −2, Contamination cards +1")


@asynchronous
async def test_an_attack_that_kills_says_so_in_the_history() -> None:
    hurt = Correct(seat=TOMEK, number="serious-wounds", delta=3)
    home, game = crew(hurt, MetagorgerAttack(seat=TOMEK, surprise=True), detail="full")
    async with opened(home, f"/game/{game.id}/journal") as app:
        assert app.sees("Metagorger attacks Tomek, dead, ")


@asynchronous
async def test_a_mutation_action_says_in_the_history_what_it_brought() -> None:
    action = MutationAction(seat=TOMEK, infected=True)
    home, game = crew(*HOLDER, action, detail="full")
    async with opened(home, f"/game/{game.id}/journal") as app:
        assert app.sees("Tomek: Mutation Action, infected, Mutation markers +1, ")


@asynchronous
async def test_what_the_label_of_an_entry_says_is_not_said_again() -> None:
    home, game = crew(Correct(seat=TOMEK, number="light-wounds", delta=1))
    async with opened(home, f"/game/{game.id}/journal") as app:
        assert not app.sees("Light Wounds +1, Light Wounds +1")


@asynchronous
async def test_an_attack_shows_the_text_of_every_adaptation_in_force() -> None:
    spores = RevealAdaptation(intruder="butcher", name="Spores", effect="Slime for all.", research="egg")
    home, game = crew(spores, detail="full")
    async with at(home, game) as app:
        await page(app, "Metagorger attack")
        assert app.sees("Spores: Slime for all.")


@asynchronous
async def test_the_first_death_unlocks_all_pods_and_the_page_says_so() -> None:
    home, game = crew(detail="full")
    async with at(home, game) as app:
        await page(app, "Pod, hibernation, death")
        await app.tap("Dies")
        assert sees_plainly(app, "Pods 1, 2 and 3 are unlocked")
    game.submit(SetFate(seat=TOMEK, fate="dead"))
    assert not any(pod.locked for pod in now(game).pods)


@asynchronous
async def test_a_death_and_what_follows_take_three_taps_and_lead_back_to_the_table() -> None:
    home, game = crew(detail="full")
    async with at(home, game) as app:
        await page(app, "Dies")
        assert sees_plainly(app, "Pods 1, 2 and 3 are unlocked")
        assert sees_plainly(app, "A red Character Corpse stays in the room.")
        await app.tap("Dies")
        assert not app.sees("Pod, hibernation, death")
        assert app.sees("Tomek dies")
    assert now(game).players[TOMEK].fate == "dead"
    assert not any(pod.locked for pod in now(game).pods)


@asynchronous
async def test_who_is_dead_dies_no_more() -> None:
    home, game = crew(SetFate(seat=TOMEK, fate="dead"), detail="full")
    async with at(home, game) as app:
        await app.tap(called(app, "Tomek, "))
        assert "Dies" not in app.texts()


@asynchronous
async def test_who_hibernates_reads_how_far_the_blue_spaces_are() -> None:
    home, game = crew(CorrectTrack(track="time", delta=-6))
    async with at(home, game) as app:
        await page(app, "Pod, hibernation, death")
        await app.tap("Hibernates")
        assert sees_plainly(app, "Hibernation opens on the blue spaces: 1 space to go.")
        game.submit(CorrectTrack(track="time", delta=-1))
        await app.settle()
        assert not sees_plainly(app, "Hibernation opens")


@asynchronous
async def test_the_metagorger_of_the_characters_room_is_offered_first() -> None:
    home, game = crew(
        PlaceIntruder(intruder="metagorger", room="Nest"),
        PlaceIntruder(intruder="metagorger", room="Canteen", in_combat=True),
        *(ChooseObjective(seat=seat) for seat in range(3)),
        GoTo(seat=TOMEK, room="canteen"),
        detail="full",
    )
    async with at(home, game) as app:
        await page(app, "Metagorger attack")
        await app.tap("Carry out the attack")
    rooms = [now(game).room(each.room) for each in now(game).intruders]
    assert [room.name for room in rooms if room] == ["Nest"]


@asynchronous
async def test_metagorgers_are_told_apart_by_how_they_fare_and_those_alike_are_one_answer() -> None:
    home, game = crew(
        *(PlaceIntruder(intruder="metagorger", room="Canteen") for _ in range(2)),
        PlaceIntruder(intruder="metagorger", room="Canteen"),
        PlaceIntruder(intruder="metagorger"),
        *(ChooseObjective(seat=seat) for seat in range(3)),
        EndTurn(seat=0),
        GoTo(seat=1, room="Storage"),
        InjureIntruder(id=3, delta=1),
        detail="full",
    )
    async with at(home, game) as app:
        await page(app, "Metagorger attack")
        offered = [said.replace("\u00a0", " ") for said in app.labels() if said in app.texts()]
        for said in ("Canteen", "Canteen · 1 injury", "No room noted"):
            assert offered.count(said) == 1, offered
        await app.tap(app.tappable("Canteen", topmost=True))
        await app.tap("Carry out the attack")
    assert len(now(game).intruders) == 3


@asynchronous
async def test_another_metagorger_can_be_chosen() -> None:
    home, game = crew(CorrectFigures(intruder="metagorger", delta=2))
    async with at(home, game) as app:
        await page(app, "Metagorger attack")
        assert app.sees("The Metagorger figure leaves the board.")
        await app.tap("From the bag: Surprise Attack")
        assert not app.sees("The Metagorger figure leaves the board.")
        await app.tap("Carry out the attack")
    assert now(game).loose.metagorger == 2


@asynchronous
async def test_a_bag_with_hidden_counts_tells_no_token() -> None:
    home, game = crew(options=Options(bag_counts=False))
    async with at(home, game) as app:
        await page(app, "Metagorger attack")
        assert app.sees("A Shambler token goes into the bag, if one is set aside.")


# the scanner --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("result", "told"),
    [
        ("INFECTED", "Put the scanned card on your discard pile."),
        ("NOT INFECTED", "Remove the scanned card and put a new Contamination card on your discard pile."),
    ],
)
@asynchronous
async def test_the_mutation_action_adds_a_marker_either_way(result: str, told: str) -> None:
    home, game = crew(*HOLDER, detail="full")
    before = count(game)
    async with at(home, game) as app:
        await page(app, "Mutation Action")
        assert not can_press(app, "Carry out the action")
        await app.tap(result)
        assert app.sees(told)
        assert sees_plainly(app, "Mutation markers: from 0 to 1")
        await app.type("Name of the card, if you like", "Gills")
        await app.tap("Carry out the action")
    tomek = now(game).players[TOMEK]
    assert (tomek.markers, tomek.mutation_shown, tomek.mutation) == (1, True, "Gills")
    assert (tomek.contamination, count(game)) == (2, before + 1)


@asynchronous
async def test_enter_in_the_cards_name_carries_the_mutation_action_out() -> None:
    home, game = crew(*HOLDER, detail="full")
    async with at(home, game) as app:
        await page(app, "Mutation Action")
        await app.tap("INFECTED")
        await app.type("Name of the card, if you like", "Gills")
        await app.fire(app.one(ft.TextField), "submit")
        assert not app.controls(ft.TextField), "the page is left"
    tomek = now(game).players[TOMEK]
    assert (tomek.markers, tomek.mutation_shown, tomek.mutation) == (1, True, "Gills")


@asynchronous
async def test_a_clean_scan_takes_a_card_and_nothing_else() -> None:
    home, game = crew(*HOLDER, detail="full")
    async with at(home, game) as app:
        await page(app, "Scan cards")
        await app.tap("NOT INFECTED")
        assert app.sees("Contamination cards: from 2 to 1")
        await app.tap("Apply the scan")
    tomek = now(game).players[TOMEK]
    assert (tomek.contamination, tomek.markers) == (1, 0)


@asynchronous
async def test_a_clean_scan_is_noted_where_nobody_counts_the_cards() -> None:
    home, game = crew()
    async with at(home, game) as app:
        await page(app, "Scan cards")
        await taps(app, "NOT INFECTED", "Apply the scan")
    label = game.table.entry(game.table.count - 1).label
    assert (label.key, label.params["infected"]) == ("label-scan", "no")
    assert (now(game).players[TOMEK].markers, now(game).players[TOMEK].has_mutation) == (0, False)


@asynchronous
async def test_an_infected_scan_without_a_card_brings_the_card() -> None:
    home, game = crew(Correct(seat=TOMEK, number="contamination", delta=1), detail="full")
    async with at(home, game) as app:
        await page(app, "Scan cards")
        await app.tap("INFECTED")
        await app.tap("Cards that leave your deck, less")
        await app.tap("Apply the scan")
    tomek = now(game).players[TOMEK]
    assert (tomek.has_mutation, tomek.markers, tomek.contamination) == (True, 0, 1)


@asynchronous
async def test_a_scan_that_changes_nothing_cannot_be_applied() -> None:
    home, game = crew(detail="full")
    async with at(home, game) as app:
        await page(app, "Scan cards")
        await app.tap("NOT INFECTED")
        await app.tap("Cards that leave your deck, less")
        assert not can_press(app, "Apply the scan")


# markers and fate ---------------------------------------------------------------------------------


@asynchronous
async def test_the_fourth_marker_says_on_its_button_that_it_kills() -> None:
    home, game = crew(*HOLDER, Correct(seat=TOMEK, number="markers", delta=3))
    async with at(home, game) as app:
        await page(app, "Mutation marker")
        assert app.sees("Tomek dies.")
        assert app.sees("A red Character Corpse stays in the room.")
        assert app.sees("A Shambler appears in the room.")
        await app.tap("Fourth marker: the character dies")
    assert not now(game).players[TOMEK].living
    assert now(game).on_board.shambler == 1


@asynchronous
@pytest.mark.parametrize("room", ["Lab", ""])
async def test_a_blue_mutant_corpse_is_told_as_blue_whether_its_room_is_noted_or_not(room: str) -> None:
    options = Options(mutant_corpse="blue")
    ready = (*HOLDER, GoTo(seat=TOMEK, room=room), Correct(seat=TOMEK, number="markers", delta=3))
    home, game = crew(*ready, detail="full", options=options)
    async with at(home, game) as app:
        await page(app, "Mutation marker")
        assert app.sees("A blue Character Corpse stays in the room.")
        assert not app.sees("A red Character Corpse")
        await app.tap("Fourth marker: the character dies")
    assert sum(each.blue_corpses for each in now(game).rooms) == 1 + bool(room)


@asynchronous
async def test_who_dies_without_mutation_leaves_a_red_corpse_in_quick_detail_too() -> None:
    home, game = crew(options=Options(mutant_corpse="blue"))
    async with at(home, game) as app:
        await page(app, "Pod, hibernation, death")
        await app.tap("Dies")
        assert app.sees("A red Character Corpse stays in the room.")


@asynchronous
async def test_an_attack_says_who_is_no_longer_in_combat() -> None:
    home, game = crew(
        GoTo(seat=TOMEK, room="Lab"),
        PlaceIntruder(intruder="metagorger", room="Lab"),
        *CHOSEN,
        detail="full",
    )
    async with at(home, game) as app:
        await page(app, "Metagorger attack")
        assert app.sees("Tomek is no longer in combat.")


@asynchronous
async def test_two_taps_give_one_marker() -> None:
    home, game = crew(*HOLDER)
    async with at(home, game) as app:
        await page(app, "Mutation marker")
        await app.tap_twice("Add a marker")
    assert now(game).players[TOMEK].markers == 1


@asynchronous
async def test_who_gets_into_a_pod_escapes_with_it() -> None:
    home, game = crew(detail="full")
    async with at(home, game) as app:
        await page(app, "Pod, hibernation, death")
        assert not app.sees("Leaves in Pod 2")
        await app.tap("Gets into Pod 2")
        await app.tap(app.tappable("Gets into Pod 2", kind=ft.FilledButton))
        await app.tap("Pod, hibernation, death")
        await app.tap("Leaves in Pod 2")
        assert app.sees("Pod 2 leaves with everybody inside.")
        await app.tap(app.tappable("Leaves in Pod 2", kind=ft.FilledButton))
    assert (now(game).players[TOMEK].fate, now(game).players[TOMEK].pod) == ("escaped", 2)
    assert next(pod for pod in now(game).pods if pod.number == 2).left


@asynchronous
async def test_quick_detail_escapes_in_one_page() -> None:
    home, game = crew()
    async with at(home, game) as app:
        await page(app, "Pod, hibernation, death")
        await app.tap("Leaves in Pod 1")
        await app.tap(app.tappable("Leaves in Pod 1", kind=ft.FilledButton))
    assert now(game).players[TOMEK].fate == "escaped"


@asynchronous
async def test_who_is_dead_can_be_aboard_after_all() -> None:
    home, game = crew(SetFate(seat=TOMEK, fate="dead"))
    async with at(home, game) as app:
        await page(app, "Pod, hibernation, death")
        await app.tap("Is aboard after all")
        await app.tap(app.tappable("Is aboard after all", kind=ft.FilledButton))
    assert now(game).players[TOMEK].acting


# the pages themselves -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("link", "title", "line"),
    [
        ("Metagorger attack", "Intruder attack", "In the attack step every intruder in combat attacks."),
        ("Mutation Action", "Mutation Action", "Take a Mutation marker, whatever the scan says."),
        ("Scan cards", "Contamination and scanning", "You scan by Rest"),
        ("Mutation marker", "Mutation markers", "Marker number 4 kills"),
        ("Return the Mutation card", "Mutation card", "The Surgery or an Antidote"),
        ("Pod, hibernation, death", "Pods and hibernation", "Anyone who hibernates"),
        ("Chance to survive", "Odds", "For one more rest"),
    ],
)
@asynchronous
async def test_a_question_mark_opens_the_chapter_of_the_page(link: str, title: str, line: str) -> None:
    home, game = crew(*HOLDER)
    async with at(home, game) as app:
        await page(app, link)
        assert not app.sees(line)
        await app.tap(f"Rules: {title}")
        assert app.sees(line)


@asynchronous
async def test_a_page_goes_when_the_character_dies_under_it() -> None:
    home, game = crew(*HOLDER)
    async with at(home, game) as app:
        await page(app, "Mutation marker")
        game.submit(SetFate(seat=TOMEK, fate="dead"))
        await app.settle()
        assert not app.sees("Add a marker")


@asynchronous
async def test_resting_is_weighed_before_it_is_done() -> None:
    home, game = crew(*HOLDER, Correct(seat=TOMEK, number="markers", delta=2), detail="full")
    async with at(home, game) as app:
        await page(app, "Chance to survive")
        assert app.sees("Resting costs more than it saves.")
        await app.tap("Infected among them, more")
        assert app.sees("scans are best") or app.sees("One scan is best")


@asynchronous
async def test_the_deck_is_kept_while_the_app_is_open() -> None:
    home, game = crew(*HOLDER, detail="full")
    async with at(home, game) as app:
        await page(app, "Chance to survive")
        await app.tap("Cards in all, more")
        await app.tap("Close")
        await page(app, "Chance to survive")
        assert app.sees("Cards in all: 13")
    assert now(game).players[MAGDA].contamination == 0


@asynchronous
async def test_of_several_scanned_cards_it_is_asked_how_many_were_infected() -> None:
    home, game = crew(Correct(seat=MAGDA, number="contamination", delta=3))
    async with at(home, game) as app:
        await app.tap(called(app, "Magda, "))
        await app.tap("Scan cards")
        await app.tap("NOT INFECTED")
        assert not app.sees("Infected cards")
        await app.tap("INFECTED")
        await app.tap("Infected cards, more")
        await app.tap("Apply the scan")
    magda = now(game).players[MAGDA]
    assert (magda.has_mutation, magda.markers) == (True, 1), "the card instead of the first marker"
