"""The cards of Home: the open game with its player or phase, and the latest result as a picture."""

from collections.abc import Sequence
from datetime import UTC, datetime

import flet as ft

from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.game.ending import QUIET, QUIET_HEIGHT, BarScale
from companion.ui.game_card import ListedGame, ListedPlayer, when
from companion.ui.games import name_among, piece_of
from companion.ui.theme.letters import width_of
from companion.ui.theme.measure import RADIUS_BUTTON
from companion.ui.theme.typography import BAND, COUNT
from companion.ui.widgets.dish import Colony, dish
from companion.ui.widgets.layout import blank
from companion.words import Words

PIECE = 36
"""Width of the drawing of the player whose turn it is."""
SMALL_PIECE = 22
"""Width of the other players' drawings."""
DISH = 112
"""Width of the dish of a result."""
BAR = 14
"""Height of a bar of points."""
LEAST_BAR = 4
"""Width of the bar of a player without points."""


def resume_card(client: Client, style: kit.Style, game: ListedGame) -> ft.Control:
    """Draw the open game with its progress and its resume button.

    Above them is the active player in that player's colour, or the phase in the colour of the whole table.
    """
    words = style.words
    turn, played = game.waited_for, progress(words, game)
    begun = _told(style, game, words("home-begun", when=_when(style, game)))
    waits = _waits(words.of(game.game), game)
    heading = [_band(style, game, waits)] if waits else []
    others = [player for player in game.players if player is not turn]
    facts = ft.Container(
        kit.column(
            [
                style.text(played, kit.BODY_STRONG, lines=2),
                style.text(begun, kit.LABEL, style.palette.quiet, lines=3),
                names_row(style, game, others),
            ],
            kit.GAP_SMALL,
        ),
        padding=ft.Padding.only(left=kit.PADDING, right=kit.PADDING, top=kit.GAP_WIDE),
    )

    def resume() -> None:
        client.go(f"/game/{game.id}")

    said = [words("home-resume"), *([waits] if waits else []), played, words.list(game.names), begun]
    opens = kit.row_button(
        style, kit.column([*heading, facts], stretch=True), resume, label=", ".join(said), radius=0
    )
    button = ft.Row([kit.primary(style, words("home-resume"), resume, expand=True)])
    return _card(style, [opens, ft.Container(button, padding=kit.GAP_WIDE)])


def progress(words: Words, game: ListedGame) -> str:
    """Return an open game's round in words, or the sentence that its entered result was undone."""
    if game.entered:
        return words("home-taken-back")
    return words.of(game.game)("home-round", round=game.round, rounds=game.rounds)


def result_card(client: Client, style: kit.Style, game: ListedGame) -> ft.Control:
    """Draw the latest result: the winners in the dish, and everybody's points as bars."""
    words, won = style.words, game.winners
    piece = piece_of(game.game, sketched=style.sketched)
    names = words.list([player.name for player in won])
    title = words("home-won", players=names, count=len(won)) if won else words("home-nobody-won")
    day = _told(style, game, words("home-last", when=_when(style, game)))
    colonies = [Colony(player.shape, player.colour) for player in won]
    beside = style.room_for_two(kit.SMALL_PAGE)
    room = card_width(style) - 2 * kit.PADDING - (DISH + kit.PADDING if beside else 0)
    lines = kit.column(
        [
            style.text(title, kit.NAME, lines=3, room=room),
            style.text(day, kit.LABEL, style.palette.quiet, lines=3),
            ft.Container(height=kit.GAP_SMALL),
            *(_bars(style, game, room) or [names_row(style, game, game.players)]),
        ],
        kit.GAP_SMALL,
        expand=beside or None,
    )
    picture = dish(style, DISH, colonies, piece=piece)
    content: ft.Control = kit.column([picture, lines], kit.GAP_WIDE)
    if beside:
        content = ft.Row([picture, lines], spacing=kit.PADDING)
    points = [f"{player.name} {words.number(score)}" for player, score in ranked(game)]
    return _card(
        style,
        [
            kit.row_button(
                style,
                content,
                lambda: client.go(f"/game/{game.id}"),
                label=", ".join([title, day, *(points or [words.list(game.names)])]),
                radius=RADIUS_BUTTON,
                padding=kit.PADDING,
            )
        ],
    )


def names_row(style: kit.Style, game: ListedGame, players: Sequence[ListedPlayer]) -> ft.Control:
    """Draw some players' pieces and names, wrapped if necessary."""
    p, piece = style.palette, piece_of(game.game, sketched=style.sketched)
    most = card_width(style) - 2 * kit.PADDING - SMALL_PIECE - kit.GAP
    chips: list[ft.Control] = [
        ft.Row(
            [
                blank(SMALL_PIECE)
                if style.sketched
                else piece(player.shape, p.players[player.colour], SMALL_PIECE),
                ft.Container(
                    style.text(player.name, kit.LABEL_STRONG, lines=1),
                    # A long name ends in an ellipsis instead of pushing the drawing off the page.
                    width=most if len(player.name) > 24 else None,
                ),
            ],
            spacing=kit.GAP - 2,
            tight=True,
        )
        for player in players
    ]
    return kit.wrapped(chips, kit.PADDING, kit.GAP_SMALL)


def card_width(style: kit.Style) -> float:
    return min(style.width, kit.READING) - 2 * kit.PADDING


def _card(style: kit.Style, parts: Sequence[ft.Control]) -> ft.Control:
    p = style.palette
    return ft.Container(
        kit.column(parts, stretch=True),
        bgcolor=p.raised,
        border=ft.Border.all(kit.HAIR, p.hairline),
        border_radius=RADIUS_BUTTON,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


def _waits(words: Words, game: ListedGame) -> str:
    """Return the player that the game waits for, or else its phase, in words; empty if neither is known."""
    turn = game.waited_for
    if turn is not None:
        return words("table-turn-of", player=turn.name)
    # The game's words are possibly not loaded yet.
    return words("home-phase", phase=game.phase) if game.phase and words.has("home-phase") else ""


def _band(style: kit.Style, game: ListedGame, waits: str) -> ft.Control:
    p, turn = style.palette, game.waited_for
    ink, fill = p.on_together, p.together
    if turn is not None:
        ink, fill = p.on_players[turn.colour], p.players[turn.colour]
    room = card_width(style) - 2 * kit.PADDING - PIECE - kit.GAP_WIDE
    drawing = blank(PIECE)
    if not style.sketched:
        piece = piece_of(game.game)
        drawing = kit.art("players", ink, PIECE) if turn is None else piece(turn.shape, ink, PIECE)
    return ft.Container(
        ft.Row(
            [drawing, style.text(waits, BAND, ink, lines=2, room=room, expand=True)],
            spacing=kit.GAP_WIDE,
        ),
        bgcolor=fill,
        padding=ft.Padding.symmetric(horizontal=kit.PADDING, vertical=kit.GAP_WIDE),
    )


def ranked(game: ListedGame) -> list[tuple[ListedPlayer, int]]:
    """Return the players with their scores, the best first; empty if a score is unknown."""
    scored = [(player, player.score) for player in game.players if player.score is not None]
    if len(scored) < len(game.players):
        return []
    scale = scale_of(game)
    return sorted(scored, key=lambda each: (not each[0].won, each[0].out, -scale.growth(each[1])))


def scale_of(game: ListedGame) -> BarScale:
    scores = (player.score for player in game.players if player.score is not None)
    return BarScale.of(scores, fewest_win=game.fewest_win)


def _bars(style: kit.Style, game: ListedGame, room: float) -> list[ft.Control]:
    """Draw everybody's points, the best first; nothing for a game without points."""
    scored = ranked(game)
    if not scored:
        return []
    p, piece = style.palette, piece_of(game.game, sketched=style.sketched)
    scale = scale_of(game)
    numbers = [style.words.number(score) for _, score in scored]
    figures = max(map(width_of, numbers)) * COUNT.size_at(style.scale)
    longest = max(LEAST_BAR, room - SMALL_PIECE - figures - 2 * kit.GAP)
    rows: list[ft.Control] = []
    for (player, score), number in zip(scored, numbers, strict=True):
        quiet = scale.counts_against(score)
        colour = (p.quiet_players if player.out else p.players)[player.colour]
        ink = p.passed if player.out else p.text
        rows.append(
            ft.Row(
                [
                    blank(SMALL_PIECE) if style.sketched else piece(player.shape, colour, SMALL_PIECE),
                    ft.Container(
                        ft.Container(
                            width=max(LEAST_BAR, longest * scale.length(score)),
                            height=round(BAR * QUIET_HEIGHT) if quiet else BAR,
                            bgcolor=kit.mix(colour, p.raised, QUIET) if quiet else colour,
                            border_radius=kit.RADIUS_MARK,
                        ),
                        padding=ft.Padding.only(left=longest * scale.start(score)),
                    ),
                    style.text(number, COUNT, ink, lines=1),
                ],
                spacing=kit.GAP,
            )
        )
    return rows


def _when(style: kit.Style, game: ListedGame) -> str:
    return when(style.words, game.created, datetime.now(UTC))


def _told(style: kit.Style, game: ListedGame, when_: str) -> str:
    """Return the line about a game: its name, if there are several kinds of games, and the time of play.

    Leave the name out until all words are loaded.
    """
    name = "" if style.sketched else name_among(style.words, game.game, game.title)
    return f"{name} · {when_}" if name else when_
