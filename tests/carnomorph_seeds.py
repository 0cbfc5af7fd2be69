"""Games of Carnomorphs to look at and to measure with: played by the rules, command by command."""

from __future__ import annotations

from collections.abc import Sequence

from companion.game_service import GameService
from companion.open_game import OpenGame
from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs.data import SETUP_STEPS
from companion.rules.carnomorphs.events import Seated
from companion.rules.carnomorphs.state import Detail
from companion.rules.kernel import Rejection

CREW = ("Magda", "Tomek", "Przemo", "Ola", "Jan")
CHARACTERS = ("Kapitan", "Pilot", "Zwiadowca", "Naukowiec", "Mechanik")
LONG = (
    "Wierzchosława z Nowego Miasta nad Pilicą",
    "Maksymilian",
    "Konstantynopolitańczykowianeczka",
    "Żółć",
    "Bogumiła Świętopełkowa",
)


def play(game: OpenGame, *commands: cmd.Command) -> OpenGame:
    """Give the commands one by one; each must be allowed."""
    for command in commands:
        answer = game.submit(command)
        assert not isinstance(answer, Rejection), (command, answer)
    return game


def setting_up(service: GameService, names: Sequence[str] = CREW, detail: Detail = "full") -> OpenGame:
    """The board is laid out; half of the steps are ticked off."""
    crew = tuple(
        Seated(name=name, colour=seat, character=CHARACTERS[seat]) for seat, name in enumerate(names)
    )
    numbers = tuple(range(1, len(crew) + 1))
    game = service.begin(KEY, cmd.StartGame(players=crew, numbers=numbers, detail=detail))
    assert isinstance(game, OpenGame), game
    return play(game, *(cmd.TickStep(step=step) for step in SETUP_STEPS[::2]))


def midway(service: GameService, detail: Detail = "full", names: Sequence[str] = CREW) -> OpenGame:
    """The second round: wounds, mutations and, in full detail, intruders in three rooms."""
    game = play(setting_up(service, names, detail), cmd.BeginPlay(), *_first_round())
    if detail == "full":
        play(game, *_full())
    return play(
        game,
        cmd.Mark(seat=2, flag="slime", value=True),
        cmd.Mark(seat=3, flag="signal", value=True),
        cmd.MetagorgerAttack(seat=0, surprise=True),
        cmd.Correct(seat=0, number="markers", delta=3),
        cmd.Correct(seat=1, number="light-wounds", delta=2),
        cmd.Correct(seat=1, number="serious-wounds", delta=1),
        cmd.Correct(seat=2, number="contamination", delta=4),
        cmd.StartSelfDestruct(),
        *((cmd.ChooseObjective(seat=seat) for seat in range(len(names))) if detail == "full" else ()),
        cmd.Pass(seat=1),
    )


def _first_round() -> list[cmd.Command]:
    return [
        cmd.EndPlayerPhase(),
        cmd.AdvanceTime(),
        cmd.EndFeeding(),
        cmd.BurnRooms(),
        cmd.NoteEvent(text="Zwarcie w maszynowni"),
        cmd.DrawToken(token="blue"),
        cmd.ResolveToken(),
    ]


def _full() -> list[cmd.Command]:
    return [
        cmd.GoTo(seat=0, room="Laboratorium"),
        cmd.GoTo(seat=1, room="Kantyna"),
        cmd.Correct(seat=0, number="hand", delta=5),
        cmd.Correct(seat=1, number="hand", delta=3),
        cmd.PlaceIntruder(intruder="shambler", room="Laboratorium"),
        cmd.PlaceIntruder(intruder="metagorger", room="Laboratorium"),
        cmd.PlaceIntruder(intruder="metagorger", room="Kantyna"),
        cmd.PlaceIntruder(intruder="metagorger", room="Kantyna", in_combat=True),
        cmd.ChangeObjects(room="Laboratorium", object="red-corpse", delta=1),
        cmd.ChangeObjects(room="Magazyn", object="carcass", delta=2),
        cmd.MarkRoom(room="Magazyn", mark="burning", value=True),
        cmd.PlaceIntruder(intruder="fleshbeast", room="Magazyn"),
        cmd.InjureIntruder(id=1, delta=2),
        cmd.RevealAdaptation(intruder="shambler", name="Żarłoczni", voracious=True),
    ]


def in_feeding(service: GameService, detail: Detail = "full") -> OpenGame:
    """Event phase, step 2."""
    return play(midway(service, detail), cmd.EndPlayerPhase(), cmd.AdvanceTime())


def in_fire(service: GameService) -> OpenGame:
    """Event phase, step 3: a room burns, with an intruder in it."""
    return play(in_feeding(service), cmd.EndFeeding())


def before_the_bag(service: GameService) -> OpenGame:
    """Event phase, step 5: a token is to be drawn."""
    return play(in_fire(service), cmd.BurnRooms(), cmd.NoteEvent(text="Awaria"))


def token_drawn(service: GameService) -> OpenGame:
    """A red token lies open: where Metagorgers come."""
    return play(before_the_bag(service), cmd.DrawToken(token="red"))


def in_encounter(service: GameService) -> OpenGame:
    """Somebody meets a Shambler."""
    return play(midway(service), cmd.DrawToken(token="shambler", seat=0))


def first_encounter(service: GameService) -> OpenGame:
    """The first intruder stands on the board: everybody chooses an objective."""
    game = play(
        setting_up(service), cmd.BeginPlay(), cmd.PlaceIntruder(intruder="metagorger", room="Kantyna")
    )
    return play(game, cmd.ChooseObjective(seat=0))


def in_check(service: GameService) -> OpenGame:
    """The last check: one has hibernated, another left in a pod; the first is through."""
    game = play(
        midway(service),
        cmd.SetFate(seat=0, fate="hibernated"),
        cmd.EnterPod(seat=2, pod=1),
        cmd.ChangePod(pod=1, change="leave"),
        cmd.SetFate(seat=3, fate="hibernated"),
        cmd.BeginCheck(),
    )
    return play(game, cmd.ScanDeck(seat=2, infected=True))


def finished(service: GameService) -> OpenGame:
    """The end: two survive, and one of them wins."""
    game = play(
        in_check(service),
        cmd.DrawFour(seat=0, contaminated=0),
        cmd.DrawFour(seat=2, contaminated=4),
        cmd.ScanDeck(seat=3, infected=False),
        cmd.DrawFour(seat=3, contaminated=0),
    )
    return play(
        game,
        cmd.AnswerObjective(seat=0, fulfilled=True),
        cmd.AnswerObjective(seat=3, fulfilled=False),
        cmd.EndGame(),
    )
