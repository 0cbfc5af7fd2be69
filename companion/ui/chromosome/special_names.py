"""The special actions that a table may choose from, and what the table has entered about them."""

from typing import Annotated, NamedTuple

from pydantic import Field, TypeAdapter, ValidationError

from companion.device.door import Door
from companion.rules.chromosome.data import MAX_GENES, SPECIAL_ACTIONS, Effect, Genes
from companion.rules.chromosome.prices import FREE, Price
from companion.rules.kernel import Model
from companion.ui.chromosome.special_draft import RECIPES, Recipe

MOST_ENERGY = 12
"""Maximum energy that the screen offers as a price."""

OF_A_SPECIES = 4
"""Number of special actions of a species (rulebook, special actions)."""

MOST_REMEMBERED = 64
"""Maximum number of remembered actions; beyond it the oldest is forgotten."""

Cost = Annotated[int, Field(ge=0, le=MAX_GENES)]

NAMED = "special:"
REST = "rest:"
"""Prefixes of a page name before the special action: to take the action, and to add effects to it later."""


class TypedPrice(Model):
    """The table's entries about a special action."""

    genes: tuple[Cost, Cost, Cost, Cost]
    energy: Annotated[int, Field(ge=0, le=MOST_ENERGY)]
    effect: Effect
    any_gene: Cost = 0
    priced: bool = True
    """Whether the price is known; it cannot be entered in quick detail."""

    recipe: Recipe | None = None
    species: Annotated[int, Field(ge=0, le=3)] | None = None

    @classmethod
    def of(
        cls,
        price: Price,
        effect: Effect = "plain",
        *,
        priced: bool = True,
        recipe: Recipe | None = None,
        species: int | None = None,
    ) -> "TypedPrice":
        """Return the entry for a price.

        Raises:
            ValidationError: An entry cannot represent this price.
        """
        return cls(
            genes=price.genes,
            energy=price.energy,
            any_gene=price.any_gene,
            priced=priced,
            effect=effect,
            recipe=recipe,
            species=species,
        )


def can_be_typed(price: Price) -> bool:
    """Return whether an entry can represent the price, whether or not a player can pay it."""
    try:
        TypedPrice.of(price)
    except ValidationError:
        return False
    return True


_PRICES = TypeAdapter(dict[str, TypedPrice])


class Known(NamedTuple):
    """The known facts of a special action."""

    price: Price = FREE
    effect: Effect = "plain"
    recipe: Recipe = Recipe()
    priced: bool = False
    """Whether the price is printed or was entered."""

    told: bool = False
    """Whether the effects are printed or were entered."""


def known_action(service: Door, name: str) -> Known:
    """Return a special action as the table last entered it, or as in the rulebook."""
    stated = next((action for action in SPECIAL_ACTIONS if action.key == name), None)
    recipe = RECIPES.get(name, Recipe())
    row = _stored(service).get(name)
    if row is not None:
        price = Price(Genes(*row.genes), row.energy, row.any_gene)
        told = row.recipe is not None or row.effect != "plain" or name in RECIPES
        return Known(price, row.effect, row.recipe or recipe, priced=row.priced, told=told)
    if stated is None:
        return Known()
    price = Price(Genes(telepathy=stated.telepathy), stated.energy)
    told = stated.effect != "plain" or name in RECIPES
    return Known(price, stated.effect, recipe, priced=price != FREE, told=told)


def remember_action(
    service: Door,
    name: str,
    price: Price,
    effect: Effect,
    *,
    species: int,
    priced: bool,
    recipe: Recipe | None = None,
) -> None:
    """Store what the table has entered about a special action, for the next time.

    Raises:
        StoreError: It could not be stored.
    """
    stored = _stored(service)
    before = stored.pop(name, None)
    recipe = recipe or (before.recipe if before else None)
    row = TypedPrice.of(price, effect, priced=priced, recipe=recipe, species=species)
    kept = dict([*stored.items(), (name, row)][-MOST_REMEMBERED:])
    service.remember("special-prices", _PRICES.dump_python(kept, mode="json"))


def actions_of(service: Door, species: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the known actions of a species, and actions of unknown species that may belong to it."""
    stated = {action.key: action.species for action in SPECIAL_ACTIONS}
    said = {name: row.species for name, row in _stored(service).items() if stated.get(name) is None}
    owners = stated | said
    own = tuple(name for name, owner in owners.items() if owner == species)
    loose = tuple(name for name, owner in owners.items() if owner is None and name in stated)
    return own, () if len(own) >= OF_A_SPECIES else loose


def _stored(service: Door) -> dict[str, TypedPrice]:
    try:
        return _PRICES.validate_python(service.remembered("special-prices", {}))
    except ValidationError:
        return {}
