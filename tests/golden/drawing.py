"""Draw any value of a model, legal or not, from a seeded random number generator.

Only `Random.random` is asked, whose results are the same in every version of Python.
"""

# JSON has no types, and playing the client means reaching into parts of the harness.
# pyright: reportMissingTypeStubs=false, reportPrivateUsage=false, reportUnknownVariableType=false
# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false

from collections.abc import Mapping, Sequence
from random import Random
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from pydantic.fields import FieldInfo

from companion.rules.kernel import Model

T = TypeVar("T")

LEAST, MOST = -2, 6
"""Bounds of whole numbers that have none of their own."""


class Chance:
    """A seeded source of choices."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def __call__(self, among: Sequence[T], /) -> T:
        """Return one of `among`, which is never empty."""
        return among[int(self._random.random() * len(among))]

    def roll(self, faces: int) -> int:
        """Return a number from 1 to `faces`."""
        return 1 + int(self._random.random() * faces)


def drawn(chance: Chance, model: type[Any], texts: Sequence[str]) -> Any:
    """Return a value of a model, a named tuple or a dataclass with all its fields drawn.

    Args:
        chance: What draws.
        model: The class.
        texts: What texts may be; those that are too long for a field are cut.
    """
    if issubclass(model, Model):
        fields = {name: _of_field(field) for name, field in model.model_fields.items() if name != "kind"}
        return model.model_validate(_values(chance, fields, texts))
    return model(**_values(chance, get_type_hints(model, include_extras=True), texts))


def _of_field(field: FieldInfo) -> Any:
    annotated: Any = Annotated
    return annotated[(field.annotation, *field.metadata)] if field.metadata else field.annotation


def _values(chance: Chance, fields: Mapping[str, Any], texts: Sequence[str]) -> dict[str, Any]:
    return {name: _value(chance, fields[name], (), texts) for name in sorted(fields)}


def _value(chance: Chance, kind: Any, bounds: tuple[Any, ...], texts: Sequence[str]) -> Any:
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        told = [
            each for some in inner[1:] for each in (some.metadata if isinstance(some, FieldInfo) else [some])
        ]
        return _value(chance, inner[0], (*bounds, *told), texts)
    if origin in (Union, UnionType):
        return _value(chance, chance(inner), bounds, texts)
    if origin is Literal:
        return chance(inner)
    if origin is tuple:
        most = _bound(bounds, "max_length", 4)
        least = _bound(bounds, "min_length", 0)
        parts = inner[:1] * chance(range(least, most + 1)) if inner[-1] is ... else inner
        return tuple(_value(chance, part, (), texts) for part in parts)
    if kind is bool:
        return chance((False, True))
    if kind is int:
        least, most = _bound(bounds, "ge", LEAST), _bound(bounds, "le", MOST)
        return chance(range(max(least, LEAST), max(least, min(most, MOST)) + 1))
    if kind is str:
        return chance(texts)[: _bound(bounds, "max_length", 999)]
    if kind is NoneType:
        return None
    assert isinstance(kind, type), kind
    return drawn(chance, kind, texts)


def _bound(bounds: Sequence[Any], name: str, otherwise: int) -> int:
    return next((getattr(each, name) for each in bounds if hasattr(each, name)), otherwise)
