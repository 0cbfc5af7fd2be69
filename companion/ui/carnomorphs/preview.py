"""Previews of a command's effects, and parts shared by pages about a character."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import flet as ft

from companion.rules.carnomorphs.bag import BagChanged
from companion.rules.carnomorphs.combat import character_fights
from companion.rules.carnomorphs.data import FATAL_MARKERS, INTRUDERS
from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.carnomorphs.intruders import FiguresChanged, IntruderPlaced, IntruderRemoved
from companion.rules.carnomorphs.mutation import MutationShown
from companion.rules.carnomorphs.objectives import EncounterNoted
from companion.rules.carnomorphs.play import (
    FateSet,
    MutationLost,
    MutationTaken,
    NumberChanged,
    PlayerNumber,
    PodChanged,
    PodEntered,
    at_least,
)
from companion.rules.carnomorphs.rooms import corpse_of
from companion.rules.carnomorphs.state import Player, State
from companion.rules.carnomorphs.turns import EventPhaseBegan, TurnBegan
from companion.rules.kernel import NONE, Command, Event, Label, Rejection, applied
from companion.ui import kit
from companion.ui.carnomorphs.art import TOKEN, glyph
from companion.ui.carnomorphs.context import GameContext, Here
from companion.ui.carnomorphs.look import boxed, is_kept, player_picture
from companion.ui.game.context import Panel
from companion.ui.shared.form import NO_VALUE
from companion.ui.shared.page import Page
from companion.words import Words

T = TypeVar("T")

WOUNDS: Final[tuple[PlayerNumber, ...]] = ("serious_wounds", "light_wounds")
"""The kinds of wounds, the worst first."""


class Happening(NamedTuple):
    """One change in a preview."""

    glyph: kit.Glyph
    said: str
    grave: bool = False
    """Whether the change is a death."""


class Shown(NamedTuple):
    """The drawing and the name of a character's number."""

    glyph: kit.Glyph
    title: str
    """The message key of the number's name."""


NUMBERS: Final[dict[PlayerNumber, Shown]] = {
    "markers": Shown(glyph("markers"), "term-mutation-markers"),
    "contamination": Shown(glyph("contamination"), "term-contamination"),
    "light_wounds": Shown(glyph("light-wounds"), "term-light-wounds"),
    "serious_wounds": Shown(glyph("serious-wounds"), "term-serious-wounds"),
    "hand": Shown("event", "result-hand"),
}


def changes_told(words: Words, state: State, events: Iterable[Event]) -> tuple[Happening, ...]:
    """Return the changes that these events make to `state`, in order, then the fights that begin or end."""
    lines, pods = list[Happening](), list[str]()
    before = state
    for event in events:
        match event:
            case PodChanged(locked=False, left=False):
                pods.append(str(event.pod))
            case _:
                lines += _told(words, state, event)
        state = applied(state, event)
    if pods:
        lines.append(Happening(glyph("pod"), pods_open(words, pods)))
    return (*lines, *_combat_told(words, before, state))


def _combat_told(words: Words, before: State, after: State) -> Iterator[Happening]:
    for was, player in zip(before.players, after.players, strict=True):
        fights = character_fights(after, player)
        if player.acting and fights != character_fights(before, was):
            key = "result-combat" if fights else "result-no-combat"
            yield Happening(glyph("encounter"), words(key, player=player.name))


def _told(words: Words, state: State, event: Event) -> Iterator[Happening]:
    match event:
        case NumberChanged():
            number = NUMBERS[event.number]
            if not is_kept(state.detail, event.number):
                said = words("note-number", what=words(number.title), delta=words.signed(event.delta))
                yield Happening(number.glyph, said)
                return
            known: int | None = getattr(state.players[event.seat], event.number)
            after = at_least(state.players[event.seat], event.number) + event.delta
            before = "?" if known is None else known
            said = words("result-number", what=words(number.title), before=before, after=after)
            yield Happening(number.glyph, said, event.number == "markers" and after >= FATAL_MARKERS)
        case MutationTaken():
            yield Happening(glyph("mutation"), words("result-card-taken"))
        case MutationShown():
            yield Happening("eye", words("result-card-shown"))
        case MutationLost():
            yield Happening(glyph("mutation"), words("result-card-lost"))
        case BagChanged(token="shambler"):
            # If counts are hidden, this device does not know whether the bag has such a token.
            known = state.options.bag_counts
            yield Happening(TOKEN["shambler"], words("result-token" if known else "result-token-if-any"))
        case IntruderRemoved() | FiguresChanged(intruder="metagorger"):
            yield Happening(glyph("metagorger"), words("result-figure-gone"))
        case IntruderPlaced() | FiguresChanged():
            yield Happening(glyph("shambler"), words("result-shambler"))
        case FateSet():
            player = state.players[event.seat]
            said = words(f"result-{event.fate}", player=player.name)
            yield Happening(FATES[event.fate], said, event.fate == "dead")
            if event.fate == "dead" and player.acting:
                # The token is on the board even if its room is unknown.
                blue = corpse_of(state, mutated=player.markers >= FATAL_MARKERS) == "blue-corpse"
                drawing = glyph("blue-corpse" if blue else "red-corpse")
                yield Happening(drawing, words("result-corpse-blue" if blue else "result-corpse-red"))
        case PodEntered(pod=int(pod)):
            yield Happening(glyph("pod"), words("result-pod", pod=pod))
        case PodEntered():
            yield Happening(glyph("pod"), words("result-pod-left"))
        case PodChanged() if event.left:
            yield Happening(glyph("pod"), words("result-pod-launched", pod=event.pod))
        case TurnBegan(seat=int(seat)):
            yield Happening("play", words("result-turn", player=state.players[seat].name))
        case EventPhaseBegan():
            yield Happening("event", words("result-events"))
        case EncounterNoted():
            yield Happening(glyph("objective"), words("result-encounter"))
        case _:
            pass


FATES: Final[dict[str, kit.Glyph]] = {
    "aboard": "players",
    "hibernated": glyph("hibernated"),
    "escaped": glyph("pod"),
    "dead": "out",
}
"""The drawing of each fate."""


HURTS: Final = frozenset(
    f"label-{name}"
    for name in (
        "metagorger-attack",
        "wound",
        "resolve-token",
        "mutation-action",
        "scan",
        "scan-deck",
        "draw-four",
        "intruder-attack",
    )
)
"""Labels of entries that hurt or mutate a character without stating how much."""

SAYS_DEATH: Final = frozenset({"label-set-fate", "label-add-marker", "label-start-game", "label-rename"})
"""Labels of entries that need no note about a death: they state it themselves, or cannot cause one."""


def entry_note(style: kit.Style, label: Label, before: State, after: State) -> str:
    """Return the effects of an entry that its label does not mention; see `GameUI`."""
    if not before.players or len(before.players) != len(after.players):
        return ""
    words = style.words
    if label.key == "label-roll-noise":
        return noise_words(words, str(label.params["face"]), slimed=label.params["slimed"] == "yes")
    told = [*_people(words, label, before, after), *_deaths_left(words, label, before, after)]
    return kit.dotted((*_figures(words, label, before, after), *told))


def noise_words(words: Words, face: str, *, slimed: bool) -> str:
    """Describe the effect of a face of the noise die; for a slimed character, Silence counts as Danger."""
    return words("noise-brings", face="danger" if slimed and face == "silence" else face)


def _people(words: Words, label: Label, before: State, after: State) -> Iterator[str]:
    """Yield an entry's effects on each character."""
    hurts, by_hand = label.key in HURTS, attacked(label)
    for was, player in zip(before.players, after.players, strict=True):
        own = label.params.get("player") == player.name
        told = label.key in SAYS_DEATH or label.params.get("dies") == "yes"
        dies = was.living and not player.living and not told
        lines = [words("player-dead")] if dies else []
        if hurts:
            lines += _moved(words, was, player, WOUNDS)
            if player.has_mutation and not was.has_mutation:
                lines.append(words("note-card-taken"))
            lines += _moved(words, was, player, ("markers", "contamination"))
        if own and by_hand and player.living:
            lines += attack_by_hand(words, player)
        if lines:
            yield ", ".join(lines) if own else words("pair", what=player.name, value=", ".join(lines))


def attacked(label: Label) -> bool:
    """Return whether an entry records a Metagorger's attack, from the board or by surprise."""
    if label.key == "label-metagorger-attack":
        return True
    params = label.params
    return params.get("purpose") == "surprise" and params.get("token") in ("red", "blue")


def attack_by_hand(words: Words, player: Player) -> Iterator[str]:
    """Yield the manual steps of a Metagorger's attack for each number that the app does not know."""
    by_hand: tuple[PlayerNumber, ...] = ("light_wounds", "contamination")
    for number in by_hand:
        if getattr(player, number) is None:
            yield words("note-number", what=words(NUMBERS[number].title), delta=words.signed(1))


def _deaths_left(words: Words, label: Label, before: State, after: State) -> Iterator[str]:
    """Yield the results of a death aboard: a corpse, a mutant's Shambler, and unlocked Pods."""
    if after.phase == "check":  # Corpses no longer matter in the last check.
        return
    for was, player in zip(before.players, after.players, strict=True):
        if was.acting and player.fate == "dead":
            mutated = player.markers >= FATAL_MARKERS
            things = [words(f"count-{corpse_of(after, mutated=mutated)}", count=1)]
            if mutated and after.on_board.shambler > before.on_board.shambler:
                things.append(words("count-shambler", count=1))
            left = words.list(things)
            yield words("note-at", what=left, room=was.room) if was.room else left
            opened = [
                str(pod.number)
                for pod, locked in zip(after.pods, before.pods, strict=True)
                if locked.locked and not pod.locked
            ]
            if opened and label.params.get("pods") is NONE:
                yield pods_open(words, opened)


def pods_open(words: Words, pods: Sequence[str]) -> str:
    which = "single" if len(pods) == 1 else "several"
    return words("result-pods-unlocked", pods=words.list(list(pods)), which=which)


def _figures(words: Words, label: Label, before: State, after: State) -> Iterator[str]:
    """Yield an entry's effects on the board.

    They are: the figures that a token of the event phase places or removes; the results of a feeding; the
    adaptation and the attack card of an encounter.
    """
    if label.key == "label-feed":
        yield from _fed(words, label, before, after)
    elif label.params.get("purpose") in ("encounter", "surprise"):
        yield from _revealed(words, before, after)
        if label.params.get("purpose") == "surprise" and not attacked(label):
            yield words("note-attack-card")
    if label.key != "label-resolve-token" or label.params.get("purpose") != "events":
        return
    match label.params.get("token"):
        case "red":
            known = {each.id for each in before.intruders}
            rooms = [after.room(each.room) for each in after.intruders if each.id not in known]
            count = after.on_board.metagorger - before.on_board.metagorger
            said = words("events-places", count=max(0, count))
            names = list(dict.fromkeys(room.name for room in rooms if room is not None))
            yield words("note-where", what=said, rooms=words.list(names)) if names else said
        case "blank":
            gone = before.on_board.shambler - after.on_board.shambler
            yield words("events-removes-shamblers", count=max(0, gone))
        case _:
            pass


def _fed(words: Words, label: Label, before: State, after: State) -> Iterator[str]:
    """Yield the results of a feeding: evolutions, revealed adaptations, and the food if it was one piece."""
    became = label.params.get("became")
    if isinstance(became, tuple) and became:
        kinds = [words(f"count-{kind}", count=became.count(kind)) for kind in INTRUDERS if kind in became]
        yield words("note-became", figures=words.list(kinds))
    yield from _revealed(words, before, after)
    ate = label.params.get("ate")
    if isinstance(ate, tuple) and len(ate) == 1:
        yield words("note-ate", food=words(f"count-{ate[0]}", count=1))


def _revealed(words: Words, before: State, after: State) -> Iterator[str]:
    pairs = zip(before.adaptations, after.adaptations, strict=True)
    count = sum(now.revealed and not was.revealed for was, now in pairs)
    if count:
        yield words("note-reveals", count=count)


def _moved(words: Words, was: Player, player: Player, numbers: Iterable[PlayerNumber]) -> Iterator[str]:
    for number in numbers:
        delta = at_least(player, number) - at_least(was, number)
        if delta:
            yield words("note-number", what=words(NUMBERS[number].title), delta=words.signed(delta))


def result_part(style: kit.Style, lines: Iterable[Happening]) -> ft.Control:
    """Draw the changes in a column below a quiet heading; screen readers announce them."""
    p = style.palette
    rows = [
        ft.Row(
            [
                boxed(p, line.glyph, p.danger if line.grave else p.accent, 24),
                style.text(line.said, kit.BODY, p.danger if line.grave else p.text, expand=True),
            ],
            spacing=kit.GAP_WIDE,
        )
        for line in lines
    ]
    heading = style.text(style.words("result-title"), kit.LABEL, p.quiet, heading=True)
    said = ft.Semantics(content=kit.column(rows, kit.GAP, stretch=True), container=True, live_region=True)
    return kit.column([heading, said], kit.GAP, stretch=True)


def steps_part(style: kit.Style, steps: Iterable[str]) -> ft.Control:
    p = style.palette
    rows = [
        ft.Row(
            [
                style.text(f"{number}.", kit.BODY, p.quiet),
                style.text(step, kit.BODY, expand=True),
            ],
            spacing=kit.GAP_WIDE,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        for number, step in enumerate(steps, 1)
    ]
    return kit.column(rows, kit.GAP, stretch=True)


# pages about a character --------------------------------------------------------------------------------


class Link(NamedTuple):
    """A link to a page; `words` is the message key of the link's text."""

    glyph: kit.Glyph
    words: str
    panel: str


def links_row(here: Here, seat: int, links: Iterable[Link]) -> list[ft.Control]:
    """Draw the links side by side; nothing if there are none."""
    chips = [
        kit.chip_button(
            here.style,
            here.words(link.words),
            lambda link=link: here.context.show(Panel(link.panel, seat)),
            glyph=link.glyph,
        )
        for link in links
    ]
    return [kit.wrapped(chips)] if chips else []


def is_running(context: GameContext, panel: Panel) -> bool:
    """Return whether the rounds are under way and the character is aboard."""
    return context.state.running and context.state.players[panel.seat].acting


def confirm_outcome(page: Page[Any], said: str, **more: Any) -> None:
    """Draw the draft's effects, and the button (see `Page.confirm`), which is red if a character dies."""
    lines = _changes(page.here, page.draft)
    if lines:
        page.part(result_part(page.here.style, lines))
    page.confirm(said, grave=any(line.grave for line in lines), **more)


def _changes(here: Here, command: Command | None) -> tuple[Happening, ...]:
    """Return the changes that the command makes; none if the rules or this device's rights refuse it."""
    if command is None or here.context.denial(command) is not None:
        return ()
    found = CARNOMORPHS.decide(here.state, command)
    return () if isinstance(found, Rejection) else changes_told(here.words, here.state, found)


def on_character_sheet(
    page: Page[Any], seat: int, chapter: str, title: str, *, back: Panel | None = None
) -> ft.Control:
    """Draw a page about a character as a sheet; by default it leads back to the character's sheet."""
    player = page.here.state.players[seat]
    return page.on_sheet(
        chapter,
        title,
        back=back or Panel("player", seat),
        picture=player_picture(page.here.style, player, 36),
        note=player.name,
    )


def chips(
    page: Page[Any],
    title: str,
    name: str,
    items: Sequence[tuple[Any, str]],
    *,
    even: bool = False,
    again: Any = NO_VALUE,
) -> ft.Control:
    """Draw a question with a chip for each possible value of a field.

    Args:
        even: Whether the chips form a single row with equal widths.
    """
    return asked(page.here.style, title, page.choice(name, items, wrap=not even, again=again))


def asked(style: kit.Style, title: str, answers: ft.Control) -> ft.Control:
    """Draw a question above its answers."""
    heading = style.text(title, kit.LABEL, style.palette.quiet, heading=True)
    return kit.column([heading, answers], kit.GAP, stretch=True)


def result_chips(page: Page[Any], title: str) -> ft.Control:
    """Draw the choice of the scanner's result, which sets the field `infected`."""
    words = page.here.words
    return chips(page, title, "infected", ((True, words("scan-infected")), (False, words("scan-clean"))))


def is_grave(here: Here, command: Command) -> bool:
    """Return whether a command causes a death."""
    return any(line.grave for line in _changes(here, command))


def outcome_words(here: Here, command: Command) -> tuple[str, bool]:
    """Describe the command's effects, or why it is refused; also return whether it is refused."""
    refused = here.context.denial(command) or here.refusal(command)
    if refused is not None:
        return here.words(refused.code, **refused.params), True
    return kit.dotted(line.said for line in _changes(here, command)), False


def outcome(here: Here, command: Command) -> ft.Control:
    """Draw the command's effects, or the reason why the rules or this device's rights refuse it."""
    refused = here.context.denial(command) or here.refusal(command)
    if refused is not None:
        return here.quiet(refused.code, **refused.params)
    return result_part(here.style, _changes(here, command))
