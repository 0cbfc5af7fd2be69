"""Attacks: attacker and victim, the answer, the dice, and the outcome."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.rules.kernel import Command
from companion.rules.soup.company import following
from companion.rules.soup.data import FIGHT_PRICE
from companion.rules.soup.fights import (
    ANSWERS,
    AnswerAttack,
    Attack,
    CloseFight,
    RetryFight,
    RollEscape,
    RollFight,
    TellEscape,
    answers_left,
    armor_saves,
    cubes_left,
    may_attack_again,
    may_flee,
    may_get_away,
    may_retry,
)
from companion.rules.soup.movement import directions, drifts_first, movement_dice
from companion.rules.soup.next_step import next_step
from companion.rules.soup.play import price_of
from companion.rules.soup.questions import ChancesQuestion
from companion.rules.soup.state import Fight, Player, State
from companion.ui import kit
from companion.ui.calculators.what_if import what_if
from companion.ui.shared.page import Page, use_page
from companion.ui.shared.phones.actions import speaks_for
from companion.ui.shared.stage_page import stage_page
from companion.ui.shared.stage_parts import action, marked_lines, part_title
from companion.ui.soup.company import escape_company
from companion.ui.soup.context import Here
from companion.ui.soup.dice import EnteredDice, FightDice, LyingDice
from companion.ui.soup.look import ink_of, numbered_amoeba
from companion.ui.soup.next_step import next_words, step_bar
from companion.ui.soup.phase import amoeba_button, guarded_wide, phase_head, titled, waits
from companion.ui.widgets.bars import NamedChance, share_rows

AMOEBA = 64
"""Width of the two amoebas of an attack."""


@kit.component
def AttackPage(here: Here, seat: int, number: int, head: list[ft.Control]) -> ft.Control:
    """Draw the choice of the amoeba to attack; a second attempt by Persistence is free."""
    words, state = here.words, here.state
    # Until a victim is chosen, the attacker's seat and number fill the victim's fields.
    page = use_page(here, Attack(seat=seat, number=number, victim=seat, victim_number=number), seat=seat)
    page.part(*head, _victims(page))
    wanted = page.draft
    if wanted is None:
        page.confirm(words("fight-attack"))
        return page.on_stage()
    way = _drift(here, seat, number)
    told = {"player": state.players[wanted.victim].name, "number": wanted.victim_number}
    price = FIGHT_PRICE if state.fight is None else 0
    if way:
        page.confirm(words("fight-attack-now-drifting", way=way, count=price, **told))
    else:
        page.confirm(words("fight-attack-now", count=price, **told))
    return page.on_stage()


def _drift(here: Here, seat: int, number: int) -> str:
    """Name the direction in which the attacker drifts before its attack; return "" if it does not drift."""
    state, attacker = here.state, here.state.players[seat].amoeba(number)
    if state.fight is not None or attacker is None or state.card is None or not drifts_first(state, attacker):
        return ""
    return here.words(f"direction-{state.card.direction}")


def _victims(page: Page[Attack]) -> ft.Control:
    """Draw a row for each player with the amoebas that may be attacked."""
    here = page.here
    way = _drift(here, page.blank.seat, page.blank.number)
    title = here.words("fight-victim-drifting", way=way) if way else here.words("fight-victim")
    rows = [_of_owner(page, owner) for owner in here.state.players]
    found = [row for row in rows if row is not None]
    asks = kit.announced(part_title(here.style, title), title, heading=True)
    return kit.column([asks, *found], kit.GAP, stretch=True)


def _of_owner(page: Page[Attack], owner: Player) -> ft.Control | None:
    here, attacker = page.here, (page.blank.seat, page.blank.number)
    style, words, p = here.style, here.words, here.palette
    attacks = [
        page.blank.replace(victim=owner.seat, victim_number=each.number)
        for each in owner.amoebas
        if (owner.seat, each.number) != attacker
    ]
    answers = [(attack, here.refusal(attack)) for attack in attacks]
    open_to = [attack for attack, refused in answers if refused is None]
    refused = next((refused for _, refused in answers if refused is not None), None)
    if not open_to and (refused is None or refused.code == "own-amoeba"):
        return None
    name = style.text(owner.name, kit.BODY_STRONG, p.text if open_to else p.quiet, lines=1)
    if not open_to and refused is not None:
        why = style.text(words(refused.code, **refused.params), kit.CAPTION, p.quiet)
        return kit.column([name, why], stretch=True)
    chips: list[ft.Control] = []
    for attack in open_to:
        number = attack.victim_number
        said = words("amoeba-of", player=owner.name, number=number)
        choose, chosen = page.pick(attack), attack == page.draft
        chips.append(amoeba_button(here, owner, number, choose, said, chosen=chosen))
    return kit.column([name, kit.wrapped(chips)], kit.GAP_SMALL, stretch=True)


def sides(here: Here, fight: Fight) -> ft.Control:
    """Draw the attacker and the victim in large size, with their names."""
    words, players = here.words, here.state.players
    attacker, victim = players[fight.seat], players[fight.victim]
    said = words(
        "fight-sides",
        attacker=attacker.name,
        number=fight.number,
        victim=victim.name,
        other=fight.victim_number,
    )
    row = ft.Row(
        [
            _side(here, attacker, fight.number, words("fight-attacker")),
            _side(here, victim, fight.victim_number, words("fight-attacked")),
        ],
        spacing=kit.GAP_WIDE,
    )
    return kit.labelled(row, said)


def _side(here: Here, player: Player, number: int, what: str) -> ft.Control:
    style, amoeba = here.style, player.amoeba(number)
    wounds = amoeba.wounds if amoeba is not None else 0
    return ft.Column(
        [
            style.text(what, kit.LABEL, here.palette.quiet, lines=1),
            numbered_amoeba(style, player.colour, number, wounds, ink_of(here, player), AMOEBA),
            style.text(player.name, kit.BODY_STRONG, lines=1),
        ],
        spacing=kit.GAP_SMALL,
        tight=True,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def lying(here: Here, fight: Fight) -> list[ft.Control]:
    """Draw the rolled dice of the attacker and the victim, or the dice of an escape."""
    if not fight.dice:
        return []
    players = here.state.players
    attacker, victim = ink_of(here, players[fight.seat]), ink_of(here, players[fight.victim])
    inks = (attacker, victim) if fight.answer == "defend" else (victim,) * len(fight.dice)
    throw = "-".join(map(str, (*fight.dice, *fight.retried, "thrown")))
    return [kit.keyed("lying", LyingDice, here.style, fight.dice, inks, throw)]


@kit.component
def FightPage(here: Here, fight: Fight) -> ft.Control:
    """Draw attacker and victim, and the next step of the attack."""
    match next_step(here.state).step:
        case "answer":
            return kit.keyed("answer", Answer, here, fight)
        case "fight-dice" | "escape-dice":
            return kit.keyed("dice", Throw, here, fight)
        case "escape-result":
            return kit.keyed("escape", EscapeResult, here, fight)
        case _:
            return kit.keyed("result", Result, here, fight)


@kit.component
def Answer(here: Here, fight: Fight) -> ft.Control:
    """Draw the victim's choice to defend, escape or give in; it can be made on the victim's device.

    After a failed answer, the other answer is left, and perhaps a second attempt by Persistence.
    """
    style, context, state, words, p = here.style, here.context, here.state, here.words, here.palette
    victim, attacker = state.players[fight.victim], state.players[fight.seat]
    parts: list[ft.Control] = [
        phase_head(here, words("fight-answer"), said=""),  # A notice says who answers.
        sides(here, fight),
    ]
    if fight.answer:
        parts += lying(here, fight)
        parts.append(marked_lines(style, [words("fight-answer-failed", answer=fight.answer)], sign="info"))
    open_to = answers_left(state) if fight.answer else tuple(ANSWERS)
    defends = "defend" in open_to and victim.has("defense")
    flees = "escape" in open_to and victim.has("escape")
    if defends and context.sees_odds(victim.seat):
        asked = ChancesQuestion.of(state, fight)
        wins = asked.wins
        shares = [
            NamedChance(words("fight-wins", player=victim.name), 1 - wins, p.accent),
            NamedChance(words("fight-wins", player=attacker.name), wins, p.danger),
        ]
        parts.append(titled(here, words("fight-if-defends"), share_rows(style, shares)))
        parts += what_if(here, "chances", asked)
    retries = may_retry(state, victim.seat)
    if retries and context.may(RetryFight(seat=victim.seat)):
        parts.append(kit.keyed("entered", FightDice, here, victim.seat))
    gives_in = AnswerAttack(seat=victim.seat, answer="yield")
    if not (context.acts_for(victim.seat) and context.may(gives_in)):
        return waits(here, victim.seat, parts)

    def draw(guard: kit.TapGuard) -> ft.Control:
        rows: list[ft.Control] = []

        def offer(said: str, command: Command, *, first: bool = False) -> None:
            give = guard(context.press(command))
            if first:
                ask = context.asker_of(command)
                rows.append(ft.Row([kit.primary(style, said, give, expand=True, ask=ask)]))
            else:
                rows.append(ft.Row([kit.secondary(style, said, give, expand=True)]))

        if retries:
            said = words("fight-retry", player=victim.name)
            offer(said, RetryFight(seat=victim.seat), first=True)
        if defends:
            said = words("fight-defend", count=FIGHT_PRICE)
            offer(said, AnswerAttack(seat=victim.seat, answer="defend"), first=True)
        if flees:
            said = words("fight-escape", count=price_of(victim, "escape"))
            offer(said, AnswerAttack(seat=victim.seat, answer="escape"))
        offer(words("fight-yield", phase=here.state.phase), gives_in)
        return kit.column(rows, kit.GAP, stretch=True)

    return stage_page(
        here, parts, kit.bottom_bar(style, [kit.under_guard(("answer", fight), draw, expand=True)])
    )


@kit.component
def Throw(here: Here, fight: Fight) -> ft.Control:
    """Draw the dice of the fight or of the escape: rolled by the app, or entered."""
    context = here.context
    words, victim = here.words, here.state.players[fight.victim]
    fighting = fight.answer == "defend"
    title = words("fight-defence-dice" if fighting else "fight-escape-dice")
    parts: list[ft.Control] = [phase_head(here, title), sides(here, fight)]
    throwing = (fight.seat, fight.victim) if fighting else (fight.victim,)
    if not (speaks_for(context, *throwing) and context.may(RollFight() if fighting else RollEscape())):
        return waits(here, fight.victim, parts)
    if fighting:
        parts.append(kit.keyed("entered", FightDice, here, None))
    else:
        parts += escape_company(here, fight)
        count = movement_dice(victim)
        parts.append(kit.keyed("entered", EnteredDice, here, count, ink_of(here, victim), _fleeing(here)))
    return stage_page(here, parts, step_bar(here, note=words("setup-by-app")))


def _fleeing(here: Here) -> Callable[[tuple[int, ...]], Any]:
    """Return the function that submits the dice of an escape."""
    return lambda faces: here.context.submit(RollEscape(dice=faces))


@kit.component
def EscapeResult(here: Here, fight: Fight) -> ft.Control:
    """Ask whether the amoeba escaped, which the players see on the board."""
    style, context, state = here.style, here.context, here.state
    words, player = here.words, here.state.players[fight.victim]
    ways = [words(f"direction-{each}") for each in directions(fight.dice) if each != "stay"]
    led = words("fight-escape-ways", ways=words.choice(ways)) if ways else words("fight-escape-stays")
    parts: list[ft.Control] = [
        phase_head(here, words("fight-escaped")),
        sides(here, fight),
        *lying(here, fight),
        marked_lines(style, [led]),
        *escape_company(here, fight),
    ]
    got, lost = TellEscape(escaped=True), TellEscape(escaped=False)
    if not (speaks_for(context, player.seat) and context.may(got)):
        return waits(here, player.seat, parts)
    if fight.dice and may_flee(state):
        parts.append(titled(here, words("movement-again"), *_second_movement(here, fight)))

    def draw(guard: kit.TapGuard) -> ft.Control:
        loses, flees = guard(partial(context.submit, lost)), guard(partial(context.submit, got))
        caught = kit.secondary(style, words("fight-caught"), loses, expand=True, height=kit.TARGET_PRIMARY)
        if not may_get_away(state):
            return ft.Row([caught])
        away = kit.primary(style, words("fight-got-away"), flees, expand=True, ask=context.asker_of(got))
        if style.scale > kit.LARGE_TEXT:
            return kit.column([ft.Row([caught]), ft.Row([away])], kit.GAP, stretch=True)
        return ft.Row([caught, away], spacing=kit.GAP)

    return stage_page(
        here, parts, kit.bottom_bar(style, [kit.under_guard(("escape", fight), draw, expand=True)])
    )


def _second_movement(here: Here, fight: Fight) -> list[ft.Control]:
    """Draw the free second movement by Speed, from the space to which the first movement led."""
    words, player = here.words, here.state.players[fight.victim]
    dice = movement_dice(player)
    note = words("movement-dice", count=dice)
    return [
        guarded_wide(here, ("flee", fight), words("movement-second"), RollEscape(), note=note),
        kit.keyed("again", EnteredDice, here, dice, ink_of(here, player), _fleeing(here)),
    ]


@kit.component
def Result(here: Here, fight: Fight) -> ft.Control:
    """Draw the result, a second attempt by Persistence, and the button that carries out the result."""
    style, context, state, words = here.style, here.context, here.state, here.words
    victim, attacker = state.players[fight.victim], state.players[fight.seat]
    again, attack_again = kit.use_state(False)
    title = words("fight-result", result=fight.result, attacker=attacker.name, victim=victim.name)
    parts: list[ft.Control] = [
        phase_head(here, title),
        sides(here, fight),
        *lying(here, fight),
        marked_lines(style, outcome(here, fight)),
        *escape_company(here, fight),
    ]
    if again:
        return kit.keyed("again", AttackPage, here, fight.seat, fight.number, parts)
    if not speaks_for(context, attacker.seat, victim.seat):
        return waits(here, attacker.seat, parts)
    above: list[ft.Control] = []
    for player in (attacker, victim):
        retry = RetryFight(seat=player.seat)
        if may_retry(state, player.seat) and context.may(retry):
            said = words("fight-retry", player=player.name)
            above.append(guarded_wide(here, ("retry", player.seat, fight), said, retry))
            parts.append(kit.keyed("entered", FightDice, here, player.seat))
    attack = Attack(
        seat=fight.seat, number=fight.number, victim=fight.victim, victim_number=fight.victim_number
    )
    if may_attack_again(state) and context.may(attack):
        said = words("fight-again-attack", player=attacker.name)
        above.append(ft.Row([kit.chip_button(style, said, lambda: attack_again(True), glyph="battle")]))
    step = next_step(state)
    close = partial(context.submit, CloseFight())
    said = next_words(here, step)
    bar = action(here, CloseFight(), ("close", fight), said, close, seat=step.seat, above=above)
    return stage_page(here, parts, bar)


def _pursues(state: State, fight: Fight) -> bool:
    """Return whether the attacker uses Holding to follow the escaping victim."""
    gone = state.departure
    return (
        gone is not None
        and following(gone, fight.victim, fight.victim_number, fight.seat, fight.number) is not None
    )


def outcome(here: Here, fight: Fight) -> list[str]:
    """Return what the players must do with the pieces once the attack is carried out."""
    words, state, deaths = here.words, here.state, here.state.phase == "deaths"
    attacker, victim = state.players[fight.seat], state.players[fight.victim]
    if fight.result == "escaped":
        if deaths:
            return [words("fight-outcome-nothing")]
        along = "followed" if _pursues(state, fight) else "starves"
        return [words(f"fight-outcome-{along}", attacker=attacker.name, number=fight.number)]
    if fight.result == "repelled":
        if deaths and state.options.losing_attacker != "starves":
            return [words("fight-outcome-nothing")]
        return [words("fight-outcome-starves", attacker=attacker.name, number=fight.number)]
    if armor_saves(state, fight):
        return [words("fight-outcome-armor", victim=victim.name, number=fight.victim_number)]
    cubes = cubes_left(state, fight)
    told = [words("fight-outcome-cubes", victim=victim.name, number=fight.victim_number, count=cubes)]
    if not deaths:
        told.append(words("fight-outcome-eaten", attacker=attacker.name))
    return told
