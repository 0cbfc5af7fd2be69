"""The re-roll model of the odds: one for every figure and every advice of a screen."""

from enum import StrEnum


class Rerolls(StrEnum):
    """The players whose re-rolls count in the odds.

    An advice asks about one re-roll of the die that lies, now; what follows it is of the model again.
    """

    NONE = "none"
    """Nobody re-rolls."""

    OWN = "own"
    """All players re-roll their own dice, each as is best for them."""

    ALL = "all"
    """Everybody re-rolls any die, each as is best for them."""

    def asked(self, *players: int) -> tuple[int, ...]:
        """Return those of `players` who may re-roll a die, in their order; the roller comes first."""
        match self:
            case Rerolls.NONE:
                return ()
            case Rerolls.OWN:
                return players[:1]
            case Rerolls.ALL:
                return players
