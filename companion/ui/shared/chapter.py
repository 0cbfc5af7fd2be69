"""The lines of a chapter of the quick rules, for every place that shows them."""

import flet as ft

from companion.ui import kit
from companion.ui.theme import TypeRole
from companion.ui.theme.typography import READING
from companion.words.reference import Chapter, ChapterLine


def chapter_lines(
    style: kit.Style, chapter: Chapter, role: TypeRole = READING, *, inset: float = kit.MARGIN
) -> list[ft.Control]:
    """Draw all lines of a chapter, its steps numbered, `inset` from the edge."""
    parts: list[ft.Control] = []
    step = 0
    for line in chapter.lines:
        step += line.kind == "step"
        parts.append(_line(style, line, step, role, inset))
    return parts


def _line(style: kit.Style, line: ChapterLine, step: int, role: TypeRole, inset: float) -> ft.Control:
    p, words = style.palette, style.words
    match line.kind:
        case "step":
            said: ft.Control = ft.Row(
                [
                    ft.Container(style.text(str(step), kit.COUNT, p.accent), width=20 * style.scale),
                    style.text(words.rule(line.key), role, expand=True),
                ],
                spacing=kit.GAP_WIDE,
                vertical_alignment=ft.CrossAxisAlignment.START,
            )
        case "fact":
            said = style.text(words.rule(line.key), role)
        case "assumption":
            said = ft.Row(
                [
                    kit.art("info", p.quiet, 22),
                    kit.column(
                        [
                            style.text(words("reference-assumption"), kit.LABEL_STRONG, p.quiet),
                            style.text(words.rule(line.key), kit.LABEL, p.quiet),
                        ],
                        expand=True,
                    ),
                ],
                spacing=kit.GAP_WIDE,
                vertical_alignment=ft.CrossAxisAlignment.START,
            )
    return ft.Container(
        said,
        border=ft.Border.only(top=ft.BorderSide(kit.HAIR, p.hairline)),
        padding=ft.Padding.symmetric(horizontal=inset, vertical=kit.GAP_WIDE),
    )
