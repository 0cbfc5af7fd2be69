"""The commands of Primordial Soup."""

from companion.cli.soup.odds import ODDS
from companion.cli.soup.replay import replayed

__all__ = ["ODDS", "replayed"]
