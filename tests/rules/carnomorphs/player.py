"""A random player who plays on: takes the next step and mostly asks for what the rules allow."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from companion.rules.carnomorphs.adaptations import DiscardAdaptation, RevealAdaptation
from companion.rules.carnomorphs.bag import AddMetagorger, DrawToken, effect_before_rolls
from companion.rules.carnomorphs.characters import Correct, GoTo, Mark, SetFate
from companion.rules.carnomorphs.combat import EngageIntruder
from companion.rules.carnomorphs.contents import Contents, Feeder
from companion.rules.carnomorphs.data import HEAVY_OBJECTS, INTRUDERS, TOKENS, TokenKind
from companion.rules.carnomorphs.event_phase import EndFeeding, NoteEvent
from companion.rules.carnomorphs.feeding import Feed
from companion.rules.carnomorphs.intruders import (
    CheckDeath,
    CorrectFigures,
    InjureIntruder,
    KillIntruder,
    MoveIntruder,
    PlaceIntruder,
)
from companion.rules.carnomorphs.last_check import (
    AnswerObjective,
    AnswerTogether,
    DrawFour,
    EndGame,
    ScanDeck,
)
from companion.rules.carnomorphs.mutation import (
    AddMarker,
    DrawMutation,
    MetagorgerAttack,
    MutationAction,
    Scan,
)
from companion.rules.carnomorphs.next_step import next_step
from companion.rules.carnomorphs.objectives import ChooseObjective, NameObjectives
from companion.rules.carnomorphs.pods import ChangePod, EnterPod
from companion.rules.carnomorphs.rooms import ChangeObjects, MarkRoom
from companion.rules.carnomorphs.state import State
from companion.rules.carnomorphs.tokens import ResolveToken, hands_decide
from companion.rules.carnomorphs.tracks import CorrectTrack, StartSelfDestruct
from companion.rules.carnomorphs.turns import DrawHands, EndTurn, Pass
from companion.rules.kernel import Command

T = TypeVar("T")

ROOMS = ("Kantyna", "Gniazdo", "Maszynownia", "Hibernatorium")


class Choose(Protocol):
    """A function that picks one of several values, at random or as a test decides."""

    def __call__(self, among: Sequence[T], /) -> T:
        """Pick one of `among`, which is never empty."""
        ...


def next_command(state: State, choose: Choose) -> Command:
    """Return a plausible next command."""
    step, seat, command = next_step(state)
    player = 0 if seat is None else seat
    match step:
        case "turn":
            return turn(state, player, choose)
        case "objective":
            return ChooseObjective(seat=player, kept=choose((None, 0, 1)))
        case "token":
            return token(state, choose)
        case "draw":
            return DrawToken(token=_in_bag(state, choose))
        case "end-feeding":
            return choose((EndFeeding(), EndFeeding(), _fed(choose)))
        case "card":
            return NoteEvent(text=choose(("", "Pożar")))
        case "scan":
            return ScanDeck(seat=player, infected=choose((True, False)))
        case "four":
            return DrawFour(seat=player, contaminated=choose(range(5)))
        case "answer":
            return AnswerObjective(seat=player, fulfilled=choose((True, False)))
        case "together":
            return AnswerTogether(fulfilled=choose((True, False)))
        case "over":
            return EndGame()
        case _:
            assert command is not None
            return command


def turn(state: State, seat: int, choose: Choose) -> Command:
    return choose(_TURN)(state, seat, choose)


def token(state: State, choose: Choose) -> Command:
    """Carry out the drawn token; noise may lead to an encounter before that."""
    waiting = state.token
    assert waiting is not None
    acting = [player.seat for player in state.players if player.acting]
    rolled = waiting.purpose == "events" and bool(acting) and choose(range(3)) == 0
    if rolled and effect_before_rolls(waiting):
        return ResolveToken(rolling=True)
    if rolled and state.bag.total:
        return DrawToken(token=_in_bag(state, choose), seat=choose(acting))
    if waiting.kind == "red" and waiting.purpose == "events" and state.detail == "quick":
        return ResolveToken(placed=choose(range(min(2, state.available.metagorger) + 1)))
    if waiting.kind == "blank" and waiting.purpose == "events":
        return ResolveToken(removed=choose(range(state.loose.shambler + 1)))
    whom = choose(acting) if waiting.kind == "butcher" and hands_decide(state) and acting else None
    return ResolveToken(seat=whom, room=choose(("", *ROOMS)))


def _in_bag(state: State, choose: Choose) -> TokenKind:
    return choose([kind for kind in TOKENS if state.bag.of(kind)] or TOKENS)


def _fed(choose: Choose) -> Command:
    feeders = tuple(
        Feeder(kind=choose(INTRUDERS[:3]), injuries=choose((0, 2))) for _ in range(choose((1, 2, 3)))
    )
    return Feed(contents=Contents(feeders=feeders, red_corpses=choose((0, 1)), nest=choose((True, False))))


def _listed(state: State, choose: Choose) -> int:
    return choose([each.id for each in state.intruders] or [1])


def _pod(state: State, choose: Choose) -> int:
    return choose([pod.number for pod in state.pods])


_TURN: tuple[Callable[[State, int, Choose], Command], ...] = (
    lambda state, seat, choose: Pass(seat=seat),
    lambda state, seat, choose: Pass(seat=seat),
    lambda state, seat, choose: Pass(seat=seat),
    lambda state, seat, choose: EndTurn(seat=seat),
    lambda state, seat, choose: EndTurn(seat=seat),
    lambda state, seat, choose: DrawToken(token=_in_bag(state, choose), seat=seat),
    lambda state, seat, choose: DrawToken(token=_in_bag(state, choose), seat=seat),
    lambda state, seat, choose: PlaceIntruder(intruder=choose(INTRUDERS), room=choose(ROOMS)),
    lambda state, seat, choose: CorrectFigures(intruder=choose(INTRUDERS), delta=choose((1, 2, -1))),
    lambda state, seat, choose: MoveIntruder(id=_listed(state, choose), room=choose(ROOMS)),
    lambda state, seat, choose: EngageIntruder(id=_listed(state, choose), in_combat=choose((True, False))),
    lambda state, seat, choose: InjureIntruder(id=_listed(state, choose), delta=choose((1, 2, -1))),
    lambda state, seat, choose: CheckDeath(id=_listed(state, choose), number=choose((1, 2, 5))),
    lambda state, seat, choose: KillIntruder(intruder=choose(INTRUDERS)),
    lambda state, seat, choose: ChangeObjects(
        room=choose(ROOMS), object=choose(HEAVY_OBJECTS), delta=choose((1, 1, -1))
    ),
    lambda state, seat, choose: MarkRoom(
        room=choose(ROOMS), mark=choose(("nest", "burning")), value=choose((True, False))
    ),
    lambda state, seat, choose: GoTo(seat=seat, room=choose(ROOMS)),
    lambda state, seat, choose: MetagorgerAttack(seat=seat, surprise=True),
    lambda state, seat, choose: MetagorgerAttack(
        seat=seat, intruder=choose([each.id for each in state.intruders if each.kind == "metagorger"] or [1])
    ),
    lambda state, seat, choose: DrawMutation(seat=seat, card="Kły"),
    lambda state, seat, choose: MutationAction(seat=seat, infected=choose((True, False))),
    lambda state, seat, choose: AddMarker(seat=seat),
    lambda state, seat, choose: Scan(seat=seat, infected=choose((0, 1, 2)), removed=choose((0, 1))),
    lambda state, seat, choose: Correct(
        seat=seat, number=choose(("hand", "contamination", "light-wounds")), delta=choose((1, 2))
    ),
    lambda state, seat, choose: Mark(
        seat=seat, flag=choose(("slime", "signal", "in-combat")), value=choose((True, False))
    ),
    lambda state, seat, choose: NameObjectives(seat=seat, corporate="Ab Ovo", personal="Ucieczka"),
    lambda state, seat, choose: RevealAdaptation(
        intruder=choose(INTRUDERS[1:]), name="Żarłoczni", voracious=choose((True, False)), research="egg"
    ),
    lambda state, seat, choose: DiscardAdaptation(intruder=choose(INTRUDERS[1:])),
    lambda state, seat, choose: ChangePod(pod=_pod(state, choose), change=choose(("unlock", "leave"))),
    lambda state, seat, choose: EnterPod(seat=seat, pod=_pod(state, choose)),
    lambda state, seat, choose: SetFate(seat=seat, fate=choose(("hibernated", "dead", "escaped"))),
    lambda state, seat, choose: StartSelfDestruct(),
    lambda state, seat, choose: CorrectTrack(track="time", delta=choose((-1, -2))),
    lambda state, seat, choose: AddMetagorger(),
    lambda state, seat, choose: DrawHands(),
)
"""Actions of a turn; ending the turn is frequent enough for games to finish."""
