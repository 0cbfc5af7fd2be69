"""The types of command fields, validated for every sender."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from companion.rules.carnomorphs.data import NAME_LENGTH

Count = Annotated[int, Field(ge=0, le=40)]
Delta = Annotated[int, Field(ge=-40, le=40)]
Id = Annotated[int, Field(ge=1, le=9999)]
Name = Annotated[str, Field(max_length=NAME_LENGTH * 4)]
Text = Annotated[str, Field(max_length=400)]
PodNumber = Annotated[int, Field(ge=1, le=9)]
