"""The stage of phase 5: amoebas with too much damage die, then Aggression may kill others."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.rules.soup.data import AMOEBAS, DEATH_CUBES, FIGHT_PRICE
from companion.rules.soup.deaths import LoseAmoebas, dying
from companion.rules.soup.fights import Attack
from companion.rules.soup.state import Player, State
from companion.ui.core.component import component, keyed, use_state
from companion.ui.core.style import Style
from companion.ui.shared.stage_page import stage_page
from companion.ui.shared.stage_parts import marked_lines, part_title
from companion.ui.soup.context import Here
from companion.ui.soup.fights import FightPage, Victim, attack_bar, payment_parts, victim_chips
from companion.ui.soup.look import numbered_amoeba, player_drawing
from companion.ui.soup.meals import cubes_drawing
from companion.ui.soup.phase import amoeba_button, phase_head, titled
from companion.ui.soup.table.next_action import step_bar
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE
from companion.ui.theme.typography import BODY_STRONG, LABEL
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.stepper import Stepper

AMOEBA = 40
"""Width of an amoeba with its number."""


@component
def DeathsView(here: Here) -> ft.Control:
    """Draw the amoebas to take off the board; in full detail which ones, and who may attack then."""
    state = here.state
    if state.fight is not None:
        return keyed("fight", FightPage, here, state.fight)
    if state.detail == "quick":
        return keyed("quick", QuickDeaths, here)
    if not state.buried:
        return keyed("dying", Dying, here)
    return keyed(f"after-{len(state.aggressors)}", AfterDeaths, here)


@component
def QuickDeaths(here: Here) -> ft.Control:
    """Draw a stepper for each player, and what Aggression costs."""
    style = here.style
    words = here.words
    lines = [words("deaths-rule"), words("deaths-cubes", count=DEATH_CUBES)]
    if any(player.has("aggression") for player in here.state.players):
        lines.append(words("deaths-aggression-quick"))
    parts: list[ft.Control] = [
        phase_head(style, words("deaths-quick")),
        marked_lines(style, lines),
        *payment_parts(here),
        amoeba_steppers(here),
    ]
    return stage_page(style, parts, step_bar(style, here.context, here.state))


@component
def Dying(here: Here) -> ft.Control:
    """Draw every amoeba that dies, and the cubes that take its place."""
    style, state = here.style, here.state
    words, p = here.words, here.palette
    count = sum(len(dying(player)) for player in state.players)
    parts: list[ft.Control] = [phase_head(style, words("deaths-count", count=count), words("deaths-rule"))]
    for seat in state.order:
        player = state.players[seat]
        found = dying(player)
        if not found:
            continue
        ink = p.players[state.hue(player.colour)]
        drawn: list[ft.Control] = [
            numbered_amoeba(style, player.colour, each.number, each.wounds, ink, AMOEBA) for each in found
        ]
        who = words(
            "deaths-who",
            player=player.name,
            numbers=words.list([words.number(each.number) for each in found]),
            count=len(found),
        )
        parts.append(
            column([style.text(who, BODY_STRONG, heading=True), wrapped(drawn)], GAP_SMALL, stretch=True)
        )
    if count:
        cubes = (DEATH_CUBES,) * len(state.players)
        each = style.text(words("deaths-cubes", count=DEATH_CUBES), LABEL, p.quiet)
        parts.append(titled(style, words("deaths-instead"), cubes_drawing(style, state, cubes), each))
        short = [
            words(f"new-colour-{state.hue(player.colour)}")
            for player in state.players
            if state.options.cube_supply and state.supply and state.supply[player.seat] < DEATH_CUBES * count
        ]
        if short:
            parts.append(style.text(words("deaths-short", colours=words.list(short)), LABEL, p.quiet))
    return stage_page(style, parts, step_bar(style, here.context, state))


@component
def AfterDeaths(here: Here) -> ft.Control:
    """Draw Aggression: one amoeba of each of its owners may attack a foreign one on its space."""
    style, state = here.style, here.state
    words = here.words
    attacker, choose_attacker = use_state(_nobody())
    victim, choose_victim = use_state(_nobody())
    able = [
        state.players[seat]
        for seat in state.order
        if state.players[seat].has("aggression")
        and seat not in state.aggressors
        and state.players[seat].amoebas
        and here.context.may(Attack(seat=seat, number=1, victim=seat, victim_number=1))
    ]
    title = words("deaths-aggression" if able else "deaths-done")
    parts: list[ft.Control] = [phase_head(style, title)]
    if able:
        parts.append(marked_lines(style, [words("deaths-aggression-how", count=FIGHT_PRICE)]))
    if attacker is None:
        for player in able:
            parts.append(_attackers(style, state, player, choose_attacker))
        return stage_page(style, parts, step_bar(style, here.context, state))

    def call_off() -> None:
        choose_attacker(None)
        choose_victim(None)

    name = state.players[attacker.seat].name
    chosen = words("movement-victim-of", player=name, number=attacker.number)
    back = chip_button(style, words("movement-attack-not"), call_off, glyph="back")
    parts += [
        ft.Row([style.text(chosen, BODY_STRONG, expand=True), back], spacing=GAP),
        victim_chips(style, state, attacker.seat, attacker.number, victim, choose_victim),
    ]
    return stage_page(style, parts, attack_bar(here, attacker.seat, attacker.number, victim))


def _nobody() -> Victim | None:
    """Return None: nobody is chosen at first."""
    return None


def _attackers(style: Style, state: State, player: Player, choose: Callable[[Victim], Any]) -> ft.Control:
    """Draw the amoebas of a player who may attack with one; none where points are missing."""
    words, p = style.words, style.palette
    head = ft.Row(
        [
            player_drawing(player.colour, p.players[state.hue(player.colour)], 28),
            part_title(style, words("deaths-attacker", player=player.name)),
        ],
        spacing=GAP_WIDE,
    )
    if player.points < FIGHT_PRICE:
        return column([head, style.text(words("movement-attack-poor"), LABEL, p.quiet)], GAP_SMALL)
    chips: list[ft.Control] = []
    for each in player.amoebas:
        said = words("movement-victim-of", player=player.name, number=each.number)
        press = partial(choose, Victim(player.seat, each.number))
        chips.append(amoeba_button(style, state, player, each.number, press, said))
    return column([head, wrapped(chips)], GAP, stretch=True)


def amoeba_steppers(here: Here) -> ft.Control:
    """Draw how many amoebas each player has on the board; one less for each that is lost."""
    words, p = here.words, here.palette

    def step(seat: int, by: int) -> bool:
        return here.context.submit(LoseAmoebas(seat=seat, count=-by))

    rows: list[ft.Control] = []
    for player in here.state.players:
        count = len(player.amoebas)
        may = here.context.may(LoseAmoebas(seat=player.seat))
        counter = Stepper(
            player.name,
            count,
            0 if may else count,
            AMOEBAS if may else count,
            partial(step, player.seat),
            less=words("deaths-less", player=player.name),
            more=words("deaths-more", player=player.name),
            spoken=f"{player.name}: {words('count-amoebas', count=count)}",
        )
        picture = player_drawing(player.colour, p.players[here.state.hue(player.colour)], 32)
        rows.append(counter.row(here.style, picture=picture))
    return column(rows, GAP, stretch=True)
