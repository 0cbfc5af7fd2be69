"""Phase 1, second half: each amoeba eats and excretes, or starves; valid meals."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from typing import Final

from companion.rules.kernel import NONE, OWN_SEAT, Command, Event, Label, Value, lacks, name, refuse, who
from companion.rules.soup.data import COLOURS, CUBES_IN_BOX, Gene
from companion.rules.soup.movement import AfterDrift, drift_along, drifts_first, moving
from companion.rules.soup.options import Options
from companion.rules.soup.play import (
    Count,
    Decision,
    WoundsChanged,
    drift_text,
    pay,
    player_of,
    price_of,
    require_gene,
    seated_player,
)
from companion.rules.soup.state import Amoeba, Meal, Number, Player, Seat, State
from companion.rules.soup.turns import go_on

Cubes = tuple[int, ...]
"""The number of cubes of each player's colour, by seat."""

NORMAL: Final[dict[int, Cubes]] = {3: (2, 1), 4: (1, 1, 1)}
"""A meal without genes, by the number of players: the numbers of cubes, each of a different colour."""

SUBSTITUTED: Final[dict[int, Cubes]] = {3: (4,), 4: (2, 2)}
"""A meal with Substitution, by the number of players: one colour fewer, but one cube more (L71)."""

UNEVEN: Final[Cubes] = (3, 1)
"""A further meal with Substitution for four players, which one source allows (U4)."""


class Eat(AfterDrift, owner=OWN_SEAT):
    """Let an amoeba eat and then excrete; an amoeba that has not moved drifts first."""

    cubes: tuple[Count, ...] = ()
    """The number of cubes of each player's colour that it eats, by seat.

    Empty stands for the meal without genes, if there is only one: with four players, one cube of each colour
    but its own.
    """

    host: Seat | None = None
    """The seat of the host for Parasitism, which pays a point; None if there is no host."""

    def decide(self, decision: Decision) -> None:
        player, amoeba = moving(decision, self.seat, self.number)
        if amoeba.missed:
            raise refuse("starves-after-attack", player=player.name, number=amoeba.number)
        _eat(decision, player, amoeba, self._meal(decision, player))
        if self.host is not None:
            host = player_of(decision, self.host)
            pay(decision, host, price_of(host, "host"))
        go_on(decision)

    def _meal(self, decision: Decision, player: Player) -> Cubes:
        """Return the cubes eaten; refuse a host (L80) to a player without Parasitism."""
        hosted = self.host is not None
        if self.host is not None:
            host = player_of(decision, self.host)
            require_gene(player, "parasitism")
            if host.seat == player.seat or not host.amoebas:
                raise refuse("no-host", player=host.name)
        return _meal(decision, player, self.cubes, hosted=hosted)

    def params(self, state: State) -> dict[str, Value]:
        host = NONE if self.host is None else name(state, self.host) or NONE
        told: dict[str, Value] = {"number": self.number, "host": host, "direction": drift_text(state)}
        return {**who(state, self.seat), **told}


class Starve(AfterDrift, owner=OWN_SEAT):
    """Let an amoeba starve and take a damage point; an amoeba that has not moved drifts first."""

    def decide(self, decision: Decision) -> None:
        starve_now(decision, *moving(decision, self.seat, self.number))
        go_on(decision)


class FeedRest(Command, owner=OWN_SEAT):
    """Let all of a player's unfed amoebas eat the same meal; those that have not moved drift first."""

    seat: Seat
    cubes: tuple[Count, ...] = ()
    """The number of cubes of each player's colour that each of them eats, by seat.

    Empty stands for the meal without genes, if there is only one.
    """

    def decide(self, decision: Decision) -> None:
        hungry = still_to_eat(player := player_of(decision, self.seat))
        if not hungry:
            raise refuse("nobody-hungry", player=player.name)
        for each in hungry:
            now, amoeba = moving(decision, self.seat, each.number)
            _eat(decision, now, amoeba, _meal(decision, now, self.cubes))
        go_on(decision)

    def label(self, state: State) -> Label:
        player = seated_player(state, self.seat)
        hungry = still_to_eat(player) if player else []
        moved = sum(not drifts_first(state, amoeba) for amoeba in hungry)
        told: dict[str, Value] = {"count": len(hungry), "moved": moved, "drifting": len(hungry) - moved}
        key = f"label-{self.kind}-moved" if moved else f"label-{self.kind}"
        return Label(key=key, params={**who(state, self.seat), **told})


class AmoebaFed(Event):
    """The food check of an amoeba: it ate or starved."""

    seat: Seat
    number: Number
    meal: Meal

    def apply(self, state: State) -> State:
        return state.with_amoeba(self.seat, state.amoeba(self.seat, self.number).replace(meal=self.meal))


class SupplyChanged(Event):
    """Cubes moved to the supply (positive) or to the board (negative); `deltas` are by seat of the colour."""

    deltas: tuple[int, ...]

    def apply(self, state: State) -> State:
        pairs = zip(state.supply, self.deltas, strict=True)
        return state.replace(supply=tuple(held + delta for held, delta in pairs))


def starve_now(decision: Decision, player: Player, amoeba: Amoeba) -> None:
    """Let an amoeba fail its food check: it takes a damage point, and drifts first if it has not moved."""
    if not amoeba.moves:
        drift_along(decision, player, amoeba)
    decision.add(
        AmoebaFed(seat=player.seat, number=amoeba.number, meal="starved"),
        WoundsChanged(seat=player.seat, number=amoeba.number, delta=1),
    )


def _eat(decision: Decision, player: Player, amoeba: Amoeba, meal: Cubes) -> None:
    if not amoeba.moves:
        drift_along(decision, player, amoeba)
    decision.add(AmoebaFed(seat=player.seat, number=amoeba.number, meal="ate"))
    _change(decision, meal)
    excreted = decision.state.options.excretion
    to_board(decision, [excreted if each.seat == player.seat else 0 for each in decision.state.players])


def _meal(decision: Decision, player: Player, cubes: Cubes, *, hosted: bool = False) -> Cubes:
    """Return these cubes; refuse them if they are not a valid meal for the player.

    If no cubes are given, return the meal without genes; if several are possible, ask which.
    """
    count, options = len(decision.state.players), decision.state.options
    if not cubes and not hosted:
        meal = normal_meal(count, player.seat, options)
        if meal is None:
            raise lacks("say-the-meal", player=player.name)
        return meal
    if cubes not in all_meals(count, player.seat, player.gene_names, hosted=hosted, options=options):
        raise refuse("no-meal", player=player.name)
    return cubes


# cubes -----------------------------------------------------------------------------------------


def to_board(decision: Decision, cubes: Sequence[int]) -> None:
    """Place cubes on the board as far as the supply lasts; no colour replaces another (U1, U4)."""
    _change(decision, [-count for count in cubes])


def of_each_colour(decision: Decision, count: int) -> list[int]:
    return [count] * len(decision.state.players)


def _change(decision: Decision, wanted: Sequence[int]) -> None:
    """Move cubes to the supply (positive numbers) or to the board (negative), limited by supply and box."""
    state = decision.state
    if state.detail != "full":
        return
    least = 0 if state.options.cube_supply else -CUBES_IN_BOX
    deltas = tuple(
        min(max(held + delta, least), CUBES_IN_BOX) - held
        for held, delta in zip(state.supply, wanted, strict=True)
    )
    if any(deltas):
        decision.add(SupplyChanged(deltas=deltas))


# valid meals -----------------------------------------------------------------------------------


def meals(
    players: int,
    seat: int,
    genes: Iterable[Gene] = (),
    *,
    hosted: bool = False,
    options: Options | None = None,
) -> tuple[Cubes, ...]:
    """Return the smallest meals of an amoeba: those that contain no other meal.

    Arguments and result have the same form as those of `all_meals`.
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
    """Return all meals of an amoeba; Substitution and Frugality are optional ("peuvent", L71, L78).

    Args:
        players: The number of players, 3 or 4.
        seat: The amoeba's player, from 0; it does not eat its own colour unless the options allow it.
        genes: Its player's genes; Substitution and Frugality matter.
        hosted: Whether it eats one cube fewer because of Parasitism.

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
    """Return the meal of an amoeba whose player has no genes; None if there is a choice."""
    found = meals(players, seat, options=options)
    return found[0] if len(found) == 1 else None


def still_to_eat(player: Player) -> list[Amoeba]:
    """Return a player's amoebas that may still eat: unfed amoebas, except any whose victim escaped."""
    return [amoeba for amoeba in player.amoebas if not amoeba.meal and not amoeba.missed]


def patterns(
    players: int,
    seat: int,
    genes: Iterable[Gene] = (),
    *,
    hosted: bool = False,
    options: Options | None = None,
) -> tuple[Cubes, ...]:
    """Return the patterns of the smallest meals: numbers of cubes per colour, such as (1, 1, 1) or (2, 2).

    The arguments are those of `all_meals`. The smallest meals are all ways to assign the numbers of a pattern
    to different colours that the amoeba may eat.
    """
    found = meals(players, seat, genes, hosted=hosted, options=options)
    spread = {tuple(sorted(filter(None, meal), reverse=True)) for meal in found}
    return tuple(sorted(spread, key=lambda pattern: (sum(pattern), -len(pattern), pattern)))


def edible(players: int, seat: int, options: Options) -> tuple[int, ...]:
    """Return the seats whose colours an amoeba eats: all but its own, or all if the table allows it."""
    return tuple(each for each in range(players) if options.own_colour or each != seat)


def _within(less: Cubes, more: Cubes) -> bool:
    return all(one <= other for one, other in zip(less, more, strict=True))


def _one_less(pattern: Cubes) -> Iterator[Cubes]:
    for index, count in enumerate(pattern):
        yield tuple(sorted(filter(None, (*pattern[:index], count - 1, *pattern[index + 1 :])), reverse=True))


def _spread(pattern: Cubes, colours: Iterable[int], players: int) -> Cubes:
    counts = dict(zip(colours, pattern, strict=True))
    return tuple(counts.get(seat, 0) for seat in range(players))
