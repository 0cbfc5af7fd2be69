"""What an amoeba eats: which cubes make a meal, by the genes of its player (phase 1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import permutations
from typing import Final

from companion.rules.soup.data import COLOURS, Gene
from companion.rules.soup.options import Options
from companion.rules.soup.state import Amoeba, Player

Cubes = tuple[int, ...]
"""Cubes by the seat of their colour."""

NORMAL: Final[dict[int, Cubes]] = {3: (2, 1), 4: (1, 1, 1)}
"""How many cubes of different colours are a meal, by the number of players."""

SUBSTITUTED: Final[dict[int, Cubes]] = {3: (4,), 4: (2, 2)}
"""The meal with Substitution: a colour less, a cube more (L71)."""

UNEVEN: Final[Cubes] = (3, 1)
"""What Substitution also allows with four players by one source (U4)."""


def meals(
    players: int,
    seat: int,
    genes: Iterable[Gene] = (),
    *,
    hosted: bool = False,
    options: Options | None = None,
) -> tuple[Cubes, ...]:
    """The smallest meals of an amoeba: those that contain no other one.

    The arguments are those of `all_meals`, and so is what is returned.
    """
    found = all_meals(players, seat, genes, hosted=hosted, options=options)
    return tuple(meal for meal in found if not any(_within(other, meal) for other in found if other != meal))


def all_meals(
    players: int,
    seat: int,
    genes: Iterable[Gene] = (),
    *,
    hosted: bool = False,
    options: Options | None = None,
) -> tuple[Cubes, ...]:
    """All meals of an amoeba; nobody has to make use of Substitution or Frugality ("peuvent", L71, L78).

    Args:
        players: How many play, 3 or 4.
        seat: Whose amoeba it is, from 0; it does not eat its own colour unless the options allow it.
        genes: Of its player; Substitution and Frugality matter.
        hosted: Whether it eats a cube less by Parasitism.
        options: Of the table.

    Returns:
        Cubes by seat, sorted.
    """
    settled = options or Options()
    held = frozenset(genes)
    counts = {NORMAL[players]}
    if "substitution" in held:
        counts.add(SUBSTITUTED[players])
        if players == COLOURS and settled.uneven_substitution:
            counts.add(UNEVEN)
    if hosted:
        counts = {less for pattern in counts for less in _one_less(pattern)}
    if "frugality" in held:
        counts |= {less for pattern in counts for less in _one_less(pattern)}
    colours = edible(players, seat, settled)
    found = {
        _spread(pattern, chosen, players)
        for pattern in counts
        for chosen in permutations(colours, len(pattern))
    }
    return tuple(sorted(found))


def normal_meal(players: int, seat: int, options: Options) -> Cubes | None:
    """The meal of an amoeba whose player has no genes; None where there is a choice."""
    found = meals(players, seat, options=options)
    return found[0] if len(found) == 1 else None


def may_eat(player: Player) -> list[Amoeba]:
    """A player's amoebas whose food check is to come and whose attack has not failed."""
    return [amoeba for amoeba in player.amoebas if not amoeba.meal and not amoeba.missed]


def patterns(
    players: int,
    seat: int,
    genes: Iterable[Gene] = (),
    *,
    hosted: bool = False,
    options: Options | None = None,
) -> tuple[Cubes, ...]:
    """Return how many cubes of different colours the smallest meals take, such as (1, 1, 1) or (2, 2).

    The arguments are those of `all_meals`. Every smallest meal spreads one of them over the colours that
    the amoeba may eat, and every spread of one of them is a smallest meal.
    """
    found = meals(players, seat, genes, hosted=hosted, options=options)
    spread = {tuple(sorted(filter(None, meal), reverse=True)) for meal in found}
    return tuple(sorted(spread, key=lambda pattern: (sum(pattern), -len(pattern), pattern)))


def edible(players: int, seat: int, options: Options) -> tuple[int, ...]:
    """The seats whose colours an amoeba eats: all but its own, unless the table allows that."""
    return tuple(each for each in range(players) if options.own_colour or each != seat)


def _within(less: Cubes, more: Cubes) -> bool:
    return all(one <= other for one, other in zip(less, more, strict=True))


def _one_less(pattern: Cubes) -> Iterator[Cubes]:
    for index, count in enumerate(pattern):
        yield tuple(sorted(filter(None, (*pattern[:index], count - 1, *pattern[index + 1 :])), reverse=True))


def _spread(pattern: Cubes, colours: Iterable[int], players: int) -> Cubes:
    counts = dict(zip(colours, pattern, strict=True))
    return tuple(counts.get(seat, 0) for seat in range(players))
