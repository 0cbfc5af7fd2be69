"""The positions of a game at the table, in the form that the odds use."""

from collections.abc import Mapping

from companion.rules.chromosome.data import MAX_GENES
from companion.rules.chromosome.history import Groups
from companion.rules.chromosome.odds.duel import NOTHING, Duel, Helps, Holder, Stake
from companion.rules.chromosome.odds.phase import Phase, tests_by_power
from companion.rules.chromosome.odds.ranges import ELIMINATION, FATE_WORTH, MOST_FATE, Worth
from companion.rules.chromosome.odds.resistance import Wish
from companion.rules.chromosome.odds.window import Rerolls
from companion.rules.chromosome.radiation import testers
from companion.rules.chromosome.state import Fighter, State
from companion.rules.dice import OddsError

Helpers = tuple[tuple[int, Helps], ...]
"""The side that each bystander helps, by seat; missing seats help nobody."""

Nearby = Mapping[int, Groups]
"""For each area still to be faced, by its id: the groups next to it, by seat."""


def bystanders(state: State) -> tuple[int, ...]:
    """Return the seats outside the battle that can still force a re-roll, clockwise from the attacker."""
    battle = state.battle
    if battle is None:
        return ()
    fighters = (battle.attacker.seat, battle.defender.seat)
    return tuple(
        seat
        for seat in state.clockwise(battle.attacker.seat)
        if seat not in fighters and state.players[seat].can_reroll
    )


def duelling(state: State) -> tuple[int, ...]:
    """Return the seats of the duel's players: attacker, defender, then everybody else with fate."""
    battle = state.battle
    if battle is None:
        return ()
    return (battle.attacker.seat, battle.defender.seat, *bystanders(state))


def duel_of(
    state: State,
    added: tuple[Stake, Stake] = (NOTHING, NOTHING),
    helpers: Helpers = (),
    fate_worth: Worth = FATE_WORTH,
    gene_worth: Worth = 0,
    rerolls: Rerolls = Rerolls.ALL,
    elimination: Worth = ELIMINATION,
) -> Duel | None:
    """Return the state's battle as a duel; None if its numbers are out of the odds' range.

    Fate above the maximum of the odds is ignored.

    Args:
        added: The planned additions of attacker and defender. In quick detail, which does not track
            genes, planned genes count as a modifier.
        fate_worth: Worth in points of a fate point, the same for all players.
        gene_worth: Worth in points of an uncommitted combat gene.
        elimination: Cost of an elimination in points.
    """
    battle = state.battle
    if battle is None:
        return None
    full, wished = state.detail == "full", dict(helpers)

    def raised(fighter: Fighter, stake: Stake) -> Fighter:
        into = "genes" if full else "modifier"
        told = {into: getattr(fighter, into) + stake.genes, "fate": fighter.fate + stake.fate}
        # Forget the rolled die: one solution covers every state of the dice.
        return fighter.replace(**told, die=None)

    def held(fighter: Fighter, stake: Stake) -> Holder:
        player = state.players[fighter.seat]
        genes = min(MAX_GENES, player.active.combat) - stake.genes if full and not fighter.committed else 0
        fate = min(MOST_FATE, player.fate - stake.fate)
        return Holder(fate, fate_worth, player.on_board or None, genes, gene_worth)

    attacker, defender = battle.attacker, battle.defender
    mine, theirs = added
    try:
        return Duel(
            battle.replace(attacker=raised(attacker, mine), defender=raised(defender, theirs)),
            held(attacker, mine),
            held(defender, theirs),
            tuple(
                Holder(
                    min(MOST_FATE, state.players[seat].fate),
                    fate_worth,
                    helps=wished.get(seat, Helps.NOBODY),
                )
                for seat in bystanders(state)
            ),
            state.options.die,
            state.options.cap_losses,
            elimination,
            rerolls,
        )
    except OddsError:
        return None


def phase_of(
    state: State,
    nearby: Nearby,
    fate_worth: Worth = FATE_WORTH,
    rerolls: Rerolls = Rerolls.ALL,
    elimination: Worth = ELIMINATION,
    wish: Wish = "out",
) -> Phase | None:
    """Return the rest of the radiation phase; None if its numbers are out of the odds' range.

    Tests of the area that is being faced come first, then the areas of `nearby`.
    """
    players, options, radiation = testers(state), state.options, state.radiation
    areas = ((state.area(area), groups) for area, groups in nearby.items())
    waiting = ((state.power(area), groups) for area, groups in areas if area is not None)
    present = radiation.tests if radiation is not None else ()
    present = tuple(test for test in present if not state.players[test.seat].eliminated)
    try:
        return Phase(
            (*present, *tests_by_power(waiting, players)),
            tuple(player.replace(fate=min(MOST_FATE, player.fate)) for player in players),
            options.irradiation_limit,
            options.die,
            fate_worth,
            elimination,
            rerolls,
            wish,
        )
    except OddsError:
        return None
