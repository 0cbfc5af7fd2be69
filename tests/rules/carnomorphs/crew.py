"""A crew under way in a test: the state of a game, and people who do things in it.

`crew("Ola", "Jan")` sits them down clockwise in the first round, Ola first, in full detail.
"""

from typing import Any

from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.setup import GameStarted, PlayBegan
from companion.rules.carnomorphs.state import Detail
from companion.rules.kernel import Command, Event, Rejection, applied
from tests.rules.carnomorphs.tables_flow import EWA, JAN, OLA, Play, seated

__all__ = ["EWA", "JAN", "OLA", "Crew", "crew"]


class Crew(Play):
    """A game that is being played, in which anything may happen."""

    def happens(self, *events: Event) -> "Crew":
        """These happen, whoever has caused them."""
        for event in events:
            self.state = applied(self.state, event)
        return self

    def tries(self, command: Command) -> bool:
        """Give a command that the rules may refuse; return whether it happened."""
        answer = self.game.decide(self.state, command)
        if isinstance(answer, Rejection):
            return False
        self.happens(*answer)
        return True


def crew(*names: str, detail: Detail = "full", **options: Any) -> Crew:
    """People in the first round's player phase; help cards go clockwise from the first."""
    people = seated(*(names or ("Ola", "Jan")))
    started = GameStarted(
        players=people,
        numbers=tuple(range(1, len(people) + 1)),
        pods=(1, 2, 3),
        options=Options(**options),
        detail=detail,
    )
    return Crew().happens(started, PlayBegan(first=0))
