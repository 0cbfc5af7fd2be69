"""The set-up of the board as a checklist: any player can tick off a step."""

from functools import partial
from typing import Final, NamedTuple

import flet as ft

from companion.rules.carnomorphs.data import (
    BASE_CHARACTERS,
    EGGS,
    MOST_PLAYERS,
    OBJECTIVES_EACH,
    SETUP_STEPS,
    SetupStep,
    starting_bag,
)
from companion.rules.carnomorphs.house_rules import Rename
from companion.rules.carnomorphs.setup import BeginPlay, DrawCharacters, TakeHelpCard, TickStep
from companion.rules.carnomorphs.shared_objectives import most_shared, plays_together
from companion.rules.carnomorphs.state import Player, State
from companion.ui import kit
from companion.ui.carnomorphs.context import Here
from companion.ui.carnomorphs.look import player_picture
from companion.ui.carnomorphs.pods import PodNumbers, lot_chip, may_number
from companion.ui.core.presses import is_second_tap
from companion.ui.game.context import Panel
from companion.ui.game.part import part
from companion.ui.shared.phones.actions import waiting_row
from companion.ui.shared.stage_page import above_actions

SIGN = 28
"""Width and height of the circle with a step's number."""

FIRST_NUMBER: Final = 2
"""The rulebook's number for the first of `SETUP_STEPS`; its step 1, laying down the board, is left out."""


class StepGroup(NamedTuple):
    """A group of set-up steps for one person, while other people work on the other groups."""

    name: str
    steps: tuple[SetupStep, ...]


GROUPS: Final = (
    StepGroup("board", SETUP_STEPS[:7]),
    StepGroup("carnomorphs", SETUP_STEPS[7:9]),
    StepGroup("stocks", SETUP_STEPS[9:12]),
    StepGroup("crew", SETUP_STEPS[12:]),
)
"""All steps, in the rulebook's order."""


def step_number(step: SetupStep) -> int:
    return SETUP_STEPS.index(step) + FIRST_NUMBER


def by_number(state: State) -> list[Player]:
    """Return the players in the order in which they choose characters: by the number of their help cards."""
    return sorted(state.players, key=lambda player: player.number)


def instruction(style: kit.Style, state: State, step: SetupStep) -> str:
    """Return the text of a step for the game's number of players."""
    words, players = style.words, len(state.players)
    who = "alone" if players == 1 else "several"
    match step:
        case "pods":
            return words("setup-pods-how", count=len(state.pods), sectors=_sectors(style, state))
        case "carnomorph-board":
            return words("setup-carnomorph-board-how", eggs=EGGS)
        case "bag":
            bag = starting_bag(players)
            return words("setup-bag-how", blank=bag.blank, blue=bag.blue, red=bag.red, total=bag.total)
        case "help-cards":
            return words("setup-help-cards-how", who=who, players=players, dealt=_dealt(style, state))
        case "objectives" if plays_together(state):
            return words("setup-objectives-shared-how", who=who, count=most_shared(state))
        case "objectives":
            which = "all" if players == MOST_PLAYERS else "some"
            return words("setup-objectives-how", which=which, players=players, each=OBJECTIVES_EACH)
        case "characters":
            names = [player.name for player in by_number(state)]
            return words("setup-characters-how", who=who, order=" – ".join(names), first=names[0])
        case "first-player":
            return words("setup-first-player-how", player=by_number(state)[0].name)
        case _:
            return words(f"setup-{step}-how")


def _sectors(style: kit.Style, state: State) -> str:
    counts = [sum(pod.sector == sector for pod in state.pods) for sector in ("A", "B")]
    return style.words("setup-pods-sectors", a=counts[0], b=counts[1])


def _dealt(style: kit.Style, state: State) -> str:
    return style.words.list(
        [style.words("setup-help-card", player=each.name, number=each.number) for each in by_number(state)]
    )


# the checklist ------------------------------------------------------------------------------------------


@kit.component
def SetupView(here: Here) -> ft.Control:
    """Draw the stage of the set-up, while the board is laid out."""
    style = here.style
    parts: list[ft.Control] = [kit.keyed("progress", Progress, here)]
    parts += [kit.keyed(f"group-{group.name}", Group, here, group) for group in GROUPS]
    return above_actions(here, parts, kit.bottom_bar(style, [_next(here)]))


def _next(here: Here) -> ft.Control:
    """Draw the primary button, which ticks off the next step, and above it the button that begins play.

    Play may begin before all steps are ticked off. After the last step, only the button that begins play
    remains.
    """
    style, words, context, state = here.style, here.words, here.context, here.state
    begin = words("setup-begin", player=by_number(state)[0].name)
    play = partial(context.submit, BeginPlay())
    still: list[SetupStep] = [step for step in SETUP_STEPS if step not in state.setup_done]
    if not still:
        if not context.may(BeginPlay()):
            return _waiting(here)
        return kit.guarded(style, "begin", begin, play, ask=context.asker_of(BeginPlay()))
    tick = TickStep(step=still[0])
    if not context.may(tick):
        return _waiting(here)
    done = kit.guarded(
        style,
        tick,
        words("setup-next", title=words(f"setup-{still[0]}")),
        partial(context.submit, tick),
        # Large text leaves no room for the note; the marks at the top show the same.
        note=words("setup-left", count=len(still)) if style.scale <= kit.LARGE_TEXT else "",
        ask=context.asker_of(tick),
    )
    if not context.may(BeginPlay()):
        return done
    early = ft.Container(kit.plain(style, begin, play), alignment=ft.Alignment.CENTER)
    return kit.column([early, ft.Row([done])], stretch=True, expand=True)


def _waiting(here: Here) -> ft.Control:
    return ft.Container(waiting_row(here, None), expand=True)


def is_done(here: Here, group: StepGroup) -> bool:
    return all(step in here.state.setup_done for step in group.steps)


@part(is_done)
def Group(here: Here, ready: bool, group: StepGroup) -> ft.Control:
    """Draw the steps of a group below its title; once all steps are done, they are folded."""
    style, p = here.style, here.palette
    opened, set_opened = kit.use_state(False)
    title = here.words(f"setup-group-{group.name}")
    steps = [kit.keyed(f"step-{step}", StepRow, here, step) for step in group.steps]
    inset = ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.PADDING)
    if not ready:
        heading = style.text(title, kit.LABEL_STRONG, p.accent, heading=True)
        return kit.column([ft.Container(heading, padding=inset), *steps], stretch=True)
    said = here.words("setup-group-done", group=title)
    head = kit.row_button(
        style,
        ft.Row(
            [
                _sign(style, None),
                style.text(said, kit.BODY_STRONG, p.quiet, expand=True),
                kit.art("chevron-up" if opened else "chevron-down", p.outline, 20),
            ],
            spacing=kit.GAP_WIDE,
        ),
        lambda: set_opened(not opened),
        label=said,
        radius=0,
        padding=ft.Padding.symmetric(horizontal=kit.MARGIN, vertical=kit.GAP_WIDE),
    )
    return kit.column([kit.foldable(head, opened), *(steps if opened else ())], stretch=True)


@part(lambda here: (here.state.setup_done, len(here.state.players)))
def Progress(here: Here, shown: tuple[tuple[SetupStep, ...], int]) -> ft.Control:
    """Draw a mark for each step, filled once it is done, and the number of steps done."""
    style, words, p, (done, players) = here.style, here.words, here.palette, shown
    marks: list[ft.Control] = [
        ft.Container(
            expand=True,
            height=kit.GAP,
            border_radius=kit.RADIUS_MARK,
            bgcolor=p.accent if step in done else p.track_empty,
            animate=style.motion(kit.QUICK),
        )
        for step in SETUP_STEPS
    ]
    said = words("setup-progress", done=len(done), steps=len(SETUP_STEPS))
    return ft.Container(
        kit.column(
            [
                style.text(words("setup-share", count=players), kit.LABEL, p.quiet),
                ft.Row(
                    [
                        ft.Container(ft.Row(marks, spacing=3), expand=True),
                        ft.Semantics(
                            content=style.text(f"{len(done)}/{len(SETUP_STEPS)}", kit.COUNT, spoken=said),
                            live_region=True,
                        ),
                    ],
                    spacing=kit.GAP_WIDE,
                ),
            ],
            kit.GAP,
            stretch=True,
        ),
        padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.GAP_SMALL),
    )


class StepFacts(NamedTuple):
    """The facts of a step's row."""

    done: bool
    may: bool
    how: str
    next: bool
    """Whether this step is the first that is not done."""

    numbers: bool
    """Whether the row includes the choice of the pods' numbers, until the step is done."""

    shared: bool
    """Whether the row includes the link to the face-up objectives, until the step is done."""

    dealt: bool
    """Whether the row includes the help cards dealt by the table, until the step is done."""


def step_facts(here: Here, step: SetupStep) -> StepFacts:
    context, state = here.context, here.state
    return StepFacts(
        step in state.setup_done,
        context.may(TickStep(step=step)),
        instruction(here.style, state, step),
        next((each for each in SETUP_STEPS if each not in state.setup_done), None) == step,
        step == "pods" and step not in state.setup_done and may_number(context),
        step == "objectives" and step not in state.setup_done and plays_together(state),
        step == "help-cards" and step not in state.setup_done and bool(_dealt_here(here)),
    )


def _dealt_here(here: Here) -> list[int]:
    """Return the seats whose help cards this device may enter; none in a solo game."""
    seats = range(len(here.state.players))
    return [seat for seat in seats if len(seats) > 1 and here.context.may(TakeHelpCard(seat=seat, number=1))]


@part(step_facts)
def StepRow(here: Here, shown: StepFacts, step: SetupStep) -> ft.Control:
    """Draw one step; a press toggles it.

    The next step shows its instruction. Any other undone step shows its instruction after a press on the
    arrow at its end.
    """
    style, context, p, words = here.style, here.context, here.palette, here.words
    opened, set_opened = kit.use_state(False)
    whole = not shown.done and (shown.next or opened)

    def tick() -> None:
        # A step shrinks when it is ticked off, so a second tap would hit the step below.
        if not is_second_tap():
            context.submit(TickStep(step=step, done=step not in context.state.setup_done))

    ink = p.quiet if shown.done else p.text
    title = words(f"setup-{step}")
    told: list[ft.Control] = [style.text(title, kit.BODY_STRONG, ink)]
    if whole:
        told.append(style.text(shown.how, kit.LABEL))
    lines = kit.column(told, kit.GAP_SMALL, expand=True)
    sign = _sign(style, None if shown.done else step_number(step))
    align = ft.CrossAxisAlignment.START if whole else ft.CrossAxisAlignment.CENTER
    content = ft.Row([sign, lines], spacing=kit.GAP_WIDE, vertical_alignment=align)
    said = words("setup-step-done", number=step_number(step), title=title)
    if not shown.done:
        said = words("setup-step", number=step_number(step), title=title, how=shown.how)
    press: kit.Press = tick
    if not shown.may:
        press = context.press(TickStep(step=step, done=not shown.done), lives=False)
    button = ft.TextButton(
        content=kit.named(content, said),
        on_click=kit.pressed(press),
        disabled=not press,
        height=None if whole or style.scale > kit.LARGE_TEXT else kit.TARGET,
        style=kit.button_style(
            p.text,
            focus=p.accent,
            radius=0,
            padding=ft.Padding.symmetric(horizontal=kit.MARGIN, vertical=kit.GAP_WIDE if whole else 0),
            off=ink,
            align=ft.Alignment.TOP_LEFT if whole else ft.Alignment.CENTER_LEFT,
        ),
    )
    row: list[ft.Control] = [kit.checkable(button, shown.done, press, True)]
    if not shown.done and not shown.next:
        arrow = "chevron-up" if opened else "chevron-down"
        unfold = kit.glyph_button(
            style, arrow, words("setup-step-how", title=title), lambda: set_opened(not opened)
        )
        row.append(kit.foldable(unfold, opened))
    parts: list[ft.Control] = [ft.Row(row, spacing=0)]
    if step == "characters" and whole:
        parts.append(kit.keyed("choosing", Choosing, here))
    if shown.shared and whole:
        show = partial(context.show, Panel("shared-objectives"))
        parts.append(_under_step(style, kit.wrapped([kit.chip_button(style, words("shared-which"), show)])))
    if shown.dealt and whole:
        parts.append(_under_step(style, kit.keyed("dealt", HelpCards, here)))
    if step == "pods" and shown.numbers and whole:
        parts.append(_under_step(style, kit.keyed("numbers", PodNumbers, here)))
    return ft.Container(
        kit.column(parts, stretch=True), border=ft.Border.only(bottom=ft.BorderSide(kit.HAIR, p.hairline))
    )


def _sign(style: kit.Style, number: int | None) -> ft.Control:
    """Draw a step's number in the rulebook, or a check mark if `number` is None."""
    p, size = style.palette, SIGN * style.scale
    return ft.Container(
        kit.art("check", p.on_accent, 20)
        if number is None
        else style.text(str(number), kit.LABEL_STRONG, p.quiet),
        width=size,
        height=size,
        border_radius=SIGN,
        bgcolor=p.accent if number is None else None,
        border=None if number is None else ft.Border.all(2, p.outline),
        alignment=ft.Alignment.CENTER,
    )


def cards_by_seat(here: Here) -> tuple[tuple[int, ...], list[int]]:
    """Return the help cards' numbers by seat, and the seats whose help cards this device may enter."""
    return tuple(player.number for player in here.state.players), _dealt_here(here)


def renamed(here: Here) -> list[tuple[Player, bool]]:
    """Return the players in choosing order, and whether this device may assign their characters."""
    return [
        (each, here.context.may(Rename(seat=each.seat, name=each.name, character=each.character)))
        for each in by_number(here.state)
    ]


@part(renamed)
def Choosing(here: Here, players: list[tuple[Player, bool]]) -> ft.Control:
    """Draw the players in choosing order; a press opens the page that assigns a character."""
    style, p, words = here.style, here.palette, here.words

    def row(player: Player, may: bool) -> ft.Control:
        played = player.character or words("setup-character-open")
        content = ft.Row(
            [
                player_picture(style, player, 24),
                style.text(f"{player.number}. {player.name}", kit.LABEL_STRONG, lines=1, expand=True),
                style.text(
                    played,
                    kit.LABEL,
                    p.text if player.character else p.quiet,
                    align=ft.TextAlign.END,
                    lines=1,
                    expand=True,
                ),
                kit.art("edit", p.outline if may else p.ground, 18),
            ],
            spacing=kit.GAP,
        )
        return kit.row_button(
            style,
            content,
            (lambda: here.context.show(Panel("rename", player.seat, "player"))) if may else None,
            label=words("setup-character", number=player.number, player=player.name, character=played),
            height=None if style.scale > 1 else kit.TARGET,
        )

    rows: list[ft.Control] = []
    choosing = next((player.seat for player, _ in players if not player.character), None)
    for player, may in players:
        rows.append(row(player, may))
        if may and player.seat == choosing:
            rows.append(_offered(here, player, [each for each, _ in players]))
    return _under_step(style, kit.column(rows, stretch=True))


def _offered(here: Here, player: Player, players: list[Player]) -> ft.Control:
    """Draw the characters drawn by lot for a player, who keeps one by pressing it.

    Before the lot, draw the button that starts it.
    """
    if not player.offered:
        taken = {each.character.casefold() for each in players}
        names = [here.words(f"character-{each}") for each in BASE_CHARACTERS]
        among = tuple(name for name in names if name.casefold() not in taken)
        draw = DrawCharacters(seat=player.seat, among=among)
        return lot_chip(here, (player.seat, among), draw)

    def kept(guard: kit.TapGuard) -> ft.Control:
        chips = [
            kit.option(
                here.style,
                character,
                False,
                guard(here.context.press(Rename(seat=player.seat, name=player.name, character=character))),
                label=here.words("setup-character-kept", player=player.name, character=character),
            )
            for character in player.offered
        ]
        return kit.wrapped(chips)

    return kit.under_guard(("kept", player.seat), kept)


@part(cards_by_seat)
def HelpCards(here: Here, shown: tuple[tuple[int, ...], list[int]]) -> ft.Control:
    """Draw a chip that unfolds a row for each player, in which the dealt help card is entered."""
    words, (numbers, seats) = here.words, shown
    opened, open_rows = kit.use_state(False)
    if not opened:
        said = words("setup-cards-dealt")
        return kit.wrapped([kit.chip_button(here.style, said, lambda: open_rows(True), glyph="edit")])
    return kit.column([_help_card(here, seat, numbers) for seat in seats], kit.GAP, stretch=True)


def _help_card(here: Here, seat: int, numbers: tuple[int, ...]) -> ft.Control:
    """Draw a player and all help card numbers; pressing another player's number swaps the two cards."""
    style, player = here.style, here.state.players[seat]
    who = ft.Row(
        [player_picture(style, player, 24), style.text(player.name, kit.LABEL_STRONG, lines=1, expand=True)],
        spacing=kit.GAP,
    )
    wraps = style.scale > kit.LARGE_TEXT
    cards = [
        kit.option(
            style,
            str(number),
            number == numbers[seat],
            kit.already
            if number == numbers[seat]
            else here.context.press(TakeHelpCard(seat=seat, number=number)),
            expand=None if wraps else True,
            close=True,
            label=here.words("setup-card-of", player=player.name, number=number),
        )
        for number in sorted(numbers)
    ]
    row = ft.Row(cards, spacing=kit.GAP_SMALL, run_spacing=kit.GAP_SMALL, wrap=wraps)
    return kit.column([who, row], kit.GAP_SMALL, stretch=True)


def _under_step(style: kit.Style, content: ft.Control) -> ft.Control:
    left = kit.MARGIN + SIGN * style.scale + kit.GAP_WIDE
    return ft.Container(content, padding=ft.Padding.only(left=left, right=kit.MARGIN, bottom=kit.PADDING))
