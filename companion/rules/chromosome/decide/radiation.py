"""The radiation phase, and a Wave: areas by power, one resistance test for each player affected."""

from __future__ import annotations

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome import events as ev
from companion.rules.chromosome.decide.actions import put_cubes
from companion.rules.chromosome.decide.common import Draft, end_game, fall_out
from companion.rules.chromosome.decide.flow import pass_over_the_fallen
from companion.rules.chromosome.state import Area, Radiation, ResistanceTest, State
from companion.rules.kernel import refuse

MOST_CUBES = 30
"""The upper bound of an area's corrected cubes; the box holds fewer."""


def under_way(draft: Draft) -> Radiation:
    """Return the current radiation phase or Wave."""
    if draft.state.radiation is None:
        raise refuse("not-in-radiation")
    return draft.state.radiation


def strongest(state: State) -> tuple[Area, ...]:
    """Return the areas that may be faced next: the strongest left. In a tie the starting player chooses."""
    if state.radiation is None:
        return ()
    left = [area for area in state.areas if area.id in state.radiation.remaining]
    most = max((area.cubes for area in left), default=0)
    return tuple(area for area in left if area.cubes == most)


def face_area(draft: Draft, command: cmd.FaceArea) -> None:
    """Do steps 1 to 3 for one area: its power, the adjacent groups, a test for each player who has any.

    The area's own room counts as adjacent. Tests go clockwise from the starting player (A).
    """
    radiation, state = under_way(draft), draft.state
    if radiation.tests:
        raise refuse("test-open")
    area = state.area(command.area)
    if area is None or area.id not in radiation.remaining:
        raise refuse("no-such-area")
    first = strongest(state)
    if area not in first:
        raise refuse("stronger-area-first", power=state.power(first[0]))
    if len(command.groups) > len(state.players):
        raise refuse("no-such-seat", seat=len(command.groups))
    tests: list[ResistanceTest] = []
    for seat in state.clockwise(state.starter):
        groups = command.groups[seat] if seat < len(command.groups) else 0
        player = state.players[seat]
        if groups == 0 or player.eliminated:
            continue
        if groups > player.on_board:
            raise refuse("more-groups-than-tokens", player=player.name, has=player.on_board)
        tests.append(
            ResistanceTest(seat=seat, power=state.power(area), groups=groups, building=player.active.building)
        )
    draft.add(ev.AreaFaced(area=area.id, tests=tuple(tests)))
    next_test(draft)


def next_test(draft: Draft) -> None:
    """Open the roll of the next test, or close a Wave that has none left."""
    radiation = under_way(draft)
    if radiation.tests:
        draft.add(ev.RollOpened(purpose="test", roller=radiation.tests[0].seat))
    elif radiation.wave and not radiation.remaining:
        close_wave(draft)


def close_wave(draft: Draft) -> None:
    """End a Wave. If it eliminated the active player, the next one is up."""
    draft.add(ev.RadiationEnded())
    pass_over_the_fallen(draft)


def close_test(draft: Draft, face: int) -> None:
    """Do steps 4 to 6: the dose is the threat less die and building genes; then eliminate players."""
    test, *_ = under_way(draft).tests
    dose = test.dose(face)
    draft.add(ev.ResistanceTested())
    if dose:
        draft.add(ev.IrradiationChanged(seat=test.seat, delta=dose, reason="test"))
    fall_out(draft)
    drop_tests_of_the_fallen(draft)
    state = draft.state
    if state.players[test.seat].eliminated and state.phase == "radiation" and not state.options.finish_tests:
        end_game(draft, "elimination")
        return
    next_test(draft)


def drop_tests_of_the_fallen(draft: Draft) -> None:
    """Drop the tests of this area by players who are out of the game."""
    while (tests := under_way(draft).tests) and draft.state.players[tests[0].seat].eliminated:
        draft.add(ev.ResistanceTested())


def add_area(draft: Draft, command: cmd.AddArea) -> None:
    """Put cubes on a room; a new area is to be faced like the others when this is the radiation phase."""
    if draft.state.phase in ("setup", "over"):
        raise refuse("not-in-game")
    put_cubes(draft, command.cubes, command.room)


def change_area(draft: Draft, command: cmd.ChangeArea) -> None:
    """Correct the cubes of an area; at none it is gone."""
    if draft.state.phase in ("setup", "over"):
        raise refuse("not-in-game")
    area = draft.state.area(command.area)
    if area is None:
        raise refuse("no-such-area")
    if command.delta == 0:
        raise refuse("nothing-chosen")
    if not 0 <= area.cubes + command.delta <= max(MOST_CUBES, area.cubes):
        raise refuse("cubes-out-of-range", most=MOST_CUBES)
    draft.add(ev.AreaChanged(area=area.id, delta=command.delta))
