"""Attacks: who attacks whom, the answer of the attacked one, the dice, and the outcome."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import flet as ft

from companion.rules.command import decide
from companion.rules.kernel import Rejection
from companion.rules.soup.company import following
from companion.rules.soup.data import ATTACK_CUBES, DEATH_CUBES, FIGHT_PRICE
from companion.rules.soup.fights import (
    ANSWERS,
    AnswerAttack,
    Attack,
    CloseFight,
    Pay,
    RetryFight,
    RollEscape,
    RollFight,
    TellEscape,
    answers_left,
    may_flee,
    may_get_away,
    may_retry,
    payments,
)
from companion.rules.soup.movement import directions, drifts_first, movement_dice
from companion.rules.soup.next_step import next_step
from companion.rules.soup.odds import attacker_wins
from companion.rules.soup.play import price_of
from companion.rules.soup.state import Fight, Player, State
from companion.ui.core.component import component, keyed, use_state
from companion.ui.core.style import Style
from companion.ui.core.tap_guard import TapGuard
from companion.ui.shared.phones.actions import waiting_row
from companion.ui.shared.stage_page import stage_page
from companion.ui.shared.stage_parts import action, marked_lines, part_title
from companion.ui.soup.company import escape_company
from companion.ui.soup.context import GameContext, Here
from companion.ui.soup.dice import EnteredDice, FightDice, LyingDice
from companion.ui.soup.look import numbered_amoeba
from companion.ui.soup.movement import times_paid
from companion.ui.soup.phase import amoeba_button, phase_head, speaks_for, titled, wide
from companion.ui.soup.table.next_action import next_words, step_bar
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, LARGE_TEXT, TARGET_PRIMARY
from companion.ui.theme.typography import BODY_STRONG, CAPTION, LABEL
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.frame import bottom_bar
from companion.ui.widgets.guarded import under_guard
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.press import primary, secondary
from companion.ui.widgets.shares import NamedChance, share_rows


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


AMOEBA = 64
"""Width of the two amoebas."""


def sides(style: Style, state: State, fight: Fight) -> ft.Control:
    """Draw attacker and victim, large, with their names."""
    words = style.words
    said = words(
        "movement-fight",
        attacker=state.players[fight.seat].name,
        number=fight.number,
        victim=state.players[fight.victim].name,
        other=fight.victim_number,
    )
    row = ft.Row(
        [
            _side(style, state, state.players[fight.seat], fight.number, words("movement-attacker")),
            _side(style, state, state.players[fight.victim], fight.victim_number, words("movement-attacked")),
        ],
        spacing=GAP_WIDE,
    )
    return ft.Semantics(content=row, label=said, exclude_semantics=True, container=True)


def _side(style: Style, state: State, player: Player, number: int, what: str) -> ft.Control:
    p = style.palette
    amoeba = player.amoeba(number)
    wounds = amoeba.wounds if amoeba is not None else 0
    ink = p.players[state.hue(player.colour)]
    return ft.Column(
        [
            style.text(what, LABEL, p.quiet, lines=1),
            numbered_amoeba(style, player.colour, number, wounds, ink, AMOEBA),
            style.text(player.name, BODY_STRONG, lines=1),
        ],
        spacing=GAP_SMALL,
        tight=True,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def lying(style: Style, state: State, fight: Fight) -> list[ft.Control]:
    """Draw the dice as they lie: attacker's and defender's, or those of an escape."""
    if not fight.dice:
        return []
    p = style.palette
    victim = p.players[state.hue(state.players[fight.victim].colour)]
    inks = (
        (p.players[state.hue(state.players[fight.seat].colour)], victim) if fight.answer == "defend" else ()
    )
    colours = inks or (victim,) * len(fight.dice)
    throw = "-".join(map(str, (*fight.dice, *fight.retried, "thrown")))
    return [keyed("lying", LyingDice, style, fight.dice, colours, throw)]


def attack_bar(here: Here, seat: int, number: int, victim: Victim | None) -> ft.Control:
    """Draw the button that attacks the chosen amoeba, with its price; free for a second attempt."""
    state = here.state
    words = here.words
    command = Attack(
        seat=seat,
        number=number,
        victim=victim.seat if victim else seat,
        victim_number=victim.number if victim else number,
    )
    if victim is None:
        said, press, note = words("movement-attack-whom"), None, ""
    else:
        answer = attack_on(state, seat, number, victim)
        free = state.fight is not None
        owner = state.players[victim.seat].name
        price = 0 if free else FIGHT_PRICE
        attacker = state.players[seat].amoeba(number)
        said = words("movement-attack-now", player=owner, number=victim.number, count=price)
        card = state.card
        if not free and attacker is not None and card is not None and drifts_first(state, attacker):
            said = words(
                "movement-attack-now-drifting",
                way=words(f"direction-{card.direction}"),
                player=owner,
                number=victim.number,
                count=price,
            )
        refused = isinstance(answer, Rejection)
        note = words(answer.code, **answer.params) if isinstance(answer, Rejection) else ""
        press = None if refused else lambda: here.context.submit(command)
    return action(here.style, here.context, command, ("attack", victim), said, press, note=note, seat=seat)


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


def payment_parts(here: Here) -> list[ft.Control]:
    """Draw a button for each payment that this device may make, disabled where points are missing.

    Often none.
    """
    mine = [each for each in payments(here.state) if here.context.may(each)]
    chips: list[ft.Control] = [_chip(here, each) for each in mine]
    return [titled(here.style, here.words("movement-pay-title"), wrapped(chips))] if chips else []


def _chip(here: Here, command: Pay) -> ft.Control:
    state = here.state
    player = state.players[command.seat]
    price = price_of(player, command.purpose)
    said = here.words("movement-pay", purpose=command.purpose, player=player.name, points=price)
    paid = times_paid(here.context, state, command)
    if paid:
        said = f"{said} · {here.words('movement-pay-paid', count=paid)}"

    def draw(guard: TapGuard) -> ft.Control:
        pay = None if isinstance(decide(state, command), Rejection) else partial(here.context.submit, command)
        return ft.Container(chip_button(here.style, said, guard(pay)), key=guard.key)

    # After a payment the same button is the next one.
    return under_guard((command, player.points, paid), draw, expand=None)
