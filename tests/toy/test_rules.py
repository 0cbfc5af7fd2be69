"""Lanterns by its rules: what the kernel asks of any game."""

from __future__ import annotations
