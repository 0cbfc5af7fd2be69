"""The stage of phase 5: amoebas with too much damage die, then amoebas may attack by Aggression."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.rules.soup.data import DEATH_CUBES, FIGHT_PRICE
from companion.rules.soup.deaths import LoseAmoebas
from companion.rules.soup.fights import Attack
from companion.rules.soup.play import has_aggression
from companion.rules.soup.state import Player
from companion.ui import kit
from companion.ui.shared.number_row import steps
from companion.ui.shared.stage_page import stage_page
from companion.ui.shared.stage_parts import marked_lines, part_title
from companion.ui.soup.context import Here
from companion.ui.soup.fights import AttackPage, FightPage
from companion.ui.soup.look import ink_of, numbered_amoeba, piece
from companion.ui.soup.meals import colour_words, cubes_drawing
from companion.ui.soup.next_step import step_bar
from companion.ui.soup.payments import payment_parts
from companion.ui.soup.phase import (
    DEATH_GENES,
    amoeba_button,
    counter_row,
    gene_reminders,
    phase_head,
    titled,
)

AMOEBA = 40
"""Width of an amoeba with its number."""


@kit.component
def DeathsView(here: Here) -> ft.Control:
    """Draw the deaths, in full detail amoeba by amoeba; after the deaths, draw the possible attackers."""
    state = here.state
    if state.fight is not None:
        return kit.keyed("fight", FightPage, here, state.fight)
    if state.detail == "quick":
        return kit.keyed("quick", QuickDeaths, here)
    if not state.buried:
        return kit.keyed("dying", Dying, here)
    return kit.keyed(f"after-{len(state.aggressors)}", AfterDeaths, here)


@kit.component
def QuickDeaths(here: Here) -> ft.Control:
    """Draw a stepper for each player's amoebas, the payments, and the manual steps."""
    style, words = here.style, here.words
    lines = [words("deaths-rule"), words("deaths-cubes", count=DEATH_CUBES)]
    if any(player.has("aggression") for player in here.state.players):
        lines.append(words("deaths-aggression-quick"))
    parts: list[ft.Control] = [
        phase_head(here, words("deaths-quick")),
        marked_lines(style, lines),
        *payment_parts(here),
        titled(here, words("term-amoebas-on-board"), amoeba_steppers(here)),
        *gene_reminders(here, here.state.players, DEATH_GENES),
    ]
    return stage_page(here, parts, step_bar(here))


def amoeba_steppers(here: Here) -> ft.Control:
    """Draw a stepper for each player's amoebas on the board; each step down records a death."""
    words = here.words

    def command(seat: int, by: int) -> LoseAmoebas:
        return LoseAmoebas(seat=seat, count=-by)

    rows: list[ft.Control] = []
    for player in here.state.players:
        count = len(player.amoebas)
        counter = steps(
            here.context,
            player.name,
            count,
            partial(command, player.seat),
            less=words("deaths-less", player=player.name),
            more=words("deaths-more", player=player.name),
            spoken=words("pair", what=player.name, value=words("count-amoebas", count=count)),
        )
        rows.append(counter_row(here, player, counter))
    return kit.column(rows, kit.GAP, stretch=True)


@kit.component
def Dying(here: Here) -> ft.Control:
    """Draw every amoeba that dies, and the cubes that replace it."""
    state, words = here.state, here.words
    count = sum(len(player.dying) for player in state.players)
    bereaved = [state.players[seat] for seat in state.order if state.players[seat].dying]
    title = words("deaths-count", count=count)
    said = ". ".join((title, *(_dying_words(here, player) for player in bereaved)))
    parts: list[ft.Control] = [phase_head(here, title, words("deaths-rule"), said=said)]
    parts += [_dies(here, player) for player in bereaved]
    if count:
        cubes = cubes_drawing(here, (DEATH_CUBES,) * len(state.players))
        each = here.quiet("deaths-cubes", count=DEATH_CUBES)
        parts.append(titled(here, words("deaths-instead"), cubes, each))
        short = [
            colour_words(here, player.seat)
            for player in state.players
            if state.options.cube_supply and state.supply and state.supply[player.seat] < DEATH_CUBES * count
        ]
        if short:
            parts.append(here.quiet("deaths-short", colours=words.list(short)))
    return stage_page(here, parts, step_bar(here))


def _dies(here: Here, player: Player) -> ft.Control:
    """Draw a player's dying amoebas."""
    style = here.style
    drawn: list[ft.Control] = [
        numbered_amoeba(style, player.colour, each.number, each.wounds, ink_of(here, player), AMOEBA)
        for each in player.dying
    ]
    who = style.text(_dying_words(here, player), kit.BODY_STRONG, heading=True)
    return kit.column([who, kit.wrapped(drawn)], kit.GAP_SMALL, stretch=True)


def _dying_words(here: Here, player: Player) -> str:
    words, found = here.words, player.dying
    numbers = words.list([words.number(each.number) for each in found])
    return words("deaths-who", player=player.name, numbers=numbers, count=len(found))


@kit.component
def AfterDeaths(here: Here) -> ft.Control:
    """Draw the attacks by Aggression: each player with the gene chooses an attacker, once."""
    style, state, words = here.style, here.state, here.words
    attacker, choose = kit.use_state(tuple[int, ...]())
    able = [
        state.players[seat]
        for seat in state.order
        if has_aggression(state, state.players[seat])
        and state.players[seat].amoebas
        and here.context.may(Attack(seat=seat, number=1, victim=seat, victim_number=1))
    ]
    title = words("deaths-aggression" if able else "deaths-done")
    parts: list[ft.Control] = [phase_head(here, title, said=title if able else "")]
    if able:
        parts.append(marked_lines(style, [words("deaths-aggression-how", count=FIGHT_PRICE)]))
    if not attacker:
        parts += [_attackers(here, player, choose) for player in able]
        return stage_page(here, parts, step_bar(here))
    seat, number = attacker
    chosen = words("amoeba-of", player=state.players[seat].name, number=number)
    back = kit.chip_button(style, words("fight-attack-not"), lambda: choose(()), glyph="back")
    parts.append(ft.Row([style.text(chosen, kit.BODY_STRONG, expand=True), back], spacing=kit.GAP))
    return kit.keyed("attack", AttackPage, here, seat, number, parts)


def _attackers(here: Here, player: Player, choose: Callable[[tuple[int, ...]], Any]) -> ft.Control:
    """Draw a player's amoebas that may attack; if the player lacks points, say so instead."""
    title = part_title(here.style, here.words("deaths-attacker", player=player.name))
    head = ft.Row([piece(here, player, 28), title], spacing=kit.GAP_WIDE)
    if player.points < FIGHT_PRICE:
        return kit.column([head, here.quiet("fight-attack-poor")], kit.GAP_SMALL)
    chips: list[ft.Control] = []
    for each in player.amoebas:
        said = here.words("amoeba-of", player=player.name, number=each.number)
        press = partial(choose, (player.seat, each.number))
        chips.append(amoeba_button(here, player, each.number, press, said))
    return kit.column([head, kit.wrapped(chips)], kit.GAP, stretch=True)
