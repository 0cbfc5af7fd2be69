"""Whole games, played at random: the numbers of pieces are conserved, and nothing raises."""

from collections.abc import Sequence
from typing import TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from companion.rules.carnomorphs.combat import fighters, fights, intruder_fights, noise_rollers
from companion.rules.carnomorphs.data import (
    CARCASSES,
    EGGS,
    FIGURES_IN_BOX,
    HEAVY_OBJECTS,
    INTRUDERS,
    MOST_PLAYERS,
    PODS_BY_PLAYERS,
    TOKENS,
    TOKENS_IN_BOX,
)
from companion.rules.carnomorphs.feeding import Feed, contents_of, feeding_plan, left_to_feed
from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.carnomorphs.intruders import IntruderPlaced, KillIntruder, remains_of
from companion.rules.carnomorphs.next_step import next_step
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.rooms import ChangeObjects, MarkNest, ObjectsChanged, carried_in, present
from companion.rules.carnomorphs.setup import BeginPlay, StartGame
from companion.rules.carnomorphs.tokens import preset, stranded_shamblers
from companion.rules.kernel import Command, Rejection
from tests.rules.carnomorphs.anything import commands
from tests.rules.carnomorphs.player import next_command
from tests.rules.carnomorphs.tables_flow import NAMES, seated, table
from tests.rules.machines import PlayedAtRandom
from tests.rules.strategies import varied
from tests.sizes import examples

T = TypeVar("T")


class WholeGame(PlayedAtRandom):
    """A game whose players mostly play on, and sometimes submit any command at all."""

    game = CARNOMORPHS
    follows = staticmethod(next_step)

    # moves ---------------------------------------------------------------------------------------

    @initialize(
        players=st.integers(1, MOST_PLAYERS),
        full=st.booleans(),
        rounds=st.integers(1, 6),
        options=varied(Options),
    )
    def sits_down(self, players: int, full: bool, rounds: int, options: Options) -> None:
        self.submit(
            StartGame(
                players=seated(*NAMES[:players]),
                numbers=tuple(range(players, 0, -1)),
                options=options.replace(time_track=rounds),
                detail="full" if full else "quick",
            )
        )
        assert self.state.phase == "setup"
        assert len(self.state.pods) == PODS_BY_PLAYERS[players]

    @rule(data=st.data())
    def plays_on(self, data: st.DataObject) -> None:
        def choose(among: Sequence[T]) -> T:
            return data.draw(st.sampled_from(among))

        if self.state.phase == "setup":
            self.submit(BeginPlay())
        for _ in range(data.draw(st.integers(1, 6))):
            self.submit(next_command(self.state, choose))

    @rule(command=commands())
    def asks_for_anything(self, command: Command) -> None:
        self.submit(command)

    # invariants ----------------------------------------------------------------------------------

    @invariant()
    def figures_on_the_board_and_those_that_can_be_placed_are_those_of_the_box(self) -> None:
        state = self.state
        for kind in INTRUDERS:
            dead = 1 if kind == "butcher" and state.butcher_dead else 0
            assert state.on_board.of(kind) + state.available.of(kind) + dead == FIGURES_IN_BOX.of(kind)
            assert min(state.on_board.of(kind), state.available.of(kind)) >= 0

    @invariant()
    def tokens_in_the_bag_drawn_and_aside_are_those_of_the_box(self) -> None:
        state = self.state
        open_now = [token for token in (state.token, state.interrupted) if token is not None]
        waiting = [token.kind for token in open_now if not token.carried_out]
        for kind in TOKENS:
            inside, spare = state.bag.of(kind), state.spare.of(kind)
            assert min(inside, spare) >= 0
            assert inside + spare + waiting.count(kind) == TOKENS_IN_BOX.of(kind)

    @invariant()
    def eggs_and_carcasses_are_no_more_than_the_box_holds(self) -> None:
        state = self.state
        in_nest = 0 if state.nest_destroyed else state.eggs
        carried = [thing for player in state.players for thing in player.carries]
        rooms = (state.unnoted, *state.rooms)
        assert 0 <= in_nest + sum(room.eggs for room in rooms) + carried.count("egg") <= EGGS
        assert sum(room.carcasses for room in rooms) + carried.count("carcass") <= CARCASSES
        blue = sum(room.blue_corpses for room in rooms) + carried.count("blue-corpse")
        assert blue <= 1 + 2 * len(state.players), "that of the set-up, and those of the dead"

    @invariant()
    def without_eggs_on_the_board_the_nest_is_destroyed(self) -> None:
        assert self.state.eggs > 0 or self.state.nest_destroyed

    @invariant()
    def the_dead_leave_what_was_said_of_them(self) -> None:
        if self.state.phase not in ("players", "events"):
            return
        for figure in self.state.intruders:
            said = remains_of(self.state, figure.kind)
            answer = CARNOMORPHS.decide(self.state, KillIntruder(id=figure.id))
            assert not isinstance(answer, Rejection)
            lying = sum(event.delta for event in answer if isinstance(event, ObjectsChanged))
            placed = sum(isinstance(event, IntruderPlaced) for event in answer)
            assert (lying, placed) == (said.carcasses, said.shamblers)

    @invariant()
    def who_stands_together_fights_and_where_all_rooms_are_noted_nobody_else_does(self) -> None:
        """Attack or feed, noise rolls, and the Shamblers that a blank token removes agree with the rooms."""
        state = self.state
        names = {room.id: room.name.casefold() for room in state.rooms}
        there = [player for player in state.players if player.fate == "aboard" and player.pod is None]
        places = {player.room.casefold() for player in there if player.room}
        besieged = {figure.id for figure in state.intruders if names.get(figure.room or 0) in places}
        fighting = {player.seat for player in fighters(state)}
        engaged = {figure.id for figure in state.intruders if intruder_fights(state, figure)}
        met = {names[figure.room] for figure in state.intruders if figure.room is not None}
        meeting = {player.seat for player in there if player.room.casefold() in met}
        assert fighting <= {player.seat for player in there}, "who is not there fights nobody"
        assert not state.players or (besieged <= engaged and meeting <= fighting)
        unknown = any(state.loose) or any(figure.room is None for figure in state.intruders)
        if state.detail == "full" and not unknown and all(player.room for player in there):
            assert (engaged, fighting) == (besieged, meeting)
        rolling = [player.seat for player in state.turn_order if player in there]
        assert list(noise_rollers(state)) == [seat for seat in rolling if seat not in fighting]
        going = {figure.id for figure in state.intruders if figure.kind == "shambler"} - engaged
        assert set(stranded_shamblers(state)) == going
        for room in state.rooms:
            feeders = contents_of(state, room).feeders
            assert {each.id for each in feeders if each.in_combat} == engaged & {each.id for each in feeders}
            plan = feeding_plan(state, Feed(room=room.id))
            eats = state.voracious or (state.options.nest_in_combat and room.nest)
            if not isinstance(plan, Rejection) and not eats:
                assert not any(plan.before.feeders[step.feeder].id in engaged for step in plan.steps)

    @invariant()
    def nobody_comes_or_goes_and_the_dead_do_nothing(self) -> None:
        for player in self.state.players:
            assert player.living or not (player.combat_mark or player.pod)
            assert player.markers < 4 or not player.living
        active = self.state.active
        assert active is None or self.state.players[active].acting

    @invariant()
    def hands_hold_what_no_room_counts_and_their_rooms_are_listed(self) -> None:
        state = self.state
        for player in state.players:
            if player.carries and player.on_board and player.room:
                assert state.room_called(player.room) is not None
        for room in state.rooms:
            for thing in HEAVY_OBJECTS:
                assert present(state, room, thing) == room.count(thing) + carried_in(state, room).count(thing)

    @invariant()
    def who_is_off_the_board_fights_nobody(self) -> None:
        state = self.state
        pairs = fights(state)
        for player in state.players:
            of_theirs = [fight for fight in pairs if fight.seat == player.seat]
            assert player.on_board or not of_theirs
            assert (player.seat in {each.seat for each in fighters(state)}) == bool(of_theirs)

    @invariant()
    def no_more_are_left_to_feed_than_are_counted(self) -> None:
        state = self.state
        for left, there in zip(left_to_feed(state), state.loose, strict=True):
            assert 0 <= left <= there

    @invariant()
    def the_drawn_token_is_prefilled_by_what_the_rules_accept_or_ask_for(self) -> None:
        state = self.state
        if state.token is None or not state.running:
            return
        answer = CARNOMORPHS.decide(state, preset(state))
        asked = {"metagorgers-unsaid", "butcher-hands-unknown", "inside-a-pod", "not-aboard"}
        assert not isinstance(answer, Rejection) or answer.code in asked

    @invariant()
    def no_seat_sees_another_ones_secrets(self) -> None:
        for viewer in (None, *range(len(self.state.players))):
            seen = CARNOMORPHS.player_view(self.state, viewer)
            for player in seen.players:
                if player.seat != viewer:
                    assert player.objectives == ()
                    assert player.kept is None
                    assert player.mutation_shown or not player.mutation

    @invariant()
    def only_the_survivors_win_or_with_shared_objectives_the_whole_crew(self) -> None:
        outcome, players = CARNOMORPHS.outcome(self.state), self.state.players
        assert (outcome is not None) == (self.state.phase == "over")
        winners = outcome.winners if outcome else ()
        if self.state.shared_fulfilled and len(winners) == len(players):
            assert any(player.saved for player in players)
            return
        for seat in winners:
            assert players[seat].saved
            assert players[seat].fulfilled


TestWholeGames = WholeGame.TestCase
TestWholeGames.settings = settings(max_examples=examples(80), stateful_step_count=40)


def test_a_nest_that_is_intact_after_all_has_no_more_eggs_than_the_rooms_leave() -> None:
    """Found by random play: eight eggs returned to the board although three were in rooms."""
    play = table("Ola").do(
        MarkNest(mark="destroyed"),
        ChangeObjects(room="Kantyna", object="egg", delta=3),
        MarkNest(mark="destroyed", value=False),
    )
    assert play.state.eggs == EGGS - 3
    assert CARNOMORPHS.flaw(play.state) is None
