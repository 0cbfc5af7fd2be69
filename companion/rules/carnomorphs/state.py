"""The state of a game of Carnomorphs. It tracks numbers, never the board itself."""

from typing import Annotated, Any, Final, Literal, get_args

from pydantic import Field

from companion.rules.carnomorphs.data import (
    EGGS,
    FIGURES_IN_BOX,
    INTRUDERS,
    OBJECT_COUNTS,
    TOKENS_IN_BOX,
    Figures,
    HeavyObject,
    IntruderKind,
    NoiseFace,
    ResearchObject,
    SetupStep,
    SharedObjective,
    TokenKind,
    Tokens,
)
from companion.rules.carnomorphs.options import Options
from companion.rules.kernel import Detail, Model, Secret, TableState

Phase = Literal["empty", "setup", "players", "events", "check", "over"]
EventStep = Literal["time", "feeding", "fire", "card", "bag"]
EVENT_STEPS: tuple[EventStep, ...] = get_args(EventStep)
"""The five steps of the event phase, in order."""

Seat = Annotated[int, Field(ge=0, le=4)]
"""A player's place, clockwise from 0."""

Fate = Literal["aboard", "hibernated", "escaped", "dead"]
"""The fate of a character."""

SAVED: Final[tuple[Fate, ...]] = ("hibernated", "escaped")
"""The fates of characters that come to the last check alive."""

Ending = Literal["agreement", "time", "explosion", "nobody-left"]
"""The reason for the end of the game."""

Purpose = Literal["events", "encounter"]


class Objective(Model):
    """An objective card that a player holds; nobody else may see it."""

    name: str = ""
    """The name as typed, or the key of an objective that the rulebook clarifies; empty until entered."""

    corporate: bool = False


class Player(Model):
    """A player and the player's character."""

    seat: Seat
    name: str
    colour: Annotated[int, Field(ge=0, le=4)]
    character: str = ""
    offered: tuple[str, ...] = ()
    """The characters whose cards the app drew, of which the player keeps one."""

    number: Annotated[int, Field(ge=1, le=5)]
    """The number on the help card, which decides the order of choice and matters for some objectives."""

    hand: int | None = None
    """The number of cards in hand; None while nobody has counted them this round."""

    light_wounds: int | None = 0
    """None if unknown, as in quick detail; the same for `serious_wounds`."""

    serious_wounds: int | None = 0
    slime: bool = False
    signal: bool = False
    """Whether the character has sent a signal."""

    has_mutation: bool = False
    """Whether the player holds a Mutation card."""

    mutation: Annotated[str, Secret("mutation_shown")] = ""
    """The card's name, hidden until `mutation_shown`; empty while nobody has entered it."""

    mutation_shown: bool = False
    markers: int = 0
    """Mutation markers; the fourth kills."""

    contamination: int | None = 0
    """The number of the player's Contamination cards; None in quick detail until somebody enters it."""

    contamination_least: int = 0
    """The minimum of Contamination cards if `contamination` is None: the number seen so far."""

    fate: Fate = "aboard"
    pod: int | None = None
    """The number of the escape pod the character is in."""

    room: str = ""
    """The character's room; empty if unknown."""

    meetings: int = 0
    """The character's combat mark, used while a room is unknown; 0 if not marked. See `combat`.

    In quick detail it is the number of figures that the character fights.
    """

    carries: tuple[HeavyObject, ...] = ()
    """The Heavy Objects in the character's hands, which are not in a room; see `State.carried_apart`."""

    passed: bool = False
    objectives: Annotated[tuple[Objective, ...], Secret()] = ()
    kept: Annotated[int | None, Secret()] = None
    """The objective kept: 0 corporate, 1 personal; None if not chosen yet, or if not entered."""

    chosen: bool = False
    """Whether the player has chosen an objective; this is public."""

    scanned: bool = False
    """Last check: step A is done or skipped."""

    checked: bool = False
    """Last check: step B is done or skipped."""

    fulfilled: bool | None = None
    """Whether the player said at the end that the objective is fulfilled; None before the answer."""

    @property
    def combat_mark(self) -> bool:
        """Whether the character was marked as in combat."""
        return self.meetings > 0

    @property
    def living(self) -> bool:
        """Whether the character is alive, aboard or not; cards, objectives and the end depend on it."""
        return self.fate != "dead"

    @property
    def acting(self) -> bool:
        """Whether the character is alive and aboard, perhaps in a pod; turns and hands depend on it."""
        return self.fate == "aboard"

    @property
    def on_board(self) -> bool:
        """Whether the character is in a room, where intruders can meet it.

        A character in a pod can act, but no intruder finds it, and it makes no noise.
        """
        return self.acting and self.pod is None

    @property
    def saved(self) -> bool:
        """Whether the character comes to the last check alive: hibernating, or in a launched pod."""
        return self.fate in SAVED


UNNOTED: Final = 0
"""The id of `State.unnoted`: objects in unknown rooms."""


class Room(Model):
    """A room with content that matters for feeding; `name` is the table's name for it.

    Its counts contain the lying objects; `rooms.present` adds those that characters carry in the room.
    """

    id: int
    name: str
    nest: bool = False
    burning: bool = False
    red_corpses: int = 0
    blue_corpses: int = 0
    eggs: int = 0
    """Eggs in the room; those on the Carnomorph board are not counted."""

    carcasses: int = 0

    def count(self, thing: HeavyObject) -> int:
        count: int = getattr(self, OBJECT_COUNTS[thing])
        return count


class Intruder(Model):
    """A figure on the board."""

    id: int
    kind: IntruderKind
    room: int | None = None
    injuries: int = 0
    combat_mark: bool = False
    """Whether it was marked as in combat; the mark matters only if a room is unknown, see `combat`."""


class Adaptation(Model):
    """One of the three adaptation cards beside the Carnomorph board, hidden until it is revealed."""

    kind: IntruderKind
    """The kind of intruder whose figure stands (or stood) on the card."""

    revealed: bool = False
    discarded: bool = False
    name: str = ""
    effect: str = ""
    research: ResearchObject | None = None
    """The object whose analysis discards the card."""

    voracious: bool = False
    """Whether it is *Voracious*: intruders in combat feed before they attack."""

    @property
    def in_force(self) -> bool:
        return self.revealed and not self.discarded


class Pod(Model):
    """An escape pod."""

    number: int
    sector: Literal["A", "B"]
    locked: bool = True
    left: bool = False
    """Whether it has left the ship."""


class DrawnToken(Model):
    """A drawn token whose effect or noise rolls are still to come."""

    kind: TokenKind
    purpose: Purpose
    seat: Seat | None = None
    """The seat of the player in the encounter; None for a token of the event phase."""

    carried_out: bool = False
    """Whether the token's effect has been applied, so that only the noise rolls remain."""

    by_app: bool = False
    """Whether the app drew it, so that the physical token is still in the bag."""


class Noise(Model):
    """A noise roll that the app threw."""

    seat: Seat
    face: NoiseFace


class State(TableState):
    """The whole state of one game."""

    phase: Phase = "empty"
    detail: Detail = "quick"
    options: Options = Options()
    players: tuple[Player, ...] = ()
    setup_done: tuple[SetupStep, ...] = ()
    """Steps of the set-up that were ticked off."""

    round: int = 1
    time: int = 0
    """Spaces of the time track still ahead of the marker."""

    self_destruct: int | None = None
    """Spaces of the self-destruct track still ahead; None while it is not active."""

    first: Seat = 0
    active: Seat | None = None
    step: EventStep = "time"
    """The next step of the event phase, during that phase."""

    event: str = ""
    """The event card of the round, as entered."""

    bag: Tokens = Tokens()
    token: DrawnToken | None = None
    interrupted: DrawnToken | None = None
    """The event phase's token while one of its noise rolls leads to an encounter, whose token is `token`."""

    noise: tuple[Noise, ...] = ()
    """The app's noise rolls in this turn, or for the event phase's token, the latest last."""

    drawn: tuple[TokenKind, ...] = ()
    """Tokens drawn so far, oldest first."""

    feedings: int = 0
    """The number of feedings so far."""

    eggs: int = EGGS
    """Eggs on the Carnomorph board."""

    nest_found: bool = False
    nest_marked_destroyed: bool = False
    """Whether the table marked the Nest as destroyed; see also `nest_destroyed`."""

    loose: Figures = Figures()
    """Unlisted figures on the board (all of them, in quick detail)."""

    butcher_dead: bool = False
    """Whether the Butcher was killed, which takes its figure out of the game."""

    intruders: tuple[Intruder, ...] = ()
    next_intruder: int = 1
    rooms: tuple[Room, ...] = ()
    next_room: int = 1
    unnoted: Room = Room(id=UNNOTED, name="")
    """Corpses, carcasses and eggs in rooms that nobody has named."""

    carried_apart: bool = True
    """Whether the rooms' counts exclude carried objects; in older files they include them."""

    fed: tuple[int, ...] = ()
    """Ids of rooms whose feeding was resolved in this event phase."""

    fed_figures: tuple[int, ...] = ()
    """Ids of listed figures that fed in this event phase, even if they have evolved since."""

    fed_loose: Figures = Figures()
    """Unlisted figures in the rooms that have fed in this event phase, by their kind after feeding."""

    attacked: tuple[int, ...] = ()
    """Ids of the figures whose attack in this event phase is over; 0 for an unlisted one."""

    adaptations: tuple[Adaptation, ...] = ()
    pods: tuple[Pod, ...] = ()
    first_encounter: bool = False
    """Whether an intruder has been on the board, so that everybody chooses an objective."""

    encounter_round: int | None = None
    """The round of the first encounter."""

    just_met: bool = False
    """True until the turn or event phase of the first encounter ends; meanwhile all choose an objective."""

    shared: tuple[SharedObjective, ...] = ()
    """The crew's face-up objectives, in the solo and the co-operative mode."""

    shared_fulfilled: bool | None = None
    """Whether the crew said at the end that all shared objectives are fulfilled; None before the answer."""

    ending: Ending | None = None
    winners: tuple[int, ...] = ()

    @property
    def running(self) -> bool:
        """Whether the set-up is over and the last check has not begun, so that rounds are played."""
        return self.phase in ("players", "events")

    @property
    def rounds(self) -> int:
        return self.options.time_track

    @property
    def on_board(self) -> Figures:
        """Figures on the board, listed or not."""
        counts = self.loose
        for intruder in self.intruders:
            counts = counts.plus(intruder.kind)
        return counts

    @property
    def available(self) -> Figures:
        """Figures that can still be placed, including those on their adaptation cards."""
        left = (box - used for box, used in zip(FIGURES_IN_BOX, self.on_board, strict=True))
        metagorger, shambler, fleshbeast, butcher = left
        return Figures(metagorger, shambler, fleshbeast, 0 if self.butcher_dead else butcher)

    @property
    def aside(self) -> Tokens:
        """Tokens that are not in the bag, including the drawn one."""
        return Tokens(*(box - used for box, used in zip(TOKENS_IN_BOX, self.bag, strict=True)))

    @property
    def spare(self) -> Tokens:
        """Tokens that can be put into the bag: those aside, except one whose effect is still to come."""
        left = self.aside
        for drawn in (self.token, self.interrupted):
            if drawn is not None and not drawn.carried_out:
                left = left.plus(drawn.kind, -1)
        return left

    def out_of_box(self, thing: HeavyObject) -> int:
        """Return how many objects of a kind are in rooms or hands, including hands off the board.

        Eggs on the Carnomorph board are not counted.
        """
        on_floors = sum(room.count(thing) for room in (self.unnoted, *self.rooms))
        carriers = (player for player in self.players if self.carried_apart or not player.on_board)
        return on_floors + sum(player.carries.count(thing) for player in carriers)

    @property
    def voracious(self) -> bool:
        """Whether a revealed adaptation makes intruders in combat feed before they attack."""
        return any(each.voracious and each.in_force for each in self.adaptations)

    @property
    def nest_destroyed(self) -> bool:
        """Whether the Nest is destroyed.

        It is destroyed if no egg is left on the Carnomorph board, or if the table marked it as destroyed.
        """
        return self.nest_marked_destroyed or self.eggs == 0

    @property
    def turn_order(self) -> tuple[Player, ...]:
        """The players clockwise, beginning with the first player."""
        return (*self.players[self.first :], *self.players[: self.first])

    def with_room(self, number: int, **changes: Any) -> "State":
        if number == UNNOTED:
            return self.replace(unnoted=self.unnoted.replace(**changes))
        rooms = (room.replace(**changes) if room.id == number else room for room in self.rooms)
        return self.replace(rooms=tuple(rooms))

    def room(self, number: int | None) -> Room | None:
        """Return the listed room of this id; None for `UNNOTED`, which is not listed."""
        return next((room for room in self.rooms if room.id == number), None)

    def room_called(self, name: str) -> Room | None:
        return next((room for room in self.rooms if room.name.casefold() == name.casefold()), None)

    def intruder(self, number: int) -> Intruder | None:
        return next((each for each in self.intruders if each.id == number), None)

    def adaptation(self, kind: IntruderKind) -> Adaptation | None:
        return next((each for each in self.adaptations if each.kind == kind), None)

    @property
    def by_level(self) -> tuple[Intruder, ...]:
        """The listed intruders in feeding order, the highest level first."""
        return tuple(sorted(self.intruders, key=lambda each: (-INTRUDERS.index(each.kind), each.id)))

    def in_room(self, room: int) -> tuple[Intruder, ...]:
        return tuple(each for each in self.by_level if each.room == room)


EMPTY = State()
