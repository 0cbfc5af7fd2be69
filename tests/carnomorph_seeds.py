"""Games of Carnomorphs to look at and to measure, played by the rules, command by command."""

from collections.abc import Sequence

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.adaptations import RevealAdaptation
from companion.rules.carnomorphs.attacks import open_attacks
from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.characters import Correct, GoTo, Mark, SetFate
from companion.rules.carnomorphs.data import SETUP_STEPS
from companion.rules.carnomorphs.event_phase import BurnRooms, EndFeeding, NoteEvent
from companion.rules.carnomorphs.feeding import Feed
from companion.rules.carnomorphs.intruders import InjureIntruder, PlaceIntruder
from companion.rules.carnomorphs.last_check import AnswerObjective, BeginCheck, DrawFour, EndGame, ScanDeck
from companion.rules.carnomorphs.mutation import MetagorgerAttack
from companion.rules.carnomorphs.next_step import hungry_rooms
from companion.rules.carnomorphs.objectives import ChooseObjective
from companion.rules.carnomorphs.pods import ChangePod, EnterPod
from companion.rules.carnomorphs.rooms import ChangeObjects, MarkRoom
from companion.rules.carnomorphs.setup import BeginPlay, Seated, StartGame, TickStep
from companion.rules.carnomorphs.state import Detail
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.tracks import StartSelfDestruct
from companion.rules.carnomorphs.turns import EndPlayerPhase, Pass
from companion.rules.kernel import Command
from tests.seeds import give

CREW = ("Magda", "Tomek", "Przemo", "Ola", "Jan")
CHARACTERS = ("Kapitan", "Pilot", "Zwiadowca", "Naukowiec", "Mechanik")
LONG = (
    "Wierzchosława z Nowego Miasta nad Pilicą",
    "Maksymilian",
    "Konstantynopolitańczykowianeczka",
    "Żółć",
    "Bogumiła Świętopełkowa",
)


def begun(service: GameService, names: Sequence[str] = CREW, detail: Detail = "full") -> OpenGame:
    """Begin the set-up, with help cards dealt in seat order."""
    crew = tuple(Seated(name=name, colour=seat) for seat, name in enumerate(names))
    numbers = tuple(range(1, len(crew) + 1))
    game = service.begin(KEY, StartGame(players=crew, numbers=numbers, detail=detail))
    assert isinstance(game, OpenGame), game
    return game


def sitting(service: GameService, names: Sequence[str] = CREW, detail: Detail = "full") -> OpenGame:
    """Begin the set-up with named characters."""
    crew = tuple(
        Seated(name=name, colour=seat, character=CHARACTERS[seat]) for seat, name in enumerate(names)
    )
    numbers = tuple(range(1, len(crew) + 1))
    game = service.begin(KEY, StartGame(players=crew, numbers=numbers, detail=detail))
    assert isinstance(game, OpenGame), game
    return game


def setting_up(service: GameService, names: Sequence[str] = CREW, detail: Detail = "full") -> OpenGame:
    """Tick off every other step of the set-up."""
    return give(sitting(service, names, detail), *(TickStep(step=step) for step in SETUP_STEPS[::2]))


def dealing(service: GameService) -> OpenGame:
    """Tick off the set-up as far as the help cards."""
    before = SETUP_STEPS[: SETUP_STEPS.index("help-cards")]
    return give(sitting(service), *(TickStep(step=step) for step in before))


def midway(service: GameService, detail: Detail = "full", names: Sequence[str] = CREW) -> OpenGame:
    """Play into the second round: wounds, markers and, in full detail, intruders in three rooms."""
    game = give(setting_up(service, names, detail), BeginPlay(), *_first_round())
    if detail == "full":
        give(game, *_full())
    return give(
        game,
        Mark(seat=2, flag="slime", value=True),
        *((Mark(seat=3, flag="signal", value=True),) if len(names) > 3 else ()),
        MetagorgerAttack(seat=0, surprise=True),
        Correct(seat=0, number="markers", delta=3),
        Correct(seat=1, number="light-wounds", delta=2),
        Correct(seat=1, number="serious-wounds", delta=1),
        Correct(seat=2, number="contamination", delta=4),
        StartSelfDestruct(),
        *((ChooseObjective(seat=seat) for seat in range(len(names))) if detail == "full" else ()),
        Pass(seat=1),
    )


def _first_round() -> list[Command]:
    return [
        EndPlayerPhase(),
        EndFeeding(),
        BurnRooms(),
        NoteEvent(text="Zwarcie w maszynowni"),
        DrawToken(token="blue"),
        ResolveToken(),
    ]


def _full() -> list[Command]:
    return [
        GoTo(seat=0, room="Laboratorium"),
        GoTo(seat=1, room="Kantyna"),
        Correct(seat=0, number="hand", delta=5),
        Correct(seat=1, number="hand", delta=3),
        PlaceIntruder(intruder="shambler", room="Laboratorium"),
        PlaceIntruder(intruder="metagorger", room="Laboratorium"),
        PlaceIntruder(intruder="metagorger", room="Kantyna"),
        PlaceIntruder(intruder="metagorger", room="Kantyna", in_combat=True),
        ChangeObjects(room="Laboratorium", object="red-corpse", delta=1),
        ChangeObjects(room="Magazyn", object="carcass", delta=2),
        MarkRoom(room="Magazyn", mark="burning", value=True),
        PlaceIntruder(intruder="fleshbeast", room="Magazyn"),
        InjureIntruder(id=1, delta=2),
        RevealAdaptation(intruder="shambler", name="Żarłoczni", voracious=True),
    ]


def in_feeding(service: GameService, detail: Detail = "full") -> OpenGame:
    """Play to step 2 of the event phase."""
    return give(midway(service, detail), EndPlayerPhase())


def in_attacks(service: GameService) -> OpenGame:
    """Play to step 2 of the event phase: all have fed; one figure is left to attack, by an attack card."""
    game = give(midway(service), GoTo(seat=2, room="Laboratorium"), Correct(seat=2, number="hand", delta=2))
    give(game, EndPlayerPhase())
    while feeding := next((room.id for room in hungry_rooms(game.table.state)), None):
        give(game, Feed(room=feeding))
    without_card = [each.commands[0] for each in open_attacks(game.table.state) if each.commands]
    return give(game, *without_card)


def in_fire(service: GameService) -> OpenGame:
    """Play to step 3 of the event phase: a room with an intruder in it burns."""
    return give(in_feeding(service), EndFeeding())


def before_the_bag(service: GameService) -> OpenGame:
    """Play to step 5 of the event phase, before the token is drawn."""
    return give(in_fire(service), BurnRooms(), NoteEvent(text="Awaria"))


def token_drawn(service: GameService) -> OpenGame:
    """Draw a red token, so that players must say where Metagorgers appear."""
    return give(before_the_bag(service), DrawToken(token="red"))


def in_encounter(service: GameService) -> OpenGame:
    """Have a character encounter a Shambler."""
    return give(midway(service), DrawToken(token="shambler", seat=0))


def first_encounter(service: GameService) -> OpenGame:
    """Place the first intruder, so that everybody chooses an Objective."""
    game = give(setting_up(service), BeginPlay(), PlaceIntruder(intruder="metagorger", room="Kantyna"))
    return give(game, ChooseObjective(seat=0))


def in_check(service: GameService) -> OpenGame:
    """Begin the last check: two have hibernated, one has left in a Pod; the first scan is done."""
    game = give(
        midway(service),
        SetFate(seat=0, fate="hibernated"),
        EnterPod(seat=2, pod=1),
        ChangePod(pod=1, change="leave"),
        SetFate(seat=3, fate="hibernated"),
        BeginCheck(),
    )
    return give(game, ScanDeck(seat=2, infected=True))


def finished(service: GameService) -> OpenGame:
    """Play to the end: two survive, and one of them wins."""
    game = give(
        in_check(service),
        DrawFour(seat=0, contaminated=0),
        DrawFour(seat=2, contaminated=4),
        ScanDeck(seat=3, infected=False),
        DrawFour(seat=3, contaminated=0),
    )
    return give(
        game,
        AnswerObjective(seat=0, fulfilled=True),
        AnswerObjective(seat=3, fulfilled=False),
        EndGame(),
    )
