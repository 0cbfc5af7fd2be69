"""Whole games at a table, played, corrected, undone and reopened at random, and their invariants."""

from collections.abc import Sequence
from itertools import cycle
from typing import Any, TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from companion.rules.chromosome.data import MAX_GENES, TOKENS_PER_SPECIES
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.scoring import score
from companion.rules.chromosome.setup import StartGame
from companion.rules.chromosome.state import State
from companion.rules.kernel import Command, Rejection
from companion.table.journal import Entry
from companion.table.table import Table
from companion.words import LANGUAGES, Words
from tests.rules.anything import commands, options
from tests.rules.build import NAMES, seated
from tests.rules.player import next_command
from tests.sizes import examples
from tests.table.memory import MemoryRows, ticking

T = TypeVar("T")


class WholeGame(RuleBasedStateMachine):
    """Players who mostly play on, sometimes try anything, and sometimes change their minds."""

    def __init__(self) -> None:
        super().__init__()
        self.rows = MemoryRows()
        self.table = self.opened()
        self.version = 0
        self.most_fate = 0

    def opened(self) -> Table[State]:
        """Open a table on the current rows, as after a restart; its dice work for any number of sides."""
        falls = cycle((0, 2, 1, 3, 1))
        return Table(CHROMOSOME, self.rows, roller=lambda sides: 1 + next(falls) % sides, now=ticking())

    @property
    def state(self) -> State:
        """The state that the table shows."""
        return self.table.state

    # actions of the players ----------------------------------------------------------------------------

    @initialize(players=st.integers(2, 4), starter=st.integers(0, 1), chosen=options(), full=st.booleans())
    def sits_down(self, players: int, starter: int, chosen: Any, full: bool) -> None:
        detail = "full" if full else "quick"
        self.submit(
            StartGame(players=seated(*NAMES[:players]), starter=starter, options=chosen, detail=detail)
        )
        assert self.state.phase == "turns"

    @rule(data=st.data())
    def plays_on(self, data: st.DataObject) -> None:
        def choose(among: Sequence[T]) -> T:
            return data.draw(st.sampled_from(among))

        for _ in range(data.draw(st.integers(1, 6))):
            self.submit(next_command(self.state, choose))

    @rule(command=commands())
    def asks_for_anything(self, command: Command) -> None:
        self.submit(command)

    @rule(steps=st.integers(-1, 6))
    def undoes(self, steps: int) -> None:
        before, kept = self.state, self.table.states
        answer = self.table.undo(steps)
        if isinstance(answer, Rejection):
            assert not 0 < steps < len(kept) - 1
            assert self.state is before
        else:
            assert self.state == kept[-1 - steps]

    @rule(steps=st.integers(-1, 6))
    def redoes(self, steps: int) -> None:
        before, undone = self.state, self.table.undone
        answer = self.table.redo(steps)
        if isinstance(answer, Rejection):
            assert not 0 < steps <= len(undone)
            assert self.state is before
        else:
            back = [event for entry in undone[:steps] for event in entry.events]
            assert self.state == CHROMOSOME.fold(back, before)

    @precondition(lambda self: len(self.table.entries) > 1)
    @rule()
    def takes_everything_back_and_brings_it_back(self) -> None:
        states, entries = self.table.states, self.table.entries
        self.table.undo(len(entries) - 1)
        assert self.state == states[1]
        self.table.redo(len(entries) - 1)
        assert (self.table.states, self.table.entries) == (states, entries)

    @rule()
    def reopens(self) -> None:
        again = self.opened()
        assert again.states == self.table.states
        assert again.version == self.table.version
        assert [entry.events for entry in again.entries] == [entry.events for entry in self.table.entries]
        assert [entry.label for entry in again.undone] == [entry.label for entry in self.table.undone]
        self.table = again

    def submit(self, command: Command) -> None:
        """Give a command; assert that a rejected one changes nothing."""
        state, version, rows, undone = self.state, self.table.version, self.rows.rows, self.table.undone
        answer = self.table.submit(command)
        if isinstance(answer, Entry):
            assert self.rows.rows[:-1] == rows
            assert self.table.undone == ()
            for language in LANGUAGES:
                assert Words(language, strict=True).of("chromosome")(answer.label.key, **answer.label.params)
        else:
            assert self.state is state
            assert (self.table.version, self.rows.rows, self.table.undone) == (version, rows, undone)
            for language in LANGUAGES:
                assert Words(language, strict=True).of("chromosome")(answer.code, **answer.params)

    # invariants ----------------------------------------------------------------------------------------

    @invariant()
    def the_version_counts_the_rows_and_never_falls(self) -> None:
        assert self.table.version == len(self.rows.rows) >= self.version
        self.version = self.table.version

    @invariant()
    def the_state_is_the_fold_of_what_counts(self) -> None:
        events = [event for entry in self.table.entries for event in entry.events]
        assert CHROMOSOME.fold(events) == self.state
        assert len(self.table.states) == len(self.table.entries) + 1

    @invariant()
    def the_state_is_a_valid_one(self) -> None:
        assert State.model_validate(self.state.model_dump()) == self.state

    @invariant()
    def there_are_twelve_tokens_of_each_species(self) -> None:
        state = self.state
        for player in state.players:
            supply, captured = state.supply(player.seat), state.captured(player.seat)
            assert player.on_board + supply + captured == TOKENS_PER_SPECIES
            assert min(player.on_board, supply, captured) >= 0
            assert 0 <= player.charged <= player.on_board

    @invariant()
    def nobody_has_less_than_nothing_or_more_than_there_is(self) -> None:
        self.most_fate = max(self.most_fate, self.state.options.fate_max)
        for player in self.state.players:
            assert 0 <= player.fate <= self.most_fate
            assert player.irradiation >= 0
            assert min(player.trophies) >= 0 == player.trophies[player.seat]
            assert min(*player.active, *player.passive) >= 0
            assert player.genes.total <= MAX_GENES

    @invariant()
    def every_area_has_a_cube_and_a_number_of_its_own(self) -> None:
        ids = [area.id for area in self.state.areas]
        assert len(set(ids)) == len(ids)
        assert all(area.cubes >= 1 and area.id < self.state.next_area for area in self.state.areas)

    @invariant()
    def at_most_one_thing_is_under_way(self) -> None:
        state = self.state
        tests = state.radiation is not None and (state.radiation.tests or state.radiation.wave)
        assert sum(bool(each) for each in (state.battle, state.evolution, tests)) <= 1
        if state.roll is not None:
            assert state.battle or state.evolution or tests
            assert not state.players[state.roll.roller].eliminated or tests

    @invariant()
    def the_clock_shows_a_round_of_the_game(self) -> None:
        if self.state.players:
            assert 1 <= self.state.clock <= self.state.rounds
            assert 1 <= self.state.round <= self.state.rounds

    @invariant()
    def in_the_turns_somebody_is_up_who_is_in_the_game(self) -> None:
        state = self.state
        assert (state.active is not None) == (state.phase == "turns")
        if state.active is not None and state.players[state.active].eliminated:
            assert state.radiation is not None, "only a Wave may still be tested then"
            assert state.radiation.wave

    @invariant()
    def last_turns_are_owed_to_those_who_are_in_and_only_after_an_elimination(self) -> None:
        last = self.state.last_turns
        if last is not None:
            assert len(set(last)) == len(last)
            if self.state.phase == "turns":
                assert all(self.state.players[seat].in_play for seat in last)
                assert any(player.eliminated for player in self.state.players)

    @invariant()
    def a_finished_game_is_scored_as_its_numbers_say(self) -> None:
        state = self.state
        assert (state.outcome is not None) == (state.phase == "over")
        if state.outcome is not None:
            assert state.outcome.lines == tuple(score(player) for player in state.players)
            best = [line for line in state.outcome.lines if line.seat in state.outcome.winners]
            assert not [line for line in best if line.eliminated]
            assert bool(best) == any(not player.eliminated for player in state.players)


TestWholeGames = WholeGame.TestCase
TestWholeGames.settings = settings(max_examples=examples(80), stateful_step_count=40)
