"""Corrections of players' and pieces' names, and of players' colours, during a game."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

import flet as ft

from companion.rules.colours import ColourTaken, TakeColour, colours_of
from companion.rules.kernel import NAME_LENGTH, Command, SeatInfo
from companion.ui import kit
from companion.ui.game.context import AnyContext, Panel
from companion.ui.game.game_ui import NameField
from companion.ui.game.here import AnyHere
from companion.ui.shared.colours import colour_choices
from companion.ui.widgets.field import field


@dataclass(frozen=True)
class NameFields:
    """The content of one player's fields."""

    seat: int
    colour: int
    fields: tuple[NameField, ...]

    @property
    def values(self) -> dict[str, str]:
        return {field.key: field.value for field in self.fields}


def rename_sheet(here: AnyHere, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "rename", for all players or, on its page "player", for one."""
    may = renamable(here)
    one = panel.page == "player" and panel.seat in may
    seats = (panel.seat,) if one else may
    return kit.keyed(f"rename-{seats}", RenameSheet, here, seats)


def renamable(here: AnyHere) -> tuple[int, ...]:
    """Return the seats whose names this device may change."""
    return tuple(seat for seat in range(len(here.context.seats)) if may_rename(here, seat))


def may_rename(here: AnyHere, seat: int) -> bool:
    """Return whether this device may change the names of a seat."""
    return here.context.may(command_of(here.context, _names(here, seat)))


class PlayerLinks(NamedTuple):
    """The links on a player's sheet."""

    turn: Command | None
    """The command that gives the player the turn; None if this device may not give it."""

    lives: bool
    """Whether the table accepts that command."""

    renames: bool
    """Whether this device may change the player's names."""


def links_of(here: AnyHere, seat: int, turn: Command | None) -> PlayerLinks:
    """Return the links on a player's sheet; `turn` is the command that would give the player the turn."""
    context = here.context
    turn = turn if turn is not None and context.may(turn) else None
    return PlayerLinks(turn, turn is not None and context.accepts(turn), may_rename(here, seat))


def player_links(here: AnyHere, seat: int, shown: PlayerLinks) -> list[ft.Control]:
    """Draw the chips on a player's sheet: one gives the player the turn, one leads to the names."""
    style, context, words, links = here.style, here.context, here.words, list[ft.Control]()
    if shown.turn is not None:
        give = context.press(shown.turn, lives=shown.lives, leaves=True)
        links.append(kit.chip_button(style, words("player-make-active"), give, glyph="play"))
    if shown.renames:
        to_names = Panel("rename", seat, "player")
        links.append(
            kit.chip_button(style, words("player-rename"), lambda: context.show(to_names), glyph="edit")
        )
    return links


def command_of(context: AnyContext, names: NameFields) -> Any:
    return context.open_game.game.commands["rename"].model_validate({"seat": names.seat, **names.values})


@kit.component
def RenameSheet(here: AnyHere, seats: tuple[int, ...]) -> ft.Control:
    """Draw the fields of each player; one button saves all changes."""
    style, context, words = here.style, here.context, here.words
    now = tuple(_names(here, seat) for seat in seats)
    # A draft instead of a form, since one button gives a command for each changed player.
    drafts, change = kit.use_draft(lambda: now)
    changed = [draft for draft, kept in zip(drafts, now, strict=True) if draft.values != kept.values]
    coloured = tuple(_exchanges(here.state, {draft.seat: draft.colour for draft in drafts}))
    dirty = bool(changed or coloured)
    shown = context.open_game.game.seats(_exchanged(here.state, coloured))
    places = [(each.seat, each_field.key) for each in drafts for each_field in each.fields]
    typed_in, type_in = kit.use_state(lambda: _first_empty(now))

    def save() -> None:
        if not context.submit(*(command_of(context, each) for each in changed), *coloured):
            return
        keep_colours()
        for each in changed:
            before = now[seats.index(each.seat)].values
            keep(each.seat, {key for key, value in each.values.items() if value != before[key]})
        context.close()

    def keep(seat: int, new: Collection[str]) -> None:
        client = context.client
        client.keep_for_later(lambda: context.ui.remember_names(client.service, context.state, seat, new))

    def keep_colours() -> None:
        client, memory = context.client, context.ui.memory
        for take in coloured:
            client.attempt(partial(memory.recolour, client.service, shown[take.seat].name, take.colour))

    def enter(seat: int, key: str) -> None:
        """Go to the next field; after the last one, save."""
        following = places.index((seat, key)) + 1
        if following < len(places):
            type_in(places[following])
        elif dirty:
            save()
        else:
            context.close()

    return kit.sheet(
        style,
        words("rename-title"),
        [_fields(here, shown[draft.seat], draft, change, enter, typed_in) for draft in drafts],
        context.close,
        footer=ft.Row([kit.primary(style, words("rename-save"), save if dirty else None, expand=True)]),
        on_back=None if len(seats) == 1 else lambda: context.show(Panel("menu")),
    )


def _first_empty(names: Sequence[NameFields]) -> tuple[int, str] | None:
    """Return the seat and the key of the first empty name."""
    empty = ((each.seat, name.key) for each in names for name in each.fields if not name.value)
    return next(empty, None)


def _names(here: AnyHere, seat: int) -> NameFields:
    return NameFields(
        seat, here.state.players[seat].colour, here.context.ui.names(here.style, here.state, seat)
    )


def _exchanges(state: Any, wanted: Mapping[int, int]) -> Iterator[TakeColour]:
    """Yield the commands that give these seats the desired colours, one exchange after the other."""
    for seat, colour in wanted.items():
        if state.players[seat].colour != colour:
            take = TakeColour(seat=seat, colour=colour)
            yield take
            state = _exchanged(state, (take,))


def _exchanged(state: Any, takes: Iterable[TakeColour]) -> Any:
    """Return the state after these exchanges of colours."""
    for take in takes:
        state = ColourTaken(seat=take.seat, colour=take.colour).apply(state)
    return state


def _fields(
    here: AnyHere,
    shown: SeatInfo,
    draft: NameFields,
    change: kit.Change[tuple[NameFields, ...]],
    enter: Callable[[int, str], None],
    typed_in: tuple[int, str] | None,
) -> ft.Control:
    style, context = here.style, here.context

    def to(key: str, text: str) -> None:
        def typed(each: NameFields) -> NameFields:
            fields = tuple(replace(one, value=text) if one.key == key else one for one in each.fields)
            return replace(each, fields=fields)

        change(lambda drafts: tuple(typed(each) if each.seat == draft.seat else each for each in drafts))

    def take(colour: int) -> kit.Press | None:
        if not context.may(TakeColour(seat=draft.seat, colour=colour)):
            return None
        swap = {draft.colour: colour, colour: draft.colour}
        return lambda: change(
            lambda drafts: tuple(replace(each, colour=swap.get(each.colour, each.colour)) for each in drafts)
        )

    lines = kit.column(
        [
            field(
                style,
                each.title,
                each.value,
                lambda text, key=each.key: to(key, text),
                longest=NAME_LENGTH,
                note=each.note,
                on_enter=lambda key=each.key: enter(draft.seat, key),
                typing=typed_in == (draft.seat, each.key),
            )
            for each in draft.fields
        ],
        kit.GAP_WIDE,
        stretch=True,
    )
    colours = colour_choices(
        style, colours_of(here.state.players[draft.seat]), draft.colour, here.state.hue, take
    )
    drawing = context.ui.piece(shown.shape, here.palette.players[shown.colour], 40)
    return ft.Container(
        ft.Row(
            [drawing, kit.column([lines, colours], kit.GAP_WIDE, stretch=True, expand=True)],
            spacing=kit.GAP_WIDE,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        padding=ft.Padding.only(top=kit.GAP_WIDE),
    )
