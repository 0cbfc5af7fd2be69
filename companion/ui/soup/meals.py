"""Meals of an amoeba as coloured cubes, and hosts of Parasitism."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import flet as ft

from companion.rules.soup.meals import (
    AmoebaFed,
    Cubes,
    Eat,
    FeedRest,
    SupplyChanged,
    all_meals,
    edible,
    meals,
    normal_meal,
    patterns,
    still_to_eat,
)
from companion.rules.soup.movement import drifts_first
from companion.rules.soup.state import Player, State
from companion.ui import kit
from companion.ui.shared.page import Page
from companion.ui.shared.stage_parts import marked_lines
from companion.ui.soup.art import glyph
from companion.ui.soup.context import Here
from companion.ui.soup.look import ink_of, player_drawing
from companion.ui.soup.phase import titled

CUBE = 26
"""Width of a foodstuff cube."""


def found_meals(state: State, player: Player, host: int | None, *, larger: bool = False) -> tuple[Cubes, ...]:
    """Return the smallest meals of the player's amoebas or, if `larger`, all other allowed meals."""

    def found(find: Callable[..., tuple[Cubes, ...]]) -> tuple[Cubes, ...]:
        count, hosted = len(state.players), host is not None
        return find(count, player.seat, player.gene_names, hosted=hosted, options=state.options)

    least = found(meals)
    return tuple(meal for meal in found(all_meals) if meal not in least) if larger else least


def cubes_drawing(here: Here, cubes: Cubes) -> ft.Control:
    """Draw cubes in the colours of their players; screen readers skip them."""
    drawn: list[ft.Control] = [
        kit.art(glyph("foodstuff"), ink_of(here, here.state.players[seat]), CUBE)
        for seat, count in enumerate(cubes)
        for _ in range(count)
    ]
    return ft.Row(drawn, spacing=2, tight=True)


def cubes_words(here: Here, cubes: Cubes) -> str:
    """Describe cubes, by colour."""
    words = here.words
    return words.list(
        [
            words("meal-cubes", colour=colour_words(here, seat), count=count)
            for seat, count in enumerate(cubes)
            if count
        ]
    )


def colour_words(here: Here, seat: int) -> str:
    return here.words(f"new-colour-{here.state.hue(here.state.players[seat].colour)}")


SHOWN_MEALS = 4
"""Maximum number of possible meals whose cubes are drawn; if there are more, none are drawn."""


def meal_parts(here: Here, player: Player, *, drawn: bool = True) -> list[ft.Control]:
    """Draw the possible meals of a player's amoebas, and the consequences of eating and starving.

    Args:
        drawn: Whether cubes are drawn too; pass False if buttons on the page already show them.
    """
    found = found_meals(here.state, player, None)
    told = [meal_words(here, player), *hosted_words(here, player)]
    told.append(here.words("meal-or-damage", count=here.state.options.excretion))
    lines: list[ft.Control] = [marked_lines(here.style, told)]
    if drawn and len(found) <= SHOWN_MEALS:
        pictures: list[ft.Control] = [cubes_drawing(here, meal) for meal in found]
        lines.insert(0, kit.wrapped(pictures, kit.GAP_WIDE * 2, kit.GAP))
    return [kit.column(lines, kit.GAP_SMALL, stretch=True)]


def meal_words(here: Here, player: Player) -> str:
    """Describe the possible meals: the cubes if only one is possible, otherwise the cubes per colour."""
    words, state = here.words, here.state
    found = found_meals(state, player, None)
    if len(found) == 1:
        return words("meal", cubes=cubes_words(here, found[0]))
    kinds = _patterns(state, player, hosted=False)
    eaten = edible(len(state.players), player.seat, state.options)
    return words(
        "meal-of",
        patterns=_said_patterns(here, kinds),
        colours=words.choice([colour_words(here, seat) for seat in eaten]),
        different="yes" if any(len(kind) > 1 for kind in kinds) else "no",
    )


def meals_words(here: Here, players: Sequence[Player]) -> list[str]:
    """Describe what several players' amoebas eat and excrete.

    The text names those players whose genes change their meals.
    """
    words, state = here.words, here.state
    plain = patterns(len(state.players), 0, options=state.options)
    own = "yes" if state.options.own_colour else "no"
    told = [words("meal-plain", patterns=_said_patterns(here, plain), own=own)]
    for player in players:
        if _patterns(state, player, hosted=False) != patterns(
            len(state.players), player.seat, options=state.options
        ):
            told.append(words("phase-of", player=player.name, what=meal_words(here, player)))
        told += [words("phase-of", player=player.name, what=each) for each in hosted_words(here, player)]
    return [*told, words("meal-or-damage", count=state.options.excretion)]


def hosted_words(here: Here, player: Player) -> list[str]:
    """Describe the meal by Parasitism; return nothing for a player without that gene."""
    if not player.has("parasitism"):
        return []
    kinds = _patterns(here.state, player, hosted=True)
    return [here.words("meal-hosted", patterns=_said_patterns(here, kinds))]


def _patterns(state: State, player: Player, *, hosted: bool) -> tuple[Cubes, ...]:
    return patterns(len(state.players), player.seat, player.gene_names, hosted=hosted, options=state.options)


def _said_patterns(here: Here, kinds: tuple[Cubes, ...]) -> str:
    return here.words.choice(["+".join(map(str, kind)) for kind in kinds])


@kit.component
def MealChips(page: Page[Eat], player: Player) -> ft.Control:
    """Draw a chip for each of the smallest meals and, on demand, larger meals; a press feeds the amoeba."""
    here = page.here
    style, state = here.style, here.state
    opened, set_opened = kit.use_state(False)
    eats = page.draft or page.blank
    larger = found_meals(state, player, eats.host, larger=True)
    found = (*found_meals(state, player, eats.host), *(larger if opened else ()))
    amoeba = player.amoeba(eats.number)
    moves = amoeba.moves if amoeba is not None else 0

    def draw(guard: kit.TapGuard) -> ft.Control:
        chips: list[ft.Control] = [
            _meal_chip(
                here,
                meal,
                guard(partial(page.give, eats.replace(cubes=meal))),
                here.words("meal-eaten", cubes=cubes_words(here, meal)),
            )
            for meal in found
        ]
        if larger and not opened:
            chips.append(kit.chip_button(style, here.words("meal-larger"), lambda: set_opened(True)))
        return kit.wrapped(chips)

    meaning = ("meal", player.seat, eats.number, moves, eats.host, opened)
    return kit.under_guard(meaning, draw)


@kit.component
def RestChips(here: Here, player: Player) -> ft.Control:
    """Draw a chip for each possible meal; a press feeds that meal to all of a player's unfed amoebas."""
    found = found_meals(here.state, player, None)
    all_eat = here.words("meal-rest-all")

    def draw(guard: kit.TapGuard) -> ft.Control:
        chips: list[ft.Control] = []
        for meal in found:
            feed = guard(partial(here.context.submit, FeedRest(seat=player.seat, cubes=meal)))
            said = here.words("pair", what=all_eat, value=cubes_words(here, meal))
            chips.append(_meal_chip(here, meal, feed, said))
        return kit.wrapped(chips)

    return kit.under_guard(("rest", player), draw)


def _meal_chip(here: Here, meal: Cubes, press: kit.Press | None, said: str) -> ft.Control:
    return kit.row_button(
        here.style,
        cubes_drawing(here, meal),
        press,
        label=said,
        edge=here.palette.outline,
        padding=ft.Padding.symmetric(horizontal=kit.GAP_WIDE),
        height=here.style.fixed(kit.TARGET_BUTTON),
    )


def hosts(state: State, player: Player) -> tuple[Player, ...]:
    """Return the possible hosts of Parasitism: all other players with an amoeba and a point."""
    if not player.has("parasitism"):
        return ()
    return tuple(
        each for each in state.players if each.seat != player.seat and each.amoebas and each.points > 0
    )


def host_chips(page: Page[Eat], player: Player) -> ft.Control:
    """Draw the choice of a host, whose owner pays a point, or of no host."""
    here, host = page.here, page.draft.host if page.draft else None
    style, words = here.style, here.words
    chips: list[ft.Control] = [kit.option(style, words("meal-no-host"), host is None, page.to(host=None))]
    for each in hosts(here.state, player):
        chosen = each.seat == host
        ink = here.palette.on_accent if chosen else ink_of(here, each)
        said = words("meal-host-pays", player=each.name)
        picture = player_drawing(each.colour, ink, 22)
        chips.append(kit.option(style, said, chosen, page.to(host=each.seat), picture=picture))
    return titled(here, words("meal-host"), kit.wrapped(chips))


def last_meal(here: Here, player: Player) -> Cubes | None:
    """Return the last meal of the player's amoebas, if it is one of several possible meals now; else None."""
    found = found_meals(here.state, player, None)
    if len(found) < 2:
        return None
    for entry in reversed(here.context.open_game.table.entries):
        fed = False
        for event in entry.events:
            match event:
                case AmoebaFed(seat=player.seat, meal=meal):
                    fed = meal == "ate"
                case SupplyChanged(deltas=deltas) if fed:
                    eaten = tuple(max(0, delta) for delta in deltas)
                    return eaten if eaten in found else None
                case _:
                    pass
    return None


def as_last_time(here: Here, meal: Cubes) -> str:
    return here.words("meal-as-last", cubes=cubes_words(here, meal))


class Rest(NamedTuple):
    """The button that feeds all of a player's unfed amoebas: its words, its note, and its command."""

    said: str
    note: str
    command: FeedRest


def rest_of(here: Here, player: Player) -> Rest | None:
    """Return the button that feeds all unfed amoebas with one press.

    If several meals are possible, the amoebas eat the same meal as last time. Return None if fewer than two
    amoebas are unfed, or if the meal must be chosen.
    """
    if len(still_to_eat(player)) < 2:
        return None
    seat, said = player.seat, _rest_words(here, player)
    if normal_meal(len(here.state.players), seat, here.state.options) is not None:
        return Rest(said, "", FeedRest(seat=seat))
    meal = last_meal(here, player)
    if meal is None:
        return None
    return Rest(said, as_last_time(here, meal), FeedRest(seat=seat, cubes=meal))


def _rest_words(here: Here, player: Player) -> str:
    words, state, hungry = here.words, here.state, still_to_eat(player)
    drifting = sum(drifts_first(state, each) for each in hungry)
    moved = len(hungry) - drifting
    if not moved:
        return words("meal-rest", count=drifting)
    if not drifting:
        return words("meal-rest-eat", count=moved)
    return words("meal-rest-both", moved=moved, drifting=drifting)
