"""The drawn token: its effect in the event phase or an encounter is prefilled; one button confirms it."""

import asyncio
from functools import partial
from typing import Final, Literal

import flet as ft

from companion.rules.carnomorphs.bag import BagChanged, DrawToken, effect_before_rolls
from companion.rules.carnomorphs.combat import characters_at, fighters
from companion.rules.carnomorphs.data import IntruderKind, TokenKind
from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.carnomorphs.noise import RollNoise, last_noise
from companion.rules.carnomorphs.questions import NoiseQuestion
from companion.rules.carnomorphs.rooms import blue_corpse_room
from companion.rules.carnomorphs.state import DrawnToken, Player, Room, State
from companion.rules.carnomorphs.tokens import (
    ROLLED_FOR,
    ResolveToken,
    hands_decide,
    known_surprise,
    noise_rolls,
    preset,
    red_token_rooms,
)
from companion.rules.kernel import Rejection
from companion.ui import kit
from companion.ui.calculators.what_if import what_if
from companion.ui.carnomorphs.adaptations import texts_in_force
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.attacks import intruder_words
from companion.ui.carnomorphs.bag import draw_note, is_empty, token_choice
from companion.ui.carnomorphs.contents import is_hidden
from companion.ui.carnomorphs.context import GameContext, Here
from companion.ui.carnomorphs.look import player_drawing, player_picture, titled, token_drawing
from companion.ui.carnomorphs.phase import by_hand
from companion.ui.carnomorphs.preview import attack_by_hand, confirm_outcome, is_grave, noise_words
from companion.ui.carnomorphs.rooms import (
    blue_corpse_turned,
    keep_room,
    nest_marks,
    room_field,
    room_picture,
)
from companion.ui.game.context import Panel
from companion.ui.game.part import nothing, part
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.shared.page import Page, use_page
from companion.ui.shared.stage_parts import part_title
from companion.ui.widgets.dice import FRAME
from companion.ui.widgets.fold import folded_part

Added = Literal["red", "blue", "none", "hidden"]


def metagorger_added(here: Here, command: ResolveToken) -> Added:
    """Return which Metagorger token the bag gets when a blue or a blank token is resolved.

    Return "hidden" if the bag's counts are hidden, and "none" if no Metagorger token is left.
    """
    if not here.state.options.bag_counts:
        return "hidden"
    found = CARNOMORPHS.decide(here.state, command)
    for event in () if isinstance(found, Rejection) else found:
        match event:
            case BagChanged(token="red" | "blue" as colour, delta=1):
                return colour
            case _:
                pass
    return "none"


def intruder_of(kind: TokenKind) -> IntruderKind | None:
    """Return the intruder that a token brings in an encounter; None for a blank."""
    match kind:
        case "blank":
            return None
        case "red" | "blue":
            return "metagorger"
        case "shambler" | "fleshbeast" | "butcher":
            return kind


def hands_in_events(here: Here, token: DrawnToken, *, surprise: bool) -> list[str]:
    """Return the manual steps for a token of the event phase, without its noise rolls.

    Args:
        token: The drawn token.
        surprise: Whether a drawn Butcher attacks by surprise.
    """
    words = here.words
    if token.carried_out:
        return []
    match token.kind:
        case "blue":
            return []
        case "shambler" | "fleshbeast":
            return [words("events-token-in-bag")]
        case "red":
            return [words("events-token-red"), words("events-token-red-places")]
        case "butcher":
            if here.state.butcher_dead or here.state.on_board.butcher:
                return [words("events-butcher-absent")]
            told = [words("events-token-butcher"), words("events-butcher-noise")]
            if token.by_app:
                told.insert(0, words("encounter-take-token", token=words("token-butcher")))
            if is_hidden(here.state, "butcher"):
                told.append(words("events-reveals", intruder=words("intruder-butcher")))
            if surprise:
                told.append(words("encounter-attack-card"))
            return told
        case "blank":
            return [words("events-token-blank")]


def changes_in_events(here: Here, token: DrawnToken, command: ResolveToken, touched: int, meets: str) -> str:
    """Describe the effect of the button on the bag and on the figures.

    Args:
        token: The token of the event phase.
        command: The command that the button submits.
        touched: Number of Metagorgers placed by a red token, or of Shamblers removed by a blank.
        meets: Name of the player whose character the Butcher meets; empty if there is none.
    """
    words = here.words
    if token.carried_out:
        return words("events-noise-done-note")
    added = words("events-adds-metagorger", colour=metagorger_added(here, command))
    match token.kind:
        case "blue":
            told = [words("encounter-token-out"), added]
        case "red":
            told = [words("events-places", count=touched), words("events-token-back")]
        case "shambler" | "fleshbeast":
            told = [words("events-token-back")]
        case "butcher":
            fight = [encounter_words(here.style, "butcher", meets)] if meets else []
            told = [*fight, words("encounter-token-out")]
        case "blank":
            told = [words("events-token-back"), words("events-removes-shamblers", count=touched), added]
    return kit.dotted(told)


def encounter_words(style: kit.Style, kind: IntruderKind, player: str) -> str:
    return style.words("encounter-fights", intruder=style.words(f"intruder-{kind}"), player=player)


def turned_room(room: Room, command: ResolveToken) -> ResolveToken:
    """Return the command after a press on a room: one more Metagorger in it, or none if the room was full.

    A room is full with one Metagorger, the Nest with two.
    """
    named = command.rooms or ()
    coming = (named.count(room.id) + 1) % (3 if room.nest else 2)
    return command.replace(rooms=(*(each for each in named if each != room.id), *(room.id,) * coming))


def _without_room(room: Room, command: ResolveToken) -> ResolveToken:
    named = command.rooms or ()
    return command.replace(rooms=tuple(each for each in named if each != room.id))


def _fitted(state: State, command: ResolveToken | None) -> ResolveToken | None:
    """Return the command without the Shamblers that have left the board since they were chosen."""
    if command is None or command.stayed is None:
        return command
    return command.replace(stayed=tuple(each for each in command.stayed if state.intruder(each) is not None))


def touched(state: State, token: DrawnToken, command: ResolveToken) -> int:
    """Return the number of figures that a red token places or a blank token removes; 0 for other tokens."""
    match token.kind:
        case "red":
            return (command.placed or 0) + len(command.rooms or ())
        case "blank":
            listed = sum(each.kind == "shambler" for each in state.intruders)
            return (command.removed or 0) + listed - len(command.stayed or ())
        case _:
            return 0


@kit.component
def TokenView(here: Here, token: DrawnToken) -> ft.Control:
    """Draw the page of a token drawn in the event phase, with its effect and noise rolls."""
    state, words = here.state, here.words
    page = use_page(
        here,
        ResolveToken(),
        first=partial(preset, state),
        fit=lambda command: _fitted(here.context.state, command),
    )
    command = page.draft or page.blank
    page.part(token_head(here, token, words("events-token-drawn")))
    surprised = bool(command.surprise)
    page.part(*by_hand(here.style, hands_in_events(here, token, surprise=surprised)))
    if surprised:
        page.part(*texts_in_force(here))
    if not token.carried_out:
        _ask(page, command, token)
    red_unsaid = command.placed is None and token.kind == "red"
    unsaid = command.removed is None and not token.carried_out
    if token.kind in ROLLED_FOR and not (effect_before_rolls(token) and unsaid):
        page.part(_noise(page))
    absent = state.butcher_dead or state.on_board.butcher > 0
    comes = token.kind == "butcher" and not absent
    nobody_met = comes and command.seat is None and hands_decide(state)
    surprise_unsaid = comes and command.seat is not None and command.surprise is None
    said = words("events-noise-done" if token.carried_out else "events-resolve")
    if nobody_met or surprise_unsaid or red_unsaid or unsaid:
        page.confirm(said, ready=False)  # The question above must be answered first.
    else:
        meets = "" if command.seat is None or absent else state.players[command.seat].name
        note = changes_in_events(here, token, command, touched(state, token, command), meets)
        page.confirm(
            said,
            note=note,
            also=lambda given: nest_marks(here, given.room, given),
            then=lambda given: keep_room(here, given.room),
        )
    return page.on_stage()


def _ask(page: Page[ResolveToken], command: ResolveToken, token: DrawnToken) -> None:
    match token.kind:
        case "red":
            _blue_corpse(page)
            _metagorgers(page, command)
        case "blank":
            _shamblers(page)
        case "butcher":
            _butcher(page, command)
        case "blue" | "shambler" | "fleshbeast":
            pass


def token_head(here: Here, token: DrawnToken, note: str = "") -> ft.Control:
    """Draw the token, which turns over, in the middle of the page; on a low page beside its name.

    Args:
        note: A quiet line before the token; empty in an encounter, since the band already names the player.
    """
    number = len(here.state.drawn)
    return kit.keyed(f"token-{number}", TurningToken, here, token.kind, note)


HALF_TURN: Final = 350
"""Milliseconds for each half of a drawn token's turn: from back to edge, and from edge to face."""


@part(nothing)
def TurningToken(here: Here, _: None, kind: TokenKind, note: str) -> ft.Control:
    """Draw a token that turns over slowly as it appears: first its back, then its face and its name."""
    style = here.style
    turned, set_turned = kit.use_state(2 if style.reduced_motion else 0)

    def turn() -> None:
        async def show() -> None:
            for half in (1, 2):
                # Flet animates a new control only if the change arrives at least one frame after the control.
                await asyncio.sleep(FRAME if half == 1 else HALF_TURN / 1000)
                set_turned(half)

        if not turned:
            here.context.client.page.run_task(show)

    kit.use_effect(turn, [])
    size = 72 if style.low else 120
    face = token_drawing(style, kind, size)
    back = kit.art(glyph("bag"), here.palette.quiet, size)
    token = ft.Container(
        face if turned == 2 else back,
        scale=ft.Scale(scale_x=0.04 if turned == 1 else 1, scale_y=1),
        animate_scale=style.motion(HALF_TURN),
    )
    name = ft.Container(
        style.text(here.words(f"token-{kind}"), kit.HEADING, lines=2, heading=True),
        opacity=1 if turned == 2 else 0,
        animate_opacity=style.motion(HALF_TURN),
    )
    said = [style.text(note, kit.LABEL, here.palette.quiet, lines=2)] if note else []
    if style.low:
        return ft.Row([token, kit.column([*said, name], expand=True)], spacing=kit.GAP_WIDE)
    above = [ft.Container(each, padding=ft.Padding.only(top=kit.GAP)) for each in said]
    return ft.Column(
        [*above, token, name],
        spacing=kit.GAP,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


# red -------------------------------------------------------------------------------------------


def _blue_corpse(page: Page[ResolveToken]) -> None:
    """In quick detail, draw a switch for the blue corpse, which attracts a Metagorger to its room."""
    here = page.here
    turned = blue_corpse_turned(here.state)
    if here.state.detail == "full" or not here.context.may(turned):
        return

    def turn() -> None:
        if here.context.submit(turned):
            page.choose(preset(here.context.state))

    lies = blue_corpse_room(here.state) is not None
    page.part(kit.switch_row(here.style, here.words("tracks-blue-corpse"), lies, lambda _: turn()))


def _metagorgers(page: Page[ResolveToken], command: ResolveToken) -> None:
    """Draw the choice of the listed rooms that get a Metagorger, and the number placed elsewhere."""
    here, words = page.here, page.here.words
    state, named = here.state, command.rooms or ()
    left, full = state.available.metagorger, state.detail == "full"
    elsewhere = full and bool(state.rooms)
    if elsewhere:
        chips = [
            kit.option(
                here.style,
                f"{room.name} × {coming}" if coming > 1 else room.name,
                coming > 0,
                page.leads(partial(turned_room, room), partial(_without_room, room)),
                picture=room_picture(
                    here, room.name, here.palette.on_accent if coming else here.palette.accent
                ),
            )
            for room in state.rooms
            for coming in [named.count(room.id)]
        ]
        page.titled("events-red-rooms", kit.wrapped(chips))
    title = words("events-red-elsewhere" if elsewhere else "events-red-placed")
    placed = command.placed or 0
    row = page.number("placed", title, small=True).row(
        here.style,
        note=words("events-metagorgers-left", count=left),
        picture=kit.art(glyph("metagorger"), here.palette.text, 28),
    )
    if elsewhere:
        page.part(row)
    else:
        page.titled("events-red-say", row)
    wanted = len(red_token_rooms(state)) if full else placed
    if wanted > left or len(named) + placed > left:
        page.part(here.style.text(words("events-too-few-figures"), kit.LABEL, here.palette.danger))


# blank -----------------------------------------------------------------------------------------


def _shamblers(page: Page[ResolveToken]) -> None:
    """Draw the choice of the listed Shamblers that stay, and the number of unlisted ones removed."""
    here, words = page.here, page.here.words
    chips = [
        page.several("stayed", each.id, intruder_words(here, each))
        for each in here.state.intruders
        if each.kind == "shambler"
    ]
    if chips:
        page.titled("events-blank-stay", kit.wrapped(chips))
    most = here.state.loose.shambler
    if not most:
        return
    row = page.number("removed", words("events-blank-removed")).row(
        here.style,
        note=words("events-blank-on-board", count=most),
        picture=kit.art(glyph("shambler"), here.palette.text, 28),
    )
    page.titled("events-blank-say", row)


# the Butcher -----------------------------------------------------------------------------------


def _butcher(page: Page[ResolveToken], command: ResolveToken) -> None:
    """Draw the choice of the player whose character the Butcher meets, and below it the usual encounter.

    The rules' choice is preset; a note gives the reason.
    """
    here, state = page.here, page.here.state
    if state.butcher_dead or state.on_board.butcher:
        return
    aboard = [player for player in state.players if player.on_board]
    chips = [
        player_option(
            here.style,
            player,
            player.seat == command.seat,
            page.to(
                seat=player.seat,
                room=player.room,
                surprise=known_surprise("butcher", player.hand),
            ),
        )
        for player in aboard
    ]
    slimed = any(player.slime for player in aboard)
    reason = "uncounted" if hands_decide(state) else "slimed" if slimed else "first"
    page.titled("events-butcher-who", kit.wrapped(chips), here.quiet(f"events-butcher-{reason}"))
    if command.seat is not None:
        page.part(surprise_part(page, state.players[command.seat], command, "butcher"))
    if state.detail == "full":
        page.part(room_field(page, command.room))
        if command.seat is not None:
            page.part(*company(here, command.seat, command.room))


def company(here: Here, seat: int, room: str) -> list[ft.Control]:
    """Draw a note about the other characters in the room, who join the combat of an encounter."""
    there = characters_at(here.state, room) if room else ()
    others = [player.name for player in there if player.seat != seat]
    return [here.quiet("encounter-company", players=here.words.list(others))] if others else []


def surprise_part(
    page: Page[ResolveToken], player: Player, command: ResolveToken, kind: TokenKind
) -> ft.Control:
    """Ask whether an intruder attacks by surprise: whether the hand is smaller than the token's number."""
    here, words = page.here, page.here.words
    choices: list[tuple[bool | None, str]] = [
        (False, words("encounter-no-surprise")),
        (True, words("encounter-yes-surprise")),
    ]
    parts = [page.choice("surprise", choices), *_hand_known(here, player, kind)]
    return titled(here.style, words("encounter-surprise-rule"), *parts)


def _hand_known(here: Here, player: Player, kind: TokenKind) -> list[ft.Control]:
    """Draw the recorded hand size, and whether it alone decides about a Surprise Attack."""
    if here.state.detail == "quick" or player.hand is None:
        return []
    known = known_surprise(kind, player.hand) is not None
    key = "encounter-hand-decides" if known else "encounter-hand"
    return [here.quiet(key, cards=here.words("count-hand", count=player.hand))]


def player_option(style: kit.Style, player: Player, chosen: bool, press: kit.Press) -> ft.Control:
    """Draw the chip that chooses a player, with the player's piece."""
    p = style.palette
    ink = p.on_accent if chosen else p.players[player.colour]
    return kit.option(style, player.name, chosen, press, picture=player_drawing(player.colour, ink, 24))


# noise rolls -----------------------------------------------------------------------------------


def _noise(page: Page[ResolveToken]) -> ft.Control:
    """Draw the players who roll for noise, in order, each with a button that begins an encounter.

    If the token's effect precedes the rolls, the first press on such a button carries the effect out.
    """
    here, words = page.here, page.here.words

    def meet(seat: int) -> None:
        token = here.context.state.token
        effect = _fitted(here.context.state, kit.latest(page.change)) or page.blank
        waits = token is not None and effect_before_rolls(token)
        if not waits or here.context.submit(effect.replace(rolling=True)):
            here.context.show(Panel("encounter", seat))

    rows: list[ft.Control] = [part_title(here.style, words("events-noise"))]
    rolling = [here.state.players[seat] for seat in noise_rolls(here.state)]
    rows += [_roller(here, player, partial(meet, player.seat)) for player in rolling]
    if rolling and here.context.presence.odds:
        rows += what_if(here, "noise", NoiseQuestion.of(rolling[0]))
    fighting = [player.name for player in fighters(here.state)]
    if fighting:
        rows.append(here.quiet("events-noise-not", players=words.list(fighting)))
    return kit.column(rows, kit.GAP_SMALL, stretch=True)


def _roller(here: Here, player: Player, meet: partial[None]) -> ft.Control:
    style, p, words = here.style, here.palette, here.words
    lines: list[ft.Control] = [style.text(player.name, kit.BODY_STRONG, lines=1)]
    if player.slime:
        lines.append(style.text(words("events-noise-slime"), kit.LABEL, p.quiet, lines=2))
    said = ft.Row(
        [player_picture(style, player, 28), kit.column(lines, expand=True)],
        spacing=kit.GAP_WIDE,
        expand=style.scale <= kit.LARGE_TEXT,
    )
    meets = kit.secondary(
        style,
        words("term-encounter"),
        meet,
        glyph=glyph("encounter"),
        label=words("encounter-of", player=player.name),
        height=kit.TARGET,
    )
    rolls = [_noise_button(here, player, worded=False)] if _may_roll(here, player) else []
    if style.scale > kit.LARGE_TEXT:
        return kit.column([said, *noise_told(here, player), *rolls, meets], kit.GAP_SMALL)
    row = ft.Row([said, *rolls, meets], spacing=kit.GAP)
    return kit.column([row, *noise_told(here, player)], kit.GAP_SMALL, stretch=True)


def _may_roll(here: Here, player: Player) -> bool:
    return here.context.may(RollNoise(seat=player.seat))


def _noise_button(here: Here, player: Player, *, worded: bool) -> ft.Control:
    """Draw the button that lets the app roll a player's noise die.

    Args:
        worded: Whether the button shows words besides the drawing of a die.
    """
    style, said = here.style, here.words("noise-roll-of", player=player.name)
    roll = here.context.press(RollNoise(seat=player.seat))

    def draw(guard: kit.TapGuard) -> ft.Control:
        if not worded:
            return ft.Container(kit.glyph_button(style, "dice", said, guard(roll)), key=guard.key)
        chip = kit.chip_button(style, here.words("noise-roll"), guard(roll), glyph="dice", label=said)
        return ft.Container(chip, key=guard.key)

    return kit.under_guard(("noise", player.seat, len(here.state.noise)), draw)


def noise_told(here: Here, player: Player) -> list[ft.Control]:
    """Draw the face and the effect of the last noise roll that the app made for a player."""
    face = last_noise(here.state, player.seat)
    if face is None:
        return []
    told = here.words("noise-result", face=face, brings=noise_words(here.words, face, slimed=player.slime))
    return [kit.announced(here.style.text(told, kit.BODY_STRONG), told)]


# an encounter ----------------------------------------------------------------------------------


def may_meet(context: GameContext, panel: Panel) -> bool:
    """Return whether an encounter can begin: rounds are under way, and no token must be resolved first."""
    state = context.state
    token = state.token
    waits = token is not None and (token.purpose == "encounter" or effect_before_rolls(token))
    return state.running and not waits


@kit.component
def EncounterSheet(here: Here, panel: Panel) -> ft.Control:
    """Draw the choice of the player with the encounter, and the draw of a token, by the app or by hand."""
    words, player = here.words, here.state.players[panel.seat]
    chips = [
        player_option(
            here.style,
            each,
            each.seat == player.seat,
            partial(here.context.show, Panel("encounter", each.seat)),
        )
        for each in here.state.players
        if each.on_board
    ]
    roll = kit.wrapped([_noise_button(here, player, worded=True)])
    noise = titled(here.style, words("noise-title"), roll, *noise_told(here, player))
    rolls = [noise] if _may_roll(here, player) else []
    rows: list[ft.Control] = [
        kit.wrapped(chips),
        *rolls,
        *by_hand(here.style, [words("encounter-hands")]),
    ]
    if is_empty(here.state):
        rows.append(here.style.text(words("events-bag-empty"), kit.LABEL, here.palette.danger))
    rows.append(token_choice(here, player.seat, close=True))
    command = DrawToken(seat=player.seat)
    draw = kit.guarded(
        here.style,
        ("encounter", player.seat),
        words("events-draw"),
        here.context.press(command, leaves=True),
        note=draw_note(here),
    )
    title = words("encounter-of", player=player.name)
    return ExplainedSheet(
        here.style, here.context.ui, "encounter", title, rows, here.context.close, footer=ft.Row([draw])
    )


@kit.component
def EncounterStage(here: Here) -> ft.Control:
    """Draw the page of the token drawn in an encounter; nothing if there is no such token."""
    token = here.state.token
    if token is None or token.seat is None:
        return ft.Container(expand=True)
    kind = intruder_of(token.kind)
    name = f"encounter-{len(here.state.drawn)}"
    if kind is None:
        return kit.keyed(name, BlankView, here, token, token.seat)
    return kit.keyed(name, EncounterView, here, token, token.seat, kind)


@kit.component
def BlankView(here: Here, token: DrawnToken, seat: int) -> ft.Control:
    words = here.words
    page = use_page(here, ResolveToken(), seat=seat, first=ResolveToken)
    page.part(
        token_head(here, token),
        *by_hand(here.style, [words("encounter-blank")]),
    )
    notes = [words("events-token-back")]
    if is_empty(here.state):
        notes.insert(0, words("events-adds-metagorger", colour=metagorger_added(here, ResolveToken())))
    elif not here.state.options.bag_counts:
        notes.append(words("encounter-last-token"))
    page.confirm(words("encounter-over"), note=kit.dotted(notes))
    return page.on_stage()


@kit.component
def EncounterView(here: Here, token: DrawnToken, seat: int, kind: IntruderKind) -> ft.Control:
    """Draw a token drawn for a character: the intruder, its room, and whether it attacks by surprise."""
    words, player = here.words, here.state.players[seat]
    page = use_page(here, ResolveToken(), seat=seat, first=partial(preset, here.state))
    command = page.draft or page.blank
    attacks, asks = kind == "metagorger" and bool(command.surprise), command.surprise is None
    page.part(token_head(here, token))
    # The app draws only the kind; the number matters too, so players take a token of this kind from the bag.
    taken = [words("encounter-take-token", token=words(f"token-{token.kind}"))] if token.by_app else []
    if asks:
        rule = here.style.text(words("encounter-surprise-rule"), kit.BODY_STRONG, heading=True)
        page.part(*by_hand(here.style, taken), rule, *_hand_known(here, player, token.kind))
    else:
        asked = surprise_part(page, player, command, token.kind)
        hands = _hands(here, kind, surprise=bool(command.surprise))
        given = [*attack_by_hand(words, player)] if attacks else []
        page.part(asked, *by_hand(here.style, [*taken, *hands, *([words.list(given)] if given else [])]))
    if command.surprise:
        page.part(*texts_in_force(here))
    if here.state.detail == "full" and not attacks:
        page.part(
            kit.keyed("room", EncounterRoom, page, player.room, command),
            *company(here, seat, command.room),
        )
    if attacks:
        said = words("encounter-metagorger-attacks", player=player.name)
        confirm_outcome(page, said, glyph=glyph("metagorger"))
        return page.on_stage()
    comes = here.state.available.of(kind)
    said = encounter_words(here.style, kind, player.name) if comes else words("encounter-over")
    page.confirm(
        said,
        note=words("encounter-token-out"),
        also=lambda given: nest_marks(here, given.room, given),
        then=lambda given: keep_room(here, given.room),
    )
    return page.on_stage(_answers(page, kind, player) if asks and page.may else None)


def _answers(page: Page[ResolveToken], kind: IntruderKind, player: Player) -> ft.Control:
    """Draw the two answers about a Surprise Attack; pressing one carries out the encounter."""
    here, words = page.here, page.here.words
    command = page.draft or page.blank
    comes = here.state.available.of(kind)
    fights = encounter_words(here.style, kind, player.name) if comes else words("encounter-no-figure")
    by_surprise = kit.dotted((fights, words("encounter-card")))
    if kind == "metagorger":
        by_surprise = words("encounter-metagorger-attacks", player=player.name)
    buttons: list[ft.Control] = []
    for surprise, note in ((True, by_surprise), (False, fights)):
        answer = command.replace(surprise=surprise)
        buttons.append(
            kit.guarded(
                here.style,
                ("answer", surprise),
                words("encounter-yes-surprise" if surprise else "encounter-no-surprise"),
                page.gives(answer),
                note=note,
                grave=is_grave(here, answer),
                ask=here.context.asker_of(answer),
                quiet=True,
            )
        )
    return kit.lower_third(
        here.style, kit.column([ft.Row([each]) for each in buttons], kit.GAP, stretch=True)
    )


@kit.component
def EncounterRoom(page: Page[ResolveToken], noted: str, command: ResolveToken) -> ft.Control:
    """Draw the choice of an encounter's room, initially folded if the character's room is known.

    Args:
        noted: The character's known room; empty if it is unknown.
        command: The draft of the encounter.
    """
    here, room = page.here, command.room
    opened, set_opened = kit.use_state(not noted)
    choice = room_field(page, command.room)
    if not noted:
        return choice
    title, note = here.words("encounter-room", room=room or noted), here.words("encounter-room-note")
    return folded_part(
        here.style, title, note, opened, lambda: set_opened(not opened), [choice] if opened else []
    )


def _hands(here: Here, kind: IntruderKind, *, surprise: bool) -> list[str]:
    """Return the manual steps of an encounter.

    Args:
        surprise: Whether the intruder attacks by surprise, which must be known.
    """
    words, lines = here.words, list[str]()
    if kind == "metagorger" and surprise:
        return [words("encounter-metagorger-hands")]
    if not here.state.available.of(kind):
        lines.append(words("encounter-no-figure"))
    else:
        lines.append(words("encounter-place", intruder=words(f"intruder-as-object-{kind}")))
    if here.state.available.of(kind) and is_hidden(here.state, kind):
        lines.append(words("events-reveals", intruder=words(f"intruder-{kind}")))
    if surprise:
        lines.append(words("encounter-attack-card"))
    return lines
