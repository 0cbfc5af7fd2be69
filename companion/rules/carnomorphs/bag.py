"""The intruder bag: its content, and drawn tokens."""

from typing import Literal

from companion.rules.carnomorphs.data import TOKENS, TokenKind, Tokens
from companion.rules.carnomorphs.play import Decision, Delta, in_step, on_board, running
from companion.rules.carnomorphs.state import DrawnToken, Purpose, Seat, State
from companion.rules.kernel import ACTIVE, NONE, OWN_SEAT, Command, Event, Roller, Value, lacks, name, refuse


class DrawToken(Command, owner=OWN_SEAT, is_throw=True):
    """Draw a token from the bag, for the event phase's step 5 or for an encounter.

    The token stays out of the bag until its effect is carried out. An event phase's token may ask for noise
    rolls, and these may lead to encounters. While the event phase's token stays open, each encounter draws a
    token of its own. If the token's effect precedes its noise rolls, it is carried out before these draws.

    A token drawn by hand was evidently in the bag, so a count of zero is first raised to one, if a spare
    token of the kind exists.
    """

    token: TokenKind | None = None
    """The token that was drawn; if None, the app draws one."""

    seat: Seat | None = None
    """The seat of the encounter; None in step 5 of the event phase."""

    by_app: bool = False

    def thrown(self, state: State, roll: Roller) -> "DrawToken":
        if self.token is not None or state.bag.total <= 0:
            return self
        return self.replace(token=_drawn(state.bag, roll), by_app=True)

    def decide(self, decision: Decision) -> None:
        running(decision)
        state = decision.state
        if state.token is not None and (self.seat is None or state.token.purpose == "encounter"):
            raise refuse("token-open")
        if state.token is not None and effect_before_rolls(state.token):
            raise refuse("effect-first")
        if self.seat is None:
            in_step(decision, "bag")
        else:
            on_board(decision, self.seat)
        if self.token is None:
            raise lacks("token-unknown") if state.bag.total else refuse("bag-empty")
        if state.bag.of(self.token) == 0:
            if state.spare.of(self.token) == 0:
                raise refuse("token-not-in-bag", token=self.token)
            decision.add(BagChanged(token=self.token, delta=1))
        purpose = "events" if self.seat is None else "encounter"
        decision.add(TokenDrawn(token=self.token, purpose=purpose, seat=self.seat, by_app=self.by_app))

    def params(self, state: State) -> dict[str, Value]:
        """Return the token, and the player of an encounter; None for a token of the event phase."""
        return {"token": self.token or NONE, "player": name(state, self.seat) or NONE}


class AddMetagorger(Command, owner=ACTIVE):
    """Add a Metagorger token to the bag: a red one if any is left, else a blue one; refused if none is left.

    Source: rulebook, Symbols of carnomorphs.
    """

    def decide(self, decision: Decision) -> None:
        running(decision)
        if added_metagorger(decision.state.spare) is None:
            raise refuse("no-metagorger-left")
        add_metagorger_token(decision)

    def params(self, state: State) -> dict[str, Value]:
        """Return the token's colour, or `hidden` if the bag's content is hidden.

        Blue would reveal that no red token is left.
        """
        colour = added_metagorger(state.spare) or NONE
        return {"token": colour if state.options.bag_counts else "hidden"}


class CorrectBag(Command):
    """Correct the number of tokens of a kind in the bag, within the box's numbers."""

    token: TokenKind
    delta: Delta

    def decide(self, decision: Decision) -> None:
        running(decision)
        if self.delta == 0:
            raise lacks("nothing-chosen")
        kind, state = self.token, decision.state
        most = state.bag.of(kind) + state.spare.of(kind)
        if not 0 <= state.bag.of(kind) + self.delta <= most:
            raise refuse("bag-out-of-range", token=kind, most=most)
        decision.add(BagChanged(token=kind, delta=self.delta))


class TokenDrawn(Event):
    """A token was drawn; it is not in the bag until its effect returns it."""

    token: TokenKind
    purpose: Purpose
    seat: Seat | None = None
    by_app: bool = False

    def apply(self, state: State) -> State:
        token = DrawnToken(kind=self.token, purpose=self.purpose, seat=self.seat, by_app=self.by_app)
        return state.replace(
            token=token,
            interrupted=state.token,
            noise=() if self.purpose == "events" else state.noise,
            bag=state.bag.plus(self.token, -1),
            drawn=(*state.drawn, self.token),
        )


class EffectDone(Event):
    """The effect of the event phase's token was carried out; the token stays open for its noise rolls."""

    def apply(self, state: State) -> State:
        done = None if state.token is None else state.token.replace(carried_out=True)
        return state.replace(token=done)


class TokenResolved(Event):
    """The drawn token's effect was carried out."""

    def apply(self, state: State) -> State:
        return state.replace(token=state.interrupted, interrupted=None)


class BagChanged(Event):
    """Tokens came to the bag or left it."""

    token: TokenKind
    delta: int

    def apply(self, state: State) -> State:
        return state.replace(bag=state.bag.plus(self.token, self.delta))


EFFECT_FIRST: tuple[TokenKind, ...] = ("blank", "shambler", "fleshbeast")
"""Event-phase tokens whose effect comes before the noise rolls; a blue token's effect comes after them."""


def effect_before_rolls(token: DrawnToken) -> bool:
    """Return whether the effect of an open token comes before the noise rolls for it."""
    return token.purpose == "events" and token.kind in EFFECT_FIRST and not token.carried_out


def added_metagorger(spare: Tokens) -> Literal["red", "blue"] | None:
    """Return the token to add for a Metagorger: red if one is left, else blue.

    None if neither colour is left (A).

    Args:
        spare: The tokens that are not in the bag.

    Source: rulebook, Symbols of carnomorphs.
    """
    if spare.red > 0:
        return "red"
    return "blue" if spare.blue > 0 else None


def tokens_back(drawn: TokenKind, spare: Tokens) -> tuple[TokenKind, ...]:
    """Return the tokens that the event phase's drawn token puts into the bag.

    The tokens of Shamblers that a blank removes from the board return as well, but are not included here.

    Args:
        drawn: The drawn token, which has left the bag.
        spare: The tokens outside the bag, including the drawn one.

    Source: rulebook, Event phase, step 5.
    """
    match drawn:
        case "red" | "shambler" | "fleshbeast":
            return (drawn,)
        case "butcher":
            return ()
        case "blue" | "blank":
            added = added_metagorger(spare)
            new = () if added is None else (added,)
            return ("blank", *new) if drawn == "blank" else new


def add_metagorger_token(decision: Decision) -> None:
    """Add one Metagorger token to the bag, see `added_metagorger`."""
    token = added_metagorger(decision.state.spare)
    if token is not None:
        decision.add(BagChanged(token=token, delta=1))


def _drawn(bag: Tokens, roll: Roller) -> TokenKind:
    """Draw a token from a non-empty bag; every token is equally likely."""
    left = roll(bag.total)
    for kind in TOKENS:
        left -= bag.of(kind)
        if left <= 0:
            return kind
    raise AssertionError(f"rolled beyond the bag {bag!r}")
