"""A short demo journey: three people, a hurried set-up, two rounds."""

from typing import Final

from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.characters import SetFate
from companion.rules.carnomorphs.event_phase import EndFeeding, NoteEvent
from companion.rules.carnomorphs.last_check import AnswerObjective, BeginCheck, DrawFour, EndGame, ScanDeck
from companion.rules.carnomorphs.mutation import AddMarker, MetagorgerAttack
from companion.rules.carnomorphs.setup import BeginPlay, Seated, StartGame
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.turns import EndTurn, Pass
from companion.rules.kernel import Command

NAMES: Final = ("Ada", "Leon", "Zoja")
ADA, LEON, ZOJA = range(3)

SAMPLE: Final[tuple[Command, ...]] = (
    StartGame(
        players=tuple(Seated(name=name, colour=seat) for seat, name in enumerate(NAMES)),
        numbers=(1, 2, 3),
    ),
    BeginPlay(),
    # The first round: Leon meets a Metagorger.
    EndTurn(seat=ADA),
    DrawToken(token="red", seat=LEON),
    ResolveToken(),
    MetagorgerAttack(seat=LEON),
    EndTurn(seat=LEON),
    Pass(seat=ZOJA),
    Pass(seat=ADA),
    Pass(seat=LEON),
    EndFeeding(),
    NoteEvent(),
    DrawToken(token="red"),
    ResolveToken(placed=1),
    # The second round: Zoja sleeps, Ada escapes, Leon stays.
    SetFate(seat=ZOJA, fate="hibernated"),
    AddMarker(seat=LEON),
    SetFate(seat=ADA, fate="escaped", pod=1),
    BeginCheck(ending="time"),
    ScanDeck(seat=ADA, infected=False),
    DrawFour(seat=ADA, contaminated=0),
    ScanDeck(seat=ZOJA, infected=True),
    DrawFour(seat=ZOJA, contaminated=1),
    AnswerObjective(seat=ADA, fulfilled=False),
    AnswerObjective(seat=ZOJA, fulfilled=True),
    EndGame(),
)
"""The commands of the journey, including the kind of every drawn token."""

STEPS: Final[tuple[tuple[int, str], ...]] = (
    (4, "token"),
    (5, "bag"),
    (6, "attack"),
    (7, "turn"),
    (10, "time"),
    (11, "feeding"),
    (13, "next"),
    (14, "effect"),
    (17, "pods"),
    (18, "check"),
    (22, "infected"),
    (25, "end"),
)
"""The steps shown: the number of commands up to the step, and the key of a note on what the app did."""
