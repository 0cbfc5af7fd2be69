"""Several phones at the table: any may tick a step of the set-up; a card belongs to its owner alone."""

import pytest

from companion.device.open_game import OpenGame
from companion.party.party import Party
from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.characters import Correct, GoTo
from companion.rules.carnomorphs.contents import Contents, Feeder
from companion.rules.carnomorphs.event_phase import EndFeeding, NoteEvent
from companion.rules.carnomorphs.feeding import Feed
from companion.rules.carnomorphs.house_rules import SetDetail
from companion.rules.carnomorphs.intruders import CorrectFigures, PlaceIntruder
from companion.rules.carnomorphs.mutation import DrawMutation, MetagorgerAttack
from companion.rules.carnomorphs.objectives import ChooseObjective
from companion.rules.carnomorphs.setup import BeginPlay
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.turns import EndPlayerPhase
from companion.rules.kernel import Command
from tests import carnomorph_seeds
from tests.host.party_game import party_of, service
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.carnomorphs.crews import NAMES, PRZEMO, TOMEK, called, crew, now
from tests.ui.carnomorphs.tables import heard, holds, phone
from tests.ui.services import at

CARD = "Photosynthetic skin"


pytestmark = pytest.mark.usefixtures("no_pauses")


def shared(*commands: Command) -> tuple[Party, OpenGame]:
    """Open a table of three to phones, after these commands."""
    party = party_of(service())
    game = give(carnomorph_seeds.begun(party.service, NAMES[:3], "quick"), *commands)
    party.offer(game.id)
    return party, game


@asynchronous
async def test_a_guest_ticks_a_step_of_the_set_up() -> None:
    party, game = shared()
    async with phone(party, game, TOMEK) as app:
        await app.tap(called(app, "Step 9:"))
    assert now(game).setup_done == ("carnomorph-board",)


@asynchronous
async def test_a_mutation_card_is_read_on_its_owners_phone_and_reaches_no_other() -> None:
    party, game = shared(BeginPlay(), DrawMutation(seat=TOMEK, card=CARD))
    async with phone(party, game, TOMEK) as own:
        assert own.sees("Undo: Tomek takes a Mutation card")
        await own.tap(called(own, "Tomek, "))
        assert CARD not in heard(own), "the own phone lies on the table too"
        (held,) = holds(own)
        await own.fire(held, "long_press_start")
        assert own.sees(CARD)
        await own.fire(held, "long_press_end")
        assert not own.sees(CARD)
    async with phone(party, game, PRZEMO) as other:
        await other.tap(called(other, "Tomek, "))
        assert other.sees("kept secret until its first use")
        assert CARD not in repr(other.sent)


READY = (
    BeginPlay(),
    SetDetail(detail="full"),
    Correct(seat=TOMEK, number="contamination", delta=1),
    DrawMutation(seat=TOMEK, card=CARD),
)
"""Tomek has a Mutation card that he has noted in secret, and could use it."""


@asynchronous
async def test_a_command_that_reveals_belongs_to_the_owners_device_whatever_the_rights_are() -> None:
    """Otherwise any friend could do another player's Mutation Action, read the card's name and undo it."""
    party, game = shared(*READY)
    async with phone(party, game, TOMEK) as own, phone(party, game, PRZEMO) as other:
        await other.tap(called(other, "Tomek, "))
        assert not other.sees("Mutation Action")
        assert not other.sees("Note its name")
        await own.tap(called(own, "Tomek, "))
        await own.tap("Mutation Action")
        await own.tap("INFECTED")
        assert CARD not in heard(own)
        await own.tap("Carry out the action")
        assert now(game).players[TOMEK].mutation == CARD
        assert other.sees(CARD)
        game.undo()
        await other.settle()
        assert not other.sees(CARD)
        await other.tap("Close")
        assert not other.sees("Redo")
        await own.tap("Close")
        assert own.sees("Redo")


@asynchronous
async def test_on_a_device_of_several_players_no_name_is_taken_from_a_secret() -> None:
    home, game = crew(*READY[1:])
    async with at(home, game) as app:
        await app.tap(called(app, "Tomek, "))
        await app.tap("Mutation Action")
        await app.tap("INFECTED")
        await app.tap("Carry out the action")
        assert CARD not in heard(app)
        await app.tap("Close")
        await app.tap("Table menu")
        await app.tap("History")
        assert CARD not in heard(app)
    tomek = now(game).players[TOMEK]
    assert (tomek.mutation_shown, tomek.mutation) == (True, "")


CHOSEN = tuple(ChooseObjective(seat=seat) for seat in range(3))

IN_FEEDING = (
    BeginPlay(),
    SetDetail(detail="full"),
    PlaceIntruder(intruder="metagorger", room="Lab"),
    PlaceIntruder(intruder="metagorger", room="Lab"),
    *CHOSEN,
    EndPlayerPhase(),
)


@asynchronous
async def test_every_phone_sees_what_a_feeding_came_to_and_is_told_of_it() -> None:
    party, game = shared(*IN_FEEDING)
    async with phone(party, game, PRZEMO) as other:
        assert not other.sees("Feeding (Lab)")
        async with phone(party, game, TOMEK) as own:
            await own.tap("Feed: Lab")
        assert other.sees("Feeding (Lab): 1 intruder")
        assert other.sees("now: 1 Shambler · reveal its Adaptation · eaten: 1 Metagorger")
        assert "Feeding (Lab): 1 intruder" in heard(other)
        game.undo()
        await other.settle()
        assert not other.sees("eaten: 1 Metagorger")


@asynchronous
async def test_a_phone_that_comes_later_counts_the_rooms_that_were_entered_elsewhere() -> None:
    figures = tuple(Feeder(kind="metagorger") for _ in range(3))
    party, game = shared(BeginPlay(), CorrectFigures(intruder="metagorger", delta=4), EndPlayerPhase())
    give(game, Feed(contents=Contents(feeders=figures)))
    async with phone(party, game, PRZEMO) as other:
        assert other.sees("Room 2")


@asynchronous
async def test_the_phone_of_who_was_attacked_says_what_to_draw_and_keep() -> None:
    party, game = shared(BeginPlay(), CorrectFigures(intruder="metagorger", delta=1), EndPlayerPhase())
    draws = "Draw two Mutation cards, keep one face down, shuffle the other back."
    async with phone(party, game, TOMEK) as own, phone(party, game, PRZEMO) as other:
        assert not own.sees("You were attacked")
        give(game, MetagorgerAttack(seat=TOMEK))
        await own.settle()
        await other.settle()
        assert own.sees("You were attacked")
        assert own.sees(draws)
        assert own.sees("Light Wounds +1")
        assert not other.sees("You were attacked")
        assert not other.sees(draws)
        game.undo()
        await own.settle()
        assert not own.sees(draws)


@asynchronous
async def test_what_an_attack_gave_is_on_the_table_until_its_round_is_over() -> None:
    surprise = MetagorgerAttack(seat=TOMEK, surprise=True)
    party, game = shared(BeginPlay(), SetDetail(detail="full"), surprise, *CHOSEN)
    async with phone(party, game, TOMEK) as own:
        assert own.sees("Draw two Mutation cards")
        give(game, EndPlayerPhase(), EndFeeding(), NoteEvent(), DrawToken(token="blue"), ResolveToken())
        await own.settle()
        assert not own.sees("You were attacked")


@asynchronous
async def test_an_attack_that_was_carried_out_on_one_phone_is_over_on_every_one() -> None:
    fights = (GoTo(seat=TOMEK, room="Lab"), PlaceIntruder(intruder="shambler", room="Lab"))
    party, game = shared(BeginPlay(), SetDetail(detail="full"), *fights, *CHOSEN, EndPlayerPhase())
    async with phone(party, game, TOMEK) as own, phone(party, game, PRZEMO) as other:
        await own.tap("Slime")
        await own.tap("Shambler attacks Tomek")
        assert other.sees("Attacks and Feeding done")
        assert own.sees("You were attacked")
        assert own.texts().count("Slime") == 1
