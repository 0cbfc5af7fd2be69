"""The quick rules of Primordial Soup: the chapters, and their order."""

from typing import Final

from companion.rules.soup import data
from companion.rules.soup.data import GENES, is_advanced
from companion.words import RuleValue
from companion.words.reference import Chapter, ChapterGroup


def _chapter(name: str, *facts: str, steps: int = 0, has_assumption: bool = True) -> Chapter:
    return Chapter(name, facts, steps, has_assumption)


SECTIONS: Final[tuple[ChapterGroup, ...]] = (
    ChapterGroup(
        "course",
        (
            _chapter("setup", "cubes", "points", "genes", "ladder", "card", "amoebas", "wound"),
            _chapter("round", "steps", "app", steps=7),
        ),
    ),
    ChapterGroup(
        "round",
        (
            _chapter("movement", "order", "drift", "own", "die", "wall", "genes", "before"),
            _chapter("food", "four", "three", "excrete", "starve", "substitution", "parasitism"),
            _chapter(
                "attack",
                "when",
                "succeeds",
                "eaten",
                "defense",
                "escape",
                "persistence",
                "aggression",
                "armor",
            ),
            _chapter("environment", "card", "debt", "points", "excess", "ray", "cheapest"),
            _chapter("market", "order", "once", "advanced", "back", "ozone"),
            _chapter("division", "points", "price", "place", "chain", "none"),
            _chapter("deaths", "two", "cubes", "aggression", "supply"),
        ),
    ),
    ChapterGroup(
        "genes",
        (
            _chapter("basic", *(gene for gene in GENES if not is_advanced(gene)), has_assumption=False),
            _chapter("advanced", *(gene for gene in GENES if is_advanced(gene)), has_assumption=False),
        ),
    ),
    ChapterGroup(
        "end",
        (
            _chapter("scoring", "amoebas", "cards", "advanced", "order"),
            _chapter("end", "zone", "card", "winner", has_assumption=False),
        ),
    ),
)
"""All chapters by section, in the order of the table of contents."""

VALUES: Final[dict[str, RuleValue]] = {
    "starting-cubes": data.STARTING_CUBES,
    "starting-points": data.STARTING_POINTS,
    "amoebas": data.AMOEBAS,
    "division-points": data.DIVISION_POINTS,
    "amoeba-price": data.AMOEBA_PRICE,
    "cheap-amoeba-price": data.CHEAP_AMOEBA_PRICE,
    "fatal-wounds": data.FATAL_WOUNDS,
    "lasting-fatal-wounds": data.LASTING_FATAL_WOUNDS,
    "fight-price": data.FIGHT_PRICE,
    "host-price": data.HOST_PRICE,
    "attack-cubes": data.ATTACK_CUBES,
    "death-cubes": data.DEATH_CUBES,
    "carried-three": data.CARRIED_CUBES[min(data.PLAYERS)],
    "carried-four": data.CARRIED_CUBES[max(data.PLAYERS)],
    "ray-points": GENES["ray-protection"].mutation,
    "ray-value": data.RAY_PROTECTION_VALUE,
    **{f"amoeba-steps-{count}": data.AMOEBA_STEPS[count] for count in range(3, data.AMOEBAS + 1)},
    **{f"card-steps-{count}": data.CARD_STEPS[count] for count in range(3, len(data.CARD_STEPS))},
}
"""Values from the game's data that chapters use, besides the options."""
