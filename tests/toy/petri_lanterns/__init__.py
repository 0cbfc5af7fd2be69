"""Lanterns, a small game of our own invention, in a package of its own.

Each of two to four players hides a number in secret; when all have done so, one die is thrown, and everybody
scores the die's faces less the distance from their number. After some rounds the highest score wins.
"""

from companion.device.packages import GamePackage

PACKAGE = GamePackage(
    package=__name__,
    rules=".rules:LANTERNS",
    screens=".ui:LANTERNS_UI",
    commands=".commands",
    glyph="sun",
    accent="lime",
)
