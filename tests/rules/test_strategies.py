"""The strategies vary every option and every field, fields with a default included."""

from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from companion.rules.carnomorphs.mutation import MetagorgerAttack
from companion.rules.carnomorphs.options import Options as CarnomorphsOptions
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.kernel import Model
from companion.rules.soup.options import Options as SoupOptions
from tests.rules import anything as chromosome
from tests.rules.carnomorphs import anything as carnomorphs
from tests.rules.strategies import varied
from tests.sizes import examples

DRAWN: dict[type[Model], st.SearchStrategy[Any]] = {
    CarnomorphsOptions: varied(CarnomorphsOptions),
    SoupOptions: varied(SoupOptions),
    chromosome.Options: chromosome.options(),
    **{kind: carnomorphs.command_of(kind) for kind in (ResolveToken, MetagorgerAttack)},
}


@pytest.mark.parametrize("model", DRAWN)
def test_every_option_and_every_field_with_a_default_is_drawn_with_other_values_too(
    model: type[Model],
) -> None:
    seen: dict[str, set[str]] = {name: set() for name in model.model_fields if name != "kind"}

    @settings(max_examples=examples(60), database=None, phases=[Phase.generate])
    @given(DRAWN[model])
    def draw(value: Model) -> None:
        for name, values in seen.items():
            values.add(repr(getattr(value, name)))

    draw()
    assert [name for name, values in seen.items() if len(values) < 2] == []
