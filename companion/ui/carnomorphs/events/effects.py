"""The effect of a drawn token in words: the manual steps, and the button's changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from companion.rules.carnomorphs.data import IntruderKind, TokenKind
from companion.rules.carnomorphs.state import DrawnToken, State
from companion.ui.carnomorphs.events.contents import is_hidden
from companion.ui.core.style import Style

Added = Literal["red", "blue", "none", "hidden"]


def metagorger_added(state: State) -> Added:
    """Return which token "add a Metagorger" would add: red first, blue if there is none.

    Where the contents of the bag are hidden nobody is to know.
    """
    if not state.options.bag_counts:
        return "hidden"
    if state.spare.red > 0:
        return "red"
    return "blue" if state.spare.blue > 0 else "none"


def intruder_of(kind: TokenKind) -> IntruderKind | None:
    """Return the intruder that a token brings in an encounter; None for the blank."""
    match kind:
        case "blank":
            return None
        case "red" | "blue":
            return "metagorger"
        case "shambler" | "fleshbeast" | "butcher":
            return kind


def hands_in_events(style: Style, state: State, token: DrawnToken) -> list[str]:
    """Return the manual steps after a token of the event phase, apart from noise rolls."""
    words = style.words
    if token.carried_out:
        return [words("events-noise-hands")]
    match token.kind:
        case "blue" | "shambler" | "fleshbeast":
            return [words(f"events-token-{token.kind}")]
        case "red":
            return [words("events-token-red"), words("events-token-red-places")]
        case "butcher":
            if state.butcher_dead or state.on_board.butcher:
                return [words("events-butcher-absent")]
            told = [
                words("events-token-butcher"),
                words("events-butcher-noise"),
                words("events-surprise-hands"),
            ]
            if is_hidden(state, "butcher"):
                told.append(words("events-reveals", intruder=words("intruder-butcher")))
            return told
        case "blank":
            return [words("events-token-blank")]


def changes_in_events(style: Style, state: State, token: DrawnToken, touched: int, meets: str) -> str:
    """Describe the button's effect: what becomes of the bag, how many figures come or go.

    Args:
        token: The token of the event phase.
        touched: Red: Metagorgers that are placed; blank: Shamblers that are removed.
        meets: The Butcher: whose character it meets; empty where it meets nobody.
    """
    words = style.words
    if token.carried_out:
        return words("events-noise-done-note")
    added = words("events-adds-metagorger", colour=metagorger_added(state))
    match token.kind:
        case "blue":
            told = [words("encounter-token-out"), added]
        case "red":
            told = [words("events-places", count=touched), words("events-token-back")]
        case "shambler" | "fleshbeast":
            told = [words("events-token-back")]
        case "butcher":
            fight = [encounter_words(style, "butcher", meets)] if meets else []
            told = [*fight, words("encounter-token-out")]
        case "blank":
            told = [words("events-token-back"), words("events-removes-shamblers", count=touched), added]
    return joined(told)


def encounter_words(style: Style, kind: IntruderKind, player: str) -> str:
    """Return who fights whose character."""
    return style.words("encounter-fights", intruder=style.words(f"intruder-{kind}"), player=player)


def joined(told: Sequence[str]) -> str:
    """Join the effects of a button."""
    return " · ".join(told)
