"""Flet records the errors of a control, and nothing for a control without errors."""

import flet as ft
import pytest
from flet.utils.validation import validate

from companion.flet_fixes.validation import NOTED, fix


@pytest.fixture(autouse=True)
def only_errors() -> None:
    fix()
    fix()


def test_a_control_without_an_error_has_nothing_noted() -> None:
    control = ft.Container()
    validate(control, suppress_repeated_errors=True)
    assert not hasattr(control, NOTED)


def test_an_error_is_told_once_and_again_after_it_was_mended() -> None:
    control = ft.Container(opacity=2)
    with pytest.raises(ValueError, match="opacity"):
        validate(control, suppress_repeated_errors=True)
    validate(control, suppress_repeated_errors=True)
    control.opacity = 1
    validate(control, suppress_repeated_errors=True)
    control.opacity = 2
    with pytest.raises(ValueError, match="opacity"):
        validate(control, suppress_repeated_errors=True)


def test_the_errors_of_one_control_are_not_those_of_another() -> None:
    for control in (ft.Container(opacity=2), ft.Container(opacity=2)):
        with pytest.raises(ValueError, match="opacity"):
            validate(control, suppress_repeated_errors=True)
