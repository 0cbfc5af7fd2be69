"""Meals of an amoeba as coloured cubes, and hosts of Parasitism."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.rules.soup.meals import Cubes, Eat, all_meals, edible, meals, patterns
from companion.rules.soup.state import Player, State
from companion.ui.art import art
from companion.ui.core.component import component, use_state
from companion.ui.core.style import Style
from companion.ui.core.tap_guard import TapGuard
from companion.ui.shared.stage_parts import marked_lines
from companion.ui.soup.art.__init__ import glyph
from companion.ui.soup.context import Here
from companion.ui.soup.look import player_drawing
from companion.ui.soup.phase import titled
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, LARGE_TEXT, TARGET_BUTTON
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.choose import option
from companion.ui.widgets.guarded import under_guard
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.press import row_button

CUBE = 26
"""Width of a foodstuff cube."""


def found_meals(state: State, player: Player, host: int | None, *, larger: bool = False) -> tuple[Cubes, ...]:
    """Return the smallest meals of the player's amoebas, or the larger ones that are also allowed."""
    least = _meals(meals, state, player, host)
    return (
        tuple(meal for meal in _meals(all_meals, state, player, host) if meal not in least)
        if larger
        else least
    )


def _meals(
    find: Callable[..., tuple[Cubes, ...]], state: State, player: Player, host: int | None
) -> tuple[Cubes, ...]:
    return find(
        len(state.players),
        player.seat,
        player.gene_names,
        hosted=host is not None,
        options=state.options,
    )


def cubes_drawing(style: Style, state: State, cubes: Cubes) -> ft.Control:
    """Draw cubes in the colours of their players, silent."""
    p = style.palette
    drawn: list[ft.Control] = [
        art(glyph("foodstuff"), p.players[state.hue(state.players[seat].colour)], CUBE)
        for seat, count in enumerate(cubes)
        for _ in range(count)
    ]
    return ft.Row(drawn, spacing=2, tight=True)


def cubes_words(style: Style, state: State, cubes: Cubes) -> str:
    """Return cubes in words, by colour."""
    words = style.words
    return words.list(
        [
            words(
                "movement-cubes",
                colour=words(f"new-colour-{state.hue(state.players[seat].colour)}"),
                count=count,
            )
            for seat, count in enumerate(cubes)
            if count
        ]
    )


SHOWN_MEALS = 4
"""From more meals than this on they are told in numbers alone."""


def meal_parts(style: Style, state: State, player: Player, *, drawn: bool = True) -> list[ft.Control]:
    """Draw the meal of a player's amoebas, with the effects of their genes, and what follows.

    Args:
        style: The style.
        state: The state.
        player: Whose amoebas eat.
        drawn: Whether the cubes are drawn besides; elsewhere they stand on buttons.
    """
    found = found_meals(state, player, None)
    told = [meal_words(style, state, player), *hosted_words(style, state, player)]
    told.append(style.words("movement-eats", count=state.options.excretion))
    lines: list[ft.Control] = [marked_lines(style, told)]
    if drawn and len(found) <= SHOWN_MEALS:
        pictures: list[ft.Control] = [cubes_drawing(style, state, meal) for meal in found]
        lines.insert(0, wrapped(pictures, GAP_WIDE * 2, GAP))
    return [column(lines, GAP_SMALL, stretch=True)]


def meal_words(style: Style, state: State, player: Player) -> str:
    """Return the meal in words: its cubes if there is only one, else how many of different colours."""
    words, found = style.words, found_meals(state, player, None)
    if len(found) == 1:
        return words("movement-meal", cubes=cubes_words(style, state, found[0]))
    kinds = _patterns(state, player, hosted=False)
    eaten = edible(len(state.players), player.seat, state.options)
    colours = [words(f"new-colour-{state.hue(state.players[seat].colour)}") for seat in eaten]
    different = "yes" if any(len(kind) > 1 for kind in kinds) else "no"
    return words(
        "movement-meal-of",
        patterns=_said_patterns(style, kinds),
        colours=words.choice(colours),
        different=different,
    )


def hosted_words(style: Style, state: State, player: Player) -> list[str]:
    """Return the meal by Parasitism in words, for players who have it."""
    if not player.has("parasitism"):
        return []
    kinds = _patterns(state, player, hosted=True)
    return [style.words("movement-meal-hosted", patterns=_said_patterns(style, kinds))]


def _patterns(state: State, player: Player, *, hosted: bool) -> tuple[Cubes, ...]:
    return patterns(len(state.players), player.seat, player.gene_names, hosted=hosted, options=state.options)


def _said_patterns(style: Style, kinds: tuple[Cubes, ...]) -> str:
    return style.words.choice(["+".join(map(str, kind)) for kind in kinds])


@component
def MealChips(here: Here, player: Player, number: int, host: int | None) -> ft.Control:
    """Draw a chip for each of the smallest meals and, on demand, of the larger ones; a press eats it."""
    style, state = here.style, here.state
    opened, set_opened = use_state(False)
    larger = found_meals(state, player, host, larger=True)
    found = (*found_meals(state, player, host), *(larger if opened else ()))
    amoeba = player.amoeba(number)
    moves = amoeba.moves if amoeba is not None else 0

    def eat(meal: Cubes) -> None:
        here.context.submit(Eat(seat=player.seat, number=number, cubes=meal, host=host))

    def draw(guard: TapGuard) -> ft.Control:
        chips: list[ft.Control] = [
            row_button(
                style,
                cubes_drawing(style, state, meal),
                guard(partial(eat, meal)),
                label=here.words("movement-eat-cubes", cubes=cubes_words(style, state, meal)),
                edge=here.palette.outline,
                padding=ft.Padding.symmetric(horizontal=GAP_WIDE),
                height=None if style.scale > LARGE_TEXT else TARGET_BUTTON,
            )
            for meal in found
        ]
        if larger and not opened:
            chips.append(chip_button(style, here.words("movement-larger-meals"), lambda: set_opened(True)))
        return wrapped(chips)

    return under_guard(("meal", player.seat, number, moves, host, opened), draw, expand=None)


def hosts(state: State, player: Player) -> tuple[Player, ...]:
    """Return the possible hosts of Parasitism: all other players who have a point."""
    if not player.has("parasitism"):
        return ()
    return tuple(
        each for each in state.players if each.seat != player.seat and each.amoebas and each.points > 0
    )


def host_chips(
    style: Style, state: State, player: Player, host: int | None, choose: Callable[[int | None], Any]
) -> ft.Control:
    """Draw the choice of a host on the space, who pays a point, or nobody."""
    words, p = style.words, style.palette
    chips: list[ft.Control] = [option(style, words("movement-no-host"), host is None, partial(choose, None))]
    for each in hosts(state, player):
        chosen = each.seat == host
        picture = player_drawing(
            each.colour, p.on_accent if chosen else p.players[state.hue(each.colour)], 22
        )
        said = words("movement-host-pays", player=each.name)
        chips.append(option(style, said, chosen, partial(choose, each.seat), picture=picture))
    return titled(style, words("movement-host"), wrapped(chips))
