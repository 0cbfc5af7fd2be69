"""The tracks of the whole table: time, self-destruction, the eggs and the Nest, each to be corrected."""

from __future__ import annotations

from typing import Final

import flet as ft

from companion.rules.carnomorphs.data import EGGS
from companion.rules.carnomorphs.objectives import NoteEncounter
from companion.rules.carnomorphs.rooms import MarkNest
from companion.rules.carnomorphs.state import State
from companion.rules.carnomorphs.tracks import CorrectTrack, StartSelfDestruct, Track
from companion.rules.command import Command
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.look import NARROW, Thing, drawing
from companion.ui.carnomorphs.rooms import blue_corpse_lies, blue_corpse_turned
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.shared.number_row import Reading, bounded_step
from companion.ui.theme.typography import BODY_STRONG, HEADING, LABEL
from companion.ui.widgets.choose import switch_row
from companion.ui.widgets.counter import number_row
from companion.ui.widgets.frame import hairline
from companion.ui.widgets.rows import link_row
from companion.ui.widgets.stepper import Stepper

THINGS: Final[dict[Track, Thing]] = {
    "time": "time",
    "self-destruct": "self-destruct",
    "eggs": "eggs",
}
"""The drawing of each track."""


def tracks_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "tracks"."""
    words, options = style.words, state.options
    burning = state.self_destruct
    rows = [
        _track(style, context, state, "time"),
        _switch(
            style,
            context,
            words("tracks-self-destruct-on"),
            StartSelfDestruct(running=burning is None),
            on=burning is not None,
            note=words("tracks-self-destruct-start", count=options.self_destruct_track),
        ),
    ]
    if burning is not None:
        # A switch ends in a line of its own.
        rows += [_track(style, context, state, "self-destruct"), hairline(style)]
    found, destroyed = state.nest_found, state.nest_destroyed
    rows += [
        _track(style, context, state, "eggs"),
        _switch(
            style, context, words("tracks-nest-found"), MarkNest(mark="found", value=not found), on=found
        ),
        _switch(
            style,
            context,
            words("tracks-nest-destroyed"),
            MarkNest(mark="destroyed", value=not destroyed),
            on=destroyed,
            note=words("tracks-nest-without-eggs") if state.eggs == 0 else "",
            fixed=state.eggs == 0,
        ),
    ]
    if state.detail == "quick":
        rows.append(
            _switch(
                style,
                context,
                words("tracks-blue-corpse"),
                blue_corpse_turned(state),
                on=blue_corpse_lies(state),
                note=words("tracks-blue-corpse-note"),
            )
        )
    met = NoteEncounter()
    if _runs(state) and not state.first_encounter and context.may(met):
        rows += [  # a switch ends in a line of its own
            link_row(
                style,
                glyph("encounter"),
                words("tracks-encounter"),
                lambda: context.submit_and_close(met),
                note=words("tracks-encounter-note"),
                leads=False,
                last=True,
                inset=0,
            ),
        ]
    if not _runs(state):
        rows.insert(0, style.text(words("tracks-later"), LABEL, style.palette.quiet))
    return ExplainedSheet(style, context.ui, "round", words("tracks-title"), rows, context.close)


def _runs(state: State) -> bool:
    """Return whether rounds are played, so that any of this can change."""
    return state.phase in ("players", "events")


def _reading(state: State, track: Track) -> Reading:
    """Return the position of a track, and its bounds."""
    match track:
        case "time":
            return Reading(state.time, state.options.time_track)
        case "self-destruct":
            return Reading(state.self_destruct or 0, state.options.self_destruct_track)
        case "eggs":
            return Reading(state.eggs, EGGS)


def _track(style: Style, context: GameContext, state: State, track: Track) -> ft.Control:
    title = style.words(f"tracks-{track}")
    note = style.words(f"tracks-{track}-note")
    p = style.palette
    ink = p.danger if track == "self-destruct" else p.quiet
    narrow, now = style.width < NARROW, _reading(state, track)
    picture = None if narrow else drawing(THINGS[track], ink, 28)
    if not (_runs(state) and context.may(CorrectTrack(track=track, delta=1))):
        figure = style.text(str(now.value), HEADING, lines=1, spoken=f"{title}: {now.value}")
        return number_row(style, title, figure, note=note, picture=picture)

    step = bounded_step(
        context, lambda now: _reading(now, track), lambda by: CorrectTrack(track=track, delta=by)
    )
    return Stepper(title, now.value, 0, max(now), step, small=narrow).row(style, note=note, picture=picture)


def _switch(
    style: Style,
    context: GameContext,
    title: str,
    command: Command,
    *,
    on: bool,
    note: str = "",
    fixed: bool = False,
) -> ft.Control:
    """Draw a switch of the whole table, and the command that toggles it; read-only if fixed."""
    if _runs(context.state) and context.may(command) and not fixed:
        return switch_row(style, title, on, lambda _: context.submit(command), note=note)
    said = style.words("rule-yes" if on else "rule-no")
    return ft.MergeSemantics(number_row(style, title, style.text(said, BODY_STRONG), note=note))
