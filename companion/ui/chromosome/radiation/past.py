"""What the journal knows of earlier tests: so nobody types twice what has not changed."""

from __future__ import annotations

from companion.rules.chromosome.events import AreaFaced, IrradiationChanged, RadiationBegan, ResistanceTested
from companion.ui.chromosome.context import GameContext

Groups = tuple[int, ...]
"""How many groups of each player are adjacent to an area, by seat."""


def last_groups(context: GameContext, area: int) -> Groups:
    """The groups next to this area when it was faced last; none where it never was."""
    seats = len(context.state.players)
    for entry in reversed(context.open_game.table.entries):
        for event in reversed(entry.events):
            if isinstance(event, AreaFaced) and event.area == area:
                found = {test.seat: test.groups for test in event.tests}
                return tuple(
                    min(found.get(seat, 0), context.state.players[seat].on_board) for seat in range(seats)
                )
    return (0,) * seats


def doses(context: GameContext) -> dict[int, int]:
    """Irradiation from the tests of the present area that are over, by seat."""
    order: list[int] = []
    found: dict[int, int] = {}
    for entry in context.open_game.table.entries:
        for event in entry.events:
            match event:
                case AreaFaced():
                    order = [test.seat for test in event.tests]
                    found = {}
                case RadiationBegan():
                    order, found = [], {}
                case ResistanceTested() if order:
                    found[order.pop(0)] = 0
                case IrradiationChanged(reason="test"):
                    found[event.seat] = event.delta
                case _:
                    pass
    return found
