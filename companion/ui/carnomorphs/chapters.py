"""The quick rules of Carnomorphs: the chapters, their order, and their drawings."""

from typing import Final

from companion.rules.carnomorphs import data
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.words import Phrase, RuleValue
from companion.words.reference import Chapter, ChapterGroup


def _chapter(name: str, *facts: str, steps: int = 0, has_assumption: bool = False) -> Chapter:
    return Chapter(name, facts, steps, has_assumption)


SECTIONS: Final[tuple[ChapterGroup, ...]] = (
    ChapterGroup(
        "course",
        (
            _chapter(
                "setup",
                "ship",
                "pods",
                "engines",
                "board",
                "bag",
                "decks",
                "numbers",
                "objectives",
                "characters",
                "player",
                "start",
                has_assumption=True,
            ),
            _chapter("round", "phases", "players", "hand", "time", "destruct", "last", has_assumption=True),
            _chapter("events", "steps", "fire", "card", "order", steps=5),
        ),
    ),
    ChapterGroup(
        "bag",
        (
            _chapter("bag", "start", "add", "leave", "figures", "hidden", has_assumption=True),
            _chapter(
                "tokens", "blue", "red", "shambler", "fleshbeast", "butcher", "blank", has_assumption=True
            ),
            _chapter(
                "encounter", "draw", "surprise", "metagorger", "token", "blank", "first", has_assumption=True
            ),
            _chapter("noise", "who", "number", "danger", "silence", "slime", has_assumption=True),
        ),
    ),
    ChapterGroup(
        "intruders",
        (
            _chapter("kinds", "levels", "words", "figures", "butcher", "larva", has_assumption=True),
            _chapter(
                "feeding",
                "who",
                "order",
                "steps",
                "food",
                "blocked",
                "butcher",
                "once",
                "voracious",
                steps=3,
                has_assumption=True,
            ),
            _chapter("nest", "eggs", "destroyed", "first", has_assumption=True),
            _chapter("examples", "first", "second", "third", "blue"),
            _chapter("attack", "order", "metagorger", "card", "token", "others", has_assumption=True),
            _chapter(
                "death", "injury", "number", "small", "fleshbeast", "butcher", "bag", has_assumption=True
            ),
            _chapter(
                "adaptations",
                "start",
                "reveal",
                "effect",
                "discard",
                "objects",
                "voracious",
                has_assumption=True,
            ),
        ),
    ),
    ChapterGroup(
        "characters",
        (
            _chapter("mutation", "draw", "secret", "one", "lose", has_assumption=True),
            _chapter("markers", "without", "place", "fourth", "stay", has_assumption=True),
            _chapter("action", "steps", "infected", "clean", "reveal", "example", steps=3),
            _chapter("contamination", "source", "scan", "infected", "clean"),
            _chapter("objects", "which", "carry", "blue", "use"),
        ),
    ),
    ChapterGroup(
        "goals",
        (
            _chapter("objectives", "deal", "choose", "vanished", "secret"),
            _chapter("clarified", "field", "hunt", "ovo", "necroscopy", "blue", has_assumption=True),
            _chapter("modes", "solo", "crew", "list", "signal", "items", "revive", has_assumption=True),
            _chapter("pods", "count", "unlock", "table", "saved", has_assumption=True),
        ),
    ),
    ChapterGroup(
        "end",
        (
            _chapter("check", "who", "steps", "markers", "example", steps=4, has_assumption=True),
            _chapter("winning", "alive", "objective", "together", "end"),
            _chapter("chances", "bag", "noise", "survival", "rest", "hidden"),
            _chapter("open", "options", "nest", "combat", "carried", "intruders", "check", "tracks", "table"),
            _chapter("base", "missing", "turns", "numbers", "cards", "rooms", "pods"),
        ),
    ),
)
"""The reference of Carnomorphs, in the order in which a player needs it."""


def _leaves(kind: data.IntruderKind) -> tuple[Phrase, ...]:
    """Return the remains that a killed intruder of this kind leaves."""
    remains = data.REMAINS[kind]
    counts = (("count-carcass", remains.carcasses), ("count-shambler", remains.shamblers))
    left = tuple(Phrase(key, (("count", count),)) for key, count in counts if count)
    return left or (Phrase("intruders-leaves-nothing"),)


VALUES: Final[dict[str, RuleValue]] = {
    "fatal-markers": data.FATAL_MARKERS,
    "checked-cards": data.CHECKED_CARDS,
    "eggs": data.EGGS,
    "food": tuple(Phrase(f"food-in-order-{food}") for food in data.FOOD),
    **{f"{kind}-leaves": _leaves(kind) for kind in data.REMAINS},
}
"""Values from the game's data that chapters use, besides the options."""

GLYPHS: Final[dict[str, kit.Glyph]] = {
    "setup": "players",
    "round": "clock",
    "events": "event",
    "bag": glyph("bag"),
    "tokens": glyph("token-red"),
    "encounter": glyph("encounter"),
    "noise": glyph("noise"),
    "kinds": glyph("shambler"),
    "feeding": glyph("feeding"),
    "nest": glyph("nest"),
    "examples": glyph("fleshbeast"),
    "attack": glyph("metagorger"),
    "death": glyph("carcass"),
    "adaptations": glyph("adaptation"),
    "mutation": glyph("mutation"),
    "markers": glyph("markers"),
    "action": "play",
    "contamination": glyph("contamination"),
    "objects": glyph("red-corpse"),
    "objectives": glyph("objective"),
    "clarified": "check",
    "modes": "group",
    "pods": glyph("pod"),
    "check": glyph("scanner"),
    "winning": "trophy",
    "chances": "calculator",
    "open": "info",
    "base": "book",
}
"""The drawing of each chapter."""
