"""Phase 1, second half: each amoeba eats and excretes, or starves."""

from __future__ import annotations

from companion.rules.kernel import refuse
from companion.rules.soup import commands as cmd
from companion.rules.soup import events as ev
from companion.rules.soup.decide import cubes
from companion.rules.soup.decide.common import Draft, player_of
from companion.rules.soup.decide.movement import drift_along, moving, pay
from companion.rules.soup.food import Cubes, all_meals, may_eat, normal_meal
from companion.rules.soup.prices import price_of
from companion.rules.soup.state import Amoeba, Player


def eat(draft: Draft, command: cmd.Eat) -> None:
    """An amoeba eats and excretes; one that has not moved drifts first."""
    player, amoeba = moving(draft, command.seat, command.number)
    if amoeba.missed:
        raise refuse("starves-after-attack", player=player.name, number=amoeba.number)
    meal = _meal(draft, player, command)
    _eat(draft, player, amoeba, meal)
    if command.host is not None:
        host = player_of(draft, command.host)
        pay(draft, host, price_of(host, "host"))


def starve(draft: Draft, command: cmd.Starve) -> None:
    """An amoeba does not find enough and takes a damage point; one that has not moved drifts first."""
    player, amoeba = moving(draft, command.seat, command.number)
    starve_now(draft, player, amoeba)


def feed_rest(draft: Draft, command: cmd.FeedRest) -> None:
    """All amoebas of a player that may eat drift, unless they have moved, and eat as without genes."""
    player = player_of(draft, command.seat)
    hungry = may_eat(player)
    if not hungry:
        raise refuse("nobody-hungry", player=player.name)
    for each in hungry:
        now, amoeba = moving(draft, command.seat, each.number)
        _eat(draft, now, amoeba, _normal(draft, now))


def starve_now(draft: Draft, player: Player, amoeba: Amoeba) -> None:
    """The food check fails: a damage point."""
    if not amoeba.moves:
        drift_along(draft, player, amoeba)
    draft.add(
        ev.AmoebaFed(seat=player.seat, number=amoeba.number, meal="starved"),
        ev.WoundsChanged(seat=player.seat, number=amoeba.number, delta=1),
    )


def _eat(draft: Draft, player: Player, amoeba: Amoeba, meal: Cubes) -> None:
    if not amoeba.moves:
        drift_along(draft, player, amoeba)
    draft.add(ev.AmoebaFed(seat=player.seat, number=amoeba.number, meal="ate"))
    cubes.to_supply(draft, meal)
    cubes.to_board(draft, cubes.of_colour(draft, player.seat, draft.state.options.excretion))


def _meal(draft: Draft, player: Player, command: cmd.Eat) -> Cubes:
    """The cubes eaten; whoever lives on a host has Parasitism, and the host's owner a point (L80)."""
    state = draft.state
    if command.host is not None:
        host = player_of(draft, command.host)
        if not player.has("parasitism"):
            raise refuse("gene-missing", player=player.name, gene="parasitism")
        if host.seat == player.seat or not host.amoebas:
            raise refuse("no-host", player=host.name)
    if not command.cubes and command.host is None:
        return _normal(draft, player)
    allowed = all_meals(
        len(state.players),
        player.seat,
        player.gene_names,
        hosted=command.host is not None,
        options=state.options,
    )
    if command.cubes not in allowed:
        raise refuse("no-meal", player=player.name)
    return command.cubes


def _normal(draft: Draft, player: Player) -> Cubes:
    meal = normal_meal(len(draft.state.players), player.seat, draft.state.options)
    if meal is None:
        raise refuse("say-the-meal", player=player.name)
    return meal
