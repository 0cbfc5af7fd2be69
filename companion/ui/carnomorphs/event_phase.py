"""The event phase in five steps: each with its task, its results, and one wide button."""

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.rules.carnomorphs.event_phase import LONGEST_NOTE, AdvanceTime, BurnRooms, NoteEvent, burnt
from companion.rules.carnomorphs.intruders import CheckDeath, IntruderChanged
from companion.rules.carnomorphs.rooms import MarkRoom
from companion.rules.carnomorphs.state import EventStep, Intruder, Room
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.attacks import intruder_words
from companion.ui.carnomorphs.bag import BagStep
from companion.ui.carnomorphs.context import GameContext, Here
from companion.ui.carnomorphs.feeding import FeedingStep
from companion.ui.carnomorphs.phase import by_hand, on_step, time_hands, use_step
from companion.ui.carnomorphs.tokens import TokenView
from companion.ui.game.context import Panel
from companion.ui.shared.stage_parts import action, part_title

CARD_NUMBERS: Final = range(1, 7)
"""The attack card numbers that have a chip; a figure's sheet accepts any number."""


@kit.component
def EventsView(here: Here) -> ft.Control:
    """Draw the whole screen of the event phase below the bar."""
    token = here.state.token
    if token is not None:
        return kit.keyed(f"token-{len(here.state.drawn)}", TokenView, here, token)
    step = here.state.step
    return kit.keyed(step, STEPS[step], here)


@kit.component
def TimeStep(here: Here) -> ft.Control:
    """Draw the time step; only games saved by versions with a separate time step still have it."""
    time, left = (
        None if spaces is None else max(0, spaces - 1)
        for spaces in (here.state.time, here.state.self_destruct)
    )
    page = use_step(here, AdvanceTime(), first=AdvanceTime)
    page.part(*by_hand(here.style, time_hands(here, time or 0, left)))
    page.confirm(here.words("next-time"))
    return on_step(page)


@kit.component
def FireStep(here: Here) -> ft.Control:
    """Draw steps 3 and 4 (fire and the event card): injuries, possible deaths, and the card's name.

    If fire hurts no listed figure, one button ends both steps.
    """
    words, state = here.words, here.state
    # The state does not show which figures have survived an attack card, so watch the journal.
    lives = kit.use_slice(here.context.changes, lambda: cards_entered(here.context))
    page = use_step(here, NoteEvent(), first=NoteEvent)
    hurt, burns, open_still = burnt(state), state.step == "fire", False
    if burns and state.detail == "full" and state.rooms:
        page.titled("events-burning", kit.wrapped([_burning(here, room) for room in state.rooms]))
    if burns:
        page.part(*(_hurt(here, each) for each in hurt))
        by_rooms = words("events-fire-hands-full" if state.detail == "full" else "events-fire-hands")
        card = [] if hurt else [words("events-card-what")]
        page.part(*by_hand(here.style, [by_rooms, *card]))
    else:
        mortal = [each for each in hurt if each.injuries]
        open_still = any(each.id not in lives for each in mortal)
        page.part(*by_hand(here.style, [words("events-card-what")]))
        if mortal:
            asks = words("events-check-deaths")
            title = kit.announced(part_title(here.style, asks), asks, heading=True)

            def draw(guard: kit.TapGuard) -> ft.Control:
                rows = [_mortal(here, each, None if each.id in lives else guard) for each in mortal]
                return kit.column(rows, kit.GAP_SMALL, stretch=True)

            # A death moves the next rows up, where a second tap would hit them.
            cards = kit.under_guard(("cards", [each.id for each in mortal], lives), draw)
            page.part(kit.column([title, cards], kit.GAP_SMALL, stretch=True))
    if burns and hurt:
        burn, said = BurnRooms(), words("events-burn", count=len(hurt))
        press = partial(here.context.submit, burn)
        return on_step(page, action(here, burn, "fire", said, press))
    if state.on_board.butcher:
        page.part(*by_hand(here.style, [words("events-card-butcher")]))
    name = "" if page.draft is None else page.draft.text
    page.part(page.typed("text", words("events-card-name"), longest=LONGEST_NOTE, on_enter=page.give))
    said = words("events-fire-card-done" if burns else "events-card-done")
    page.confirm(said, note=name.strip(), typed=True, quiet=open_still)
    return on_step(page)


def _burning(here: Here, room: Room) -> ft.Control:
    """Draw a chip for a listed room; it is chosen while the room burns."""
    command = MarkRoom(room=room.name, mark="burning", value=not room.burning)
    return kit.option(here.style, room.name, room.burning, here.context.press(command))


def _hurt(here: Here, intruder: Intruder) -> ft.Control:
    """Draw a figure in a burning room, with its injuries before and after the fire."""
    before = intruder.injuries
    lines: list[ft.Control] = [
        here.style.text(intruder_words(here, intruder), kit.BODY, lines=2),
        here.quiet("events-injuries-change", before=before, after=before + 1),
    ]
    picture = kit.art(glyph(intruder.kind), here.palette.text, 28)
    return ft.Row([picture, kit.column(lines, expand=True)], spacing=kit.GAP_WIDE)


def _mortal(here: Here, intruder: Intruder, guard: kit.TapGuard | None) -> ft.Control:
    """Draw a link to a figure hurt by fire, and chips for the number of the attack card that may kill it.

    Args:
        guard: The tap guard of the chips; None once the figure has survived its card.
    """
    words = here.words
    injuries = words("count-injuries", count=intruder.injuries)
    lives = words("events-card-lives") if guard is None else ""
    link = kit.link_row(
        here.style,
        glyph(intruder.kind),
        intruder_words(here, intruder),
        partial(here.context.show, Panel("intruder", intruder.id)),
        note=kit.dotted(filter(None, (injuries, lives))),
        inset=0,
        last=True,
    )
    if guard is None or not here.context.may(CheckDeath(id=intruder.id, number=1)):
        return link
    chips = [
        kit.option(
            here.style,
            words.number(number),
            None,
            guard(here.context.press(CheckDeath(id=intruder.id, number=number))),
            label=words("events-card-number", intruder=intruder_words(here, intruder), number=number),
            width=None if here.style.scale > kit.LARGE_TEXT else kit.TARGET,
        )
        for number in CARD_NUMBERS
    ]
    return kit.column([link, kit.wrapped(chips)], kit.GAP_SMALL, stretch=True)


def cards_entered(context: GameContext) -> frozenset[int]:
    """Return the ids of the figures that have survived an attack card entered in this step."""
    table, found = context.open_game.table, set[int]()
    for at in reversed(range(table.count)):
        before, entry = table.state_after(at), table.entry(at)
        if (before.phase, before.step) != ("events", "card"):
            break
        if entry.label.key == "label-check-death":
            found |= {each.id for each in entry.events if isinstance(each, IntruderChanged)}
    return frozenset(found)


STEPS: Final[dict[EventStep, Callable[[Here], ft.Control]]] = {
    "time": TimeStep,
    "feeding": FeedingStep,
    "fire": FireStep,
    "card": FireStep,
    "bag": BagStep,
}
"""The steps of the event phase."""
