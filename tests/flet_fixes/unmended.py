"""Flet without our fixes, as a baseline for comparison."""

import importlib.util
from collections.abc import Generator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import pytest
from flet.controls import object_patch

from companion.flet_fixes import configuring


def pristine(module: Any) -> ModuleType:
    """Return a fresh copy of a Flet module without any fix."""
    spec = importlib.util.spec_from_file_location(f"pristine_{id(module)}", module.__file__)
    assert spec is not None
    assert spec.loader is not None
    fresh = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(fresh)
    return fresh


DIFFERENCES = pristine(object_patch)


@contextmanager
def without_shortcuts() -> Generator[None]:
    """Disable all shortcuts inside the context."""
    builder: Any = object_patch.DiffBuilder
    assert builder._configure_dataclass.__module__ == configuring.__name__
    with pytest.MonkeyPatch.context() as patch:
        for method in ("_configure_dataclass", "_removed_controls"):
            patch.setattr(builder, method, getattr(DIFFERENCES.DiffBuilder, method))
        yield
