"""The event phase on the screen: five steps, feeding, the effects of tokens, encounters."""

import asyncio

import flet as ft
import pytest

from companion.rules.carnomorphs import turns
from companion.rules.carnomorphs.adaptations import RevealAdaptation
from companion.rules.carnomorphs.bag import CorrectBag, DrawToken
from companion.rules.carnomorphs.characters import Correct, GoTo, Mark
from companion.rules.carnomorphs.combat import intruder_fights
from companion.rules.carnomorphs.contents import Contents, Feeder
from companion.rules.carnomorphs.data import TokenKind
from companion.rules.carnomorphs.event_phase import BurnRooms, EndFeeding, NoteEvent
from companion.rules.carnomorphs.feeding import Feed
from companion.rules.carnomorphs.intruders import CorrectFigures, PlaceIntruder
from companion.rules.carnomorphs.mutation import DrawMutation
from companion.rules.carnomorphs.noise import RollNoise
from companion.rules.carnomorphs.objectives import ChooseObjective
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.play import Decision
from companion.rules.carnomorphs.rooms import ChangeObjects, MarkNest, MarkRoom, blue_corpse_room
from companion.rules.carnomorphs.state import Detail, DrawnToken
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.tracks import CorrectTrack, StartSelfDestruct
from companion.rules.carnomorphs.turns import EndPlayerPhase
from companion.rules.kernel import Command, Rejection
from companion.ui.theme.palette import NIGHT
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.carnomorphs.crews import MAGDA, PRZEMO, TOMEK, called, crew, now, room, sees_plainly
from tests.ui.fights import can_press
from tests.ui.harness import Harness, held_time
from tests.ui.services import at, fill, taps

TO_FEEDING: tuple[Command, ...] = (EndPlayerPhase(),)
ENTER = "Enter a room all the same"
"""The button that unfolds the form of a room in quick detail, if no figure is noted on the board."""

CHOSEN = tuple(ChooseObjective(seat=seat) for seat in range(3))
TO_FIRE = (*TO_FEEDING, EndFeeding())
TO_CARD = (*TO_FIRE, BurnRooms())
TO_BAG = (*TO_CARD, NoteEvent())

TWO_ROOMS = (
    PlaceIntruder(intruder="shambler", room="Lab"),
    PlaceIntruder(intruder="metagorger", room="Lab"),
    ChangeObjects(room="Lab", object="red-corpse", delta=1),
    ChangeObjects(room="Lab", object="carcass", delta=1),
    PlaceIntruder(intruder="metagorger", room="Canteen"),
    PlaceIntruder(intruder="metagorger", room="Canteen"),
    *CHOSEN,
)


FEW_FIGURES = (
    PlaceIntruder(intruder="shambler", room="Lab"),
    ChangeObjects(room="Lab", object="carcass", delta=1),
    PlaceIntruder(intruder="fleshbeast", room="Canteen"),
    ChangeObjects(room="Canteen", object="carcass", delta=1),
    PlaceIntruder(intruder="fleshbeast", room="Bridge"),
    PlaceIntruder(intruder="fleshbeast", room="Storage"),
    *CHOSEN,
)
"""The Shambler can evolve only after a Fleshbeast has freed its figure."""


# the five steps --------------------------------------------------------------------------------


@asynchronous
async def test_a_quick_round_in_which_nothing_happens_takes_five_taps() -> None:
    home, game = crew()
    async with at(home, game) as app:
        count = await taps(
            app,
            "Everybody has passed",
            "Attacks and Feeding done",
            "Fire and event card done",
            "Draw from the bag",
            "Effect carried out",
        )
    assert count == 5
    assert (now(game).phase, now(game).round, now(game).time) == ("players", 2, 14)


@asynchronous
async def test_undo_takes_the_time_back_with_the_end_of_the_player_phase() -> None:
    home, game = crew(EndPlayerPhase())
    async with at(home, game) as app:
        assert app.sees("Move the time marker one space: 14 left.")
        await app.tap("Undo: The player phase is over · time track: 14")
    assert (now(game).phase, now(game).time) == ("players", 15)


def _nothing(decision: Decision) -> None:
    """Leave the event phase at its first step, as older games did."""


@asynchronous
async def test_a_game_left_at_the_step_of_time_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as before:
        before.setattr(turns, "advance_time", _nothing)
        home, game = crew(EndPlayerPhase())
    async with at(home, game) as app:
        await app.tap("Move the time on")
    assert (now(game).step, now(game).time) == ("feeding", 14)


@asynchronous
async def test_a_double_tap_on_the_wide_button_ends_one_step_only() -> None:
    home, game = crew(*TO_FEEDING)
    async with at(home, game) as app:
        with held_time():
            await app.tap_twice("Attacks and Feeding done")
        assert now(game).step == "fire"


@asynchronous
async def test_each_step_says_once_which_it_is_what_hands_do_and_what_the_app_has_done() -> None:
    home, game = crew(*TO_FIRE)
    async with at(home, game) as app:
        assert app.sees("Steps 3 and 4 of 5: Fire and event card")
        assert app.sees("1 injury to each intruder in a burning room, then an attack card for each of them")
        assert app.sees("Draw an event card and carry it out.")
        assert app.texts().count("Attacks and Feeding done") == 1, "the news"


@asynchronous
async def test_the_markers_of_both_tracks_are_moved_by_hand() -> None:
    home, game = crew(StartSelfDestruct(), EndPlayerPhase())
    async with at(home, game) as app:
        assert app.sees("Move the self-destruct marker too: 5 left.")


@asynchronous
async def test_on_the_yellow_space_hands_turn_the_pods_over() -> None:
    yellow = CorrectTrack(track="self-destruct", delta=-2)
    home, game = crew(StartSelfDestruct(), yellow, EndPlayerPhase())
    async with at(home, game) as app:
        assert app.sees("Move the self-destruct marker too: 3 left.")
        assert app.sees("Yellow space: all Pods unlock. Turn them over.")


@asynchronous
async def test_where_a_track_ends_the_last_check_follows_the_player_phase() -> None:
    home, game = crew(StartSelfDestruct(), CorrectTrack(track="self-destruct", delta=-5))
    async with at(home, game) as app:
        await app.tap("Everybody has passed")
    assert now(game).phase == "check"


@asynchronous
async def test_the_event_card_may_be_named() -> None:
    home, game = crew(*TO_CARD)
    async with at(home, game) as app:
        await app.type("Name of the card (optional)", "Short circuit")
        await app.tap("Event card done")
    assert (now(game).event, now(game).step) == ("Short circuit", "bag")


@asynchronous
async def test_enter_saves_the_name_of_the_event_card() -> None:
    home, game = crew(*TO_CARD)
    async with at(home, game) as app:
        await app.type("Name of the card (optional)", "Short circuit")
        await app.fire(app.one(ft.TextField), "submit")
    assert (now(game).event, now(game).step) == ("Short circuit", "bag")


@asynchronous
async def test_enter_takes_the_mutation_card_whose_name_was_typed() -> None:
    home, game = crew(detail="full")
    async with at(home, game) as app:
        await app.tap(called(app, "Magda, "))
        await app.tap("Take a Mutation card")
        await app.type(app.one(ft.TextField), "Claws")
        await app.fire(app.one(ft.TextField), "submit")
        assert not app.controls(ft.TextField)
    assert now(game).players[0].mutation == "Claws"


@asynchronous
async def test_a_look_at_the_table_leads_back_to_the_step_and_does_nothing_by_itself() -> None:
    home, game = crew(*TO_FEEDING)
    async with at(home, game) as app:
        await app.tap("See the table")
        await app.tap("Attacks and Feeding done")
        assert now(game).step == "feeding"
        assert app.sees("Step 2 of 5: Attack and Feeding")


# feeding ---------------------------------------------------------------------------------------


@asynchronous
async def test_a_room_is_entered_figure_by_figure_and_fed_at_one_more_tap() -> None:
    home, game = crew(*TO_FEEDING)
    async with at(home, game) as app:
        await app.tap(ENTER)
        assert app.sees("Tap what is in the room")
        await taps(app, "Shambler, more", "Metagorger, more")
        await taps(app, "Intruder Carcass, more", "Red Character Corpse, more")
        assert app.sees("Shambler becomes a Fleshbeast and eats a red corpse.")
        assert app.sees("Metagorger becomes a Shambler and eats a carcass.")
        assert app.sees("Reveal the Adaptation: Fleshbeast.")
        assert app.sees("After: 1 Fleshbeast and 1 Shambler")
        assert app.sees("Not on the board so far and noted there now: 1 Metagorger and 1 Shambler")
        await app.tap("Feed room 1")
        assert app.sees("now: 1 Shambler and 1 Fleshbeast")
        assert app.sees("Attacks and Feeding done")
    assert now(game).on_board == (0, 1, 1, 0)


@asynchronous
async def test_the_nest_feeds_on_the_eggs_of_the_board() -> None:
    home, game = crew(CorrectTrack(track="eggs", delta=-2), *TO_FEEDING)
    async with at(home, game) as app:
        await taps(app, ENTER, "Fleshbeast, more", "Metagorger, more", "Nest, 6 eggs on the board")
        assert app.sees("Eggs on the board: 6, then 4")
        await app.tap("Feed room 1")
    assert (now(game).eggs, now(game).on_board) == (4, (0, 1, 0, 1))


@asynchronous
async def test_who_is_in_combat_does_not_feed_and_injuries_heal() -> None:
    home, game = crew(*TO_FEEDING)
    async with at(home, game) as app:
        await taps(app, ENTER, "Shambler, more", "Red Character Corpse, more")
        await taps(app, "Hurt or in combat?", "Shambler 1: Injuries, more")
        assert app.sees("1 injury heals.")
        await app.change(app.one(ft.Switch), True)
        assert app.sees("Nobody feeds here")
        assert app.one(ft.FilledButton).disabled


@asynchronous
async def test_a_figure_taken_back_is_no_figure_and_a_cleared_room_feeds_nobody() -> None:
    home, game = crew(*TO_FEEDING)
    async with at(home, game) as app:
        await taps(app, ENTER, "Metagorger, more", "Metagorger, more", "Metagorger, less", "Clear the room")
        assert "Feed room 1" not in app.texts()
        await app.tap("Attacks and Feeding done")
    assert now(game).step == "fire"


@asynchronous
async def test_a_room_is_fed_as_it_was_left_last_time_at_two_taps() -> None:
    first = Contents(feeders=(Feeder(kind="metagorger"), Feeder(kind="shambler")), carcasses=4)
    eaten = Contents(feeders=(Feeder(kind="metagorger"),), carcasses=1)
    until = (*TO_FEEDING, Feed(contents=first), Feed(contents=eaten), EndFeeding(), NoteEvent())
    home, game = crew(*until, DrawToken(token="blue"), ResolveToken(), *CHOSEN, *TO_FEEDING)
    async with at(home, game) as app:
        assert app.sees("As left last time")
        count = await taps(app, "1 Fleshbeast, 1 Shambler and 2 carcasses", "Feed room 1")
    assert count == 2
    assert now(game).on_board == (0, 1, 1, 1)


@asynchronous
async def test_in_quick_detail_the_attacked_stand_in_one_line_by_name() -> None:
    home, game = crew(CorrectFigures(intruder="metagorger", delta=1), *TO_FEEDING)
    async with at(home, game) as app:
        assert app.sees("Metagorger attacks")
        assert app.texts().count("On the board") == 1
        assert "Tomek" in app.texts()
        await app.tap("Metagorger attacks Tomek")
    assert now(game).players[TOMEK].has_mutation
    assert now(game).on_board.metagorger == 0


@asynchronous
async def test_listed_rooms_feed_at_a_tap_each_in_any_order() -> None:
    home, game = crew(*TWO_ROOMS, *TO_FEEDING, detail="full")
    async with at(home, game) as app:
        assert app.sees("After: 1 Fleshbeast and 1 Shambler")
        await app.tap("Feed: Canteen")
        assert app.sees("Feeding (Canteen): 1 intruder")
        await app.tap("Feed: Lab")
        assert app.sees("Nobody feeds.")
        await app.tap("Attacks and Feeding done")
    assert now(game).on_board == (0, 2, 1, 0)


@asynchronous
async def test_a_metagorger_in_combat_attacks_at_a_tap() -> None:
    home, game = crew(
        GoTo(seat=TOMEK, room="Lab"),
        PlaceIntruder(intruder="metagorger", room="Lab", in_combat=True),
        *CHOSEN,
        *TO_FEEDING,
        detail="full",
    )
    async with at(home, game) as app:
        assert app.sees("Metagorger (Lab) attacks.")
        await app.tap("Metagorger attacks Tomek")
    assert (now(game).players[TOMEK].light_wounds, now(game).intruders) == (1, ())


@asynchronous
async def test_the_wide_button_is_the_attack_while_one_is_open() -> None:
    """Otherwise "Attacks and Feeding done" could be pressed while the screen still showed an attack."""
    home, game = crew(
        GoTo(seat=TOMEK, room="Lab"),
        GoTo(seat=PRZEMO, room="Canteen"),
        PlaceIntruder(intruder="metagorger", room="Lab"),
        PlaceIntruder(intruder="shambler", room="Canteen"),
        *(ChooseObjective(seat=seat) for seat in range(3)),
        *TO_FEEDING,
        detail="full",
    )
    end = "Attacks and Feeding done"
    async with at(home, game) as app:
        assert not can_press(app, end)
        (wide,) = app.controls(ft.FilledButton)
        assert "Metagorger attacks Tomek" in app.texts(wide)
        await app.tap(wide)
        assert now(game).players[TOMEK].has_mutation
        assert not can_press(app, end)
        assert app.sees("Shambler (Canteen) attacks")
        await app.tap("Shambler attacks Przemo")
        assert app.sees("Shambler (Canteen) attacks Przemo")
        await app.tap(end)
    assert now(game).step == "fire"


@asynchronous
async def test_of_several_characters_the_table_says_whom_a_metagorger_attacks_or_that_it_does_not() -> None:
    home, game = crew(
        *(GoTo(seat=seat, room="Lab") for seat in (TOMEK, PRZEMO)),
        PlaceIntruder(intruder="metagorger", room="Lab"),
        *(ChooseObjective(seat=seat) for seat in range(3)),
        *TO_FEEDING,
        detail="full",
    )
    async with at(home, game) as app:
        assert app.sees("Whom does the Metagorger attack?")
        assert not can_press(app, "Attack carried out")
        await app.tap("It does not attack")
        assert "Whom does the Metagorger attack?" not in app.texts()
        game.undo()
        await app.settle()
        await app.tap("Metagorger attacks Przemo")
    assert now(game).players[PRZEMO].has_mutation


TWO_AND_A_SHAMBLER = (
    GoTo(seat=TOMEK, room="Lab"),
    GoTo(seat=PRZEMO, room="Lab"),
    Correct(seat=TOMEK, number="hand", delta=4),
    Correct(seat=PRZEMO, number="hand", delta=1),
    PlaceIntruder(intruder="shambler", room="Lab"),
    *CHOSEN,
    *TO_FEEDING,
)


def wide_fill(app: Harness, words: str) -> str:
    """Return the fill of the wide button with these words."""
    button = app.tappable(words, ft.FilledButton)
    assert isinstance(button.style, ft.ButtonStyle)
    assert isinstance(button.style.bgcolor, dict)
    return str(button.style.bgcolor[ft.ControlState.DEFAULT])


@asynchronous
async def test_an_attack_names_its_victim_by_the_rule_and_its_card_is_entered_there() -> None:
    home, game = crew(*TWO_AND_A_SHAMBLER, detail="full")
    async with at(home, game) as app:
        assert app.sees("Przemo: fewest cards")
        assert app.sees("Shambler attacks Przemo")
        assert sees_plainly(app, "no wound, no card")
        assert wide_fill(app, "Shambler attacks Przemo") == NIGHT.ground, "the card comes first"
        count = await taps(app, "1 Serious Wound", "1 Contamination card", "Slime")
        assert wide_fill(app, "Shambler attacks Przemo") != NIGHT.ground
        count += await taps(app, "Shambler attacks Przemo")
        assert app.sees("Serious Wounds +1, Contamination cards +1")
        assert app.sees("Attacks and Feeding done")
    player = now(game).players[PRZEMO]
    assert count == 4
    assert (player.serious_wounds, player.contamination, player.slime) == (1, 1, True)


@asynchronous
async def test_the_table_may_name_another_victim_and_a_wound_is_taken_back() -> None:
    home, game = crew(*TWO_AND_A_SHAMBLER, detail="full")
    async with at(home, game) as app:
        await taps(app, "Tomek", "1 Light Wound", "2 Light Wounds", "2 Light Wounds", "1 Light Wound")
        assert app.sees("Light Wounds: from 0 to 1")
        await app.tap("Shambler attacks Tomek")
    assert now(game).players[TOMEK].light_wounds == 1
    assert now(game).players[PRZEMO].light_wounds == 0


@asynchronous
async def test_without_counted_hands_the_table_is_asked_whom_it_attacks() -> None:
    home, game = crew(
        GoTo(seat=TOMEK, room="Lab"),
        GoTo(seat=PRZEMO, room="Lab"),
        PlaceIntruder(intruder="shambler", room="Lab"),
        *CHOSEN,
        *TO_FEEDING,
        detail="full",
    )
    async with at(home, game) as app:
        assert app.sees("Whom does the Shambler (Lab) attack?")
        assert not can_press(app, "Attack carried out")
        assert "Slime" not in app.texts()
        await taps(app, "Tomek", "Shambler attacks Tomek")
        assert now(game).attacked == (1,)
        game.undo()
        await app.settle()
        await app.tap("It does not attack")
        assert can_press(app, "Attacks and Feeding done")


@asynchronous
async def test_all_attacks_that_hands_have_made_are_over_at_one_tap_and_one_undo() -> None:
    another = PlaceIntruder(intruder="fleshbeast", room="Lab")
    home, game = crew(*TWO_AND_A_SHAMBLER[:-1], another, *TO_FEEDING, detail="full")
    async with at(home, game) as app:
        await app.tap("Attacks carried out")
        assert now(game).attacked == (1, 2)
        game.undo()
    assert now(game).attacked == ()


# fire ------------------------------------------------------------------------------------------


@asynchronous
async def test_fire_says_whom_it_hurts_and_a_burnt_intruder_may_die_by_a_card() -> None:
    home, game = crew(*TWO_ROOMS, *TO_FIRE, detail="full")
    async with at(home, game) as app:
        await app.tap("Lab")
        assert app.sees("Metagorger (Lab)")
        await app.tap("Fire hurts 2 intruders")
        outlined = fill(app, "Event card done")
        with held_time():
            await app.tap_twice("Metagorger (Lab): attack card 1")
        await app.settle()
        assert now(game).on_board.metagorger == 2
        assert fill(app, "Event card done") == outlined
        other = next(label for label in app.labels() if label.endswith(": attack card 5"))
        await app.tap(other)
        assert app.sees("lives on")
        assert not any(label.endswith(": attack card 5") for label in app.labels())
        assert fill(app, "Event card done") != outlined
    assert now(game).on_board.metagorger == 2
    assert room(game, "Lab").carcasses == 2


# the bag ---------------------------------------------------------------------------------------


@asynchronous
async def test_the_odds_stand_beside_each_token_and_a_tap_tells_which_was_drawn() -> None:
    home, game = crew(*TO_BAG)
    async with at(home, game) as app:
        assert "Butcher" not in app.texts()
        await app.tap("Blue Metagorger, 2 · 25%")
        assert app.sees("the token stays out of the bag · + a red Metagorger token")
        await app.tap("Effect carried out")
    assert (now(game).bag.blue, now(game).bag.red) == (1, 6)


@asynchronous
async def test_with_hidden_counts_nothing_tells_what_is_in_the_bag() -> None:
    home, game = crew(*TO_BAG, options=Options(bag_counts=False))
    async with at(home, game) as app:
        assert not app.sees("%")
        for kind in ("Butcher", "Fleshbeast", "Blank token"):
            assert kind in app.texts()
        await app.tap("Blue Metagorger")
        assert app.sees("+ a Metagorger token")
        assert not app.sees("+ a red Metagorger token")


@asynchronous
async def test_a_drawn_token_turns_over_from_its_back_to_its_face() -> None:
    home, game = crew(*TO_BAG)

    def names(app: Harness) -> list[float | None]:
        return [each.opacity for each in app.controls(ft.Container) if each.animate_opacity]

    async with at(home, game) as app:
        with held_time():
            await app.tap(called(app, "Blue Metagorger, "))
            assert names(app) == [0]
            await asyncio.sleep(1)
            await app.settle()
            assert names(app) == [1]


@asynchronous
async def test_red_comes_prefilled_with_the_listed_rooms() -> None:
    home, game = crew(*TWO_ROOMS, *TO_BAG, DrawToken(token="red"), detail="full")
    async with at(home, game) as app:
        assert app.sees("3 Metagorgers are placed")
        await app.tap("Canteen")
        assert app.sees("2 Metagorgers are placed")
        await app.tap("Effect carried out")
    assert [each.room for each in now(game).intruders if each.kind == "metagorger"] == [2, 3, 3, 1, 2]


@asynchronous
async def test_the_table_may_put_two_metagorgers_of_a_red_token_into_the_nest() -> None:
    nest = MarkRoom(room="Deck", mark="nest", value=True)
    home, game = crew(nest, *TO_BAG, DrawToken(token="red"), detail="full")
    async with at(home, game) as app:
        assert app.sees("2 Metagorgers are placed")
        await app.tap("Deck")
        assert app.sees("3 Metagorgers are placed")
        await taps(app, "Deck × 2", "Deck", "Effect carried out")
    assert now(game).on_board.metagorger == 2


@asynchronous
async def test_a_nest_that_was_found_and_is_not_listed_gets_its_metagorger_of_a_red_token() -> None:
    home, game = crew(*TWO_ROOMS, MarkNest(mark="found"), *TO_BAG, DrawToken(token="red"), detail="full")
    async with at(home, game) as app:
        assert app.sees("4 Metagorgers are placed")
        await app.tap("Effect carried out")
    assert [each.room for each in now(game).intruders][-1] is None


@pytest.mark.parametrize("detail", ["quick", "full"])
@asynchronous
async def test_hands_that_nobody_entered_are_asked_for_when_the_butcher_needs_them(detail: Detail) -> None:
    slimed = tuple(Mark(seat=seat, flag="slime", value=True) for seat in (TOMEK, PRZEMO))
    butcher = (CorrectBag(token="butcher", delta=1), *slimed, *TO_BAG, DrawToken(token="butcher"))
    home, game = crew(*butcher, detail=detail)
    async with at(home, game) as app:
        assert app.sees("Count the cards of the slimed characters")
        assert not app.sees("Butcher fights Tomek")
        assert not can_press(app, "Effect carried out")
        await app.tap("Przemo")
        assert app.sees("Fewer cards in hand than the number on the token?")
        assert not can_press(app, "Effect carried out")
        await app.tap("No")
        assert app.sees("Butcher fights Przemo")
        await app.tap("Effect carried out")
    assert now(game).on_board.butcher == 1


@asynchronous
async def test_voracious_intruders_in_combat_feed_above_the_attacks_that_follow() -> None:
    home, game = crew(
        RevealAdaptation(intruder="shambler", name="Voracious", voracious=True),
        GoTo(seat=TOMEK, room="Lab"),
        PlaceIntruder(intruder="metagorger", room="Lab", in_combat=True),
        ChangeObjects(room="Lab", object="carcass", delta=1),
        *CHOSEN,
        *TO_FEEDING,
        detail="full",
    )
    async with at(home, game) as app:
        seen = app.texts()
    fed = next(at for at, text in enumerate(seen) if "becomes a Shambler" in text)
    assert fed < seen.index("Metagorger (Lab) attacks.")


@asynchronous
async def test_red_in_quick_detail_counts_what_is_placed() -> None:
    home, game = crew(CorrectFigures(intruder="metagorger", delta=2), *TO_BAG, DrawToken(token="red"))
    async with at(home, game) as app:
        assert app.sees("How many Metagorgers come?")
        assert app.one(ft.FilledButton).disabled
        await taps(app, *("Metagorgers placed, more",) * 3)
        assert app.sees("3 Metagorgers are placed")
        await taps(app, "Effect carried out")
    assert now(game).on_board.metagorger == 5


@asynchronous
@pytest.mark.parametrize(
    ("told", "placed"),
    [
        ((), "1 Metagorger is placed"),
        ((MarkNest(mark="found"),), "2 Metagorgers are placed"),
        (
            (ChangeObjects(room="Hibernatorium", object="blue-corpse", delta=-1),),
            "no Metagorger is placed",
        ),
    ],
)
async def test_quick_detail_proposes_a_metagorger_for_the_blue_corpse_until_it_is_told_to_be_gone(
    told: tuple[Command, ...], placed: str
) -> None:
    home, game = crew(*told, *TO_BAG, DrawToken(token="red"))
    async with at(home, game) as app:
        assert app.sees(placed)


@asynchronous
async def test_that_the_blue_corpse_is_gone_is_told_beside_the_nest_in_quick_detail() -> None:
    home, game = crew()
    async with at(home, game) as app:
        await taps(app, "Table menu", "Time, self-destruct, Nest")
        await app.change(app.controls(ft.Switch)[-1], False)
        assert blue_corpse_room(now(game)) is None
        await app.change(app.controls(ft.Switch)[-1], True)
    assert room(game, "Hibernatorium").blue_corpses == 1


@asynchronous
async def test_a_red_token_asks_in_quick_detail_whether_the_blue_corpse_still_lies_there() -> None:
    home, game = crew(*TO_BAG, DrawToken(token="red"))
    async with at(home, game) as app:
        await app.change(app.one(ft.Switch), False)
        assert app.sees("no Metagorger is placed")
        await app.tap("Effect carried out")
    assert (now(game).on_board.metagorger, blue_corpse_room(now(game))) == (0, None)


@asynchronous
async def test_the_blue_corpse_can_be_entered_and_is_gone_once_it_was_eaten_in_quick_detail() -> None:
    home, game = crew(CorrectFigures(intruder="metagorger", delta=1), *TO_FEEDING)
    async with at(home, game) as app:
        await taps(app, "Metagorger, more", "Blue Character Corpse, more", "Feed room 1")
    assert blue_corpse_room(now(game)) is None


@asynchronous
async def test_blank_names_who_stays_and_adds_a_metagorger() -> None:
    home, game = crew(*TWO_ROOMS, *TO_BAG, DrawToken(token="blank"), detail="full")
    async with at(home, game) as app:
        assert app.sees("1 Shambler goes, its token returns")
        await app.tap("Shambler (Lab)")
        assert app.sees("no Shambler goes")
        await app.tap("Effect carried out")
    assert now(game).on_board.shambler == 1


@asynchronous
async def test_a_blank_asks_how_many_shamblers_go_where_nobody_noted_their_rooms() -> None:
    """Presetting all Shamblers would be dangerous: one careless press would clear the board of them."""
    shambler = PlaceIntruder(intruder="shambler")
    home, game = crew(shambler, shambler, *CHOSEN, *TO_BAG, DrawToken(token="blank"))
    async with at(home, game) as app:
        assert app.sees("Shamblers removed: ?")
        assert app.sees("How many Shamblers go?")
        assert not can_press(app, "Effect carried out")
        assert not app.sees("Encounter: Tomek"), "the effect comes before the noise rolls"
        await app.tap("Shamblers removed, more")
        assert app.sees("1 Shambler goes, its token returns")
        await taps(app, "Shamblers removed, less", "Effect carried out")
    assert now(game).on_board.shambler == 2


@asynchronous
async def test_a_press_for_less_says_that_no_shambler_goes() -> None:
    home, game = crew(PlaceIntruder(intruder="shambler"), *CHOSEN, *TO_BAG, DrawToken(token="blank"))
    async with at(home, game) as app:
        await app.tap("Shamblers removed, less")
        assert app.sees("no Shambler goes")
        await app.tap("Effect carried out")
    assert now(game).on_board.shambler == 1


@asynchronous
async def test_the_butcher_comes_to_the_slimed_character_unless_the_table_says_otherwise() -> None:
    home, game = crew(
        CorrectBag(token="butcher", delta=1),
        Mark(seat=PRZEMO, flag="slime", value=True),
        *TO_BAG,
        DrawToken(token="butcher"),
        detail="full",
    )
    async with at(home, game) as app:
        await app.tap("No")
        assert app.sees("Butcher fights Przemo")
        await app.tap("Tomek")
        assert not app.sees("Butcher fights Tomek"), "it is another hand"
        await app.tap("No")
        assert app.sees("Butcher fights Tomek")
        await app.type("Another room", "Lab")
        await app.tap("Effect carried out")
    assert now(game).players[TOMEK].room == "Lab"


@asynchronous
async def test_the_butcher_of_the_event_phase_is_a_whole_encounter() -> None:
    spores = RevealAdaptation(intruder="shambler", name="Spores", effect="Slime for all.")
    butcher = CorrectBag(token="butcher", delta=1)
    home, game = crew(butcher, spores, *TO_BAG, DrawToken(token="butcher", by_app=True), detail="full")
    async with at(home, game) as app:
        for said in (
            "Take this token out of the bag: Butcher. The number on it counts.",
            "Take the noise markers off around that room.",
            "Reveal the Adaptation: Butcher.",
            "Fewer cards in hand than the number on the token?",
        ):
            assert app.sees(said), said
        assert not app.sees("Spores: Slime for all.")
        await app.tap("Yes: Surprise Attack")
        assert app.sees("Surprise Attack: draw an attack card and carry it out.")
        assert app.sees("Spores: Slime for all.")
        await app.tap("Effect carried out")
        assert app.sees("Undo: Magda: Surprise Attack, Butcher (Hibernatorium)")
    assert intruder_fights(now(game), now(game).intruders[-1])
    assert now(game).phase == "players"


@asynchronous
async def test_the_step_of_attacks_and_feeding_shows_the_text_of_every_revealed_adaptation() -> None:
    spores = RevealAdaptation(intruder="butcher", name="Spores", effect="Slime for all.")
    home, game = crew(spores, *TO_FEEDING)
    async with at(home, game) as app:
        assert app.sees("Spores: Slime for all.")


@asynchronous
async def test_blue_says_who_rolls_for_noise_in_order_and_leads_to_the_encounter() -> None:
    home, game = crew(
        Mark(seat=MAGDA, flag="in-combat", value=True),
        Mark(seat=TOMEK, flag="slime", value=True),
        *TO_BAG,
        DrawToken(token="blue"),
    )
    async with at(home, game) as app:
        assert app.sees("In combat, no roll: Magda")
        assert app.sees("slimed: Silence is Danger")
        assert app.texts().index("Tomek") < app.texts().index("Przemo")
        await taps(app, "Encounter: Tomek", "Red Metagorger, 5 · 71%")
        assert now(game).token == DrawnToken(kind="red", purpose="encounter", seat=TOMEK)
        await taps(app, "No", "Effect carried out")
    assert (now(game).phase, now(game).on_board.metagorger) == ("players", 1)


@asynchronous
async def test_the_app_rolls_for_noise_and_the_row_says_what_it_brings() -> None:
    home, game = crew(Mark(seat=TOMEK, flag="slime", value=True), *TO_BAG, DrawToken(token="blue"))
    async with at(home, game) as app:
        with held_time():
            await app.tap_twice("Przemo: roll for noise")
        assert app.sees("Przemo rolls noise: 1")
        assert app.sees("1: noise in corridor 1; with noise there already, an Encounter.")
        give(game, RollNoise(seat=TOMEK, face="silence"))
        await app.settle()
        assert app.sees("Silence: intruders next door that fight nobody come in"), "the slimed one"
    assert [each.face for each in now(game).noise] == ["1", "silence"]


@asynchronous
async def test_a_step_into_a_room_is_rolled_for_where_its_encounter_is_entered() -> None:
    home, game = crew()
    async with at(home, game) as app:
        await taps(app, "Encounter", "Magda: roll for noise")
        assert app.sees("1: noise in corridor 1")
    assert now(game).token is None


@asynchronous
async def test_a_blanks_effect_is_done_by_the_first_encounter_of_its_noise_rolls() -> None:
    home, game = crew(*TWO_ROOMS, *TO_BAG, DrawToken(token="blank"), detail="full")
    async with at(home, game) as app:
        assert app.sees("1 Shambler goes, its token returns")
        await app.tap("Encounter: Tomek")
        assert (now(game).on_board.shambler, now(game).phase) == (0, "events")
        await taps(app, "Shambler, 1 · 10%", "No")
        assert app.sees("In combat, no roll: Magda, Tomek and Przemo"), "all stand in the Hibernatorium"
        assert "These stay: a character is with them" not in app.texts()
        await taps(app, "Noise rolls done")
    assert (now(game).phase, now(game).round) == ("players", 2)
    assert (now(game).on_board.shambler, now(game).bag) == (1, (1, 2, 6, 0, 0, 0))


@asynchronous
async def test_a_shambler_token_is_back_in_the_bag_for_the_encounters_of_its_noise_rolls() -> None:
    home, game = crew(*TO_BAG, CorrectBag(token="shambler", delta=1), DrawToken(token="shambler"))
    async with at(home, game) as app:
        assert app.sees("Put the token back into the bag.")
        await taps(app, "Encounter: Magda", "Shambler, 1 · 11%", "No")
        await app.tap("Noise rolls done")
    assert (now(game).phase, now(game).on_board.shambler, now(game).bag.shambler) == ("players", 1, 0)


# encounters ------------------------------------------------------------------------------------


@asynchronous
async def test_an_encounter_takes_three_taps_and_presets_nothing_of_a_token_that_nobody_holds() -> None:
    """The app does not know the number on the token: people take the token out of the bag and answer."""
    home, game = crew()
    async with at(home, game) as app:
        assert await taps(app, "Encounter", "Draw from the bag") == 2
        # The tests' roller picks the second token: a blue Metagorger.
        assert app.sees("Take this token out of the bag: Blue Metagorger. The number on it counts.")
        await app.tap("No")
    assert (now(game).on_board.metagorger, now(game).bag.blue) == (1, 1)


@asynchronous
async def test_the_question_comes_first_and_what_hands_do_after_its_answer() -> None:
    home, game = crew(DrawToken(token="red", seat=MAGDA))
    async with at(home, game) as app:
        assert app.sees("Metagorger fights Magda")
        assert app.sees("The Metagorger attacks Magda")
        assert not app.sees("draw two Mutation cards")
        await app.tap("Yes: Surprise Attack")
        assert app.sees("draw two Mutation cards, keep one")
    shambler = (CorrectBag(token="shambler", delta=1), DrawToken(token="shambler", seat=MAGDA))
    home, game = crew(*shambler)
    async with at(home, game) as app:
        assert app.sees("Shambler fights Magda · attack card")
        await app.tap("Yes: Surprise Attack")
        assert app.sees("reveal its Adaptation · draw an attack card and carry it out")


@pytest.mark.parametrize(
    ("token", "hand", "answer"),
    [("blue", 1, None), ("blue", 2, "fights"), ("red", 1, "attacks"), ("shambler", 4, "fights")],
)
@asynchronous
async def test_a_hand_that_any_number_on_the_token_beats_or_none_answers_the_question(
    token: TokenKind, hand: int, answer: str | None
) -> None:
    bag = [CorrectBag(token=token, delta=1)] if token == "shambler" else []
    hands = Correct(seat=MAGDA, number="hand", delta=hand)
    home, game = crew(*bag, hands, DrawToken(token=token, seat=MAGDA), detail="full")
    async with at(home, game) as app:
        assert app.sees("Fewer cards in hand than the number on the token?")
        buttons = [label for label in app.texts() if "attacks Magda" in label or "fights Magda" in label]
        assert len(buttons) == (2 if answer is None else 1), "both answers are open, or none"
        assert answer is None or answer in buttons[0]


@asynchronous
async def test_the_colour_that_is_added_is_the_one_that_the_rules_add() -> None:
    """All eight red tokens are in the bag, and one of the two blue ones was drawn: that one comes back."""
    home, game = crew(CorrectBag(token="red", delta=1), *TO_BAG, DrawToken(token="blue"), players=5)
    async with at(home, game) as app:
        assert app.sees("+ a blue Metagorger token")
        assert not app.sees("no Metagorger token is left to add")
        before = now(game).bag.blue
        await app.tap("Effect carried out")
    assert now(game).bag.blue == before + 1


@pytest.mark.parametrize("holds", [False, True])
@asynchronous
async def test_a_metagorger_by_surprise_attacks_at_once_and_news_say_what_it_brought(
    holds: bool,
) -> None:
    before = (DrawMutation(seat=MAGDA),) if holds else ()
    home, game = crew(*before, DrawToken(token="red", seat=MAGDA), detail="full")
    async with at(home, game) as app:
        await app.tap("Yes: Surprise Attack")
        assert app.sees("Light Wounds +1")
        assert app.sees("draw two Mutation cards, keep one") is not holds
    player = now(game).players[MAGDA]
    assert (player.has_mutation, player.contamination, player.light_wounds) == (True, 1, 1)
    assert (now(game).on_board.metagorger, now(game).bag.shambler) == (0, 1)
    game.undo()
    taken_back = now(game).players[MAGDA]
    assert (taken_back.has_mutation, taken_back.light_wounds) == (holds, 0)
    assert now(game).token == DrawnToken(kind="red", purpose="encounter", seat=MAGDA)


@asynchronous
async def test_a_blank_in_an_encounter_puts_noise_everywhere_and_returns() -> None:
    home, game = crew(DrawToken(token="blank", seat=TOMEK))
    async with at(home, game) as app:
        assert app.sees("Put noise in every corridor of this room.")
        assert app.sees("the token returns to the bag")
        await app.tap("Encounter over")
    assert now(game).bag.blank == 1


@asynchronous
async def test_the_room_of_an_encounter_is_a_chip_or_typed() -> None:
    home, game = crew(*TWO_ROOMS, DrawToken(token="red", seat=MAGDA), detail="full")
    async with at(home, game) as app:
        assert "Canteen" not in app.texts(), "where the character stands is known"
        await taps(app, "Room: Hibernatorium", "Canteen", "No")
    assert now(game).players[MAGDA].room == "Canteen"
    assert intruder_fights(now(game), now(game).intruders[-1])


@asynchronous
async def test_where_figures_are_short_the_ends_of_all_orders_of_the_rooms_are_told() -> None:
    home, game = crew(*FEW_FIGURES, *TO_FEEDING, detail="full")
    async with at(home, game) as app:
        assert app.sees("There are too few figures for all")
        assert {
            "1 Shambler and 2 Fleshbeasts: 50%",
            "no Shambler and 3 Fleshbeasts: 50%",
        } <= {label.replace("\u00a0", " ") for label in app.labels()}
        await app.tap("Feed: Lab")
        assert not app.sees("50%")


@asynchronous
async def test_where_every_order_ends_alike_no_ends_are_told() -> None:
    home, game = crew(*TWO_ROOMS, *TO_FEEDING, detail="full")
    async with at(home, game) as app:
        assert not app.sees("every order of the rooms alike")


@asynchronous
async def test_the_table_says_noise_rolls_while_they_wait_for_a_token_that_was_carried_out() -> None:
    drawn = (*TO_BAG, CorrectBag(token="shambler", delta=1), DrawToken(token="shambler"))
    home, game = crew(*drawn, detail="full")
    async with at(home, game) as app:
        await app.tap("See the table")
        assert app.sees("Carry out the token")
        assert not isinstance(game.submit(ResolveToken(rolling=True)), Rejection)
        await app.settle()
        assert app.sees("Noise rolls")
        assert not app.sees("Carry out the token")
