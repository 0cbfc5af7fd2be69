"""The escape pods: their numbers, sectors, locks, passengers, and departures."""

from functools import partial

import flet as ft

from companion.rules.carnomorphs.data import POD_NUMBERS
from companion.rules.carnomorphs.pods import ChangePod, NumberPods, PodChange
from companion.rules.carnomorphs.state import Pod
from companion.rules.kernel import Command
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import GameContext, Here
from companion.ui.carnomorphs.look import headed
from companion.ui.game.context import Panel
from companion.ui.game.part import part
from companion.ui.shared.explained import ExplainedSheet


@part(lambda here: (here.state.pods, here.state.phase == "setup"))
def PodNumbers(here: Here, shown: tuple[tuple[Pod, ...], bool]) -> ft.Control:
    """Draw a chip for each possible number of a pod.

    The first press starts a new selection; the press that completes the selection assigns the numbers.
    During the set-up the app can also draw the numbers by lot.
    """
    style, words, (pods, lots) = here.style, here.words, shown
    picked, pick = kit.use_state(frozenset[int]())
    numbers = frozenset(pod.number for pod in pods)

    def toggle(number: int) -> None:
        now = picked ^ {number}
        if len(now) < len(pods):
            pick(now)
            return
        pick(frozenset())
        if now != numbers:
            here.context.submit(NumberPods(pods=tuple(sorted(now))))

    chips = [
        kit.option(
            style,
            str(number),
            number in (picked or numbers),
            lambda number=number: toggle(number),
            label=words("pods-number", pod=number),
            width=None if style.scale > 1.25 else kit.TARGET,
        )
        for number in POD_NUMBERS
    ]
    said = words("pods-numbers-left", left=len(pods) - len(picked)) if picked else _sectors(style, pods)
    return kit.column(
        [
            style.text(words("pods-numbers-note", count=len(pods)), kit.LABEL, here.palette.quiet),
            kit.wrapped(chips),
            ft.Semantics(content=style.text(said, kit.LABEL), live_region=True),
            *([lot_chip(here, pods, NumberPods())] if lots else []),
        ],
        kit.GAP,
        stretch=True,
    )


def lot_chip(here: Here, meaning: object, *commands: Command) -> ft.Control:
    """Draw the button that lets the app draw lots instead of the players.

    Args:
        meaning: As for `under_guard`.
        commands: The commands that one press submits; each draws one lot.
    """
    press = here.context.press(*commands)

    def draw(guard: kit.TapGuard) -> ft.Control:
        chip = kit.chip_button(here.style, here.words("setup-draw"), guard(press), glyph="dice")
        return ft.Container(chip, key=guard.key)

    return kit.wrapped([kit.under_guard(("lot", meaning), draw)])


def may_number(context: GameContext) -> bool:
    """Return whether this device can change the pods' numbers now, which needs all pods to be empty."""
    state = context.state
    return (
        state.phase in ("setup", "players", "events")
        and all(player.pod is None for player in state.players)
        and context.may(NumberPods(pods=tuple(pod.number for pod in state.pods)))
    )


def _sectors(style: kit.Style, pods: tuple[Pod, ...]) -> str:
    a, b = (", ".join(str(pod.number) for pod in pods if pod.sector == sector) for sector in ("A", "B"))
    return style.words("pods-sectors", a=a, b=b)


@kit.component
def PodsSheet(here: Here, panel: Panel) -> ft.Control:
    """Draw the pods and, while all of them are empty, the choice of their numbers."""
    words, context = here.words, here.context
    rows = [_pod(here, pod) for pod in here.state.pods]
    if may_number(context):
        heading = here.style.text(words("pods-numbers"), kit.LABEL_STRONG, heading=True)
        numbers = kit.keyed("numbers", PodNumbers, here)
        rows.append(kit.column([heading, numbers], kit.GAP, stretch=True))
    title, note = words("pods-title"), words("pods-note")
    return ExplainedSheet(here.style, context.ui, "pods", title, rows, context.close, note=note)


def _pod(here: Here, pod: Pod) -> ft.Control:
    words = here.words
    inside = [player.name for player in here.state.players if player.pod == pod.number]
    name = words("pod-name", pod=pod.number, sector=pod.sector)
    stands = words("pod-left" if pod.left else "pod-locked" if pod.locked else "pod-open")
    who = words("pod-inside", players=words.list(inside)) if inside else ""
    head = headed(here.style, glyph("pod"), name, kit.dotted((stands, who)))
    if not here.state.running:
        return head
    changes: list[PodChange] = ["return"] if pod.left else ["unlock" if pod.locked else "lock", "leave"]
    links: list[ft.Control] = []
    for change in changes:
        command = ChangePod(pod=pod.number, change=change)
        if here.context.may(command):
            said, press = words(f"pod-{change}"), partial(here.context.submit, command)
            links.append(kit.chip_button(here.style, said, press, label=words("pair", what=said, value=name)))
    return kit.column([head, kit.wrapped(links)], kit.GAP)
