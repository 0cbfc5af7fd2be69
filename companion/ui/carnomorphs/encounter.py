"""An encounter: the sheet that draws for a character, and the token until the encounter is over."""

from functools import partial

import flet as ft

from companion.rules.carnomorphs.bag import DrawToken, effect_before_rolls
from companion.rules.carnomorphs.data import IntruderKind
from companion.rules.carnomorphs.state import DrawnToken
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.ui import kit
from companion.ui.carnomorphs.adaptations import texts_in_force
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.bag import draw_note, is_empty, token_choice
from companion.ui.carnomorphs.contents import is_hidden
from companion.ui.carnomorphs.context import GameContext, Here
from companion.ui.carnomorphs.phase import by_hand
from companion.ui.carnomorphs.rooms import keep_room, room_choice
from companion.ui.carnomorphs.tokens import (
    company,
    encounter_words,
    first_effect,
    intruder_of,
    metagorger_added,
    player_option,
    surprise_part,
    token_head,
)
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.shared.page import use_page


def may_meet(context: GameContext, panel: Panel) -> bool:
    """Return whether an encounter can begin: rounds are played, and no token is open."""
    state = context.state
    token = state.token
    waits = token is not None and (token.purpose == "encounter" or effect_before_rolls(token))
    return state.running and not waits


@kit.component
def EncounterSheet(here: Here, panel: Panel) -> ft.Control:
    """Draw whose encounter it is, and a token by the app or by hand."""
    words, player = here.words, here.state.players[panel.seat]
    chips = [
        player_option(
            here.style,
            each,
            each.seat == player.seat,
            partial(here.context.show, Panel("encounter", each.seat)),
        )
        for each in here.state.players
        if each.acting
    ]
    rows: list[ft.Control] = [kit.wrapped(chips), *by_hand(here.style, [words("encounter-hands")])]
    if is_empty(here.state):
        rows.append(here.style.text(words("events-bag-empty"), kit.LABEL, here.palette.danger))
    rows.append(token_choice(here, player.seat, close=True))
    command = DrawToken(seat=player.seat)
    able = player.acting and here.context.may(command) and not is_empty(here.state)
    draw = kit.guarded(
        here.style,
        ("encounter", player.seat),
        words("events-draw"),
        partial(here.context.submit_and_close, command) if able else None,
        note=draw_note(here),
    )
    title = words("encounter-of", player=player.name)
    return ExplainedSheet(
        here.style, here.context.ui, "encounter", title, rows, here.context.close, footer=ft.Row([draw])
    )


@kit.component
def EncounterStage(here: Here) -> ft.Control:
    """Draw the token of an encounter; nothing where it was drawn for no seat."""
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
        token_head(here, token, words("encounter-of", player=here.state.players[seat].name)),
        *by_hand(here.style, [words("encounter-blank")]),
    )
    notes = [words("events-token-back")]
    if is_empty(here.state):
        notes.insert(0, words("events-adds-metagorger", colour=metagorger_added(here.state)))
    elif not here.state.options.bag_counts:
        notes.append(words("encounter-last-token"))
    page.confirm(words("encounter-over"), note=" · ".join(notes))
    return page.on_stage()


@kit.component
def EncounterView(here: Here, token: DrawnToken, seat: int, kind: IntruderKind) -> ft.Control:
    """Draw a token drawn for a character: who comes, where, and whether by surprise."""
    words, player = here.words, here.state.players[seat]
    page = use_page(here, ResolveToken(), seat=seat, first=partial(first_effect, here.state))
    command = page.draft or page.blank
    attacks = kind == "metagorger" and bool(command.surprise)
    page.part(token_head(here, token, words("encounter-of", player=player.name)))
    page.part(*by_hand(here.style, _hands(here, token, kind, surprise=bool(command.surprise))))
    if command.surprise:
        page.part(*texts_in_force(here))
    page.part(surprise_part(page, player, command))
    if here.state.detail == "full" and not attacks:
        page.part(
            room_choice(here, command.room, lambda room: page.set(room=room)),
            *company(here, seat, command.room),
        )
    if command.surprise is None:
        page.confirm(words("encounter-say-surprise"), ready=False)
    elif attacks:
        card = "held" if player.has_mutation else "taken"
        page.confirm(
            words("encounter-metagorger-attacks", player=player.name),
            note=words("encounter-metagorger-note", card=card),
            glyph=glyph("metagorger"),
        )
    else:
        comes = here.state.available.of(kind)
        said = encounter_words(here.style, kind, player.name) if comes else words("encounter-over")
        page.confirm(said, note=words("encounter-token-out"), then=lambda given: keep_room(here, given.room))
    return page.on_stage()


def _hands(here: Here, token: DrawnToken, kind: IntruderKind, *, surprise: bool) -> list[str]:
    words = here.words
    # Which of the tokens of a kind the app has drawn, nobody knows: their numbers differ.
    lines = [words("encounter-take-token", token=words(f"token-{token.kind}"))] if token.by_app else []
    if kind == "metagorger" and surprise:
        return [*lines, words("encounter-metagorger-hands")]
    if not here.state.available.of(kind):
        lines.append(words("encounter-no-figure"))
    else:
        lines.append(words("encounter-place", intruder=words(f"intruder-as-object-{kind}")))
    if here.state.available.of(kind) and is_hidden(here.state, kind):
        lines.append(words("events-reveals", intruder=words(f"intruder-{kind}")))
    if surprise:
        lines.append(words("encounter-attack-card"))
    return lines
