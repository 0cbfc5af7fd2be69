"""Attacks on the screen: the victim, its answer on its own phone, dice, second attempts, the result."""

from typing import Literal

import pytest

from companion.rules.kernel import Command
from companion.rules.soup.company import Follow
from companion.rules.soup.corrections import Correct
from companion.rules.soup.fights import AnswerAttack, Attack, RollEscape, RollFight, TellEscape
from companion.rules.soup.game import SOUP
from companion.table.rights import may
from tests.loops import asynchronous
from tests.ui.carnomorphs.tables import party, phone
from tests.ui.fights import can_press, dead
from tests.ui.services import at, taps
from tests.ui.soup.ponds import MAGDA, PRZEMO, TOMEK, given, now, pond

ATTACK = Attack(seat=MAGDA, number=2, victim=TOMEK, victim_number=1)


@asynchronous
async def test_whom_to_attack_is_chosen_and_the_button_says_the_price() -> None:
    home, game = pond(*given(MAGDA, "struggle"), *given(PRZEMO, "armor"), detail="full")
    async with at(home, game) as app:
        await app.tap("Attack after drifting east: 1 point")
        assert app.sees(
            "Przemo has Armor: these amoebas cannot be attacked in phase 1. Choose another victim."
        )
        await taps(app, "Tomek, amoeba 2", "Drift east, attack Tomek, amoeba 2: 1 point")
    assert [each.number for each in now(game).players[TOMEK].amoebas] == [1]
    assert now(game).players[MAGDA].points == 3


@asynchronous
async def test_no_attack_is_offered_without_a_point() -> None:
    poor = Correct(seat=MAGDA, number="points", delta=-4)
    home, game = pond(*given(MAGDA, "struggle"), poor, detail="full")
    async with at(home, game) as app:
        assert app.sees("No biological point left for an attack.")


@asynchronous
async def test_a_victim_without_points_is_told_why_it_cannot_defend() -> None:
    genes = (*given(MAGDA, "struggle"), *given(TOMEK, "defense", "escape", points=-4))
    home, game = pond(*genes, ATTACK, detail="full")
    async with at(home, game) as app:
        for answer in ("Defend: 1 point", "Escape: 1 point"):
            assert not can_press(app, answer)
            await app.send(dead(app, answer), "tap")
            assert app.sees("Tomek has no biological points left; it takes 1.")
        assert can_press(app, "Let it be eaten")


@asynchronous
async def test_a_defender_answers_throws_and_the_attacker_starves() -> None:
    home, game = pond(*given(MAGDA, "struggle"), *given(TOMEK, "defense"), ATTACK, detail="full")
    async with at(home, game) as app:
        assert app.sees("How to answer the attack?")
        assert app.sees("Tomek wins: 50%")
        await taps(
            app, "Defend: 1 point", "We rolled real dice: attacker first", "3 on the die", "3 on the die"
        )
        assert app.sees("A tie: roll again.")
        await taps(app, "We rolled real dice: attacker first", "3 on the die", "5 on the die")
        assert app.sees("Tomek wins")
        assert app.sees("Magda, amoeba 2: one damage point.")
        await app.tap("Magda goes on")
    assert now(game).players[MAGDA].amoebas[1].wounds == 1
    assert now(game).players[TOMEK].points == 3


@asynchronous
async def test_the_loser_with_persistence_throws_once_more() -> None:
    answered = AnswerAttack(seat=TOMEK, answer="defend")
    genes = (*given(MAGDA, "struggle", "persistence"), *given(TOMEK, "defense"))
    dice = RollFight(dice=((1, 6),))
    home, game = pond(*genes, ATTACK, answered, dice, detail="full")
    async with at(home, game) as app:
        assert app.sees("Magda: once more by Persistence, free")
        await taps(app, "We rolled real dice: attacker first", "2 on the die", "1 on the die")
        assert "Magda: once more by Persistence, free" not in app.texts()
        assert app.sees("1 cube of each colour takes the place of Tomek’s amoeba 1.")
        await app.tap("Magda: attack carried out")
    assert now(game).fight is None


@asynchronous
async def test_an_escape_throws_the_movement_dice_and_the_table_says_whether_it_got_away() -> None:
    genes = (*given(MAGDA, "struggle"), *given(TOMEK, "escape"))
    home, game = pond(*genes, ATTACK, detail="full")
    async with at(home, game) as app:
        await taps(app, "Escape: 1 point", "We rolled real dice", "2 on the die")
        assert app.sees("It may go: north.")
        await app.tap("It got away")
        assert app.sees("Tomek gets away")
        assert app.sees("Magda, amoeba 2: one damage point.")
        await app.tap("Magda goes on")
    assert len(now(game).players[TOMEK].amoebas) == 2
    assert now(game).players[MAGDA].amoebas[1].meal == "starved"


@asynchronous
async def test_a_five_on_the_escape_die_says_that_it_stays_and_offers_no_escape() -> None:
    genes = (*given(MAGDA, "struggle"), *given(TOMEK, "escape", "speed"))
    home, game = pond(*genes, ATTACK, detail="full")
    async with at(home, game) as app:
        await taps(app, "Escape: 1 point", "We rolled real dice", "5 on the die")
        assert app.sees("It stays where it is: this roll is no escape.")
        assert "It got away" not in app.texts()
        assert not app.sees("no drift")
        await taps(app, "We rolled real dice", "6 on the die")
        assert app.sees("It may go: west, north, east or south.")
        await app.tap("It got away")
    home, game = pond(*given(MAGDA, "struggle"), *given(TOMEK, "escape"), ATTACK, detail="full")
    async with at(home, game) as app:
        await taps(app, "Escape: 1 point", "We rolled real dice", "5 on the die")
        assert app.sees("Magda wins")


@asynchronous
async def test_after_a_defence_that_failed_the_escape_is_offered_and_the_other_way_round() -> None:
    genes = (*given(MAGDA, "struggle"), *given(TOMEK, "escape", "defense"))
    home, game = pond(*genes, ATTACK, detail="full")
    async with at(home, game) as app:
        await taps(
            app, "Defend: 1 point", "We rolled real dice: attacker first", "5 on the die", "2 on the die"
        )
        assert app.sees("The defence has failed.")
        assert "Defend: 1 point" not in app.texts()
        await taps(
            app, "Escape: 1 point", "We rolled real dice", "2 on the die", "It got away", "Magda goes on"
        )
    assert now(game).players[TOMEK].points == 2
    home, game = pond(*genes, ATTACK, detail="full")
    async with at(home, game) as app:
        await taps(app, "Escape: 1 point", "We rolled real dice", "2 on the die", "It is caught")
        assert app.sees("The escape has failed.")
        assert "Escape: 1 point" not in app.texts()
        await app.tap("Let it be eaten")
    assert [each.number for each in now(game).players[TOMEK].amoebas] == [2]


@asynchronous
async def test_before_it_escapes_a_defender_with_persistence_throws_once_more() -> None:
    genes = (*given(MAGDA, "struggle"), *given(TOMEK, "escape", "defense", "persistence"))
    home, game = pond(*genes, ATTACK, detail="full")
    async with at(home, game) as app:
        await taps(
            app, "Defend: 1 point", "We rolled real dice: attacker first", "5 on the die", "2 on the die"
        )
        await taps(app, "We rolled real dice: attacker first", "2 on the die", "5 on the die")
        assert app.sees("Tomek wins")
        await app.tap("Magda goes on")
    assert len(now(game).players[TOMEK].amoebas) == 2


@asynchronous
async def test_an_attack_before_moving_says_that_it_drifts_and_one_after_it_does_not() -> None:
    home, game = pond(*given(MAGDA, "struggle", "holding"), detail="full")
    async with at(home, game) as app:
        assert app.sees("Attack after drifting east: 1 point")
        await taps(app, "Stay by Holding", "Not enough food? Attack: 1 point")
        assert app.sees("Which amoeba on the same space?")
        await taps(app, "Tomek, amoeba 1", "Attack Tomek, amoeba 1: 1 point")
    home, game = pond(*given(MAGDA, "struggle"), detail="full")
    async with at(home, game) as app:
        await app.tap("Attack after drifting east: 1 point")
        assert app.sees("It drifts east: which amoeba on the space there?")


@asynchronous
async def test_an_attacker_that_followed_is_asked_what_it_eats() -> None:
    genes = (*given(MAGDA, "struggle", "holding"), *given(TOMEK, "escape"))
    follow = Follow(seat=MAGDA, number=2, leader=1)
    away = (AnswerAttack(seat=TOMEK, answer="escape"), follow, TellEscape(escaped=True))
    home, game = pond(*genes, ATTACK, *away, detail="full")
    async with at(home, game) as app:
        assert app.sees("Magda: amoeba 2 has followed by Holding and may eat there.")
        await taps(app, "Magda goes on", "Amoeba 2, damage 0", "Eats")
    assert now(game).players[MAGDA].amoebas[1].meal == "ate"


@asynchronous
async def test_after_an_escape_persistence_attacks_again_for_free() -> None:
    genes = (*given(MAGDA, "struggle", "persistence"), *given(TOMEK, "escape", "streamlining"))
    away = (
        AnswerAttack(seat=TOMEK, answer="escape"),
        RollEscape(dice=(2,)),
        TellEscape(escaped=True),
    )
    home, game = pond(*genes, ATTACK, *away, detail="full")
    async with at(home, game) as app:
        await app.tap("Magda: another attack by Persistence, free")
        await taps(app, "Przemo, amoeba 1", "Attack Przemo, amoeba 1: free")
    assert now(game).players[MAGDA].points == 3
    assert [each.number for each in now(game).players[PRZEMO].amoebas] == [2]


@asynchronous
async def test_the_question_mark_opens_attack() -> None:
    home, game = pond(*given(MAGDA, "struggle"), *given(TOMEK, "defense"), ATTACK, detail="full")
    async with at(home, game) as app:
        assert "Rules: Attack" in app.labels()


@asynchronous
async def test_the_attacked_one_answers_on_its_own_phone() -> None:
    home, game = pond(*given(MAGDA, "struggle"), *given(TOMEK, "defense"), ATTACK, detail="full")
    at_the_table = party(home, game)
    async with phone(at_the_table, game, TOMEK) as tomek, phone(at_the_table, game, MAGDA) as magda:
        assert "Defend: 1 point" not in magda.texts()
        assert magda.sees("Tomek")
        await tomek.tap("Defend: 1 point")
        await magda.settle()
        assert magda.sees("Defence: a die each")
    fight = now(game).fight
    assert fight is not None
    assert fight.answer == "defend"


@asynchronous
async def test_only_the_two_fighters_and_the_host_throw_the_dice_of_a_fight() -> None:
    answered = AnswerAttack(seat=TOMEK, answer="defend")
    genes = (*given(MAGDA, "struggle"), *given(TOMEK, "defense"))
    home, game = pond(*genes, ATTACK, answered, detail="full")
    at_the_table = party(home, game)
    async with (
        phone(at_the_table, game, TOMEK) as tomek,
        phone(at_the_table, game, MAGDA) as magda,
        phone(at_the_table, game, PRZEMO) as przemo,
        at(home, game) as host,
    ):
        for throwing in (tomek, magda, host):
            assert "We rolled real dice: attacker first" in throwing.texts()
        assert "We rolled real dice: attacker first" not in przemo.texts()
        assert przemo.sees("Waiting for Tomek")
        await taps(tomek, "We rolled real dice: attacker first", "2 on the die", "5 on the die")
        await przemo.settle()
        assert "Magda: attack carried out" not in przemo.texts()
        assert przemo.sees("Waiting for Magda")


@asynchronous
async def test_only_who_flees_and_the_host_say_how_an_escape_went() -> None:
    genes = (*given(MAGDA, "struggle"), *given(TOMEK, "escape"))
    home, game = pond(*genes, ATTACK, AnswerAttack(seat=TOMEK, answer="escape"), detail="full")
    at_the_table = party(home, game)
    async with (
        phone(at_the_table, game, TOMEK) as tomek,
        phone(at_the_table, game, MAGDA) as magda,
        at(home, game) as host,
    ):
        assert "We rolled real dice" not in magda.texts()
        assert "We rolled real dice" in host.texts()
        await taps(tomek, "We rolled real dice", "2 on the die")
        await magda.settle()
        await host.settle()
        assert "It got away" not in magda.texts()
        assert "It got away" in host.texts()
        await tomek.tap("It got away")
    fight = now(game).fight
    assert fight is not None
    assert fight.result == "escaped"


@pytest.mark.parametrize(
    ("answer", "command", "allowed"),
    [
        ("defend", RollFight(dice=((2, 5),)), {MAGDA, TOMEK}),
        ("escape", RollEscape(dice=(2,)), {TOMEK}),
        ("escape", TellEscape(escaped=True), {TOMEK}),
    ],
)
def test_at_a_strict_table_others_are_refused_dice_and_results(
    answer: Literal["defend", "escape"], command: Command, allowed: set[int]
) -> None:
    genes = (*given(MAGDA, "struggle"), *given(TOMEK, "defense", "escape"))
    _, game = pond(*genes, ATTACK, AnswerAttack(seat=TOMEK, answer=answer), detail="full")
    for seat in range(4):
        refused = may("strict", "player", seat, SOUP, game.table.state, command)
        assert (refused is None) == (seat in allowed), seat
    assert may("strict", "host", None, SOUP, game.table.state, command) is None


@asynchronous
async def test_an_escape_takes_cubes_and_followers_along_and_moves_twice_with_speed() -> None:
    genes = (
        *given(MAGDA, "struggle"),
        *given(TOMEK, "escape", "tentacle", "speed"),
        *given(PRZEMO, "holding"),
    )
    home, game = pond(*genes, ATTACK, detail="full")
    async with at(home, game) as app:
        await taps(app, "Escape: 1 point", "Tentacle: no cubes", "Take along 1 red")
        await taps(app, "Holding: nobody", "Przemo, amoeba 2 follows", "We rolled real dice", "2 on the die")
        await taps(app, "Move a second time, free")
        assert now(game).fight is not None
        assert "Move a second time, free" not in app.texts()
        await app.tap("It got away")
        assert app.sees("Takes along 1 red.")
        assert app.sees("Followed by: Przemo, amoeba 2.")
        await app.tap("Magda goes on")
    assert now(game).departure is None
