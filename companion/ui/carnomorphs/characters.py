"""A character's sheet: its events, numbers, marks, fate and room."""

from dataclasses import dataclass
from functools import partial
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

import flet as ft

from companion.rules.carnomorphs.carrying import LeaveObject, TakeObject, objects_near
from companion.rules.carnomorphs.characters import FIELDS, Correct, GoTo, Mark, Quantity, SetFate, Wound
from companion.rules.carnomorphs.combat import by_rooms, character_fights
from companion.rules.carnomorphs.data import FATAL_MARKERS, NAME_LENGTH, HeavyObject
from companion.rules.carnomorphs.pods import EnterPod
from companion.rules.carnomorphs.shared_objectives import plays_together
from companion.rules.carnomorphs.state import Player, State
from companion.rules.carnomorphs.tracks import spaces_to_hibernation
from companion.rules.carnomorphs.turns import TakeTurn
from companion.rules.kernel import Command, Rejection
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import GameContext, Here
from companion.ui.carnomorphs.last_check import AnswerPart
from companion.ui.carnomorphs.look import NARROW, capital, is_kept, player_picture
from companion.ui.carnomorphs.mutation import ACTION, MutationPart
from companion.ui.carnomorphs.objectives import ObjectivesPart
from companion.ui.carnomorphs.preview import (
    FATES,
    NUMBERS,
    Link,
    chips,
    confirm_outcome,
    is_running,
    links_row,
    on_character_sheet,
)
from companion.ui.carnomorphs.rooms import RoomChips, keep_room, nest_marks
from companion.ui.carnomorphs.table.player_row import marker_cells, subtitle
from companion.ui.carnomorphs.table.strips import ON_TABLE
from companion.ui.game.context import Panel
from companion.ui.game.part import part
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.shared.number_row import Ends, PlayerNumber, Reading, ends_of, number_rows, why_read
from companion.ui.shared.page import Page, use_page
from companion.ui.shared.rename_sheet import PlayerLinks, links_of, player_links
from companion.ui.shared.sheets import Sheet
from companion.ui.widgets.tile import tile, tiles
from companion.words import Words

SheetFlag = Literal["slime", "signal", "in-combat"]
FLAGS: Final[tuple[SheetFlag, ...]] = get_args(SheetFlag)
"""The marks of a character."""


# the sheet ----------------------------------------------------------------------------------------------


class SheetFacts(NamedTuple):
    """The facts for the frame of a character's sheet; its parts have facts of their own."""

    player: Player
    refused: Rejection | None
    """The reason why this device must not change the numbers; None if it may."""

    secret: bool
    """Whether the player has secret personal objectives."""


def sheet_facts(here: Here, panel: Panel) -> SheetFacts:
    state = here.state
    # All numbers of a player have the same owners, so checking one number is enough.
    refused = here.context.denial(Correct(seat=panel.seat, number="hand", delta=1))
    secret = state.detail == "full" and not plays_together(state)
    return SheetFacts(state.players[panel.seat], refused, secret)


@part(sheet_facts)
def PlayerPanel(here: Here, shown: SheetFacts, panel: Panel) -> ft.Control:
    """Draw a character's numbers, editable where this device may change them."""
    style, context, p, seat = here.style, here.context, here.palette, panel.seat
    player, refused, secret = shown
    rows: list[ft.Control] = []
    if refused is not None:
        rows.append(style.text(why_read(style, refused), kit.LABEL, p.quiet))
    may = refused is None
    rows += [
        kit.keyed("happens", Happenings, here, seat, may=may),
        kit.keyed("numbers", Numbers, here, seat, may=may),
        kit.hairline(style),
        kit.keyed("mutation", MutationPart, here, seat, may=may),
        kit.hairline(style),
    ]
    if secret:
        rows += [kit.keyed("objectives", ObjectivesPart, here, seat), kit.hairline(style)]
    rows += [
        kit.keyed("marks", Marks, here, seat, may=may),
        kit.keyed("rest", Rest, here, seat, may=may),
    ]
    return ExplainedSheet(
        style,
        context.ui,
        "mutation",
        player.name,
        rows,
        context.close,
        picture=player_picture(style, player, 40),
        note=subtitle(style, player),
    )


# numbers ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class CharacterNumber(PlayerNumber[State]):
    """A number on a character's sheet that can be corrected."""

    what: Quantity

    @property
    def glyph(self) -> kit.Glyph:
        return NUMBERS[FIELDS[self.what]].glyph

    @property
    def key(self) -> str:
        return self.what

    def read(self, state: State) -> Reading:
        value: int | None = getattr(state.players[self.seat], FIELDS[self.what])
        return Reading(value or 0, limit=FATAL_MARKERS - 1, unknown=value is None)

    def command(self, by: int) -> Command:
        return Correct(seat=self.seat, number=self.what, delta=by)

    def small(self, style: kit.Style) -> bool:
        return style.below(NARROW)

    def colour(self, style: kit.Style, now: Reading) -> str | None:
        """Return the colour of a warning at the last marker before death; None for the usual colour."""
        return style.palette.danger if self.what == "markers" and now.value >= now.limit else None

    def picture(self, style: kit.Style) -> ft.Control | None:
        return None if style.below(NARROW) else kit.art(self.glyph, style.palette.quiet, 28)

    def under(self, style: kit.Style, now: Reading, cache: kit.Cache | None) -> ft.Control | None:
        return marker_cells(style, now.value, height=14) if self.what == "markers" else None


def numbers_of(style: kit.Style, state: State, player: Player) -> list[CharacterNumber]:
    def titled(what: Quantity) -> str:
        return style.words("player-hand" if what == "hand" else NUMBERS[FIELDS[what]].title)

    return [
        CharacterNumber(seat=player.seat, name=player.name, title=titled(what), what=what)
        for what, field in FIELDS.items()
        if is_kept(state.detail, field)
    ]


@dataclass(frozen=True)
class NumbersFold:
    """Whether the numbers are unfolded for correction on this device.

    This persists while other sheets are open.
    """

    opened: bool = False


class NumbersFacts(NamedTuple):
    """The facts about a character's numbers."""

    readings: tuple[tuple[CharacterNumber, Reading], ...]
    happens: bool
    """Whether this device may record any event of the character."""

    over: bool
    ends: tuple[Ends, ...]
    """Whether the table accepts a decrease and an increase of each number after the end; empty before it."""


def numbers_facts(here: Here, seat: int, *, may: bool) -> NumbersFacts:
    state, player = here.state, here.state.players[seat]
    over = state.phase == "over"
    numbers = numbers_of(here.style, state, player)
    ends = tuple(ends_of(here.context, number.command) for number in numbers) if over else ()
    readings = tuple((number, number.read(state)) for number in numbers)
    return NumbersFacts(readings, bool(happenings(here, seat, may=may)), over, ends)


@part(numbers_facts)
def Numbers(here: Here, shown: NumbersFacts, seat: int, *, may: bool) -> ft.Control:
    """Draw a character's numbers at a glance; a press unfolds them for correction.

    If this device can record no event of the character, the numbers are always unfolded.
    """
    style = here.style
    fold = kit.kept_draft(here.context.client, NumbersFold)
    opened = kit.use_slice(fold, lambda: fold.now.opened)
    rows = number_rows(here, [number for number, _ in shown.readings], may=may, running=not shown.over)
    if not shown.happens:
        return kit.column(rows, kit.GAP_WIDE, stretch=True)
    signs: list[ft.Control] = [
        ft.Row(
            [
                kit.art(each.glyph, here.palette.quiet, 22),
                style.text(str(now.shown), kit.COUNT, each.colour(style, now), lines=1),
            ],
            spacing=kit.GAP_SMALL,
            tight=True,
        )
        for each, now in shown.readings
    ]
    title = here.words("player-correct")
    head = kit.row_button(
        style,
        ft.Row(
            [
                kit.column(
                    [style.text(title, kit.BODY_STRONG), ft.Row(signs, spacing=kit.GAP_WIDE, wrap=True)],
                    expand=True,
                ),
                kit.art("chevron-up" if opened else "chevron-down", here.palette.outline, 20),
            ],
            spacing=kit.GAP_WIDE,
        ),
        lambda: fold.change(lambda now: NumbersFold(not now.opened)),
        label=f"{title}. {', '.join(each.spoken(style, now.shown) for each, now in shown.readings)}",
        radius=0,
        padding=ft.Padding.symmetric(vertical=kit.GAP),
    )
    unfolded = rows if opened else []
    return kit.column([kit.foldable(head, opened), *unfolded], kit.GAP_WIDE, stretch=True)


# events and actions -------------------------------------------------------------------------------------


def happenings(here: Here, seat: int, *, may: bool) -> tuple[Link, ...]:
    """Return links to the pages for the events of a character that this device may record now."""
    state, context, player = here.state, here.context, here.state.players[seat]
    if not (may and state.running and player.acting):
        return ()
    found = [Link(glyph("metagorger"), "attack-title", "attack")] if player.on_board else []
    if state.detail == "full":
        found.append(Link(glyph("light-wounds"), "wound-title", "wound"))
    found.append(Link(glyph("scanner"), "scan-title", "scan"))
    if not player.has_mutation:
        found.append(Link(glyph("mutation"), "mutation-take", "take-mutation"))
    # Only the owner of a secret card may reveal it.
    elif player.mutation_shown or context.may(ACTION.replace(seat=seat)):
        found.append(Link(glyph("mutation"), "term-mutation-action", "mutation-action"))
    found.append(Link(glyph("markers"), "marker-title", "marker"))
    return tuple(found)


class HappeningsFacts(NamedTuple):
    """The facts about a character's possible events."""

    found: tuple[Link, ...]
    full: bool
    odds: bool
    """Whether this device shows the chance of survival."""


def happenings_facts(here: Here, seat: int, *, may: bool) -> HappeningsFacts:
    state, player = here.state, here.state.players[seat]
    found, full = happenings(here, seat, may=may), state.detail == "full"
    odds = state.running and player.living and here.context.sees_odds(seat)
    return HappeningsFacts(found, full, odds)


@part(happenings_facts)
def Happenings(here: Here, shown: HappeningsFacts, seat: int, *, may: bool) -> ft.Control:
    """Draw tiles for frequent events, links to the others, and a link to the chance of survival.

    In full detail, adding a single marker is only a link, since most markers come from attacks and scans.
    """
    style, context, (found, full, odds) = here.style, here.context, shown
    drawn = [
        tile(style, here.words(link.words), partial(context.show, Panel(link.panel, seat)), glyph=link.glyph)
        for link in found
        if not (full and link.panel == "marker")
    ]
    links = [link for link in found if full and link.panel == "marker"]
    if odds:
        links.append(Link("calculator", "happens-chances", "chances"))
    rows = [*([tiles(style, drawn)] if drawn else []), *links_row(here, seat, links)]
    return kit.column(rows, kit.GAP, stretch=True) if rows else ft.Container()


class MarksShown(NamedTuple):
    """The facts about a character's marks."""

    player: Player
    phase: str
    fights: bool
    marked: bool
    """Whether combat is a mark set by the table, because rooms do not decide it."""

    things: tuple[HeavyObject, ...]
    """The Heavy Objects that can be taken in the character's room."""

    played: bool
    """Whether this device may record the character's fate."""

    accepts: tuple[bool, ...] = ()
    """Whether the table accepts a change of each mark."""

    def on(self, flag: SheetFlag) -> bool:
        marks = {"slime": self.player.slime, "signal": self.player.signal, "in-combat": self.fights}
        return marks[flag]

    def toggled(self, flag: SheetFlag) -> Mark:
        """Return the command that changes a mark."""
        return Mark(seat=self.player.seat, flag=flag, value=not self.on(flag))


def marks_shown(here: Here, seat: int, *, may: bool) -> MarksShown:
    state, player = here.state, here.state.players[seat]
    marked = player.pod is None and not by_rooms(state, player)
    followed = state.detail == "full" and state.running
    things = objects_near(state, player) if followed else ()
    played = may and _is_played(here.context, Panel("fate", seat))
    shown = MarksShown(player, state.phase, character_fights(state, player), marked, things, played)
    accepts = tuple(here.context.accepts(shown.toggled(flag)) for flag in FLAGS)
    return shown._replace(accepts=accepts)


@part(marks_shown)
def Marks(here: Here, shown: MarksShown, seat: int, *, may: bool) -> ft.Control:
    """Draw the marks for slime, signal and combat, the character's room and its fate."""
    style, words = here.style, here.words
    guard = kit.use_tap_guard((shown.player.carries, shown.things))
    if not shown.played:
        return style.text(_told(style, shown), kit.BODY)
    parts: list[ft.Control] = [kit.keyed("fate", FatePart, here, seat)]
    if shown.phase == "over":
        parts.append(kit.keyed("answer", AnswerPart, here, seat))
    elif shown.player.living:  # Marks of the dead mean nothing.
        marks = _titled(style, words("player-marks"), _flags(here, shown))
        parts = [marks, *_hands(here, shown, guard), *parts]
    return kit.column(parts, kit.GAP_WIDE, stretch=True)


def _hands(here: Here, shown: MarksShown, guard: kit.TapGuard) -> list[ft.Control]:
    """Draw the carried objects and the objects in the room; pressing one drops or takes it.

    The guard ignores a second tap, since a press may move another object under the finger.
    """
    style = here.style
    player, found = shown.player, list[ft.Control]()
    kinds = (*player.carries, *shown.things) if shown.phase != "check" else ()
    for place, thing in enumerate(kinds):
        held = place < len(player.carries)
        command = (LeaveObject if held else TakeObject)(seat=player.seat, object=thing)
        label = "label-leave-object" if held else "label-take-object"
        found.append(
            kit.option(
                style,
                here.words(f"food-{thing}"),
                held,
                guard(partial(here.context.submit, command)),
                picture=kit.art(glyph(thing), here.palette.on_accent if held else here.palette.text, 20),
                label=here.words(label, player=player.name, object=thing),
            )
        )
    if not found:
        return []
    hands = _titled(style, here.words("carrying-title"), found)
    return [kit.answering(guard, ft.Container(hands, key=guard.key))]


def _told(style: kit.Style, shown: MarksShown) -> str:
    words, player = style.words, shown.player
    said = [words(f"player-{player.fate}")]
    said += [words(f"player-{flag}") for flag in FLAGS if shown.on(flag)]
    if player.pod is not None:
        said.append(words("player-in-pod", pod=player.pod))
    return ", ".join(said)


def _titled(style: kit.Style, title: str, chips: list[ft.Control]) -> ft.Control:
    heading = style.text(title, kit.LABEL, style.palette.quiet, heading=True)
    return kit.column([heading, kit.wrapped(chips)], kit.GAP)


def _flags(here: Here, shown: MarksShown) -> list[ft.Control]:
    """Draw a chip for each mark; if combat follows from the rooms, its chip cannot be pressed."""
    style = here.style
    chips: list[ft.Control] = []
    for flag, lives in zip(FLAGS, shown.accepts, strict=True):
        on = shown.on(flag)
        if flag == "in-combat" and not shown.marked:
            if on:
                p = here.palette
                chips.append(kit.chip(style, capital(here.words("player-in-combat")), p.danger, p.on_danger))
            continue
        press = here.context.press(shown.toggled(flag), lives=lives)
        chips.append(kit.option(style, capital(here.words(f"player-{flag}")), on, press))
    return chips


def rest_facts(here: Here, seat: int, *, may: bool) -> tuple[str | None, PlayerLinks]:
    """Return the character's room (None if it cannot be moved), and the links that every player has."""
    state, player = here.state, here.state.players[seat]
    moves = may and state.running and state.detail == "full" and player.acting
    acts = state.phase == "players" and state.active != seat and player.acting
    return player.room if moves else None, links_of(here, seat, TakeTurn(seat=seat) if acts else None)


@part(rest_facts)
def Rest(here: Here, shown: tuple[str | None, PlayerLinks], seat: int, *, may: bool) -> ft.Control:
    """Draw the chip that leads to the choice of a room, and the links that every player has."""
    words, (room, links) = here.words, shown
    chips: list[ft.Control] = []
    if room is not None:
        said = words("player-room-of", room=room) if room else words("player-room")
        show = lambda: here.context.show(Panel("room", seat))  # noqa: E731
        chips.append(kit.chip_button(here.style, said, show, glyph="arrow-right"))
    return kit.wrapped([*chips, *player_links(here, seat, links)])


# the fate -----------------------------------------------------------------------------------------------


DIES: Final = "dies"
"""The page of a character's fate on which death is already chosen."""


class FateFacts(NamedTuple):
    """The facts about a character's fate, as shown on the sheet."""

    player: Player
    may_die: bool


def _fate_facts(here: Here, seat: int) -> FateFacts:
    player = here.state.players[seat]
    death = SetFate(seat=seat, fate="dead")
    return FateFacts(player, player.acting and here.context.accepts(death))


@part(_fate_facts)
def FatePart(here: Here, shown: FateFacts, seat: int) -> ft.Control:
    """Draw the character's fate, the link to its possible fates, and the link to its death."""
    style, words, p, player = here.style, here.words, here.palette, shown.player
    said = words(f"player-{player.fate}")
    if player.pod is not None:
        said = f"{said}, {words('player-in-pod', pod=player.pod)}"
    heading = style.text(words("player-fate"), kit.LABEL, p.quiet, heading=True)
    every = partial(here.context.show, Panel("fate", seat))
    links: list[ft.Control] = [kit.chip_button(style, words("fate-title"), every, glyph=glyph("pod"))]
    if shown.may_die:
        die = partial(here.context.show, Panel("fate", seat, DIES))
        links.append(kit.chip_button(style, words("fate-dead"), die, glyph=FATES["dead"], ink=p.danger))
    now = style.text(said, kit.BODY, p.text if player.living else p.danger)
    return kit.column([heading, now, kit.wrapped(links)], kit.GAP, stretch=True)


Fate: TypeAlias = EnterPod | SetFate


def fates(here: Here, seat: int) -> tuple[Fate, ...]:
    """Return the fates that the rules and the pods allow the character.

    If pods and passengers are tracked, only a passenger can escape.
    """
    state, player = here.state, here.state.players[seat]
    waiting = [pod.number for pod in state.pods if not pod.left]
    kept = state.detail == "full" and player.acting
    enter = [EnterPod(seat=seat, pod=pod) for pod in waiting if kept]
    escape = [pod for pod in waiting if pod == player.pod or not kept] if waiting else [None]
    found: list[Fate] = [*enter, EnterPod(seat=seat, pod=None), SetFate(seat=seat, fate="hibernated")]
    found += [SetFate(seat=seat, fate="escaped", pod=pod) for pod in escape]
    found += [SetFate(seat=seat, fate="dead"), SetFate(seat=seat, fate="aboard")]
    return tuple(each for each in found if here.refusal(each) is None)


def fate_words(words: Words, fate: Fate) -> str:
    kind = fate.fate if isinstance(fate, SetFate) else "leave" if fate.pod is None else "enter"
    return words(f"fate-{kind}") if fate.pod is None else words(f"fate-{kind}-pod", pod=fate.pod)


def _not_yet(here: Here, fate: Fate) -> str:
    """Return the reason why the base game's rules do not allow a fate yet; empty if they allow it.

    This is only a note: the table may still record the fate.
    """
    state = here.state
    if state.phase == "check":
        return ""
    if isinstance(fate, SetFate) and fate.fate == "hibernated":
        spaces = spaces_to_hibernation(state)
        return here.words("fate-hibernated-note", count=spaces) if spaces else ""
    locked = any(pod.locked and pod.number == fate.pod for pod in state.pods)
    return here.words("pod-locked") if locked else ""


@kit.component
def FatePage(here: Here, panel: Panel) -> ft.Control:
    """Draw a row for each possible fate; the chosen fate is previewed before it is recorded."""
    words, seat, can = here.words, panel.seat, fates(here, panel.seat)
    death = SetFate(seat=seat, fate="dead")
    dies_now = panel.page == DIES and death in can
    page: Page[Fate] = use_page(
        here,
        death,
        first=lambda: death if dies_now else None,
        fit=lambda now: now if now in can else None,
    )
    if dies_now:
        player = here.state.players[seat]
        confirm_outcome(page, words("fate-dead"))
        picture = player_picture(here.style, player, 36)
        # Without `back`, closing the sheet shows the table.
        return page.on_sheet("pods", player.name, picture=picture)
    page.part(here.quiet(f"fate-now-{here.state.players[seat].fate}"))
    for each in can:
        dies = isinstance(each, SetFate) and each.fate == "dead"
        waits = _not_yet(here, each)
        page.part(
            kit.choice_row(
                here.style,
                fate_words(words, each),
                page.pick(each),
                chosen=each == page.draft,
                note=waits,
                glyph=FATES[each.fate] if isinstance(each, SetFate) else glyph("pod"),
                colour=here.palette.danger if dies else here.palette.quiet if waits else None,
            )
        )
    confirm_outcome(page, fate_words(words, page.draft) if page.draft else words("fate-choose"))
    return on_character_sheet(page, seat, "pods", words("fate-sheet"))


# a wound ------------------------------------------------------------------------------------------------


@kit.component
def WoundPage(here: Here, panel: Panel) -> ft.Control:
    """Draw the choice of the wound, and its result: a third light wound becomes a serious wound."""
    words, seat = here.words, panel.seat
    light = Wound(seat=seat)
    page = use_page(here, light, first=lambda: light)
    items = [(False, words("wound-light")), (True, words("wound-serious"))]
    page.part(chips(page, words("wound-which"), "serious", items))
    confirm_outcome(page, words("wound-confirm"))
    return on_character_sheet(page, seat, "base", words("wound-title"))


# the room -----------------------------------------------------------------------------------------------


@kit.component
def RoomPage(here: Here, panel: Panel) -> ft.Control:
    """Draw a chip for each room, which moves the character immediately, and a field for another room.

    The page leads back to the place where it was opened: the table, or the character's sheet.
    """
    words, seat = here.words, panel.seat
    player = here.state.players[seat]
    nowhere = GoTo(seat=seat, room="")
    page = use_page(here, nowhere, fit=lambda now: now if now and now.room.strip() else None)
    none = page.gives(nowhere) if player.room else None

    def go(room: str) -> kit.Press:
        return page.gives(GoTo(seat=seat, room=room))

    page.part(
        kit.keyed("rooms", RoomChips, here, player.room, go, unfolded=True, none=none),
        page.typed("room", words("player-room-other"), longest=NAME_LENGTH, on_enter=page.give),
    )
    page.confirm(
        words("player-room-go"),
        typed=True,
        also=lambda given: nest_marks(here, given.room, given),
        then=lambda given: keep_room(here, given.room),
    )
    title = words("player-room-title", player=player.name)
    return page.on_sheet("base", title, back=None if panel.page == ON_TABLE else Panel("player", seat))


def _is_played(context: GameContext, panel: Panel) -> bool:
    """Return whether the character's fate can be recorded, or corrected after the end of the game."""
    other = "hibernated" if context.state.players[panel.seat].fate == "dead" else "dead"
    ended = context.state.phase == "over" and context.accepts(SetFate(seat=panel.seat, fate=other))
    return ended or context.state.phase in ("players", "events", "check")


SHEETS: Final = {
    "player": Sheet(PlayerPanel),
    "fate": Sheet(FatePage, _is_played),
    "wound": Sheet(WoundPage, is_running),
    "room": Sheet(RoomPage, is_running),
}
