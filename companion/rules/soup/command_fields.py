"""What commands are made of."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.rules.names import NAME_LENGTH

Face = Annotated[int, Field(ge=1, le=6)]
Delta = Annotated[int, Field(ge=-99, le=99)]
Name = Annotated[str, Field(max_length=NAME_LENGTH * 4)]
Count = Annotated[int, Field(ge=0, le=9)]
Purpose = Literal["attack", "defend", "escape", "host"]
