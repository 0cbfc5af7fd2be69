"""The commands of every table, whatever the game: level of detail, and the end of the game.

A game takes these among its commands and its events; its clocks are those of `companion.rules.clocks`.
"""

from __future__ import annotations

from typing import Literal

from pydantic import ValidationError

from companion.rules.kernel import Model, TableOptions, refuse

Detail = Literal["quick", "full"]
"""The level of detail: what the app needs to help, or all that it can track."""


class SetDetail(Model):
    """Keep more or less from now on."""

    kind: Literal["set-detail"] = "set-detail"
    detail: Detail


class DetailSet(Model):
    """The level of detail was changed."""

    kind: Literal["detail-set"] = "detail-set"
    detail: Detail


class EndGame(Model):
    """End the game here by agreement."""

    kind: Literal["end-game"] = "end-game"


def require_fitting(options: TableOptions) -> None:
    """Refuse options out of their bounds or at odds with each other: stored, they could never be read again.

    Raises:
        Refused: they are.
    """
    try:
        type(options).model_validate(options.model_dump())
    except ValidationError as error:
        raise refuse("options-unfit") from error
