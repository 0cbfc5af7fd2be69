"""`evolve`: how each event changes the state. It trusts its events; `decide` is the judge."""

from __future__ import annotations

from typing import Any, assert_never

from companion.rules.clocks import after_pause
from companion.rules.soup import events as ev
from companion.rules.soup.data import CUBES_IN_BOX, DIVISION_POINTS, STARTING_CUBES, STARTING_POINTS, Card
from companion.rules.soup.directions import directions
from companion.rules.soup.state import (
    Amoeba,
    Departure,
    Fight,
    Follower,
    HeldGene,
    PendingMove,
    Player,
    State,
)


def evolve(state: State, event: ev.Event) -> State:
    """The state after `event`."""
    match event:
        case ev.GameStarted():
            return _started(event)
        case ev.OrderRolled():
            return state.replace(rolls=event.dice)
        case ev.SpaceChosen():
            return _with(state, event.seat, place=event.space)
        case ev.NumbersChosen():
            return _with(state, event.seat, starting=event.numbers)
        case ev.PlayBegan():
            return _play_began(state)
        case ev.PhaseBegan():
            return _phase_began(state, event)
        case ev.RoundBegan():
            return state.replace(round=state.round + 1, players=tuple(map(_rested, state.players)))
        case ev.TurnBegan():
            done = tuple(seat for seat in state.done if seat != event.seat)
            return state.replace(active=event.seat, done=done, departure=None)
        case ev.TurnEnded():
            return state.replace(active=None, done=(*state.done, event.seat), departure=None)
        case ev.PointsReceived():
            points = state.players[event.seat].points + DIVISION_POINTS
            received = (*state.received, event.seat)
            return _with(state.replace(received=received), event.seat, points=points)
        case ev.PointsChanged():
            return _with(state, event.seat, points=state.players[event.seat].points + event.delta)
        case ev.MoveRolled():
            move = PendingMove(seat=event.seat, number=event.number, dice=event.dice)
            return state.replace(move=move)
        case ev.AmoebaMoved():
            amoeba = _amoeba(state, event.seat, event.number)
            drifted = amoeba.drifted or event.drifted
            moved = amoeba.replace(moves=amoeba.moves + 1, drifted=drifted)
            gone = _departed(state, event)
            return _with_amoeba(state.replace(move=None, departure=gone), event.seat, moved)
        case ev.CubesLoaded():
            leaving = _leaving(state, event.seat, event.number)
            return state.replace(departure=leaving.replace(cubes=event.cubes))
        case ev.FollowingSet():
            return state.replace(departure=_followed(state, event))
        case ev.AmoebaFed():
            fed = _amoeba(state, event.seat, event.number).replace(meal=event.meal)
            return _with_amoeba(state, event.seat, fed)
        case ev.WoundsChanged():
            amoeba = _amoeba(state, event.seat, event.number)
            return _with_amoeba(state, event.seat, amoeba.replace(wounds=amoeba.wounds + event.delta))
        case ev.AmoebaPlaced():
            placed = Amoeba(number=event.number, wounds=event.wounds)
            return _with_amoeba(state, event.seat, placed)
        case ev.AmoebaRemoved():
            amoebas = state.players[event.seat].amoebas
            left = tuple(each for each in amoebas if each.number != event.number)
            return _with(_without_companion(state, event), event.seat, amoebas=left)
        case ev.SupplyChanged():
            pairs = zip(state.supply, event.deltas, strict=True)
            return state.replace(supply=tuple(held + delta for held, delta in pairs))
        case ev.FightBegan():
            fight = Fight(
                seat=event.seat,
                number=event.number,
                victim=event.victim,
                victim_number=event.victim_number,
                retried=event.retried,
            )
            return state.replace(fight=fight)
        case ev.FightAnswered():
            return _answered(state, event)
        case ev.FightRolled():
            retried = () if event.retried is None else (event.retried,)
            before = () if state.fight is None else state.fight.retried
            flown = state.fight is not None and state.fight.answer == "escape"
            moves = state.fight.moves + 1 if state.fight is not None and flown else 0
            left = state.fight is not None and (state.fight.left or (flown and _leads_away(event.dice)))
            return _with_fight(state, dice=event.dice, moves=moves, left=left, retried=(*before, *retried))
        case ev.FightDecided():
            return _with_fight(state, result=event.result)
        case ev.FightClosed():
            return _closed(state)
        case ev.AttackCounted():
            if state.phase == "deaths":
                return state.replace(aggressors=(*state.aggressors, event.seat))
            if event.number is None:
                return state.replace(attackers=(*state.attackers, event.seat))
            amoeba = _amoeba(state, event.seat, event.number)
            return _with_amoeba(state, event.seat, amoeba.replace(attacks=amoeba.attacks + 1))
        case ev.CardTurned():
            deck = _without(state.deck, event.card)
            return state.replace(card=event.card, turned=(*state.turned, event.card), deck=deck)
        case ev.DebtsFixed():
            return state.replace(debts=event.debts)
        case ev.DebtSettled():
            debts = (0 if seat == event.seat else debt for seat, debt in enumerate(state.debts))
            return state.replace(debts=tuple(debts))
        case ev.GeneGained():
            held = HeldGene(gene=event.gene, round=event.round or state.round, given_up=event.given_up)
            return _with(state, event.seat, genes=(*state.players[event.seat].genes, held))
        case ev.GeneLost():
            genes = state.players[event.seat].genes
            index = [held.gene for held in genes].index(event.gene)
            return _with(state, event.seat, genes=(*genes[:index], *genes[index + 1 :]))
        case ev.DeadBuried():
            return state.replace(buried=True)
        case ev.Scored():
            for line in event.lines:
                state = _with(state, line.seat, place=line.end)
            return state.replace(scored=event.lines)
        case ev.PlaceChanged():
            return _with(state, event.seat, place=state.players[event.seat].place + event.delta)
        case ev.GameEnded():
            over = state.replace(phase="over", ending=event.ending, winners=event.winners)
            return over.replace(order=(), active=None, debts=(), departure=None, move=None, fight=None)
        case ev.OptionsSet():
            return state.replace(options=event.options)
        case ev.DetailSet():
            return state.replace(detail=event.detail, departure=None)
        case ev.ClocksSet():
            return state.replace(clocks=event.running)
        case ev.ClockPaused():
            return state.replace(paused_clocks=after_pause(state.paused_clocks, event))
        case ev.Renamed():
            return _with(state, event.seat, name=event.name)
        case _:
            assert_never(event)


def _started(event: ev.GameStarted) -> State:
    return State(
        phase="setup",
        detail=event.detail,
        options=event.options,
        players=tuple(
            Player(seat=seat, name=each.name, colour=each.colour) for seat, each in enumerate(event.players)
        ),
        clocks=event.clocks,
    )


def _play_began(state: State) -> State:
    """Everybody has points; each space got cubes of each colour, as far as the box has them (U4)."""
    left = max(0, CUBES_IN_BOX - STARTING_CUBES * state.options.spaces)
    players = tuple(player.replace(points=STARTING_POINTS) for player in state.players)
    return state.replace(players=players, supply=(left,) * len(players))


def _phase_began(state: State, event: ev.PhaseBegan) -> State:
    return state.replace(
        phase=event.phase,
        order=event.order,
        active=None,
        done=(),
        received=(),
        debts=(),
        departure=None,
        move=None,
        fight=None,
        attackers=(),
        aggressors=(),
        buried=False,
        scored=() if event.phase == "scoring" else state.scored,
    )


def _leaving(state: State, seat: int, number: int) -> Departure:
    """The departure of an amoeba whose direction is not known yet, as far as it has been decided."""
    known = state.departure
    if known is not None and (known.seat, known.number, known.direction) == (seat, number, None):
        return known
    return Departure(seat=seat, number=number)


def _departed(state: State, event: ev.AmoebaMoved) -> Departure | None:
    """The departure once its direction is known, where something goes along or may follow now.

    Nothing goes along where the amoeba stays.
    """
    if event.direction == "stay":
        return None
    gone = _leaving(state, event.seat, event.number).replace(direction=event.direction)
    asked = state.options.following == "after"
    return gone if asked or gone.cubes or gone.followers else None


def _followed(state: State, event: ev.FollowingSet) -> Departure:
    """The departure with or without this follower, before or after its direction is known."""
    known = state.departure
    same = known is not None and (known.seat, known.number) == (event.leader, event.leader_number)
    after = known is not None and same and state.options.following == "after"
    departure = known if after and known else _leaving(state, event.leader, event.leader_number)
    others = tuple(
        each for each in departure.followers if (each.seat, each.number) != (event.seat, event.number)
    )
    follower = Follower(seat=event.seat, number=event.number, cubes=event.cubes)
    return departure.replace(followers=(*others, follower) if event.follows else others)


def _answered(state: State, event: ev.FightAnswered) -> State:
    """An answer begins: what an earlier one came to does not count any more."""
    assert state.fight is not None, "no attack is open"
    victim, gone = (state.fight.victim, state.fight.victim_number), state.departure
    stays = gone is not None and (gone.seat, gone.number) == victim
    answered = (*state.fight.answered, event.answer)
    return _with_fight(
        state.replace(departure=None) if stays else state,
        answer=event.answer,
        answered=answered,
        dice=(),
        moves=0,
        left=False,
        result="",
    )


def _leads_away(dice: tuple[int, ...]) -> bool:
    """Return whether movement dice allow another direction than to stay."""
    return directions(dice) != ("stay",)


def _closed(state: State) -> State:
    """No attack is open; whoever escaped has left, and the attacker with it where it followed by Holding."""
    fight, gone = state.fight, state.departure
    if fight is None:
        return state
    fled = gone is not None and (gone.seat, gone.number) == (fight.victim, fight.victim_number)
    after = state.replace(fight=None, departure=None if fled else gone)
    attacker = state.players[fight.seat].amoeba(fight.number)
    if attacker is None or state.phase != "movement":
        return after
    along = fled and gone is not None and fight.result == "escaped"
    followers = gone.followers if along and gone is not None else ()
    pursued = any((each.seat, each.number) == (fight.seat, fight.number) for each in followers)
    return _with_amoeba(after, fight.seat, attacker.replace(pursued=pursued))


def _without_companion(state: State, event: ev.AmoebaRemoved) -> State:
    """An amoeba that left the board leads nobody, and follows nobody."""
    known, gone = state.departure, (event.seat, event.number)
    if known is None:
        return state
    if (known.seat, known.number) == gone:
        return state.replace(departure=None)
    left = tuple(each for each in known.followers if (each.seat, each.number) != gone)
    return state.replace(departure=known.replace(followers=left))


def _rested(player: Player) -> Player:
    """The player at the beginning of a round: every amoeba may move, eat and attack again."""
    amoebas = (
        amoeba.replace(moves=0, drifted=False, meal="", attacks=0, pursued=False) for amoeba in player.amoebas
    )
    return player.replace(amoebas=tuple(amoebas))


def _without(deck: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The cards without one like `card`, if there is one."""
    if card not in deck:
        return deck
    index = deck.index(card)
    return (*deck[:index], *deck[index + 1 :])


def _amoeba(state: State, seat: int, number: int) -> Amoeba:
    found = state.players[seat].amoeba(number)
    assert found is not None, f"amoeba {number} of seat {seat} is not on the board"
    return found


def _with(state: State, seat: int, **changes: Any) -> State:
    players = list(state.players)
    players[seat] = players[seat].replace(**changes)
    return state.replace(players=tuple(players))


def _with_amoeba(state: State, seat: int, amoeba: Amoeba) -> State:
    """The state in which a player's amoeba of that number is like `amoeba`."""
    others = (each for each in state.players[seat].amoebas if each.number != amoeba.number)
    amoebas = sorted((*others, amoeba), key=lambda each: each.number)
    return _with(state, seat, amoebas=tuple(amoebas))


def _with_fight(state: State, **changes: Any) -> State:
    assert state.fight is not None, "no attack is open"
    return state.replace(fight=state.fight.replace(**changes))
