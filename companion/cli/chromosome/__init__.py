"""The commands of Chromosome."""

from companion.cli.chromosome.odds import ODDS
from companion.cli.chromosome.replay import replayed

__all__ = ["ODDS", "replayed"]
