"""Notes below entries of the history: purchases, moved markers, lost amoebas."""

from collections.abc import Iterable, Sequence

from companion.rules.kernel import Label
from companion.rules.soup.state import State
from companion.ui import kit
from companion.ui.soup.genes import bought, bought_words
from companion.ui.soup.phase import handed_to


def entry_note(style: kit.Style, label: Label, before: State, after: State) -> str:
    """Return the short line below an entry; empty if the entry's label says everything."""
    match label.key:
        case "label-end-turn" if before.phase == "genes":
            return _bought(style, before, [seat for seat in (before.active,) if seat is not None])
        case "label-end-phase" if before.phase == "genes":
            return _bought(style, before, before.order)
        case "label-score":
            moved = (now.place - was.place for was, now in zip(before.players, after.players, strict=True))
            return _each(style, after, moved)
        case "label-bury":
            lost = (
                len(now.amoebas) - len(was.amoebas)
                for was, now in zip(before.players, after.players, strict=True)
            )
            return _each(style, after, lost)
        case _:
            return _handed(style, label, before, after)


def heard_note(style: kit.Style, label: Label, before: State, after: State) -> str:
    """Return the words that screen readers announce in addition to an entry's label.

    After a scoring they are everybody's new places, best first; otherwise, they name the player who got
    the turn as a side effect.
    """
    if label.key != "label-score":
        return _handed(style, label, before, after)
    moved = sorted(zip(before.players, after.players, strict=True), key=lambda pair: -pair[1].place)
    places = ((now.name, style.words("scoring-place", start=was.place, end=now.place)) for was, now in moved)
    return ", ".join(style.words("phase-of", player=name, what=what) for name, what in places)


def _handed(style: kit.Style, label: Label, before: State, after: State) -> str:
    """Name the player who got the turn as a side effect; return an empty text if nobody got it."""
    player = handed_to(label, before, after)
    return style.words("turn-handed", player=player.name) if player is not None else ""


def _bought(style: kit.Style, state: State, seats: Sequence[int]) -> str:
    """Describe these players' purchases in the round, with names if there are several players."""
    buyers = [state.players[seat] for seat in seats if bought(state.players[seat], state.round)]
    told = [bought_words(style.words, each, state.round) for each in buyers]
    if len(seats) == 1:
        return " ".join(told)
    named = zip(buyers, told, strict=True)
    return kit.dotted(style.words("phase-of", player=each.name, what=what) for each, what in named)


def _each(style: kit.Style, state: State, changes: Iterable[int]) -> str:
    """Return the names and changes of the players who have a change other than 0."""
    changed = zip(state.players, changes, strict=True)
    return kit.dotted(f"{player.name} {style.words.signed(change)}" for player, change in changed if change)
