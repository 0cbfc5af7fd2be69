"""The odds as this device shows them.

It keeps the open explanations, the worth of fate and the re-rolls that count, and draws advice.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import flet as ft

from companion.rules.chromosome.data import SCORE_PER_FATE
from companion.rules.chromosome.odds import ELIMINATION, Phase, Rerolls, Wish
from companion.rules.chromosome.odds.positions import Nearby, phase_of
from companion.rules.chromosome.state import State
from companion.ui import kit
from companion.ui.chromosome.context import GameContext, Here
from companion.ui.core.client import Client
from companion.ui.widgets.odds import advice_line, explanation
from companion.words import Words

FATE_SETTING = "fate-worth"
GENE_SETTING = "gene-worth"
ELIMINATION_SETTING = "elimination-cost"
MOST_WORTH = 20
"""Maximum worth of a fate point or gene, in points; about a whole final score."""

MOST_COST = 99
"""Maximum cost of an elimination, in points."""

REROLLS_SETTING = "odds-rerolls"
MARK = 20
"""Size of the mark of the chosen model."""


def fate_worth(context: GameContext) -> int:
    """Return the worth of a fate point on this device; initially 2, since an unspent one scores 2."""
    return _remembered(context, FATE_SETTING, SCORE_PER_FATE)


def elimination_cost(context: GameContext) -> int:
    """Return the cost of an elimination on this device; initially about a whole final score."""
    return _remembered(context, ELIMINATION_SETTING, ELIMINATION, MOST_COST)


class Worth(NamedTuple):
    """A worth in points on this device, its maximum, and its change handler."""

    points: int
    most: int
    change: kit.Change[int]


def use_fate_worth(context: GameContext) -> Worth:
    return _use_worth(context, FATE_SETTING, SCORE_PER_FATE)


def use_gene_worth(context: GameContext) -> Worth:
    """Return the worth of a combat gene kept for later; 0 by default, since it scores nothing."""
    return _use_worth(context, GENE_SETTING, 0)


def _use_worth(context: GameContext, setting: str, usual: int, most: int = MOST_WORTH) -> Worth:
    points, set_points = kit.use_state(lambda: _remembered(context, setting, usual, most))

    def change(make: Callable[[int], int]) -> None:
        turned = make(_remembered(context, setting, usual, most))
        context.client.set_setting(setting, turned)
        set_points(turned)

    return Worth(points, most, change)


def _remembered(context: GameContext, setting: str, usual: int, most: int = MOST_WORTH) -> int:
    """Return the number in this device's settings, if valid."""
    points = context.client.setting(setting, usual)
    return points if type(points) is int and 0 <= points <= most else usual


def worth_row(style: kit.Style, worth: Worth) -> ft.Control:
    """Draw the stepper for the worth of a fate point."""
    return _row(style, style.words("calc-worth"), style.words("calc-worth-note"), worth)


def worth_rows(style: kit.Style, opened: "Opened", *, at_stake: bool) -> list[ft.Control]:
    """Draw the worth of a fate point and, if an elimination is possible, its cost."""
    row = worth_row(style, opened.worth)
    if not at_stake:
        return [row]
    words = style.words
    title, note = words("odds-field-elimination"), words("odds-elimination-note")
    return [row, _row(style, title, note, opened.elimination)]


def gene_worth_row(style: kit.Style, worth: Worth) -> ft.Control:
    return _row(style, style.words("calc-gene-worth"), style.words("calc-gene-worth-note"), worth)


def _row(style: kit.Style, title: str, note: str, worth: Worth) -> ft.Control:
    words = style.words
    row = kit.stepping(
        title,
        worth.points,
        worth.points,
        lambda now, by: kit.stepped(now, by, 0, worth.most),
        worth.change,
        less=words("rule-less", what=title),
        more=words("rule-more", what=title),
        small=True,
    ).row(style, note=note)
    return ft.Container(row, padding=ft.Padding.symmetric(vertical=kit.GAP))


def remembered(client: Client) -> Rerolls:
    """Return the re-roll model last chosen on this device, at first `NONE`.

    Earlier versions stored True for `ALL` and False for `NONE`.
    """
    said = client.setting(REROLLS_SETTING, Rerolls.NONE)
    if isinstance(said, bool):
        return Rerolls.ALL if said else Rerolls.NONE
    return Rerolls(said) if said in tuple(Rerolls) else Rerolls.NONE


@dataclass(frozen=True)
class RerollChoice:
    """The re-roll model of this device.

    Attributes:
        model: The chosen model.
        open: Whether all choices are open.
        turn: Opens or closes the choices.
        choose: Chooses a model.
    """

    model: Rerolls
    open: bool
    turn: kit.Press
    choose: Callable[[Rerolls], Any]


def use_rerolls(client: Client, then: Callable[[Rerolls], Any] | None = None) -> RerollChoice:
    """Return this device's choice of a re-roll model; `then` is called with each newly chosen model."""
    model, set_model = kit.use_state(lambda: remembered(client))
    open_, set_open = kit.use_state(False)

    def choose(wanted: Rerolls) -> None:
        client.set_setting(REROLLS_SETTING, wanted.value)
        set_model(wanted)
        set_open(False)
        if then is not None:
            then(wanted)

    return RerollChoice(model, open_, lambda: set_open(not open_), choose)


def model_words(words: Words, model: Rerolls, *, stands: bool = False) -> list[str]:
    """Return the lines that name the re-roll model behind the figures shown.

    Args:
        stands: Whether the figures assume that the rolled die is accepted.
    """
    name = words(f"rerolls-{model}")
    return [words("rerolls-stands"), name] if stands else [words("rerolls-counted", model=name)]


def rerolls_row(
    style: kit.Style,
    choice: RerollChoice,
    *,
    stands: bool = False,
    beside: bool = False,
    figure: Callable[[Rerolls], str] | None = None,
) -> ft.Control:
    """Draw the name of the re-roll model behind the figures; a press shows all models to choose from.

    Args:
        stands: Whether the figures assume that the rolled die is accepted.
        beside: Whether the row shares a line with other controls, so that it is only as wide as its words.
        figure: Returns the figure that the screen would show under a model.
    """
    words, p = style.words, style.palette
    name = words(f"rerolls-{choice.model}")
    told = model_words(words, choice.model, stands=stands)
    said = f"{told[0]}, {name}" if stands else name
    if beside:
        shown: ft.Control = kit.column([style.text(line, kit.LABEL, p.quiet, lines=2) for line in told])
    else:
        text = style.text(kit.dotted(told), kit.LABEL, p.quiet, lines=2)
        shown = ft.Container(text, expand=True, expand_loose=True)
    head = kit.row_button(
        style,
        ft.Row([shown, kit.art("swap", p.quiet, 20)], spacing=kit.GAP, wrap=False),
        choice.turn,
        label=words("rerolls-close" if choice.open else "rerolls-open", model=said),
        padding=kit.GAP_SMALL,
        height=kit.TARGET if style.scale == 1 else None,
    )
    if not choice.open:
        return head
    return kit.column(
        [head, *(_model(style, choice, each, figure) for each in Rerolls)], kit.GAP_SMALL, stretch=True
    )


def _model(
    style: kit.Style, choice: RerollChoice, model: Rerolls, figure: Callable[[Rerolls], str] | None
) -> ft.Control:
    words, p = style.words, style.palette
    chosen = model == choice.model
    name, note = words(f"rerolls-{model}"), words(f"rerolls-{model}-note")
    shown = figure(model) if figure is not None else ""
    content = ft.Row(
        [
            kit.column(
                [
                    style.text(name, kit.LABEL_STRONG, lines=2),
                    style.text(note, kit.LABEL, p.quiet, lines=3),
                ],
                expand=True,
            ),
            *([style.text(shown, kit.LABEL_STRONG, lines=2)] if shown else []),
            kit.art("check", p.accent, MARK) if chosen else ft.Container(width=MARK),
        ],
        spacing=kit.GAP,
    )
    label = words("rerolls-choose", model=name, how=note)

    def choose() -> None:
        choice.choose(model)

    button = kit.row_button(
        style,
        content,
        choose,
        label=style.words("pair", what=label, value=shown) if shown else label,
        edge=p.accent if chosen else p.outline,
        padding=ft.Padding.symmetric(horizontal=kit.GAP, vertical=kit.GAP_SMALL),
    )
    return kit.choosable(button, chosen, choose)


@dataclass(frozen=True)
class Opened:
    """The open explanation on this device, and the assumptions behind its figures.

    Attributes:
        what: The name of the open explanation: `odds`, `advice-` and a seat, …; empty for none.
        change: Opens another explanation.
        worth: The worth of a fate point.
        elimination: The cost of an elimination.
        rerolls: The re-rolls that count.
        wish: The objective that players are assumed to have in tests of other players.
        want: Changes that objective.
    """

    what: str
    change: kit.Change[str]
    worth: Worth
    elimination: Worth
    rerolls: RerollChoice
    wish: Wish
    want: Callable[[Wish], Any]

    def phase(self, state: State, nearby: Nearby) -> Phase | None:
        """Return the remaining tests of the radiation phase under the assumptions of this device."""
        points, cost = self.worth.points, self.elimination.points
        return phase_of(state, nearby, points, self.rerolls.model, cost, self.wish)

    def toggle(self, what: str) -> kit.Press:
        """Return the handler of a press on a figure, which opens or closes its explanation."""
        return lambda: self.change(lambda now: "" if now == what else what)


def use_opened(context: GameContext) -> Opened:
    """Return the state of open explanations; initially none is open."""
    what, change = kit.use_draft(str)
    wish, want = kit.use_state(usual_wish)
    cost = _use_worth(context, ELIMINATION_SETTING, ELIMINATION, MOST_COST)
    return Opened(what, change, use_fate_worth(context), cost, use_rerolls(context.client), wish, want)


def usual_wish() -> Wish:
    return "out"


class SpokenAdvice(NamedTuple):
    """Advice in words, and the explanation behind it; shared by several players if it is the same."""

    seats: tuple[int, ...]
    sentence: str
    sums: Sequence[str]
    about: int | None = None
    """The seat whose die the advice is about, if several are rolled."""


def advice_lines(
    here: Here, told: Sequence[SpokenAdvice], opened: Opened, note: str = ""
) -> list[ft.Control]:
    """Draw a line for each piece of advice, followed by its explanation if that is open.

    Args:
        note: The re-rolls that the advice counts, unless the odds above already name them.
    """
    style, state, words = here.style, here.state, here.words
    lines: list[ft.Control] = []
    for seats, sentence, sums, about in told:
        first = state.players[seats[0]]
        sum_ = f"advice-{first.seat}-{about}"
        names = words.list([state.players[seat].name for seat in seats])
        lines.append(
            advice_line(
                style,
                words("battle-advice-for", player=names),
                sentence,
                here.palette.players[first.colour],
                on_press=opened.toggle(sum_),
                label=words("battle-advice-spoken", player=names, advice=sentence),
                note=note,
            )
        )
        if opened.what == sum_:
            lines += [explanation(style, sums), *worth_rows(style, opened, at_stake=True)]
    return lines
