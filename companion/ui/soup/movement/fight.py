"""The page of an attack: the answer of the attacked one, and the dice, large for all."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.rules.soup.data import FIGHT_PRICE
from companion.rules.soup.fights import (
    ANSWERS,
    AnswerAttack,
    RetryFight,
    RollEscape,
    RollFight,
    TellEscape,
    answers_left,
    may_flee,
    may_get_away,
    may_retry,
)
from companion.rules.soup.movement import directions, movement_dice
from companion.rules.soup.next_step import next_step
from companion.rules.soup.odds import attacker_wins
from companion.rules.soup.play import price_of
from companion.rules.soup.state import Fight
from companion.ui.core.component import component, keyed
from companion.ui.core.tap_guard import TapGuard
from companion.ui.shared.phones.actions import waiting_row
from companion.ui.shared.stage_page import stage_page
from companion.ui.shared.stage_parts import marked_lines
from companion.ui.soup.context import Here
from companion.ui.soup.movement.company import escape_company
from companion.ui.soup.movement.dice import EnteredDice
from companion.ui.soup.movement.entered import FightDice
from companion.ui.soup.movement.result import Result
from companion.ui.soup.movement.sides import lying, sides
from companion.ui.soup.phase import phase_head, speaks_for, titled, wide
from companion.ui.soup.table.next_action import step_bar
from companion.ui.theme.measure import GAP, LARGE_TEXT, TARGET_PRIMARY
from companion.ui.widgets.frame import bottom_bar
from companion.ui.widgets.guarded import under_guard
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import primary, secondary
from companion.ui.widgets.shares import NamedChance, share_rows


@component
def FightPage(here: Here, fight: Fight) -> ft.Control:
    """Draw who attacks whom, and the next step of the attack."""
    step = next_step(here.state)
    match step.step:
        case "answer":
            return keyed("answer", Answer, here, fight)
        case "fight-dice" | "escape-dice":
            return keyed("dice", Throw, here, fight)
        case "escape-result":
            return keyed("escape", EscapeResult, here, fight)
        case _:
            return keyed("result", Result, here, fight)


@component
def Answer(here: Here, fight: Fight) -> ft.Control:
    """Draw the victim's choice to defend, escape or give in, on its own phone.

    Where one answer has failed, the other one is left, and before it the second attempt of Persistence.
    """
    style, context, state = here.style, here.context, here.state
    words, p = here.words, here.palette
    victim, attacker = state.players[fight.victim], state.players[fight.seat]
    parts: list[ft.Control] = [
        phase_head(style, words("movement-answer", player=victim.name)),
        sides(style, state, fight),
    ]
    if fight.answer:
        parts += lying(style, state, fight)
        parts.append(marked_lines(style, [words("movement-answer-failed", answer=fight.answer)], sign="info"))
    open_to = answers_left(state) if fight.answer else tuple(ANSWERS)
    defends = "defend" in open_to and victim.has("defense")
    flees = "escape" in open_to and victim.has("escape")
    if defends and context.sees_odds(victim.seat):
        wins = attacker_wins(
            attacker_retries=attacker.has("persistence") and attacker.seat not in fight.retried,
            defender_retries=victim.has("persistence") and victim.seat not in fight.retried,
        )
        shares = [
            NamedChance(words("movement-wins", player=victim.name), 1 - wins, p.accent),
            NamedChance(words("movement-wins", player=attacker.name), wins, p.danger),
        ]
        parts.append(titled(style, words("movement-if-defends"), share_rows(style, shares, whole=True)))
    if may_retry(state, victim.seat) and context.may(RetryFight(seat=victim.seat)):
        parts.append(keyed("entered", FightDice, style, context, victim.seat))
    asked = AnswerAttack(seat=victim.seat, answer="yield")
    if not (context.acts_for(victim.seat) and context.may(asked)):
        return stage_page(style, parts, bottom_bar(style, [waiting_row(style, context, victim.seat)]))

    def draw(guard: TapGuard) -> ft.Control:
        rows: list[ft.Control] = []
        poor = victim.points < FIGHT_PRICE
        if may_retry(state, victim.seat):
            again = guard(partial(context.submit, RetryFight(seat=victim.seat)))
            said = words("movement-retry", player=victim.name)
            rows.append(ft.Row([primary(style, said, again, expand=True)]))
        if defends:
            command = AnswerAttack(seat=victim.seat, answer="defend")
            press = None if poor else guard(partial(context.submit, command))
            rows.append(
                ft.Row([primary(style, words("movement-defend", count=FIGHT_PRICE), press, expand=True)])
            )
        if flees:
            price = price_of(victim, "escape")
            escapes = AnswerAttack(seat=victim.seat, answer="escape")
            press = None if poor and price else guard(partial(context.submit, escapes))
            rows.append(ft.Row([secondary(style, words("movement-escape", count=price), press, expand=True)]))
        rows.append(
            ft.Row(
                [
                    secondary(
                        style, words("movement-yield"), guard(partial(context.submit, asked)), expand=True
                    )
                ]
            )
        )
        return column(rows, GAP, stretch=True)

    return stage_page(style, parts, bottom_bar(style, [under_guard(("answer", fight), draw)]))


@component
def Throw(here: Here, fight: Fight) -> ft.Control:
    """Draw the dice of the fight or of the escape: rolled by the app, or entered."""
    style, context, state = here.style, here.context, here.state
    words, p = here.words, here.palette
    victim = state.players[fight.victim]
    fighting = fight.answer == "defend"
    title = words("movement-fight-dice" if fighting else "movement-escape-dice", player=victim.name)
    parts: list[ft.Control] = [phase_head(style, title), sides(style, state, fight)]
    command = RollFight() if fighting else RollEscape()
    throwing = (fight.seat, fight.victim) if fighting else (fight.victim,)
    if not (speaks_for(context, *throwing) and context.may(command)):
        return stage_page(style, parts, bottom_bar(style, [waiting_row(style, context, fight.victim)]))
    if fighting:
        parts.append(keyed("entered", FightDice, style, context, None))
    else:

        def flee(faces: tuple[int, ...]) -> None:
            context.submit(RollEscape(dice=faces))

        ink, count = p.players[state.hue(victim.colour)], movement_dice(victim)
        parts += escape_company(here, fight)
        parts.append(keyed("entered", EnteredDice, style, count, ink, flee))
    return stage_page(style, parts, step_bar(style, context, state, note=words("setup-by-app")))


@component
def EscapeResult(here: Here, fight: Fight) -> ft.Control:
    """Draw whether the amoeba escaped, as the board shows."""
    style, context, state = here.style, here.context, here.state
    words, seat = here.words, fight.victim
    player = state.players[seat]
    ways = [words(f"direction-{each}") for each in directions(fight.dice) if each != "stay"]
    led = words("movement-escape-ways", ways=words.choice(ways)) if ways else words("movement-escape-stays")
    parts: list[ft.Control] = [
        phase_head(style, words("movement-escaped", player=player.name)),
        sides(style, state, fight),
        *lying(style, state, fight),
        marked_lines(style, [led]),
        *escape_company(here, fight),
    ]
    got, lost = TellEscape(escaped=True), TellEscape(escaped=False)
    if not (speaks_for(context, seat) and context.may(got)):
        return stage_page(style, parts, bottom_bar(style, [waiting_row(style, context, seat)]))
    if fight.dice and may_flee(state):
        parts.append(titled(style, words("movement-again"), *_second_movement(here, fight)))

    def draw(guard: TapGuard) -> ft.Control:
        caught = secondary(
            style,
            words("movement-caught"),
            guard(partial(context.submit, lost)),
            expand=True,
            height=TARGET_PRIMARY,
        )
        if not may_get_away(state):
            return ft.Row([caught])
        away = primary(style, words("movement-got-away"), guard(partial(context.submit, got)), expand=True)
        if style.scale > LARGE_TEXT:
            return column([ft.Row([caught]), ft.Row([away])], GAP, stretch=True)
        return ft.Row([caught, away], spacing=GAP)

    return stage_page(style, parts, bottom_bar(style, [under_guard(("escape", fight), draw)]))


def _second_movement(here: Here, fight: Fight) -> list[ft.Control]:
    """Draw the second escape by Speed, for free, from where the first movement led."""
    player = here.state.players[fight.victim]
    words, dice = here.words, movement_dice(player)

    def flee(faces: tuple[int, ...] = ()) -> None:
        here.context.submit(RollEscape(dice=faces))

    def draw(guard: TapGuard) -> ft.Control:
        return wide(
            here.style, words("movement-second"), guard(flee), note=words("movement-dice", count=dice)
        )

    ink = here.palette.players[here.state.hue(player.colour)]
    return [
        under_guard(("flee", fight), draw, expand=None),
        keyed("again", EnteredDice, here.style, dice, ink, flee),
    ]
