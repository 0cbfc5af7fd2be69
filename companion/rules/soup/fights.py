"""Attacks of phases 1 and 5: Struggle for Survival and Aggression, with Defense, Escape and Armor.

Quick detail does not track attacks; `payments.Pay` records the payments for them.
"""

from __future__ import annotations

from typing import Final, Literal

from companion.rules.kernel import (
    NONE,
    OWN_SEAT,
    WHOLE_TABLE,
    Command,
    Event,
    Label,
    Owners,
    Rejection,
    Roller,
    Value,
    decide,
    name,
    refuse,
    who,
    yes,
)
from companion.rules.soup.data import ATTACK_CUBES, DEATH_CUBES, FIGHT_PRICE, Gene
from companion.rules.soup.meals import AmoebaFed, of_each_colour, starve_now, to_board
from companion.rules.soup.movement import (
    AfterDrift,
    directions,
    drift_along,
    movement_dice,
    moving,
    thrown_dice,
)
from companion.rules.soup.play import (
    FACES,
    MOST_TIES,
    AmoebaRemoved,
    Decision,
    Face,
    WoundsChanged,
    amoeba_of,
    dice_text,
    drift_text,
    has_aggression,
    in_detail,
    in_phase,
    nothing_open,
    pay,
    player_of,
    price_of,
    require_gene,
    seated_player,
)
from companion.rules.soup.state import Fight, Number, Player, Seat, State
from companion.rules.soup.turns import go_on

Answer = Literal["defend", "escape"]

ANSWERS: Final[dict[Answer, Gene]] = {"defend": "defense", "escape": "escape"}
"""The gene that each answer to an attack requires."""

Pairs = tuple[tuple[Face, Face], ...]
"""Pairs of dice, the attacker's die first: any ties, then a decisive pair; if empty, the app rolls."""


class Attack(AfterDrift, owner=OWN_SEAT):
    """Attack an amoeba on the same space: Struggle for Survival in phase 1, Aggression in phase 5.

    It costs a point; a victim that can neither fight nor flee is beaten immediately. After an escape that has
    not been closed yet, the attack is the free second attempt of Persistence.
    """

    victim: Seat
    victim_number: Number

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "movement", "deaths")
        again = self._is_second_attempt(decision.state)
        retried = (self.seat,) if again else ()
        if again:
            decision.add(FightClosed())
        player = self._attacker(decision, again=again)
        victim = player_of(decision, self.victim)
        target = amoeba_of(victim, self.victim_number)
        feeding = decision.state.phase == "movement"
        if victim.seat == player.seat and (not feeding or target.number == self.number):
            raise refuse("own-amoeba", player=player.name, number=target.number)
        if feeding and victim.has("armor"):
            raise refuse("armored", player=victim.name)
        if not again:
            pay(decision, player, price_of(player, "attack"))
            decision.add(AttackCounted(seat=self.seat, number=self.number))
            attacker = amoeba_of(player, self.number)
            if feeding and not attacker.moves:
                drift_along(decision, player, attacker)
        decision.add(
            FightBegan(
                seat=self.seat,
                number=self.number,
                victim=self.victim,
                victim_number=self.victim_number,
                retried=retried,
            )
        )
        if victim.seat == player.seat or not (victim.has("defense") or victim.has("escape")):
            _kill(decision)

    def _is_second_attempt(self, state: State) -> bool:
        """Return whether this is the second attempt of Persistence, after a victim escaped."""
        fight = state.fight
        same = fight is not None and (fight.seat, fight.number) == (self.seat, self.number)
        return same and may_attack_again(state)

    def _attacker(self, decision: Decision, *, again: bool) -> Player:
        """Return the attacker, or refuse if no attack is left.

        In phase 1 each amoeba attacks once a round (U4), in phase 5 each player once (L8).
        """
        state = decision.state
        gene: Gene
        if state.phase == "movement":
            player, amoeba = moving(decision, self.seat, self.number)
            gene, used = "struggle", bool(amoeba.attacks)
        else:
            player = player_of(decision, self.seat)
            amoeba_of(player, self.number)
            in_detail(decision, "full")
            nothing_open(decision)
            if not state.buried:
                raise refuse("bury-first")
            gene, used = "aggression", not has_aggression(state, player)
        require_gene(player, gene)
        if used and not again:
            raise refuse("has-attacked", player=player.name)
        return player

    def label(self, state: State) -> Label:
        ended = end_of(state, self)
        if not ended:
            return super().label(state)
        return Label(key=f"{self.label_key(state)}-ended", params={**self.params(state), "end": ended})

    def params(self, state: State) -> dict[str, Value]:
        return {
            **who(state, self.seat),
            "number": self.number,
            "victim": name(state, self.victim),
            "victim-number": self.victim_number,
            "points": 0 if state.fight is not None else FIGHT_PRICE,
            "direction": drift_text(state),
        }


class AnswerAttack(Command, owner=OWN_SEAT):
    """Choose the attacked amoeba's answer: nothing, defence, or an escape (1 point each).

    If the table allows both answers, the victim may try the other one when the first has failed (public FAQ).
    """

    seat: Seat
    answer: Literal["yield", "defend", "escape"]

    def decide(self, decision: Decision) -> None:
        fight = _open(decision)
        victim = player_of(decision, fight.victim)
        again = answers_left(decision.state)
        if self.seat != fight.victim or (fight.answer and not again):
            raise refuse("not-asked", player=player_of(decision, self.seat).name)
        if self.answer == "yield":
            _kill(decision)
            return
        gene = ANSWERS[self.answer]
        require_gene(victim, gene)
        if self.answer in fight.answered:
            raise refuse("answered-so", player=victim.name, gene=gene)
        pay(decision, victim, price_of(victim, self.answer))
        decision.add(FightAnswered(answer=self.answer))

    def params(self, state: State) -> dict[str, Value]:
        player, answer = seated_player(state, self.seat), self.answer
        ended = end_of(state, self) if answer == "yield" else ""
        return {
            **who(state, self.seat),
            "number": state.fight.victim_number if state.fight else 0,
            "answer": ended if ended and ended != "eaten" else answer,
            "points": 0 if answer == "yield" or player is None else price_of(player, answer),
        }


class RollFight(Command, is_throw=True):
    """Roll one die for the attacker and one for the victim; the higher wins, ties are re-rolled (L69).

    A loser with Persistence may roll once more.
    """

    dice: Pairs = ()

    def thrown(self, state: State, roll: Roller) -> RollFight:
        return self if self.dice else self.replace(dice=_thrown_pairs(roll))

    def decide(self, decision: Decision) -> None:
        fight = _open(decision)
        if fight.answer != "defend" or fight.result:
            raise refuse("no-dice-now")
        _throw(decision, self.dice)

    def owners(self, state: State) -> Owners:
        return fighters(state)

    def params(self, state: State) -> dict[str, Value]:
        return {**_sides(state), "dice": _pair_text(self.dice)}


class RetryFight(Command, owner=OWN_SEAT, is_throw=True):
    """Use the second attempt of Persistence: the loser re-rolls the fight, for free (L6)."""

    seat: Seat
    dice: Pairs = ()

    def thrown(self, state: State, roll: Roller) -> RetryFight:
        return self if self.dice else self.replace(dice=_thrown_pairs(roll))

    def decide(self, decision: Decision) -> None:
        fight = _open(decision)
        player = player_of(decision, self.seat)
        if self.seat != loser_of(fight):
            raise refuse("no-dice-now")
        require_gene(player, "persistence")
        if self.seat in fight.retried:
            raise refuse("retried", player=player.name)
        _throw(decision, self.dice, retried=self.seat)

    def params(self, state: State) -> dict[str, Value]:
        return {**who(state, self.seat), **_sides(state), "dice": _pair_text(self.dice)}


class RollEscape(Command, is_throw=True):
    """Throw the movement dice of an escape; the board shows whether the amoeba gets away (L70).

    With Speed there is a second throw, from the space to which the first one led (L68). The escape has failed
    if no throw is left and no throw allowed the amoeba to leave its space.
    """

    dice: tuple[Face, ...] = ()

    def thrown(self, state: State, roll: Roller) -> RollEscape:
        if self.dice or state.fight is None:
            return self
        return self.replace(dice=thrown_dice(state, state.fight.victim, roll))

    def decide(self, decision: Decision) -> None:
        fight = _open(decision)
        if not may_flee(decision.state):
            raise refuse("no-dice-now")
        wanted = movement_dice(player_of(decision, fight.victim))
        if len(self.dice) != wanted or not wanted:
            raise refuse("dice-count", wanted=wanted)
        decision.add(FightRolled(dice=self.dice))
        if not may_get_away(decision.state) and not may_flee(decision.state):
            decision.add(FightDecided(result="killed"))

    def owners(self, state: State) -> Owners:
        return fleeing(state)

    def params(self, state: State) -> dict[str, Value]:
        return {**_sides(state), "dice": dice_text(self.dice)}


class TellEscape(Command):
    """Record whether the attacked amoeba got away to another space, or was blocked and is beaten."""

    escaped: bool

    def decide(self, decision: Decision) -> None:
        fight = _open(decision)
        if fight.answer != "escape" or fight.result:
            raise refuse("no-dice-now")
        if self.escaped and not may_get_away(decision.state):
            player = player_of(decision, fight.victim)
            raise refuse("stays-put", player=player.name, number=fight.victim_number)
        decision.add(FightDecided(result="escaped" if self.escaped else "killed"))

    def owners(self, state: State) -> Owners:
        return fleeing(state)

    def params(self, state: State) -> dict[str, Value]:
        return {**_sides(state), "escaped": yes(self.escaped)}


class CloseFight(Command):
    """Carry out the result of the fight."""

    def decide(self, decision: Decision) -> None:
        fight = _open(decision)
        if answers_left(decision.state):
            raise refuse("attack-open")
        match fight.result:
            case "":
                raise refuse("attack-open")
            case "killed":
                _kill(decision)
            case "repelled":
                _repel(decision, fight)
            case "escaped":
                _miss(decision, fight)
        go_on(decision)

    def owners(self, state: State) -> Owners:
        """Return the seats that still have a choice in this fight; all of them must agree to close it.

        If there are none, attacker or victim may close it.
        """
        asked = undecided(state)
        return Owners(seats=asked, together=True) if asked else fighters(state)

    def params(self, state: State) -> dict[str, Value]:
        result = (state.fight.result if state.fight else "") or NONE
        ended = end_of(state, self) if result == "killed" else ""
        return {**_sides(state), "result": result if ended in ("", "eaten") else ended}


End = Literal["", "eaten", "slain", "wounded"]
"""The fate of a victim at the end of an attack: eaten in phase 1, slain or wounded by Aggression."""


def end_of(state: State, command: Command) -> End:
    """Return the fate that a command would bring the attacked amoeba; empty if it would bring none."""
    verdict = decide(state, command)
    events = () if isinstance(verdict, Rejection) else verdict
    began = next((each for each in events if isinstance(each, FightBegan)), None)
    fight = began or state.fight
    if fight is None:
        return ""
    victim = fight.victim, fight.victim_number
    for event in events:
        if isinstance(event, AmoebaRemoved) and (event.seat, event.number) == victim:
            return "eaten" if state.phase == "movement" else "slain"
        if isinstance(event, WoundsChanged) and (event.seat, event.number) == victim:
            return "wounded"
    return ""


# events ----------------------------------------------------------------------------------------


class FightBegan(Event):
    """An amoeba attacked another one on the same space; the victim may answer."""

    seat: Seat
    number: Number
    victim: Seat
    victim_number: Number
    retried: tuple[Seat, ...] = ()
    """The attacker's seat if this is the second attempt of Persistence."""

    def apply(self, state: State) -> State:
        return state.replace(fight=Fight(**self.__dict__))


class FightAnswered(Event):
    """The attacked amoeba defends itself or tries to escape."""

    answer: Answer

    def apply(self, state: State) -> State:
        """Begin an answer, which discards the result of an earlier one."""
        assert state.fight is not None, "no attack is open"
        victim, gone = (state.fight.victim, state.fight.victim_number), state.departure
        stays = gone is not None and (gone.seat, gone.number) == victim
        answered = (*state.fight.answered, self.answer)
        after = state.replace(departure=None) if stays else state
        return after.with_fight(
            answer=self.answer, answered=answered, dice=(), moves=0, left=False, result=""
        )


class FightRolled(Event):
    """Dice of the fight or of the escape were rolled."""

    dice: tuple[int, ...]
    retried: Seat | None = None

    def apply(self, state: State) -> State:
        fight = state.fight
        assert fight is not None, "no attack is open"
        flown = fight.answer == "escape"
        return state.with_fight(
            dice=self.dice,
            moves=fight.moves + 1 if flown else 0,
            left=fight.left or (flown and directions(self.dice) != ("stay",)),
            retried=fight.retried if self.retried is None else (*fight.retried, self.retried),
        )


class FightDecided(Event):
    """The attack's result is known."""

    result: Literal["killed", "repelled", "escaped"]

    def apply(self, state: State) -> State:
        return state.with_fight(result=self.result)


class FightClosed(Event):
    """The attack is over."""

    def apply(self, state: State) -> State:
        """Close the attack; record whether the attacker followed its escaped victim by Holding."""
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
        return after.with_amoeba(fight.seat, attacker.replace(pursued=pursued))


class AttackCounted(Event):
    """An attack was counted: in phase 1 for the amoeba, in phase 5 for its player."""

    seat: Seat
    number: Number | None = None
    """The amoeba's number; None in quick detail, which does not track single amoebas."""

    def apply(self, state: State) -> State:
        if state.phase == "deaths":
            return state.replace(aggressors=(*state.aggressors, self.seat))
        if self.number is None:
            return state.replace(attackers=(*state.attackers, self.seat))
        amoeba = state.amoeba(self.seat, self.number)
        return state.with_amoeba(self.seat, amoeba.replace(attacks=amoeba.attacks + 1))


# queries ---------------------------------------------------------------------------------------


def answers_left(state: State) -> tuple[Answer, ...]:
    """Return the affordable answers that an attacked amoeba has left after one of them failed.

    With both genes it may use each once, in any order (public FAQ), unless the table allows only one answer.
    """
    fight = state.fight
    if fight is None or not fight.answer or fight.result != "killed" or state.options.answers == "one":
        return ()
    victim = state.players[fight.victim]
    return tuple(
        answer
        for answer, gene in ANSWERS.items()
        if answer not in fight.answered and victim.has(gene) and victim.points >= price_of(victim, answer)
    )


def loser_of(fight: Fight) -> int | None:
    """Return the seat that lost the fight's roll; None before the roll, and for an escape."""
    if fight.answer != "defend":
        return None
    return {"repelled": fight.seat, "killed": fight.victim}.get(fight.result)


def may_retry(state: State, seat: int) -> bool:
    """Return whether a player may roll the fight again because of Persistence."""
    fight = state.fight
    if fight is None or seat in fight.retried or seat != loser_of(fight):
        return False
    return state.players[seat].has("persistence")


def may_flee(state: State) -> bool:
    """Return whether an escaping amoeba has a movement left: it gets one, or two with Speed (L68, L70)."""
    fight = state.fight
    if fight is None or fight.answer != "escape" or fight.result:
        return False
    return fight.moves < (2 if state.players[fight.victim].has("speed") else 1)


def may_get_away(state: State) -> bool:
    """Return whether the escape may have succeeded: it cannot if every die thrown for it said "stay"."""
    fight = state.fight
    if fight is None or fight.answer != "escape" or fight.result:
        return False
    return fight.left or not fight.moves


def may_attack_again(state: State) -> bool:
    """Return whether the victim escaped and the attacker still has the second attempt of Persistence."""
    fight = state.fight
    if fight is None or fight.result != "escaped" or fight.seat in fight.retried:
        return False
    return state.players[fight.seat].has("persistence")


def undecided(state: State) -> frozenset[int]:
    """Return the seats that still have a choice before the attack ends.

    They may use a second attempt, or follow the escaped amoeba.
    """
    fight = state.fight
    if fight is None or not fight.result:
        return frozenset()
    seats = {seat for seat in (fight.seat, fight.victim) if may_retry(state, seat)}
    if may_attack_again(state):
        seats.add(fight.seat)
    if fight.result == "escaped" and state.options.following == "after" and state.detail == "full":
        seats |= {player.seat for player in state.players if _may_follow(state, fight, player)}
    return frozenset(seats)


def _may_follow(state: State, fight: Fight, player: Player) -> bool:
    """Return whether a player has an amoeba that may still follow the escaped amoeba."""
    gone = state.departure
    taken = (
        {(each.seat, each.number) for each in gone.followers} if gone is not None else set[tuple[int, int]]()
    )
    victim = (fight.victim, fight.victim_number)
    others = {(player.seat, each.number) for each in player.amoebas} - {victim}
    return player.has("holding") and bool(others - taken)


def armor_saves(state: State, fight: Fight) -> bool:
    """Return whether a beaten victim gets a damage point instead of dying: Armor in phase 5 (L9)."""
    return state.phase == "deaths" and state.players[fight.victim].has("armor")


def cubes_left(state: State, fight: Fight) -> int:
    """Return the number of cubes of each colour that replace the victim.

    In phase 5 the number is that of a natural death (L8); in phase 1 the attacker excretes no cubes (L79).
    """
    if state.phase == "deaths":
        return DEATH_CUBES
    fought = fight.answer == "defend"
    return 0 if fought and not state.options.defence_cubes else ATTACK_CUBES


def leading_seat(state: State) -> int | None:
    """Return the seat whose amoeba may be followed: the victim's during an escape, else the active seat."""
    fight = state.fight
    return fight.victim if fight is not None and fight.answer == "escape" else state.active


def fighters(state: State) -> Owners:
    """Return the players of the attacker and the victim of the open attack; either of them may act."""
    fight = state.fight
    return WHOLE_TABLE if fight is None else Owners(seats=frozenset({fight.seat, fight.victim}))


def fleeing(state: State) -> Owners:
    """Return the victim's player as the only owner, who throws the dice of an escape and moves the amoeba."""
    fight = state.fight
    return WHOLE_TABLE if fight is None else Owners(seats=frozenset({fight.victim}))


# results ---------------------------------------------------------------------------------------


def _open(decision: Decision) -> Fight:
    in_phase(decision, "movement", "deaths")
    if decision.state.fight is None:
        raise refuse("no-attack")
    return decision.state.fight


def _throw(decision: Decision, dice: Pairs, *, retried: int | None = None) -> None:
    if not dice or any(one != other for one, other in dice[:-1]) or dice[-1][0] == dice[-1][1]:
        raise refuse("fight-dice")
    attacker, defender = dice[-1]
    decision.add(
        FightRolled(dice=(attacker, defender), retried=retried),
        FightDecided(result="killed" if attacker > defender else "repelled"),
    )


def _kill(decision: Decision) -> None:
    """Replace the victim with cubes, unless Armor saves it."""
    state = decision.state
    fight = state.fight
    assert fight is not None
    if armor_saves(state, fight):
        decision.add(WoundsChanged(seat=fight.victim, number=fight.victim_number, delta=1))
    else:
        decision.add(AmoebaRemoved(seat=fight.victim, number=fight.victim_number))
        to_board(decision, of_each_colour(decision, cubes_left(state, fight)))
    if state.phase == "movement":
        decision.add(AmoebaFed(seat=fight.seat, number=fight.number, meal="ate"))
    decision.add(FightClosed())


def _miss(decision: Decision, fight: Fight) -> None:
    """Starve an attacker whose victim escaped, unless it followed by Holding (L23, L79; public FAQ)."""
    decision.add(FightClosed())
    if decision.state.phase == "movement":
        player = player_of(decision, fight.seat)
        attacker = amoeba_of(player, fight.number)
        if attacker.missed:
            starve_now(decision, player, attacker)


def _repel(decision: Decision, fight: Fight) -> None:
    """Starve a losing attacker (L69)."""
    player = player_of(decision, fight.seat)
    decision.add(FightClosed())
    if decision.state.phase == "movement":
        starve_now(decision, player, amoeba_of(player, fight.number))
    elif decision.state.options.losing_attacker == "starves":
        decision.add(WoundsChanged(seat=fight.seat, number=fight.number, delta=1))


def _thrown_pairs(roll: Roller) -> Pairs:
    """Roll one die for the attacker and one for the defender, and re-roll ties."""
    pairs: list[tuple[int, int]] = []
    while len(pairs) < MOST_TIES and (not pairs or pairs[-1][0] == pairs[-1][1]):
        pairs.append((roll(FACES), roll(FACES)))
    return tuple(pairs)


def _sides(state: State) -> dict[str, Value]:
    """Return the attacker and the victim, as parameters of a label."""
    fight = state.fight
    return {
        "attacker": name(state, fight.seat) if fight else "",
        "victim": name(state, fight.victim) if fight else "",
        "victim-number": fight.victim_number if fight else 0,
    }


def _pair_text(dice: Pairs) -> str | None:
    """Return the last pair of dice as text for a label, the attacker's die first."""
    return "{}:{}".format(*dice[-1]) if dice else NONE
