"""What Carnomorphs adds to the command line."""

from companion.cli.carnomorphs.odds import ODDS
from companion.cli.carnomorphs.replay import replayed

__all__ = ["ODDS", "replayed"]
