"""The outcome of an attack: second attempts, the pieces, and the button that applies it."""

from __future__ import annotations

import flet as ft

from companion.rules.soup.company import following
from companion.rules.soup.data import ATTACK_CUBES, DEATH_CUBES
from companion.rules.soup.fights import Attack, CloseFight, RetryFight, may_retry
from companion.rules.soup.next_step import next_step
from companion.rules.soup.state import Fight, Player, State
from companion.ui.core.component import component, keyed, use_state
from companion.ui.core.style import Style
from companion.ui.core.tap_guard import TapGuard
from companion.ui.shared.phones.actions import waiting_row
from companion.ui.shared.stage_page import stage_page
from companion.ui.shared.stage_parts import action, marked_lines
from companion.ui.soup.context import GameContext, Here
from companion.ui.soup.movement.company import escape_company
from companion.ui.soup.movement.entered import FightDice
from companion.ui.soup.movement.sides import lying, sides
from companion.ui.soup.movement.turn import attack_bar
from companion.ui.soup.movement.victims import Victim, victim_chips
from companion.ui.soup.phase import phase_head, speaks_for
from companion.ui.soup.table.next_action import next_words
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.frame import bottom_bar
from companion.ui.widgets.guarded import under_guard
from companion.ui.widgets.press import secondary


@component
def Result(here: Here, fight: Fight) -> ft.Control:
    """Draw the outcome, a second attempt by Persistence, and the button that carries it out."""
    style, context, state = here.style, here.context, here.state
    words = here.words
    victim, attacker = state.players[fight.victim], state.players[fight.seat]
    again, attack_again = use_state(False)
    target, choose = use_state(_no_victim())
    title = words("movement-result", result=fight.result, attacker=attacker.name, victim=victim.name)
    parts: list[ft.Control] = [
        phase_head(style, title),
        sides(style, state, fight),
        *lying(style, state, fight),
        marked_lines(style, outcome(style, state, fight)),
        *escape_company(here, fight),
    ]
    if again:
        parts.append(victim_chips(style, state, fight.seat, fight.number, target, choose))
        return stage_page(style, parts, attack_bar(here, fight.seat, fight.number, target))
    command = CloseFight()
    if not speaks_for(context, attacker.seat, victim.seat):
        return stage_page(style, parts, bottom_bar(style, [waiting_row(style, context, attacker.seat)]))
    above: list[ft.Control] = []
    for player in (attacker, victim):
        retry = RetryFight(seat=player.seat)
        if may_retry(state, player.seat) and context.may(retry):
            above.append(_retry(style, context, fight, player, retry))
            parts.append(keyed("entered", FightDice, style, context, player.seat))
    if _may_attack_again(state, fight) and context.may(_again(fight)):
        said = words("movement-again-attack", player=attacker.name)
        above.append(ft.Row([chip_button(style, said, lambda: attack_again(True), glyph="battle")]))
    said = next_words(style, state, next_step(state))
    bar = action(
        style,
        context,
        command,
        ("close", fight),
        said,
        lambda: context.submit(command),
        seat=fight.seat,
        above=above,
    )
    return stage_page(style, parts, bar)


def _retry(
    style: Style, context: GameContext, fight: Fight, player: Player, command: RetryFight
) -> ft.Control:
    said = style.words("movement-retry", player=player.name)

    def draw(guard: TapGuard) -> ft.Control:
        press = guard(lambda: context.submit(command))
        return ft.Row([secondary(style, said, press, expand=True)])

    return under_guard(("retry", player.seat, fight), draw, expand=None)


def _may_attack_again(state: State, fight: Fight) -> bool:
    """Return whether the victim escaped and the attacker's second attempt of Persistence is left."""
    attacker = state.players[fight.seat]
    return fight.result == "escaped" and attacker.has("persistence") and fight.seat not in fight.retried


def _again(fight: Fight) -> Attack:
    return Attack(
        seat=fight.seat, number=fight.number, victim=fight.victim, victim_number=fight.victim_number
    )


def _no_victim() -> Victim | None:
    """Return None: there is no victim at first."""
    return None


def _pursues(state: State, fight: Fight) -> bool:
    """Return whether the attacker follows the victim that gets away."""
    gone = state.departure
    return (
        gone is not None
        and following(gone, fight.victim, fight.victim_number, fight.seat, fight.number) is not None
    )


def outcome(style: Style, state: State, fight: Fight) -> list[str]:
    """Return what is done with the pieces when the attack is carried out."""
    words, deaths = style.words, state.phase == "deaths"
    attacker, victim = state.players[fight.seat], state.players[fight.victim]
    if fight.result == "escaped":
        if deaths:
            return [words("movement-outcome-nothing")]
        along = "followed" if _pursues(state, fight) else "starves"
        return [words(f"movement-outcome-{along}", attacker=attacker.name, number=fight.number)]
    if fight.result == "repelled":
        if deaths and state.options.losing_attacker != "starves":
            return [words("movement-outcome-nothing")]
        return [words("movement-outcome-starves", attacker=attacker.name, number=fight.number)]
    if deaths and victim.has("armor"):
        return [words("movement-outcome-armor", victim=victim.name, number=fight.victim_number)]
    none = fight.answer == "defend" and not deaths and not state.options.defence_cubes
    cubes = DEATH_CUBES if deaths else (0 if none else ATTACK_CUBES)
    told = [words("movement-outcome-cubes", victim=victim.name, number=fight.victim_number, count=cubes)]
    if not deaths:
        told.append(words("movement-outcome-eaten", attacker=attacker.name))
    return told
