"""The menu of a table: look back, correct what is the whole table's, end, and the way to everything else."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.state import Detail, State
from companion.ui.chromosome.table.corrections import corrections
from companion.ui.core.style import Style
from companion.ui.party.ways import party_rows
from companion.ui.shared.context import GameContext, Panel
from companion.ui.shared.rename_sheet import renamable
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import BODY, BODY_STRONG
from companion.ui.widgets.choose import options_row, switch_row
from companion.ui.widgets.frame import sheet
from companion.ui.widgets.press import primary, secondary
from companion.ui.widgets.rows import link_row


def menu_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """The sheet of the panel "menu"; its page "end" asks before the game is ended."""
    if panel.page == "end" and state.phase != "over" and context.runs_the_table():
        return _end(style, context)
    parts: list[ft.Control] = [_looking(style, context, state)]
    if state.phase != "over" and context.runs_the_table():
        parts += [
            _keeping(style, context, state),
            *corrections(style, context, state),
            _ending(style, context, state),
        ]
    parts.append(_elsewhere(style, context, state))
    return sheet(style, style.words("table-menu"), parts, context.close)


def _links(rows: list[ft.Control]) -> ft.Control:
    return ft.Column(rows, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _looking(style: Style, context: GameContext, state: State) -> ft.Control:
    """What there is to see of this game."""
    words, game = style.words, context.open_game.id
    rows = [
        *party_rows(style, context),
        link_row(
            style,
            "history",
            words("table-journal"),
            lambda: context.client.go(f"/game/{game}/journal"),
            inset=0,
        ),
        link_row(
            style, "chart", words("menu-charts"), lambda: context.client.go(f"/game/{game}/charts"), inset=0
        ),
    ]
    if state.phase != "over" and (state.areas or context.runs_the_table()):
        rows.append(
            link_row(
                style,
                "radiation",
                words("term-areas"),
                lambda: context.show(Panel("areas")),
                note=words("count-areas", count=len(state.areas)) if state.areas else "",
                inset=0,
            )
        )
    return _links(rows)


def _keeping(style: Style, context: GameContext, state: State) -> ft.Control:
    """How much the app keeps: the level of detail, the clocks."""
    words = style.words
    details: list[tuple[Detail, str]] = [
        ("quick", words("new-detail-quick")),
        ("full", words("new-detail-full")),
    ]

    def keep(detail: Detail) -> None:
        context.submit(cmd.SetDetail(detail=detail))

    return ft.Column(
        [
            style.text(words("new-detail"), BODY_STRONG),
            options_row(
                style,
                details,
                state.detail,
                keep,
            ),
            switch_row(
                style,
                words("new-clocks"),
                state.clocks,
                lambda running: context.submit(cmd.SetClocks(running=running)),
            ),
        ],
        spacing=GAP,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _ending(style: Style, context: GameContext, state: State) -> ft.Control:
    """What ends: the phase, the game."""
    words = style.words
    rows: list[ft.Control] = []
    if state.phase == "turns":
        rows.append(
            link_row(
                style,
                "passed",
                words("label-end-phase"),
                lambda: context.submit_and_close(cmd.EndPhase()),
                note=words("menu-end-phase-note"),
                leads=False,
                inset=0,
            )
        )
    rows.append(
        link_row(
            style, "crown", words("menu-end-game"), lambda: context.show(Panel("menu", page="end")), inset=0
        )
    )
    return _links(rows)


def _elsewhere(style: Style, context: GameContext, state: State) -> ft.Control:
    words, client, game = style.words, context.client, context.open_game.id

    def over(screen: str) -> None:
        context.close()  # back leads to the table itself
        client.go(f"/game/{game}/{screen}")

    rows: list[ft.Control] = [
        link_row(style, "swap", words("new-rules"), lambda: context.show(Panel("options")), inset=0)
    ]
    if renamable(context, state):
        rows.append(
            link_row(style, "edit", words("rename-title"), lambda: context.show(Panel("rename")), inset=0)
        )
    rows += [
        link_row(style, "book", words("home-rules"), lambda: over("rules"), inset=0),
        link_row(
            style,
            "settings",
            words("home-settings"),
            lambda: over("settings"),
            last=not client.access.is_host,
            inset=0,
        ),
    ]
    if client.access.is_host:  # the file is the host's
        rows.append(
            link_row(
                style,
                "export",
                words("menu-export"),
                lambda: client.files.export(game),
                leads=False,
                last=True,
                inset=0,
            )
        )
    return _links(rows)


def _end(style: Style, context: GameContext) -> ft.Control:
    """The question before the game is ended; an undo brings it back all the same."""
    words = style.words
    back = Panel("menu")
    return sheet(
        style,
        words("menu-end-game"),
        [style.text(words("menu-end-game-note"), BODY)],
        context.close,
        footer=ft.Column(
            [
                ft.Row(
                    [
                        primary(
                            style,
                            words("menu-end-game-yes"),
                            lambda: context.submit_and_close(cmd.EndGame()),
                            expand=True,
                        )
                    ]
                ),
                ft.Row(
                    [secondary(style, words("menu-end-game-no"), lambda: context.show(back), expand=True)]
                ),
            ],
            spacing=GAP,
            tight=True,
        ),
        on_back=lambda: context.show(back),
    )
