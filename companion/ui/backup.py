"""The backup on the settings screen: save everything in one file, or restore it."""

import flet as ft

from companion.ui import kit
from companion.ui.core.client import Client


@kit.component
def BackupRows(style: kit.Style, client: Client) -> ft.Control:
    """Draw both actions. While one runs, draw only its progress; afterwards, its result below the actions."""
    words = style.words
    told, tell = kit.use_state("")
    busy, set_busy = kit.use_state(False)
    outcome = ft.Semantics(content=style.text(told, kit.BODY, style.palette.quiet), live_region=True)
    if busy:
        return outcome

    def watch(sentence: str, is_over: bool) -> None:
        tell(sentence)
        set_busy(not is_over)

    rows: list[ft.Control] = [
        kit.link_row(
            style,
            "save",
            words("backup-save"),
            lambda: client.files.save_everything(watch),
            note=words("backup-save-note"),
            leads=False,
            inset=0,
        ),
        kit.link_row(
            style,
            "import",
            words("backup-restore"),
            action=client.files.pick(watch),
            note=words("backup-restore-note"),
            leads=False,
            last=True,
            inset=0,
        ),
    ]
    if told:
        rows.append(outcome)
    return kit.column(rows, kit.GAP_SMALL, stretch=True)
