"""Questions about the odds of Carnomorphs: the last check, the bag, a noise roll, a feeding."""

from dataclasses import dataclass, replace
from typing import Annotated, ClassVar, Final, Literal, Self

from companion.rules.carnomorphs.contents import Contents
from companion.rules.carnomorphs.data import (
    EGGS,
    FIGURES_IN_BOX,
    MOST_OBJECTS,
    TOKENS,
    TOKENS_IN_BOX,
    Figures,
    IntruderKind,
    Tokens,
    starting_bag,
)
from companion.rules.carnomorphs.odds import (
    MOST_CARDS,
    MOST_MARKERS,
    Carried,
    CheckOdds,
    FeedingChain,
    LastCheck,
    NoiseOdds,
    NoiseRoll,
    OddsError,
    Who,
    check_odds,
    drawn_in_events,
    drawn_out,
    feeding_chain,
    next_token,
    noise_odds,
    ship_of,
)
from companion.rules.carnomorphs.odds.noise import CORRIDORS
from companion.rules.carnomorphs.odds.ranges import MOST_DRAWS
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.rooms import eggs_in_nest
from companion.rules.carnomorphs.state import Player, State
from companion.rules.question import Figure, Question, Within

ACTION_CARDS: Final = 10
"""Default number of Action cards."""

USUAL_CONTAMINATION: Final = 4


@dataclass(frozen=True)
class CheckQuestion(Question):
    """The last check of one character, and the worth of resting before it."""

    key: ClassVar[str] = "infection"
    folded = frozenset({"infected_check", "marker_as_card", "infected_leaves"})

    cards: Annotated[int, Within(1, MOST_CARDS)]
    """Action and Contamination cards together."""

    contaminated: Annotated[int, Within(0, MOST_CARDS)]
    markers: Annotated[int, Within(0, MOST_MARKERS)]
    infected: Annotated[int | None, Within(0, MOST_CARDS)] = None
    """Infected cards among the Contamination cards; None if nobody knows."""

    mutation: bool = True
    """Whether the player has a Mutation card."""

    infected_check: Who = "everybody"
    """The players who draw four cards."""

    marker_as_card: bool = False
    """Whether a player without a Mutation card gets one instead of the first marker."""

    infected_leaves: bool = True
    """Whether a scanned infected card leaves the player's cards."""

    @classmethod
    def first(cls) -> Self:
        return cls(ACTION_CARDS + USUAL_CONTAMINATION, USUAL_CONTAMINATION, 1)

    @classmethod
    def of(cls, check: LastCheck, options: Options) -> Self:
        """Return the question for the last check of a character at the table."""
        return cls(
            check.cards,
            check.contaminated,
            check.markers,
            check.infected,
            check.mutation,
            check.who,
            check.marker_as_card,
            options.infected_leaves,
        )

    def ends(self, name: str) -> tuple[int, int]:
        match name:
            case "contaminated":
                return 0, self.cards
            case "infected":
                return 0, self.contaminated
            case _:
                return super().ends(name)

    @property
    def last_check(self) -> LastCheck:
        """The check, as input for `check_odds`."""
        return LastCheck(
            self.cards,
            self.contaminated,
            self.markers,
            self.infected,
            self.mutation,
            self.infected_check,
            self.marker_as_card,
        )

    @property
    def odds(self) -> CheckOdds:
        return check_odds(self.last_check)

    @property
    def figures(self) -> tuple[Figure, ...]:
        return Figure("survives", self.odds.survives), Figure("markers", self.odds.markers)


USUAL_PHASES: Final = 3
"""The default number of event phases to look ahead."""


@dataclass(frozen=True)
class BagQuestion(Question):
    """The next token of the intruder bag, and the next draws."""

    key: ClassVar[str] = "bag"

    blank: Annotated[int, Within(0, TOKENS_IN_BOX.blank)] = 0
    blue: Annotated[int, Within(0, TOKENS_IN_BOX.blue)] = 0
    red: Annotated[int, Within(0, TOKENS_IN_BOX.red)] = 0
    shambler: Annotated[int, Within(0, TOKENS_IN_BOX.shambler)] = 0
    fleshbeast: Annotated[int, Within(0, TOKENS_IN_BOX.fleshbeast)] = 0
    butcher: Annotated[int, Within(0, TOKENS_IN_BOX.butcher)] = 0
    draws: Annotated[int, Within(0, MOST_DRAWS)] = 0
    """The number of draws to look ahead, one per event phase or all in a row; 0 for the next token only."""

    @classmethod
    def first(cls) -> Self:
        return cls(draws=USUAL_PHASES).with_bag(starting_bag(3))

    @property
    def bag(self) -> Tokens:
        return Tokens(*(getattr(self, kind) for kind in TOKENS))

    def with_bag(self, bag: Tokens) -> Self:
        return replace(self, **bag._asdict())

    @property
    def figures(self) -> tuple[Figure, ...]:
        found = [Figure("next", next_token(self.bag))]
        if self.draws:
            for name, draws in (("in_events", drawn_in_events), ("drawn_out", drawn_out)):
                once, expected = draws(self.bag, self.draws)
                found += [Figure(name, once), Figure(f"{name}_expected", expected, "amount")]
        return tuple(found)


@dataclass(frozen=True)
class NoiseQuestion(Question):
    """A noise roll in a room whose corridors may already have noise."""

    key: ClassVar[str] = "noise"

    noisy: Annotated[frozenset[int], Within(CORRIDORS[0], CORRIDORS[-1])] = frozenset()
    """The numbers of the room's corridors that already have noise."""

    slimed: bool = False
    intruders_near: bool = False

    @classmethod
    def of(cls, player: Player) -> Self:
        """Return the question about a character's noise roll, filled in with what the app knows."""
        return cls(slimed=player.slime)

    @property
    def odds(self) -> NoiseOdds:
        return noise_odds(NoiseRoll(self.noisy, self.slimed, self.intruders_near))

    @property
    def figures(self) -> tuple[Figure, ...]:
        return tuple(Figure(name, share) for name, share in self.odds._asdict().items())


MOST_ROOMS: Final = 6
NOWHERE: Final = Figures()


@dataclass(frozen=True)
class FeedingQuestion(Question):
    """The feeding of an event phase: the rooms, and the figures and eggs outside them."""

    key: ClassVar[str] = "feeding"

    rooms: tuple[Contents, ...] = (Contents(),)
    elsewhere: Figures = NOWHERE
    """Figures that are in none of the rooms and cannot be placed."""

    eggs: Annotated[int, Within(0, MOST_OBJECTS["egg"])] = EGGS
    """Eggs on the Carnomorph board."""

    butcher_dead: bool = False
    voracious: bool = False
    nest_food: Literal["egg", "corpse"] = "egg"
    nest_in_combat: bool = False
    carried_food: bool = True

    @classmethod
    def at(cls, state: State, carried: Carried) -> Self | None:
        """Return the question about the rest of a feeding at the table.

        Args:
            carried: The objects that characters carry in the rooms.

        Returns:
            None if no room is left to feed, if there are more rooms than the form can hold, or if an intruder
            in one of them has already fed.
        """
        rooms = tuple(each.feeding.before for each in feeding_chain(state, carried).rooms)
        fed = any(feeder.fed for room in rooms for feeder in room.feeders)
        if fed or not 0 < len(rooms) <= MOST_ROOMS:
            return None
        asked, options = cls(rooms), state.options
        elsewhere = (there - here for there, here in zip(state.on_board, asked.in_rooms, strict=True))
        return replace(
            asked,
            elsewhere=Figures(*elsewhere),
            eggs=eggs_in_nest(state),
            butcher_dead=state.butcher_dead,
            voracious=state.voracious,
            nest_food=options.nest_food,
            nest_in_combat=options.nest_in_combat,
            carried_food=options.carried_food,
        )

    def ends(self, name: str) -> tuple[int, int]:
        low, high = super().ends(name)
        return low, high - sum(each.eggs for each in self.rooms) if name == "eggs" else high

    def counts(self, name: str) -> bool:
        match name:
            case "nest_food" | "nest_in_combat":
                return any(each.nest for each in self.rooms)
            case "carried_food":
                return any(each.carried for each in self.rooms)
            case _:
                return True

    def check(self) -> Self:
        """Return the question if its numbers are possible.

        Raises:
            OddsError: When a number is out of its range, or there are more figures of a kind than in the box.
        """
        for here, most in zip(self.in_rooms, FIGURES_IN_BOX, strict=True):
            if here > most:
                raise OddsError("rooms", 0, most, here)
        return super().check()

    @property
    def in_rooms(self) -> Figures:
        return Figures(*(sum(counts) for counts in zip(*(each.figures for each in self.rooms), strict=True)))

    @property
    def chain(self) -> FeedingChain:
        carried = {number: each.carried for number, each in enumerate(self.rooms, 1)}
        return feeding_chain(self.ship(self.rooms, self.elsewhere, self.eggs), carried)

    @property
    def figures(self) -> tuple[Figure, ...]:
        ends = {
            ", ".join(
                f"{count} {kind}" for kind, count in (*end.on_board._asdict().items(), ("eggs", end.eggs))
            ): share
            for end, share in self.chain.ends
        }
        return (Figure("ends", ends),)

    def ship(self, rooms: tuple[Contents, ...], elsewhere: Figures, eggs: int) -> State:
        """Return a state with these rooms, figures and eggs, and with the question's other settings."""
        options = Options(
            nest_food=self.nest_food, nest_in_combat=self.nest_in_combat, carried_food=self.carried_food
        )
        return ship_of(
            rooms,
            elsewhere=elsewhere,
            eggs=eggs,
            butcher_dead=self.butcher_dead,
            voracious=self.voracious,
            options=options,
        )

    def with_room(self, place: int, room: Contents) -> Self:
        """Return the question with a room replaced.

        If the new room is the Nest, no other room is the Nest any longer. Figures that the rooms need are
        taken from those counted elsewhere, if necessary.
        """
        rooms = [each.replace(nest=each.nest and not room.nest) for each in self.rooms]
        rooms[place] = room
        changed = replace(self, rooms=tuple(rooms)).fitted()
        most = [box - here for box, here in zip(FIGURES_IN_BOX, changed.in_rooms, strict=True)]
        return replace(changed, elsewhere=Figures(*map(min, self.elsewhere, most)))

    def left(self, kind: IntruderKind) -> int:
        """Return how many figures of a kind can still be placed."""
        if kind == "butcher" and self.butcher_dead:
            return 0
        return FIGURES_IN_BOX.of(kind) - self.in_rooms.of(kind) - self.elsewhere.of(kind)

    def with_left(self, kind: IntruderKind, by: int) -> Self:
        """Return the question with `by` more figures of a kind left to place, within the box's numbers."""
        now = self.elsewhere.of(kind)
        most = FIGURES_IN_BOX.of(kind) - self.in_rooms.of(kind)
        return replace(self, elsewhere=self.elsewhere.plus(kind, max(0, min(most, now - by)) - now))
