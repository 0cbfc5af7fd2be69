"""The quick rules of Chromosome: the chapters, their order, and their drawings."""

from typing import Final

from companion.rules.chromosome import data
from companion.ui import kit
from companion.words import Phrase, RuleValue
from companion.words.reference import Chapter, ChapterGroup


def _chapter(name: str, *facts: str, steps: int = 0, has_assumption: bool = False) -> Chapter:
    return Chapter(name, facts, steps, has_assumption)


SECTIONS: Final[tuple[ChapterGroup, ...]] = (
    ChapterGroup(
        "course",
        (
            _chapter("setup", "rounds", "genes", "fate", "rooms", has_assumption=True),
            _chapter("round", "phases", "preparation", "clock", "turns", "radiation", "starter"),
            _chapter("events", "card", "red", "holes", "split", "variant"),
        ),
    ),
    ChapterGroup(
        "turn",
        (
            _chapter("turn", "move", "fate", "genes", "action", has_assumption=True),
            _chapter("moving", "step", "group", "blocked", "merge", "sterility", "shrunk"),
            _chapter("costs", "genes", "fate", "energy", "trophies", "hint"),
        ),
    ),
    ChapterGroup(
        "actions",
        (
            _chapter("growth", "stack", "spread", "empty", has_assumption=True),
            _chapter("evolution", "choice", "die", "active", "limit", has_assumption=True),
            _chapter("spark", "cost", "adjacent", "own"),
            _chapter("combat", "steps", "late", steps=9, has_assumption=True),
            _chapter("impulse", "cost", "make", "stack", "draw"),
            _chapter("pass", "out", "defence", "genes", "all"),
            _chapter(
                "special",
                "source",
                "fusion",
                "saturation",
                "might",
                "wave",
                "supergene",
                "conversion",
                "takeover",
                "domination",
                "concentration",
                "teleportation",
                "outbreak",
                "giant",
                has_assumption=True,
            ),
        ),
    ),
    ChapterGroup(
        "radiation",
        (
            _chapter("test", "order", "who", "steps", "example", steps=6, has_assumption=True),
            _chapter("absorption", "charge", "decay", has_assumption=True),
        ),
    ),
    ChapterGroup(
        "stores",
        (
            _chapter("fate", "reroll", "strength", "gene", "recovery", "score", has_assumption=True),
            _chapter("trophies", "source", "energy", "score"),
            _chapter("charge", "sources", "spend", "stay", "new"),
        ),
    ),
    ChapterGroup(
        "end",
        (
            _chapter("elimination", "cause", "last", "loses", has_assumption=True),
            _chapter("scoring", "when", "tokens", "trophies", "fate", "irradiation", "tie"),
            _chapter("open", "options", "prices", "die", "species", "table"),
        ),
    ),
)
"""The reference of Chromosome, in the order in which a player needs it."""

VALUES: Final[dict[str, RuleValue]] = {
    "trophy-energy": (Phrase("count-energy", (("count", data.ENERGY_PER_TROPHY),)),),
}
"""Values from the game's data that chapters use, besides the options."""

GLYPHS: dict[str, kit.Glyph] = {
    "setup": "players",
    "round": "clock",
    "events": "event",
    "turn": "play",
    "moving": "arrow-right",
    "costs": "energy",
    "growth": "growth",
    "evolution": "evolution",
    "spark": "battle",
    "combat": "dice",
    "impulse": "impulse",
    "pass": "passed",
    "special": "star",
    "test": "radiation",
    "absorption": "cube",
    "fate": "fate",
    "trophies": "trophy",
    "charge": "token-charged",
    "elimination": "out",
    "scoring": "crown",
    "open": "info",
}
"""The drawing of each chapter."""
