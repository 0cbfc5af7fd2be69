"""The game itself as the judge of its odds: `decide` and `evolve` for every token, card and order of rooms.

A referee adds only chance: the possible tokens, cards and orders, all equally likely. The commands themselves
compute the results.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from itertools import combinations, permutations
from typing import NamedTuple

from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.data import CHECKED_CARDS, TokenKind
from companion.rules.carnomorphs.feeding import Feed
from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.carnomorphs.last_check import BeginCheck, DrawFour, ScanDeck, check_step
from companion.rules.carnomorphs.mutation import Scan
from companion.rules.carnomorphs.odds import ChainEnd
from companion.rules.carnomorphs.play import FateSet
from companion.rules.carnomorphs.rooms import eggs_in_nest
from companion.rules.carnomorphs.state import State
from companion.rules.carnomorphs.tokens import ResolveToken, noise_rolls
from companion.rules.kernel import applied
from tests.rules.carnomorphs.tables_flow import OLA, Play
from tests.rules.playing import after_command, surely_after

done = partial(after_command, CARNOMORPHS)
surely = partial(surely_after, CARNOMORPHS)


# the bag ------------------------------------------------------------------------------------------------


def thrown(state: State, draw: DrawToken) -> Iterator[tuple[TokenKind, Fraction]]:
    """Yield every token that the game may draw for a command, with its probability."""

    def rolling(face: int) -> Callable[[int], int]:
        return lambda _faces: face

    total = state.bag.total
    found: Counter[TokenKind] = Counter()
    for face in range(1, total + 1):
        command = draw.thrown(state, rolling(face))
        assert isinstance(command, DrawToken)
        assert command.token is not None
        found[command.token] += 1
    for token, count in found.items():
        yield token, Fraction(count, total)


Course = tuple[tuple[TokenKind, ...], Fraction]
"""Tokens drawn in sequence, and the probability of the sequence."""


def event_phases(state: State, phases: int) -> Iterator[Course]:
    """Yield every course of this many event phases; an empty bag ends a course."""
    if not phases or not state.bag.total:
        yield (), Fraction(1)
        return
    at_bag = Play(state).at("bag").state
    for token, chance in thrown(at_bag, DrawToken()):
        drawn = surely(at_bag, DrawToken(token=token))
        if noise_rolls(drawn) and token in ("blank", "shambler", "fleshbeast"):
            after = surely(drawn, ResolveToken(rolling=True), ResolveToken())
        else:
            after = surely(drawn, ResolveToken())
        for rest, share in event_phases(after, phases - 1):
            yield (token, *rest), chance * share


def encounters(state: State, draws: int) -> Iterator[Course]:
    """Yield every course of this many encounter draws; an empty bag ends a course."""
    if not draws or not state.bag.total:
        yield (), Fraction(1)
        return
    for token, chance in thrown(state, DrawToken(seat=OLA)):
        after = surely(state, DrawToken(token=token, seat=OLA), ResolveToken())
        for rest, share in encounters(after, draws - 1):
            yield (token, *rest), chance * share


# cards --------------------------------------------------------------------------------------------------


class Cards(NamedTuple):
    """A character's Action and Contamination cards."""

    action: int
    healthy: int
    infected: int

    @property
    def each(self) -> tuple[str, ...]:
        return ("action",) * self.action + ("healthy",) * self.healthy + ("infected",) * self.infected


class Checked(NamedTuple):
    """The result of a last check: the markers, and whether the character lives."""

    markers: int
    lives: bool


def last_check(state: State, cards: Cards) -> dict[Checked, Fraction]:
    """Play a saved character's last check with every possible hand of four cards."""
    if check_step(state, state.players[OLA]) == "scan":
        state = surely(state, ScanDeck(seat=OLA, infected=cards.infected > 0))
    ends: Counter[Checked] = Counter()
    hands = list(combinations(cards.each, min(CHECKED_CARDS, len(cards.each))))
    for hand in hands:
        after = state
        if check_step(state, state.players[OLA]) == "draw":
            after = surely(state, DrawFour(seat=OLA, contaminated=len(hand) - hand.count("action")))
        player = after.players[OLA]
        assert check_step(after, player) is None
        ends[Checked(player.markers, player.living)] += 1
    return {end: Fraction(count, len(hands)) for end, count in ends.items()}


class Rested(NamedTuple):
    """Chances after scans and a last check."""

    survives: Fraction
    dies_scanning: Fraction
    takes_card: Fraction


def rests(play: Play, cards: Cards, scans: int, *, infected_leaves: bool) -> Rested:
    """Have a character scan this many Contamination cards, then come to the last check."""
    survives = dies = takes = Fraction(0)
    contaminated = ("healthy",) * cards.healthy + ("infected",) * cards.infected
    scanned = list(combinations(contaminated, scans))
    for hand in scanned:
        infected = hand.count("infected")
        gone = infected if infected_leaves else 0
        removed = scans - infected + gone
        state = play.state
        if infected or removed:
            state = surely(state, Scan(seat=OLA, infected=infected, removed=removed))
        player, chance = state.players[OLA], Fraction(1, len(scanned))
        takes += chance * (player.has_mutation and not play[OLA].has_mutation)
        if not player.living:
            dies += chance
            continue
        left = Cards(cards.action, cards.healthy - (scans - infected), cards.infected - gone)
        ends = last_check(in_check(state), left)
        survives += chance * sum((share for end, share in ends.items() if end.lives), Fraction(0))
    return Rested(survives, dies, takes)


def in_check(state: State) -> State:
    """Have Ola hibernate, and begin the last check."""
    return surely(applied(state, FateSet(seat=OLA, fate="hibernated")), BeginCheck(ending="time"))


# feeding ------------------------------------------------------------------------------------------------


def feedings(state: State) -> dict[ChainEnd, Fraction]:
    """Feed all rooms by command, in every order; return each result with its probability."""
    ends: Counter[ChainEnd] = Counter()
    for order in permutations(room.id for room in state.rooms):
        after = state
        for room in order:
            after = done(after, Feed(room=room)) or after
        ends[ChainEnd(after.on_board, eggs_in_nest(after))] += 1
    return {end: Fraction(count, ends.total()) for end, count in ends.items()}
