"""An encounter: the sheet that draws for a character, and the token until the encounter is over."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.rules.carnomorphs.bag import DrawToken, effect_before_rolls
from companion.rules.carnomorphs.data import IntruderKind
from companion.rules.carnomorphs.state import DrawnToken, Player, State
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.bag import draw_note, is_empty, token_choice
from companion.ui.carnomorphs.contents import is_hidden
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.phase import by_hand
from companion.ui.carnomorphs.rooms import room_choice
from companion.ui.carnomorphs.tokens import (
    TokenDraft,
    company,
    encounter_words,
    first_draft,
    intruder_of,
    joined,
    metagorger_added,
    player_option,
    resolving,
    token_head,
)
from companion.ui.core.component import component, keyed
from companion.ui.core.draft import Change, latest, use_draft
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.shared.stage_page import stage_page
from companion.ui.shared.stage_parts import action, part_title
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.choose import options_row
from companion.ui.widgets.guarded import guarded
from companion.ui.widgets.layout import column, wrapped


def may_meet(context: GameContext) -> bool:
    """Return whether an encounter can begin: rounds are played, and no token is open."""
    state = context.state
    token = state.token
    waits = token is not None and (token.purpose == "encounter" or effect_before_rolls(token))
    return state.phase in ("players", "events") and not waits


def encounter_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "encounter": whose it is, and a token by the app or by hand."""
    words, player = style.words, state.players[panel.seat]
    chips = [
        player_option(
            style, each, each.seat == player.seat, partial(context.show, Panel("encounter", each.seat))
        )
        for each in state.players
        if each.acting
    ]
    rows: list[ft.Control] = [wrapped(chips)]
    rows += by_hand(style, [words("encounter-hands")])
    if is_empty(state):
        rows.append(style.text(words("events-bag-empty"), LABEL, style.palette.danger))
    rows.append(token_choice(style, context, state, player.seat, close=True))
    command = DrawToken(seat=player.seat)
    able = player.acting and context.may(command) and not is_empty(state)
    draw = guarded(
        style,
        ("encounter", player.seat),
        words("events-draw"),
        partial(context.submit_and_close, command) if able else None,
        note=draw_note(style, state),
    )
    return ExplainedSheet(
        style,
        context.ui,
        "encounter",
        words("encounter-of", player=player.name),
        rows,
        context.close,
        footer=ft.Row([draw]),
    )


@component
def EncounterStage(style: Style, context: GameContext, state: State) -> ft.Control:
    """Draw the token of an encounter; nothing where it was drawn for no seat."""
    token = state.token
    if token is None or token.seat is None:
        return ft.Container(expand=True)
    return keyed(f"encounter-{len(state.drawn)}", EncounterView, style, context, state, token, token.seat)


@component
def EncounterView(
    style: Style, context: GameContext, state: State, token: DrawnToken, seat: int
) -> ft.Control:
    """Draw a token drawn for a character: who comes, where, and whether by surprise."""
    draft, change = use_draft(lambda: first_draft(state))
    words, player = style.words, state.players[seat]
    kind = intruder_of(token.kind)
    parts: list[ft.Control] = [token_head(style, token, words("encounter-of", player=player.name))]
    if kind is None:
        parts += by_hand(style, [words("encounter-blank")])
        return stage_page(style, parts, _blank_action(style, context, state))
    parts += by_hand(style, _hands(style, state, token, kind, draft))
    parts.append(_surprise(style, state, player, draft, change))
    if state.detail == "full" and not (kind == "metagorger" and draft.surprise):
        parts.append(
            room_choice(style, state, draft.room, lambda room: change(lambda now: replace(now, room=room)))
        )
        parts += company(style, state, seat, draft.room)
    return stage_page(style, parts, _action(style, context, state, player, kind, draft, change))


def _hands(style: Style, state: State, token: DrawnToken, kind: IntruderKind, draft: TokenDraft) -> list[str]:
    words = style.words
    # Which of the tokens of a kind the app has drawn, nobody knows: their numbers differ.
    lines = [words("encounter-take-token", token=words(f"token-{token.kind}"))] if token.by_app else []
    if kind == "metagorger" and draft.surprise:
        return [*lines, words("encounter-metagorger-hands")]
    if not state.available.of(kind):
        lines.append(words("encounter-no-figure"))
    else:
        lines.append(words("encounter-place", intruder=words(f"intruder-as-object-{kind}")))
    if state.available.of(kind) and is_hidden(state, kind):
        lines.append(words("events-reveals", intruder=words(f"intruder-{kind}")))
    if draft.surprise:
        lines.append(words("encounter-attack-card"))
    return lines


def _surprise(
    style: Style, state: State, player: Player, draft: TokenDraft, change: Change[TokenDraft]
) -> ft.Control:
    """Draw whether the hand is smaller than the number on the token."""
    words = style.words
    choices: list[tuple[bool | None, str]] = [
        (False, words("encounter-no-surprise")),
        (True, words("term-surprise")),
    ]
    parts: list[ft.Control] = [
        part_title(style, words("encounter-surprise-rule")),
        options_row(
            style,
            choices,
            draft.surprise,
            lambda surprise: change(lambda now: replace(now, surprise=surprise)),
        ),
    ]
    if state.detail == "full" and player.hand is not None:
        held = words("encounter-hand", cards=words("count-hand", count=player.hand))
        parts.append(style.text(held, LABEL, style.palette.quiet))
    return column(parts, GAP, stretch=True)


def _blank_action(style: Style, context: GameContext, state: State) -> ft.Control:
    words = style.words
    notes = [words("events-token-back")]
    if is_empty(state):
        notes.insert(0, words("events-adds-metagorger", colour=metagorger_added(state)))
    elif not state.options.bag_counts:
        notes.append(words("encounter-last-token"))
    command = ResolveToken()
    seat = state.token.seat if state.token else None
    return action(
        style,
        context,
        command,
        ("token", len(state.drawn)),
        words("encounter-over"),
        partial(context.submit, command),
        note=joined(notes),
        seat=seat,
    )


def _action(
    style: Style,
    context: GameContext,
    state: State,
    player: Player,
    kind: IntruderKind,
    draft: TokenDraft,
    change: Change[TokenDraft],
) -> ft.Control:
    words = style.words
    attacks = kind == "metagorger" and bool(draft.surprise)

    def resolve() -> None:
        token = context.state.token
        if token is not None:
            context.submit(resolving(context.state, token, latest(change)))

    assert state.token is not None
    if draft.surprise is None:
        command = resolving(state, state.token, draft)
        ask = words("encounter-say-surprise")
        return action(style, context, command, ("token", len(state.drawn), "?"), ask, None, seat=player.seat)
    if attacks:
        said = words("encounter-metagorger-attacks", player=player.name)
        card = "held" if player.has_mutation else "taken"
        note = words("encounter-metagorger-note", card=card)
    elif not state.available.of(kind):
        said, note = words("encounter-over"), words("encounter-token-out")
    else:
        said = encounter_words(style, kind, player.name)
        note = words("encounter-token-out")
    return action(
        style,
        context,
        resolving(state, state.token, draft),
        ("token", len(state.drawn), attacks),
        said,
        resolve,
        note=note,
        seat=player.seat,
        sign=glyph("metagorger") if attacks else None,
    )
