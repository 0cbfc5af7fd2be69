"""The end of a journey: the survivors, the winners, and the memorable facts."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from companion.rules.carnomorphs.shared_objectives import plays_together
from companion.rules.carnomorphs.state import Player, State
from companion.ui import kit
from companion.ui.carnomorphs.context import Here
from companion.ui.carnomorphs.look import BADGES
from companion.ui.carnomorphs.table.charts import marker_course, rounds_of
from companion.ui.game.ending import Ending, Standing


def ending(here: Here) -> Ending:
    """Return the contents of this game's end page; there are no points."""
    style, context = here.style, here.context
    state: State = context.state
    ends = rounds_of(context)
    turn, *others = _told(style, state, context.open_game.table.states)
    course = marker_course(here, ends)
    ranked = sorted(
        state.players, key=lambda each: (each.seat not in state.winners, not each.living, each.seat)
    )
    return Ending(
        standings=tuple(_standing(style, state, player) for player in ranked),
        course=course if len(ends) > 1 and any(map(any, course.values)) else None,
        turn=turn,
        story=tuple(others),
        ended_by=here.words("end-entered" if state.entered else f"end-{state.ending}"),
    )


def _standing(style: kit.Style, state: State, player: Player) -> Standing:
    words = style.words
    parts = [player.character, words(f"player-{player.fate}")]
    if not state.entered:  # A game entered afterwards does not state the markers.
        parts.append(words("count-markers", count=player.markers))
    if player.fulfilled is not None:
        parts.append(words("end-fulfilled" if player.fulfilled else "end-failed"))
    return Standing(
        seat=player.seat,
        name=player.name,
        shape=BADGES + player.colour,
        colour=player.colour,
        sum=kit.dotted(parts),
        wins=player.seat in state.winners,
        out=not player.living and player.seat not in state.winners,
    )


def _told(style: kit.Style, state: State, states: Sequence[State]) -> list[str]:
    """Return the memorable facts of the journey, one sentence each; the first is the turning point.

    The turning point is the first fact that applies: the outcome of the shared objectives, the deadliest
    round, the deaths and rescues, the kills, the first encounter. If none applies, it is empty.
    """
    words = style.words
    lines: list[str] = []
    if plays_together(state) and state.shared_fulfilled is not None:
        key = "story-fulfilled" if state.shared_fulfilled else "story-failed"
        lines.append(words(key, count=len(state.shared) or len(state.players)))
    if state.entered:  # A game entered afterwards has no history.
        states = ()
    if (fallen := deadliest(states)) is not None:
        names = [state.players[seat].name for seat in fallen.seats]
        lines.append(words("story-deaths", players=words.list(names), count=len(names), round=fallen.round))
    opened = next((now.round for was, now in pairwise(states) if _death_opens(was, now)), None)
    if opened is not None:
        lines.append(words("story-pods", round=opened))
    if ended := [player.name for player in state.players if player.seat in fell_at_the_end(states)]:
        lines.append(words("story-ended", players=words.list(ended), count=len(ended)))
    for fate in ("escaped", "hibernated"):
        if saved := [player.name for player in state.players if player.fate == fate]:
            lines.append(words(f"story-{fate}", players=words.list(saved)))
    if state.butcher_dead:
        lines.append(words("story-butcher"))
    if state.nest_destroyed:
        lines.append(words("story-nest"))
    if state.encounter_round is not None:
        lines.append(words("story-encounter", round=state.encounter_round))
    if not lines:
        lines.append("")
    if state.drawn:
        lines.append(words("story-drawn", count=len(state.drawn)))
    return lines


class Deaths(NamedTuple):
    """The characters that died in a round."""

    round: int
    seats: tuple[int, ...]


def deadliest(states: Sequence[State]) -> Deaths | None:
    """Return the round in which most characters died; in a tie the latest such round.

    Only characters that are dead at the end count. Deaths caused by the end of the journey belong to no
    round.
    """
    fell = {seat: number for seat, number in _fell(states).items() if number is not None}
    if not fell:
        return None
    counts = Counter(fell.values())
    worst = max(counts, key=lambda number: (counts[number], number))
    return Deaths(worst, tuple(sorted(seat for seat, number in fell.items() if number == worst)))


def fell_at_the_end(states: Sequence[State]) -> tuple[int, ...]:
    """Return the seats of characters killed by the end of the journey or by the last check."""
    return tuple(sorted(seat for seat, number in _fell(states).items() if number is None))


def _fell(states: Sequence[State]) -> dict[int, int | None]:
    """Return the round of death by seat, for each character dead at the end; None outside the rounds."""
    fell: dict[int, int | None] = {}
    for state in states:
        for player in state.players:
            if player.living:
                fell.pop(player.seat, None)
            else:
                fell.setdefault(player.seat, state.round if state.running else None)
    return fell


def _death_opens(was: State, now: State) -> bool:
    """Return whether a character died between two states and thereby unlocked the pods."""
    lived = sum(player.living for player in was.players)
    died = now.running and sum(player.living for player in now.players) < lived
    return died and any(pod.locked for pod in was.pods) and not any(pod.locked for pod in now.pods)
