"""Whole games, played at random: the numbers of pieces are conserved, and nothing raises."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from companion.rules.kernel import Command, Event, Rejection
from companion.rules.soup.corrections import Correct, CorrectAmoeba, CorrectSupply
from companion.rules.soup.data import AMOEBAS, CARDS, CUBES_IN_BOX, FINISH_ZONE, GENES
from companion.rules.soup.fights import CloseFight
from companion.rules.soup.game import SOUP
from companion.rules.soup.house_rules import SetOptions
from companion.rules.soup.meals import AmoebaFed, Eat, FeedRest
from companion.rules.soup.next_step import next_step
from companion.rules.soup.options import Options
from companion.rules.soup.play import AmoebaRemoved
from companion.rules.soup.setup import BeginPlay, StartGame
from companion.rules.soup.state import EMPTY, State
from tests.rules.machines import PlayedAtRandom
from tests.rules.soup.anything import commands
from tests.rules.soup.player import next_command
from tests.rules.soup.tables import NAMES, seated
from tests.rules.strategies import varied
from tests.sizes import examples

T = TypeVar("T")

SUPPLY = (BeginPlay, CorrectSupply)
"""Commands that state the number of cubes off the board."""


def supplied(state: State, command: Command, events: Sequence[Event]) -> tuple[int, ...]:
    """Return the cubes off the board after a command in full detail, derived from the rulebook's text."""
    held = list(state.supply)
    least = 0 if state.options.cube_supply else -CUBES_IN_BOX

    def place(seats: Iterable[int], count: int) -> None:
        for seat in seats:
            held[seat] = max(least, held[seat] - count)

    seats, fight = range(len(state.players)), state.fight
    for event in events:
        match event:
            case AmoebaFed(seat=seat, meal="ate") if isinstance(command, Eat | FeedRest):
                one_each = tuple(int(each != seat) for each in seats)
                eaten = command.cubes if isinstance(command, Eat) and command.cubes else one_each
                for each in seats:
                    held[each] = min(CUBES_IN_BOX, held[each] + eaten[each])
                place([seat], state.options.excretion)
            case AmoebaRemoved() if state.phase == "deaths" and not isinstance(command, CORRECTIONS):
                place(seats, 2)
            case AmoebaRemoved() if not isinstance(command, CORRECTIONS):
                fought = isinstance(command, CloseFight) and fight is not None and fight.answer == "defend"
                place(seats, 0 if fought and not state.options.defence_cubes else 1)
            case _:
                pass
    return tuple(held)


CORRECTIONS = (Correct, CorrectAmoeba)
"""Commands that remove an amoeba without leaving cubes in its place."""


class WholeGame(PlayedAtRandom):
    """A game whose players mostly play on, and sometimes submit any command at all."""

    game = SOUP
    follows = staticmethod(next_step)
    may_fail = frozenset({"order-tied", "fight-dice"})

    # moves ---------------------------------------------------------------------------------------

    @initialize(players=st.integers(3, 4), full=st.booleans(), options=varied(Options))
    def sits_down(self, players: int, full: bool, options: Options) -> None:
        self.submit(
            StartGame(players=seated(*NAMES[:players]), options=options, detail="full" if full else "quick")
        )
        assert self.state.phase == "setup"

    @rule(data=st.data())
    def plays_on(self, data: st.DataObject) -> None:
        def choose(among: Sequence[T]) -> T:
            return data.draw(st.sampled_from(among))

        for _ in range(data.draw(st.integers(1, 12))):
            self.submit(next_command(self.state, choose))

    @rule()
    def presses_the_wide_button(self) -> None:
        step = next_step(self.state)
        if step.command is not None:
            self.submit(step.command)

    @rule(command=commands())
    def asks_for_anything(self, command: Command) -> None:
        self.submit(command)

    def followed(self, before: State, command: Command, events: Sequence[Event]) -> None:
        if before.detail == "full" and not isinstance(command, SUPPLY):
            expected = supplied(before, command, events)
            if isinstance(command, SetOptions) and command.options.cube_supply:
                # Missing cubes are put back when the supply begins to be limited.
                expected = tuple(max(0, held) for held in expected)
            assert self.state.supply == expected, command

    # invariants ----------------------------------------------------------------------------------

    @invariant()
    def gene_cards_that_are_held_and_those_left_are_those_of_the_game(self) -> None:
        state = self.state
        if state.players:
            held = Counter(gene for player in state.players for gene in player.gene_names)
            for gene in GENES:
                assert held[gene] + state.market(gene) == state.copies(gene)
                assert state.market(gene) >= 0

    @invariant()
    def there_are_eleven_environment_cards(self) -> None:
        state = self.state
        assert len(state.turned) + state.cards_left == len(CARDS) == 11
        assert state.cards_left >= 0
        if state.options.cards == "eleven":
            assert Counter(state.turned) + Counter(state.deck) == Counter(CARDS)

    @invariant()
    def nobody_has_more_than_seven_amoebas_nor_less_than_no_points(self) -> None:
        for player in self.state.players:
            numbers = [amoeba.number for amoeba in player.amoebas]
            assert len(numbers) <= AMOEBAS == 7
            assert sorted({*numbers, *player.free_numbers}) == list(range(1, AMOEBAS + 1))
            assert player.points >= 0
            assert all(amoeba.wounds >= 0 for amoeba in player.amoebas)

    @invariant()
    def cubes_in_the_supply_are_those_of_the_box_at_most(self) -> None:
        least = 0 if self.state.options.cube_supply else -CUBES_IN_BOX
        assert all(least <= held <= CUBES_IN_BOX for held in self.state.supply)

    @invariant()
    def debts_are_owed_in_phase_2_alone(self) -> None:
        assert self.state.phase == "environment" or not any(self.state.debts)

    @invariant()
    def who_is_first_on_the_ladder_wins(self) -> None:
        outcome = SOUP.outcome(self.state)
        assert (outcome is not None) == (self.state.phase == "over")
        if outcome is not None:
            first = max(outcome.scores)
            leaders = {seat for seat, score in enumerate(outcome.scores) if score == first}
            assert set(outcome.winners) == leaders


TestWholeGames = WholeGame.TestCase
TestWholeGames.settings = settings(max_examples=examples(60), stateful_step_count=40)


def played(seed: int, *, full: bool, players: int = 4) -> tuple[State, list[Event]]:
    """Play a whole random game without corrections; return its last state and its events."""
    chance = Random(seed)
    state, happened = EMPTY, list[Event]()
    asked: Command = StartGame(players=seated(*NAMES[:players]), detail="full" if full else "quick")
    while state.phase != "over":
        thrown = SOUP.throw(state, asked, lambda faces: chance.randint(1, faces))
        answer = SOUP.decide(state, thrown)
        if not isinstance(answer, Rejection):
            before, state = state, SOUP.fold(answer, state)
            if full and not isinstance(thrown, SUPPLY):
                assert state.supply == supplied(before, thrown, answer), thrown
            happened += answer
            assert SOUP.flaw(state) is None
        asked = next_command(state, chance.choice)
    return state, happened


def test_games_come_to_their_end_in_the_finish_zone_or_with_the_last_card() -> None:
    endings = Counter[str | None]()
    for seed in range(24):
        state, happened = played(seed, full=seed % 2 == 0, players=3 + seed % 3 % 2)
        endings[state.ending] += 1
        assert SOUP.fold(happened) == state
        zone = any(player.place >= FINISH_ZONE for player in state.players)
        assert state.ending == ("finish-zone" if zone else "last-card")
        assert state.round <= 10
    assert set(endings) == {"finish-zone", "last-card"}


def test_no_two_markers_share_a_space_in_a_game_without_corrections() -> None:
    for seed in range(6):
        state, _ = played(seed, full=False)
        assert len({player.place for player in state.players}) == 4


def test_ten_thousand_events_fold_to_the_end_of_the_game_that_they_tell() -> None:
    """A game in full detail has about a thousand events; its first event starts the game anew."""
    state, happened = played(5, full=True)
    times = 10_000 // len(happened) + 1
    assert len(happened) * times >= 10_000
    assert SOUP.fold(happened * times) == state
