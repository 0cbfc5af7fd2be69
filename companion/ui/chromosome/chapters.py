"""The quick rules of Chromosome: which chapters there are, in which order, with which drawing."""

from __future__ import annotations

from typing import Final

from companion.ui.art import Glyph
from companion.words.reference import Chapter, Section


def _chromosome(name: str, *facts: str, steps: int = 0, has_assumption: bool = False) -> Chapter:
    return Chapter("chromosome", name, facts, steps, has_assumption)


SECTIONS: Final[tuple[Section, ...]] = (
    Section(
        "course",
        (
            _chromosome("setup", "rounds", "genes", "fate", "rooms", has_assumption=True),
            _chromosome("round", "phases", "preparation", "clock", "turns", "radiation", "starter"),
            _chromosome("events", "card", "holes", "split", "variant"),
        ),
    ),
    Section(
        "turn",
        (
            _chromosome("turn", "move", "fate", "genes", "action", has_assumption=True),
            _chromosome("moving", "step", "group", "blocked", "merge", "sterility", "shrunk"),
            _chromosome("costs", "genes", "fate", "energy", "trophies", "hint"),
        ),
    ),
    Section(
        "actions",
        (
            _chromosome("growth", "stack", "spread", "empty", has_assumption=True),
            _chromosome("evolution", "choice", "die", "active", "limit", has_assumption=True),
            _chromosome("spark", "cost", "adjacent", "own"),
            _chromosome("combat", "steps", "late", steps=9, has_assumption=True),
            _chromosome("impulse", "cost", "make", "stack", "draw"),
            _chromosome("pass", "out", "defence", "genes", "all"),
            _chromosome(
                "special",
                "source",
                "fusion",
                "saturation",
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
    Section(
        "radiation",
        (
            _chromosome("test", "order", "who", "steps", "example", steps=6, has_assumption=True),
            _chromosome("absorption", "charge", "decay", has_assumption=True),
        ),
    ),
    Section(
        "stores",
        (
            _chromosome("fate", "reroll", "strength", "gene", "recovery", "score", has_assumption=True),
            _chromosome("trophies", "source", "energy", "score"),
            _chromosome("charge", "sources", "spend", "new"),
        ),
    ),
    Section(
        "end",
        (
            _chromosome("elimination", "cause", "last", "loses", has_assumption=True),
            _chromosome("scoring", "when", "tokens", "trophies", "fate", "irradiation", "tie"),
            _chromosome("open", "options", "prices", "die", "species", "table"),
        ),
    ),
)
"""The reference of Chromosome, in the order in which a player needs it."""

GLYPHS: dict[str, Glyph] = {
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
