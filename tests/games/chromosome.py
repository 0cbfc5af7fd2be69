"""Chromosome in the tests that all games share."""

from typing import Any, Final

import tests.rules
from companion.rules.chromosome.data import GENE_KINDS, TOKENS_PER_SPECIES
from companion.rules.chromosome.final_scores import ChromosomeScores
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.setup import Seated, StartGame
from tests import seeds
from tests.games import Facts, Path, Sum
from tests.rules import player


def start(*names: str, detail: Any = "full", starter: int = 1, **more: Any) -> StartGame:
    seats = tuple(Seated(name=name, species=seat, colour=seat) for seat, name in enumerate(names))
    return StartGame(players=seats, detail=detail, starter=starter, **more)


def pencil(finals: ChromosomeScores) -> Sum | str:
    """Score tokens, trophies and twice the fate, less irradiation; eliminated players cannot win."""
    off_board = [TOKENS_PER_SPECIES - each.tokens for each in finals.numbers]
    trophies = [each.trophies for each in finals.numbers]
    # Nobody holds trophies of their own, so a player has at most as many as all other players have lost
    # tokens.
    if sum(trophies) > sum(off_board) or any(
        held > sum(off_board) - own for held, own in zip(trophies, off_board, strict=True)
    ):
        return "finals-too-many-tokens"
    points = [each.tokens + each.trophies + 2 * each.fate - each.irradiation for each in finals.numbers]
    left = [seat for seat, each in enumerate(finals.numbers) if each.tokens and each.irradiation <= 7]
    best = max((points[seat] for seat in left), default=0)
    return Sum(tuple(points), tuple(seat for seat in left if points[seat] == best))


FACTS: Final = Facts(
    people=(2, 3, 4),
    start=start,
    next_command=player.next_command,
    midway=seeds.midway,
    finished=seeds.finished,
    pencil=pencil,
    bgg_id=202589,
    tests=Path(tests.rules.__file__ or "").parent,
    box=Options(gene_faces=GENE_KINDS),
    ended_rights={
        ("apply-battle", "call-off"): "a battle that was carried out is over; undo takes it back",
        ("apply-battle", "correct"): "of tokens that were lost none is charged",
        ("apply-battle", "spend-fate"): "who loses the last tokens on the board is out of the game",
        ("apply-battle", "mark"): "a battle that leaves one player ends the game",
    },
    counts_aloud=frozenset(
        {
            "cli-replay-course",
            "count-areas",
            "count-cubes",
            "count-energy",
            "count-fate",
            "count-genes-action",
            "count-genes-building",
            "count-genes-combat",
            "count-genes-telepathy",
            "count-groups",
            "count-tokens",
            "count-trophies",
            "odds-points-cost",
            "odds-points-gain",
        }
    ),
    never_none={
        "areas-left": "the phase goes on where no area is left",
        "battle-capped": "a group that fights has a token",
        "battle-genes": "no genes are left out",
        "battle-last-token": "whoever loses nothing is left out",
        "battle-remain": "the last token is another sentence",
        "battle-takes": "whoever loses nothing is left out",
        "fight-size": "a group has 1 to 3 tokens",
        "label-grow": "Growth places a token",
        "label-start-game": "nobody starts a game without players",
        "luck-lucky": "anything happens at most once in a game",
        "luck-rare": "anything happens at most once in a game",
        "luck-rerolls": "no re-rolls are another sentence",
        "luck-unlucky": "anything happens at most once in a game",
        "move-merged": "nothing discharged is another sentence",
        "odds-advice-keep": "a re-roll that gains and costs nothing is advised",
        "odds-advice-keep-little": "a re-roll that gains and costs nothing is advised",
        "radiation-building": "no building genes are left out",
        "turn-lacks-energy": "what is not missing is not told",
        "call-off-tokens": "no tokens that were turned are left out",
        "turn-turned": "no tokens that are turned are left out",
        "radiation-charges": "an area has a cube",
    },
    always_some={
        "clock-out-of-range": "the rounds of a game",
        "cubes-out-of-range": "the cubes of an area",
        "fate-full": "somebody who can have fate",
        "fate-out-of-range": "the table settles one at least",
        "genes-full": "the genes of a chromosome",
        "group-size": "the tokens of a group",
        "group-too-large": "the tokens of a group",
        "irradiation-out-of-range": "the end of a track",
        "merged-too-many": "the tokens of a group but one",
        "no-such-face": "the faces of a die",
        "player-genes-owned": "a fraction: 0/8",
        "radiation-left-spoken": "a power, which may be 0",
        "turn-genes-full": "the genes of a chromosome",
        "turn-lacks": "a row of figures, not a sentence",
    },
    english={
        "not-your-turn": ({"player": "Ola", "active": "Jan"}, "It is not Ola’s turn: Jan is up."),
    },
    begins_with_a_term={"rule-die-4": "K4 and d4", "rule-die-6": "K6 and d6"},
)
