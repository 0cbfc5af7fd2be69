"""The tracks of the whole table, for corrections: time, self-destruction, the eggs and the Nest."""

import flet as ft

from companion.rules.carnomorphs.objectives import NoteEncounter
from companion.rules.carnomorphs.rooms import MarkNest, blue_corpse_room
from companion.rules.carnomorphs.state import State
from companion.rules.carnomorphs.tracks import (
    CorrectTrack,
    StartSelfDestruct,
    Track,
    on_yellow,
    spaces_to_hibernation,
)
from companion.rules.kernel import Command
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import Here
from companion.ui.carnomorphs.look import NARROW
from companion.ui.carnomorphs.rooms import blue_corpse_turned
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.shared.number_row import steps


@kit.component
def TracksSheet(here: Here, panel: Panel) -> ft.Control:
    """Draw each track with its correction, and the switches of the whole table."""
    words, state, context = here.words, here.state, here.context
    burning = state.self_destruct
    start = StartSelfDestruct(running=burning is None)
    yellow = state.options.self_destruct_yellow
    if burning is None:
        note = words("tracks-self-destruct-start", count=state.options.self_destruct_track)
    elif on_yellow(state):
        note = words("tracks-self-destruct-final")
    else:
        note = words("tracks-self-destruct-stop", count=yellow) if yellow else ""
    closed = spaces_to_hibernation(state) > 0
    time = words("tracks-time-opens", count=state.options.hibernation_opens) if closed else ""
    rows: list[ft.Control] = [] if state.running else [here.quiet("tracks-later")]
    rows += [
        _track(here, "time", note=time or words("tracks-time-open")),
        _switch(
            here,
            "tracks-self-destruct-on",
            start,
            on=burning is not None,
            note=note,
            fixed=on_yellow(state),
        ),
    ]
    if burning is not None:
        # Switches have their own hairline.
        spaces = _track(here, "self-destruct", note=words("tracks-self-destruct-note"))
        rows += [spaces, kit.hairline(here.style)]
    found = MarkNest(mark="found", value=not state.nest_found)
    destroyed = MarkNest(mark="destroyed", value=not state.nest_destroyed)
    eaten = state.eggs == 0
    note = words("tracks-nest-without-eggs") if eaten else ""
    rows += [
        _track(here, "eggs", note=words("tracks-eggs-note")),
        _switch(here, "tracks-nest-found", found, on=state.nest_found),
        _switch(here, "tracks-nest-destroyed", destroyed, on=state.nest_destroyed, note=note, fixed=eaten),
    ]
    if state.detail == "quick":
        turned, lies = blue_corpse_turned(state), blue_corpse_room(state) is not None
        note = words("tracks-blue-corpse-note")
        rows.append(_switch(here, "tracks-blue-corpse", turned, on=lies, note=note))
    met = NoteEncounter()
    if state.running and not state.first_encounter and context.may(met):
        rows.append(
            kit.link_row(
                here.style,
                glyph("encounter"),
                words("tracks-encounter"),
                lambda: context.submit_and_close(met),
                note=words("tracks-encounter-note"),
                leads=False,
                last=True,
                inset=0,
            )
        )
    return ExplainedSheet(here.style, context.ui, "round", words("tracks-title"), rows, context.close)


def _spaces(state: State, track: Track) -> int:
    match track:
        case "time":
            return state.time
        case "self-destruct":
            return state.self_destruct or 0
        case "eggs":
            return state.eggs


def _track(here: Here, track: Track, *, note: str) -> ft.Control:
    title = here.words(f"tracks-{track}")
    ink = here.palette.danger if track == "self-destruct" else here.palette.quiet
    narrow, now = here.style.below(NARROW), _spaces(here.state, track)
    picture = None if narrow else kit.art(glyph("egg" if track == "eggs" else track), ink, 28)

    def command(by: int) -> CorrectTrack:
        return CorrectTrack(track=track, delta=by)

    if not (here.state.running and here.context.may(command(1))):
        figure = here.style.text(
            str(now), kit.HEADING, lines=1, spoken=here.words("pair", what=title, value=now)
        )
        return kit.number_row(here.style, title, figure, note=note, picture=picture)
    row = steps(here.context, title, now, command, small=narrow)
    return row.row(here.style, note=note, picture=picture)


def _switch(
    here: Here, key: str, command: Command, *, on: bool, note: str = "", fixed: bool = False
) -> ft.Control:
    """Draw a switch that concerns everybody and submits `command`; it is read-only if it cannot change."""
    title = here.words(key)
    if here.state.running and here.context.accepts(command) and not fixed:
        return kit.switch_row(here.style, title, on, lambda _: here.context.submit(command), note=note)
    said = here.words("rule-yes" if on else "rule-no")
    return ft.MergeSemantics(
        kit.number_row(here.style, title, here.style.text(said, kit.BODY_STRONG), note=note)
    )
