"""The possible victims of an attack, by owner."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import flet as ft

from companion.rules.command import decide
from companion.rules.kernel import Rejection
from companion.rules.soup.fights import Attack
from companion.rules.soup.movement import drifts_first
from companion.rules.soup.state import Player, State
from companion.ui.core.style import Style
from companion.ui.shared.stage_parts import part_title
from companion.ui.soup.phase import amoeba_button
from companion.ui.theme.measure import GAP, GAP_SMALL
from companion.ui.theme.typography import BODY_STRONG, CAPTION
from companion.ui.widgets.layout import column, wrapped


class Victim(NamedTuple):
    """An amoeba that is to be attacked."""

    seat: int
    number: int


def attack_on(state: State, seat: int, number: int, victim: Victim) -> Attack | Rejection:
    """Return the attack, or why the rules refuse it."""
    command = Attack(seat=seat, number=number, victim=victim.seat, victim_number=victim.number)
    answer = decide(state, command)
    return answer if isinstance(answer, Rejection) else command


def victim_chips(
    style: Style,
    state: State,
    seat: int,
    number: int,
    chosen: Victim | None,
    choose: Callable[[Victim], Any],
) -> ft.Control:
    """Draw a row of attackable amoebas for each player; where there are none, why."""
    attacker = state.players[seat].amoeba(number)
    card = state.card
    words = style.words
    title = words("movement-victim")
    if state.fight is None and attacker is not None and card is not None and drifts_first(state, attacker):
        title = words("movement-victim-drifting", way=words(f"direction-{card.direction}"))
    rows: list[ft.Control] = [part_title(style, title)]
    for owner in state.players:
        row = _of_owner(style, state, seat, number, owner, chosen, choose)
        if row is not None:
            rows.append(row)
    return column(rows, GAP, stretch=True)


def _of_owner(
    style: Style,
    state: State,
    seat: int,
    number: int,
    owner: Player,
    chosen: Victim | None,
    choose: Callable[[Victim], Any],
) -> ft.Control | None:
    words, p = style.words, style.palette
    found = [
        Victim(owner.seat, each.number)
        for each in owner.amoebas
        if (owner.seat, each.number) != (seat, number)
    ]
    answers = [(victim, attack_on(state, seat, number, victim)) for victim in found]
    open_to = [victim for victim, answer in answers if not isinstance(answer, Rejection)]
    refused = [answer for _, answer in answers if isinstance(answer, Rejection)]
    if not open_to and (not refused or refused[0].code == "own-amoeba"):
        return None
    name = style.text(owner.name, BODY_STRONG, p.text if open_to else p.quiet, lines=1)
    if not open_to:
        why = style.text(words(refused[0].code, **refused[0].params), CAPTION, p.quiet)
        return column([name, why], stretch=True)
    chips: list[ft.Control] = []
    for victim in open_to:
        said = words("movement-victim-of", player=owner.name, number=victim.number)
        press = partial(choose, victim)
        chips.append(amoeba_button(style, state, owner, victim.number, press, said, chosen=victim == chosen))
    return column([name, wrapped(chips)], GAP_SMALL, stretch=True)
