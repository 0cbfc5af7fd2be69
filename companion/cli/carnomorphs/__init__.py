"""The commands of Carnomorphs."""

from companion.cli.carnomorphs.odds import ODDS
from companion.cli.carnomorphs.replay import replayed

__all__ = ["ODDS", "replayed"]
