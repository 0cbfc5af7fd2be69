"""Corrections by hand: the rules advise, the table decides."""

from typing import Annotated, Literal, assert_never

from pydantic import Field

from companion.rules.chromosome.actions import EvolutionClosed
from companion.rules.chromosome.battle import BattleClosed
from companion.rules.chromosome.data import MAX_GENES, GeneKind
from companion.rules.chromosome.elimination import call_last_turns, doomed, with_last_turns
from companion.rules.chromosome.play import (
    MOST_IRRADIATION,
    ChargeChanged,
    Delta,
    Draft,
    FateChanged,
    GenesChanged,
    IrradiationChanged,
    TokensChanged,
    TrophiesChanged,
    belongs_to,
    playing,
    require_nothing_open,
    seated,
)
from companion.rules.chromosome.radiation import ResistanceTested, close_wave
from companion.rules.chromosome.scoring import score_anew
from companion.rules.chromosome.state import Seat, State
from companion.rules.chromosome.turns import TurnBegan, pass_over_the_fallen
from companion.rules.kernel import OWN_SEAT, Command, Event, Label, Owners, Value, name, refuse, signed, yes

Marked = Literal["passed", "eliminated", "fate-token", "recovered", "moved", "active", "starter", "clock"]
"""A mark of a player, from `active` on a place of the whole table."""


class Correct(Command, owner=OWN_SEAT):
    """Correct a tracked number of a player by hand, within what the components allow.

    A number that already lies beyond, as after a change of the options, may always come nearer. A finished
    game is scored anew.
    """

    seat: Seat
    what: Literal["fate", "irradiation", "tokens", "charged", "trophies", "active", "passive"]
    delta: Delta
    owner: Seat = 0
    """The owner of the trophies."""

    gene: GeneKind = "action"
    """The kind of genes."""

    def decide(self, draft: Draft) -> None:
        state, delta = draft.state, self.delta
        if state.phase == "setup":
            raise refuse("not-in-game")
        if delta == 0:
            raise refuse("nothing-chosen")
        player = seated(draft, self.seat)
        seat, who = player.seat, player.name
        match self.what:
            case "fate":
                most = state.options.fate_max
                if not 0 <= player.fate + delta <= max(most, player.fate):
                    raise refuse("fate-out-of-range", player=who, most=most)
                draft.add(FateChanged(seat=seat, delta=delta, reason="correction"))
            case "irradiation":
                if not 0 <= player.irradiation + delta <= max(MOST_IRRADIATION, player.irradiation):
                    raise refuse("irradiation-out-of-range", player=who, most=MOST_IRRADIATION)
                draft.add(IrradiationChanged(seat=seat, delta=delta, reason="correction"))
            case "tokens":
                if player.on_board + delta < 0:
                    raise refuse("no-token-on-board", player=who)
                if delta > state.supply(seat):
                    raise refuse("supply-too-small", player=who, has=state.supply(seat))
                draft.add(TokensChanged(seat=seat, delta=delta, reason="correction"))
            case "charged":
                if not 0 <= player.charged + delta <= player.on_board:
                    raise refuse("charged-out-of-range", player=who, most=player.on_board)
                draft.add(ChargeChanged(seat=seat, delta=delta))
            case "trophies":
                self._trophies(draft)
            case "active" | "passive":
                genes = player.active if self.what == "active" else player.passive
                if genes.of(self.gene) + delta < 0:
                    raise refuse("too-few-genes", player=who)
                if player.genes.total + delta > MAX_GENES:
                    raise refuse("genes-full", player=who, most=MAX_GENES)
                active = self.what == "active"
                draft.add(GenesChanged(seat=seat, gene=self.gene, delta=delta, active=active))
            case _:
                assert_never(self.what)
        score_anew(draft)

    def _trophies(self, draft: Draft) -> None:
        """Take a trophy from its owner's supply, or return it there."""
        player, owner = seated(draft, self.seat), seated(draft, self.owner)
        if player.seat == owner.seat:
            raise refuse("own-trophy", player=player.name)
        if player.trophies[owner.seat] + self.delta < 0:
            raise refuse("too-few-trophies", player=player.name)
        if self.delta > draft.state.supply(owner.seat):
            raise refuse("supply-too-small", player=owner.name, has=draft.state.supply(owner.seat))
        draft.add(TrophiesChanged(seat=player.seat, owner=owner.seat, delta=self.delta))

    def label(self, state: State) -> Label:
        params: dict[str, Value] = {"player": name(state, self.seat), "delta": signed(self.delta)}
        match self.what:
            case "fate" | "irradiation" | "tokens" | "charged":
                return Label(key=f"label-correct-{self.what}", params=params)
            case "trophies":
                params["owner"] = name(state, self.owner)
                return Label(key="label-correct-trophies", params=params)
            case "active" | "passive":
                params |= {"gene": self.gene, "side": self.what}
                return Label(key="label-correct-genes", params=params)
            case _:
                assert_never(self.what)


class Mark(Command):
    """Correct a mark or a place by hand; of a finished game who was eliminated, and it is scored anew."""

    what: Marked
    seat: Seat = 0
    value: Annotated[int, Field(ge=-9, le=9)]

    def decide(self, draft: Draft) -> None:
        state = draft.state
        if state.phase == "setup" or (state.phase == "over" and self.what != "eliminated"):
            raise refuse("not-in-game")
        player = seated(draft, self.seat)
        match self.what:
            case "active":
                require_nothing_open(draft)
                if state.phase != "turns":
                    raise refuse("not-in-turns")
                playing(draft, self.value)
            case "starter":
                seated(draft, self.value)
            case "clock":
                if not 1 <= state.clock + self.value <= state.rounds:
                    raise refuse("clock-out-of-range", most=state.rounds)
            case "eliminated":
                require_nothing_open(draft)
            case "passed" | "fate-token" | "recovered" | "moved":
                pass
            case _:
                assert_never(self.what)
        draft.add(Corrected(what=self.what, seat=player.seat, value=self.value))
        if self.what == "eliminated" and self.value:
            call_last_turns(draft)
            pass_over_the_fallen(draft)
        score_anew(draft)

    def owners(self, state: State) -> Owners:
        return belongs_to(None if self.what in ("active", "starter", "clock") else self.seat)

    def label(self, state: State) -> Label:
        match self.what:
            case "active" | "starter":
                params: dict[str, Value] = {"player": name(state, self.value)}
                return Label(key=f"label-mark-{self.what}", params=params)
            case "clock":
                return Label(key="label-mark-clock", params={"delta": signed(self.value)})
            case _:
                params = {"player": name(state, self.seat), "what": self.what, "set": yes(bool(self.value))}
                return Label(key="label-mark", params=params)


class Eliminate(Command, owner=OWN_SEAT):
    """Confirm that a player whose corrected numbers say so is out."""

    seat: Seat

    def decide(self, draft: Draft) -> None:
        require_nothing_open(draft)
        player = playing(draft, self.seat)
        due = [event for event in doomed(draft.state) if event.seat == player.seat]
        if not due:
            raise refuse("not-doomed", player=player.name)
        draft.add(*due)
        call_last_turns(draft)
        pass_over_the_fallen(draft)
        score_anew(draft)


class CallOff(Command):
    """Give up the battle, test or evolution under way; what was spent stays spent, undo brings it back."""

    def decide(self, draft: Draft) -> None:
        state = draft.state
        if state.battle is not None:
            draft.add(BattleClosed())
        elif state.evolution is not None:
            draft.add(EvolutionClosed())
        elif state.radiation is not None and (state.radiation.tests or state.radiation.wave):
            draft.add(*(ResistanceTested() for _ in state.radiation.tests))
            if state.radiation.wave:
                close_wave(draft)
        else:
            raise refuse("nothing-open")

    def owners(self, state: State) -> Owners:
        return belongs_to(state.roll.roller if state.roll else state.active)

    def params(self, state: State) -> dict[str, Value]:
        return {"round": state.round}


class Corrected(Event):
    """A mark or place was set by hand."""

    what: Marked
    seat: Seat = 0
    value: int

    def apply(self, state: State) -> State:
        flag = bool(self.value)
        match self.what:
            case "passed":
                return with_last_turns(state.with_player(self.seat, passed=flag))
            case "eliminated":
                return with_last_turns(state.with_player(self.seat, eliminated=flag))
            case "fate-token":
                return state.with_player(self.seat, fate_token=flag)
            case "recovered":
                return state.with_player(self.seat, recovered=flag)
            case "moved":
                return state.replace(turn=state.turn.replace(moved=flag))
            case "active":
                return TurnBegan(seat=self.value).apply(state)
            case "starter":
                return state.replace(starter=self.value)
            case "clock":
                return state.replace(clock=state.clock + self.value)
            case _:
                assert_never(self.what)
