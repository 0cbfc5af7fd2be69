"""Mutations: the card and its Action, markers, a Metagorger's attack, and scanning, all with previews."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import flet as ft

from companion.rules.carnomorphs.combat import intruder_fights
from companion.rules.carnomorphs.data import FATAL_MARKERS, NAME_LENGTH
from companion.rules.carnomorphs.mutation import (
    AddMarker,
    DrawMutation,
    LoseMutation,
    MetagorgerAttack,
    MutationAction,
    NameMutation,
    Scan,
)
from companion.rules.carnomorphs.state import Intruder, Phase, Player, State
from companion.ui import kit
from companion.ui.carnomorphs.adaptations import texts_in_force
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import GameContext, Here
from companion.ui.carnomorphs.intruders import standing_words
from companion.ui.carnomorphs.known_cards import known_names, remember_names
from companion.ui.carnomorphs.look import headed
from companion.ui.carnomorphs.phase import by_hand
from companion.ui.carnomorphs.preview import (
    Link,
    asked,
    attack_by_hand,
    confirm_outcome,
    is_running,
    links_row,
    on_character_sheet,
    result_chips,
    steps_part,
)
from companion.ui.game.context import Panel
from companion.ui.game.part import part
from companion.ui.shared.page import Page, use_page
from companion.ui.shared.reveal import HoldToReveal
from companion.ui.shared.sheets import Sheet
from companion.words import Words

ACTION: Final = MutationAction(seat=0, infected=False)
"""A sample command for checking whether this device may take a player's Mutation Action."""


# the character's sheet ----------------------------------------------------------------------------------


class MutationFacts(NamedTuple):
    """The facts about the Mutation card on a sheet."""

    player: Player
    phase: Phase
    sees: bool
    """Whether this device may show the player's secrets."""

    named: bool


def mutation_facts(here: Here, seat: int, *, may: bool) -> MutationFacts:
    context, state = here.context, here.state
    return MutationFacts(
        state.players[seat], state.phase, context.sees_secrets(seat), _is_named(context, seat)
    )


@part(mutation_facts)
def MutationPart(here: Here, shown: MutationFacts, seat: int, *, may: bool) -> ft.Control:
    """Show whether the character has a Mutation card, the card's name if it may be shown, and its actions."""
    style, words, (player, phase, sees, named) = here.style, here.words, shown
    if player.mutation_shown:
        said = player.mutation or words("mutation-unnamed")
    else:
        said = words("mutation-hidden" if player.has_mutation else "mutation-none")
    rows = [headed(style, glyph("mutation"), words("term-mutation-card"), said)]
    hidden = player.has_mutation and not player.mutation_shown
    if hidden and named:
        rows.append(kit.keyed("hold", HoldToReveal, style, player.name, lambda: _named(here, seat)))
    if may:
        links = _links(player, phase)
        if hidden:  # Only a device that may show the owner's secrets has a link to name the card.
            links = (link for link in links if link.panel != "name-mutation" or sees)
        rows += links_row(here, seat, links)
    return kit.column(rows, kit.GAP, stretch=True)


def _links(player: Player, phase: Phase) -> Iterator[Link]:
    """Yield the links that name or return the Mutation card; events have tiles."""
    running = phase in ("players", "events") and player.acting
    if player.has_mutation and phase in ("players", "events", "check"):
        yield Link("edit", "mutation-name", "name-mutation")
    if running and player.has_mutation:
        yield Link("trash", "mutation-lose", "lose-mutation")


def _is_named(context: GameContext, seat: int) -> bool:
    """Return whether the card's name was entered, and this device may show it."""
    return context.sees_secrets(seat) and bool(context.secrets_of(seat).players[seat].mutation)


def _named(here: Here, seat: int) -> str:
    """Return the name of the card; called only while the button is held."""
    return here.context.secrets_of(seat).players[seat].mutation or here.words("mutation-unnamed")


# the card -----------------------------------------------------------------------------------------------


@kit.component
def TakePage(here: Here, panel: Panel) -> ft.Control:
    """Draw the page for taking a Mutation card, with a field for its name.

    Only a device that may show the player's secrets has the field.
    """
    words, context, seat = here.words, here.context, panel.seat
    blank = DrawMutation(seat=seat)
    page = use_page(here, blank, first=lambda: blank)
    service, game = context.client.service, context.open_game.id
    if context.sees_secrets(seat):
        known = known_names(service, game, "mutation")
        names = [page.chip("card", name, name) for name in known]
        if names:
            page.part(kit.wrapped(names))
        note = here.quiet("take-name-note", player=here.state.players[seat].name)
        page.part(kit.column([_card_field(page, words("take-name")), note], kit.GAP, stretch=True))

    def keep(given: DrawMutation) -> None:
        context.client.keep_for_later(lambda: remember_names(service, game, "mutation", [given.card]))

    confirm_outcome(page, words("take-confirm"), typed=True, then=keep)
    return on_character_sheet(page, seat, "mutation", words("take-title"))


@kit.component
def NamePage(here: Here, panel: Panel) -> ft.Control:
    """Draw an empty field for the name of the card, so that onlookers do not see an earlier name."""
    words, seat = here.words, panel.seat
    blank = NameMutation(seat=seat, card="")
    page = use_page(here, blank, fit=lambda now: now if now and now.card.strip() else None)
    page.part(
        here.quiet("mutation-name-note", player=here.state.players[seat].name),
        _card_field(page, words("term-mutation-card"), typing=True),
    )
    page.confirm(words("rename-save"), typed=True)
    return page.on_sheet("mutation", words("mutation-name"), back=Panel("player", seat))


def _card_field(page: Page[Any], title: str, *, typing: bool = False) -> ft.Control:
    """Draw the field for the name of the card; pressing Enter submits the page's command."""
    return page.typed("card", title, longest=NAME_LENGTH, on_enter=page.give, typing=typing)


@kit.component
def LosePage(here: Here, panel: Panel) -> ft.Control:
    words, lose = here.words, LoseMutation(seat=panel.seat)
    page = use_page(here, lose, first=lambda: lose)
    page.part(here.style.text(words("lose-note"), kit.BODY))
    confirm_outcome(page, words("lose-confirm"))
    return on_character_sheet(page, panel.seat, "mutation", words("lose-title"))


@kit.component
def MarkerPage(here: Here, panel: Panel) -> ft.Control:
    words, player, add = here.words, here.state.players[panel.seat], AddMarker(seat=panel.seat)
    page = use_page(here, add, first=lambda: add)
    if not player.has_mutation:
        note, confirm = words("marker-card-note"), words("marker-card")
    elif player.markers + 1 >= FATAL_MARKERS:
        note, confirm = words("marker-death-note"), words("marker-death")
    else:
        note, confirm = words("marker-note"), words("marker-confirm")
    page.part(here.style.text(note, kit.BODY))
    confirm_outcome(page, confirm)
    return on_character_sheet(page, panel.seat, "markers", words("marker-title"))


# a Metagorger's attack ----------------------------------------------------------------------------------


def attacks(state: State, seat: int) -> tuple[MetagorgerAttack, ...]:
    """Return the possible attacks of Metagorgers on a character.

    Metagorgers in the character's room come first; a Surprise Attack from the bag comes last. Figures that
    look the same to players appear once.
    """
    room = state.room_called(state.players[seat].room)
    listed = [each for each in state.intruders if each.kind == "metagorger"]
    listed.sort(
        key=lambda each: (
            room is None or each.room != room.id,
            not intruder_fights(state, each),
            each.id,
        )
    )
    told = dict.fromkeys(_told_by(state, each) for each in listed)
    alike = {_told_by(state, each): each.id for each in reversed(listed)}
    found = [MetagorgerAttack(seat=seat, intruder=alike[each]) for each in told]
    if state.loose.metagorger:
        found.append(MetagorgerAttack(seat=seat))
    return (*found, MetagorgerAttack(seat=seat, surprise=True))


def _told_by(state: State, figure: Intruder) -> tuple[int | None, int, bool]:
    return figure.room, figure.injuries, intruder_fights(state, figure)


def attacker_words(words: Words, state: State, attack: MetagorgerAttack) -> str:
    """Describe an attacking Metagorger by its room and condition, or by its origin if it is not listed."""
    if attack.surprise:
        return words("attack-surprise")
    figure = state.intruder(attack.intruder) if attack.intruder is not None else None
    if figure is not None:
        return standing_words(words, state, figure, nowhere=words("attack-nowhere"))
    return words("attack-unlisted" if state.intruders else "attack-on-board")


def attack_hands(here: Here, player: Player) -> list[ft.Control]:
    """Draw the manual steps for an attacked character whose numbers the app does not know."""
    given = [*attack_by_hand(here.words, player)]
    return by_hand(here.style, [here.words.list(given)] if given else [])


@kit.component
def AttackPage(here: Here, panel: Panel) -> ft.Control:
    words, can = here.words, attacks(here.state, panel.seat)
    page = use_page(here, can[0], fit=lambda now: now if now in can else can[0])
    if len(can) > 1:
        items = [(each, attacker_words(words, here.state, each)) for each in can]
        row = page.among(items, page.draft, page.pick, wrap=True)
        page.part(asked(here.style, words("attack-which"), row))
    else:
        page.part(here.quiet("attack-surprise-note"))
    page.part(*texts_in_force(here), *attack_hands(here, here.state.players[panel.seat]))
    confirm_outcome(page, words("attack-confirm"))
    return on_character_sheet(page, panel.seat, "attack", words("attack-title"))


# the scanner --------------------------------------------------------------------------------------------


@kit.component
def ActionPage(here: Here, panel: Panel) -> ft.Control:
    """Draw the Mutation Action: the scan of a Contamination card from the hand, and the card's effect."""
    words, context, seat = here.words, here.context, panel.seat
    player, own = here.state.players[seat], context.own_seat == seat
    page = use_page(here, MutationAction(seat=seat, infected=False, card=player.mutation))
    action = page.draft
    infected = None if action is None else action.infected
    page.part(result_chips(page, words("mutate-scanned")))
    if action is not None:
        discards = words("mutate-infected" if infected else "mutate-clean")
        effect = words("mutate-effect", result=words("scan-infected" if infected else "scan-clean"))
        page.part(steps_part(here.style, (discards, effect)))
        if not (player.mutation_shown and player.mutation):
            note = here.quiet("mutate-name-own" if own else "mutate-name-note")
            page.part(kit.column([_card_field(page, words("mutate-name")), note], kit.GAP, stretch=True))

    def named(action: MutationAction) -> MutationAction:
        """If no name is typed, fill in the name from the secret note, but only on the owner's device."""
        card = action.card.strip()
        if own and not card:
            card = context.secrets_of(seat).players[seat].mutation
        return action.replace(card=card)

    confirm_outcome(page, words("mutate-confirm"), typed=True, complete=named)
    return on_character_sheet(page, seat, "action", words("term-mutation-action"))


def _any_infected(page: Page[Scan]) -> ft.Control:
    """Ask whether any card was infected; the page then asks for the number of infected cards."""
    words = page.here.words
    chosen = None if page.draft is None else page.draft.infected > 0
    items = ((True, words("scan-infected")), (False, words("scan-clean")))
    return page.among(items, chosen, lambda found: page.to(infected=int(found)), wrap=True)


@kit.component
def ScanPage(here: Here, panel: Panel) -> ft.Control:
    """Draw the inputs for a scan: its result, and the number of Contamination cards that are removed."""
    words, seat = here.words, panel.seat
    has = here.state.players[seat].contamination
    page = use_page(here, Scan(seat=seat, infected=0, removed=1))
    scan = page.draft
    infected = None if scan is None else scan.infected > 0
    page.part(
        here.style.text(words("scan-intro"), kit.BODY),
        asked(here.style, words("scan-any"), _any_infected(page)),
    )
    if scan is not None and infected:
        # The number starts at 1: if no card was infected, players press a chip above instead.
        row = page.steps(
            words("scan-infected-count"),
            lambda now: now.infected,
            lambda now, value: now.replace(infected=max(1, value)),
        )
        page.part(row.row(here.style, note=words("scan-infected-note")))
    if scan is not None:
        row = page.number("removed", words("scan-removed"))
        page.part(row.row(here.style, note=words("scan-removed-note", count=has) if has is not None else ""))
    confirm_outcome(page, words("scan-confirm"))
    return on_character_sheet(page, seat, "contamination", words("scan-title"))


def _has_card(context: GameContext, panel: Panel) -> bool:
    return context.state.players[panel.seat].has_mutation


def _may_mutate(context: GameContext, panel: Panel) -> bool:
    return is_running(context, panel) and _has_card(context, panel)


def _may_take(context: GameContext, panel: Panel) -> bool:
    return is_running(context, panel) and not _has_card(context, panel)


SHEETS: Final = {
    "attack": Sheet(AttackPage, is_running),
    "mutation-action": Sheet(ActionPage, _may_mutate),
    "scan": Sheet(ScanPage, is_running),
    "marker": Sheet(MarkerPage, is_running),
    "take-mutation": Sheet(TakePage, _may_take),
    "name-mutation": Sheet(NamePage, _has_card),
    "lose-mutation": Sheet(LosePage, _may_mutate),
}
