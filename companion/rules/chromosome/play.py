"""The decisions, checks, payments and changes of numbers that all parts of the game share."""

from typing import Annotated, Final, Literal

from pydantic import Field

from companion.rules import kernel
from companion.rules.chromosome.data import (
    ENERGY_PER_TROPHY,
    FATE_PRICE,
    MAIN_ACTIONS,
    MAX_GENES,
    MAX_GROUP,
    GeneKind,
    Genes,
    one_gene,
)
from companion.rules.chromosome.prices import Payment, Price, energy_paid
from companion.rules.chromosome.state import Die, Phase, Player, Purpose, Roll, Seat, State
from companion.rules.kernel import Command, Event, Owners, Value, in_seat, lacks, name, refuse
from companion.rules.names import clean_name

Delta = Annotated[int, Field(ge=-99, le=99)]
Text = Annotated[str, Field(max_length=400)]
FateReason = Literal["re-roll", "strength", "gene", "recovery", "other", "correction"]
TokenReason = Literal["growth", "special", "correction"]
DoseReason = Literal["test", "relief", "special", "correction"]

MOST_IRRADIATION: Final = 30
"""The upper bound of corrected irradiation; the track itself is shorter."""

Decision = kernel.Decision[State]
"""A command's events so far, and the state to which they lead."""


class Acting(Command):
    """A command of the active player, even if it affects others."""

    seat: Seat | None = None
    """The player's seat; None means the active player."""

    def owners(self, state: State) -> Owners:
        return belongs_to(self._acting(state))

    def params(self, state: State) -> dict[str, Value]:
        return {"player": name(state, self._acting(state))}

    def _acting(self, state: State) -> int | None:
        return state.active if self.seat is None else self.seat


class ActionTaken(Event):
    """The active player took an action; `again` says that it allows one more."""

    action: str
    again: bool = False

    def apply(self, state: State) -> State:
        turn = state.turn
        left = turn.actions_left - (0 if self.again else 1)
        acted = turn.replace(actions_left=left, actions=(*turn.actions, self.action))
        return state.replace(turn=acted, late_mover=None)


class FateChanged(Event):
    """A player gained or lost fate points."""

    seat: Seat
    delta: int
    reason: FateReason

    def apply(self, state: State) -> State:
        return state.with_player(self.seat, fate=state.players[self.seat].fate + self.delta)


class FateTokenTurned(Event):
    """The fate token was turned to its active or exhausted side."""

    seat: Seat
    active: bool

    def apply(self, state: State) -> State:
        return state.with_player(self.seat, fate_token=self.active)


class TokensChanged(Event):
    """Tokens moved between supply and board; `charged` of them were charged."""

    seat: Seat
    delta: int
    charged: int = 0
    reason: TokenReason

    def apply(self, state: State) -> State:
        return _with_tokens(state, self.seat, self.delta, self.charged)


class TokensCaptured(Event):
    """Tokens left the board and became trophies of `taker`."""

    owner: Seat
    taker: Seat
    count: int
    charged: int = 0

    def apply(self, state: State) -> State:
        taken = _with_tokens(state, self.owner, -self.count, -self.charged)
        return _with_trophies(taken, self.taker, self.owner, self.count)


class TrophiesChanged(Event):
    """A player took trophies from their owner's supply, or returned them to it."""

    seat: Seat
    owner: Seat
    delta: int

    def apply(self, state: State) -> State:
        return _with_trophies(state, self.seat, self.owner, self.delta)


class ChargeChanged(Event):
    """Tokens on the board were turned to their charged or discharged side."""

    seat: Seat
    delta: int

    def apply(self, state: State) -> State:
        return state.with_player(self.seat, charged=state.players[self.seat].charged + self.delta)


class GenesExhausted(Event):
    """Active genes became passive; negative counts undo that."""

    seat: Seat
    genes: Genes

    def apply(self, state: State) -> State:
        player = state.players[self.seat]
        active, passive = player.active.minus(self.genes), player.passive.plus(self.genes)
        return state.with_player(self.seat, active=active, passive=passive)


class GenesChanged(Event):
    """Genes were attached to, or returned from, a chromosome."""

    seat: Seat
    gene: GeneKind
    delta: int
    active: bool = True

    def apply(self, state: State) -> State:
        player, change = state.players[self.seat], one_gene(self.gene, self.delta)
        if not self.active:
            return state.with_player(self.seat, passive=player.passive.plus(change))
        changed = state.with_player(self.seat, active=player.active.plus(change))
        return with_tests(changed, seat=self.seat, building=change.building)


class IrradiationChanged(Event):
    """The irradiation marker moved."""

    seat: Seat
    delta: int
    reason: DoseReason

    def apply(self, state: State) -> State:
        irradiation = max(0, state.players[self.seat].irradiation + self.delta)
        return state.with_player(self.seat, irradiation=irradiation)


class RollOpened(Event):
    """A die has to be rolled."""

    purpose: Purpose
    roller: Seat

    def apply(self, state: State) -> State:
        """Open the roll; the dice for all tests of an area are rolled together."""
        tests = state.radiation.tests if self.purpose == "test" and state.radiation is not None else ()
        others = tuple(Die(roller=test.seat) for test in tests if test.seat != self.roller)
        return state.replace(roll=Roll(purpose=self.purpose, roller=self.roller, others=others))


def with_tests(
    state: State, *, seat: int | None = None, area: int | None = None, building: int = 0, power: int = 0
) -> State:
    """Adjust the pending tests to a change of a seat's building genes, or of the area's power."""
    radiation = state.radiation
    if radiation is None or not radiation.tests or area not in (None, radiation.area):
        return state
    tests = (
        test.replace(building=test.building + building, power=test.power + power)
        if seat in (None, test.seat)
        else test
        for test in radiation.tests
    )
    return state.replace(radiation=radiation.replace(tests=tuple(tests)))


def _with_tokens(state: State, seat: int, delta: int, charged: int) -> State:
    player = state.players[seat]
    on_board = player.on_board + delta
    now_charged = min(on_board, max(0, player.charged + charged))
    return state.with_player(seat, on_board=on_board, charged=now_charged)


def _with_trophies(state: State, seat: int, owner: int, delta: int) -> State:
    trophies = list(state.players[seat].trophies)
    trophies[owner] += delta
    return state.with_player(seat, trophies=tuple(trophies))


# checks that refuse ----------------------------------------------------------------------------


def seated(decision: Decision, seat: int) -> Player:
    """Return the player in this seat, eliminated or not."""
    return in_seat(decision.state.players, seat)


def playing(decision: Decision, seat: int) -> Player:
    """Return the player in this seat, who must not be eliminated."""
    player = seated(decision, seat)
    if player.eliminated:
        raise refuse("player-eliminated", player=player.name)
    return player


def require_game(decision: Decision) -> None:
    """Refuse the command before or after the game."""
    if decision.state.phase == "over":
        raise refuse("game-is-over")
    if decision.state.phase == "setup":
        raise refuse("starter-unknown")


def require_phase(decision: Decision, phase: Phase) -> None:
    if decision.state.phase == "setup" != phase:
        raise refuse("starter-unknown")
    if decision.state.phase != phase:
        raise refuse(f"not-in-{phase}")


def require_nothing_open(decision: Decision) -> None:
    """Refuse the command while a battle, an evolution or a test is under way."""
    state = decision.state
    if state.battle is not None:
        raise refuse("battle-open")
    if state.evolution is not None:
        raise refuse("evolution-open")
    if state.radiation is not None and (state.radiation.tests or state.radiation.wave):
        raise refuse("test-open")


def require_room_for_gene(player: Player) -> None:
    """Refuse the command if the player already has eight genes."""
    if player.genes.total >= MAX_GENES:
        raise refuse("genes-full", player=player.name, most=MAX_GENES)


def active_player(decision: Decision, seat: int | None = None) -> Player:
    """Return the active player; refuse while something is under way, or if `seat` is not theirs."""
    require_phase(decision, "turns")
    require_nothing_open(decision)
    if decision.state.active is None:
        raise refuse("nobody-active")
    player = playing(decision, decision.state.active)
    if seat is not None and seat != player.seat:
        raise refuse("not-your-turn", player=seated(decision, seat).name, active=player.name)
    return player


def special_name(text: str) -> str:
    """Clean the name of a special action for display; the name of a main action is refused."""
    action = clean_name(text)
    if action.casefold() in MAIN_ACTIONS:
        raise refuse("main-action", action=action.casefold())
    return action


def take_action(decision: Decision, action: str, *, seat: int | None = None, again: bool = False) -> Player:
    """Use up the turn's action (Turn: exactly one of nine actions)."""
    player = active_player(decision, seat)
    if decision.state.turn.actions_left < 1:
        raise refuse("action-taken", player=player.name)
    decision.add(ActionTaken(action=action, again=again))
    return decision.state.players[player.seat]


# payments --------------------------------------------------------------------------------------


def spend_fate(decision: Decision, seat: int, count: int, reason: FateReason) -> None:
    """Take fate points from a player who has them."""
    player = playing(decision, seat)
    if player.fate < count:
        raise refuse("too-little-fate", player=player.name, has=player.fate)
    if count:
        decision.add(FateChanged(seat=seat, delta=-count, reason=reason))


def turn_fate_token(decision: Decision, seat: int) -> None:
    """Exhaust the fate token: a fate point replaces a gene only once a round, never in combat."""
    player = playing(decision, seat)
    if decision.state.battle is not None:
        raise refuse("no-fate-gene-in-battle")
    if not player.fate_token:
        raise refuse("fate-gene-used", player=player.name)
    spend_fate(decision, seat, FATE_PRICE, "gene")
    decision.add(FateTokenTurned(seat=seat, active=False))


def pay(decision: Decision, seat: int, price: Price, payment: Payment) -> None:
    """Pay a price of genes and energy.

    Quick detail does not track genes and charges, so only fate and trophies are paid.
    Source: rulebook, paying costs 1 and 2; fate points 3.
    """
    full = decision.state.detail == "full"
    if full and payment.any_genes.total != price.any_gene:
        raise refuse("any-genes-to-name", needs=price.any_gene)
    genes = price.genes.plus(payment.any_genes)
    if payment.fate_gene is not None:
        turn_fate_token(decision, seat)
        if full:
            if genes.of(payment.fate_gene) < 1:
                raise refuse("fate-gene-not-needed")
            genes = genes.minus(one_gene(payment.fate_gene))
    if full and genes.total:
        exhaust(decision, seat, genes)
    pay_energy(decision, seat, price.energy, payment)


def exhaust(decision: Decision, seat: int, genes: Genes) -> None:
    """Make active genes passive."""
    player = decision.state.players[seat]
    if not player.active.covers(genes):
        raise refuse("too-few-genes", player=player.name)
    decision.add(GenesExhausted(seat=seat, genes=genes))


def pay_energy(decision: Decision, seat: int, energy: int, payment: Payment) -> None:
    """Discharge tokens and give trophies back.

    A surplus is lost. The payment is refused if a whole group or trophy could have been kept.
    """
    player = decision.state.players[seat]
    full = decision.state.detail == "full"
    trophies = payment.trophies
    if len(trophies) > len(player.trophies):
        raise refuse("no-such-seat", seat=len(trophies))
    paid, has = energy_paid(payment), player.charged + ENERGY_PER_TROPHY * sum(player.trophies)
    if full and payment.discharged is None:
        raise lacks("turned-to-name", player=player.name)
    if full and paid < energy:
        if has >= energy:
            raise lacks("too-little-energy", player=player.name, paid=paid, needs=energy)
        raise refuse("too-little-energy", player=player.name, paid=paid, needs=energy)
    if full and one_piece_too_many(paid, energy, trophies=sum(trophies)):
        raise refuse("energy-not-needed")
    turned = payment.discharged or 0
    if full and turned > player.charged:
        raise refuse("too-few-charged", player=player.name, has=player.charged)
    for owner, count in enumerate(trophies):
        if count > player.trophies[owner]:
            raise refuse("too-few-trophies", player=player.name)
        if count:
            decision.add(TrophiesChanged(seat=seat, owner=owner, delta=-count))
    if full and turned:
        decision.add(ChargeChanged(seat=seat, delta=-turned))


def one_piece_too_many(paid: int, energy: int, *, trophies: int) -> bool:
    """Return whether the payment contains a whole group or trophy that the price does not need."""
    surplus = paid - energy
    if energy == 0 or surplus >= MAX_GROUP:
        return surplus > 0
    return trophies > 0 and surplus >= ENERGY_PER_TROPHY


def charge(decision: Decision, seat: int, count: int) -> None:
    """Turn tokens to their charged side (tracked in full detail only)."""
    if not count or decision.state.detail != "full":
        return
    player = seated(decision, seat)
    if count > player.discharged:
        raise refuse("too-many-charged", player=player.name, can=player.discharged)
    decision.add(ChargeChanged(seat=seat, delta=count))


def belongs_to(*seats: int | None) -> Owners:
    """Return these seats as owners; without seats, the whole table owns the command."""
    return Owners(seats=frozenset(seat for seat in seats if seat is not None))
