"""The end of a game: the winners and the reason, the memorable facts, and the exports."""

from collections.abc import Sequence
from datetime import datetime, timedelta

import flet as ft

from companion.party.devices import party_of
from companion.store.document import export_text
from companion.table.journal import moment
from companion.ui import kit
from companion.ui.core.slot import slot_style
from companion.ui.game.context import AnyContext
from companion.ui.game.ending import Ending
from companion.ui.game.here import AnyHere
from companion.ui.game.part import everything, part
from companion.ui.games import name_among
from companion.ui.shared.exports import ExportRows, play_of, rounds_of
from companion.ui.shared.finale import Finale, use_first_look
from companion.ui.shared.note import NotePart
from companion.ui.shared.score.keep import correct
from companion.ui.shared.score_row import ScoreRow
from companion.ui.shared.share import picture_of, sharing
from companion.ui.shared.stage_page import above_actions, after_style, in_halves
from companion.ui.widgets.dish import Colony, dish
from companion.ui.widgets.panes import pane_widths, panes


def kept_until(context: AnyContext) -> datetime | None:
    """Return when the game will be deleted if nothing more happens; None if it is kept."""
    party, rows = party_of(context.client.access), context.open_game.file.rows
    if party is None or party.keep_days is None or not rows:
        return None
    return moment(str(rows[-1]["at"])) + timedelta(days=party.keep_days)


def kept_until_rows(here: AnyHere) -> list[ft.Control]:
    """Draw the date until which the game is kept and, on devices that may see all of it, an export row."""
    style, context = here.style, here.context
    until = kept_until(context)
    if until is None:
        return []
    words = here.words
    said = style.text(words("end-kept-until", date=words.date(words.local(until).date())), kit.LABEL)
    rows: list[ft.Control] = [ft.Container(said, padding=ft.Padding.symmetric(horizontal=kit.MARGIN))]
    if _sees_everything(context):
        rows.append(
            kit.link_row(
                style,
                "export",
                words("end-save-game"),
                lambda: _save(context),
                note=words("end-save-game-note"),
                leads=False,
                last=True,
            )
        )
    return rows


def _sees_everything(context: AnyContext) -> bool:
    """Return whether this device may see everything in the game's file.

    The file contains all secrets, even those that have been undone or lost. So if the game has secrets, only
    the host may see the file.
    """
    access, open_game = context.client.access, context.open_game
    return access.is_host or (access.seat(open_game.id) is not None and not open_game.game.has_secrets)


def _save(context: AnyContext) -> None:
    name = f"petri-{context.open_game.id}.json"
    content = export_text(context.open_game.file.document()).encode()
    context.client.files.offer(name, content, shared_as=f"{name}.txt")


DISH, LARGE_DISH = 76.0, 120.0
"""Width of the dish beside the verdict: normally, and on a wide page."""


def verdict_of(style: kit.Style, ending: Ending) -> str:
    """Return the sentence that names the winners and, if a single winner was ahead, the margin."""
    words = style.words
    match ending.winners:
        case ():
            return words("end-nobody")
        case (winner,):
            rest = [each.total or 0 for each in ending.standings if not each.wins and not each.out]
            if not rest or winner.total is None:
                return words("end-wins", player=winner.name)
            margin = abs(winner.total - (min(rest) if ending.fewest_win else max(rest)))
            if not margin:  # The game's own rules have broken a tie.
                return words("end-wins", player=winner.name)
            return words("end-wins-by", player=winner.name, margin=margin)
        case winners if len(winners) == len(ending.standings) and winners[0].total is None:
            return words("end-everybody")
        case winners:
            return words("end-shared", players=words.list([winner.name for winner in winners]))


def turn_line(style: kit.Style, ending: Ending) -> list[ft.Control]:
    """Draw the game's turning point, if any; it belongs below the verdict."""
    if not ending.turn:
        return []
    p = style.palette
    winner = p.players[ending.winners[0].colour] if len(ending.winners) == 1 else p.accent
    said = ft.Container(
        style.text(ending.turn, kit.BODY_STRONG, lines=3),
        border=ft.Border.only(left=ft.BorderSide(kit.ACTIVE_EDGE, winner)),
        padding=ft.Padding.only(left=kit.GAP_WIDE),
    )
    return [
        ft.Container(said, padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, bottom=kit.PADDING))
    ]


def circumstances(here: AnyHere, ending: Ending, *, named: bool = True) -> str:
    """Return the game's name, its duration, and the cause of its end.

    Args:
        named: Whether to include the game's name.
    """
    words, open_game = here.words, here.context.open_game
    name = name_among(words, open_game.game.key, open_game.game.title(open_game.table.state))
    parts = [name] if name and named else []
    if rounds := rounds_of(open_game.game.summary(open_game.table.state)):
        parts.append(words("count-rounds", count=rounds))
    seconds = open_game.played.total_seconds()
    if seconds >= 60:
        parts.append(words.duration(seconds))
    return kit.dotted([*parts, *([ending.ended_by] if ending.ended_by else [])])


@part(everything)
def EndView(here: AnyHere, _: object) -> ft.Control:
    """Draw the end of a game; draw nothing if the end was just undone and the table is about to be shown."""
    if here.context.open_game.game.outcome(here.state) is None:
        return ft.Container()
    return kit.keyed("told", EndTold, here, here.context.ui.ending(here))


@kit.component
def EndTold(here: AnyHere, ending: Ending) -> ft.Control:
    """Draw the end of a game; on devices that saw it end, first count the scores."""
    counting, show_result = use_first_look(here)
    verdict = verdict_of(here.style, ending)
    if counting:
        return kit.keyed("finale", Finale, here, ending, verdict, show_result)
    return Result(here, ending, verdict)


@kit.component
def Result(here: AnyHere, ending: Ending, verdict: str) -> ft.Control:
    """Draw the result and its actions, once the scores are known.

    On a wide page the winners and the story are beside the scores.
    """
    style, context = here.style, here.context
    words, client, halves = here.words, context.client, in_halves(style)
    told, counted = (style.part(round(width)) for width in pane_widths(style)) if halves else (style, style)
    if style.actions_beside:
        told = slot_style(after_style(style))
    # Large text on a small page leaves room above the scores, or above the buttons, only for the winners.
    crowded = style.scale > kit.LARGE_TEXT and (style.narrow or style.low)
    note = circumstances(here, ending)
    untitled = circumstances(here, ending, named=False)
    scale = ending.bar_scale
    winners = [Colony(winner.shape, winner.colour) for winner in ending.winners]
    bare = not winners or crowded or style.actions_beside > 0
    drawn = 0.0 if bare else LARGE_DISH if halves else DISH
    wins = kit.headline(told, verdict, "" if crowded else note, beside=drawn and drawn + kit.MARGIN)
    if style.reduced_motion:  # Unless motion is reduced, the counting of the scores has announced the result.
        wins = kit.announced(wins, f"{verdict}. {note}", heading=True)
    head: list[ft.Control] = [ft.Container(wins, expand=True)]
    if drawn:
        small = dish(style, drawn, winners, piece=context.ui.piece)
        head.append(ft.Container(small, padding=ft.Padding.only(right=kit.MARGIN, bottom=kit.GAP)))
    rows = [
        kit.keyed(f"score-{each.seat}", ScoreRow, counted, context.ui, each, scale)
        for each in ending.standings
    ]
    rows += _correction(here.styled(counted))
    painted, share = sharing(
        client, picture_of(here, ending, verdict, untitled), f"petri-{context.open_game.id}.png"
    )
    keep = ft.Container(
        kit.column(
            [
                ft.Container(
                    style.text(words("end-keep"), kit.LABEL, here.palette.quiet, heading=True),
                    padding=ft.Padding.symmetric(horizontal=kit.MARGIN),
                ),
                ExportRows(counted, client, play_of(context)),
                *kept_until_rows(here.styled(counted)),
            ],
            kit.GAP,
            stretch=True,
        ),
        padding=ft.Padding.only(top=kit.SECTION, bottom=kit.SECTION),
    )
    below = told if halves else counted
    turn, top = turn_line(below, ending), [ft.Row(head, spacing=0)]
    own = context.open_game.game.note(here.state)
    noted = kit.keyed(f"note-{own}", NotePart, here.styled(below), own)
    course = [*_story(below, ending.story), noted, *context.ui.charts(here.styled(below))]
    if crowded and note:
        said = style.text(note, kit.LABEL, here.palette.quiet, room=counted.width - 2 * kit.MARGIN)
        inset = ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.PADDING)
        course = [ft.Container(said, padding=inset), *course]
    if style.actions_beside or crowded:  # Above the buttons there is room only for the verdict.
        course = [*turn, *course]
    else:
        top = [*top, *turn]
    more = [*context.ui.after_end(here.styled(counted)), keep]
    if client.access.is_host:
        actions = [
            kit.primary(style, words("home-new-game"), lambda: client.go("/new"), expand=True),
            kit.secondary(
                style,
                words("end-share"),
                share,
                glyph="share",
                height=64,
                expand=style.stacks or None,
            ),
        ]
    else:  # A guest cannot begin another game.
        actions = [kit.primary(style, words("end-share"), share, glyph="share", expand=True)]
    bar = kit.bottom_bar(counted, actions)
    if style.stacks:
        bar = kit.lower_third(
            counted, kit.column([ft.Row([action]) for action in actions], kit.GAP, stretch=True)
        )
    if painted is not None:
        bar = kit.column([ft.Row([painted]), bar], stretch=True)
    if halves:
        return panes(style, [*top, *course], [*rows, *more], footer=bar)
    if style.actions_beside:  # The verdict is above the actions, so the scores have the full height.
        return above_actions(here, [*rows, *course, *more], kit.column([*top, bar], stretch=True))
    return above_actions(here, [*top, *rows, *course, *more], bar)


def _correction(here: AnyHere) -> list[ft.Control]:
    """Draw the button that leads a host's device back to the score sheet of a game entered afterwards."""
    context = here.context
    if not (here.state.entered and context.client.access.is_host):
        return []

    def press() -> None:
        correct(context.client, context.ui, context.open_game)

    button = kit.plain(here.style, here.words("score-edit"), press, glyph="edit")
    inset = ft.Padding.symmetric(horizontal=kit.MARGIN, vertical=kit.GAP)
    return [ft.Container(kit.wrapped([button]), padding=inset)]


def _story(style: kit.Style, lines: Sequence[str]) -> list[ft.Control]:
    """Draw the memorable facts of the game."""
    if not lines:
        return []
    room = style.width - 2 * kit.MARGIN
    told = [style.text(line, kit.BODY, room=room) for line in lines]
    return [kit.section(style, style.words("end-story"), told)]
