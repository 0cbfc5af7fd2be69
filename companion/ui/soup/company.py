"""Cubes (by Tentacle) and other amoebas (by Holding) that go along when an amoeba leaves its space."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.rules.kernel import Command
from companion.rules.soup.company import Follow, Load, following, is_leaving
from companion.rules.soup.data import CARRIED_CUBES
from companion.rules.soup.fights import leading_seat, may_flee
from companion.rules.soup.movement import may_leave
from companion.rules.soup.state import Amoeba, Departure, Fight, Follower, Player, State
from companion.ui import kit
from companion.ui.shared.stage_parts import marked_lines, part_title
from companion.ui.soup.art import GENE, glyph
from companion.ui.soup.context import GameContext, Here
from companion.ui.soup.look import ink_of
from companion.ui.soup.meals import CUBE, cubes_words
from companion.ui.soup.phase import amoeba_button, titled


def company_parts(here: Here, player: Player, amoeba: Amoeba) -> list[ft.Control]:
    """Draw a chip for cubes (Tentacle) and a chip for followers (Holding); each opens a choice."""
    leaves = may_leave(player, amoeba)
    leader_number = leading(here.state, amoeba) if leaves or here.state.options.following == "after" else None
    return _chips(here, player, amoeba, leaves=leaves, leader_number=leader_number)


def escape_company(here: Here, fight: Fight) -> list[ft.Control]:
    """Draw the chips of `company_parts` for an amoeba that escapes an attack.

    If the table's option lets players follow afterwards, the chip for followers appears once the amoeba has
    escaped.
    """
    state = here.state
    player = state.players[fight.victim]
    amoeba = player.amoeba(fight.victim_number)
    if fight.answer != "escape" or amoeba is None:
        return []
    before, away = state.options.following == "before", fight.result == "escaped"
    follows = may_flee(state) if before else away
    leader_number = amoeba.number if follows else None
    parts = _chips(here, player, amoeba, leaves=may_flee(state), leader_number=leader_number)
    gone = state.departure
    if away and gone is not None:
        parts.append(marked_lines(here.style, _along(here, gone), sign="info"))
    return parts


def _chips(
    here: Here,
    player: Player,
    amoeba: Amoeba,
    *,
    leaves: bool,
    leader_number: int | None,
) -> list[ft.Control]:
    parts: list[ft.Control] = []
    load = Load(seat=player.seat, number=amoeba.number)
    if player.has("tentacle") and leaves and here.context.may(load):
        parts.append(kit.keyed(f"load-{amoeba.number}", Loading, here, player, amoeba))
    if leader_number is not None and holders(here.context, here.state, leader_number):
        parts.append(kit.keyed(f"follow-{leader_number}", Following, here, leader_number))
    return parts


def leading(state: State, amoeba: Amoeba) -> int | None:
    """Return the number of the amoeba that others may follow now; None if there is none.

    It is `amoeba` or, if the table's option lets players follow afterwards, the last amoeba that left.
    """
    if state.options.following == "before":
        return amoeba.number
    gone = state.departure
    return None if gone is None or gone.direction in (None, "stay") else gone.number


def holders(context: GameContext, state: State, leader_number: int) -> list[Player]:
    """Return this device's players who have Holding, and an amoeba besides the leader."""
    return [
        each
        for each in state.players
        if each.has("holding")
        and any((each.seat, amoeba.number) != (leading_seat(state), leader_number) for amoeba in each.amoebas)
        and context.may(Follow(seat=each.seat, number=1, leader=leader_number))
    ]


def went_with(here: Here, amoeba: Amoeba) -> list[str]:
    """Return sentences about the cubes and amoebas that went along with an amoeba, if any."""
    state, gone = here.state, here.state.departure
    if gone is None or (gone.seat, gone.number) != (state.active, amoeba.number) or gone.direction is None:
        return []
    return _along(here, gone)


def _along(here: Here, gone: Departure) -> list[str]:
    words = here.words
    told: list[str] = []
    if gone.cubes:
        told.append(words("company-with", cubes=cubes_words(here, gone.cubes)))
    if gone.followers:
        names = [_called(here, each) for each in gone.followers]
        told.append(words("company-followed", followers=words.list(names)))
    return told


def _called(here: Here, follower: Follower) -> str:
    """Describe a follower: its owner, its number, and the cubes that it brings."""
    words, name = here.words, here.state.players[follower.seat].name
    said = words("amoeba-of", player=name, number=follower.number)
    return f"{said} ({cubes_words(here, follower.cubes)})" if follower.cubes else said


@kit.component
def Loading(here: Here, player: Player, amoeba: Amoeba) -> ft.Control:
    """Draw the choice of the cubes that an amoeba takes along."""
    style, state = here.style, here.state
    words, number = here.words, amoeba.number
    opened, set_opened = kit.use_state(False)
    cubes = _loaded(state, player.seat, number)
    if not opened:
        said = words("company-load-chip", cubes=cubes_words(here, cubes) or words("company-load-none"))
        return kit.wrapped([kit.chip_button(style, said, lambda: set_opened(True), glyph=GENE["tentacle"])])

    def command(cubes: tuple[int, ...]) -> Load:
        return Load(seat=player.seat, number=number, cubes=cubes)

    note = words("company-load-most", most=CARRIED_CUBES[len(state.players)])
    chips = _cube_chips(here, lambda now: _loaded(now, player.seat, number), command)
    quiet = style.text(note, kit.LABEL, here.palette.quiet)
    return titled(here, words("company-load"), chips, quiet)


@kit.component
def Following(here: Here, leader_number: int) -> ft.Control:
    """Draw the choice of followers, by owner; a press on an amoeba makes it follow, or stay if it follows."""
    style, state, words = here.style, here.state, here.words
    opened, set_opened = kit.use_state(False)
    gone = _departure(state, leader_number)
    followers = gone.followers if gone is not None else ()
    if not opened:
        names = words.list([_called(here, each) for each in followers])
        said = words("company-follow-chip", followers=names or words("company-follow-none"))
        return kit.wrapped([kit.chip_button(style, said, lambda: set_opened(True), glyph=GENE["holding"])])
    parts: list[ft.Control] = [part_title(style, words("company-follow", number=leader_number))]
    for owner in holders(here.context, state, leader_number):
        parts.append(_of_holder(here, leader_number, owner))
    when = words("company-follow-when", when=state.options.following)
    return kit.column([*parts, style.text(when, kit.LABEL, here.palette.quiet)], kit.GAP, stretch=True)


def _of_holder(here: Here, leader_number: int, owner: Player) -> ft.Control:
    state = here.state
    chips: list[ft.Control] = []
    loads: list[ft.Control] = []
    for amoeba in owner.amoebas:
        number = amoeba.number
        if (owner.seat, number) == (leading_seat(state), leader_number):
            continue
        follower = _follower(state, leader_number, owner.seat, number)
        command = Follow(seat=owner.seat, number=number, leader=leader_number, follows=follower is None)
        said = here.words("company-follower", player=owner.name, number=number)
        press = partial(here.context.submit, command)
        chips.append(amoeba_button(here, owner, number, press, said, chosen=follower is not None))
        if follower is not None and owner.has("tentacle"):
            loads.append(_followers_load(here, leader_number, owner.seat, number))
    return kit.column([kit.wrapped(chips), *loads], kit.GAP, stretch=True)


def _followers_load(here: Here, leader_number: int, seat: int, number: int) -> ft.Control:
    """Draw the choice of the cubes that a follower with Tentacle takes along."""

    def held(now: State) -> tuple[int, ...]:
        follower = _follower(now, leader_number, seat, number)
        return (follower.cubes if follower is not None else ()) or (0,) * len(now.players)

    def command(cubes: tuple[int, ...]) -> Follow:
        return Follow(seat=seat, number=number, leader=leader_number, cubes=cubes)

    title = here.words("company-load-of", number=number)
    return titled(here, title, _cube_chips(here, held, command))


def _cube_chips(
    here: Here,
    held: Callable[[State], tuple[int, ...]],
    command: Callable[[tuple[int, ...]], Command],
) -> ft.Control:
    """Draw a chip for each colour, to take one more cube of it, and a chip to take no cubes.

    Args:
        held: Returns the cubes taken along in a state, by the seat of their colour.
        command: Returns the command that takes these cubes along.
    """
    # Not a form, since a press on a chip gives the command immediately.
    style, state = here.style, here.state
    words, p, cubes = here.words, here.palette, held(state)

    def more(seat: int, now: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(count + (each == seat) for each, count in enumerate(now))

    def add(seat: int) -> None:
        # Add one to the number in the current state, not in the drawn state, so that two quick taps take two.
        here.context.submit(command(more(seat, held(here.context.open_game.table.state))))

    def one_more(seat: int) -> kit.Press:
        press = here.context.press(command(more(seat, cubes)))
        return press if isinstance(press, kit.Dead) else partial(add, seat)

    none = words("company-load-none")
    leaves_all = here.context.press(command(())) if any(cubes) else kit.already
    chips: list[ft.Control] = [kit.option(style, none, not any(cubes), leaves_all)]
    for player in state.players:
        one = tuple(int(each == player.seat) for each in range(len(state.players)))
        count = cubes[player.seat]
        said = words("company-load-one", cubes=cubes_words(here, one))
        face = ft.Row(
            [
                kit.art(glyph("foodstuff"), ink_of(here, player), CUBE),
                style.text(words.number(count), kit.COUNT, p.text if count else p.quiet, lines=1),
            ],
            spacing=kit.GAP_SMALL,
            tight=True,
        )
        chips.append(
            kit.row_button(
                style,
                face,
                one_more(player.seat),
                label=said,
                edge=p.accent if count else p.outline,
                padding=ft.Padding.symmetric(horizontal=kit.GAP_WIDE),
                height=style.fixed(kit.TARGET),
            )
        )
    return kit.wrapped(chips)


def _departure(state: State, leader_number: int) -> Departure | None:
    """Return the leader's departure while more amoebas may still follow it, otherwise None."""
    gone = state.departure
    if gone is None or (gone.seat, gone.number) != (leading_seat(state), leader_number):
        return None
    return gone if gone.direction is None or state.options.following == "after" else None


def _follower(state: State, leader_number: int, seat: int, number: int) -> Follower | None:
    gone = _departure(state, leader_number)
    return None if gone is None else following(gone, gone.seat, leader_number, seat, number)


def _loaded(state: State, seat: int, number: int) -> tuple[int, ...]:
    """Return the cubes that a leaving amoeba takes along, by the seat of their colour."""
    gone = state.departure
    cubes = gone.cubes if gone is not None and is_leaving(gone, seat, number) else ()
    return cubes or (0,) * len(state.players)
