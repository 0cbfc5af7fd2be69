"""A short journey to look at: three people, a set-up in a hurry, two rounds."""

from __future__ import annotations

from typing import Final

from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs.events import Seated

NAMES: Final = ("Ada", "Leon", "Zoja")
ADA, LEON, ZOJA = range(3)

SAMPLE: Final[tuple[cmd.Command, ...]] = (
    cmd.StartGame(
        players=tuple(Seated(name=name, colour=seat) for seat, name in enumerate(NAMES)),
        numbers=(1, 2, 3),
    ),
    cmd.BeginPlay(),
    # the first round: Leon meets a Metagorger
    cmd.EndTurn(seat=ADA),
    cmd.DrawToken(token="red", seat=LEON),
    cmd.ResolveToken(),
    cmd.MetagorgerAttack(seat=LEON),
    cmd.EndTurn(seat=LEON),
    cmd.Pass(seat=ZOJA),
    cmd.Pass(seat=ADA),
    cmd.Pass(seat=LEON),
    cmd.AdvanceTime(),
    cmd.EndFeeding(),
    cmd.BurnRooms(),
    cmd.NoteEvent(),
    cmd.DrawToken(token="red"),
    cmd.ResolveToken(placed=1),
    # the second: Zoja sleeps, Ada escapes, Leon stays
    cmd.SetFate(seat=ZOJA, fate="hibernated"),
    cmd.AddMarker(seat=LEON),
    cmd.SetFate(seat=ADA, fate="escaped", pod=1),
    cmd.BeginCheck(ending="time"),
    cmd.ScanDeck(seat=ADA, infected=False),
    cmd.DrawFour(seat=ADA, contaminated=0),
    cmd.ScanDeck(seat=ZOJA, infected=True),
    cmd.DrawFour(seat=ZOJA, contaminated=1),
    cmd.AnswerObjective(seat=ADA, fulfilled=False),
    cmd.AnswerObjective(seat=ZOJA, fulfilled=True),
    cmd.EndGame(),
)
"""The commands of the journey, every token with its kind."""
