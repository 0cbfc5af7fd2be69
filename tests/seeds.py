"""Games to look at and to measure, played by the rules, command by command, never made up."""

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import TypeVar

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.chromosome.actions import Grow
from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.battle import ApplyBattle, Commit, Fight
from companion.rules.chromosome.corrections import Correct, Mark, MarkActive, MarkStarter
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.final_scores import ChromosomeScores, Numbers
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.preparation import BeginTurns
from companion.rules.chromosome.radiation import FaceArea, FinishRadiation
from companion.rules.chromosome.rolls import ForceReroll, LetStand, ThrowDie
from companion.rules.chromosome.setup import Seated, StartGame
from companion.rules.chromosome.state import Detail
from companion.rules.chromosome.turns import EndPhase, EndTurn
from companion.rules.clocks import PauseClock, SetClocks
from companion.rules.final_scores import EnterResult
from companion.rules.kernel import Command, Rejection
from companion.table.table import Table

S = TypeVar("S")
FRIENDS = ("Magda", "Tomek", "Przemo", "Ola")


@contextmanager
def service_in(folder: Path) -> Generator[GameService]:
    """Open a service over a data folder; close it at the end, so that a server can open the folder."""
    from companion.store.folder import open_folder  # Python in the browser has no file locks

    service = GameService(open_folder(folder))
    if service.remembered("setting.coach") is None:
        service.remember("setting.coach", False)  # the players know the game
    try:
        yield service
    finally:
        service.close()


def stored(data: Path, kind: type[S]) -> S:
    """Return the state of the only game in a data folder."""
    with service_in(data) as service:
        (game,) = service.library.games()
        state = service.open(game.id).table.state
        assert isinstance(state, kind)
        return state


def give(game: OpenGame, *commands: Command) -> OpenGame:
    """Give commands one by one, and assert that each is accepted."""
    for command in commands:
        answer = game.submit(command)
        assert not isinstance(answer, Rejection), (command, answer)
    return game


def begin(
    service: GameService,
    names: Sequence[str] = FRIENDS,
    detail: Detail = "quick",
    starter: int | None = 0,
) -> OpenGame:
    """Begin a game in which seat `starter` starts; if None, the table has not chosen the starter yet."""
    players = tuple(Seated(name=name, species=seat, colour=seat) for seat, name in enumerate(names))
    faces = ("action", "telepathy", "combat", "building")
    options = Options(gene_faces=faces)
    command = StartGame(players=players, starter=starter, detail=detail, options=options)
    game = service.begin("chromosome", command)
    assert isinstance(game, OpenGame), game
    return game


def seated(service: GameService) -> OpenGame:
    """Begin a game whose table has not chosen the starting player yet."""
    return begin(service, starter=None)


def adjust(seat: int, tokens: int, irradiation: int, fate: int) -> list[Command]:
    """Return the corrections that bring a new player to these numbers."""
    steps: list[Command] = [SpendFate(seat=seat) for _ in range(4 - fate)]
    if tokens != 2:
        steps.append(Correct(seat=seat, what="tokens", delta=tokens - 2))
    if irradiation:
        steps.append(Correct(seat=seat, what="irradiation", delta=irradiation))
    return steps


def midway(service: GameService, detail: Detail = "quick", names: Sequence[str] = FRIENDS) -> OpenGame:
    """Play to the second round: it is the second player's turn, and the last player has passed."""
    game = begin(service, names, detail)
    give(
        game,
        EndPhase(),
        FinishRadiation(),
        BeginTurns(),
        *adjust(0, 7, 1, 3),
        *adjust(1, 5, 4, 2),
        *adjust(2, 4, 6, 1),
        *adjust(3, 6, 0, 4),
        Correct(seat=0, what="trophies", owner=1, delta=2),
        Correct(seat=1, what="trophies", owner=2, delta=3),
        Correct(seat=2, what="trophies", owner=3, delta=1),
        MarkStarter(seat=0),
        Mark(seat=3, what="passed", set=True),
        MarkActive(seat=1),
        AddArea(cubes=4, room="7"),
        AddArea(cubes=2, room="12"),
    )
    if detail == "full":
        give(
            game,
            Correct(seat=1, what="active", gene="combat", delta=2),
            Correct(seat=2, what="active", gene="combat", delta=2),
            Correct(seat=2, what="active", gene="building", delta=1),
        )
    return game


def with_clocks(service: GameService, names: Sequence[str] = FRIENDS) -> OpenGame:
    """Play the second round with slow players and running clocks; the third player's clock is paused."""
    game = midway(service, "full", names)
    last = game.table.entry(game.table.count - 1).at
    minutes = count(1)
    slow = Table(CHROMOSOME, game.file, now=lambda: last + 13 * timedelta(minutes=next(minutes)))
    slow.submit(SetClocks(running=True))
    for turn in range(24):
        slow.submit(MarkActive(seat=(turn + 1) % 4))
    slow.submit(PauseClock(seat=2, paused=True))
    return game


def before_the_dice(
    service: GameService, detail: Detail = "quick", names: Sequence[str] = FRIENDS
) -> OpenGame:
    """Begin a battle of the third player against the second, before anything is added to a strength."""
    return give(
        midway(service, detail, names),
        MarkActive(seat=2),
        Fight(attacker=2, attacker_group=3, defender=1, defender_group=2),
    )


def in_battle(service: GameService, detail: Detail = "quick") -> OpenGame:
    """Begin the rulebook's example battle: Przemo, strength 5, has rolled against Tomek, strength 4."""
    return give(
        before_the_dice(service, detail),
        Commit(side="attacker", genes=1, fate=1),
        Commit(side="defender", genes=2),
        ThrowDie(face=3),
    )


def in_radiation(service: GameService, detail: Detail = "quick") -> OpenGame:
    """Play to the radiation phase, before the first area is faced."""
    return give(midway(service, detail), EndPhase())


def in_test(service: GameService, detail: Detail = "quick") -> OpenGame:
    """Play to three resistance tests with rolled dice."""
    game = in_radiation(service, detail)
    dice = (ThrowDie(face=face) for face in (1, 2, 4))
    return give(game, FaceArea(area=1, groups=(1, 2, 0, 1)), *dice)


def in_four_tests(service: GameService) -> OpenGame:
    """Play to four players' resistance tests in one area; the dice are rolled, two would be eliminated."""
    game = in_radiation(service, "full")
    ill = (Correct(seat=seat, what="irradiation", delta=3) for seat in (0, 1))
    dice = (ThrowDie(face=face) for face in (1, 1, 3, 2))
    return give(game, *ill, FaceArea(area=1, groups=(1, 2, 1, 1)), *dice)


def in_preparation(service: GameService) -> OpenGame:
    """Play to the preparation of the third round."""
    return give(midway(service), EndPhase(), FinishRadiation(skip=True))


def entered(service: GameService) -> OpenGame:
    """Enter a game that was played without the app: only all players' final numbers are known."""
    numbers = tuple(
        Numbers(tokens=tokens, trophies=trophies, fate=fate, irradiation=irradiation)
        for tokens, trophies, fate, irradiation in ((5, 2, 1, 3), (9, 4, 3, 8), (6, 2, 0, 0), (7, 6, 1, 0))
    )
    start, *rest = ChromosomeScores.named(FRIENDS, numbers).commands()
    game = service.begin("chromosome", start, further=[EnterResult(commands=tuple(rest))])
    assert isinstance(game, OpenGame), game
    return game


def finished(service: GameService) -> OpenGame:
    """Play a whole game of four rounds with growth, battles, re-rolls and tests; nobody is eliminated."""
    game = begin(service)
    for round_ in range(1, 5):
        if round_ > 1:
            give(game, BeginTurns())
        for _ in range(4):
            seat = up(game)
            give(game, Grow(tokens=1 + (seat * round_) % 2, spread=True), EndTurn(seat=seat))
        attacker = up(game)
        give(
            game,
            Fight(attacker=attacker, attacker_group=2, defender=(attacker + 1) % 4, defender_group=1),
            Commit(side="attacker"),
            Commit(side="defender"),
            ThrowDie(face=1 + round_ % 4),
            LetStand(),
            ThrowDie(face=2),
            ForceReroll(by=attacker),
            ThrowDie(face=1),
            LetStand(),
            ApplyBattle(),
            EndPhase(),
            AddArea(cubes=2, room=str(round_)),
            FaceArea(area=round_, groups=tuple((seat * seat + round_) % 3 for seat in range(4))),
        )
        while (radiation := game.table.state.radiation) and radiation.tests:
            give(game, ThrowDie(face=2 + radiation.tests[0].seat % 3), LetStand())
        give(game, FinishRadiation(skip=True))
    return game


def up(game: OpenGame) -> int:
    """Return the seat whose turn it is."""
    seat = game.table.state.active
    assert seat is not None, "nobody is up"
    return seat
