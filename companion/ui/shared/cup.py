"""A cup of fair dice with any number of faces, their sum and earlier rolls, for the calculator and tables."""

from dataclasses import dataclass, replace
from typing import NamedTuple

import flet as ft

from companion.table.roller import fair_roll
from companion.ui import kit
from companion.ui.art import die
from companion.ui.art.dice import MOST_FACES
from companion.ui.core.client import Client
from companion.ui.widgets.dice import Tumble, tumbling_die, use_tumble

MOST_DICE = 8
LEAST_FACES = 2
USUAL = (4, 6, 8, 10, 12, 20, 100)
"""Common numbers of faces on a die."""

KEPT = 12
"""Maximum number of rolls kept."""


@dataclass(frozen=True)
class DiceThrow:
    """Dice thrown together."""

    number: int
    """The throw's number within the session, from 1."""
    die: int
    """The number of faces on each die."""
    faces: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.faces)


@dataclass(frozen=True)
class Cup:
    """The number and faces of the dice to throw, and the throws so far, the latest first."""

    count: int = 2
    die: int = 6
    throws: tuple[DiceThrow, ...] = ()

    def with_more(self, by: int) -> "Cup":
        return replace(self, count=kit.stepped(self.count, by, 1, MOST_DICE))

    def with_faces(self, by: int) -> "Cup":
        return replace(self, die=kit.stepped(self.die, by, LEAST_FACES, MOST_FACES))

    def thrown(self) -> "Cup":
        number = self.throws[0].number + 1 if self.throws else 1
        throw = DiceThrow(number, self.die, tuple(fair_roll(self.die) for _ in range(self.count)))
        return replace(self, throws=(throw, *self.throws)[:KEPT])


class CupInHand(NamedTuple):
    """The session's cup, its handlers and the dice animation, for one drawing of a component."""

    cup: Cup
    change: kit.Change[Cup]
    tumble: Tumble
    throw: kit.Press

    @property
    def latest(self) -> DiceThrow | None:
        return self.cup.throws[0] if self.cup.throws else None


def use_cup(client: Client) -> CupInHand:
    """Return the session's cup; the component is redrawn when it changes."""
    hand = kit.kept_draft(client, Cup)
    cup = kit.use_slice(hand, lambda: hand.now)

    def throw() -> None:
        client.feedback.roll()
        hand.change(Cup.thrown)

    return CupInHand(cup, hand.change, use_tumble(str(cup.throws[0].number) if cup.throws else None), throw)


def lying(style: kit.Style, hand: CupInHand) -> ft.Control:
    """Draw the dice of the latest roll and their sum; before the first roll, draw blank dice."""
    words, p = style.words, style.palette
    cup, latest, tumble = hand.cup, hand.latest, hand.tumble
    faces = latest.faces if latest else (None,) * cup.count
    kind = latest.die if latest else cup.die
    size = 96 if len(faces) <= 2 else (72 if len(faces) <= 4 else 56)
    dice = ft.Row(
        [
            ft.Container(
                tumbling_die(
                    style,
                    kind,
                    face,
                    p.accent if latest else p.outline,
                    tumble,
                    size=size,
                    label=words("calc-face", face=face) if face else words("calc-not-thrown"),
                ),
                width=size,
            )
            for face in faces
        ],
        wrap=True,
        spacing=kit.GAP_WIDE,
        run_spacing=kit.GAP,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    hidden = latest is None or tumble.rolling
    total = words("calc-not-thrown") if hidden else words.number(latest.total if latest else 0)
    figure = (
        style.text(total, kit.LABEL, p.quiet, align=ft.TextAlign.CENTER)
        if latest is None
        else style.text("" if hidden else total, kit.FIGURE, align=ft.TextAlign.CENTER)
    )
    return kit.column(
        [dice, ft.Container(figure, height=kit.FIGURE.size * style.scale, alignment=ft.Alignment.CENTER)],
        kit.GAP,
        stretch=True,
    )


def cup_inputs(style: kit.Style, hand: CupInHand) -> list[ft.Control]:
    """Draw the inputs for the number of dice, and for the number of their faces."""
    words, cup, change = style.words, hand.cup, hand.change
    title, kind = words("calc-how-many"), words("calc-faces")
    less, more = words("rule-less", what=title), words("rule-more", what=title)
    return [
        kit.stepping(
            title, cup.count, cup, lambda now, by: now.with_more(by), change, less=less, more=more
        ).row(style),
        kit.column(
            [
                kit.stepping(
                    kind,
                    cup.die,
                    cup,
                    lambda now, by: now.with_faces(by),
                    change,
                    less=words("rule-less", what=kind),
                    more=words("rule-more", what=kind),
                ).row(style),
                kit.options_row(
                    style,
                    [(faces, words("rule-die-faces", faces=faces)) for faces in USUAL],
                    cup.die,
                    lambda faces: change(lambda now: replace(now, die=faces)),
                    wrap=True,
                ),
            ],
            kit.GAP,
            stretch=True,
        ),
    ]


def earlier_rolls(style: kit.Style, cup: Cup) -> list[ft.Control]:
    """Draw the earlier rolls, oldest last."""
    words, p = style.words, style.palette
    earlier = cup.throws[1:]
    if not earlier:
        return []
    rows: list[ft.Control] = [style.text(words("calc-history"), kit.LABEL_STRONG, p.quiet, heading=True)]
    for throw in earlier:
        spoken = style.words(
            "pair", what=words.list([words.number(face) for face in throw.faces]), value=throw.total
        )
        row = ft.Row(
            [
                ft.Row(
                    [die(throw.die, face, p.quiet, 32) for face in throw.faces],
                    wrap=True,
                    spacing=kit.GAP_SMALL,
                    expand=True,
                ),
                style.text(words.number(throw.total), kit.COUNT),
            ],
            spacing=kit.PADDING,
        )
        rows.append(kit.labelled(row, spoken))
    return [ft.Container(kit.column(rows, kit.GAP_WIDE), padding=ft.Padding.only(top=kit.MARGIN))]
