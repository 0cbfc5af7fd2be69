"""How the command line talks: sentences of `locales/*/cli.ftl`, problems to stderr in one of them."""

from __future__ import annotations

from functools import cache
from typing import NoReturn

import click

from companion.words import Param, Words, system_language

PROBLEM = 2
"""The exit code of everything that did not work."""


@cache
def words() -> Words:
    """The sentences in the language of the system."""
    return Words(system_language())


class Problem(click.ClickException):
    """Something that did not work, as a sentence for the user; `companion` prints it and exits with 2."""

    exit_code = PROBLEM


def say(sentence: str) -> None:
    """Print a line at once, also into a pipe."""
    click.echo(sentence)


def fail(key: str, /, **params: Param) -> NoReturn:
    """End the command with the sentence of that key.

    Raises:
        Problem: always.
    """
    raise Problem(words()(key, **params))
