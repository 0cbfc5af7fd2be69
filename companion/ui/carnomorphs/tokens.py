"""The drawn token of the event phase: its effect as instructions, prefilled, then one button."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

import flet as ft

from companion.rules.carnomorphs.bag import effect_before_rolls
from companion.rules.carnomorphs.combat import characters_at, fighters
from companion.rules.carnomorphs.data import IntruderKind, TokenKind
from companion.rules.carnomorphs.rooms import blue_corpse_room
from companion.rules.carnomorphs.state import DrawnToken, Player, Room, State
from companion.rules.carnomorphs.tokens import (
    ROLLED_FOR,
    ResolveToken,
    butcher_target,
    hands_decide,
    noise_rolls,
    red_token_rooms,
    stranded_shamblers,
)
from companion.ui.art import art
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.contents import is_hidden
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.feeding import intruder_words
from companion.ui.carnomorphs.look import player_drawing, token_drawing
from companion.ui.carnomorphs.phase import by_hand, done_so_far
from companion.ui.carnomorphs.rooms import blue_corpse_lies, blue_corpse_turned, room_choice
from companion.ui.core.component import component
from companion.ui.core.draft import Change, latest, use_draft
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.stage_page import stage_page
from companion.ui.shared.stage_parts import action, part_title
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, LARGE_TEXT, TARGET
from companion.ui.theme.typography import BODY_STRONG, HEADING, LABEL
from companion.ui.widgets.choose import option, switch_row
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.press import secondary
from companion.ui.widgets.stepper import Stepper, clamped

Added = Literal["red", "blue", "none", "hidden"]


def metagorger_added(state: State) -> Added:
    """Return which token "add a Metagorger" would add: red first, blue if there is none.

    Where the contents of the bag are hidden nobody is to know.
    """
    if not state.options.bag_counts:
        return "hidden"
    if state.spare.red > 0:
        return "red"
    return "blue" if state.spare.blue > 0 else "none"


def intruder_of(kind: TokenKind) -> IntruderKind | None:
    """Return the intruder that a token brings in an encounter; None for the blank."""
    match kind:
        case "blank":
            return None
        case "red" | "blue":
            return "metagorger"
        case "shambler" | "fleshbeast" | "butcher":
            return kind


def hands_in_events(style: Style, state: State, token: DrawnToken) -> list[str]:
    """Return the manual steps after a token of the event phase, apart from noise rolls."""
    words = style.words
    if token.carried_out:
        return [words("events-noise-hands")]
    match token.kind:
        case "blue" | "shambler" | "fleshbeast":
            return [words(f"events-token-{token.kind}")]
        case "red":
            return [words("events-token-red"), words("events-token-red-places")]
        case "butcher":
            if state.butcher_dead or state.on_board.butcher:
                return [words("events-butcher-absent")]
            told = [
                words("events-token-butcher"),
                words("events-butcher-noise"),
                words("events-surprise-hands"),
            ]
            if is_hidden(state, "butcher"):
                told.append(words("events-reveals", intruder=words("intruder-butcher")))
            return told
        case "blank":
            return [words("events-token-blank")]


def changes_in_events(style: Style, state: State, token: DrawnToken, touched: int, meets: str) -> str:
    """Describe the button's effect: what becomes of the bag, how many figures come or go.

    Args:
        token: The token of the event phase.
        touched: Red: Metagorgers that are placed; blank: Shamblers that are removed.
        meets: The Butcher: whose character it meets; empty where it meets nobody.
    """
    words = style.words
    if token.carried_out:
        return words("events-noise-done-note")
    added = words("events-adds-metagorger", colour=metagorger_added(state))
    match token.kind:
        case "blue":
            told = [words("encounter-token-out"), added]
        case "red":
            told = [words("events-places", count=touched), words("events-token-back")]
        case "shambler" | "fleshbeast":
            told = [words("events-token-back")]
        case "butcher":
            fight = [encounter_words(style, "butcher", meets)] if meets else []
            told = [*fight, words("encounter-token-out")]
        case "blank":
            told = [words("events-token-back"), words("events-removes-shamblers", count=touched), added]
    return joined(told)


def encounter_words(style: Style, kind: IntruderKind, player: str) -> str:
    """Return who fights whose character."""
    return style.words("encounter-fights", intruder=style.words(f"intruder-{kind}"), player=player)


def joined(told: Sequence[str]) -> str:
    """Join the effects of a button."""
    return " · ".join(told)


@dataclass(frozen=True)
class TokenDraft:
    """The inputs so far.

    Attributes:
        rooms: Red: ids of the listed rooms that get a Metagorger.
        placed: Red: Metagorgers placed where rooms are not listed.
        stayed: Blank: ids of the listed Shamblers that stay.
        removed: Blank: Shamblers not listed that are removed; None while nobody has said.
        seat: Butcher: with whose character it is placed.
        room: Butcher or encounter: what the room is called.
        surprise: Encounter: whether the intruder attacked by surprise; None while nobody has said.
    """

    rooms: tuple[int, ...] = ()
    placed: int = 0
    stayed: tuple[int, ...] = ()
    removed: int | None = 0
    seat: int | None = None
    room: str = ""
    surprise: bool | None = None

    def turned_room(self, room: Room) -> TokenDraft:
        """Return a copy with one more Metagorger in that room.

        After two in the Nest, or one elsewhere, it has none.
        """
        others = tuple(each for each in self.rooms if each != room.id)
        coming = (self.rooms.count(room.id) + 1) % (3 if room.nest else 2)
        return replace(self, rooms=(*others, *(room.id,) * coming))

    def turned_shambler(self, intruder: int) -> TokenDraft:
        """Toggle whether that Shambler stays."""
        stayed = tuple(each for each in self.stayed if each != intruder)
        return replace(self, stayed=stayed if intruder in self.stayed else (*stayed, intruder))


def first_draft(state: State) -> TokenDraft:
    """Return the open token's effect as listed, or a plausible one where nothing is listed.

    Red in quick detail: a room for each Metagorger on board, for the blue corpse while it lies there, and for
    the Nest while it is intact; in full detail the Nest too where it is found and not listed. The Butcher:
    nobody where hands decide that nobody has counted. Blank: no number of Shamblers whose rooms nobody has
    noted.
    """
    token = state.token
    if token is None:
        return TokenDraft()
    if token.purpose == "encounter":
        return TokenDraft(room=_room_of(state, token.seat))
    match token.kind:
        case "red":
            left = state.available.metagorger
            nest = state.nest_found and not state.nest_destroyed
            corpse = blue_corpse_room(state) is not None
            if state.detail == "full":
                rooms = red_token_rooms(state)[:left]
                elsewhere = state.loose.metagorger + (nest and not any(room.nest for room in state.rooms))
                return TokenDraft(rooms=rooms, placed=min(elsewhere, left - len(rooms)))
            return TokenDraft(placed=min(left, state.on_board.metagorger + corpse + nest))
        case "blank":
            going = stranded_shamblers(state)
            listed = (each.id for each in state.intruders if each.kind == "shambler")
            stayed = tuple(each for each in listed if each not in going)
            return TokenDraft(stayed=stayed, removed=None if state.loose.shambler else 0)
        case "butcher":
            seat = butcher_target(state)
            return TokenDraft(seat=seat, room=_room_of(state, seat))
        case "blue" | "shambler" | "fleshbeast":
            return TokenDraft()


def _room_of(state: State, seat: int | None) -> str:
    return state.players[seat].room if seat is not None else ""


def resolving(state: State, token: DrawnToken, draft: TokenDraft) -> ResolveToken:
    """Return the command that carries the token out."""
    if token.purpose == "encounter":
        return ResolveToken(room=draft.room, surprise=bool(draft.surprise))
    match token.kind:
        case "red":
            rooms = draft.rooms if state.detail == "full" else None
            return ResolveToken(rooms=rooms, placed=draft.placed)
        case "blank":
            there = tuple(each for each in draft.stayed if state.intruder(each) is not None)
            return ResolveToken(stayed=there, removed=draft.removed or 0)
        case "butcher":
            return ResolveToken(seat=draft.seat, room=draft.room)
        case "blue" | "shambler" | "fleshbeast":
            return ResolveToken()


def touched(state: State, token: DrawnToken, draft: TokenDraft) -> int:
    """Return how many figures a red token places, or a blank removes."""
    match token.kind:
        case "red":
            return draft.placed + (len(draft.rooms) if state.detail == "full" else 0)
        case "blank":
            listed = sum(each.kind == "shambler" for each in state.intruders)
            return (draft.removed or 0) + listed - len(draft.stayed)
        case _:
            return 0


@component
def TokenView(style: Style, context: GameContext, state: State, token: DrawnToken) -> ft.Control:
    """Draw a token of the event phase, until its effect is carried out."""
    draft, change = use_draft(lambda: first_draft(state))
    words = style.words
    parts: list[ft.Control] = [token_head(style, token, words("events-token-drawn"))]
    parts += by_hand(style, hands_in_events(style, state, token))
    if not token.carried_out:
        parts += _asked(style, context, state, token, draft, change)
    unsaid = draft.removed is None and not token.carried_out
    parts += _noise(style, context, state, token, change, unsaid=unsaid)
    parts += done_so_far(style, context)
    return stage_page(style, parts, _action(style, context, state, token, draft, change))


def _asked(
    style: Style,
    context: GameContext,
    state: State,
    token: DrawnToken,
    draft: TokenDraft,
    change: Change[TokenDraft],
) -> list[ft.Control]:
    """Draw the inputs of the effect."""
    match token.kind:
        case "red":
            return [*_blue_corpse(style, context, state, change), *_metagorgers(style, state, draft, change)]
        case "blank":
            return _shamblers(style, state, draft, change)
        case "butcher":
            return _butcher(style, state, draft, change)
        case "blue" | "shambler" | "fleshbeast":
            return []


def token_head(style: Style, token: DrawnToken, note: str) -> ft.Control:
    """Draw the token, large enough to be read from across the table."""
    lines = column(
        [
            style.text(note, LABEL, style.palette.quiet, lines=2),
            style.text(style.words(f"token-{token.kind}"), HEADING, lines=2, heading=True),
        ],
        expand=True,
    )
    return ft.Row([token_drawing(style, token.kind, 72), lines], spacing=GAP_WIDE)


def _action(
    style: Style,
    context: GameContext,
    state: State,
    token: DrawnToken,
    draft: TokenDraft,
    change: Change[TokenDraft],
) -> ft.Control:
    absent = state.butcher_dead or state.on_board.butcher > 0
    meets = "" if draft.seat is None or absent else state.players[draft.seat].name
    note = changes_in_events(style, state, token, touched(state, token, draft), meets)

    def resolve() -> None:
        context.submit(resolving(context.state, token, latest(change)))

    command = resolving(state, token, draft)
    meaning = ("token", len(state.drawn), token.carried_out)
    said = style.words("events-noise-done" if token.carried_out else "events-resolve")
    asks = token.kind == "butcher" and not token.carried_out and not absent and hands_decide(state)
    if asks and draft.seat is None:
        return action(style, context, command, (*meaning, "whom"), style.words("events-butcher-who"), None)
    if draft.removed is None and not token.carried_out:
        return action(style, context, command, (*meaning, "many"), style.words("events-blank-say"), None)
    return action(style, context, command, meaning, said, resolve, note=note)


# red -------------------------------------------------------------------------------------------


def _blue_corpse(
    style: Style, context: GameContext, state: State, change: Change[TokenDraft]
) -> list[ft.Control]:
    """Draw whether the blue corpse still lies where it draws a Metagorger, in quick detail."""
    command = blue_corpse_turned(state)
    if state.detail == "full" or not context.may(command):
        return []

    def turn() -> None:
        if context.submit(command):
            by = 1 if command.delta > 0 else -1
            change(lambda now: replace(now, placed=clamped(now.placed + by, 0, state.available.metagorger)))

    lies = blue_corpse_lies(state)
    return [switch_row(style, style.words("tracks-blue-corpse"), lies, lambda _: turn())]


def _metagorgers(
    style: Style, state: State, draft: TokenDraft, change: Change[TokenDraft]
) -> list[ft.Control]:
    """Draw in which listed rooms a Metagorger was placed, and how many elsewhere."""
    words, p = style.words, style.palette
    left = state.available.metagorger
    parts: list[ft.Control] = []
    if state.detail == "full" and state.rooms:
        chips = [
            option(
                style,
                f"{room.name} × {coming}" if coming > 1 else room.name,
                coming > 0,
                partial(change, lambda now, room=room: now.turned_room(room)),
            )
            for room in state.rooms
            for coming in [draft.rooms.count(room.id)]
        ]
        row = wrapped(chips)
        parts.append(column([part_title(style, words("events-red-rooms")), row], GAP, stretch=True))

    def step(by: int) -> None:
        change(lambda now: replace(now, placed=clamped(now.placed + by, 0, left)))

    elsewhere = bool(parts)
    parts.append(
        Stepper(
            words("events-red-elsewhere" if elsewhere else "events-red-placed"),
            draft.placed,
            0,
            max(left, draft.placed),
            step,
            small=True,
        ).row(
            style,
            note=words("events-metagorgers-left", count=left),
            picture=art(glyph("metagorger"), p.text, 28),
        )
    )
    wanted = len(red_token_rooms(state)) if state.detail == "full" else draft.placed
    if wanted > left or touched_beyond(draft, left):
        parts.append(style.text(words("events-too-few-figures"), LABEL, p.danger))
    return parts


def touched_beyond(draft: TokenDraft, left: int) -> bool:
    """Return whether more Metagorgers are named than are left."""
    return len(draft.rooms) + draft.placed > left


# blank -----------------------------------------------------------------------------------------


def _shamblers(style: Style, state: State, draft: TokenDraft, change: Change[TokenDraft]) -> list[ft.Control]:
    """Draw which listed Shamblers stay, and how many others go."""
    words, p = style.words, style.palette
    listed = [each for each in state.intruders if each.kind == "shambler"]
    parts: list[ft.Control] = []
    if listed:
        chips = [
            option(
                style,
                intruder_words(style, state, each),
                each.id in draft.stayed,
                partial(change, lambda now, number=each.id: now.turned_shambler(number)),
            )
            for each in listed
        ]
        row = wrapped(chips)
        parts.append(column([part_title(style, words("events-blank-stay")), row], GAP, stretch=True))
    most = state.loose.shambler
    if most:

        def step(by: int) -> None:
            change(lambda now: replace(now, removed=counted(now.removed, by, most)))

        shown = "?" if draft.removed is None else ""
        title, number = words("events-blank-removed"), draft.removed
        # While nobody has said how many, less than all means none.
        low = 0 if number is not None else -1
        parts.append(
            Stepper(title, number or 0, low, most, step, shown=shown).row(
                style,
                note=words("events-blank-on-board", count=most),
                picture=art(glyph("shambler"), p.text, 28),
            )
        )
    return parts


def counted(removed: int | None, by: int, most: int) -> int:
    """Return the number of Shamblers after a press; the first press for less says that none goes."""
    return clamped((removed or 0) + by, 0, most)


# the Butcher -----------------------------------------------------------------------------------


def _butcher(style: Style, state: State, draft: TokenDraft, change: Change[TokenDraft]) -> list[ft.Control]:
    """Draw with whose character the Butcher is placed: the rule's is chosen, and why."""
    if state.butcher_dead or state.on_board.butcher:
        return []
    words = style.words

    def choose(player: Player) -> None:
        change(lambda now: replace(now, seat=player.seat, room=player.room))

    chips = [
        player_option(style, player, player.seat == draft.seat, partial(choose, player))
        for player in state.players
        if player.acting
    ]
    slimed = any(player.acting and player.slime for player in state.players)
    reason = "uncounted" if hands_decide(state) else "slimed" if slimed else "first"
    why = words(f"events-butcher-{reason}")
    parts: list[ft.Control] = [
        column(
            [
                part_title(style, words("events-butcher-who")),
                wrapped(chips),
                style.text(why, LABEL, style.palette.quiet),
            ],
            GAP,
            stretch=True,
        )
    ]
    if state.detail == "full":
        parts.append(
            room_choice(style, state, draft.room, lambda room: change(lambda now: replace(now, room=room)))
        )
        if draft.seat is not None:
            parts += company(style, state, draft.seat, draft.room)
    return parts


def company(style: Style, state: State, seat: int, room: str) -> list[ft.Control]:
    """Draw who else is noted in the room of an encounter, and so comes into combat too."""
    others = [player.name for player in characters_at(state, room) if player.seat != seat] if room else []
    if not others:
        return []
    said = style.words("encounter-company", players=style.words.list(others))
    return [style.text(said, LABEL, style.palette.quiet)]


def player_option(style: Style, player: Player, chosen: bool, press: partial[None]) -> ft.Control:
    """Draw a player to choose, with the player's piece."""
    p = style.palette
    ink = p.on_accent if chosen else p.players[player.colour]
    return option(style, player.name, chosen, press, picture=player_drawing(player.colour, ink, 24))


# noise rolls -----------------------------------------------------------------------------------


def _noise(
    style: Style,
    context: GameContext,
    state: State,
    token: DrawnToken,
    change: Change[TokenDraft],
    *,
    unsaid: bool,
) -> list[ft.Control]:
    """Draw who rolls for noise, in order, each with a link to the encounter that the roll may bring.

    What the token's effect does before the rolls is done by the time that the first encounter is drawn; with
    `unsaid` it waits for a number.
    """

    def meet(player: Player) -> None:
        now = context.state
        effect = resolving(now, token, latest(change)).replace(rolling=True)
        waits = now.token is not None and effect_before_rolls(now.token)
        if not waits or context.submit(effect):
            context.show(Panel("encounter", player.seat))

    if token.kind not in ROLLED_FOR:
        return []
    if effect_before_rolls(token) and unsaid:
        return []
    seats, words = noise_rolls(state), style.words
    rows: list[ft.Control] = [part_title(style, words("events-noise"))]
    rows += [_roller(style, state.players[seat], partial(meet, state.players[seat])) for seat in seats]
    fighting = [player.name for player in fighters(state)]
    if fighting:
        rows.append(
            style.text(words("events-noise-not", players=words.list(fighting)), LABEL, style.palette.quiet)
        )
    return [column(rows, GAP_SMALL, stretch=True)]


def _roller(style: Style, player: Player, meet: partial[None]) -> ft.Control:
    p, words = style.palette, style.words
    lines: list[ft.Control] = [style.text(player.name, BODY_STRONG, lines=1)]
    if player.slime:
        lines.append(style.text(words("events-noise-slime"), LABEL, p.quiet, lines=2))
    said = ft.Row(
        [player_drawing(player.colour, p.players[player.colour], 28), column(lines, expand=True)],
        spacing=GAP_WIDE,
        expand=style.scale <= LARGE_TEXT,
    )
    meets = secondary(
        style,
        words("term-encounter"),
        meet,
        glyph=glyph("encounter"),
        label=words("encounter-of", player=player.name),
        height=TARGET,
    )
    if style.scale > LARGE_TEXT:
        return column([said, meets], GAP_SMALL)
    return ft.Row([said, meets], spacing=GAP)
