"""Corrections by hand: the rules advise, the table decides."""

from typing import Literal, TypeAlias, assert_never

from companion.rules.chromosome.actions import EvolutionClosed
from companion.rules.chromosome.battle import BattleClosed
from companion.rules.chromosome.data import MAX_GENES, MOST_FATE, GeneKind
from companion.rules.chromosome.elimination import call_last_turns, doomed, with_last_turns
from companion.rules.chromosome.play import (
    MOST_IRRADIATION,
    ChargeChanged,
    Decision,
    Delta,
    FateChanged,
    GenesChanged,
    IrradiationChanged,
    TokensChanged,
    TrophiesChanged,
    belongs_to,
    playing,
    require_game,
    require_nothing_open,
    require_phase,
    seated,
)
from companion.rules.chromosome.radiation import ResistanceTested, close_wave
from companion.rules.chromosome.scoring import score_anew
from companion.rules.chromosome.state import Seat, State
from companion.rules.chromosome.turns import TurnBegan, pass_over_the_fallen
from companion.rules.kernel import OWN_SEAT, Command, Event, Label, Owners, Value, lacks, name, refuse, signed

PlayerMark = Literal["passed", "eliminated", "fate-token", "recovered", "moved"]


class Correct(Command, owner=OWN_SEAT):
    """Correct a tracked number of a player by hand, within the limits of the components.

    A number outside its range, for example after a change of the options, may always move towards the range.
    A finished game is rescored.
    """

    seat: Seat
    what: Literal["fate", "irradiation", "tokens", "charged", "trophies", "active", "passive"]
    delta: Delta
    owner: Seat = 0
    """The player whose tokens the trophies are; used for trophies only."""

    gene: GeneKind = "action"
    """The kind of gene; used for genes only."""

    def decide(self, decision: Decision) -> None:
        state, delta = decision.state, self.delta
        if state.phase == "setup":
            raise refuse("starter-unknown")
        if delta == 0:
            raise lacks("nothing-chosen")
        player = seated(decision, self.seat)
        seat, who = player.seat, player.name
        match self.what:
            case "fate":
                # Numbers entered after a game without the app may exceed this table's options.
                most = MOST_FATE if state.entered else state.options.fate_max
                if not 0 <= player.fate + delta <= max(most, player.fate):
                    raise refuse("fate-out-of-range", player=who, most=most)
                decision.add(FateChanged(seat=seat, delta=delta, reason="correction"))
            case "irradiation":
                if not 0 <= player.irradiation + delta <= max(MOST_IRRADIATION, player.irradiation):
                    raise refuse("irradiation-out-of-range", player=who, most=MOST_IRRADIATION)
                decision.add(IrradiationChanged(seat=seat, delta=delta, reason="correction"))
            case "tokens":
                if player.on_board + delta < 0:
                    raise refuse("no-token-on-board", player=who)
                if delta > state.supply(seat):
                    raise refuse("supply-too-small", player=who, has=state.supply(seat))
                decision.add(TokensChanged(seat=seat, delta=delta, reason="correction"))
            case "charged":
                if not 0 <= player.charged + delta <= player.on_board:
                    raise refuse("charged-out-of-range", player=who, most=player.on_board)
                decision.add(ChargeChanged(seat=seat, delta=delta))
            case "trophies":
                self._trophies(decision)
            case "active" | "passive":
                genes = player.active if self.what == "active" else player.passive
                if genes.of(self.gene) + delta < 0:
                    raise refuse("too-few-genes", player=who)
                if player.genes.total + delta > MAX_GENES:
                    raise refuse("genes-full", player=who, most=MAX_GENES)
                active = self.what == "active"
                decision.add(GenesChanged(seat=seat, gene=self.gene, delta=delta, active=active))
            case _:
                assert_never(self.what)
        score_anew(decision)

    def _trophies(self, decision: Decision) -> None:
        """Take a trophy from its owner's supply, or return it there."""
        player, owner = seated(decision, self.seat), seated(decision, self.owner)
        if player.seat == owner.seat:
            raise refuse("own-trophy", player=player.name)
        if player.trophies[owner.seat] + self.delta < 0:
            raise refuse("too-few-trophies", player=player.name)
        if self.delta > decision.state.supply(owner.seat):
            raise refuse("supply-too-small", player=owner.name, has=decision.state.supply(owner.seat))
        decision.add(TrophiesChanged(seat=player.seat, owner=owner.seat, delta=self.delta))

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


class Mark(Command, owner=OWN_SEAT):
    """Correct a player's mark by hand; in a finished game only an elimination, which rescores the game."""

    seat: Seat
    what: PlayerMark
    set: bool

    def decide(self, decision: Decision) -> None:
        if self.what == "eliminated":
            require_nothing_open(decision)
        else:
            require_game(decision)
        player = seated(decision, self.seat)
        decision.add(Corrected(what=self.what, seat=player.seat, value=self.set))
        if self.what == "eliminated" and self.set:
            call_last_turns(decision)
            pass_over_the_fallen(decision)
        score_anew(decision)


class MarkActive(Command):
    """Give the turn to a player, who begins it from the start."""

    seat: Seat

    def decide(self, decision: Decision) -> None:
        require_game(decision)
        require_nothing_open(decision)
        require_phase(decision, "turns")
        decision.add(Corrected(what="active", value=playing(decision, self.seat).seat))


class MarkStarter(Command):
    """Correct who is the starting player."""

    seat: Seat

    def decide(self, decision: Decision) -> None:
        require_game(decision)
        decision.add(Corrected(what="starter", value=seated(decision, self.seat).seat))


class MarkClock(Command):
    """Move the time marker, which counts down the remaining rounds."""

    delta: Delta

    def decide(self, decision: Decision) -> None:
        require_game(decision)
        if not 1 <= decision.state.clock + self.delta <= decision.state.rounds:
            raise refuse("clock-out-of-range", most=decision.state.rounds)
        decision.add(Corrected(what="clock", value=self.delta))


class Eliminate(Command, owner=OWN_SEAT):
    """Eliminate a player whose corrected numbers require it."""

    seat: Seat

    def decide(self, decision: Decision) -> None:
        require_nothing_open(decision)
        player = playing(decision, self.seat)
        due = [event for event in doomed(decision.state) if event.seat == player.seat]
        if not due:
            raise refuse("not-doomed", player=player.name)
        decision.add(*due)
        call_last_turns(decision)
        pass_over_the_fallen(decision)
        score_anew(decision)


OpenPart: TypeAlias = Literal["battle", "evolution", "tests"]


def open_part(state: State) -> OpenPart | None:
    """Return the action under way that can be called off, or None."""
    if state.battle is not None:
        return "battle"
    if state.evolution is not None:
        return "evolution"
    radiation = state.radiation
    return "tests" if radiation is not None and (radiation.tests or radiation.wave) else None


class CallOff(Command):
    """Call off the battle, test or evolution under way; only an undo returns the points spent on it."""

    def decide(self, decision: Decision) -> None:
        match open_part(decision.state):
            case "battle":
                decision.add(BattleClosed())
            case "evolution":
                decision.add(EvolutionClosed())
            case "tests":
                radiation = decision.state.radiation
                assert radiation is not None, "tests are of a radiation phase or a Wave"
                decision.add(*(ResistanceTested() for _ in radiation.tests))
                if radiation.wave:
                    close_wave(decision)
            case None:
                raise refuse("nothing-open")

    def owners(self, state: State) -> Owners:
        return belongs_to(state.roll.roller if state.roll else state.active)

    def label(self, state: State) -> Label:
        what = open_part(state)
        return Label(key="label-called-off", params={"what": what}) if what else super().label(state)

    def params(self, state: State) -> dict[str, Value]:
        return {"round": state.round}


class Corrected(Event):
    """A player's mark, the active player, the starting player or the clock was corrected by hand."""

    what: PlayerMark | Literal["active", "starter", "clock"]
    seat: Seat = 0
    value: int
    """0 or 1 for a mark, the seat for a player, or the change of the clock."""

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
