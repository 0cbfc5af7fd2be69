"""The invariants of every state that the rules can reach."""

from collections.abc import Iterator

from companion.rules.chromosome.data import MAX_GENES, MOST_FATE, PLAYERS, TOKENS_PER_SPECIES
from companion.rules.chromosome.scoring import score
from companion.rules.chromosome.state import Battle, Fighter, Player, Radiation, Roll, Side, State
from companion.rules.soundness import MOST, table_flaws, text_flaws

FACES = range(1, 7)
"""The faces of the six-sided die; the four-sided one has fewer."""


def flaw(state: State) -> str | None:
    """Return the first invariant that `state` violates, for a log; None if it is sound."""
    return next(_flaws(state), None)


def _flaws(state: State) -> Iterator[str]:
    if len(state.players) not in PLAYERS:
        yield "nobody sits, or too many"
        return
    yield from _seats(state)
    for player in state.players:
        yield from _player(state, player)
    if not 1 <= state.clock <= state.rounds:
        yield f"the clock shows {state.clock}"
    if (state.active is not None) != (state.phase == "turns"):
        yield f"in phase {state.phase} the turn is of {state.active}"
    if not 0 <= state.event.power_bonus <= 9:
        yield f"an event of power {state.event.power_bonus}"
    yield from _areas(state)
    yield from _under_way(state)
    if (state.outcome is not None) != (state.phase == "over"):
        yield "scored before the end, or ended without a score"
    if state.outcome is not None and state.outcome.lines != tuple(map(score, state.players)):
        yield "a score that the numbers do not say"


def _seats(state: State) -> Iterator[str]:
    """Yield violations in the seats, places, species and colours of these players."""
    yield from table_flaws(state.players, _named(state))
    if len({player.species for player in state.players}) < len(state.players):
        yield "the same species twice"
    last = state.last_turns or ()
    if len(set(last)) < len(last):
        yield "two last turns of one player"


def _named(state: State) -> Iterator[int]:
    yield state.starter
    yield from state.last_turns or ()
    yield from state.paused_clocks
    if state.active is not None:
        yield state.active
    if state.late_mover is not None:
        yield state.late_mover
    if state.roll is not None:
        yield from (*(die.roller for die in state.roll.dice), *state.roll.accepted)
    if state.battle is not None:
        yield from (state.battle.attacker.seat, state.battle.defender.seat)
    if state.evolution is not None:
        yield state.evolution.seat
    if state.radiation is not None:
        yield from (test.seat for test in state.radiation.tests)
        yield from (seat for faced in state.radiation.faced for seat in range(len(faced.groups)))
    if state.outcome is not None:
        yield from state.outcome.winners


def _player(state: State, player: Player) -> Iterator[str]:
    yield from text_flaws([player.species_name])
    if len(player.trophies) != len(state.players) or player.trophies[player.seat]:
        yield "trophies of nobody, or of the player's own"
        return
    if min(*player.trophies, *player.active, *player.passive) < 0 or player.genes.total > MAX_GENES:
        yield "genes or trophies that cannot be"
    if not 0 <= player.charged <= player.on_board:
        yield "more charged tokens than tokens"
    if player.on_board + sum(_held(state, player.seat)) > TOKENS_PER_SPECIES:
        yield "more tokens than there are"
    if not (0 <= player.fate <= MOST_FATE and 0 <= player.irradiation <= MOST):
        yield "fate or irradiation that cannot be"


def _held(state: State, seat: int) -> Iterator[int]:
    """Return the trophies of that seat's species that other players hold."""
    return (each.trophies[seat] for each in state.players if seat < len(each.trophies))


def _areas(state: State) -> Iterator[str]:
    ids = [area.id for area in state.areas]
    if len(set(ids)) < len(ids) or not all(0 < number < state.next_area for number in ids):
        yield "areas of one number"
    if not all(1 <= area.cubes <= MOST for area in state.areas):
        yield "an area without cubes, or with too many"


def _under_way(state: State) -> Iterator[str]:
    """Yield violations in unfinished battles, tests, evolutions and rolls, such as two at once."""
    radiation, battle, roll = state.radiation, state.battle, state.roll
    tests = radiation is not None and bool(radiation.tests or radiation.wave)
    if sum((battle is not None, state.evolution is not None, tests)) > 1:
        yield "two things at once"
    if battle is not None:
        yield from _battle(battle)
    if radiation is not None:
        yield from _radiation(radiation)
    if roll is not None:
        yield from _roll(roll)
        due = {
            "attack": battle is not None and _rolls(battle) == "attacker",
            "defence": battle is not None and _rolls(battle) == "defender",
            "evolution": state.evolution is not None,
            "test": radiation is not None and _tests_dice(radiation, roll),
        }
        if not due[roll.purpose]:
            yield f"a die for {roll.purpose} that is not due"


def _tests_dice(radiation: Radiation, roll: Roll) -> bool:
    """Return whether the roll has one die for each test, in the order of the tests."""
    return [test.seat for test in radiation.tests] == [die.roller for die in roll.dice]


def _battle(battle: Battle) -> Iterator[str]:
    if battle.attacker.seat == battle.defender.seat:
        yield "a battle against oneself"
    for fighter in (battle.attacker, battle.defender):
        if not _can_fight(fighter):
            yield f"a fighter that cannot be: {fighter!r}"


def _rolls(battle: Battle) -> Side | None:
    """Return the side whose die is due, the attacker first; None before both have committed."""
    attacker, defender = battle.attacker, battle.defender
    if not (attacker.committed and defender.committed) or defender.die is not None:
        return None
    return "attacker" if attacker.die is None else "defender"


def _can_fight(fighter: Fighter) -> bool:
    return (
        1 <= fighter.group <= TOKENS_PER_SPECIES
        and 0 <= fighter.genes <= MAX_GENES
        and 0 <= fighter.fate <= MOST_FATE
        and -9 <= fighter.modifier <= 9
        and fighter.die in (None, *FACES)
    )


def _radiation(radiation: Radiation) -> Iterator[str]:
    if radiation.tests and radiation.area is None:
        yield "a test against no area"
    for test in radiation.tests:
        within = 0 <= test.power <= MOST and 0 <= test.groups <= TOKENS_PER_SPECIES
        if not within or not -MOST <= test.building <= MOST:
            yield f"a test that cannot be: {test!r}"


def _roll(roll: Roll) -> Iterator[str]:
    lain = [face for die in roll.dice for face in (*die.earlier, die.face) if face is not None]
    if not all(face in FACES for face in lain):
        yield f"a die without such a face: {roll!r}"
