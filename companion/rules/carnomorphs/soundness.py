"""The invariants of every state that the rules can reach."""

from collections.abc import Iterator, Sequence
from typing import Final

from companion.rules.carnomorphs.data import (
    CHECKED_CARDS,
    EGGS,
    FATAL_MARKERS,
    FIGURES_IN_BOX,
    INTRUDERS,
    MOST_CARRIED,
    MOST_OBJECTS,
    MOST_PLAYERS,
    OBJECTIVES_EACH,
    PLAYERS,
    PODS_BY_PLAYERS,
    SETUP_STEPS,
    TEXT_LENGTH,
)
from companion.rules.carnomorphs.rooms import eggs_in_nest, present
from companion.rules.carnomorphs.shared_objectives import most_shared
from companion.rules.carnomorphs.state import Player, State
from companion.rules.soundness import MOST, table_flaws, text_flaws

LONGEST_TRACK: Final = 99
"""Maximum number of spaces that a track may have ahead of its marker."""


def flaw(state: State) -> str | None:
    """Return the first invariant that `state` violates, for a log; None if it is sound."""
    return next(_flaws(state), None)


def _flaws(state: State) -> Iterator[str]:
    if len(state.players) not in PLAYERS or state.phase == "empty":
        yield "nobody sits, or too many"
        return
    yield from _seats(state)
    for player in state.players:
        yield from _player(state, player)
    yield from _course(state)
    yield from _bag(state)
    yield from _figures(state)
    yield from _rooms(state)
    yield from _cards(state)


def _seats(state: State) -> Iterator[str]:
    """Yield violations in the players' seats, names, colours and help cards, and in seats named elsewhere."""
    if sorted(player.number for player in state.players) != list(range(1, len(state.players) + 1)):
        yield "help cards that cannot have been dealt"
    named = [state.first, *state.paused_clocks, *state.winners]
    named += [] if state.active is None else [state.active]
    named += [] if state.token is None or state.token.seat is None else [state.token.seat]
    yield from table_flaws(state.players, named)
    for seats in (state.paused_clocks, state.winners):
        if list(seats) != sorted(set(seats)):
            yield "seats named twice"


def _player(state: State, player: Player) -> Iterator[str]:
    names = [player.character, player.mutation, player.room, *player.offered]
    yield from text_flaws([*names, *(each.name for each in player.objectives)])
    numbers = (
        player.hand,
        player.light_wounds,
        player.serious_wounds,
        player.contamination,
        player.contamination_least,
        player.meetings,
    )
    if not all(0 <= number <= MOST for number in numbers if number is not None):
        yield f"numbers that cannot be: {player!r}"
    if not 0 <= player.markers < FATAL_MARKERS + (0 if player.living else CHECKED_CARDS):
        yield f"{player.markers} mutation markers"
    if (player.mutation or player.mutation_shown) and not player.has_mutation:
        yield "a Mutation card that nobody holds"
    if player.objectives and [each.corporate for each in player.objectives] != [True, False]:
        yield "objectives that cannot have been dealt"
    if player.kept is not None and not (player.chosen and 0 <= player.kept < OBJECTIVES_EACH):
        yield "an objective kept that was not chosen"
    if player.pod is not None and player.pod not in {pod.number for pod in state.pods}:
        yield "a character in a pod that is not in play"
    if len(player.carries) > MOST_CARRIED or (player.carries and not player.living):
        yield f"carries {player.carries!r}"
    if player.combat_mark and not player.living:
        yield "a dead character in combat"


def _course(state: State) -> Iterator[str]:
    if not 1 <= state.round <= MOST:
        yield f"round {state.round}"
    if not 0 <= state.time <= LONGEST_TRACK:
        yield f"{state.time} spaces of the time track"
    if state.self_destruct is not None and not 0 <= state.self_destruct <= LONGEST_TRACK:
        yield f"{state.self_destruct} spaces to the explosion"
    if state.active is not None:
        if state.phase != "players":
            yield f"a turn in phase {state.phase}"
        elif state.active < len(state.players) and not state.players[state.active].acting:
            yield "the turn of somebody who does not act"
    if (state.ending is not None) != (state.phase in ("check", "over")):
        yield "an end before the end, or none after it"
    if state.winners and state.phase != "over":
        yield "winners before the end"
    crew_wins = len(state.winners) == len(state.players)  # with shared objectives, dead players win too
    living = all(state.players[seat].living for seat in state.winners if seat < len(state.players))
    if not (living or crew_wins):
        yield "a winner who is dead"
    if not set(state.setup_done) <= set(SETUP_STEPS) or len(set(state.setup_done)) < len(state.setup_done):
        yield "steps of the set-up that cannot be"
    if len(set(state.shared)) < len(state.shared) or len(state.shared) > most_shared(state):
        yield f"shared objectives {state.shared!r}"
    if state.first_encounter != (state.encounter_round is not None):
        yield "a first encounter in no round"
    if state.just_met and not (state.first_encounter and state.running):
        yield "a first encounter just now that was none"
    yield from text_flaws([state.event], TEXT_LENGTH)


def _bag(state: State) -> Iterator[str]:
    if min(state.bag) < 0 or min(state.spare) < 0:
        yield f"tokens that cannot be in the bag: {state.bag!r}"
    waiting = [token for token in (state.interrupted, state.token) if token is not None]
    if len(waiting) > len(state.drawn) or any(token.kind not in state.drawn for token in waiting):
        yield "a token that was not drawn"
    if any(token.carried_out and token.purpose != "events" for token in waiting):
        yield "an encounter that is over and open"
    if state.interrupted is not None and (state.token is None or state.interrupted.purpose != "events"):
        yield "an encounter that interrupts nothing"
    if not 0 <= state.eggs <= EGGS:
        yield f"{state.eggs} eggs"


def _figures(state: State) -> Iterator[str]:
    if min(state.loose) < 0:
        yield "figures below none"
    for kind in INTRUDERS:
        if not state.on_board.of(kind) <= FIGURES_IN_BOX.of(kind):
            yield f"more figures than the box holds: {kind}"
    if state.butcher_dead and state.on_board.butcher:
        yield "a dead Butcher on the board"
    yield from _ids([each.id for each in state.intruders], state.next_intruder)
    for each in state.intruders:
        if each.room is not None and state.room(each.room) is None:
            yield "a figure in no room"
        if not 0 <= each.injuries <= MOST:
            yield f"{each.injuries} injuries"


def _rooms(state: State) -> Iterator[str]:
    yield from _ids([room.id for room in state.rooms], state.next_room)
    names = [room.name for room in state.rooms]
    yield from text_flaws(names)
    if not all(names) or len({name.casefold() for name in names}) < len(names):
        yield "rooms of one name, or of none"
    for thing, most in MOST_OBJECTS.items():
        counts = [state.unnoted.count(thing), *(present(state, room, thing) for room in state.rooms)]
        on_board = eggs_in_nest(state) if thing == "egg" else 0
        # A death adds a corpse even if the players have already entered the maximum, so allow one more for
        # each player. Allow two more blue corpses for each player, since `most_objects` may itself add one.
        more = {"red-corpse": MOST_PLAYERS, "blue-corpse": 2 * MOST_PLAYERS}.get(thing, 0)
        if (
            min(room.count(thing) for room in (state.unnoted, *state.rooms)) < 0
            or sum(counts) + on_board > most + more
        ):
            yield f"objects that cannot be: {thing}"
    if sum(room.nest for room in state.rooms) > 1:
        yield "two Nests"
    if min(state.fed_loose) < 0:
        yield "fewer than none have fed"
    if not all(0 <= figure < state.next_intruder for figure in state.attacked):
        yield "an attack of no figure"
    if not {*state.fed} <= {room.id for room in state.rooms}:
        yield "feeding in no room"


def _cards(state: State) -> Iterator[str]:
    if [each.kind for each in state.adaptations] != ["shambler", "fleshbeast", "butcher"]:
        yield "adaptations that are not in play"
    for each in state.adaptations:
        yield from text_flaws([each.name])
        yield from text_flaws([each.effect], TEXT_LENGTH)
        if each.discarded and not each.revealed:
            yield "an adaptation discarded that nobody saw"
    numbers = [pod.number for pod in state.pods]
    if numbers != sorted(set(numbers)):
        yield "pods of one number"
    if len(numbers) != PODS_BY_PLAYERS[len(state.players)]:
        yield f"{len(numbers)} pods"


def _ids(ids: Sequence[int], following: int) -> Iterator[str]:
    if len(set(ids)) < len(ids) or not all(0 < number < following for number in ids):
        yield "ids given twice, or not yet"
