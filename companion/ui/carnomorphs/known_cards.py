"""Cards unknown to the app: the players' entries are stored between games and suggested again.

A secret entry is suggested only once its own game is over, and only in other games, in alphabetical order. So
nobody learns another player's entry during a game, not even at another table of a club.
"""

from collections.abc import Iterable
from typing import Annotated, Final, Literal, TypeVar

from pydantic import Field, TypeAdapter, ValidationError

from companion.device.door import Door
from companion.rules.carnomorphs.data import NAME_LENGTH, TEXT_LENGTH, ResearchObject
from companion.rules.kernel import Model, clean_text

ADAPTATIONS: Final = "carnomorphs.adaptations"
HIDDEN: Final = "carnomorphs.hidden-cards"
"""The keys under which the service stores hidden cards."""

MOST_ADAPTATIONS: Final = 24
"""Maximum number of remembered adaptations; the oldest are forgotten first."""

MOST_HIDDEN: Final = 60
"""Maximum number of hidden cards whose names are kept from earlier games."""

MOST_OF_A_GAME: Final = 30
"""Once a game has stored this many names of hidden cards, it stores no more."""

T = TypeVar("T")

CardKind = Literal["objective", "mutation"]
Name = Annotated[str, Field(max_length=NAME_LENGTH)]


class KnownAdaptation(Model):
    """The table's entries about an adaptation card."""

    effect: Annotated[str, Field(max_length=TEXT_LENGTH)] = ""
    research: ResearchObject | None = None
    voracious: bool = False


class HiddenCard(Model):
    """The name of a hidden card, as one player entered it."""

    kind: CardKind
    name: Name
    game: str
    """The id of the game in which the name was entered."""


_ADAPTATIONS = TypeAdapter(dict[Name, KnownAdaptation])
_HIDDEN = TypeAdapter(tuple[HiddenCard, ...])


def known_adaptations(service: Door) -> dict[str, KnownAdaptation]:
    """Return the known adaptations by name, the most recent one last."""
    return recalled(service, ADAPTATIONS, _ADAPTATIONS, {})


def remember_adaptation(service: Door, name: str, known: KnownAdaptation) -> None:
    """Store the table's entry about an adaptation, unless the adaptation has no name.

    Raises:
        StoreError: The entry could not be stored.
    """
    shown = clean_text(name)[:NAME_LENGTH]
    stored = known_adaptations(service)
    if not shown or stored.get(shown) == known:
        return
    stored.pop(shown, None)
    kept = dict([*stored.items(), (shown, known)][-MOST_ADAPTATIONS:])
    service.remember(ADAPTATIONS, _ADAPTATIONS.dump_python(kept, mode="json"))


def known_names(service: Door, game: str, kind: CardKind) -> tuple[str, ...]:
    """Return the names of hidden cards from other games, except games in progress, alphabetically."""
    others = [card for card in _others(service, game) if card.kind == kind]
    listed = {each: service.listed(each) for each in {card.game for card in others}}
    played = {each for each, listing in listed.items() if listing is not None and not listing.finished}
    found = {card.name for card in others if card.game not in played}
    return tuple(sorted(found, key=str.casefold))


def remember_names(service: Door, game: str, kind: CardKind, names: Iterable[str]) -> None:
    """Store the names of hidden cards for later games.

    Raises:
        StoreError: The names could not be stored.
    """
    before, own = _others(service, game), [card for card in _hidden(service) if card.game == game]
    known = {(card.kind, card.name) for card in (*before, *own)}
    shown = (clean_text(name)[:NAME_LENGTH] for name in names)
    new = [
        HiddenCard(kind=kind, name=name, game=game) for name in shown if name and (kind, name) not in known
    ]
    if new and len(own) < MOST_OF_A_GAME:
        kept = (*before, *own, *new)
        service.remember(HIDDEN, _HIDDEN.dump_python(kept, mode="json"))


def _others(service: Door, game: str) -> tuple[HiddenCard, ...]:
    """Return the latest `MOST_HIDDEN` hidden cards of other games."""
    return tuple(card for card in _hidden(service) if card.game != game)[-MOST_HIDDEN:]


def _hidden(service: Door) -> tuple[HiddenCard, ...]:
    return recalled(service, HIDDEN, _HIDDEN, ())


def recalled(service: Door, key: str, adapter: TypeAdapter[T], nothing: T) -> T:
    """Return the value that the service stores under a key; `nothing` if it is missing or damaged."""
    try:
        return adapter.validate_python(service.remembered(key, nothing))
    except ValidationError:
        return nothing
