"""A planned battle, before it is submitted: the fighters and their groups."""

from dataclasses import dataclass, replace

from companion.rules.chromosome.battle import Fight
from companion.rules.chromosome.data import MAX_GROUP, SPARK, SPECIAL_ACTIONS, Genes
from companion.rules.chromosome.prices import FREE, Payment, Price, group_pays, spark_price
from companion.rules.chromosome.state import Battle, Fighter, Player, Side, State, Tie

BATTLE_ACTIONS = tuple(action.key for action in SPECIAL_ACTIONS if action.effect == "battle")
"""Known special actions that start a battle."""

DOMINATION = "domination"


@dataclass(frozen=True)
class Force:
    """One side of the plan: the player, the size of the group, and other known facts."""

    seat: int | None
    group: int | None = None
    charged: bool | None = None
    modifier: int = 0


@dataclass(frozen=True)
class Plan:
    """The whole plan; a choice not made yet is None."""

    attacker: Force
    defender: Force
    action: str = SPARK
    """`spark`, or the name of the special action; empty while it is being typed."""

    distance: int = 0
    tie: Tie = "standard"
    price: Price = FREE
    pays: bool | None = None
    """Whether the active player's own group in the battle is turned to pay; None if not stated."""

    @property
    def spark(self) -> bool:
        return self.action == SPARK

    @property
    def cost(self) -> Price:
        """The active player's payment."""
        return spark_price(self.distance) if self.spark else self.price

    def side(self, side: Side) -> Force:
        return self.attacker if side == "attacker" else self.defender

    def with_side(self, side: Side, force: Force) -> "Plan":
        return replace(self, attacker=force) if side == "attacker" else replace(self, defender=force)

    def with_action(self, action: str) -> "Plan":
        """Return a copy with that action, and with the tie rule that goes with it."""
        tie: Tie = "attacker" if action == DOMINATION else "standard"
        return replace(self, action=action, tie=tie)


def first_plan(state: State, seat: int, action: str) -> Plan:
    """Return the plan with everything that is known from the start.

    If the active player has only one possible opponent, this opponent is the defender.
    """
    attacker = with_seat(state, Force(None), seat)
    others = opponents(state, seat)
    defender = with_seat(state, Force(None), others[0].seat) if len(others) == 1 else Force(None)
    return Plan(attacker, defender).with_action(action or SPARK)


def opponents(state: State, seat: int | None) -> list[Player]:
    """Return the players whom this seat can fight: all others with tokens on the board, clockwise."""
    start = 0 if seat is None else seat
    return [
        state.players[each]
        for each in state.clockwise(start)
        if each != seat and not state.players[each].eliminated and state.players[each].on_board
    ]


def largest(state: State, seat: int | None) -> int:
    return 0 if seat is None else min(MAX_GROUP, state.players[seat].on_board)


def with_seat(state: State, force: Force, seat: int) -> Force:
    """Return a side of the plan with another player; fill in the group if only one token is possible."""
    most = largest(state, seat)
    group = force.group if force.group is not None and force.group <= most else None
    return replace(force, seat=seat, group=1 if most == 1 else group, charged=None)


def missing(plan: Plan) -> str | None:
    """Return the first missing part: `action`, `defender` or `groups`; None if nothing is missing."""
    if not plan.action:
        return "action"
    if plan.attacker.seat is None or plan.defender.seat is None:
        return "defender"
    return None if plan.attacker.group and plan.defender.group else "groups"


def known_groups(plan: Plan, seat: int) -> tuple[int, ...]:
    return tuple(
        force.group for force in (plan.attacker, plan.defender) if force.seat == seat and force.group
    )


def planned(state: State, plan: Plan) -> State | None:
    """Return the state with the planned battle begun but not paid for; None while something is missing."""
    if missing(plan):
        return None
    attacker, defender = (
        Fighter(seat=force.seat or 0, group=force.group or 0, modifier=force.modifier)
        for force in (plan.attacker, plan.defender)
    )
    battle = Battle(action=plan.action, attacker=attacker, defender=defender, tie=plan.tie)
    return state.replace(battle=battle)


def command(plan: Plan, payment: Payment) -> Fight | None:
    """Return the command that opens the battle; None while something is missing."""
    attacker, defender = plan.attacker, plan.defender
    if missing(plan) or attacker.seat is None or defender.seat is None:
        return None
    return Fight(
        action=plan.action,
        attacker=attacker.seat,
        attacker_group=attacker.group or 0,
        attacker_charged=attacker.charged,
        attacker_modifier=attacker.modifier,
        defender=defender.seat,
        defender_group=defender.group or 0,
        defender_charged=defender.charged,
        defender_modifier=defender.modifier,
        distance=plan.distance if plan.spark else 0,
        tie=plan.tie,
        genes=Genes() if plan.spark else plan.price.genes,
        any_gene=0 if plan.spark else plan.price.any_gene,
        energy=0 if plan.spark else plan.price.energy,
        payment=payment,
        group_pays=plan.pays,
    )


def filled(state: State, plan: Plan) -> Plan:
    """Return the plan with minimal values for missing choices, so that the rules can check the others."""
    attacker, defender = plan.attacker, plan.defender
    if attacker.seat is None:
        attacker = replace(attacker, seat=next((each.seat for each in opponents(state, defender.seat)), 0))
    if defender.seat is None:
        defender = replace(defender, seat=next((each.seat for each in opponents(state, attacker.seat)), 0))
    attacker = replace(attacker, group=attacker.group or 1)
    defender = replace(defender, group=defender.group or 1)
    return replace(plan, attacker=attacker, defender=defender, action=plan.action or DOMINATION)


def asks_who_pays(state: State, plan: Plan, payment: Payment) -> bool:
    """Return whether to ask if the active player's charged group in the battle is turned to pay.

    The question is needed if the tracked numbers leave both answers possible.
    """
    if state.active is None or state.detail != "full":
        return False
    player = state.players[state.active]
    own = next((force for force in (plan.attacker, plan.defender) if force.seat == state.active), None)
    if own is None or not own.group or not (own.charged or player.charged == player.on_board):
        return False
    return group_pays(player, own.group, payment) is None
