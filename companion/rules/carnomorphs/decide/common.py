"""The draft, and the checks that all steps share."""

from __future__ import annotations

from companion.rules import kernel
from companion.rules.carnomorphs import events as ev
from companion.rules.carnomorphs.data import (
    NAME_LENGTH,
    PODS_BY_PLAYERS,
    IntruderKind,
    TokenKind,
)
from companion.rules.carnomorphs.remains import corpse_of
from companion.rules.carnomorphs.state import Ending, Intruder, Phase, Player, Room, State
from companion.rules.kernel import refuse
from companion.rules.names import clean_text
from companion.rules.seating import in_seat

Draft = kernel.Draft[State, ev.Event]
"""The events of one command as they are gathered."""


def player_of(draft: Draft, seat: int) -> Player:
    return in_seat(draft.state.players, seat)


def aboard(draft: Draft, seat: int) -> Player:
    """Return the player in a seat, whose character must be alive and aboard.

    Raises:
        Refused: nobody sits there, or the character is dead, hibernated or gone.
    """
    player = player_of(draft, seat)
    if not player.acting:
        raise refuse("not-aboard", player=player.name, fate=player.fate)
    return player


def in_phase(draft: Draft, *phases: Phase) -> None:
    """Refuse what belongs to another phase than these."""
    if draft.state.phase == "over":
        raise refuse("game-is-over")
    if draft.state.phase not in phases:
        raise refuse("not-now", phase=draft.state.phase)


def running(draft: Draft) -> None:
    """Refuse what can only be done while rounds are played."""
    in_phase(draft, "players", "events")


def short_name(name: str) -> str:
    """Clean a name for display; empty where nothing was typed.

    Raises:
        Refused: it is too long.
    """
    shown = clean_text(name)
    if len(shown) > NAME_LENGTH:
        raise refuse("name-too-long", most=NAME_LENGTH, length=len(shown))
    return shown


def fitting_pods(numbers: tuple[int, ...], players: int) -> tuple[int, ...]:
    """Check the numbers of the escape pods for this many players; return them lowest first.

    Source: rulebook, Set-up, step 7.

    Raises:
        Refused: they are not as many as they should be, or not distinct.
    """
    count = PODS_BY_PLAYERS[players]
    if len(numbers) != count or len(set(numbers)) < count:
        raise refuse("pods-unfit", count=count)
    return tuple(sorted(numbers))


def room_named(draft: Draft, name: str) -> Room | None:
    """Return the listed room of that name, listing it where it is new; None for no name.

    Raises:
        Refused: the name is too long.
    """
    shown = short_name(name)
    if not shown:
        return None
    for room in draft.state.rooms:
        if room.name.casefold() == shown.casefold():
            return room
    draft.add(ev.RoomListed(name=shown))
    return draft.state.rooms[-1]


def intruder_of(draft: Draft, number: int) -> Intruder:
    found = draft.state.intruder(number)
    if found is None:
        raise refuse("no-such-intruder")
    return found


def change_intruder(draft: Draft, intruder: Intruder) -> None:
    """Have the listed figure with the id of `intruder` be like it."""
    draft.add(
        ev.IntruderChanged(
            id=intruder.id,
            intruder=intruder.kind,
            room=intruder.room,
            injuries=intruder.injuries,
            in_combat=intruder.combat_mark,
        )
    )


def has_figure(draft: Draft, kind: IntruderKind) -> bool:
    """Return whether a figure of this kind can still be placed."""
    return draft.state.available.of(kind) > 0


def put_figure(
    draft: Draft,
    kind: IntruderKind,
    room: Room | None = None,
    *,
    marked: bool = False,
    encountered: bool = True,
) -> None:
    """Place a figure: into the list in full detail, among the loose ones in quick detail.

    Its adaptation is revealed where it is the first of its kind, and the first figure of all is the first
    encounter (rulebook, Adaptations; First encounter); for `encountered` see `meet`. With `marked` it is in
    combat also where no room is noted.

    Raises:
        Refused: no figure of this kind is left.
    """
    if not has_figure(draft, kind):
        raise refuse("no-figure-left", intruder=kind)
    if draft.state.detail == "full":
        draft.add(ev.IntruderPlaced(intruder=kind, room=room.id if room else None, in_combat=marked))
    else:
        draft.add(ev.FiguresChanged(intruder=kind, delta=1))
    meet(draft, kind, encountered=encountered)


def meet(draft: Draft, kind: IntruderKind, *, encountered: bool = True) -> None:
    """Note the first appearance of a kind: its adaptation is revealed, objectives are chosen.

    A figure that came by evolution or by a death was not `encountered`: its card is revealed as the option
    `reveal` says.
    """
    adaptation = draft.state.adaptation(kind)
    reveals = encountered or draft.state.options.reveal == "leaving"
    if adaptation is not None and not adaptation.revealed and reveals:
        draft.add(
            ev.AdaptationChanged(
                intruder=kind,
                revealed=True,
                discarded=False,
                name=adaptation.name,
                effect=adaptation.effect,
                research=adaptation.research,
                voracious=adaptation.voracious,
            )
        )
    if not draft.state.first_encounter:
        draft.add(ev.EncounterNoted())


def find_nest(draft: Draft) -> None:
    """Mark the Nest as explored, unless it was before."""
    if not draft.state.nest_found:
        draft.add(ev.MarkSet(mark="nest_found", value=True))


def add_metagorger_token(draft: Draft) -> None:
    """Add one Metagorger token: red first, then blue; with none left, nothing (A)."""
    colours: tuple[TokenKind, TokenKind] = ("red", "blue")
    for token in colours:
        if draft.state.spare.of(token) > 0:
            draft.add(ev.BagChanged(token=token, delta=1))
            return


def kill_character(draft: Draft, seat: int, *, mutated: bool = False) -> None:
    """Kill a character aboard. A corpse stays in its room, and a mutated one also becomes a Shambler.

    Source: rulebook, Mutation markers; the colour of that one's corpse is an option.
    """
    player = draft.state.players[seat]
    die(draft, seat)
    room = None
    if draft.state.detail == "full" and player.room:
        room = room_named(draft, player.room)
    if room is not None:
        corpse = corpse_of(draft.state, mutated=mutated)
        draft.add(ev.ObjectsChanged(room=room.id, object=corpse, delta=1))
    if mutated and has_figure(draft, "shambler"):
        put_figure(draft, "shambler", room, encountered=False)
    leave_turn(draft, seat)


def die(draft: Draft, seat: int) -> None:
    """Mark a character as dead, out of any pod and combat, leaving nothing on the board."""
    player = draft.state.players[seat]
    draft.add(ev.FateSet(seat=seat, fate="dead"))
    if player.pod is not None:
        draft.add(ev.PodEntered(seat=seat, pod=None))
    if player.combat_mark:
        draft.add(ev.FlagSet(seat=seat, flag="in_combat", value=False))


def leave_turn(draft: Draft, seat: int) -> None:
    """Pass the turn of a character who has left the game in it.

    It goes to the next who acts and has not passed; where all who act have passed, the event phase begins,
    and where nobody acts any more, it is nobody's turn.
    """
    state = draft.state
    if state.phase != "players" or state.active != seat:
        return
    count = len(state.players)
    clockwise = [state.players[(seat + step) % count] for step in range(1, count)]
    acting = [player for player in clockwise if player.acting]
    waiting = [player.seat for player in acting if not player.passed]
    if acting and not waiting:
        draft.add(ev.EventPhaseBegan())
    else:
        draft.add(ev.TurnBegan(seat=waiting[0] if waiting else None))


def begin_last_check(draft: Draft, ending: Ending) -> None:
    """End the journey: everybody still aboard dies, and the survivors are checked.

    An explosion kills the hibernated too, who are on the ship (base game, A). No corpse matters any more,
    and a token that was drawn has no effect.
    Source: rulebook, Contamination check at the end of the game.
    """
    while draft.state.token is not None:
        draft.add(ev.TokenResolved())
    for player in draft.state.players:
        if player.acting or (player.fate == "hibernated" and ending == "explosion"):
            die(draft, player.seat)
    draft.add(ev.CheckBegan(ending=ending))
