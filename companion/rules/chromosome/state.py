"""The state of a game of Chromosome. It tracks numbers, never the board itself."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from companion.rules.chromosome.data import FATE_PRICE, ROUNDS_BY_PLAYERS, TOKENS_PER_SPECIES, Genes
from companion.rules.chromosome.options import Options
from companion.rules.kernel import Detail, Model, TableState

Phase = Literal["setup", "preparation", "turns", "radiation", "over"]
Side = Literal["attacker", "defender"]
SIDES: tuple[Side, Side] = ("attacker", "defender")
Purpose = Literal["attack", "defence", "test", "evolution"]
Tie = Literal["standard", "attacker", "defender"]
"""The side that loses no token in a tie (Domination); `standard` means that each side loses one."""

Cause = Literal["irradiation", "tokens"]
Termination = Literal["rounds", "elimination", "agreement"]
Seat = Annotated[int, Field(ge=0, le=3)]
"""A player's place, clockwise from 0."""


class Player(Model):
    """One player: the numbers on the player board and of the tokens."""

    seat: Seat
    name: str
    species: Annotated[int, Field(ge=0, le=3)]
    species_name: str = ""
    """The table's own name for the species; empty for the usual name."""

    colour: Annotated[int, Field(ge=0, le=3)]
    on_board: int = 0
    charged: int = 0
    """Tokens on the board whose charged side is up; at most `on_board`."""

    trophies: tuple[int, ...] = ()
    """Trophies held, by the seat of their owner."""

    fate: int = 0
    fate_token: bool = True
    """Whether a fate point may still replace a gene this round."""

    irradiation: int = 0
    """0 while the marker is off the track."""

    active: Genes = Genes()
    passive: Genes = Genes()
    passed: bool = False
    eliminated: bool = False
    recovered: bool = False
    """Whether a fate point was recovered in this turn, or in this round if the option `recovery` says so."""

    @property
    def genes(self) -> Genes:
        """Active and passive genes together."""
        return self.active.plus(self.passive)

    @property
    def can_reroll(self) -> bool:
        """Whether this player is in the game and has the fate for a re-roll."""
        return self.fate >= FATE_PRICE and not self.eliminated

    @property
    def can_lend_fate(self) -> bool:
        """Whether a fate point may replace a gene now."""
        return self.fate_token and self.fate >= FATE_PRICE

    @property
    def trophy_count(self) -> int:
        return sum(self.trophies)

    @property
    def discharged(self) -> int:
        """Tokens on the board that can still be charged."""
        return self.on_board - self.charged

    @property
    def in_play(self) -> bool:
        """Whether this player still takes turns in this round."""
        return not (self.passed or self.eliminated)


def overdosed(irradiation: int, limit: int) -> bool:
    """Return whether this much irradiation eliminates (end of the game, option 2)."""
    return irradiation > limit


def wiped_out(on_board: int) -> bool:
    """Return whether a player with these tokens on the board is eliminated (end of the game, option 2)."""
    return on_board <= 0


class Area(Model):
    """A radioactive area: `cubes` is its power, `room` the number on the tile or a name, if given."""

    id: int
    cubes: int
    room: str = ""


class Turn(Model):
    """The active player's turn so far."""

    moved: bool = False
    actions_left: int = 1
    actions: tuple[str, ...] = ()


class Die(Model):
    """One player's die; `face` is None until it is thrown."""

    roller: Seat
    face: int | None = None
    earlier: tuple[int, ...] = ()
    """Faces that were re-rolled, oldest first."""

    @property
    def throws(self) -> int:
        """Throws so far, the current one included."""
        return len(self.earlier) + (self.face is not None)


class Roll(Die):
    """A die on the table, the dice thrown together with it, and their common re-roll window."""

    purpose: Purpose
    others: tuple[Die, ...] = ()
    """The dice for the further tests of an area, rolled together."""

    accepted: tuple[int, ...] = ()
    """Seats that have accepted the rolled faces."""

    @property
    def dice(self) -> tuple[Die, ...]:
        own = Die(roller=self.roller, face=self.face, earlier=self.earlier)
        return (own, *self.others)

    @property
    def due(self) -> tuple[int, ...]:
        """The seats whose dice are not thrown yet."""
        return tuple(die.roller for die in self.dice if die.face is None)

    @property
    def lying(self) -> tuple[Die, ...]:
        """The dice that show a face."""
        return tuple(die for die in self.dice if die.face is not None)

    @property
    def throws(self) -> int:
        """Throws of all dice so far, the current ones included."""
        return sum(die.throws for die in self.dice)

    def die_of(self, roller: int | None) -> Die | None:
        """Return a player's die; for None, the first die."""
        wanted = self.roller if roller is None else roller
        return next((die for die in self.dice if die.roller == wanted), None)

    def with_die(self, die: Die) -> "Roll":
        """Return the roll with this die in place of its player's earlier one, and without acceptances."""
        return self._of(tuple(die if each.roller == die.roller else each for each in self.dice))

    def without(self, roller: int) -> "Roll | None":
        """Return the roll without a player's die; None if no die is left."""
        left = tuple(die for die in self.dice if die.roller != roller)
        return self._of(left) if left else None

    def _of(self, dice: tuple[Die, ...]) -> "Roll":
        own, *others = dice
        return Roll(
            purpose=self.purpose,
            roller=own.roller,
            face=own.face,
            earlier=own.earlier,
            others=tuple(others),
        )


class Fighter(Model):
    """One side of a battle: the size of the group and its additions."""

    seat: Seat
    group: int
    charged: bool | None = None
    """Whether the group's tokens are charged; None if not stated."""

    genes: int = 0
    fate: int = 0
    modifier: int = 0
    committed: bool = False
    die: int | None = None

    @property
    def strength(self) -> int:
        """Group, combat genes, fate and modifiers of special actions, without the die."""
        return self.group + self.genes + self.fate + self.modifier

    @property
    def total(self) -> int:
        """Strength and die (combat, step 6)."""
        return self.strength + (self.die or 0)


Boards: TypeAlias = tuple[int | None, int | None]
"""The numbers of all tokens that attacker and defender have on the board; None if unknown."""


class Battle(Model):
    """A battle from the choice of groups to its result."""

    action: str
    """`spark`, or the name of the special action."""

    attacker: Fighter
    defender: Fighter
    tie: Tie = "standard"

    def fighter(self, side: Side) -> Fighter:
        return self.attacker if side == "attacker" else self.defender

    @property
    def resolved(self) -> bool:
        """Whether both dice are accepted, so that the result can be applied."""
        return self.attacker.die is not None and self.defender.die is not None

    @property
    def margin(self) -> int:
        """The attacker's lead, dice included (combat, step 6); negative when the defender leads."""
        return self.attacker.total - self.defender.total

    @property
    def winner(self) -> Fighter | None:
        """The side with the higher total; None in a tie."""
        return self.attacker if self.margin > 0 else self.defender if self.margin < 0 else None

    @property
    def loser(self) -> Fighter | None:
        """The side with the lower total; None in a tie."""
        return self.defender if self.margin > 0 else self.attacker if self.margin < 0 else None

    @property
    def spared(self) -> Fighter | None:
        """The side to which this tie costs nothing; None if it costs both, or there is no tie."""
        return None if self.margin or self.tie == "standard" else self.fighter(self.tie)

    def losses(self, cap: bool = True, boards: Boards = (None, None)) -> tuple[int, int]:
        """Return the tokens that attacker and defender lose once both dice are accepted (steps 7 to 9)."""
        return self.losses_by(self.margin, cap, boards)

    def losses_by(self, margin: int, cap: bool = True, boards: Boards = (None, None)) -> tuple[int, int]:
        """Return the tokens that attacker and defender lose when the attacker leads by `margin`.

        If `boards` is known, nobody loses more tokens than they have on the board.
        """
        lost = lost_by(margin, (self.attacker.group, self.defender.group), self.tie, cap=cap)
        mine, theirs = boards
        if mine is None and theirs is None:
            return lost
        mine, theirs = (
            tokens if board is None else min(tokens, board)
            for tokens, board in zip(lost, boards, strict=True)
        )
        return mine, theirs


def lost_by(margin: int, groups: tuple[int, int], tie: Tie, *, cap: bool) -> tuple[int, int]:
    """Return the tokens that attacker and defender lose by a margin (combat, steps 7 to 9).

    Args:
        margin: The attacker's lead, both dice included; negative when the defender leads.
        groups: Tokens of the attacking and the defending group.
        tie: The cost of a tie.
        cap: Whether the loser loses at most the fighting group (A).
    """
    if margin == 0:
        return int(tie != "attacker"), int(tie != "defender")
    lost = min(abs(margin), groups[margin > 0]) if cap else abs(margin)
    return (0, lost) if margin > 0 else (lost, 0)


def dose_by(surplus: int) -> int:
    """Return the irradiation that a test costs, never below 0 (resistance test, steps 5 and 6).

    Args:
        surplus: The threat less die and building genes.
    """
    return max(0, surplus)


class ResistanceTest(Model):
    """One player's resistance test against one area."""

    seat: Seat
    power: int
    groups: int
    building: int
    """Building genes that count: the active ones, and a fate point used as a building gene."""

    @property
    def threat(self) -> int:
        """Power plus the player's adjacent groups (resistance test, step 3)."""
        return self.power + self.groups

    def surplus(self, face: int) -> int:
        """Return the threat less die and building genes; negative if these exceed the threat."""
        return self.threat - face - self.building

    def dose(self, face: int) -> int:
        """Return the irradiation that the test costs with this face, never below 0 (steps 5 and 6)."""
        return dose_by(self.surplus(face))

    @property
    def lent(self) -> "ResistanceTest":
        """The test with a fate point as a building gene (fate points, 3)."""
        return self.replace(building=self.building + 1)


class FacedArea(Model):
    """An area that was faced in this phase, and the groups adjacent to it, by seat."""

    area: int
    groups: tuple[int, ...]


class Radiation(Model):
    """The radiation phase, or a Wave: the areas still to be faced, and the tests against the current area."""

    remaining: tuple[int, ...]
    """Ids of areas not yet faced."""

    area: int | None = None
    tests: tuple[ResistanceTest, ...] = ()
    """Tests against the current area still to be made; their dice are rolled together."""

    faced: tuple[FacedArea, ...] = ()
    """The areas that were faced, in their order."""

    wave: bool = False

    def test_of(self, seat: int) -> ResistanceTest | None:
        """Return a player's pending test against the current area."""
        return next((test for test in self.tests if test.seat == seat), None)


class Evolution(Model):
    """An evolution under way whose gene the die will choose."""

    seat: Seat


class EventCard(Model):
    """The event of this round as the players noted it."""

    text: str = ""
    power_bonus: int = 0
    """Power that every area has on top of its cubes until the round ends."""


class ScoreLine(Model):
    """One player's final score, line by line (end of the game)."""

    seat: Seat
    tokens: int
    trophies: int
    fate: int
    """Points for fate, two each."""

    irradiation: int
    eliminated: bool

    @property
    def total(self) -> int:
        """Tokens, trophies and fate less irradiation."""
        return self.tokens + self.trophies + self.fate - self.irradiation


class FinalScore(Model):
    """The result of a game; several winners share the victory."""

    termination: Termination
    winners: tuple[int, ...]
    lines: tuple[ScoreLine, ...]


class State(TableState):
    """The whole state of one game."""

    phase: Phase = "setup"
    detail: Detail = "quick"
    options: Options = Options()
    players: tuple[Player, ...] = ()
    clock: int = 0
    """The time marker: rounds left, this one included."""

    starter: Seat = 0
    active: Seat | None = None
    turn: Turn = Turn()
    late_mover: Seat | None = None
    """The player who has just passed without moving, and may still move until the next player acts."""

    last_turns: tuple[int, ...] | None = None
    """Seats that still get their last turn after an elimination; None before any elimination."""

    areas: tuple[Area, ...] = ()
    next_area: int = 1
    event: EventCard = EventCard()
    battle: Battle | None = None
    radiation: Radiation | None = None
    evolution: Evolution | None = None
    roll: Roll | None = None
    outcome: FinalScore | None = None

    @property
    def rounds(self) -> int:
        """Number of rounds of the whole game: 6, 5 or 4 for 2, 3 or 4 players."""
        return ROUNDS_BY_PLAYERS.get(len(self.players), 0)

    @property
    def round(self) -> int:
        """The round under way, from 1."""
        return self.rounds - self.clock + 1

    def captured(self, seat: int) -> int:
        """Return the tokens of this seat's species that other players hold as trophies."""
        return sum(player.trophies[seat] for player in self.players)

    def supply(self, seat: int) -> int:
        """Return the tokens in this seat's supply: its twelve tokens less those on the board or captured."""
        return TOKENS_PER_SPECIES - self.players[seat].on_board - self.captured(seat)

    @property
    def areas_by_power(self) -> tuple[Area, ...]:
        """The areas, strongest first."""
        return tuple(sorted(self.areas, key=lambda area: (-area.cubes, area.id)))

    def power(self, area: Area) -> int:
        """Return the power that counts in a test: cubes, and the bonus of the round's event."""
        return area.cubes + self.event.power_bonus

    def area(self, number: int) -> Area | None:
        return next((area for area in self.areas if area.id == number), None)

    def clockwise(self, start: int) -> tuple[int, ...]:
        """Return all seats clockwise, `start` first."""
        count = len(self.players)
        return tuple((start + step) % count for step in range(count))


EMPTY = State()
