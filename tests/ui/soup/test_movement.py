"""Phase 1 on the screen: amoebas move, eat, starve."""

import flet as ft

from companion.rules.soup.corrections import Correct
from companion.rules.soup.data import Card
from companion.rules.soup.house_rules import SetOptions
from companion.rules.soup.movement import Drift, RollMove
from companion.rules.soup.options import Options
from companion.rules.soup.ozone import TurnCard
from companion.rules.soup.turns import EndPhase
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.fights import dead
from tests.ui.harness import SMALL_PHONE, held_time
from tests.ui.services import at, fill, taps
from tests.ui.soup.ponds import MAGDA, OLA, PRZEMO, TOMEK, called, given, now, pond

# quick detail ----------------------------------------------------------------------------------


@asynchronous
async def test_movements_are_paid_with_a_stepper_and_taken_back() -> None:
    home, game = pond()
    async with at(home, game) as app:
        await taps(app, *(["Own movements, more"] * 3), "Own movements, less")
        assert "Own movements: 2" in app.labels()
        assert now(game).players[MAGDA].points == 2
        await app.tap("Next: Tomek")
        assert "Own movements: 0" in app.labels()


@asynchronous
async def test_streamlining_has_nothing_to_pay() -> None:
    home, game = pond(*given(MAGDA, "streamlining"))
    async with at(home, game) as app:
        assert app.sees("Own movements cost nothing.")


@asynchronous
async def test_amoebas_that_were_eaten_leave_the_board_where_somebody_can_eat_them() -> None:
    home, game = pond()
    async with at(home, game) as app:
        assert not app.sees("Eaten by Struggle for Survival")
        give(game, *given(OLA, "struggle"))
        await app.settle()
        await app.tap("Tomek: one amoeba fewer")
    assert len(now(game).players[TOMEK].amoebas) == 1


@asynchronous
async def test_an_attack_is_paid_at_one_tap_and_the_journal_says_what_for() -> None:
    home, game = pond(*given(MAGDA, "struggle"), *given(TOMEK, "defense"), *given(OLA, "escape"))
    async with at(home, game) as app:
        before = game.table.count
        count = await taps(app, "Magda attacks: 1 point", "Tomek defends: 1 point")
        assert count == game.table.count - before == 2
        assert game.table.entry(game.table.count - 1).label.params["purpose"] == "defend"
        await taps(app, "Ola escapes: 1 point", "Magda attacks: 1 point · paid: 1")
        assert "Magda attacks: 1 point · paid: 2" in app.texts()
    assert [each.points for each in now(game).players] == [2, 3, 4, 3]


@asynchronous
async def test_a_payment_stays_in_its_place_and_is_off_where_no_point_is_left() -> None:
    home, game = pond(*given(MAGDA, "struggle", points=-3))
    async with at(home, game) as app:
        await app.tap("Magda attacks: 1 point")
        said = "Magda attacks: 1 point · paid: 1"
        (chip,) = (each for each in app.controls(ft.TextButton) if app.texts(each) == [said])
        assert chip.disabled
        await app.send(dead(app, said), "tap")
        assert app.sees("Magda has no biological points left; it takes 1.")


@asynchronous
async def test_a_movement_without_a_point_says_why_on_the_table() -> None:
    home, game = pond(Correct(seat=MAGDA, number="points", delta=-4))
    async with at(home, game) as app:
        await app.tap("See the table")
        await app.send(dead(app, "One movement: 1 point"), "tap")
        assert app.sees("Magda has no biological points left; it takes 1.")
    assert now(game).players[MAGDA].points == 0


@asynchronous
async def test_a_double_tap_pays_for_one_attack() -> None:
    home, game = pond(*given(MAGDA, "struggle"))
    async with at(home, game) as app:
        with held_time():
            await app.tap_twice("Magda attacks: 1 point")
    assert now(game).players[MAGDA].points == 3


@asynchronous
async def test_the_owner_of_a_host_pays_for_parasitism_in_the_turn_of_who_has_it() -> None:
    home, game = pond(*given(TOMEK, "parasitism"))
    async with at(home, game) as app:
        assert not app.sees("feeds a parasite")
        await app.tap("Next: Tomek")
        await app.tap("Ola feeds a parasite: 1 point")
        assert "Tomek feeds a parasite: 1 point" not in app.texts()
    assert now(game).players[OLA].points == 3


@asynchronous
async def test_only_those_who_can_answer_an_attack_are_asked_to_pay() -> None:
    free = given(TOMEK, "escape", "streamlining")
    home, game = pond(*given(MAGDA, "struggle"), *free, *given(OLA, "armor", "defense"))
    async with at(home, game) as app:
        paid = [said for said in app.texts() if said.endswith(": 1 point")]
    assert paid == ["Magda attacks: 1 point"]


@asynchronous
async def test_one_tap_pays_a_move_of_everybody_and_fills_the_button_that_ends_the_phase() -> None:
    home, game = pond(pace="brisk")
    async with at(home, game) as app:
        outlined = fill(app, "Everyone has eaten")
        with held_time():
            await app.tap_twice("One move each")
        await app.settle()
        assert [each.points for each in now(game).players] == [3, 3, 3, 3]
        assert fill(app, "Everyone has eaten") != outlined
        give(game, *given(TOMEK, "streamlining"), *given(PRZEMO, points=-3))
        await app.settle()
        await app.tap("One move each")
    assert [each.points for each in now(game).players] == [2, 3, 0, 2], "free moves, and no point left"


@asynchronous
async def test_in_large_text_parts_that_are_only_read_are_folded() -> None:
    home, game = pond(*given(OLA, "struggle"), pace="brisk")
    home.remember("setting.scale", 2.0)
    async with at(home, game) as app:
        assert "Magda: one own movement more" in app.labels()
        assert "Tomek: one amoeba fewer" not in app.labels()
        await taps(app, "Eaten by Struggle for Survival", "Tomek: one amoeba fewer")
        await app.tap("Eaten by Struggle for Survival")
        assert "Tomek: one amoeba fewer" not in app.labels()
    assert len(now(game).players[TOMEK].amoebas) == 1


# full detail: moving ---------------------------------------------------------------------------


@asynchronous
async def test_a_turn_without_genes_is_a_tap_for_each_amoeba_and_one_to_hand_on() -> None:
    home, game = pond(detail="full")
    async with at(home, game) as app:
        count = await taps(app, "Drifts and eats", "Drifts and eats", "Next: Tomek")
    assert count == 3
    assert [each.meal for each in now(game).players[MAGDA].amoebas] == ["ate", "ate"]


@asynchronous
async def test_the_others_drift_and_eat_at_one_tap() -> None:
    home, game = pond(detail="full")
    async with at(home, game) as app:
        await app.tap("All 2 drift and eat")
        assert app.sees("2 of 2 amoebas done")
        await app.tap("Next: Tomek")
    assert now(game).active == TOMEK


@asynchronous
async def test_a_double_tap_feeds_one_amoeba() -> None:
    home, game = pond(detail="full")
    async with at(home, game) as app:
        with held_time():
            await app.tap_twice("Drifts, starves")
    assert [each.meal for each in now(game).players[MAGDA].amoebas] == ["starved", ""]


@asynchronous
async def test_a_movement_of_its_own_says_its_price_and_the_dice_lie_for_all() -> None:
    home, game = pond(detail="full")
    async with at(home, game) as app:
        await taps(app, "We rolled real dice", "3 on the die")
        assert app.sees("Moves east.")
        assert "3 on the die" in app.labels()
        await app.tap("Eats")
    assert now(game).players[MAGDA].points == 3


@asynchronous
async def test_the_app_throws_at_one_tap() -> None:
    home, game = pond(detail="full")
    async with at(home, game) as app:
        await app.tap("Move on its own: 1 point")
    moved = now(game).players[MAGDA].amoebas[0].moves or now(game).move is not None
    assert moved
    assert now(game).players[MAGDA].points == 3


@asynchronous
async def test_without_a_point_moving_looks_so_and_says_why() -> None:
    home, game = pond(Correct(seat=MAGDA, number="points", delta=-4), detail="full")
    async with at(home, game) as app:
        assert app.sees("Magda has no biological points left; it takes 1.")
        assert "We rolled real dice" not in app.texts()


@asynchronous
async def test_of_two_dice_one_is_chosen() -> None:
    home, game = pond(*given(MAGDA, "movement-1"), detail="full")
    async with at(home, game) as app:
        await taps(app, "We rolled real dice", "1 on the die")
        assert app.sees("Die 2 of 2 shows")
        await app.tap("4 on the die")
        assert app.sees("Where does amoeba 1 go?")
        assert not app.sees("North")
        await app.tap("South")
        assert app.sees("Moves south.")
    assert now(game).move is None


@asynchronous
async def test_a_six_and_movement_two_choose_freely() -> None:
    home, game = pond(RollMove(seat=MAGDA, number=1, dice=(6,)), detail="full")
    async with at(home, game) as app:
        await app.tap("Stay")
    home, game = pond(*given(MAGDA, "movement-2"), detail="full")
    async with at(home, game) as app:
        await taps(app, "Move on its own: 1 point", "North")
        assert app.sees("Moves north.")


@asynchronous
async def test_speed_offers_a_second_movement_for_free_but_not_after_a_drift() -> None:
    home, game = pond(*given(MAGDA, "speed"), RollMove(seat=MAGDA, number=1, dice=(1,)), detail="full")
    async with at(home, game) as app:
        await taps(app, "Move a second time, free")
        assert now(game).players[MAGDA].points == 3
    home, game = pond(*given(MAGDA, "speed"), Drift(seat=MAGDA, number=1), detail="full")
    async with at(home, game) as app:
        assert not app.sees("Move a second time")
        assert app.sees("Drifts east.")


@asynchronous
async def test_holding_stays_where_it_is() -> None:
    home, game = pond(*given(MAGDA, "holding"), detail="full")
    async with at(home, game) as app:
        await app.tap("Stay by Holding")
        assert app.sees("It stays where it is.")


@asynchronous
async def test_quick_detail_tells_who_may_go_along_before_the_direction() -> None:
    home, game = pond(*given(MAGDA, "holding", "tentacle"))
    async with at(home, game) as app:
        assert app.sees("does anybody follow by Holding? Magda.")
        assert app.sees("Tentacle takes up to 3 cubes along.")
    home, game = pond(*given(OLA, "holding"), options=Options(following="after"))
    async with at(home, game) as app:
        assert app.sees("Holding may follow an amoeba that leaves its space: Ola.")


@asynchronous
async def test_a_tap_right_after_a_drift_is_heard() -> None:
    home, game = pond(detail="full")
    async with at(home, game) as app:
        with held_time():
            await taps(app, "Drift east", "Eats")
    assert [each.meal for each in now(game).players[MAGDA].amoebas] == ["ate", ""]


@asynchronous
async def test_another_amoeba_is_chosen_in_the_row() -> None:
    home, game = pond(detail="full")
    async with at(home, game) as app:
        await taps(app, "Amoeba 2, damage 0", "Drifts and eats")
    assert [each.meal for each in now(game).players[MAGDA].amoebas] == ["", "ate"]


# eating ----------------------------------------------------------------------------------------


@asynchronous
async def test_with_a_choice_each_meal_is_a_chip_of_cubes() -> None:
    home, game = pond(*given(MAGDA, "substitution"), detail="full")
    async with at(home, game) as app:
        await app.tap("Eats 2 red and 2 green")
    # Of 55 cubes 38 are on the 19 spaces; two are eaten, and Magda's amoeba excretes two of its own.
    assert now(game).supply == (15, 19, 19, 17)


@asynchronous
async def test_three_players_choose_among_the_meals() -> None:
    home, game = pond(players=3, detail="full")
    async with at(home, game) as app:
        assert not app.sees("All 2 drift and eat")
        await app.tap("Eats 2 red and 1 green")
    assert now(game).players[MAGDA].amoebas[0].meal == "ate"


@asynchronous
async def test_the_host_of_parasitism_is_chosen_and_pays_a_point() -> None:
    broke = Correct(seat=PRZEMO, number="points", delta=-4)
    home, game = pond(*given(MAGDA, "parasitism"), broke, detail="full")
    async with at(home, game) as app:
        assert not app.sees("Przemo, pays 1 point")
        await taps(app, "Tomek, pays 1 point", "Eats 1 red and 1 green")
    assert now(game).players[TOMEK].points == 3


@asynchronous
async def test_the_question_mark_opens_movement() -> None:
    home, game = pond(detail="full")
    async with at(home, game) as app:
        await app.tap(called(app, "Rules: Movement"))
        assert app.sees("Drift: where the card points, for free.")


@asynchronous
async def test_frugality_may_be_left_unused_by_a_larger_meal() -> None:
    home, game = pond(*given(MAGDA, "frugality"), detail="full")
    before = now(game).supply
    async with at(home, game) as app:
        assert sum(label.startswith("Eats ") for label in app.labels()) == 3
        await app.tap("More than needed")
        await app.tap("Eats 1 red, 1 green and 1 yellow")
    assert sum(now(game).supply) == sum(before) + 3 - 2


@asynchronous
async def test_all_drift_and_eat_never_counts_one_that_has_moved() -> None:
    moved = RollMove(seat=MAGDA, number=1, dice=(2,))
    three = Correct(seat=MAGDA, number="amoebas", delta=1)
    home, game = pond(three, detail="full")
    async with at(home, game) as app:
        assert app.sees("All 3 drift and eat")
        give(game, moved)
        await app.settle()
        assert not app.sees("All 3 drift and eat")
        await app.tap("1 eats, 2 drift and eat")
    label = game.table.entry(game.table.count - 1).label
    assert label.params["moved"] == 1
    assert [each.meal for each in now(game).players[MAGDA].amoebas] == ["ate"] * 3


@asynchronous
async def test_what_a_plain_meal_is_stands_on_the_screen_quick_and_full() -> None:
    for detail in ("quick", "full"):
        home, game = pond(detail=detail)
        async with at(home, game) as app:
            assert app.sees("A meal: 1 red, 1 green and 1 yellow.")
            assert app.sees("It eats and excretes 2 cubes of its colour, or takes a damage point.")
        home, game = pond(players=3, detail=detail)
        async with at(home, game) as app:
            assert app.sees("A meal: 2+1, each number a different colour: red or green.")


@asynchronous
async def test_a_meal_is_that_of_the_players_genes() -> None:
    home, game = pond(*given(MAGDA, "frugality", "parasitism"), *given(TOMEK, "substitution"))
    async with at(home, game) as app:
        assert app.sees("A meal: 1+1, each number a different colour: red, green or yellow.")
        assert app.sees("With Parasitism: 1, and the owner of the other amoeba pays 1 point.")
        await app.tap("Next: Tomek")
        assert app.sees("A meal: 1+1+1 or 2+2, each number a different colour: blue, green or yellow.")


@asynchronous
async def test_the_point_is_lost_only_where_one_was_paid() -> None:
    six = RollMove(seat=MAGDA, number=1, dice=(6,))
    home, game = pond(six, detail="full")
    async with at(home, game) as app:
        assert app.sees("it stays, and the point is lost.")
    home, game = pond(*given(MAGDA, "streamlining"), six, detail="full")
    async with at(home, game) as app:
        assert app.sees("Against the edge or a rock it stays where it is.")
        assert not app.sees("point is lost")
    home, game = pond(*given(MAGDA, "speed"), six.replace(dice=(1,)), six, detail="full")
    async with at(home, game) as app:
        assert not app.sees("point is lost")


@asynchronous
async def test_the_colours_are_those_of_the_box_unless_the_table_takes_the_apps() -> None:
    home, game = pond(options=Options(colours="app"))
    async with at(home, game) as app:
        assert app.sees("A meal: 1 pink, 1 green and 1 sand.")
        give(game, SetOptions(options=Options()))
        await app.settle()
        assert app.sees("A meal: 1 red, 1 green and 1 yellow.")
    assert [player.colour for player in now(game).players] == [0, 1, 2, 3]


@asynchronous
async def test_aggression_is_paid_once_in_a_phase_5_of_quick_detail() -> None:
    home, game = pond(*given(MAGDA, "aggression"), EndPhase(), TurnCard(card=Card("stay", 14)))
    give(game, EndPhase(), EndPhase(), EndPhase())
    async with at(home, game) as app:
        await app.tap("Magda attacks: 1 point")
        said = "Magda attacks: 1 point · paid: 1"
        (chip,) = (each for each in app.controls(ft.TextButton) if app.texts(each) == [said])
        assert chip.disabled


@asynchronous
async def test_on_a_small_phone_the_one_tap_for_all_stands_above_what_one_amoeba_does() -> None:
    home, game = pond(detail="full")
    async with at(home, game, size=SMALL_PHONE) as app:
        texts = app.texts()
        assert texts.index("All 2 drift and eat") < texts.index("Amoeba 1")
        await app.tap("All 2 drift and eat")
    assert all(each.meal == "ate" for each in now(game).players[MAGDA].amoebas)


@asynchronous
async def test_who_takes_another_amoeba_than_the_next_by_number_is_told_so() -> None:
    """The rulebook lets amoebas act by their numbers."""
    home, game = pond(detail="full")
    async with at(home, game) as app:
        assert not app.sees("By number amoeba 1 would be next.")
        await app.tap(called(app, "Amoeba 2, damage"))
        assert app.sees("By number amoeba 1 would be next.")
        await app.tap("Drifts and eats")
        assert not app.sees("By number amoeba 1 would be next.")
