"""The radiation phase, and a Wave: areas by power, one resistance test for each player affected."""

from collections.abc import Iterable, Sequence
from typing import Annotated

from pydantic import Field

from companion.rules.chromosome.areas import AreasDecayed, area_told
from companion.rules.chromosome.data import MAX_GROUP
from companion.rules.chromosome.elimination import fall_out
from companion.rules.chromosome.play import (
    Decision,
    IrradiationChanged,
    RollOpened,
    belongs_to,
    charge,
    require_nothing_open,
    require_phase,
    seated,
)
from companion.rules.chromosome.preparation import RoundPrepared
from companion.rules.chromosome.prices import Count
from companion.rules.chromosome.scoring import end_game
from companion.rules.chromosome.state import (
    Area,
    Die,
    FacedArea,
    Player,
    Radiation,
    ResistanceTest,
    Seat,
    State,
)
from companion.rules.chromosome.turns import pass_over_the_fallen
from companion.rules.kernel import (
    Command,
    Event,
    Label,
    Owners,
    RoundCommand,
    Value,
    refuse,
    signed,
    who,
)


class FaceArea(Command):
    """Face an area, with each seat's number of groups adjacent to it or in its room.

    Steps 1 to 3: its power, the adjacent groups, a test for each player with such groups. The area's own
    room counts as adjacent. Tests go clockwise from the starting player (A).
    """

    area: int
    groups: tuple[Annotated[int, Field(ge=0, le=12)], ...]

    def decide(self, decision: Decision) -> None:
        radiation, state = _under_way(decision), decision.state
        if radiation.tests:
            raise refuse("test-open")
        area = state.area(self.area)
        if area is None or area.id not in radiation.remaining:
            raise refuse("no-such-area")
        first = strongest(state)
        if area not in first:
            raise refuse("stronger-area-first", power=state.power(first[0]))
        if len(self.groups) > len(state.players):
            raise refuse("no-such-seat", seat=len(self.groups))
        tests = tests_beside(testers(state), state.power(area), self.groups)
        for test in tests:
            player = state.players[test.seat]
            if test.groups > player.on_board:
                raise refuse("more-groups-than-tokens", player=player.name, has=player.on_board)
        decision.add(AreaFaced(area=area.id, tests=tests))
        next_test(decision)

    def owners(self, state: State) -> Owners:
        wave = state.radiation is not None and state.radiation.wave
        return belongs_to(state.active if wave else None)

    def params(self, state: State) -> dict[str, Value]:
        return area_told(state.area(self.area))


class FinishRadiation(RoundCommand):
    """Charge tokens (absorption), let the areas decay, and begin the next round or end the game."""

    charged: tuple[Count, ...] = ()
    """Newly charged tokens by seat."""

    skip: bool = False
    """Whether the remaining areas are skipped."""

    def decide(self, decision: Decision) -> None:
        require_phase(decision, "radiation")
        require_nothing_open(decision)
        radiation = _under_way(decision)
        if radiation.remaining and not self.skip:
            raise refuse("areas-left", count=len(radiation.remaining))
        if len(self.charged) > len(decision.state.players):
            raise refuse("no-such-seat", seat=len(self.charged))
        for seat, count in enumerate(self.charged):
            most, full = most_absorbed(decision.state, seat), decision.state.detail == "full"
            if count > most and (not most or (full and most < decision.state.players[seat].discharged)):
                raise refuse("areas-charge-fewer", player=seated(decision, seat).name, most=most)
            charge(decision, seat, count)
        decision.add(AreasDecayed(), RadiationEnded())
        fall_out(decision)
        if any(player.eliminated for player in decision.state.players):
            end_game(decision, "elimination")
        elif decision.state.clock <= 1:
            end_game(decision, "rounds")
        else:
            decision.add(RoundPrepared())


class AreaFaced(Event):
    """An area was chosen; these tests follow from the adjacent groups."""

    area: int
    tests: tuple[ResistanceTest, ...]

    def apply(self, state: State) -> State:
        radiation = _radiation(state)
        beside = {test.seat: test.groups for test in self.tests}
        groups = tuple(beside.get(player.seat, 0) for player in state.players)
        faced = radiation.replace(
            remaining=tuple(number for number in radiation.remaining if number != self.area),
            area=self.area,
            tests=self.tests,
            faced=(*radiation.faced, FacedArea(area=self.area, groups=groups)),
        )
        return state.replace(radiation=faced, late_mover=None)


class GeneLent(Event):
    """A fate point counts as a building gene in a test under way."""

    seat: Seat | None = None
    """The tester's seat; None for the first pending test."""

    def apply(self, state: State) -> State:
        radiation = _radiation(state)
        whose = self.seat if self.seat is not None else radiation.tests[0].seat
        tests = tuple(test.lent if test.seat == whose else test for test in radiation.tests)
        return state.replace(radiation=radiation.replace(tests=tests))


class ResistanceTested(Event):
    """A test under way is over."""

    seat: Seat | None = None
    """The tester's seat; None for the first pending test."""

    def apply(self, state: State) -> State:
        radiation, roll = _radiation(state), state.roll
        whose = self.seat if self.seat is not None else radiation.tests[0].seat
        tests = tuple(test for test in radiation.tests if test.seat != whose)
        left = roll.without(whose) if roll is not None else None
        return state.replace(radiation=radiation.replace(tests=tests), roll=left)


class RadiationEnded(Event):
    """All areas are faced and the phase, or the Wave, is over."""

    def apply(self, state: State) -> State:
        return state.replace(radiation=None, roll=None)


def _radiation(state: State) -> Radiation:
    assert state.radiation is not None, "no radiation is under way"
    return state.radiation


def _under_way(decision: Decision) -> Radiation:
    if decision.state.radiation is None:
        raise refuse("not-in-radiation")
    return decision.state.radiation


def testers(state: State) -> tuple[Player, ...]:
    """Return the remaining players in the order of their tests: clockwise from the starting player (A)."""
    players = (state.players[seat] for seat in state.clockwise(state.starter))
    return tuple(player for player in players if not player.eliminated)


def tests_beside(players: Iterable[Player], power: int, groups: Sequence[int]) -> tuple[ResistanceTest, ...]:
    """Return the tests of these players against one area (resistance test, steps 2 and 3).

    Args:
        power: The area's power, including the event's bonus.
        groups: Groups next to the area or in its room, by seat; trailing seats without any may be left out.
    """
    return tuple(
        ResistanceTest(
            seat=player.seat, power=power, groups=groups[player.seat], building=player.active.building
        )
        for player in players
        if player.seat < len(groups) and groups[player.seat]
    )


def strongest(state: State) -> tuple[Area, ...]:
    """Return the strongest remaining areas; the starting player chooses among several which is faced next."""
    if state.radiation is None:
        return ()
    left = [area for area in state.areas if area.id in state.radiation.remaining]
    most = max((area.cubes for area in left), default=0)
    return tuple(area for area in left if area.cubes == most)


def most_absorbed(state: State, seat: int) -> int:
    """Return the maximum number of tokens that a player can charge at the end of the phase (absorption).

    An area charges each adjacent group whose tokens do not exceed its power. If areas are left out, the
    groups next to them are unknown, and only the player's tokens on the board limit the result.
    """
    radiation, player = state.radiation, state.players[seat]
    if radiation is None or not state.areas or player.eliminated:
        return 0
    # Quick detail does not track charges.
    can = player.discharged if state.detail == "full" else player.on_board
    if radiation.remaining:
        return can
    areas = {area.id: area for area in state.areas}
    beside = sum(
        faced.groups[seat] * min(MAX_GROUP, state.power(areas[faced.area]))
        for faced in radiation.faced
        if faced.area in areas
    )
    return min(can, beside)


def proposed_absorption(state: State) -> tuple[int, ...]:
    """Return each player's newly charged tokens as derived from the tests.

    All are 0 in quick detail, or if areas are left out.

    Every adjacent group charges (absorption). As the sizes of groups are unknown, each group is assumed to
    have the largest size that its area charges.
    """
    known = state.detail == "full" and state.radiation is not None and not state.radiation.remaining
    return tuple(most_absorbed(state, player.seat) if known else 0 for player in state.players)


def next_test(decision: Decision) -> None:
    """Open the roll for the tests, or end a Wave that has none left."""
    radiation = _under_way(decision)
    if radiation.tests:
        if decision.state.roll is None:
            decision.add(RollOpened(purpose="test", roller=radiation.tests[0].seat))
    elif radiation.wave and not radiation.remaining:
        close_wave(decision)


def close_wave(decision: Decision) -> None:
    """End a Wave; if it eliminated the active player, the turn passes on."""
    decision.add(RadiationEnded())
    pass_over_the_fallen(decision)


def tested_label(state: State) -> Label | None:
    """Return a label with players and doses of the tests whose dice are rolled; None if there are none."""
    if state.radiation is None or state.roll is None or state.roll.purpose != "test":
        return None
    lying = ((state.radiation.test_of(die.roller), die.face) for die in state.roll.lying)
    tested = [(test, test.dose(face)) for test, face in lying if test is not None and face is not None]
    if len(tested) > 1:
        doses = tuple(
            f"{state.players[test.seat].name} {signed(dose) if dose else 0}" for test, dose in tested
        )
        return Label(key="label-tested-all", params={"doses": doses})
    if not tested:
        return None
    ((test, dose),) = tested
    before = state.players[test.seat].irradiation
    told: dict[str, Value] = {**who(state, test.seat), "irradiation": before + dose}
    if not dose:
        return Label(key="label-tested-free", params=told)
    return Label(key="label-tested", params={**told, "dose": dose, "before": before})


def close_tests(decision: Decision, lying: Iterable[Die]) -> None:
    """Do steps 4 to 6: each dose is the threat less die and building genes; then eliminate players.

    The doses of rolled dice are applied clockwise. Further tests of eliminated players at this area are
    dropped.
    """
    faces = {die.roller: die.face for die in lying}
    for test in _under_way(decision).tests:
        face = faces.get(test.seat)
        if face is None or decision.state.players[test.seat].eliminated:
            continue
        dose = test.dose(face)
        decision.add(ResistanceTested(seat=test.seat))
        if dose:
            decision.add(IrradiationChanged(seat=test.seat, delta=dose, reason="test"))
        fall_out(decision)
        state = decision.state
        ends = state.phase == "radiation" and not state.options.finish_tests
        if ends and state.players[test.seat].eliminated:
            end_game(decision, "elimination")
            return
    for test in _under_way(decision).tests:
        if decision.state.players[test.seat].eliminated:
            decision.add(ResistanceTested(seat=test.seat))
    next_test(decision)
