"""One player's two objectives: their names to enter, and the choice of the one that is kept."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Final

import flet as ft

from companion.rules.carnomorphs.data import CLARIFIED_OBJECTIVES, NAME_LENGTH
from companion.rules.carnomorphs.objectives import ChooseObjective, NameObjectives
from companion.rules.carnomorphs.state import Player, State
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.secrets.known_cards import known_names, remember_names
from companion.ui.carnomorphs.secrets.objectives import card_words, objective_words, player_picture
from companion.ui.core.component import component, keyed, use_ref, use_state
from companion.ui.core.draft import latest, use_draft
from companion.ui.core.style import Style
from companion.ui.core.tap_guard import TapGuard, use_tap_guard
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.shared.reveal import HoldToReveal
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import BODY, LABEL
from companion.ui.widgets.choose import option, options_row
from companion.ui.widgets.field import field
from companion.ui.widgets.frame import hairline
from companion.ui.widgets.guarded import guarded
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.press import Press, plain, secondary
from companion.words import Words

PLACES: Final = ("corporate", "personal")
"""The two objectives, in the order of the rules."""


# choosing -----------------------------------------------------------------------------------------------


def choose_objective_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "choose-objective"."""
    return keyed(f"choose-{panel.seat}", ChoicePage, style, context, state, panel.seat)


@component
def ChoicePage(style: Style, context: GameContext, state: State, seat: int) -> ft.Control:
    """Draw the two cards, of which one is kept; or the answer that it is kept in the hand.

    Each card is hidden until it is held, and their order is left to chance. Where the player's own phone
    sleeps, its secrets stay there: only the answer is left.
    """
    words, player = style.words, state.players[seat]
    guard = use_tap_guard(("choose", seat))
    own, shows = context.own_seat == seat, context.sees_secrets(seat)
    turned = use_ref(lambda: bool(secrets.randbelow(2)))
    order = (1, 0) if turned.current else (0, 1)

    def keep(kept: int | None) -> None:
        if context.submit(ChooseObjective(seat=seat, kept=kept)):
            context.close()

    cards: list[ft.Control] = []
    for at, place in enumerate(order if shows else ()):
        card = _card(style, context, player, at, place, guard, lambda place=place: keep(place))
        cards += [card, hairline(style)]
    note = words("objectives-choose-note") if own else words("objectives-pass-device", player=player.name)
    if not shows:
        note = words("objectives-choose-away", player=player.name)
    enter = plain(style, words("objectives-enter"), lambda: context.show(Panel("name-objectives", seat)))
    return ExplainedSheet(
        style,
        context.ui,
        "objectives",
        words("objectives-keep-title"),
        [style.text(note, BODY), *cards],
        context.close,
        footer=ft.Row(
            [
                *([enter] if shows else []),
                secondary(
                    style,
                    words("objectives-hand"),
                    guard(lambda: keep(None)),
                    note=words("objectives-hand-note"),
                    expand=True,
                    key=guard.key,
                ),
            ],
            spacing=GAP,
        ),
        picture=player_picture(style, player),
        note=player.name,
    )


def _card(
    style: Style,
    context: GameContext,
    player: Player,
    at: int,
    place: int,
    guard: TapGuard,
    keep: Press,
) -> ft.Control:
    """Draw one card, held to be revealed, and below it the button that keeps it."""
    words, seat = style.words, player.seat
    title = words("objectives-card-of", player=player.name, card=at + 1)
    shown = keyed(f"hold-{at}", HoldToReveal, style, title, lambda: _hidden(style, context, seat, place))
    said = words("objectives-keep-card", card=at + 1)
    button = secondary(style, said, guard(keep), key=f"{guard.key}-{at}")
    return column([shown, ft.Row([ft.Container(button, expand=True)])], GAP, stretch=True)


def _hidden(style: Style, context: GameContext, seat: int, place: int) -> str:
    """Return a card of a seat, read only while it is held to be revealed."""
    return "\n".join(_lines(style.words, context.secrets_of(seat).players[seat], place))


def _lines(words: Words, player: Player, place: int) -> list[str]:
    """Return a card's name and, of a clarified one, what it means; `player` is as its own seat sees it."""
    named = card_words(words, player, place)
    name = player.objectives[place].name if place < len(player.objectives) else ""
    return [named, words(f"objectives-means-{name}")] if name in CLARIFIED_OBJECTIVES else [named]


# entering -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ObjectiveNames:
    """The names to be noted: keys of clarified objectives, or names as typed."""

    corporate: str = ""
    personal: str = ""

    def of(self, place: str) -> str:
        """Return the name of one objective."""
        return self.corporate if place == "corporate" else self.personal


def name_objectives_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "name-objectives"."""
    return keyed(f"objectives-{panel.seat}", NamesPage, style, context, state, panel.seat)


@component
def NamesPage(style: Style, context: GameContext, state: State, seat: int) -> ft.Control:
    """Draw both names, from chips or typed. Earlier notes are hidden, and stay where nothing is entered."""
    words, player, service = style.words, state.players[seat], context.client.service
    names, change = use_draft(ObjectiveNames)
    place, turn_to = use_state(PLACES[0])
    game = context.open_game.id
    known = known_names(service, game, "objective")
    back = Panel("choose-objective" if state.first_encounter else "player", seat)

    def write(name: str) -> None:
        change(lambda now: replace(now, **{place: name}))

    def keep() -> None:
        now, before = latest(change), _names_of(context.secrets_of(seat).players[seat])
        said = NameObjectives(
            seat=seat,
            corporate=now.corporate.strip() or before.corporate,
            personal=now.personal.strip() or before.personal,
        )
        if context.submit(said):
            typed = [each for each in (now.corporate, now.personal) if each not in CLARIFIED_OBJECTIVES]
            context.client.attempt(lambda: remember_names(service, game, "objective", typed))
            context.show(back)

    name = names.of(place)
    offered = [*CLARIFIED_OBJECTIVES, *known]
    chips = [
        option(
            style,
            objective_words(words, each),
            each == name,
            lambda each=each: write("" if each == name else each),
        )
        for each in offered
    ]
    clarified = name in CLARIFIED_OBJECTIVES
    parts: list[ft.Control] = [
        style.text(words("objectives-enter-note", player=player.name), LABEL, style.palette.quiet),
        options_row(style, [(each, words(f"objectives-{each}")) for each in PLACES], place, turn_to),
        wrapped(chips),
        keyed(
            f"name-{place}",
            field,
            style,
            words(f"objectives-{place}"),
            "" if clarified else name,
            write,
            longest=NAME_LENGTH,
        ),
    ]
    if clarified:
        parts.append(style.text(words(f"objectives-means-{name}"), BODY))
    both = bool(names.corporate.strip() and names.personal.strip())
    said = words("objectives-save" if both else "objectives-save-one")
    ready = bool(names.corporate.strip() or names.personal.strip())
    return ExplainedSheet(
        style,
        context.ui,
        "clarified",
        words("objectives-enter"),
        parts,
        context.close,
        footer=guarded(style, "save", said, keep if ready else None),
        picture=player_picture(style, player),
        note=player.name,
        on_back=lambda: context.show(back),
    )


def _names_of(player: Player) -> ObjectiveNames:
    """Return the player's earlier notes."""
    return ObjectiveNames(*(each.name for each in player.objectives))
