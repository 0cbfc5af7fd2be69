"""The memorable facts of a game: eliminations, a costly re-roll, a lucky die, a close battle."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

from companion.rules.chromosome.battle import BattleClosed
from companion.rules.chromosome.corrections import Corrected
from companion.rules.chromosome.elimination import Eliminated
from companion.rules.chromosome.history import RoundEnd
from companion.rules.chromosome.play import TokensCaptured
from companion.rules.chromosome.radiation import ResistanceTested
from companion.rules.chromosome.rolls import DieFell, RerollForced, RollStood
from companion.rules.chromosome.state import EMPTY, Cause, Die, FinalScore, State
from companion.rules.kernel import Event


class PaidReroll(NamedTuple):
    """A re-roll that a player paid for."""

    payer: int
    """The seat that paid; `roller` is a seat too."""
    roller: int
    before: int
    after: int
    """The new face; `before` is the old one."""
    round: int

    @property
    def gained(self) -> int:
        """Pips gained by the payer, who wants a high face on their own die and a low one on another's."""
        more = self.after - self.before
        return more if self.payer == self.roller else -more


class LuckyDie(NamedTuple):
    """A die that succeeded although it could have failed."""

    roller: int
    """The seat that rolled."""
    face: int
    purpose: Literal["battle", "test"]
    """Whether it won a battle as the last die, or prevented all irradiation."""
    chance: Fraction
    """The chance that a throw succeeds."""
    round: int


class CloseBattle(NamedTuple):
    """A close battle; its totals include the dice."""

    attacker: int
    """The attacker's seat; `defender` is a seat too."""
    defender: int
    totals: tuple[int, int]
    round: int

    @property
    def margin(self) -> int:
        return abs(self.totals[0] - self.totals[1])


class Elimination(NamedTuple):
    """A player who was eliminated."""

    seat: int
    cause: Cause | None
    """None if the table marked it by hand."""
    irradiation: int
    taker: int | None
    """The seat that captured the last tokens; None if nobody captured them."""
    round: int


class Story(NamedTuple):
    """The story of a game; a field is None or empty if there is nothing to tell."""

    eliminations: tuple[Elimination, ...]
    """The eliminated players, in order."""
    dearest: PaidReroll | None
    luckiest: LuckyDie | None
    closest: CloseBattle | None


def story(events: Iterable[Event]) -> Story:
    """Return the story of a game, given all its events; of two equally memorable facts, the later is kept."""
    state = EMPTY
    rerolls: list[PaidReroll] = []
    dice: list[LuckyDie] = []
    battles: list[CloseBattle] = []
    out: dict[int, Elimination] = {}
    takers: dict[int, int] = {}  # the last taker of tokens, by their owner
    forced: dict[int, tuple[int, int]] = {}  # the payer and the replaced face, by roller
    for event in events:
        die = _die(state, event.roller) if isinstance(event, RerollForced | DieFell) else None
        if isinstance(event, RerollForced) and die is not None and die.face is not None:
            forced[die.roller] = event.by, die.face
        elif isinstance(event, DieFell) and die is not None and die.roller in forced:
            payer, before = forced.pop(die.roller)
            rerolls.append(PaidReroll(payer, die.roller, before, event.face, state.round))
        elif isinstance(event, BattleClosed) and state.battle is not None and state.battle.resolved:
            attacker, defender = state.battle.attacker, state.battle.defender
            totals = attacker.total, defender.total
            battles.append(CloseBattle(attacker.seat, defender.seat, totals, state.round))
        elif isinstance(event, TokensCaptured):
            takers[event.owner] = event.taker
        elif isinstance(event, Eliminated):
            irradiation = state.players[event.seat].irradiation
            taker = takers.get(event.seat) if event.cause == "tokens" else None
            out[event.seat] = Elimination(event.seat, event.cause, irradiation, taker, state.round)
        elif isinstance(event, Corrected) and event.what == "eliminated":
            irradiation = state.players[event.seat].irradiation
            out[event.seat] = Elimination(event.seat, None, irradiation, None, state.round)
        after = event.apply(state)
        if isinstance(event, ResistanceTested):
            dice += _stood(state, event.seat)
        elif isinstance(event, RollStood) and after.roll is None:
            dice += _stood(state)
        state = after
    paid = [reroll for reroll in rerolls if reroll.gained < 0]
    return Story(
        tuple(fallen for fallen in out.values() if state.players[fallen.seat].eliminated),
        min(reversed(paid), key=lambda reroll: reroll.gained, default=None),
        min(reversed(dice), key=lambda die: die.chance, default=None),
        min(reversed(battles), key=lambda battle: battle.margin, default=None),
    )


def _die(state: State, roller: int | None) -> Die | None:
    return state.roll.die_of(roller) if state.roll is not None else None


def _stood(state: State, roller: int | None = None) -> list[LuckyDie]:
    """Return a player's rolled die if it succeeded (see `LuckyDie`) and another face would have failed.

    Args:
        roller: The player's seat; None for the player of the first die.

    Returns:
        The die, or an empty list.
    """
    roll = _die(state, roller)
    if roll is None or roll.face is None:
        return []
    faces = range(1, state.options.die + 1)
    if state.battle is not None:
        own, other = state.battle.attacker, state.battle.defender
        if own.seat != roll.roller:
            own, other = other, own
        if other.die is None or own.strength + roll.face <= other.total:
            return []
        ways = sum(own.strength + face > other.total for face in faces)
        purpose: Literal["battle", "test"] = "battle"
    elif state.radiation is not None and (test := state.radiation.test_of(roll.roller)) is not None:
        if test.dose(roll.face):
            return []
        ways = sum(not test.dose(face) for face in faces)
        purpose = "test"
    else:
        return []
    chance = Fraction(ways, len(faces))
    return [LuckyDie(roll.roller, roll.face, purpose, chance, state.round)] if chance < 1 else []


def turning_point(ends: Sequence[RoundEnd], outcome: FinalScore) -> int | None:
    """Return the first round after which the sole winner led at the end of every round.

    Returns:
        None if the victory is shared, nobody wins, or the lead came only with the scoring.
    """
    if len(outcome.winners) != 1:
        return None
    (winner,) = outcome.winners
    since: int | None = None
    for end in ends:
        others = [score for seat, score in enumerate(end.scores) if seat != winner]
        ahead = end.scores[winner] > max(others, default=0)
        since = (since if since is not None else end.round) if ahead else None
    return since
