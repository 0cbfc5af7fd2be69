"""The pages of the turn: the choices, and a button with its effect and its price."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import flet as ft

from companion.rules.chromosome.next_step import Preview, left, preview, spent
from companion.rules.chromosome.prices import FREE, Payment, Price
from companion.rules.chromosome.state import State
from companion.rules.chromosome.turns import EndTurn
from companion.rules.kernel import Command, Rejection
from companion.ui import kit
from companion.ui.art import species
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.names import spent_words
from companion.ui.chromosome.next_step import done_note, done_words
from companion.ui.chromosome.prices import Paying, use_payment
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.shared.page import Page
from companion.ui.widgets.pair import in_row, writing_in_row

Act = TypeVar("Act", bound=Command)


class TurnPage(Page[Act]):
    """The form for a command of the turn: its button shows the price, and may end the turn as well.

    While nothing is chosen, the form shows the fields of `blank`.

    Args:
        paying: The payment of the drawn draft; None if commands of this kind are free.
        price: Returns the price of a draft.
    """

    def __init__(
        self,
        here: Here,
        blank: Act,
        draft: Act | None,
        change: kit.Change[Act | None],
        seat: int,
        fit: Callable[[Act], Act],
        paying: Paying | None,
        price: Callable[[Act], Price],
    ) -> None:
        def fitted(draft: Act | None) -> Act | None:
            return None if draft is None else fit(draft)

        def paid(command: Act) -> Act:
            command = fit(command)
            return command if paying is None else _paid(command, paying.asked(price(command)))

        super().__init__(here, blank, draft, change, seat, fitted, paid)
        self.chosen: Act = self.now
        self.given: Act = self.now if paying is None else _paid(self.now, paying.payment)
        """The chosen command with its payment."""

        self.player = here.state.players[seat]
        self._paying = paying
        self._asked: list[ft.Control] = []
        """The questions that must be answered before the button can be pressed; they are pinned above it."""
        self._taking: ft.Control | None = None

    def held(self, name: str) -> Any:
        return getattr(self.now, name)

    def payment(self) -> None:
        """Draw the price with the choices in paying it, and pin the open question above the button."""
        if self._paying is not None:
            self.part(*self._paying.rows())
            self._asked += self._paying.question()

    def take(self, said: str, *, ready: bool = True) -> None:
        """Draw the button that gives the chosen command; if the rules refuse it, say why.

        Args:
            ready: Whether everything necessary is chosen.
        """
        refused, self._taking = taking(self.here, self.player.seat, said, self.given if ready else None)
        self.part(*refused)

    def on_turn(self, chapter: str, title: str) -> ft.Control:
        """Draw the page as a sheet that leads back to the turn, and closes once the command is given."""
        return turn_sheet(
            self.here,
            self.player.seat,
            title,
            self._parts,
            self._taking,
            chapter=chapter,
            asked=self._asked,
        )


def _free(command: Command) -> Price:
    return FREE


def _paid(command: Act, payment: Payment) -> Act:
    return command.replace(payment=payment)


def use_turn_page(
    here: Here,
    blank: Act,
    seat: int,
    *,
    price: Callable[[Act], Price] | None = None,
    fit: Callable[[Act], Act] = lambda draft: draft,
    chosen: bool = False,
) -> TurnPage[Act]:
    """Return the form for a command of the turn.

    Args:
        price: Returns the price of a draft; None if commands of this kind are free.
        fit: Adapts a draft to the current state, and its fields to each other.
        chosen: Whether `blank` is chosen from the start.
    """
    draft, change = kit.use_draft(lambda: blank if chosen else None)
    priced = price or _free
    now = fit(blank if draft is None else draft)
    paying = use_payment(here, seat, priced(now), lambda payment: _paid(now, payment))
    return TurnPage(here, blank, draft, change, seat, fit, paying if price else None, priced)


def turn_sheet(
    here: Here,
    seat: int,
    title: str,
    parts: Sequence[ft.Control],
    footer: ft.Control | None = None,
    *,
    chapter: str = "",
    back: Panel | None = None,
    beside: bool = False,
    asked: Sequence[ft.Control] = (),
) -> ft.Control:
    """Draw a sheet of the turn.

    Args:
        chapter: The chapter of the quick rules behind the "?"; empty for the overview, which has no back
            button.
        back: The target of the back button; by default the overview of the turn. A sheet opened from the
            table leads back there.
        beside: Whether a footer of several buttons is beside the other parts on a short page.
        asked: Questions to answer before the footer can be used: pinned above it, or, in large text, at the
            top of the sheet.
    """
    style, context, player = here.style, here.context, here.state.players[seat]
    picture = species(player.species, here.palette.players[player.colour], 36)
    if not chapter:
        return kit.sheet(style, title, parts, context.close, footer=footer, picture=picture)
    before = back or Panel("turn", seat)
    if asked and style.stacks and not style.low:
        parts, asked = [*asked, *parts], ()
    return ExplainedSheet(
        style,
        context.ui,
        chapter,
        title,
        parts,
        context.close,
        footer=footer,
        pinned=list(asked) if asked or beside else None,
        picture=picture,
        note=player.name,
        on_back=None if context.came_from is None else lambda: context.show(before),
    )


def wide_button(style: kit.Style, meaning: str, said: str, press: kit.Press | None = None) -> ft.Control:
    """Draw the only button of a sheet of the turn; without `press` it is disabled."""

    def draw(guard: kit.TapGuard) -> ft.Control:
        return ft.Row([kit.primary(style, said, guard(press), expand=True, key=guard.key)])

    return kit.under_guard(meaning, draw, expand=None)


def taking(
    here: Here, seat: int, said: str, command: Command | None, then: kit.Press | None = None
) -> tuple[list[ft.Control], ft.Control]:
    """Draw the rules' refusal of a command, if any, and the button that gives the command.

    Arguments as for `confirming`.
    """
    refused = refusal_lines(here, command)
    if command is None or refused:
        return refused, wide_button(here.style, "missing", said)
    return refused, confirming(here, seat, [(said, command)], then)


def refusal_lines(here: Here, command: Command | None) -> list[ft.Control]:
    """Draw the reason why the rules refuse a command; nothing if they accept it."""
    refused = here.refusal(command) if command is not None else None
    if refused is None:
        return []
    return [
        here.style.text(here.words(refused.code, **refused.params), kit.LABEL, here.palette.quiet, lines=4)
    ]


def cost_words(style: kit.Style, found: Preview | Rejection, seat: int) -> str:
    """Return in words what a seat pays and turns in the preview of its command; empty if nothing."""
    if isinstance(found, Rejection):
        return ""
    paid = spent(found.events, seat)
    price = spent_words(style, paid)
    said = [style.words("turn-costs", price=price)] if price else []
    if paid.energy:
        said.append(style.words("turn-turned", count=paid.energy))
    return kit.dotted(said)


def out_words(style: kit.Style, state: State, found: Preview) -> str:
    """Return in words which players these commands would eliminate; empty if none."""
    gone = [
        after.name
        for before, after in zip(state.players, found.after.players, strict=True)
        if after.eliminated and not before.eliminated
    ]
    who = "single" if len(gone) == 1 else "several"
    return style.words("turn-out", players=style.words.list(gone), who=who) if gone else ""


def out_by(here: Here, *commands: Command) -> str:
    """Return the players whom a sequence of commands would eliminate; empty if none."""
    found = preview(here.state, *commands)
    return out_words(here.style, here.state, found) if isinstance(found, Preview) else ""


def confirming(
    here: Here,
    seat: int,
    choices: Sequence[tuple[str, Command | None]],
    then: kit.Press | None = None,
) -> ft.Control:
    """Draw a button for each command, with its price.

    If a command eliminates a player, its button is red and says so. If a command leaves nothing to do in the
    turn, its button also ends the turn. If something is left after the only command, the main button still
    ends the turn, since most players want this; a quiet button above it (on a short page before it, if it
    fits) keeps the turn.

    Args:
        choices: Each button's words and command; a button without a command is disabled.
        then: Called once a command is accepted.
    """
    style, context, state = here.style, here.context, here.state
    # Not a form, since the commands have no fields to fill in, and each button may also end the turn.
    ending = EndTurn(seat=seat)

    def give(*commands: Command) -> None:
        if not context.submit(*commands):
            return
        if then is not None:
            then()
        context.close()

    def buttons(guard: kit.TapGuard, at: int, confirm: str, command: Command | None) -> list[ft.Control]:
        key = f"{at}-{guard.key}"
        found = preview(state, command) if command is not None else None
        if command is None or not isinstance(found, Preview):
            return [ft.Row([kit.primary(style, confirm, None, expand=True, key=key)])]
        after = found.after
        done = bool(after.turn.actions) and "action" not in left(after)
        handing = done and after.active == seat and isinstance(preview(after, ending), Preview)
        out, on_key = out_words(style, state, found), f"hands-on-{key}"
        costs = kit.dotted((cost_words(style, found, seat), out))
        fill, ink = (style.palette.danger, style.palette.on_danger) if out else (None, None)

        def confirmed(words: str, press: kit.Press | None, key: str, note: str = "") -> ft.Control:
            note = kit.dotted((note, costs))
            return kit.primary(style, words, press, note=note, expand=True, key=key, fill=fill, ink=ink)

        stays, hands_on = guard(lambda: give(command)), guard(lambda: give(command, ending))
        if not handing:
            return [ft.Row([confirmed(confirm, stays, key)])]
        both = style.words("turn-then", action=confirm, next=done_words(style, after))
        follows = done_note(style, after)
        if found.ends(seat):
            return [ft.Row([confirmed(both, hands_on, on_key, follows)])]
        if len(choices) > 1:
            return [ft.Row([confirmed(confirm, stays, key)])]
        kept = style.words("turn-then", action=confirm, next=style.words("turn-keep"))
        writing = writing_in_row(style, [kept, both])
        role, lines = writing or (None, 2)
        wide = kit.primary(
            style,
            both,
            hands_on,
            note=kit.dotted((follows, costs)),
            expand=True,
            fill=fill,
            ink=ink,
            key=on_key,
            role=role or kit.BUTTON_LARGE,
            lines=lines,
        )
        keeping = kit.secondary(
            style,
            kept,
            stays,
            note=costs,
            expand=True,
            ink=style.palette.danger if out else None,
            edge=style.palette.danger if out else None,
            key=key,
            spoken=confirm,
            role=role or kit.BUTTON,
            lines=lines,
        )
        return [in_row([keeping, wide])] if writing else [ft.Row([keeping]), ft.Row([wide])]

    def draw(guard: kit.TapGuard) -> ft.Control:
        drawn = [each for at, choice in enumerate(choices) for each in buttons(guard, at, *choice)]
        return kit.column(drawn, kit.GAP, stretch=True)

    return kit.under_guard(f"confirm-{seat}", draw, expand=None)
