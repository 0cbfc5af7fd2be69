"""The stage of phase 6: everybody's score, line by line; then the next round, or the end."""

import flet as ft

from companion.rules.soup.scoring import ends_with, score_lines
from companion.rules.soup.state import ScoreLine
from companion.ui import kit
from companion.ui.shared.stage_page import stage_page
from companion.ui.soup.art import glyph
from companion.ui.soup.context import Here
from companion.ui.soup.look import Thing, drawing, piece
from companion.ui.soup.next_step import step_bar
from companion.ui.soup.phase import phase_head

PIECE = 36
"""Width of the amoeba beside a name."""


@kit.component
def ScoringView(here: Here) -> ft.Control:
    """Draw everybody's score: the coming score or, once the markers have moved, the actual score."""
    style, state = here.style, here.state
    words, done = here.words, bool(state.scored)
    lines = state.scored or score_lines(state)
    title = words("scoring-done" if done else "scoring-todo")
    parts: list[ft.Control] = [phase_head(here, title, words("scoring-order"), said="" if done else title)]
    for line in lines:
        parts += [kit.hairline(style), _line(here, line)]
    if done or state.options.pace == "brisk":
        parts += [kit.hairline(style), _what_follows(here, lines)]
    return stage_page(here, parts, step_bar(here))


def _line(here: Here, line: ScoreLine) -> ft.Control:
    """Draw one player's score: amoebas, cards, leaps, and the new place."""
    style, state, words, p = here.style, here.state, here.words, here.palette
    player = state.players[line.seat]
    leapt = words("scoring-leapt", count=line.leapt) if line.leapt else ""
    said = ". ".join(
        filter(
            None,
            (
                player.name,
                words("scoring-amoebas", count=line.amoebas, steps=line.amoeba_steps),
                words("scoring-cards", count=line.cards, steps=line.card_steps),
                leapt,
                words("scoring-place", start=line.start, end=line.end),
            ),
        )
    )
    sums: list[ft.Control] = [
        _steps(style, "amoebas", line.amoebas, line.amoeba_steps),
        _steps(style, "genes", line.cards, line.card_steps),
    ]
    details: list[ft.Control] = [kit.wrapped(sums, kit.GAP_WIDE, kit.GAP_SMALL)]
    if leapt:
        details.append(style.text(leapt, kit.LABEL, p.quiet))
    ink = p.accent if line.end >= state.options.finish_zone else p.text
    place = ft.Row(
        [
            style.text(words.number(line.start), kit.COUNT, p.quiet, lines=1),
            kit.art("arrow-right", p.quiet, 18),
            style.text(words.number(line.end), kit.HEADING, ink, lines=1),
        ],
        spacing=kit.GAP_SMALL,
        tight=True,
    )
    shown = ft.Row(
        [
            piece(here, player, PIECE),
            kit.column(
                [style.text(player.name, kit.BODY_STRONG, lines=1), *details], kit.GAP_SMALL, expand=True
            ),
            place,
        ],
        spacing=kit.GAP_WIDE,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return kit.labelled(shown, said)


def _steps(style: kit.Style, thing: Thing, count: int, steps: int) -> ft.Control:
    """Show a player's number of amoebas or cards, and the steps that these bring."""
    words, p = style.words, style.palette
    return ft.Row(
        [
            drawing(thing, p.quiet, 20),
            style.text(words.number(count), kit.COUNT, p.quiet, lines=1),
            style.text(f"+{words.number(steps)}", kit.COUNT, p.text if steps else p.quiet, lines=1),
        ],
        spacing=kit.GAP_SMALL,
        tight=True,
    )


def _what_follows(here: Here, lines: tuple[ScoreLine, ...]) -> ft.Control:
    """Show why the game ends with this round, or how many cards are left; screen readers announce it."""
    style, state, words, p = here.style, here.state, here.words, here.palette
    ends = state.ends if state.scored else ends_with(state)
    if ends == "finish-zone":
        zone = state.options.finish_zone
        reached = [state.players[line.seat].name for line in lines if line.end >= zone]
        who = "single" if len(reached) == 1 else "several"
        said = words("scoring-finish", players=words.list(reached), who=who)
    elif ends == "last-card":
        said = words("scoring-last-card")
    else:
        said = words("scoring-goes-on", count=state.cards_left)
    row = ft.Row(
        [
            kit.art(glyph("finish"), p.accent if ends else p.quiet, 28),
            style.text(said, kit.BODY_STRONG if ends else kit.LABEL, expand=True),
        ],
        spacing=kit.GAP,
    )
    return ft.Semantics(content=row, live_region=True, container=True)
