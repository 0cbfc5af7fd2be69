"""Building blocks of the phases' pages: the task, the active player, manual steps, secondary actions."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import flet as ft

from companion.rules.kernel import Command, Label
from companion.rules.soup.data import Gene
from companion.rules.soup.scoring import score_steps
from companion.rules.soup.state import Player, State
from companion.table.journal import Entry
from companion.ui import kit
from companion.ui.shared.phones.actions import waiting_row
from companion.ui.shared.stage_page import stage_page
from companion.ui.shared.stage_parts import marked_lines, part_title
from companion.ui.soup.context import GameContext, Here
from companion.ui.soup.look import drawing, gene_mark, ink_of, numbered_amoeba, piece
from companion.ui.widgets.counter import capsule_width

AMOEBA = 40
"""Width of an amoeba to choose."""
AMOEBA_WIDE = 48
"""Width of the button around an amoeba to choose."""

BY_HAND: Final = ("label-end-turn", "label-end-phase", "label-take-turn")
"""The label keys of the entries with which players themselves pass the turn on."""

MOVEMENT_GENES: Final[tuple[Gene, ...]] = (
    *("movement-1", "movement-2", "speed", "persistence", "streamlining", "tentacle", "holding"),
    *("substitution", "frugality", "parasitism", "struggle", "aggression", "defense", "escape", "armor"),
)
"""Genes that matter in phase 1 to the active player, or to other players on the same space."""

DIVISION_GENES: Final[tuple[Gene, ...]] = ("spores", "division-rate")
DEATH_GENES: Final[tuple[Gene, ...]] = (
    *("longevity", "aggression", "armor", "defense", "escape", "persistence"),
)
"""Genes that matter in phases 4 and 5."""


def phase_head(here: Here, title: str, note: str = "", *, said: str | None = None) -> ft.Control:
    """Draw the task of the phase, and a quiet line below it.

    Args:
        here: The drawing's style, game and state.
        title: The task.
        note: The quiet line.
        said: What a screen reader announces when the page appears: the title by default, nothing if empty.
    """
    shown = here.style.text(title, kit.HEADING, lines=3, heading=True)
    said = title if said is None else said
    parts: list[ft.Control] = [kit.announced(shown, said, heading=True) if said else shown]
    if note:
        parts.append(here.style.text(note, kit.LABEL, here.palette.quiet))
    return kit.column(parts, kit.GAP_SMALL, stretch=True)


def handed_to(label: Label, before: State, after: State) -> Player | None:
    """Return the player who got the turn as a side effect of an entry; None if nobody got it."""
    if before.active is None or after.active in (None, before.active) or label.key in BY_HAND:
        return None
    return after.players[after.active]


def _handed_now(here: Here) -> Player | None:
    """Return the player who got the turn as a side effect of the last entry; None if nobody got it."""
    table = here.context.open_game.table
    if not table.count:
        return None
    last = table.count - 1
    return handed_to(table.entry(last).label, table.state_after(last), table.state)


def turn_head(here: Here, player: Player, note: str = "") -> ft.Control:
    """Draw the active player's biological points, and a note beside them, or below them in large text.

    The turn band already shows the player's name. A screen reader announces the turn if it was passed on
    automatically.
    """
    style, words, p = here.style, here.words, here.palette
    count = words("phase-points", count=player.points)
    handed = _handed_now(here)
    points: ft.Control = ft.Row(
        [
            drawing("points", p.quiet, 28),
            style.text(words.number(player.points), kit.HEADING, lines=1, spoken=count),
        ],
        spacing=kit.GAP_SMALL,
        tight=True,
    )
    if handed is not None:
        points = kit.announced(points, f"{words('turn-handed', player=handed.name)}, {count}")
    if not note:
        return points
    if style.scale > kit.LARGE_TEXT:
        return kit.column([points, style.text(note, kit.LABEL, p.quiet)], kit.GAP_SMALL, stretch=True)
    below = style.text(note, kit.LABEL, p.quiet, lines=2, expand=True)
    return ft.Row([points, below], spacing=kit.GAP_WIDE * 2)


def gain_words(here: Here, now: Player, after: Player) -> str:
    """Describe a player's steps in a scoring after a choice; return "" if the choice does not change them."""
    before, then = score_steps(here.state, now), score_steps(here.state, after)
    return here.words("score-gain", then=here.words.signed(then)) if before != then else ""


def titled(here: Here, title: str, *inside: ft.Control) -> ft.Control:
    """Draw a part of the page below its title."""
    return kit.column([part_title(here.style, title), *inside], kit.GAP, stretch=True)


def section(here: Here, key: str, title: str, *inside: ft.Control) -> ft.Control:
    """Draw a part of the page that is rarely needed; in large text it is folded below its title.

    Args:
        key: Identifies the part on its page.
    """
    if here.style.scale <= kit.LARGE_TEXT:
        return titled(here, title, *inside)
    return kit.keyed(key, FoldedSection, here, title, inside)


@kit.component
def FoldedSection(here: Here, title: str, inside: Sequence[ft.Control]) -> ft.Control:
    style, p = here.style, here.palette
    opened, open_or_close = kit.use_state(False)
    arrow = kit.art("chevron-up" if opened else "chevron-down", p.outline, 20)
    face = ft.Row([style.text(title, kit.BODY_STRONG, lines=2, expand=True), arrow], spacing=kit.GAP)
    head = kit.row_button(
        style,
        face,
        lambda: open_or_close(not opened),
        label=title,
        radius=0,
        padding=ft.Padding.symmetric(vertical=kit.GAP),
    )
    shown = inside if opened else ()
    return kit.column([kit.foldable(head, opened), *shown], kit.GAP, stretch=True)


def counter_row(here: Here, player: Player, counter: kit.Steps, note: str = "") -> ft.Control:
    """Draw a player's name and counter on one line, even in large text, and the note below them."""
    style, drawn = here.style, piece(here, player, 32)
    if style.scale <= kit.LARGE_TEXT:
        return counter.row(style, note=note, picture=drawn)
    room = style.width - 2 * kit.MARGIN - 32 - 2 * kit.GAP - capsule_width(style)
    name = style.text(player.name, kit.BODY_STRONG, lines=3, room=room, expand=True)
    row = ft.Row([drawn, name, replace(counter, small=True).capsule(style)], spacing=kit.GAP)
    below = [style.text(note, kit.LABEL, here.palette.quiet)] if note else []
    return kit.column([row, *below], kit.GAP_SMALL, stretch=True)


def amoeba_button(
    here: Here,
    player: Player,
    number: int,
    press: kit.Press,
    said: str,
    *,
    chosen: bool = False,
    below: ft.Control | None = None,
) -> ft.Control:
    """Draw an amoeba to choose, with its number and damage."""
    style, p = here.style, here.palette
    amoeba = player.amoeba(number)
    wounds = amoeba.wounds if amoeba is not None else 0
    drawn = numbered_amoeba(style, player.colour, number, wounds, ink_of(here, player), AMOEBA)
    stacked = kit.column([drawn, *([below] if below is not None else [])])
    button = kit.row_button(
        style,
        ft.Container(stacked, width=AMOEBA_WIDE, padding=ft.Padding.only(left=(AMOEBA_WIDE - AMOEBA) / 2)),
        press,
        label=said,
        edge=p.text if chosen else p.outline,
        fill=p.raised if chosen else None,
        padding=ft.Padding.all(kit.GAP_SMALL),
        width=AMOEBA_WIDE + 2 * kit.GAP_SMALL,
    )
    return kit.choosable(button, chosen, press)


def gene_reminders(here: Here, players: Sequence[Player], genes: Sequence[Gene]) -> list[ft.Control]:
    """Draw the names of each player's genes that matter in a phase; a press explains them."""
    rows: list[ft.Control] = []
    for player in players:
        held: list[Gene] = [gene for gene in genes if player.holds(gene)]
        if held:
            rows.append(kit.keyed(f"genes-{player.seat}", GeneReminder, here, player, held))
    return [section(here, "genes", here.words("phase-genes"), *rows)] if rows else []


@kit.component
def GeneReminder(here: Here, player: Player, genes: list[Gene]) -> ft.Control:
    """Draw the symbols and names of a player's genes that matter now; a press adds their effects."""
    style, words, p = here.style, here.words, here.palette
    opened, set_opened = kit.use_state(False)
    names = words.list([words(f"gene-{gene}") for gene in genes])
    said = words("phase-of", player=player.name, what=names)
    marks = ft.Row([gene_mark(gene, p.text, p.outline, 20) for gene in genes], spacing=0, wrap=True)
    lines: list[ft.Control] = [marks, style.text(said, kit.CAPTION, p.quiet)]
    face = ft.Row([piece(here, player, 28), kit.column(lines, expand=True)], spacing=kit.GAP_WIDE)
    row = kit.row_button(
        style, face, lambda: set_opened(not opened), label=said, padding=ft.Padding.all(kit.GAP_SMALL)
    )
    if not opened:
        return row
    told = [
        words("phase-of", player=words(f"gene-{gene}"), what=words.rule(f"gene-{gene}-effect"))
        for gene in genes
    ]
    return kit.column([row, marked_lines(style, told, quiet=True)], kit.GAP_SMALL, stretch=True)


def wide(style: kit.Style, said: str, press: kit.Press | None, *, note: str = "") -> ft.Control:
    """Draw a secondary action: an outlined button as wide as the page."""
    return ft.Row([kit.secondary(style, said, press, note=note, expand=True)])


def one_each(here: Here, title: str, said: str, commands: Sequence[Command]) -> ft.Control:
    """Draw a title, and beside it a button that submits the commands of all players together.

    Commands that the rules refuse are skipped. A device that acts for only one player has no such button.
    """
    mine = [each for each in commands if here.context.may(each)]
    if len(mine) < 2:
        return part_title(here.style, title)
    accepted = [each for each in mine if here.refusal(each) is None]
    give = here.context.press(*(accepted or mine))

    def draw(guard: kit.TapGuard) -> ft.Control:
        return ft.Container(kit.chip_button(here.style, said, guard(give), glyph="plus"), key=guard.key)

    button = kit.under_guard((said, here.context.open_game.table.count), draw)
    return ft.Row(
        [part_title(here.style, title), button],
        wrap=True,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        spacing=kit.GAP,
        run_spacing=kit.GAP_SMALL,
    )


def guarded_wide(here: Here, meaning: object, said: str, command: Command, *, note: str = "") -> ft.Control:
    """Draw a secondary action that submits a command, under a tap guard; a refused action is disabled."""

    def draw(guard: kit.TapGuard) -> ft.Control:
        return wide(here.style, said, guard(here.context.press(command)), note=note)

    return kit.under_guard(meaning, draw)


def waits(here: Here, seat: int, parts: Sequence[ft.Control]) -> ft.Control:
    """Draw a page for a device that cannot act now; the bottom bar names the player who can act."""
    waiting = waiting_row(here, seat)
    return stage_page(here, parts, kit.bottom_bar(here.style, [waiting]))


def entries(context: GameContext, state: State) -> Iterator[Entry]:
    """Yield the entries of this phase in this round, the latest first."""
    table = context.open_game.table
    at = table.count
    while at:
        before = table.state_after(at - 1)
        if before.phase != state.phase or before.round != state.round:
            return
        at -= 1
        yield table.entry(at)
