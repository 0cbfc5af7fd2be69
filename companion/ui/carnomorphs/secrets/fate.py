"""The fate of a character: a pod, hibernation, escape, death; previewed before it is done."""

from __future__ import annotations

from typing import NamedTuple

import flet as ft

from companion.rules.carnomorphs.characters import SetFate
from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.carnomorphs.pods import EnterPod
from companion.rules.carnomorphs.state import Fate, State
from companion.rules.command import Command
from companion.rules.kernel import Rejection
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.look import GLYPHS
from companion.ui.carnomorphs.secrets.page import action_page
from companion.ui.carnomorphs.secrets.told import FATES
from companion.ui.core.component import component, keyed, use_state
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.choice_row import choice_row
from companion.words import Words


class FateChoice(NamedTuple):
    """A possible fate of a character."""

    kind: str
    """`enter`, `leave`, or a fate."""

    pod: int | None = None

    def command(self, seat: int) -> Command:
        """Return the command of this choice."""
        match self.kind:
            case "enter" | "leave":
                return EnterPod(seat=seat, pod=self.pod)
            case "hibernated" | "escaped" | "dead":
                return SetFate(seat=seat, fate=self.kind, pod=self.pod)
            case _:
                return SetFate(seat=seat, fate="aboard")


def steps_of(state: State, seat: int) -> tuple[FateChoice, ...]:
    """Return the character's possible fates, by the rules and the pods.

    Where pods and who is in them are kept, who escapes is in one already.
    """
    player = state.players[seat]
    waiting = [pod.number for pod in state.pods if not pod.left]
    kept = state.detail == "full" and player.acting
    found = [FateChoice("enter", pod) for pod in waiting if kept]
    found += [FateChoice("leave"), FateChoice("hibernated")]
    found += [FateChoice("escaped", pod) for pod in waiting if pod == player.pod or not kept]
    if not waiting:
        found.append(FateChoice("escaped"))
    found += [FateChoice("dead"), FateChoice("aboard")]
    return tuple(
        step for step in found if not isinstance(CARNOMORPHS.decide(state, step.command(seat)), Rejection)
    )


def step_words(words: Words, step: FateChoice) -> str:
    """Return the name of the step."""
    if step.pod is not None:
        return words(f"fate-{step.kind}-pod", pod=step.pod)
    return words(f"fate-{step.kind}")


def fate_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "fate"."""
    return keyed(f"fate-{panel.seat}", FatePage, style, context, state, panel.seat)


@component
def FatePage(style: Style, context: GameContext, state: State, seat: int) -> ft.Control:
    """Draw a row for each possible fate; the chosen one is previewed before it is done."""
    words, p = style.words, style.palette
    chosen, choose = use_state(_none())
    can = steps_of(state, seat)
    step = chosen if chosen in can else None
    rows = [
        choice_row(
            style,
            step_words(words, each),
            lambda each=each: choose(each),
            chosen=each == step,
            glyph=GLYPHS["pod"] if each.kind in ("enter", "leave") else FATES[each.kind],
            colour=p.danger if each.kind == "dead" else None,
        )
        for each in can
    ]
    fate: Fate = state.players[seat].fate
    return action_page(
        style,
        context,
        state,
        seat,
        "pods",
        words("fate-sheet"),
        [style.text(words(f"fate-now-{fate}"), LABEL, p.quiet), *rows],
        confirm=step_words(words, step) if step else words("fate-choose"),
        command=step.command(seat) if step else None,
    )


def _none() -> FateChoice | None:
    """Return None: nothing is chosen at first."""
    return None
