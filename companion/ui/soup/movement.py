"""The stage of phase 1: the active player moves and feeds amoebas; an open attack takes precedence.

An amoeba drifts, makes its own movement, or stays. Dice decide the directions open to its own movement.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

import flet as ft

from companion.rules.kernel import Command
from companion.rules.soup.data import CARRIED_CUBES, FIGHT_PRICE, Direction
from companion.rules.soup.deaths import LoseAmoebas
from companion.rules.soup.meals import Eat, Starve, normal_meal, still_to_eat
from companion.rules.soup.movement import (
    AmoebaMoved,
    ChooseDirection,
    Drift,
    MoveRolled,
    PayMoves,
    RollMove,
    StayPut,
    directions,
    drifts_first,
    may_leave,
    move_price,
    movement_dice,
)
from companion.rules.soup.play import PointsChanged
from companion.rules.soup.state import Amoeba, PendingMove, Player, State
from companion.ui import kit
from companion.ui.shared.number_row import steps
from companion.ui.shared.page import Page, use_page
from companion.ui.shared.phones.actions import waiting_row
from companion.ui.shared.stage_page import stage_page
from companion.ui.shared.stage_parts import marked_lines
from companion.ui.soup.art import DRIFT
from companion.ui.soup.cards import said_card
from companion.ui.soup.company import company_parts, went_with
from companion.ui.soup.context import GameContext, Here
from companion.ui.soup.deaths import amoeba_steppers
from companion.ui.soup.dice import EnteredDice, LyingDice
from companion.ui.soup.fights import AttackPage, FightPage
from companion.ui.soup.look import NARROW, drift_drawing, ink_of, numbered_amoeba, piece
from companion.ui.soup.meals import (
    MealChips,
    Rest,
    RestChips,
    as_last_time,
    found_meals,
    host_chips,
    hosts,
    last_meal,
    meal_parts,
    meals_words,
    rest_of,
)
from companion.ui.soup.next_step import step_bar
from companion.ui.soup.payments import payment_parts
from companion.ui.soup.phase import (
    AMOEBA,
    MOVEMENT_GENES,
    amoeba_button,
    counter_row,
    entries,
    gene_reminders,
    guarded_wide,
    one_each,
    phase_head,
    section,
    titled,
    turn_head,
    wide,
)

SIGN = 16
"""Width of the sign that means "has eaten" or "starved"."""


@kit.component
def MovementView(here: Here) -> ft.Control:
    """Draw the open attack if there is one, otherwise the active player's turn or all players' movements."""
    state = here.state
    if state.fight is not None:
        return kit.keyed("fight", FightPage, here, state.fight)
    if state.together:
        return kit.keyed("quick", QuickMoves, here, state.order)
    seat = state.active
    assert seat is not None, "phase 1 has somebody's turn, or everybody's"
    if state.detail == "quick":
        return kit.keyed(f"quick-{seat}", QuickMoves, here, (seat,))
    return kit.keyed(f"turn-{seat}", FullTurn, here, seat)


@kit.component
def FullTurn(here: Here, seat: int) -> ft.Control:
    """Draw the player's amoebas in a row, and the actions of the selected one."""
    style, state, words = here.style, here.state, here.words
    player = state.players[seat]
    told, tell = kit.use_state(0)
    hungry = [each.number for each in player.amoebas if not each.meal]
    current = told if told in hungry else next(iter(hungry), 0)
    if state.move is not None:
        current = state.move.number
    count = len(player.amoebas)
    note = words("movement-fed", count=count - len(hungry), all=count)
    row = _amoebas(here, player, current, tell if state.move is None else None)
    head = [turn_head(here, player, note), row]
    if told in hungry and told != hungry[0] and state.move is None:
        said = words("movement-out-of-order", number=hungry[0])
        head.append(marked_lines(style, [said], sign="info"))
    amoeba = player.amoeba(current)
    if amoeba is None:
        fed = kit.announced(here.quiet("movement-all-fed"), words("movement-all-fed"))
        return stage_page(here, [*head, drift_line(here), fed], step_bar(here))
    if state.move is not None:
        return stage_page(
            here, [*head, *direction_parts(here, player, state.move)], direction_bar(here, state.move)
        )
    # Keep an amoeba's page while it moves, so that late taps still find their button.
    return kit.keyed(f"amoeba-{seat}-{current}", AmoebaStep, here, head, player, amoeba)


def _amoebas(here: Here, player: Player, current: int, tell: Callable[[int], Any] | None) -> ft.Control:
    """Draw each amoeba with its number and damage: grey if it is fed, bright-edged if it is selected."""
    style, words, p = here.style, here.words, here.palette
    drawn: list[ft.Control] = []
    for each in player.amoebas:
        said = words("movement-amoeba", number=each.number, wounds=each.wounds, meal=each.meal or "waits")
        sign = _sign(style, each)
        if not each.meal and tell is not None:
            press, chosen = partial(tell, each.number), each.number == current
            drawn.append(amoeba_button(here, player, each.number, press, said, chosen=chosen, below=sign))
            continue
        ink = ink_of(here, player) if not each.meal else p.quiet
        picture = numbered_amoeba(style, player.colour, each.number, each.wounds, ink, AMOEBA)
        shown = ft.Container(kit.column([picture, sign]), padding=kit.GAP_SMALL)
        drawn.append(kit.labelled(shown, said))
    return kit.wrapped(drawn)


def _sign(style: kit.Style, amoeba: Amoeba) -> ft.Control:
    """Draw a sign that says whether the amoeba ate or starved; until then, leave the space empty."""
    p = style.palette
    sign: ft.Control = ft.Container(height=SIGN)
    if amoeba.meal == "ate":
        sign = kit.art("check", p.accent, SIGN)
    elif amoeba.meal == "starved":
        sign = kit.art("minus", p.danger, SIGN)
    return ft.Container(sign, width=AMOEBA, alignment=ft.Alignment.CENTER)


@kit.component
def AmoebaStep(here: Here, head: list[ft.Control], player: Player, amoeba: Amoeba) -> ft.Control:
    """Draw one amoeba's movement and meal, or the attack that it makes instead of starving."""
    style, state, words = here.style, here.state, here.words
    seat, number = player.seat, amoeba.number

    def with_meal(eat: Eat) -> Eat:
        """Return the command with a meal that its host allows, so that the rules can check the command."""
        return eat.replace(cubes=next(iter(found_meals(state, player, eat.host)), ()))

    page = use_page(here, Eat(seat=seat, number=number), seat=seat, asked_as=with_meal)
    hunting, hunt = kit.use_state(False)
    name = words("amoeba-number", number=number)
    title = kit.announced(style.text(name, kit.HEADING, lines=1), name, heading=True)
    rest = rest_of(here, player)
    may = here.context.may(Starve(seat=seat, number=number))
    if rest and may and not hunting and not _room_below(style):
        # One tap completes the whole turn, so put the button at the top of the page, in sight.
        feeds = guarded_wide(here, ("rest", seat), rest.said, rest.command, note=rest.note)
        head, rest = [*head, feeds], None
    page.part(*head, title)
    if not may:
        page.part(*moved_part(here, player, amoeba), *company_parts(here, player, amoeba))
        return page.on_stage(kit.bottom_bar(style, [waiting_row(here, seat)]))
    if hunting:
        back = kit.chip_button(style, words("fight-attack-not"), lambda: hunt(False), glyph="back")
        return kit.keyed("attack", AttackPage, here, seat, number, [*head, title, ft.Row([back])])
    page.part(*moved_part(here, player, amoeba), *movement_parts(here, player, amoeba))
    host = page.draft.host if page.draft else None
    if amoeba.missed:
        page.part(marked_lines(style, [words("movement-only-starves")], sign="info"))
    else:
        if hosts(state, player):
            page.part(host_chips(page, player))
        choice = len(found_meals(state, player, host)) > 1
        if choice:
            page.titled("movement-eats-what", kit.keyed(f"meals-{number}-{host}", MealChips, page, player))
        page.part(*meal_parts(here, player, drawn=not choice))
    if player.has("struggle") and not amoeba.attacks:
        if player.points >= FIGHT_PRICE:
            said = _attack_words(here, amoeba)
            page.part(ft.Row([kit.chip_button(style, said, lambda: hunt(True), glyph="battle")]))
        else:
            page.part(here.quiet("fight-attack-poor"))
    if normal_meal(len(state.players), seat, state.options) is None and len(still_to_eat(player)) > 1:
        page.titled("meal-rest-all", kit.keyed("rest", RestChips, here, player))
    return page.on_stage(_bottom(page, player, amoeba, rest))


def _room_below(style: kit.Style) -> bool:
    """Return whether the bottom bar has room for a third button, which large text and small pages lack."""
    return style.room_for_two(NARROW + 1) and not style.low


def _attack_words(here: Here, amoeba: Amoeba) -> str:
    """Return the words of the attack button, including the drift if one precedes the attack."""
    words, card = here.words, here.state.card
    if card is not None and drifts_first(here.state, amoeba):
        way = words(f"direction-{card.direction}")
        return words("movement-attack-drifting", way=way, count=FIGHT_PRICE)
    return words("movement-attack", count=FIGHT_PRICE)


def _bottom(page: Page[Eat], player: Player, amoeba: Amoeba, rest: Rest | None) -> ft.Control:
    """Draw the buttons for this amoeba's meal, for starving, and for feeding all unfed amoebas."""
    here, host = page.here, page.draft.host if page.draft else None
    style, state, words = here.style, here.state, here.words
    seat, number = player.seat, amoeba.number
    found = found_meals(state, player, host)
    again = last_meal(here, player) if host is None else None
    meal = found[0] if len(found) == 1 else again
    drifts, stacks = "yes" if drifts_first(state, amoeba) else "no", style.stacks

    def draw(guard: kit.TapGuard) -> ft.Control:
        rows: list[ft.Control] = []
        if rest is not None:
            feed = guard(partial(here.context.submit, rest.command))
            rows.append(wide(style, rest.said, feed, note=rest.note))
        starve = guard(partial(here.context.submit, Starve(seat=seat, number=number)))
        starves = words("movement-starves", drifts=drifts)
        last: list[ft.Control] = [kit.secondary(style, starves, starve, expand=2, height=kit.TARGET_PRIMARY)]
        if meal is not None and not amoeba.missed:
            plain = host is None and normal_meal(len(state.players), seat, state.options) == meal
            eat = Eat(seat=seat, number=number, cubes=() if plain else meal, host=host)
            eats, note = words("movement-eats-now", drifts=drifts), as_last_time(here, meal) if again else ""
            ask, press = here.context.asker_of(eat), guard(partial(page.give, eat))
            last.append(kit.primary(style, eats, press, expand=3, ask=ask, note=note or None))
        # Side by side, the buttons' words would wrap; stacked, each button has its own line.
        rows += [ft.Row([each]) for each in last] if stacks else [ft.Row(last, spacing=kit.GAP)]
        return kit.column(rows, kit.GAP, stretch=True)

    return kit.bottom_bar(style, [kit.under_guard((seat, number, host), draw, expand=True)])


@kit.component
def QuickMoves(here: Here, seats: tuple[int, ...]) -> ft.Control:
    """Draw the drift, the paid movements, and the manual steps (quick detail).

    Args:
        seats: The moving players: the active one, or all if they move simultaneously.
    """
    style, state, words = here.style, here.state, here.words
    players = [state.players[seat] for seat in seats]
    alone = players[0] if len(players) == 1 else None
    told = hints(here, players)
    hint = [marked_lines(style, told, sign="info")] if told else []
    folds = style.scale > kit.LARGE_TEXT
    inside = hint if folds else []
    if alone is None:
        how = words("movement-each-together")
        parts = [phase_head(here, words("movement-together"), "" if folds else how)]
        inside = [marked_lines(style, [how]), *inside] if folds else inside
        each_one = [PayMoves(seat=each.seat) for each in players]
        head = one_each(here, words("movement-paid"), words("movement-one-each"), each_one)
        moves = kit.column([head, *(_moves(here, each) for each in players)], kit.GAP, stretch=True)
        parts += [drift_line(here), moves, *payment_parts(here)]
        meals = marked_lines(style, meals_words(here, players))
        parts.append(section(here, "by-hand", words("movement-by-hand"), meals, *inside))
    else:
        head = turn_head(here, alone, words("count-amoebas", count=len(alone.amoebas)))
        each = marked_lines(style, [words("movement-each")])
        parts = [head, drift_line(here), _moves(here, alone), *payment_parts(here)]
        eaten = meal_parts(here, alone)
        parts.append(section(here, "by-hand", words("movement-by-hand"), each, *eaten, *inside))
    parts += [] if folds else hint
    parts += gene_reminders(here, state.players, MOVEMENT_GENES)
    hunters = [each for each in state.players if each.has("struggle")]
    if hunters and any(here.context.may(LoseAmoebas(seat=each.seat)) for each in state.players):
        parts.append(section(here, "eaten", words("movement-eaten"), amoeba_steppers(here)))
    return stage_page(here, parts, step_bar(here))


def _moves(here: Here, player: Player) -> ft.Control:
    """Draw the counter of paid movements, with their price; if movements are free, say so instead."""
    context, words, seat = here.context, here.words, player.seat
    price = move_price(player, here.state.options)
    together = here.state.together
    if not price:
        free = words("movement-free")
        if not together:
            return here.style.text(free, kit.BODY)
        lines = [here.style.text(player.name, kit.BODY_STRONG, lines=1), here.quiet("movement-free")]
        return ft.Row([piece(here, player, 32), kit.column(lines, expand=True)], spacing=kit.GAP_WIDE)
    paid = moves_paid(context, here.state, seat)

    def command(by: int) -> PayMoves:
        return PayMoves(seat=seat, count=by)

    counter = steps(
        context,
        player.name if together else words("movement-paid"),
        paid,
        command,
        less=words("movement-less", player=player.name) if together else "",
        more=words("movement-more", player=player.name) if together else "",
        spoken=words("pair", what=f"{player.name}, {words('movement-paid')}", value=paid) if together else "",
        small=together and here.style.scale <= kit.LARGE_TEXT,
    )
    if not paid:  # No payment can be taken back.
        counter = replace(counter, on_less=None)
    if not together:
        return counter.row(here.style, note=words("movement-price", count=price))
    notes = words("phase-points-short", count=player.points), words("movement-price-short", count=price)
    return counter_row(here, player, counter, ", ".join(notes))


# how an amoeba moves ---------------------------------------------------------------------------


class LastMove(NamedTuple):
    """The last movement of an amoeba in this round."""

    seq: int
    """The number of the movement's journal entry, which identifies the throw."""

    dice: tuple[int, ...]
    """The dice; empty if the amoeba drifted, or chose freely by Movement II."""

    direction: Direction | None
    """The direction; None before it is chosen."""


def last_move(context: GameContext, state: State, seat: int, number: int) -> LastMove | None:
    """Return an amoeba's last movement in this round; None if it has not moved."""
    direction: Direction | None = None
    for entry in entries(context, state):
        for event in reversed(entry.events):
            match event:
                case AmoebaMoved() if (event.seat, event.number) == (seat, number):
                    direction = direction or event.direction
                    if event.drifted:
                        return LastMove(entry.seq, (), direction)
                case MoveRolled() if (event.seat, event.number) == (seat, number):
                    return LastMove(entry.seq, event.dice, direction)
                case _:
                    pass
    return None


def moves_paid(context: GameContext, state: State, seat: int) -> int:
    """Return the number of movements that a player has paid for in this phase (quick detail)."""
    price = move_price(state.players[seat], state.options)
    if not price:
        return 0
    paid = sum(
        -event.delta
        for entry in entries(context, state)
        if entry.label.key == "label-pay-moves"
        for event in entry.events
        if isinstance(event, PointsChanged) and event.seat == seat
    )
    return max(0, paid // price)


def drift_line(here: Here) -> ft.Control:
    style, card = here.style, here.state.card
    assert card is not None, "a card lies since the set-up"
    drawn = drift_drawing(card.direction, here.palette.accent, 36)
    return ft.Row(
        [drawn, style.text(said_card(style, card), kit.BODY_STRONG, expand=True)], spacing=kit.GAP_WIDE
    )


def hints(here: Here, players: Sequence[Player]) -> list[str]:
    """Return sentences about the followers and cubes that moving amoebas may take along."""
    words, state = here.words, here.state
    told: list[str] = []
    followers = [each.name for each in state.players if each.has("holding")]
    if followers:
        when = state.options.following
        told.append(words("movement-holding", players=words.list(followers), when=when))
    if any(player.has("tentacle") for player in players):
        told.append(words("movement-tentacle", count=CARRIED_CUBES[len(state.players)]))
    return told


SIDE_BY_SIDE = 3
"""Minimum number of directions whose buttons do not fit on one line."""


def movement_parts(here: Here, player: Player, amoeba: Amoeba) -> list[ft.Control]:
    """Draw the movements that an amoeba may still make, and the choice of cubes and followers."""
    style, state, words = here.style, here.state, here.words
    company = company_parts(here, player, amoeba)
    if not may_leave(player, amoeba):
        return company
    moves = RollMove(seat=player.seat, number=amoeba.number)
    if amoeba.moves:
        own = _own(here, player, amoeba, moves, words("movement-second"))
        return [titled(here, words("movement-again"), *company, *own)]

    def draw(guard: kit.TapGuard) -> ft.Control:
        card, choices = state.card, list[ft.Control]()
        assert card is not None, "a card lies since the set-up"

        def offer(said: str, command: Command, direction: Direction) -> None:
            press = guard(partial(here.context.submit, command))
            choices.append(kit.secondary(style, said, press, glyph=DRIFT[direction], expand=True))

        said = words("movement-drift", direction=card.direction, way=words(f"direction-{card.direction}"))
        offer(said, Drift(seat=player.seat, number=amoeba.number), card.direction)
        if player.has("holding"):
            offer(words("movement-stay"), StayPut(seat=player.seat, number=amoeba.number), "stay")
        if len(choices) > 1 and style.scale > kit.LARGE_TEXT:
            return kit.column([ft.Row([each]) for each in choices], kit.GAP, stretch=True)
        return ft.Row(choices, spacing=kit.GAP) if len(choices) > 1 else ft.Row(choices)

    said = words("movement-move", count=move_price(player, state.options))
    drifts = kit.under_guard(("move", player.seat, amoeba.number), draw)
    own = _own(here, player, amoeba, moves, said)
    return [kit.column([*company, drifts, *own], kit.GAP, stretch=True)]


def _own(here: Here, player: Player, amoeba: Amoeba, command: RollMove, said: str) -> list[ft.Control]:
    """Draw the button for the amoeba's own movement, with any refusal, and the input of thrown dice."""
    dice, words = movement_dice(player), here.words
    refused = here.refusal(command.replace(dice=(1,) * dice))
    note = words(refused.code, **refused.params) if refused else words("movement-dice", count=dice)

    def give(faces: tuple[int, ...]) -> None:
        here.context.submit(command.replace(dice=faces))

    meaning = ("own", player.seat, amoeba.number, amoeba.moves)
    button = guarded_wide(here, meaning, said, command, note=note)
    if not dice or (not amoeba.moves and player.points < move_price(player, here.state.options)):
        return [button]
    key = f"dice-{amoeba.number}-{amoeba.moves}"
    return [button, kit.keyed(key, EnteredDice, here, dice, ink_of(here, player), give)]


def moved_part(here: Here, player: Player, amoeba: Amoeba) -> list[ft.Control]:
    """Show how the amoeba has moved: the dice, the direction, and the cubes and amoebas that went along."""
    last = last_move(here.context, here.state, player.seat, amoeba.number)
    if last is None or last.direction is None:
        return []
    style, words = here.style, here.words
    way, kind = words(f"direction-{last.direction}"), "drift" if amoeba.drifted else "own"
    said = words("movement-went", direction=last.direction, way=way, kind=kind)
    picture = drift_drawing(last.direction, here.palette.accent, 32)
    row = ft.Row([picture, style.text(said, kit.BODY_STRONG, expand=True)], spacing=kit.GAP_WIDE)
    along = went_with(here, amoeba)
    below = [marked_lines(style, along, sign="info")] if along else []
    return [kit.column([*_lying(here, player, last.dice, last), row, *below], kit.GAP, stretch=True)]


def _lying(here: Here, player: Player, dice: tuple[int, ...], last: LastMove | None) -> list[ft.Control]:
    """Draw the rolled dice of a movement; nothing if no dice were rolled."""
    if not dice:
        return []
    inks, throw = (ink_of(here, player),) * len(dice), str(last.seq) if last is not None else ""
    return [kit.keyed("dice", LyingDice, here.style, dice, inks, throw)]


# the directions that the dice allow ------------------------------------------------------------


def direction_parts(here: Here, player: Player, move: PendingMove) -> list[ft.Control]:
    """Draw the dice of a movement whose direction is still to be chosen."""
    title = here.words("movement-where" if move.dice else "movement-where-free", number=move.number)
    last = last_move(here.context, here.state, player.seat, move.number)
    amoeba = player.amoeba(move.number)
    paid = 0 if amoeba is None or amoeba.moves else move_price(player, here.state.options)
    blocked = here.quiet("movement-blocked", count=paid)
    return [titled(here, title, *_lying(here, player, move.dice, last), blocked)]


def direction_bar(here: Here, move: PendingMove) -> ft.Control:
    """Draw a button for each direction that the dice allow."""
    style, words, accent = here.style, here.words, here.palette.accent
    if not here.context.may(ChooseDirection(seat=move.seat, direction="stay")):
        return kit.bottom_bar(style, [waiting_row(here, move.seat)])

    def draw(guard: kit.TapGuard) -> ft.Control:
        buttons: list[ft.Control] = []
        allowed = directions(move.dice)
        even = len(allowed) < SIDE_BY_SIDE and style.scale <= kit.LARGE_TEXT
        for direction in allowed:
            said = words("direction", direction=direction)
            face = ft.Row(
                [drift_drawing(direction, accent, 32), style.text(said, kit.BODY_STRONG, lines=1)],
                spacing=kit.GAP,
                tight=True,
                alignment=ft.MainAxisAlignment.CENTER,
            )
            command = ChooseDirection(seat=move.seat, direction=direction)
            buttons.append(
                kit.row_button(
                    style,
                    face,
                    guard(partial(here.context.submit, command)),
                    label=said,
                    edge=accent,
                    padding=ft.Padding.symmetric(horizontal=kit.PADDING, vertical=kit.GAP_SMALL),
                    height=style.fixed(kit.TARGET_PRIMARY),
                    expand=even or None,
                )
            )
        return ft.Row(buttons, spacing=kit.GAP) if even else kit.wrapped(buttons)

    return kit.bottom_bar(
        style, [kit.under_guard(("direction", move.seat, move.number, move.dice), draw, expand=True)]
    )
