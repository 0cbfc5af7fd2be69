"""Hypothesis strategies for models: every field is varied, fields with a default included."""

from collections.abc import Sequence
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

from hypothesis import strategies as st
from pydantic.fields import FieldInfo

from companion.rules.kernel import Model
from companion.rules.notes import NoteWritten, clean_note

M = TypeVar("M", bound=Model)

OF_KIND: dict[type[Model], dict[str, st.SearchStrategy[Any]]] = {
    NoteWritten: {"note": st.text(max_size=40).map(clean_note)}
}
"""Strategies for fields of every game's events that their types do not bound."""


def varied(model: type[M], **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[M]:
    """Return a strategy for any value of a model.

    (`st.builds` alone keeps the default of a field that has one.)

    Args:
        model: The model; its `kind` is kept.
        **fields: Strategies for these fields; by default any value of their types.
    """
    fields = OF_KIND.get(model, {}) | fields
    defaulted = {
        name: _of_type(field.annotation, field.metadata)
        for name, field in model.model_fields.items()
        if name != "kind" and not field.is_required() and name not in fields
    }
    return st.builds(model, **{**defaulted, **fields})


def _of_type(annotation: Any, bounds: Sequence[Any] = ()) -> st.SearchStrategy[Any]:
    """Return a strategy for a type within its bounds.

    Hypothesis does not look for bounds inside a union or a tuple.
    """
    origin, inner = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        told = [each.metadata if isinstance(each, FieldInfo) else [each] for each in inner[1:]]
        return _of_type(inner[0], [*bounds, *(bound for some in told for bound in some)])
    if origin in (Union, UnionType):
        return st.one_of(*map(_of_type, inner))
    if origin is tuple and inner[-1] is ...:
        return st.lists(_of_type(inner[0]), max_size=3).map(tuple)
    bounded: Any = Annotated[(annotation, *bounds)] if bounds else annotation
    return st.from_type(bounded)
