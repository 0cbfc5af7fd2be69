"""The chance to survive the last check, the cards that it is worked out from, and what a rest is worth."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import partial
from typing import Any, Final

import flet as ft

from companion.rules.carnomorphs.data import FATAL_MARKERS
from companion.rules.carnomorphs.odds import (
    MOST_CARDS,
    MOST_MARKERS,
    CheckOdds,
    LastCheck,
    Rest,
    check_odds,
    rest_table,
)
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.state import Player
from companion.ui import kit
from companion.ui.carnomorphs.context import GameContext, Here
from companion.ui.carnomorphs.look import player_picture
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.widgets.odds import OddsShare, odds_bar, share_line
from companion.words import Words

ACTION_CARDS: Final = 10
"""Action cards that are counted with until somebody says how many there are."""

UNKNOWN: Final = -1
"""Stands for a number of infected cards that nobody knows."""


@dataclass(frozen=True)
class Deck:
    """A player's cards as far as they have been told.

    Attributes:
        action: Action cards.
        more: How many Contamination cards more there are than the character's sheet counts; fewer below 0.
        infected: Infected ones known among the Contamination cards; `UNKNOWN` where nobody knows.
    """

    action: int = ACTION_CARDS
    more: int = 0
    infected: int = UNKNOWN

    def contaminated(self, player: Player) -> int:
        return kit.clamped(player.contamination + self.more, 0, MOST_CARDS)

    def cards(self, player: Player) -> int:
        return kit.clamped(self.action + self.contaminated(player), 1, MOST_CARDS)

    def infected_of(self, player: Player) -> int | None:
        """Return the number of infected cards, at most that of Contamination cards."""
        return None if self.infected == UNKNOWN else min(self.infected, self.contaminated(player))

    def check(self, player: Player, options: Options) -> LastCheck:
        """Return the last check of a living character with these cards, as it stands now.

        Who has scanned all cards and still holds no Mutation card has found no infected one.
        """
        clean = player.scanned and not player.has_mutation
        return LastCheck(
            cards=max(self.cards(player), self.contaminated(player)),
            contaminated=self.contaminated(player),
            markers=min(player.markers, MOST_MARKERS),
            infected=0 if clean else self.infected_of(player),
            mutation=player.has_mutation,
            who=options.infected_check,
            marker_as_card=options.marker_as_card,
        )

    def turned(self, name: str, by: int, player: Player) -> "Deck":
        """Return a copy with one of the numbers changed by `by`, within its bounds."""
        match name:
            case "action":
                return replace(
                    self, action=kit.clamped(self.action + by, 0, MOST_CARDS - self.contaminated(player))
                )
            case "contaminated":
                after = kit.clamped(self.contaminated(player) + by, 0, MOST_CARDS - self.action)
                return replace(self, more=after - player.contamination)
            case _:
                now = UNKNOWN if self.infected == UNKNOWN else min(self.infected, self.contaminated(player))
                return replace(self, infected=kit.clamped(now + by, UNKNOWN, self.contaminated(player)))


@dataclass(frozen=True)
class Decks:
    """The decks of all games of this session, by game and seat."""

    told: dict[tuple[str, int], Deck] = field(default_factory=dict[tuple[str, int], Deck])

    def of(self, game: str, seat: int) -> Deck:
        return self.told.get((game, seat), Deck())

    def turned(self, game: str, player: Player, name: str, by: int) -> "Decks":
        """Return a copy with a number of one deck changed by `by`."""
        deck = self.of(game, player.seat).turned(name, by, player)
        return Decks({**self.told, (game, player.seat): deck})


UNTOLD: str = "?"
"""Stands for a number that nobody knows."""

Turn = Callable[[str, int], Any]
"""Told which number changes by how much."""


def use_deck(here: Here, player: Player) -> tuple[Deck, Turn]:
    """Return a player's deck as it was told on this device, and what changes it."""
    decks, game = kit.kept_draft(here.context.client, Decks), here.context.open_game.id

    def turn(name: str, by: int) -> None:
        decks.change(lambda now: now.turned(game, player, name, by))

    return kit.use_slice(decks, lambda: decks.now.of(game, player.seat)), turn


@kit.component
def Chance(here: Here, player: Player) -> ft.Control:
    """Draw the chance of one character; a press shows the inputs, which can be changed."""
    words, (deck, turn) = here.words, use_deck(here, player)
    opened, open_ = kit.use_state(False)
    odds = check_odds(deck.check(player, here.state.options))
    summary = words("check-deck", cards=deck.cards(player), contaminated=deck.contaminated(player))
    parts: list[ft.Control] = [
        survival_bar(here.style, odds, on_press=lambda: open_(not opened), label=words("check-chance-open")),
        here.style.text(summary, kit.LABEL, here.palette.quiet),
    ]
    if opened:
        parts += deck_rows(here.style, deck, player, turn)
    return kit.column(parts, kit.GAP, stretch=True)


def survival_bar(
    style: kit.Style, odds: CheckOdds, *, on_press: Callable[[], Any] | None = None, label: str = ""
) -> ft.Control:
    words, p = style.words, style.palette
    lives = odds.survives
    parts = (
        OddsShare(lives, words("check-survives"), p.accent, p.accent),
        OddsShare(1 - lives, words("check-dies"), p.danger, p.danger),
    )
    return odds_bar(style, parts, on_press=on_press, label=label)


def deck_rows(style: kit.Style, deck: Deck, player: Player, turn: Turn) -> list[ft.Control]:
    """Draw the cards in all, the Contamination cards, and those known to be infected."""
    contaminated = deck.contaminated(player)

    def row(key: str, name: str, value: int, low: int) -> ft.Control:
        step = partial(turn, name)
        return kit.Stepper(style.words(key), value, low, MOST_CARDS, step, small=True).row(style)

    return [
        row("check-cards", "action", deck.cards(player), max(1, contaminated)),
        row("term-contamination", "contaminated", contaminated, 0),
        infected_row(style, deck.infected, contaminated, lambda by: turn("infected", by)),
    ]


def infected_row(
    style: kit.Style, infected: int, contaminated: int, step: Callable[[int], Any]
) -> ft.Control:
    """Draw how many of the Contamination cards are known to be infected."""
    words = style.words
    value = min(infected, contaminated)
    title = words("check-infected")
    shown = UNTOLD if value == UNKNOWN else words.number(value)
    spoken = words("check-infected-unknown") if value == UNKNOWN else f"{title}: {shown}"
    row = kit.Stepper(title, value, UNKNOWN, contaminated, step, shown=shown, spoken=spoken, small=True)
    return row.row(style, note=words("check-infected-note"))


def marker_spread(style: kit.Style, odds: CheckOdds) -> ft.Control:
    """Draw the chance of each number of markers after the check; fatal numbers are red."""
    p, words = style.palette, style.words
    shares = sorted(odds.markers.items())
    percents = words.percents([share for _, share in shares])
    rows: list[ft.Control] = []
    for (markers, share), percent in zip(shares, percents, strict=True):
        ink = p.danger if markers >= FATAL_MARKERS else p.accent
        rows.append(
            ft.Row(
                [
                    ft.Container(style.text(words("count-markers", count=markers), kit.LABEL), expand=5),
                    ft.Container(share_line(style, share, ink), expand=4),
                    ft.Container(
                        style.text(percent, kit.LABEL, p.text if share else p.quiet, align=ft.TextAlign.END),
                        expand=2,
                    ),
                ],
                spacing=kit.GAP_WIDE,
            )
        )
    return kit.column(rows, kit.GAP, stretch=True)


def check_notes(words: Words, odds: CheckOdds, *, mutation: bool) -> str:
    """Describe what step A does, as far as the numbers tell."""
    if not odds.draws:
        return words("odds-table-nothing-drawn")
    if mutation:
        return words("odds-table-card-held")
    return words("odds-table-card-taken" if odds.takes_card else "odds-table-card-none")


SHARE: Final = 56
"""Width of a whole per cent, so that all bars end at the same place."""


@kit.component
def Chances(here: Here, panel: Panel) -> ft.Control:
    """Draw the chance to survive if the journey ended now, its inputs, and what resting is worth."""
    words, context, options = here.words, here.context, here.state.options
    player = here.state.players[panel.seat]
    deck, turn = use_deck(here, player)
    check = deck.check(player, options)
    odds = check_odds(check)
    return ExplainedSheet(
        here.style,
        context.ui,
        "chances",
        words("rest-sheet"),
        [
            survival_bar(here.style, odds, label=words("rest-now")),
            here.style.text(check_notes(words, odds, mutation=check.mutation), kit.LABEL, here.palette.quiet),
            *deck_rows(here.style, deck, player, turn),
            kit.hairline(here.style),
            rest_part(here.style, check, infected_leaves=options.infected_leaves),
        ],
        context.close,
        picture=player_picture(here.style, player, 36),
        note=player.name,
        on_back=lambda: context.show(Panel("player", player.seat)),
    )


def rest_part(style: kit.Style, check: LastCheck, *, infected_leaves: bool) -> ft.Control:
    """Draw the table, and the resulting advice in a line."""
    words, p = style.words, style.palette
    table = rest_table(check, infected_leaves=infected_leaves)
    parts: list[ft.Control] = [style.text(words("rest-title"), kit.BODY_STRONG, heading=True)]
    if len(table) == 1:
        parts.append(style.text(words("rest-nothing"), kit.LABEL, p.quiet))
        return kit.column(parts, kit.GAP, stretch=True)
    parts.append(style.text(rest_advice(words, table), kit.LABEL, p.text))
    best = max(row.survives for row in table)
    rows = [_rest_row(style, row, best=row.survives == best) for row in table]
    parts.append(kit.column(rows, kit.GAP_WIDE, stretch=True))
    parts.append(style.text(words("rest-note" if infected_leaves else "rest-note-stays"), kit.LABEL, p.quiet))
    return kit.column(parts, kit.GAP, stretch=True)


def rest_advice(words: Words, table: Sequence[Rest]) -> str:
    """Return the best number of scans, in a sentence."""
    best = max(table, key=lambda row: (row.survives, -row.scans))
    if not is_seen(best.gain):
        return words("rest-worse" if any(is_seen(row.gain) for row in table) else "rest-same")
    return words("rest-better", count=best.scans, points=words.number(best.gain * 100, 1))


def is_seen(gain: float | Fraction) -> bool:
    """Return whether a gain in survival is more than nothing as it is written, in tenths of a point."""
    return round(abs(gain) * 100, 1) > 0


def gain_words(words: Words, gain: float | Fraction) -> str:
    """Return by how much scans raise or lower the chance to survive."""
    if not is_seen(gain):
        return words("rest-even")
    return words("rest-loses" if gain < 0 else "rest-gains", points=words.number(abs(gain) * 100, 1))


def _rest_row(style: kit.Style, row: Rest, *, best: bool) -> ft.Control:
    """Draw the chance to survive after this many scans, its gain, and the scans' possible cost."""
    words, p = style.words, style.palette
    lines: list[ft.Control] = [style.text(words("rest-scans", count=row.scans), kit.LABEL)]
    cost: list[str] = []
    if row.scans:
        cost.append(gain_words(words, row.gain))
    if row.dies_scanning:
        cost.append(words("rest-dies", share=words.percent(row.dies_scanning)))
    if row.takes_card:
        cost.append(words("rest-card", share=words.percent(row.takes_card)))
    if cost:
        lines.append(style.text(" · ".join(cost), kit.LABEL, p.quiet))
    ink = p.accent if best else p.text
    lines.append(share_line(style, row.survives, p.accent if best else p.quiet))
    share = style.text(words.percent(row.survives), kit.COUNT, ink, align=ft.TextAlign.END, lines=1)
    return ft.Row(
        [
            kit.column(lines, kit.GAP_SMALL, stretch=True, expand=True),
            ft.Container(share, width=SHARE * style.scale),
        ],
        spacing=kit.GAP_WIDE,
    )


def is_living(context: GameContext, panel: Panel) -> bool:
    player = context.state.players[panel.seat]
    return player.living and context.state.phase != "over" and context.sees_odds(panel.seat)
