"""The lower third of a stage at a shared table: act, accept, or wait for a player."""

from collections.abc import Iterable, Sequence

import flet as ft

from companion.party.devices import party_of
from companion.ui import kit
from companion.ui.game.context import AnyContext
from companion.ui.game.here import AnyHere
from companion.ui.game.rolls import DiceRoll
from companion.ui.shared.phones.away import since


def waits_for(here: AnyHere, seat: int) -> ft.Control | None:
    """Draw the player whom the table waits for, with a nudge; None if this device acts for the seat."""
    return None if here.context.acts_for(seat) else kit.bottom_bar(here.style, _waiting(here, seat))


def waiting_row(here: AnyHere, seat: int | None) -> ft.Control:
    """Draw the player whom the table waits for, with a nudge; if `seat` is None, draw the host instead."""
    if seat is None:
        return ft.Row([line(here.style, here.words("party-waiting", player=here.words("party-host")))])
    parts = _waiting(here, seat)
    return ft.Row(parts, spacing=kit.GAP)


def _waiting(here: AnyHere, seat: int) -> list[ft.Control]:
    style, context = here.style, here.context
    words, presence, game = here.words, context.presence, context.open_game.id
    name = context.seats[seat].name
    if presence.is_away(seat):  # A nudge would not reach the phone.
        key = "party-waiting-absent" if seat in presence.absent else "party-waiting-away"
        key = "party-waiting-host-away" if seat == presence.host else key
        return [line(style, words(key, player=name))]
    parts: list[ft.Control] = [line(style, words("party-waiting", player=name))]
    party = party_of(context.client.access)
    if party is not None and not presence.watching:
        own = context.seats[presence.own].name if presence.own is not None else ""
        nudge = kit.secondary(
            style,
            words("party-nudge"),
            lambda: party.nudge(game, seat, own),
            glyph="vibration",
            label=words("party-nudge-spoken", player=name),
        )
        parts.append(nudge)
    return parts


def away_words(here: AnyHere, seats: Iterable[int]) -> str:
    """Return a sentence for the host that names the players of these seats whose phones are asleep.

    The host acts for them. The sentence is empty if there are none, and on other devices.
    """
    context = here.context
    words, presence = here.words, context.presence
    away = [seat for seat in sorted(set(seats)) if presence.is_away(seat)]
    if not (away and presence.hosting):
        return ""
    if presence.absent.issuperset(away):
        absent = words.list([context.seats[seat].name for seat in away])
        return words("party-absent-act", players=absent)
    moment = presence.away_since[away[0]]
    if len(away) == 1 and moment is not None:
        name = context.seats[away[0]].name
        return words("party-away-since", player=name, time=since(words, moment))
    names = words.list([context.seats[seat].name for seat in away])
    return words("party-away", players=names, count=len(away))


def acting_bar(here: AnyHere, seats: Iterable[int], controls: Sequence[ft.Control]) -> ft.Control:
    """Draw a screen's actions, below a line that names any players of `seats` whose phones are away."""
    style = here.style
    told = away_words(here, seats)
    if not told:
        return kit.bottom_bar(style, controls)
    rows: list[ft.Control] = [ft.Row([line(style, told, quiet=True)])]
    if style.actions_beside:
        return kit.bottom_bar(style, [*rows, *controls])
    rows.append(ft.Row(list(controls), spacing=kit.GAP_WIDE))
    return kit.bottom_bar(style, [kit.column(rows, kit.GAP, stretch=True, expand=True)])


def waits_for_host(here: AnyHere) -> ft.Control | None:
    """Draw a line saying that the table waits for the host; None if this device acts for the whole table."""
    style, presence = here.style, here.context.presence
    if presence.hosting or not (presence.strict or presence.watching):
        return None
    said = here.words("party-waiting", player=here.words("party-host"))
    return kit.bottom_bar(style, [line(style, said)])


def line(style: kit.Style, words: str, *, quiet: bool = False) -> ft.Control:
    """Draw a sentence in place of a button, as a separate node for screen readers."""
    text = (
        style.text(words, kit.LABEL, style.palette.quiet)
        if quiet
        else style.text(words, kit.BODY_STRONG, lines=2)
    )
    return ft.Semantics(content=text, container=True, expand=True)


def window_actions(
    here: AnyHere,
    roll: DiceRoll,
    on_stand: kit.Press | None,
    rerolls: Sequence[ft.Control] = (),
) -> ft.Control | None:
    """Draw the actions of a re-roll window: each device accepts the die for its own seats.

    The last acceptance closes the window; the host may close it for everybody. Return None if no other device
    takes part in the decision.

    Args:
        roll: The roll, with a rolled die.
        on_stand: The handler that accepts the die; None while the die tumbles.
        rerolls: The buttons that force a re-roll instead.
    """
    style, context = here.style, here.context
    words, presence, open_game = here.words, context.presence, context.open_game
    if not presence.shared or roll.face is None:
        return None
    asked = open_game.game.could_reroll(open_game.table.state)
    # The host answers for players without a phone; among friends, any player may close the window.
    own = sorted(
        seat for seat in asked if seat == presence.own or (presence.hosting and context.acts_for(seat))
    )
    others = sorted(asked - set(own))
    if not (others or roll.accepted or presence.watching):
        return None
    unheard = all(presence.seats[seat] == "free" for seat in others)
    friend = unheard and presence.own is not None and not presence.strict
    may_close = bool(others) and (presence.hosting or friend)

    def fine() -> None:
        context.submit(*map(roll.accept, own))

    # Keep the rows while other players answer: replacing a button would lose a tap.
    names = words.list([context.seats[seat].name for seat in others])
    asks = words("party-still-asked", players=names) if others else words("party-last-asked")
    told = away_words(here, own)
    asleep = [ft.Row([line(style, told, quiet=True)])] if told else []
    rows: list[ft.Control] = [*rerolls, *asleep, ft.Row([line(style, asks, quiet=True)])]

    fines, closes = 3, 2
    row = (style.actions_beside or style.width) - 2 * kit.MARGIN
    wraps = style.scale > kit.LARGE_TEXT
    beside = (row - kit.GAP) * closes / (fines + closes) if own and not wraps else None

    def buttons(guard: kit.TapGuard) -> ft.Control:
        drawn: list[ft.Control] = []
        if own:
            say = guard(fine if on_stand else None)
            drawn.append(kit.primary(style, words("party-fine"), say, expand=fines, key=f"fine-{guard.key}"))
        if may_close:
            said, key = words("party-close-window"), f"close-{guard.key}"
            close = guard(on_stand)
            drawn.append(
                kit.secondary(
                    style, said, close, height=kit.TARGET_PRIMARY, expand=closes, key=key, width=beside
                )
            )
        return ft.Row(drawn, spacing=kit.GAP, run_spacing=kit.GAP, wrap=wraps)

    if presence.watching:
        rows.append(ft.Row([line(style, words("party-watching"), quiet=True)]))
    elif own or may_close:
        rows.append(kit.under_guard((roll.which, roll.throws), buttons))
    else:
        rows.append(ft.Row([line(style, words("party-fine-said"))]))
    stacked = kit.column(rows, kit.GAP, stretch=True, expand=True)
    return kit.bottom_bar(style, [stacked])


def speaks_for(context: AnyContext, *seats: int) -> bool:
    """Return whether this device is the host's or belongs to one of these seats; other devices watch."""
    return context.presence.hosting or any(context.acts_for(seat) for seat in seats)
