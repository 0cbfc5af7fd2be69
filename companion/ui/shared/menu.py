"""The menu of a table: look back, correct what is the whole table's, end, and the way to everything else."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.state import Detail, State
from companion.ui.chromosome.table.corrections import corrections
from companion.ui.core.style import Look
from companion.ui.party.ways import party_rows
from companion.ui.shared.context import Panel, Scene
from companion.ui.shared.rename_sheet import renamable
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import BODY, BODY_STRONG
from companion.ui.widgets.choose import options_row, switch_row
from companion.ui.widgets.frame import sheet
from companion.ui.widgets.press import primary, secondary
from companion.ui.widgets.rows import link_row


def menu_sheet(look: Look, scene: Scene, state: State, panel: Panel) -> ft.Control:
    """The sheet of the panel "menu"; its page "end" asks before the game is ended."""
    if panel.page == "end" and state.phase != "over" and scene.runs_the_table():
        return _end(look, scene)
    parts: list[ft.Control] = [_looking(look, scene, state)]
    if state.phase != "over" and scene.runs_the_table():
        parts += [_keeping(look, scene, state), *corrections(look, scene, state), _ending(look, scene, state)]
    parts.append(_elsewhere(look, scene, state))
    return sheet(look, look.words("table-menu"), parts, scene.close)


def _links(rows: list[ft.Control]) -> ft.Control:
    return ft.Column(rows, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _looking(look: Look, scene: Scene, state: State) -> ft.Control:
    """What there is to see of this game."""
    words, game = look.words, scene.seating.id
    rows = [
        *party_rows(look, scene),
        link_row(
            look, "history", words("table-journal"), lambda: scene.client.go(f"/game/{game}/journal"), inset=0
        ),
        link_row(
            look, "chart", words("menu-charts"), lambda: scene.client.go(f"/game/{game}/charts"), inset=0
        ),
    ]
    if state.phase != "over" and (state.areas or scene.runs_the_table()):
        rows.append(
            link_row(
                look,
                "radiation",
                words("term-areas"),
                lambda: scene.show(Panel("areas")),
                note=words("count-areas", count=len(state.areas)) if state.areas else "",
                inset=0,
            )
        )
    return _links(rows)


def _keeping(look: Look, scene: Scene, state: State) -> ft.Control:
    """How much the app keeps: the level of detail, the clocks."""
    words = look.words
    details: list[tuple[Detail, str]] = [
        ("quick", words("new-detail-quick")),
        ("full", words("new-detail-full")),
    ]

    def keep(detail: Detail) -> None:
        scene.submit(cmd.SetDetail(detail=detail))

    return ft.Column(
        [
            look.text(words("new-detail"), BODY_STRONG),
            options_row(
                look,
                details,
                state.detail,
                keep,
            ),
            switch_row(
                look,
                words("new-clocks"),
                state.clocks,
                lambda running: scene.submit(cmd.SetClocks(running=running)),
            ),
        ],
        spacing=GAP,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _ending(look: Look, scene: Scene, state: State) -> ft.Control:
    """What ends: the phase, the game."""
    words = look.words
    rows: list[ft.Control] = []
    if state.phase == "turns":
        rows.append(
            link_row(
                look,
                "passed",
                words("label-end-phase"),
                lambda: scene.submit_and_close(cmd.EndPhase()),
                note=words("menu-end-phase-note"),
                leads=False,
                inset=0,
            )
        )
    rows.append(
        link_row(
            look, "crown", words("menu-end-game"), lambda: scene.show(Panel("menu", page="end")), inset=0
        )
    )
    return _links(rows)


def _elsewhere(look: Look, scene: Scene, state: State) -> ft.Control:
    words, client, game = look.words, scene.client, scene.seating.id

    def over(screen: str) -> None:
        scene.close()  # back leads to the table itself
        client.go(f"/game/{game}/{screen}")

    rows: list[ft.Control] = [
        link_row(look, "swap", words("new-rules"), lambda: scene.show(Panel("options")), inset=0)
    ]
    if renamable(scene, state):
        rows.append(
            link_row(look, "edit", words("rename-title"), lambda: scene.show(Panel("rename")), inset=0)
        )
    rows += [
        link_row(look, "book", words("home-rules"), lambda: over("rules"), inset=0),
        link_row(
            look,
            "settings",
            words("home-settings"),
            lambda: over("settings"),
            last=not client.visitor.is_host,
            inset=0,
        ),
    ]
    if client.visitor.is_host:  # the file is the host's
        rows.append(
            link_row(
                look,
                "export",
                words("menu-export"),
                lambda: client.files.export(game),
                leads=False,
                last=True,
                inset=0,
            )
        )
    return _links(rows)


def _end(look: Look, scene: Scene) -> ft.Control:
    """The question before the game is ended; an undo brings it back all the same."""
    words = look.words
    back = Panel("menu")
    return sheet(
        look,
        words("menu-end-game"),
        [look.text(words("menu-end-game-note"), BODY)],
        scene.close,
        footer=ft.Column(
            [
                ft.Row(
                    [
                        primary(
                            look,
                            words("menu-end-game-yes"),
                            lambda: scene.submit_and_close(cmd.EndGame()),
                            expand=True,
                        )
                    ]
                ),
                ft.Row([secondary(look, words("menu-end-game-no"), lambda: scene.show(back), expand=True)]),
            ],
            spacing=GAP,
            tight=True,
        ),
        on_back=lambda: scene.show(back),
    )
