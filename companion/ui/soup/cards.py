"""Environment cards: the choice of the turned one, and the sheet that shows all."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import flet as ft

from companion.rules.soup.data import DIRECTIONS, Card, Direction
from companion.rules.soup.ozone import TurnCard
from companion.ui import kit
from companion.ui.game.context import Panel
from companion.ui.shared.page import use_page
from companion.ui.shared.stage_parts import below_title
from companion.ui.soup.context import Here
from companion.ui.soup.look import card_drawing, drawing, drift_drawing

WIDTH: Final = 104
"""Width of a card on its own."""
WIDTH_OF_SEVERAL: Final = 144
"""Width of a card that stands for several equal cards and states their number."""
TOLD_FIRST: Final = Card(DIRECTIONS[0], 10)
"""The initially chosen card if players may turn any card."""


@kit.component
def CardChoice(here: Here) -> ft.Control:
    """Draw the choice of the card that was turned at the table."""

    def turn(card: Card) -> bool:
        return here.context.submit(TurnCard(card=card))

    if here.state.options.cards == "any":
        return AnyCard(here)
    return card_grid(here.style, here.state.deck, turn)


def card_grid(
    style: kit.Style, deck: tuple[Card, ...], on_choose: Callable[[Card], Any] | None
) -> ft.Control:
    """Draw cards, as buttons if `on_choose` is given; equal cards are drawn once, with their number."""
    found = [_card(style, card, count, on_choose) for card, count in Counter(deck).items()]
    return kit.wrapped(found)


def said_card(style: kit.Style, card: Card) -> str:
    """Describe a card: the drift and the ozone layer."""
    words = style.words
    return words(
        "card-said", direction=card.direction, way=words(f"direction-{card.direction}"), ozone=card.ozone
    )


def _card(style: kit.Style, card: Card, count: int, on_choose: Callable[[Card], Any] | None) -> ft.Control:
    p, words = style.palette, style.words
    parts: list[ft.Control] = [
        drift_drawing(card.direction, p.accent, 28),
        drawing("ozone", p.quiet, 20),
        style.text(str(card.ozone), kit.COUNT),
    ]
    said = said_card(style, card)
    if count > 1:
        parts.append(style.text(words("card-copies", count=count), kit.CAPTION, p.quiet))
        said = f"{said}, {words('card-copies', count=count)}"
    face = ft.Row(parts, spacing=kit.GAP_SMALL, alignment=ft.MainAxisAlignment.CENTER)
    wide = (WIDTH if count == 1 else WIDTH_OF_SEVERAL) * (style.scale if style.scale > kit.LARGE_TEXT else 1)
    if on_choose is None:
        shown = ft.Container(
            face,
            border=ft.Border.all(1, p.hairline),
            border_radius=kit.RADIUS_FIELD,
            width=wide,
            height=kit.TARGET_BUTTON,
            alignment=ft.Alignment.CENTER,
        )
        return kit.labelled(shown, said)
    choose = on_choose
    return kit.row_button(
        style,
        face,
        lambda: choose(card),
        label=said,
        edge=p.outline,
        padding=ft.Padding.symmetric(horizontal=kit.GAP),
        width=wide,
        height=kit.TARGET_BUTTON,
    )


@kit.component
def AnyCard(here: Here) -> ft.Control:
    """Draw the choice of any card: direction, ozone layer, and a button that turns the card."""
    style, words, p = here.style, here.words, here.palette
    page = use_page(here, TurnCard(card=TOLD_FIRST), first=lambda: TurnCard(card=TOLD_FIRST))
    told = page.draft.card if page.draft and page.draft.card else TOLD_FIRST

    def turned_to(direction: Direction, now: TurnCard) -> TurnCard:
        return TurnCard(card=(now.card or TOLD_FIRST)._replace(direction=direction))

    def read(now: TurnCard) -> int:
        return (now.card or TOLD_FIRST).ozone

    def put(now: TurnCard, value: int) -> TurnCard:
        return TurnCard(card=(now.card or TOLD_FIRST)._replace(ozone=value))

    buttons: list[ft.Control] = []
    for each in DIRECTIONS:
        chosen = each == told.direction
        picture = drift_drawing(each, p.on_accent if chosen else p.text, 24)
        said = words(f"direction-{each}")
        press = page.leads(partial(turned_to, each))
        buttons.append(kit.option(style, "", chosen, press, picture=picture, label=said))
    ask = here.context.asker_of(TurnCard(card=told))
    turns = kit.primary(style, words("card-turn-this"), page.give, expand=True, ask=ask)
    ozone = page.steps(words("term-ozone"), read, put, usual=TOLD_FIRST.ozone).row(style)
    return kit.column([kit.wrapped(buttons), ozone, ft.Row([turns])], kit.GAP, stretch=True)


@kit.component
def CardsSheet(here: Here, panel: Panel) -> ft.Control:
    """Draw the current card, the remaining ones, and the turned ones."""
    style, state, words = here.style, here.state, here.words
    parts: list[ft.Control] = []
    if state.card is not None:
        said = style.text(said_card(style, state.card), kit.BODY, expand=True)
        parts.append(ft.Row([card_drawing(style, state.card), said], spacing=kit.GAP_WIDE))
    left = words("count-cards-left", count=state.cards_left)
    if state.options.cards == "eleven" and state.deck:
        parts.append(below_title(style, left, card_grid(style, state.deck, None)))
    else:
        parts.append(style.text(left, kit.LABEL, style.palette.quiet))
    if state.turned:
        parts.append(below_title(style, words("cards-turned"), card_grid(style, state.turned, None)))
    return kit.sheet(style, words("cards-title"), parts, here.context.close)
