"""The set-up until the first round: players, help cards, pods, characters, and steps to tick off."""

from typing import Annotated

from pydantic import Field

from companion.rules.carnomorphs.data import (
    CHARACTERS_SHOWN,
    EGGS,
    HIBERNATORIUM,
    NAME_LENGTH,
    PLAYERS,
    PODS_BY_PLAYERS,
    RESEARCH_STATED,
    SetupStep,
    starting_bag,
)
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.play import (
    Decision,
    Name,
    PodNumber,
    WentTo,
    in_phase,
    player_of,
    short_name,
)
from companion.rules.carnomorphs.pods import fitting_pods, laid
from companion.rules.carnomorphs.rooms import ObjectsChanged, blue_corpse_room, room_named
from companion.rules.carnomorphs.state import Adaptation, Player, Seat, State
from companion.rules.kernel import (
    EVERYBODY,
    OWN_SEAT,
    Command,
    Detail,
    Event,
    Model,
    Roller,
    Value,
    clean_text,
    lacks,
    name,
    refuse,
    who,
    yes,
)
from companion.rules.seating import sit_down
from companion.rules.soundness import require_fitting


class Seated(Model):
    """A player at the start of the game."""

    name: str
    colour: Annotated[int, Field(ge=0, le=4)]
    character: str = ""


class StartGame(Command, begins=True):
    """Seat the players and begin the set-up; the owner of help card 1 gets the first player token.

    Source: rulebook, Set-up, steps 7 (escape pods), 14 (help cards) and 19.
    """

    players: tuple[Seated, ...]
    options: Options = Options()
    detail: Detail = "quick"
    clocks: bool = False
    numbers: tuple[Annotated[int, Field(ge=1, le=5)], ...] = ()
    """Help card numbers by seat; if empty, the app deals them at random (set-up, step 14)."""

    pods: tuple[PodNumber, ...] = ()
    """Numbers of the escape pods in play; if empty, the pods are numbered from 1."""

    entered: bool = False
    """Whether the game was played without the app, so that only its last check is entered."""

    def thrown(self, state: State, roll: Roller) -> "StartGame":
        if self.numbers or len(self.players) not in PLAYERS:
            return self
        return self.replace(numbers=_dealt(len(self.players), roll))

    def decide(self, decision: Decision) -> None:
        people = sit_down(decision.state, self.players, PLAYERS)
        players = tuple(each.replace(character=short_name(each.character)) for each in people)
        count = len(players)
        numbers = self.numbers or tuple(range(1, count + 1))
        if sorted(numbers) != list(range(1, count + 1)):
            raise refuse("help-cards-unfit", count=count)
        pods = fitting_pods(self.pods or tuple(range(1, PODS_BY_PLAYERS[count] + 1)), count)
        require_fitting(self.options)
        decision.add(
            GameStarted(
                players=players,
                numbers=numbers,
                pods=pods,
                options=self.options,
                detail=self.detail,
                clocks=self.clocks,
                carried_apart=True,
                entered=self.entered,
            )
        )
        if self.entered:
            decision.add(PlayBegan(first=decision.state.first))


class TickStep(Command, owner=EVERYBODY):
    """Tick off a step of the set-up, or undo the tick; steps may be done in any order."""

    step: SetupStep
    done: bool = True

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "setup")
        if self.done == (self.step in decision.state.setup_done):
            raise refuse("step-ticked-already" if self.done else "step-open-already")
        decision.add(StepTicked(step=self.step, done=self.done))

    def params(self, state: State) -> dict[str, Value]:
        return {"step": self.step, "set": yes(self.done)}


class DrawCharacters(Command, owner=OWN_SEAT, is_throw=True):
    """Reveal random characters for a player, who keeps one of them; the others are shuffled back.

    Source: rulebook, Set-up, step 17.
    """

    seat: Seat
    among: tuple[Name, ...] = ()
    """The names of the characters to draw from, which nobody has yet, in the table's language."""

    drawn: tuple[Name, ...] = ()
    """The names of the revealed characters; if empty, the app draws them."""

    def thrown(self, state: State, roll: Roller) -> "DrawCharacters":
        if self.drawn or len(self.among) < CHARACTERS_SHOWN:
            return self
        left = list(self.among)
        return self.replace(drawn=tuple(left.pop(roll(len(left)) - 1) for _ in range(CHARACTERS_SHOWN)))

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "setup")
        player = player_of(decision, self.seat)
        drawn = tuple(shown for name in self.drawn if (shown := short_name(name)))
        if not drawn:
            raise lacks("nothing-chosen")
        decision.add(CharactersShown(seat=player.seat, offered=drawn))

    def params(self, state: State) -> dict[str, Value]:
        shown = (clean_text(name)[:NAME_LENGTH] for name in self.drawn)  # A refused name may be longer.
        return {**who(state, self.seat), "characters": tuple(name for name in shown if name)}


class TakeHelpCard(Command, owner=OWN_SEAT):
    """Record which help card a player was dealt; the card's former owner gets the player's former card.

    Source: rulebook, Set-up, step 14.
    """

    seat: Seat
    number: Annotated[int, Field(ge=1, le=5)]

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "setup")
        player, count = player_of(decision, self.seat), len(decision.state.players)
        if self.number > count:
            raise refuse("help-cards-unfit", count=count)
        if self.number == player.number:
            raise refuse("help-card-held", player=player.name, number=self.number)
        decision.add(HelpCardTaken(seat=player.seat, number=self.number))


class BeginPlay(Command):
    """Finish the set-up, even with open steps, and begin the first round with the first player's turn.

    All characters and the blue corpse begin in the Hibernatorium; the rooms of characters are tracked in full
    detail only. Source: rulebook, Set-up, steps 18 B and 20.
    """

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "setup")
        decision.add(PlayBegan(first=decision.state.first))
        room = room_named(decision, HIBERNATORIUM)
        assert room is not None
        if blue_corpse_room(decision.state) is None:
            decision.add(ObjectsChanged(room=room.id, object="blue-corpse", delta=1))
        if decision.state.detail == "full":
            for player in decision.state.players:
                decision.add(WentTo(seat=player.seat, room=room.name))

    def params(self, state: State) -> dict[str, Value]:
        return {"player": name(state, state.first)}


class GameStarted(Event, whole=True):
    """The players have sat down, and the set-up begins."""

    players: tuple[Seated, ...]
    numbers: tuple[int, ...]
    pods: tuple[int, ...]
    options: Options
    detail: Detail
    clocks: bool = False
    carried_apart: bool = False
    """Copied to the state; older files lack this field."""

    entered: bool = False
    """Copied to the state; older files lack this field."""

    def apply(self, state: State) -> State:
        nothing = 0 if self.detail == "full" else None
        players = tuple(
            Player(
                seat=seat,
                name=each.name,
                colour=each.colour,
                character=each.character,
                number=self.numbers[seat],
                light_wounds=nothing,
                serious_wounds=nothing,
                contamination=nothing,
            )
            for seat, each in enumerate(self.players)
        )
        return State(
            phase="setup",
            detail=self.detail,
            options=self.options,
            players=players,
            time=self.options.time_track,
            first=self.numbers.index(1),
            bag=starting_bag(len(players)),
            eggs=EGGS,
            adaptations=tuple(
                Adaptation(kind=kind, research=RESEARCH_STATED.get(kind))
                for kind in ("shambler", "fleshbeast", "butcher")
            ),
            pods=laid(self.pods),
            clocks=self.clocks,
            carried_apart=self.carried_apart,
            entered=self.entered,
        )


class StepTicked(Event):
    """A step of the set-up was ticked off, or the tick was undone."""

    step: SetupStep
    done: bool

    def apply(self, state: State) -> State:
        others: tuple[SetupStep, ...] = tuple(each for each in state.setup_done if each != self.step)
        return state.replace(setup_done=(*others, self.step) if self.done else others)


class CharactersShown(Event):
    """Character cards were revealed for a player."""

    seat: Seat
    offered: tuple[str, ...]


class HelpCardTaken(Event):
    """A player got the help card of this number, and its former owner got the player's former card.

    The owner of card 1 is the first player.
    """

    seat: Seat
    number: int

    def apply(self, state: State) -> State:
        mine = state.players[self.seat].number
        swap = {mine: self.number, self.number: mine}
        players = tuple(
            player.replace(number=swap.get(player.number, player.number)) for player in state.players
        )
        first = next((player.seat for player in players if player.number == 1), state.first)
        return state.replace(players=players, first=first)


class PlayBegan(Event):
    """The set-up is over; the first round's player phase begins."""

    first: Seat

    def apply(self, state: State) -> State:
        return state.replace(phase="players", first=self.first, active=self.first)


def _dealt(players: int, roll: Roller) -> tuple[int, ...]:
    """Deal the help cards at random and return their numbers by seat (set-up, step 14)."""
    cards = list(range(1, players + 1))
    return tuple(cards.pop(roll(len(cards)) - 1) for _ in range(players))
