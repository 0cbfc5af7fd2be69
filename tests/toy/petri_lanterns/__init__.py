"""Lanterns, a small game that we invented, in a separate package.

Each of two to four players hides a number in secret. When all have done so, one die is rolled, and everybody
scores the die's number of faces minus the distance between the result and their number. After some rounds the
highest score wins.
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
