"""The table's own reminders: the sheet on which the host writes them, and their display in a phase."""

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.device.door import Home
from companion.rules.kernel import clean_text
from companion.rules.reminders import LONGEST, Reminder, reminders_in
from companion.ui import kit
from companion.ui.game.context import AnyContext
from companion.ui.game.here import AnyHere
from companion.ui.game.part import part
from companion.ui.shared.stage_parts import below_title


def may_remind(context: AnyContext) -> bool:
    return context.client.access.is_host and bool(context.ui.phases)


def reminders_sheet(here: AnyHere) -> ft.Control:
    return kit.keyed("reminders", RemindersSheet, here)


@part(lambda here: here.context.reminders)
def RemindersSheet(here: AnyHere, now: tuple[Reminder, ...]) -> ft.Control:
    """Draw the game's reminders, reminders from earlier games to reuse, and a field for a new one."""
    style, context, words, phases = here.style, here.context, here.words, here.context.ui.phases
    phase, choose = kit.use_state(partial(_first_phase, here))
    typed, type_in = kit.use_state("")
    text = clean_text(typed)

    def write(reminder: Reminder) -> None:
        if context.client.attempt(lambda: _write(context, (*now, reminder))):
            type_in("")

    def remove(reminder: Reminder) -> None:
        context.client.attempt(lambda: _write(context, [each for each in now if each != reminder]))

    def add() -> None:
        if text:
            write(Reminder(phase, text))

    rows: list[ft.Control] = [_row(here, each, lambda each=each: remove(each)) for each in now]
    earlier = [each for each in _offered(context) if each not in now and each.phase in phases]
    if earlier:
        again = [_again(style, words(phases[each.phase]), each, write) for each in earlier]
        rows.append(below_title(style, words("reminders-earlier"), kit.column(again, stretch=True)))
    choices = [(key, words(name)) for key, name in phases.items()]
    row = kit.options_row(style, choices, phase, choose)
    rows.append(below_title(style, words("reminders-phase"), row))
    rows.append(kit.field(style, words("reminders-text"), typed, type_in, longest=LONGEST, on_enter=add))
    button = kit.primary(style, words("reminders-add"), add if text else None, expand=True)
    note = words("reminders-note")
    return kit.sheet(style, words("reminders-title"), rows, context.close, footer=ft.Row([button]), note=note)


def _first_phase(here: AnyHere) -> str:
    """Return the phase chosen at first: the present one if it allows reminders, else the first phase."""
    phases, present = here.context.ui.phases, here.context.ui.phase(here.state)
    return present if present in phases else next(iter(phases))


def _again(
    style: kit.Style, phase: str, reminder: Reminder, write: Callable[[Reminder], object]
) -> ft.Control:
    """Draw a reminder of an earlier game; a tap adds it to this game."""
    return kit.link_row(
        style, "new", reminder.text, lambda: write(reminder), note=phase, leads=False, inset=0
    )


def _row(here: AnyHere, reminder: Reminder, remove: kit.Press) -> ft.Control:
    style, words = here.style, here.words
    name = here.context.ui.phases.get(reminder.phase)
    lines = [style.text(reminder.text, kit.BODY_STRONG)]
    if name is not None:
        lines.append(style.text(words(name), kit.LABEL, here.palette.quiet))
    away = kit.glyph_button(style, "trash", words("reminders-remove", text=reminder.text), remove)
    return ft.Row([kit.column(lines, expand=True), away], spacing=kit.GAP)


def _write(context: AnyContext, reminders: Sequence[Reminder]) -> None:
    """Store the table's reminders; new ones are offered again in the next game of this kind.

    Raises:
        StoreError: The reminders could not be stored.
    """
    service = context.client.service
    assert isinstance(service, Home), "only a host writes reminders"
    offered = [*(each for each in _offered(context) if each not in reminders), *reminders]
    service.set_reminders(context.open_game.id, reminders)
    kept = [list(each) for each in reminders_in(offered)]
    context.client.keep_for_later(lambda: service.remember(_key(context), kept))


def _offered(context: AnyContext) -> tuple[Reminder, ...]:
    return reminders_in(context.client.service.remembered(_key(context)))


def _key(context: AnyContext) -> str:
    return f"{context.open_game.file.header.game}.reminders"


def now_shown(context: AnyContext) -> list[str]:
    """Return the table's reminders for the present phase."""
    phase = context.ui.phase(context.state)
    return [each.text for each in context.reminders if each.phase == phase]
