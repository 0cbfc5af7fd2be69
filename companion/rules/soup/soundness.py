"""The invariants of every state that the rules can reach."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from companion.rules.soundness import MOST, table_flaws
from companion.rules.soup.data import AMOEBAS, CARDS, CARRIED_CUBES, CUBES_IN_BOX, GENES, MOST_OZONE, PLAYERS
from companion.rules.soup.play import TURN_PHASES
from companion.rules.soup.state import PHASES, Player, State


def flaw(state: State) -> str | None:
    """Return the first invariant that `state` violates, for a log; None if it is sound."""
    return next(_flaws(state), None)


def _flaws(state: State) -> Iterator[str]:
    if len(state.players) not in PLAYERS or state.phase == "empty":
        yield "nobody sits, or too few, or too many"
        return
    yield from _seats(state)
    for player in state.players:
        yield from _player(state, player)
    yield from _course(state)
    yield from _cards(state)
    yield from _genes(state)
    yield from _open(state)
    yield from _supply(state)


def _seats(state: State) -> Iterator[str]:
    """Yield violations in the seats and colours of the players, and in the seats that the state names."""
    sets = (state.order, state.done, state.received, state.aggressors, state.paused_clocks, state.winners)
    scored = tuple(line.seat for line in state.scored)
    attackers = tuple(dict.fromkeys(state.attackers))
    named = (*sets, attackers, scored, () if state.active is None else (state.active,))
    yield from table_flaws(state.players, chain.from_iterable(named))
    if any(len(set(seats)) < len(seats) for seats in named):
        yield "seats named twice"


def _player(state: State, player: Player) -> Iterator[str]:
    if not 0 <= player.points <= MOST:
        yield f"{player.points} biological points"
    if not (0 if state.phase == "setup" else 1) <= player.place <= MOST:
        yield f"space {player.place} of the ladder"
    if player.starting[0] == player.starting[1]:
        yield f"twice the same amoeba at the start: {player.starting[0]}"
    numbers = [amoeba.number for amoeba in player.amoebas]
    if numbers != sorted(set(numbers)) or not set(numbers) <= set(range(1, AMOEBAS + 1)):
        yield f"amoebas that cannot be: {numbers!r}"
    for amoeba in player.amoebas:
        counts = (amoeba.wounds, amoeba.moves, amoeba.attacks)
        if not all(0 <= count <= MOST for count in counts):
            yield f"numbers of an amoeba that cannot be: {amoeba!r}"
    for held in player.genes:
        if not 1 <= held.round <= state.round:
            yield f"a gene bought in round {held.round}"
        if held.given_up is not None and held.given_up not in GENES[held.gene].gives_up:
            yield f"{held.given_up} given up for {held.gene}"


def _course(state: State) -> Iterator[str]:
    if not 1 <= state.round <= len(CARDS):
        yield f"round {state.round}"
    running = state.phase in PHASES
    everybody = set(range(len(state.players)))
    if set(state.order) != (everybody if running else set()):
        yield "an order of play that is none"
    together = state.together and state.detail == "quick" and state.options.pace == "brisk"
    if (state.active is not None) != (state.phase in TURN_PHASES) and not together:
        yield f"a turn, or none, in phase {state.phase}"
    if state.active is not None and state.active in state.done:
        yield "the turn of somebody who has ended it"
    if state.rolls and len(state.rolls) != len(state.players):
        yield "dice of nobody"
    if (state.ending is not None) != (state.phase == "over"):
        yield "an end before the end, or none after it"
    if bool(state.winners) != (state.phase == "over"):
        yield "winners before the end, or none after it"


def _cards(state: State) -> Iterator[str]:
    if len(state.turned) > len(CARDS):
        yield f"{len(state.turned)} environment cards turned"
    if not all(0 <= card.ozone <= MOST_OZONE for card in state.turned):
        yield "an ozone layer that cannot be"
    if state.card != (state.turned[-1] if state.turned else None):
        yield "an environment card that was not turned"
    left = Counter(CARDS) - Counter(state.turned)
    if Counter(state.deck) != left:
        yield "cards in the deck that cannot be"
    if state.options.cards == "eleven" and Counter(state.turned) - Counter(CARDS):
        yield "a card that is none of the eleven"
    if state.phase in PHASES and state.card is None and not state.entered:
        yield "a round without an environment card"
    if state.debts and (state.phase != "environment" or len(state.debts) != len(state.players)):
        yield "debts of nobody"
    if not all(0 <= debt <= MOST for debt in state.debts):
        yield "debts that cannot be"


def _genes(state: State) -> Iterator[str]:
    held = {gene for player in state.players for gene in player.gene_names}
    for gene in GENES:
        if gene in held and state.market(gene) < 0:
            yield f"more cards than the game has: {gene}"


def _open(state: State) -> Iterator[str]:
    """Yield violations in the open movement, departure and attack, such as amoebas not on the board."""
    move, fight, departure = state.move, state.fight, state.departure
    if departure is not None:
        going = [
            (departure.seat, departure.number),
            *((each.seat, each.number) for each in departure.followers),
        ]
        escaping = fight is not None and fight.answer == "escape"
        if not (state.phase == "movement" or escaping) or not all(_on_board(state, *one) for one in going):
            yield "a departure of nobody"
        if len(set(going)) < len(going):
            yield "an amoeba that follows twice, or itself"
        most = CARRIED_CUBES[len(state.players)]
        for cubes in (departure.cubes, *(each.cubes for each in departure.followers)):
            if cubes and (len(cubes) != len(state.players) or min(cubes) < 0 or sum(cubes) > most):
                yield f"cubes that nobody can take along: {cubes!r}"
    if move is not None and (state.phase != "movement" or not _on_board(state, move.seat, move.number)):
        yield "a movement of nobody"
    if fight is not None:
        both = ((fight.seat, fight.number), (fight.victim, fight.victim_number))
        if state.phase not in ("movement", "deaths") or not all(_on_board(state, *one) for one in both):
            yield "an attack of nobody"
        if len(set(fight.retried)) < len(fight.retried):
            yield "a second attempt made twice"
        if len(set(fight.answered)) < len(fight.answered):
            yield "an answer given twice"


def _on_board(state: State, seat: int, number: int) -> bool:
    return seat < len(state.players) and state.players[seat].amoeba(number) is not None


def _supply(state: State) -> Iterator[str]:
    if not state.supply and state.phase in ("setup", "over"):
        return
    least = 0 if state.options.cube_supply else -CUBES_IN_BOX
    if len(state.supply) != len(state.players):
        yield "cubes of nobody"
    if not all(least <= held <= CUBES_IN_BOX for held in state.supply):
        yield f"cubes that cannot be off the board: {state.supply!r}"
