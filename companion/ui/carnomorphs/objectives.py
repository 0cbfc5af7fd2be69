"""Objectives: the choice at the first encounter, and their secrecy on each device.

The other players see only who has not chosen yet. An objective is shown only while its player holds the
button, even on the player's own phone, which may lie on the table. The two cards are in random order, so the
finger's position reveals nothing.
"""

import secrets
from functools import partial
from typing import Final, NamedTuple

import flet as ft

from companion.rules.carnomorphs.data import CLARIFIED_OBJECTIVES, NAME_LENGTH
from companion.rules.carnomorphs.objectives import (
    ChooseInHand,
    ChooseObjective,
    NameObjectives,
    fulfilled,
    undecided,
)
from companion.rules.carnomorphs.shared_objectives import plays_together
from companion.rules.carnomorphs.state import Phase, Player, State
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import GameContext, Here
from companion.ui.carnomorphs.known_cards import known_names, remember_names
from companion.ui.carnomorphs.look import headed, player_picture
from companion.ui.carnomorphs.preview import on_character_sheet
from companion.ui.game.context import Panel
from companion.ui.game.part import part
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.shared.page import use_page
from companion.ui.shared.phones.actions import waiting_row, waits_for
from companion.ui.shared.reveal import HoldToReveal
from companion.ui.shared.sheets import Sheet
from companion.ui.shared.stage_page import stage_page
from companion.words import Words

PLACES: Final = ("corporate", "personal")
"""The two objectives, in the order of the rules."""


def objective_words(words: Words, name: str) -> str:
    """Return an objective's name: translated if the app clarifies the objective, else as typed."""
    return words(f"objective-{name}") if name in CLARIFIED_OBJECTIVES else name


def card_words(words: Words, player: Player, place: int) -> str:
    """Describe one of a player's two objectives and its kind; `player` must include the secrets."""
    name = player.objectives[place].name if place < len(player.objectives) else ""
    shown = objective_words(words, name)
    kind = "personal" if place else "corporate"
    return words(f"objectives-{kind}-named", name=shown) if shown else words(f"objectives-{kind}")


def held_words(words: Words, player: Player) -> str:
    """Describe a player's objectives; `player` must include the secrets."""
    if player.chosen:
        return (
            card_words(words, player, player.kept) if player.kept is not None else words("objectives-in-hand")
        )
    return kit.dotted(card_words(words, player, place) for place in range(2))


def answer_words(here: Here, seat: int) -> str:
    """Describe a player's objective at the end of the game, and whether it is fulfilled, if that is known.

    Call it only while the button is held.
    """
    player = here.context.secrets_of(seat).players[seat]
    name = "" if player.kept is None else player.objectives[player.kept].name if player.objectives else ""
    lines, done = [held_words(here.words, player)], fulfilled(here.state, player, name)
    if done is not None:
        verdict = here.words("objectives-noted-yes" if done else "objectives-noted-no")
        lines += [here.words(f"objectives-means-{name}"), verdict]
    return "\n".join(lines)


def awaits_choice(state: State) -> bool:
    """Return whether players choose objectives now; a drawn token must be resolved first."""
    return state.running and state.token is None and bool(undecided(state))


# the stage ----------------------------------------------------------------------------------------------


@kit.component
def ObjectivesView(here: Here) -> ft.Control:
    """Show which players have chosen an objective, and the button that opens a player's two cards."""
    style, words, context, state = here.style, here.words, here.context, here.state
    waiting = undecided(state)
    mine = sorted(
        (player for player in waiting if context.acts_for(player.seat)),
        key=lambda player: player.seat != context.own_seat,
    )
    living = [player for player in state.turn_order if player.living]
    rows = [_row(here, player, waits=player in waiting) for player in living]
    parts: list[ft.Control] = [kit.column(rows, stretch=True), here.quiet("objectives-stage-note")]
    if not mine:
        first = waiting[0].seat if waiting else None
        rest = None if first is None else waits_for(here, first)
        return stage_page(here, parts, rest or kit.bottom_bar(style, [waiting_row(here, first)]))
    seat, name = mine[0].seat, mine[0].name
    own = context.own_seat == seat
    said = words("objectives-choose-own") if own else words("objectives-choose", player=name)
    show = partial(context.show, Panel("choose-objective", seat))
    if own and not is_named(context, seat):
        # The app does not know the player's cards: one tap records that the player has chosen by hand.
        command = ChooseObjective(seat=seat)
        done = kit.guarded(
            style,
            ("in hand", seat),
            words("objectives-hand"),
            partial(context.submit, command),
            note=words("objectives-hand-note"),
            ask=context.asker(seat),
        )
        look = ft.Container(kit.secondary(style, said, show), expand=True)
        rows = [ft.Row([look]), ft.Row([done])]
        return stage_page(here, parts, kit.lower_third(style, kit.column(rows, kit.GAP, stretch=True)))
    if own or len(mine) == 1:
        button = kit.guarded(style, ("choose", seat), said, show, ask=context.asker(seat))
        return stage_page(here, parts, kit.bottom_bar(style, [button]))
    # Usually all players choose by hand at the same time; passing the device around is rare.
    seats = tuple(player.seat for player in mine)
    chosen = ChooseInHand(seats=seats)
    all_chosen = kit.guarded(
        style,
        ("all", seats),
        words("objectives-all-chosen"),
        partial(context.submit, chosen),
        note=words.list([player.name for player in mine]),
        ask=context.asker_of(chosen),
    )
    one = ft.Container(kit.secondary(style, said, show), expand=True)
    buttons = kit.column([ft.Row([one]), ft.Row([all_chosen])], kit.GAP, stretch=True, expand=True)
    return stage_page(here, parts, kit.bottom_bar(style, [buttons]))


def _row(here: Here, player: Player, *, waits: bool) -> ft.Control:
    """Draw one player's row: whether the player has chosen, or can choose on this device."""
    style, words, p, context = here.style, here.words, here.palette, here.context
    said = words("objectives-waits" if waits else "objectives-chosen")
    may = waits and context.acts_for(player.seat)
    lines: list[ft.Control] = [
        style.text(player.name, kit.NAME, lines=1),
        style.text(said, kit.LABEL, p.text if waits else p.quiet),
    ]
    parts: list[ft.Control] = [
        player_picture(style, player, 40),
        kit.column(lines, expand=True),
    ]
    if may:
        parts.append(kit.art("chevron-right", p.outline, 20))
    elif not waits:
        parts.append(kit.art("check", p.accent, 24))
    content = ft.Container(
        ft.Row(parts, spacing=kit.GAP_WIDE),
        padding=ft.Padding.symmetric(vertical=kit.GAP_WIDE),
        border=ft.Border.only(bottom=ft.BorderSide(kit.HAIR, p.hairline)),
    )
    spoken = words("pair", what=player.name, value=said)
    if not may:
        return ft.Semantics(content=content, label=spoken, exclude_semantics=True, container=True)
    show = lambda: context.show(Panel("choose-objective", player.seat))  # noqa: E731
    return kit.row_button(style, content, show, label=spoken, radius=0)


# the character's sheet ----------------------------------------------------------------------------------


class ObjectivesFacts(NamedTuple):
    """The facts about the objectives on a sheet."""

    player: Player
    phase: Phase
    met: bool
    sees: bool
    """Whether this device may show the objectives."""

    named: bool


def objectives_facts(here: Here, seat: int) -> ObjectivesFacts:
    state, context = here.state, here.context
    sees, named = context.sees_secrets(seat), is_named(context, seat)
    return ObjectivesFacts(state.players[seat], state.phase, state.first_encounter, sees, named)


@part(objectives_facts)
def ObjectivesPart(here: Here, shown: ObjectivesFacts, seat: int) -> ft.Control:
    """Draw the objectives on a sheet; if this device may show them, holding a button reveals them."""
    style, context, words, (player, phase, met, sees, named) = here.style, here.context, here.words, shown
    said = words("objectives-chosen" if player.chosen else "objectives-undecided")
    head = headed(style, glyph("objective"), words("objectives-title"), said)
    if not sees:
        return head
    rows = [head]
    if named:
        rows.append(kit.keyed("hold", HoldToReveal, style, player.name, lambda: _held(here, seat)))
    links: list[ft.Control] = []
    if phase in ("setup", "players", "events", "check") and not player.chosen:
        note = lambda: context.show(Panel("name-objectives", seat))  # noqa: E731
        links.append(kit.chip_button(style, words("objectives-enter"), note, glyph="edit"))
    if met and not player.chosen and player.living and phase in ("players", "events", "check"):
        choose = lambda: context.show(Panel("choose-objective", seat))  # noqa: E731
        links.append(kit.chip_button(style, words("objectives-choose-own"), choose, glyph="check"))
    if links:
        rows.append(kit.wrapped(links))
    return kit.column(rows, kit.GAP, stretch=True)


def is_named(context: GameContext, seat: int) -> bool:
    """Return whether an objective's name was entered, and this device may show it."""
    shows = context.sees_secrets(seat)
    return shows and any(each.name for each in context.secrets_of(seat).players[seat].objectives)


def has_kept(context: GameContext, seat: int) -> bool:
    """Return whether the kept objective was recorded, and this device may show it."""
    shows = context.sees_secrets(seat)
    return shows and context.secrets_of(seat).players[seat].kept is not None


def _held(here: Here, seat: int) -> str:
    """Return the objectives of a seat; called only while the button is held."""
    return held_words(here.words, here.context.secrets_of(seat).players[seat])


# choosing -----------------------------------------------------------------------------------------------


@kit.component
def ChoicePage(here: Here, panel: Panel) -> ft.Control:
    """Draw the two cards, one of which is kept, and a button that records a choice made by hand.

    Each card is hidden until it is held, and the order of the cards is random. If this device may not show
    the secrets, for example while the player's own phone sleeps, it draws only the button.
    """
    style, words, context, seat = here.style, here.words, here.context, panel.seat
    player = here.state.players[seat]
    guard = kit.use_tap_guard(("choose", seat))
    own, shows = context.own_seat == seat, context.sees_secrets(seat)
    turned = kit.use_ref(lambda: bool(secrets.randbelow(2)))
    order = (1, 0) if turned.current else (0, 1)
    cards: list[ft.Control] = []
    for at, place in enumerate(order if shows else ()):
        cards += [_card(here, player, at, place, guard), kit.hairline(style)]
    note = words("objectives-choose-note") if own else words("objectives-pass-device", player=player.name)
    if not shows:
        note = words("objectives-choose-away", player=player.name)
    enter = kit.plain(style, words("objectives-enter"), lambda: context.show(Panel("name-objectives", seat)))
    in_hand = kit.secondary(
        style,
        words("objectives-hand"),
        guard(partial(context.submit_and_close, ChooseObjective(seat=seat))),
        note=words("objectives-hand-note"),
        expand=True,
        key=guard.key,
    )
    return ExplainedSheet(
        style,
        context.ui,
        "objectives",
        words("objectives-keep-title"),
        [style.text(note, kit.BODY), *cards],
        context.close,
        footer=ft.Row([*([enter] if shows else []), in_hand], spacing=kit.GAP),
        picture=player_picture(style, player, 36),
        note=player.name,
    )


def _card(here: Here, player: Player, at: int, place: int, guard: kit.TapGuard) -> ft.Control:
    """Draw one card, which is revealed while it is held, and below it the button that keeps the card."""
    style, words, context, seat = here.style, here.words, here.context, player.seat
    title = words("objectives-card-of", player=player.name, card=at + 1)
    shown = kit.keyed(f"hold-{at}", HoldToReveal, style, title, lambda: _hidden(here, seat, place))
    said = words("objectives-keep-card", card=at + 1)
    keep = partial(context.submit_and_close, ChooseObjective(seat=seat, kept=place))
    button = kit.secondary(style, said, guard(keep), key=f"{guard.key}-{at}")
    row = ft.Row([ft.Container(button, expand=True)])
    return kit.column([shown, row] if is_named(context, seat) else [row], kit.GAP, stretch=True)


def _hidden(here: Here, seat: int, place: int) -> str:
    """Return a card's name, and its meaning if the app clarifies it; called only while the card is held."""
    player = here.context.secrets_of(seat).players[seat]
    named = card_words(here.words, player, place)
    name = player.objectives[place].name if place < len(player.objectives) else ""
    means = [here.words(f"objectives-means-{name}")] if name in CLARIFIED_OBJECTIVES else []
    return "\n".join([named, *means])


# entering -----------------------------------------------------------------------------------------------


@kit.component
def NamesPage(here: Here, panel: Panel) -> ft.Control:
    """Draw the inputs for the names of both objectives, with chips and a field.

    Names entered before are not shown; they stay unless new ones replace them.
    """
    style, words, context, seat = here.style, here.words, here.context, panel.seat
    player, service, game = here.state.players[seat], context.client.service, context.open_game.id
    blank = NameObjectives(seat=seat)
    page = use_page(here, blank, fit=lambda now: now if now and any(map(str.strip, _named(now))) else None)
    place, turn_to = kit.use_state(PLACES[0])
    noted = page.draft or blank
    name = noted.personal if place == "personal" else noted.corporate
    clarified = name in CLARIFIED_OBJECTIVES

    def with_earlier(now: NameObjectives) -> NameObjectives:
        """Fill empty names with those entered before."""
        before = (*(each.name for each in context.secrets_of(seat).players[seat].objectives), "", "")
        return now.replace(
            corporate=now.corporate.strip() or before[0], personal=now.personal.strip() or before[1]
        )

    def remember(given: NameObjectives) -> None:
        typed = [each for each in _named(given) if each not in CLARIFIED_OBJECTIVES]
        context.client.keep_for_later(lambda: remember_names(service, game, "objective", typed))

    chips = [
        page.chip(place, each, objective_words(words, each), again="")
        for each in (*CLARIFIED_OBJECTIVES, *known_names(service, game, "objective"))
    ]
    page.part(
        here.quiet("objectives-enter-note", player=player.name),
        kit.options_row(style, [(each, words(f"objectives-{each}")) for each in PLACES], place, turn_to),
        kit.wrapped(chips),
        kit.keyed(
            f"name-{place}",
            kit.field,
            style,
            words(f"objectives-{place}"),
            "" if clarified else name,
            lambda text: page.set(**{place: text}),
            longest=NAME_LENGTH,
        ),
    )
    if clarified:
        page.part(style.text(words(f"objectives-means-{name}"), kit.BODY))
    both = all(map(str.strip, _named(noted)))
    said = words("objectives-save" if both else "objectives-save-one")
    page.confirm(said, typed=True, complete=with_earlier, then=remember)
    back = Panel("choose-objective" if here.state.first_encounter else "player", seat)
    return on_character_sheet(page, seat, "clarified", words("objectives-enter"), back=back)


def _named(noted: NameObjectives) -> tuple[str, str]:
    return noted.corporate, noted.personal


def _may_name(context: GameContext, panel: Panel) -> bool:
    """Return whether the player has not chosen an objective yet, and this device may show both objectives."""
    state, player = context.state, context.state.players[panel.seat]
    open_ = state.phase != "over" and not player.chosen and not plays_together(state)
    return open_ and context.sees_secrets(panel.seat)


def _may_choose(context: GameContext, panel: Panel) -> bool:
    """Return whether the player is alive and can now choose an objective on this device."""
    state, player = context.state, context.state.players[panel.seat]
    met = state.first_encounter and state.phase in ("players", "events", "check")
    return (
        met
        and not plays_together(state)
        and player.living
        and not player.chosen
        and context.acts_for(panel.seat)
    )


SHEETS: Final = {
    "choose-objective": Sheet(ChoicePage, _may_choose),
    "name-objectives": Sheet(NamesPage, _may_name),
}
