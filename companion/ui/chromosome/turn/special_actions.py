"""The special actions a table may choose from, and the prices that it has typed for them."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, TypeAdapter, ValidationError

from companion.game_service import GameService
from companion.rules.chromosome.data import MAX_GENES, SPECIAL_ACTIONS, Effect, Genes
from companion.rules.chromosome.prices import Price
from companion.rules.kernel import Model

MOST_ENERGY = 12
"""The most energy that the screen offers as a price."""

Cost = Annotated[int, Field(ge=0, le=MAX_GENES)]


class TypedPrice(Model):
    """What a table typed for a special action."""

    genes: tuple[Cost, Cost, Cost, Cost]
    energy: Annotated[int, Field(ge=0, le=MOST_ENERGY)]
    effect: Effect


_PRICES = TypeAdapter(dict[str, TypedPrice])


def remembered_price(service: GameService, name: str) -> tuple[Price, Effect]:
    """Price and effect of a special action as the table typed them last, or as the rulebook has them."""
    row = _stored(service).get(name)
    if row is not None:
        return Price(Genes(*row.genes), row.energy), row.effect
    known = next((action for action in SPECIAL_ACTIONS if action.key == name), None)
    if known is None:
        return Price(), "plain"
    return Price(Genes(telepathy=known.telepathy), known.energy), known.effect


def remember_price(service: GameService, name: str, price: Price, effect: Effect) -> None:
    """Keep what the table typed for the next time.

    Raises:
        StoreError: it could not be stored.
    """
    row = TypedPrice(genes=price.genes, energy=price.energy, effect=effect)
    service.remember("special-prices", _PRICES.dump_python(_stored(service) | {name: row}, mode="json"))


def _stored(service: GameService) -> dict[str, TypedPrice]:
    try:
        return _PRICES.validate_python(service.remembered("special-prices", {}))
    except ValidationError:
        return {}
