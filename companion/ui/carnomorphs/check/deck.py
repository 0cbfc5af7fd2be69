"""A player's entries about the deck, for the chance to survive the last check; lasts for the session."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from companion.rules.carnomorphs.odds import MOST_CARDS, MOST_MARKERS, LastCheck
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.state import Player
from companion.ui.widgets.stepper import clamped

ACTION_CARDS: Final = 10
"""Action cards that are counted with until somebody says how many there are."""

UNKNOWN: Final = -1
"""Stands for a number of infected cards that nobody knows."""


@dataclass(frozen=True)
class Deck:
    """A player's cards as far as they have been told.

    Attributes:
        action: Action cards.
        more: How many Contamination cards more there are than the character's sheet counts; fewer below 0.
        infected: Infected ones known among the Contamination cards; `UNKNOWN` where nobody knows.
    """

    action: int = ACTION_CARDS
    more: int = 0
    infected: int = UNKNOWN

    def contaminated(self, player: Player) -> int:
        """Return the number of Contamination cards."""
        return clamped(player.contamination + self.more, 0, MOST_CARDS)

    def cards(self, player: Player) -> int:
        """Return the number of Action and Contamination cards together."""
        return clamped(self.action + self.contaminated(player), 1, MOST_CARDS)

    def infected_of(self, player: Player) -> int | None:
        """Return the number of infected cards, at most that of Contamination cards."""
        return None if self.infected == UNKNOWN else min(self.infected, self.contaminated(player))

    def check(self, player: Player, options: Options) -> LastCheck:
        """Return the last check of a living character with these cards, as it stands now.

        Who has scanned all cards and still holds no Mutation card has found no infected one.
        """
        clean = player.scanned and not player.has_mutation
        return LastCheck(
            cards=max(self.cards(player), self.contaminated(player)),
            contaminated=self.contaminated(player),
            markers=min(player.markers, MOST_MARKERS),
            infected=0 if clean else self.infected_of(player),
            mutation=player.has_mutation,
            who=options.infected_check,
            marker_as_card=options.marker_as_card,
        )

    def turned(self, name: str, by: int, player: Player) -> Deck:
        """Return a copy with one of the numbers changed by `by`, within its bounds."""
        match name:
            case "action":
                return replace(
                    self, action=clamped(self.action + by, 0, MOST_CARDS - self.contaminated(player))
                )
            case "contaminated":
                after = clamped(self.contaminated(player) + by, 0, MOST_CARDS - self.action)
                return replace(self, more=after - player.contamination)
            case _:
                now = UNKNOWN if self.infected == UNKNOWN else min(self.infected, self.contaminated(player))
                return replace(self, infected=clamped(now + by, UNKNOWN, self.contaminated(player)))


@dataclass(frozen=True)
class Decks:
    """The decks of all games of this session, by game and seat."""

    told: dict[tuple[str, int], Deck] = field(default_factory=dict[tuple[str, int], Deck])

    def of(self, game: str, seat: int) -> Deck:
        """Return the deck of a seat."""
        return self.told.get((game, seat), Deck())

    def turned(self, game: str, player: Player, name: str, by: int) -> Decks:
        """Return a copy with a number of one deck changed by `by`."""
        deck = self.of(game, player.seat).turned(name, by, player)
        return Decks({**self.told, (game, player.seat): deck})
