"""A die on the screen: it tumbles for half a second, unless skipped by a press, then shows its face."""

import asyncio
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import flet as ft

from companion.ui.art import die
from companion.ui.core.component import use_effect, use_ref, use_state
from companion.ui.core.style import Style
from companion.ui.theme.measure import CALM, GAP, GAP_SMALL, TARGET_PRIMARY, TUMBLE
from companion.ui.theme.typography import CAPTION
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import Press, labelled, pressed, row_button

IN_A_ROW = 4
"""Number of face buttons in one row on a phone."""
ROUNDS = 2
"""Number of rotations of a tumbling die."""
EARLIER = 40
"""Width of an earlier face, which was re-rolled."""
FRAME = 0.03
"""Seconds until the client has drawn a change."""


@dataclass(frozen=True)
class Tumble:
    """A die between the throw and the reading of its face.

    Attributes:
        rolling: Whether the face is still unread, so that accepting and re-rolling must wait.
        spun: The number of throws for which the die was animated.
    """

    rolling: bool
    spun: int
    skip: Press


class _Seen(NamedTuple):
    throw: str | None
    throws: int


def use_tumble(throw: str | None) -> Tumble:
    """Animate the last throw.

    A die rolled before the screen appears does not tumble. With reduced motion the face is shown immediately
    (see `tumbling_die`), but the pause remains, so that a double press cannot accept an unseen die.

    Args:
        throw: Distinguishes this throw from others; None before the throw.
    """
    page = ft.context.page
    seen = use_ref(lambda: _Seen(throw, 0))
    spun, set_spun = use_state(0)
    landed, set_landed = use_state(0)
    if throw != seen.current.throw:
        seen.current = _Seen(throw, seen.current.throws + (throw is not None))
    throws = seen.current.throws

    def land(which: int) -> None:
        if seen.current.throws == which:
            set_landed(which)

    def start() -> None:
        if throws == landed:
            return

        async def spin_and_land() -> None:
            # A new die animates only if its change arrives a frame later.
            await asyncio.sleep(FRAME)
            set_spun(throws)
            await asyncio.sleep(TUMBLE / 1000)
            land(throws)

        page.run_task(spin_and_land)

    use_effect(start, [throws])
    return Tumble(throw is not None and throws != landed, spun, lambda: land(throws))


def tumbling_die(
    style: Style, faces: int, face: int | None, colour: str, tumble: Tumble, *, size: float, label: str
) -> ft.Control:
    """Draw the die in the roller's colour, blank while it tumbles.

    Args:
        face: The face, or None before the throw.
        size: The width in logical pixels.
        label: The spoken name after the throw.
    """
    hidden = tumble.rolling and not style.reduced_motion
    drawn = ft.Container(
        die(faces, None if hidden else face, colour, size),
        rotate=ft.Rotate(angle=2 * math.pi * ROUNDS * tumble.spun),
        animate_rotation=style.motion(TUMBLE, ft.AnimationCurve.DECELERATE),
        scale=0.8 if hidden else 1.0,
        animate_scale=style.motion(CALM, ft.AnimationCurve.EASE_OUT_BACK),
        on_click=pressed(tumble.skip) if hidden else None,
    )
    return ft.Row(
        [
            ft.Semantics(
                content=drawn,
                label="" if hidden else label,
                live_region=True,
                container=True,
                exclude_semantics=True,
            )
        ],
        alignment=ft.MainAxisAlignment.CENTER,
    )


def small_dice(style: Style, faces: int, earlier: Sequence[int], title: str, label: str) -> ft.Control:
    """Draw the re-rolled faces, oldest first, small and quiet."""
    quiet = style.palette.quiet
    return labelled(
        ft.Row(
            [style.text(title, CAPTION, quiet), *(die(faces, face, quiet, EARLIER) for face in earlier)],
            spacing=GAP_SMALL,
            run_spacing=GAP_SMALL,
            wrap=True,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        label,
    )


def face_buttons(
    style: Style, faces: int, colour: str, press: Callable[[int], Press | None], name: Callable[[int], str]
) -> ft.Control:
    """Draw one button for each face of the table's die, in two rows if they do not fit into one.

    Args:
        press: Returns the handler for a face; None while the face cannot be pressed.
    """
    buttons = [
        row_button(
            style,
            ft.Row([die(faces, face, colour, 44)], alignment=ft.MainAxisAlignment.CENTER, spacing=0),
            press(face),
            label=name(face),
            edge=style.palette.outline,
            height=TARGET_PRIMARY,
            expand=True,
        )
        for face in range(1, faces + 1)
    ]
    if faces <= IN_A_ROW:
        return ft.Row(buttons, spacing=GAP, expand=True)
    half = (faces + 1) // 2
    rows: list[ft.Control] = [ft.Row(buttons[:half], spacing=GAP), ft.Row(buttons[half:], spacing=GAP)]
    return column(rows, GAP, expand=True)
