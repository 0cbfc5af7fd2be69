"""All that is mended of Flet, in one place: every kind of session needs all of it."""

from __future__ import annotations

from companion.ui.core.construction import make_controls_from_what_is_given
from companion.ui.core.events import remember_event_types
from companion.ui.core.patches import mend_keyed_lists
from companion.ui.core.shortcuts import take_shortcuts
from companion.ui.core.validation import note_errors_only


def mend_flet() -> None:
    """Mend Flet for all sessions of this process; doing it twice does no harm."""
    remember_event_types()
    mend_keyed_lists()
    note_errors_only()
    take_shortcuts()
    make_controls_from_what_is_given()
