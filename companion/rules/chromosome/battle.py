"""Combat in the nine steps of the rulebook, set off by a Spark or a special action."""

from typing import Annotated, Literal, NamedTuple, get_args

from pydantic import Field

from companion.rules.chromosome.data import MAX_GENES, MAX_GROUP, SPARK, Genes
from companion.rules.chromosome.elimination import fall_out
from companion.rules.chromosome.play import (
    Decision,
    RollOpened,
    Text,
    TokensCaptured,
    active_player,
    belongs_to,
    exhaust,
    pay,
    playing,
    special_name,
    spend_fate,
    take_action,
)
from companion.rules.chromosome.prices import (
    NOTHING,
    Count,
    GenePrice,
    Payment,
    Price,
    group_pays,
    spark_price,
)
from companion.rules.chromosome.state import Battle, Fighter, Player, Seat, Side, State, Tie
from companion.rules.chromosome.turns import pass_over_the_fallen
from companion.rules.kernel import ACTIVE, Command, Event, Label, Owners, Value, clean_text, name, refuse
from companion.rules.names import clean_name


class Fight(Command, owner=ACTIVE):
    """Open a battle by Spark, or by the special action named in `action`: choose groups and pay (step 1)."""

    action: Text = "spark"
    attacker: Seat
    attacker_group: int
    attacker_charged: bool | None = None
    """Whether the attacking group is charged before the price is paid; None if not stated."""

    attacker_modifier: Annotated[int, Field(ge=-9, le=9)] = 0
    defender: Seat
    defender_group: int
    defender_charged: bool | None = None
    defender_modifier: Annotated[int, Field(ge=-9, le=9)] = 0
    distance: Annotated[int, Field(ge=0, le=20)] = 0
    """Number of rooms between the groups, without the defender's room; a Spark costs one energy per room."""

    tie: Tie = "standard"
    genes: GenePrice = Genes()
    """Genes that a special action costs."""

    any_gene: Count = 0
    """Genes of any kind that a special action costs."""

    energy: Count = 0
    """Energy that a special action costs."""

    payment: Payment = NOTHING
    group_pays: bool | None = None
    """Whether the active player's fighting group is turned to pay the price; None if not stated.

    Ignored if the numbers of charged and turned tokens decide it.
    """

    def decide(self, decision: Decision) -> None:
        active = active_player(decision)
        # Compare names as displayed: surrounding blanks do not turn Spark into a special action.
        named = clean_name(self.action)
        spark = named == SPARK
        attacker, defender = playing(decision, self.attacker), playing(decision, self.defender)
        if attacker.seat == defender.seat:
            raise refuse("attacks-itself", player=attacker.name)
        if spark and attacker.seat != active.seat:
            raise refuse("not-your-turn", player=attacker.name, active=active.name)
        for player, group in ((attacker, self.attacker_group), (defender, self.defender_group)):
            if not 1 <= group <= MAX_GROUP:
                raise refuse("group-size", most=MAX_GROUP)
            if group > player.on_board:
                raise refuse("group-too-big-for-board", player=player.name, has=player.on_board)
        action = SPARK if spark else special_name(named)
        take_action(decision, action)
        price = spark_price(self.distance) if spark else Price(self.genes, self.energy, self.any_gene)
        pay(decision, active.seat, price, self.payment)
        decision.add(
            BattleOpened(
                action=action,
                attacker=attacker.seat,
                attacker_group=self.attacker_group,
                attacker_charged=self._charge(active, attacker, self.attacker_group, self.attacker_charged),
                attacker_modifier=self.attacker_modifier,
                defender=defender.seat,
                defender_group=self.defender_group,
                defender_charged=self._charge(active, defender, self.defender_group, self.defender_charged),
                defender_modifier=self.defender_modifier,
                tie=self.tie,
            )
        )

    def _charge(self, active: Player, fighter: Player, group: int, charged: bool | None) -> bool | None:
        """Return whether a group is still charged after the payment; paying turns all its tokens."""
        if not charged or fighter.seat != active.seat:
            return charged
        told = group_pays(active, group, self.payment)
        pays = self.group_pays if told is None else told
        return None if pays is None else not pays

    def params(self, state: State) -> dict[str, Value]:
        return {
            "player": name(state, self.attacker),
            "other": name(state, self.defender),
            "action": clean_text(self.action),
        }


class Commit(Command):
    """Commit combat genes and fate for one side, once each (steps 2 and 3); the attacker first."""

    side: Side
    genes: Count = 0
    fate: Count = 0

    def decide(self, decision: Decision) -> None:
        battle = open_battle(decision)
        fighter = battle.fighter(self.side)
        player = playing(decision, fighter.seat)
        if fighter.committed:
            raise refuse("already-committed", player=player.name)
        if self.side == "defender" and not battle.attacker.committed:
            raise refuse("attacker-commits-first")
        has = most_added(decision.state, player.seat, "genes")
        if self.genes > has:
            raise refuse("too-few-combat-genes", player=player.name, has=has)
        if decision.state.detail == "full" and self.genes:
            exhaust(decision, player.seat, Genes(combat=self.genes))
        spend_fate(decision, player.seat, self.fate, "strength")
        decision.add(StrengthCommitted(side=self.side, genes=self.genes, fate=self.fate))
        if self.side == "defender":
            decision.add(RollOpened(purpose="attack", roller=battle.attacker.seat))

    def owners(self, state: State) -> Owners:
        """Return the fighter's seat, and the active player's too if the fighter has nothing to choose."""
        fighter = state.battle and state.battle.fighter(self.side)
        if fighter is None:
            return belongs_to(None)
        return belongs_to(fighter.seat, None if can_add(state, fighter) else state.active)

    def label(self, state: State) -> Label:
        """Return a label with the strength, and with the fate points spent on it, if any."""
        if not self.fate:
            return super().label(state)
        return Label(key="label-commit-fate", params={**self.params(state), "fate": self.fate})

    def params(self, state: State) -> dict[str, Value]:
        fighter = state.battle and state.battle.fighter(self.side)
        strength = fighter.group + fighter.modifier + self.genes + self.fate if fighter else 0
        return {"player": name(state, fighter.seat if fighter else None), "strength": strength}


class ApplyBattle(Command):
    """Take the losses off the board and hand out the trophies (steps 6 to 9); then eliminate players."""

    def decide(self, decision: Decision) -> None:
        battle = open_battle(decision)
        if not battle.resolved:
            raise refuse("dice-due")
        for loss in losses(decision.state, battle):
            charged = _lost_charge(decision.state, loss.loser, loss.tokens)
            decision.add(
                TokensCaptured(
                    owner=loss.loser.seat, taker=loss.winner.seat, count=loss.tokens, charged=charged
                )
            )
        decision.add(BattleClosed())
        fall_out(decision)
        pass_over_the_fallen(decision)

    def owners(self, state: State) -> Owners:
        battle = state.battle
        if battle is None:
            return belongs_to(None)
        return belongs_to(battle.attacker.seat, battle.defender.seat, state.active)

    def params(self, state: State) -> dict[str, Value]:
        battle = state.battle
        if battle is None or not battle.resolved:
            return {"result": "tie", "player": "", "other": "", "count": 0}
        first, second = battle.winner or battle.attacker, battle.loser or battle.defender
        return {
            "result": "win" if battle.margin else "tie",
            "player": name(state, first.seat),
            "other": name(state, second.seat),
            "count": abs(battle.margin),
        }


class BattleOpened(Event):
    """Groups were chosen and paid for (combat, step 1)."""

    action: str
    attacker: Seat
    attacker_group: int
    attacker_charged: bool | None = None
    attacker_modifier: int = 0
    defender: Seat
    defender_group: int
    defender_charged: bool | None = None
    defender_modifier: int = 0
    tie: Tie = "standard"

    def apply(self, state: State) -> State:
        attacker = Fighter(
            seat=self.attacker,
            group=self.attacker_group,
            charged=self.attacker_charged,
            modifier=self.attacker_modifier,
        )
        defender = Fighter(
            seat=self.defender,
            group=self.defender_group,
            charged=self.defender_charged,
            modifier=self.defender_modifier,
        )
        battle = Battle(action=self.action, tie=self.tie, attacker=attacker, defender=defender)
        return state.replace(battle=battle)


class StrengthCommitted(Event):
    """A side settled its combat genes and fate (combat, steps 2 and 3)."""

    side: Side
    genes: int
    fate: int

    def apply(self, state: State) -> State:
        battle = state.battle
        assert battle is not None, "no battle is under way"
        fighter = battle.fighter(self.side).replace(genes=self.genes, fate=self.fate, committed=True)
        return state.replace(battle=battle.replace(**{self.side: fighter}))


class BattleClosed(Event):
    """The battle is over: its result was applied, or it was called off."""

    def apply(self, state: State) -> State:
        return state.replace(battle=None, roll=None)


class Loss(NamedTuple):
    """Tokens that one side of a battle loses to the other."""

    loser: Fighter
    winner: Fighter
    tokens: int


def open_battle(decision: Decision) -> Battle:
    if decision.state.battle is None:
        raise refuse("no-battle")
    return decision.state.battle


Addable = Literal["genes", "fate"]
"""A kind of addition to a side's strength."""

ADDABLE: tuple[Addable, ...] = get_args(Addable)


def most_added(state: State, seat: int, what: Addable) -> int:
    """Return the maximum that a fighter can add to strength; quick detail does not track genes."""
    player = state.players[seat]
    if what == "fate":
        return player.fate
    return player.active.combat if state.detail == "full" else MAX_GENES


def can_add(state: State, fighter: Fighter) -> bool:
    return not fighter.committed and any(most_added(state, fighter.seat, what) for what in ADDABLE)


def losses(state: State, battle: Battle) -> tuple[Loss, ...]:
    """Return each side's loss, the attacker's first; nobody loses more tokens than are on the board."""
    boards = state.players[battle.attacker.seat].on_board, state.players[battle.defender.seat].on_board
    lost, taken = battle.losses(state.options.cap_losses, boards)
    both = (Loss(battle.attacker, battle.defender, lost), Loss(battle.defender, battle.attacker, taken))
    return tuple(each for each in both if each.tokens)


def _lost_charge(state: State, fighter: Fighter, lost: int) -> int:
    """Return how many of the lost tokens were charged; if unknown, discharged tokens are lost first."""
    player = state.players[fighter.seat]
    if fighter.charged is None:
        return max(0, lost - player.discharged)
    return min(lost, player.charged) if fighter.charged else 0
