"""The drawings of Carnomorphs' things and players."""

from collections import Counter
from typing import Final

import flet as ft

from companion.rules.carnomorphs.data import TOKENS, TokenKind, Tokens
from companion.rules.carnomorphs.game import FIRST_BADGE as BADGES
from companion.rules.carnomorphs.odds import next_token
from companion.rules.carnomorphs.play import PlayerNumber
from companion.rules.carnomorphs.state import Detail, Player
from companion.ui import kit
from companion.ui.art import species
from companion.ui.carnomorphs.art import TOKEN, glyph
from companion.ui.shared.stage_parts import part_title
from companion.ui.widgets.bars import Bar
from companion.words import Words

NARROW: Final = 360
"""On pages narrower than this, a number's drawing is left out to make room for its name."""

KEPT_IN_QUICK: Final[frozenset[PlayerNumber]] = frozenset({"markers"})
"""The numbers of a character that the app tracks in quick detail; players track the others themselves."""

BOXED: Final[dict[kit.Glyph, int]] = {
    TOKEN["blue"]: 0,
    TOKEN["red"]: 6,
    glyph("blue-corpse"): 0,
    glyph("red-corpse"): 6,
}
"""The colours of tokens that are blue or red in the box, as indices of `Palette.players`.

For colour-blind players red tokens are filled and blue ones are outlines.
"""


def is_kept(detail: Detail, number: PlayerNumber) -> bool:
    """Return whether the app tracks a character's number, so that it can be shown and used."""
    return detail == "full" or number in KEPT_IN_QUICK


def boxed(palette: kit.Palette, sign: kit.Glyph, ink: str, size: float) -> ft.Control:
    """Draw a thing in its colour in the game box, or in `ink` if it has none; screen readers skip it."""
    colour = BOXED.get(sign)
    return kit.art(sign, ink if colour is None else palette.players[colour], size)


def token_drawing(style: kit.Style, kind: TokenKind, size: float) -> ft.Control:
    return boxed(style.palette, TOKEN[kind], style.palette.text, size)


def token_bars(style: kit.Style, drawn: Counter[TokenKind]) -> list[Bar]:
    """Return a bar for each kind of token that was drawn, with the number of draws."""
    most = max(drawn.values())
    return [
        Bar(
            style.words(f"token-{kind}"),
            drawn[kind] / most,
            style.words.number(drawn[kind]),
            picture=token_drawing(style, kind, 24),
        )
        for kind in TOKENS
        if drawn[kind]
    ]


def token_shares(words: Words, bag: Tokens) -> dict[TokenKind, str]:
    """Return the chance that each kind of token is drawn next, as percentages that add up to 100."""
    chances = next_token(bag)
    return dict(zip(chances, words.percents(list(chances.values())), strict=True))


def player_drawing(colour: int, ink: str, size: float) -> ft.Control:
    return species(BADGES + colour, ink, size)


def player_picture(style: kit.Style, player: Player, size: float) -> ft.Control:
    return player_drawing(player.colour, style.palette.players[player.colour], size)


def titled(style: kit.Style, said: str, *controls: ft.Control) -> ft.Control:
    return kit.column([part_title(style, said), *controls], kit.GAP, stretch=True)


def headed(style: kit.Style, sign: kit.Glyph, name: str, said: str) -> ft.Control:
    """Draw a thing's picture and name, with its state below the name."""
    lines = [style.text(name, kit.BODY_STRONG), style.text(said, kit.LABEL, style.palette.quiet)]
    picture = kit.art(sign, style.palette.quiet, 28)
    return ft.Row([picture, kit.column(lines, expand=True)], spacing=kit.GAP_WIDE)


def capital(words: str) -> str:
    """Capitalise the first letter for a chip; the words are lower case for use inside sentences."""
    return words[:1].upper() + words[1:]
