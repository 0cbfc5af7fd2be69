"""The chance of surviving the last check, the cards that it depends on, and the benefit of resting."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
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
from companion.rules.carnomorphs.questions import ACTION_CARDS, CheckQuestion
from companion.rules.carnomorphs.state import Player, State
from companion.ui import kit
from companion.ui.calculators.what_if import what_if
from companion.ui.carnomorphs.context import GameContext, Here
from companion.ui.carnomorphs.look import player_picture
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.widgets.odds import OddsShare, odds_bar, share_line
from companion.words import Words

UNKNOWN: Final = -1
"""The value that stands for an unknown number of infected cards."""


def noted_contamination(player: Player) -> int | None:
    """Return a player's recorded number of Contamination cards; None if it is not tracked."""
    return player.contamination


def least_contamination(player: Player) -> int:
    """Return the lower bound of an unknown number of Contamination cards; 0 if the number is known."""
    return player.contamination_least if player.contamination is None else 0


@dataclass(frozen=True)
class Deck:
    """A player's cards as entered on this device.

    Attributes:
        action: Action cards.
        more: Number of Contamination cards in addition to the recorded number; the total number if none is
            recorded; None if nothing was entered.
        infected: Number of Contamination cards known to be infected; `UNKNOWN` if unknown.
    """

    action: int = ACTION_CARDS
    more: int | None = None
    infected: int = UNKNOWN

    def contaminated(self, state: State, player: Player) -> int | None:
        """Return the number of Contamination cards; None if unknown."""
        noted = noted_contamination(player)
        if noted is None and self.more is None:
            return None
        return _clamped((noted or 0) + (self.more or 0), least_contamination(player), MOST_CARDS)

    def check(self, state: State, player: Player) -> LastCheck | None:
        """Return the last check of a living character with these cards, as if the journey ended now.

        Return None if the number of Contamination cards is unknown. If a player without a Mutation card has
        scanned all cards, none of them is infected.
        """
        contaminated, options = self.contaminated(state, player), state.options
        if contaminated is None:
            return None
        infected = None if self.infected == UNKNOWN else min(self.infected, contaminated)
        return LastCheck(
            cards=_clamped(self.action + contaminated, max(1, contaminated), MOST_CARDS),
            contaminated=contaminated,
            markers=min(player.markers, MOST_MARKERS),
            infected=0 if player.scanned and not player.has_mutation else infected,
            mutation=player.has_mutation,
            who=options.infected_check,
            marker_as_card=options.marker_as_card,
        )

    def turned(self, name: str, by: int, state: State, player: Player) -> "Deck":
        """Return a copy with the number `name` changed by `by`; return this deck at a bound."""
        now = self.contaminated(state, player)
        count = now or 0
        match name:
            case "action":
                return replace(self, action=_clamped(self.action + by, max(0, 1 - count), MOST_CARDS - count))
            case "contaminated":
                noted = noted_contamination(player)
                least = least_contamination(player)
                # One step below the lowest value is "?".
                if noted is None and (now is None or now + by < least):
                    return replace(self, more=least if by > 0 else None)
                after = _clamped(count + by, least, MOST_CARDS - self.action)
                return self if after == now else replace(self, more=after - (noted or 0))
            case _:
                known = UNKNOWN if self.infected == UNKNOWN else min(self.infected, count)
                after = _clamped(known + by, UNKNOWN, count)
                return self if after == known else replace(self, infected=after)


def _clamped(value: int, low: int, high: int) -> int:
    return max(low, min(high, value))


DeckOf = tuple[str, int, int]
"""The key of a deck: the game, the seat, and the round.

The round is the one in which the deck was entered, or 0 if the app records the player's number of
Contamination cards.
"""


@dataclass(frozen=True)
class Decks:
    """The decks of all games of this session."""

    told: dict[DeckOf, Deck] = field(default_factory=dict[DeckOf, Deck])

    def of(self, whose: DeckOf) -> Deck:
        return self.told.get(whose, Deck())


UNTOLD: str = "?"
"""The sign for an unknown number."""


@dataclass(frozen=True)
class ToldDeck:
    """A player's deck as entered on this device, and the function that changes it.

    This is not a `Form`, since no command contains these cards: they are used only for the odds.
    """

    now: Deck
    state: State
    player: Player
    change: kit.Change[Deck]

    @property
    def check(self) -> LastCheck | None:
        return self.now.check(self.state, self.player)

    def steps(self, title: str, value: int, name: str, **said: Any) -> kit.Steps:
        """Return the stepper for the deck's number that `Deck.turned` calls `name`."""

        def stepped(now: Deck, by: int) -> Deck:
            return now.turned(name, by, self.state, self.player)

        return kit.stepping(title, value, self.now, stepped, self.change, small=True, **said)


def use_deck(here: Here, player: Player) -> ToldDeck:
    """Return a player's deck.

    If the app does not record the number of Contamination cards, the entries expire at the end of the round.
    """
    decks, state = kit.kept_draft(here.context.client, Decks), here.state
    kept = noted_contamination(player) is not None
    whose = (here.context.open_game.id, player.seat, 0 if kept else state.round)

    def change(make: Callable[[Deck], Deck]) -> None:
        decks.change(lambda now: Decks({**now.told, whose: make(now.of(whose))}))

    return ToldDeck(kit.use_slice(decks, lambda: decks.now.of(whose)), state, player, change)


@kit.component
def Chance(here: Here, player: Player) -> ft.Control:
    """Draw a character's chance of survival; a press opens the inputs.

    If the number of Contamination cards is unknown, ask for it first. Players enter their cards on their
    own devices, since no public screen shows the chance.
    """
    words, deck = here.words, use_deck(here, player)
    opened, open_ = kit.use_state(False)
    check = deck.check
    if check is None:
        return kit.column(deck_rows(here.style, deck), kit.GAP, stretch=True)
    summary = words("check-deck", cards=check.cards, contaminated=check.contaminated)
    parts: list[ft.Control] = [
        survival_bar(
            here.style,
            check_odds(check),
            on_press=lambda: open_(not opened),
            label=words("check-chance-open"),
        ),
        here.style.text(summary, kit.LABEL, here.palette.quiet),
    ]
    if opened:
        asked = CheckQuestion.of(check, here.state.options)
        parts += deck_rows(here.style, deck)
        parts += what_if(here, "infection", asked)
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


def deck_rows(style: kit.Style, deck: ToldDeck) -> list[ft.Control]:
    """Draw steppers for all cards, the Contamination cards, and the cards known to be infected.

    If the number of Contamination cards is unknown, draw only the stepper for it, which starts at "?".
    """
    words, check = style.words, deck.check
    title = words("term-contamination")
    if check is None:
        spoken = words("check-contamination-unsaid")
        row = deck.steps(title, 0, "contaminated", shown=UNTOLD, spoken=spoken)
        return [row.row(style, note=spoken)]
    return [
        deck.steps(words("check-cards"), check.cards, "action").row(style),
        deck.steps(title, check.contaminated, "contaminated").row(style),
        infected_row(style, deck, check.contaminated),
    ]


def infected_row(style: kit.Style, deck: ToldDeck, contaminated: int) -> ft.Control:
    """Draw the stepper for the number of Contamination cards known to be infected."""
    words = style.words
    value = min(deck.now.infected, contaminated)
    title = words("check-infected")
    shown = UNTOLD if value == UNKNOWN else words.number(value)
    spoken = words("check-infected-unknown") if value == UNKNOWN else words("pair", what=title, value=shown)
    row = deck.steps(title, value, "infected", shown=shown, spoken=spoken)
    return row.row(style, note=words("check-infected-note"))


def marker_spread(style: kit.Style, odds: CheckOdds) -> ft.Control:
    """Draw the chance of each number of markers after the check; fatal numbers are red."""
    p, words = style.palette, style.words
    shares = sorted(odds.markers.items())
    percents = words.percents([share for _, share in shares])
    rows: list[ft.Control] = []
    for (markers, share), percent in zip(shares, percents, strict=True):
        bar = share_line(style, share, p.danger if markers >= FATAL_MARKERS else p.accent)
        count = style.text(words("count-markers", count=markers), kit.LABEL)
        ink = p.text if share else p.quiet
        said = style.text(percent, kit.LABEL, ink, align=ft.TextAlign.END, lines=1)
        if style.scale > kit.LARGE_TEXT:
            head = ft.Row([ft.Container(count, expand=True), said], spacing=kit.GAP)
            rows.append(kit.column([head, bar], kit.GAP_SMALL, stretch=True))
            continue
        parts = ((count, 5), (bar, 4), (said, 2))
        row = [ft.Container(part, expand=share) for part, share in parts]
        rows.append(ft.Row([*row], spacing=kit.GAP_WIDE))
    return kit.column(rows, kit.GAP, stretch=True)


def check_notes(words: Words, odds: CheckOdds, *, mutation: bool) -> str:
    """Say what these odds assume about step A: it is skipped, brings a Mutation card, or brings none."""
    if not odds.draws:
        return words("odds-table-nothing-drawn")
    if mutation:
        return words("odds-table-card-held")
    return words("odds-table-card-taken" if odds.takes_card else "odds-table-card-none")


SHARE: Final = 56
"""Width reserved for a percentage, so that all bars end at the same place."""


@kit.component
def Chances(here: Here, panel: Panel) -> ft.Control:
    """Draw the chance of survival if the journey ended now, its inputs, and the benefit of resting."""
    words, context, options = here.words, here.context, here.state.options
    player = here.state.players[panel.seat]
    deck = use_deck(here, player)
    rows, check = deck_rows(here.style, deck), deck.check
    if check is not None:
        odds = check_odds(check)
        rows = [
            survival_bar(here.style, odds, label=words("rest-now")),
            here.style.text(check_notes(words, odds, mutation=check.mutation), kit.LABEL, here.palette.quiet),
            *rows,
            kit.hairline(here.style),
            rest_part(here.style, check, infected_leaves=options.infected_leaves),
            *what_if(here, "infection", CheckQuestion.of(check, options)),
        ]
    return ExplainedSheet(
        here.style,
        context.ui,
        "chances",
        words("rest-sheet"),
        rows,
        context.close,
        picture=player_picture(here.style, player, 36),
        note=player.name,
        on_back=lambda: context.show(Panel("player", player.seat)),
    )


def rest_part(style: kit.Style, check: LastCheck, *, infected_leaves: bool) -> ft.Control:
    """Draw the advice on resting, and a table of the chance of survival by the number of scans."""
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
    """Return a sentence that states the best number of scans, or that no scan helps."""
    best = max(table, key=lambda row: (row.survives, -row.scans))
    if not is_seen(best.gain):
        return words("rest-worse" if any(is_seen(row.gain) for row in table) else "rest-same")
    return words("rest-better", count=best.scans, points=words.number(best.gain * 100, 1))


def is_seen(gain: float | Fraction) -> bool:
    """Return whether a gain is not zero after rounding to tenths of a percentage point."""
    return round(abs(gain) * 100, 1) > 0


def gain_words(words: Words, gain: float | Fraction) -> str:
    """Say by how much scans raise or lower the chance of survival."""
    if not is_seen(gain):
        return words("rest-even")
    return words("rest-loses" if gain < 0 else "rest-gains", points=words.number(abs(gain) * 100, 1))


def _rest_row(style: kit.Style, row: Rest, *, best: bool) -> ft.Control:
    """Draw the chance of survival after a number of scans, the gain, and the possible costs of the scans."""
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
        lines.append(style.text(kit.dotted(cost), kit.LABEL, p.quiet))
    ink = p.accent if best else p.text
    lines.append(share_line(style, row.survives, p.accent if best else p.quiet))
    share = style.text(words.percent(row.survives), kit.COUNT, ink, align=ft.TextAlign.END, lines=1)
    beside = ft.Container(share, width=SHARE * style.scale)
    if style.scale > kit.LARGE_TEXT:  # Let the words take the full width.
        bar = ft.Row([ft.Container(lines.pop(), expand=True), beside], spacing=kit.GAP_WIDE)
        return kit.column([*lines, bar], kit.GAP_SMALL, stretch=True)
    return ft.Row([kit.column(lines, kit.GAP_SMALL, stretch=True, expand=True), beside], spacing=kit.GAP_WIDE)


def is_living(context: GameContext, panel: Panel) -> bool:
    player = context.state.players[panel.seat]
    return player.living and context.state.phase != "over" and context.sees_odds(panel.seat)
