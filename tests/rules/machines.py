"""Guarantees of any table for any command: a label, an owner, an answer in words, a valid state."""

import json
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, ClassVar

from hypothesis.stateful import RuleBasedStateMachine, invariant

from companion.rules.kernel import Command, Event, Game, Model, Owners, Rejection
from companion.words import LANGUAGES, Words

NOT_TO_FOLLOW = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""Exceptions that tell the table that an event does not follow from the state (see `Table`)."""


class PlayedAtRandom(RuleBasedStateMachine):
    """A game whose players submit any command; each game's machine adds the seating and the commands."""

    game: ClassVar[Game[Any]]
    follows: ClassVar[Callable[[Any], Any]]
    """The game's `next_step`."""

    may_fail: ClassVar[frozenset[str]] = frozenset()
    """Codes with which an offered step may be refused, depending on the dice."""

    def __init__(self) -> None:
        super().__init__()
        self.state: Any = self.game.empty
        self.happened: list[Event] = []
        self.words = [Words(language, strict=True, game=self.game.key) for language in LANGUAGES]

    def submit(self, asked: Command) -> None:
        """Submit a command, which is labelled and carried out, or refused with a sentence."""
        state, chance = self.state, Random(len(self.happened))
        command = self.game.throw(state, asked, lambda faces: chance.randint(1, faces))
        assert isinstance(self.game.owners(state, command), Owners)
        label = self.game.label(state, command)
        answer = self.game.decide(state, command)
        if isinstance(answer, Rejection):
            assert all(words(answer.code, **answer.params) for words in self.words)
            return
        assert answer, f"{command!r} does nothing, and does not say so"
        assert all(words(label.key, **label.params) for words in self.words)
        for event in answer:
            assert self.game.parse(json.loads(json.dumps(self.game.dump(event)))) == event
        self.state = self.game.fold(answer, state)
        self.happened += answer
        self.followed(state, command, answer)

    def followed(self, before: Any, command: Command, events: Sequence[Event]) -> None:
        """Check the result of a command."""

    @invariant()
    def nothing_is_impossible(self) -> None:
        if self.state.players:
            assert self.game.flaw(self.state) is None

    @invariant()
    def the_state_is_a_valid_one_and_the_fold_of_what_happened(self) -> None:
        kind: type[Model] = self.game.empty.__class__
        assert kind.model_validate(self.state.model_dump()) == self.state
        assert self.game.fold(self.happened) == self.state

    @invariant()
    def everybody_can_be_told_what_comes_next(self) -> None:
        step = type(self).follows(self.state)
        if step.command is not None:
            answer = self.game.decide(
                self.state, self.game.throw(self.state, step.command, lambda faces: 1 + faces // 2)
            )
            failed = isinstance(answer, Rejection) and answer.code not in self.may_fail
            assert not failed, f"{step!r} is offered and refused: {answer!r}"
        for label in self.game.notices(self.state):
            assert all(words(label.key, **label.params) for words in self.words)


def harmless(game: Game[Any], state: Any, events: Iterable[Event], asked: Iterable[Command]) -> Any | None:
    """Check that events not produced by the rules are detected, or that nothing asked afterwards raises.

    Returns:
        The state after the events; None if they are detected.
    """
    try:
        after = game.fold(events, state)
    except NOT_TO_FOLLOW:
        return None
    if game.flaw(after) is not None:
        return None
    game.notices(after)
    game.outcome(after)
    game.summary(after)
    for seat in (None, *range(len(after.players))):
        game.player_view(after, seat)
    for command in asked:
        thrown = game.throw(after, command, lambda faces: faces)
        game.label(after, thrown)
        game.owners(after, thrown)
        game.decide(after, thrown)
    return after
