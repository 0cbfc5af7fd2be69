"""A palette as a Flet theme, so that Flet's own controls look like ours.

The theme is sent before the first screen, which waits for it, so it covers only the controls that we use.
"""

import flet as ft

from companion.ui.theme import measure, typography
from companion.ui.theme.contrast import mix, veil
from companion.ui.theme.palette import Palette

ACCENT = ft.Colors.PRIMARY
"""The current palette's accent, for controls made outside a style."""

_INSET = 14
"""Padding above and below a button's words; a button with one line of text is at least `TARGET` high."""


def _chosen(p: Palette) -> str:
    """Return the background of a chosen item, where the full accent would be too strong.

    Its text is `Palette.text`.
    """
    return mix(p.accent, p.raised, 0.82)


def _scheme(p: Palette) -> ft.ColorScheme:
    chosen = _chosen(p)
    return ft.ColorScheme(
        primary=p.accent,
        on_primary=p.on_accent,
        primary_container=chosen,
        on_primary_container=p.text,
        secondary=p.accent,
        on_secondary=p.on_accent,
        secondary_container=chosen,
        on_secondary_container=p.text,
        tertiary=p.accent,
        on_tertiary=p.on_accent,
        tertiary_container=chosen,
        on_tertiary_container=p.text,
        error=p.danger,
        on_error=p.on_danger,
        error_container=p.raised,
        on_error_container=p.danger,
        surface=p.ground,
        on_surface=p.text,
        on_surface_variant=p.quiet,
        outline=p.outline,
        outline_variant=p.hairline,
        shadow=p.shade,
        scrim=p.shade,
        inverse_surface=p.toast,
        on_inverse_surface=p.on_toast,
        inverse_primary=p.toast_accent,
        surface_tint=p.surface,
        surface_bright=p.raised,
        surface_dim=p.ground,
        surface_container_lowest=p.ground,
        surface_container_low=p.surface,
        surface_container=p.surface,
        surface_container_high=p.surface,
        surface_container_highest=p.raised,
    )


def _text(p: Palette, scale: float) -> ft.TextTheme:
    return ft.TextTheme(
        body_large=typography.BODY.style(p.text, scale),
        body_medium=typography.BODY.style(p.text, scale),
        body_small=typography.LABEL.style(p.quiet, scale),
        label_large=typography.BUTTON.style(p.text, scale),
    )


def _button(p: Palette, scale: float, ink: str, fill: str | None, edge: str | None) -> ft.ButtonStyle:
    return ft.ButtonStyle(
        color={ft.ControlState.DISABLED: p.quiet, ft.ControlState.DEFAULT: ink},
        icon_color={ft.ControlState.DISABLED: p.quiet, ft.ControlState.DEFAULT: ink},
        bgcolor=None
        if fill is None
        else {ft.ControlState.DISABLED: p.track_empty, ft.ControlState.DEFAULT: fill},
        overlay_color={
            ft.ControlState.PRESSED: veil(ink, 0.16),
            ft.ControlState.FOCUSED: veil(ink, 0.14),
            ft.ControlState.HOVERED: veil(ink, 0.08),
        },
        elevation=0,
        animation_duration=measure.QUICK,
        padding=ft.Padding.symmetric(horizontal=measure.MARGIN, vertical=_INSET),
        side=None
        if edge is None
        else {
            ft.ControlState.DISABLED: ft.BorderSide(measure.HAIR, p.hairline),
            ft.ControlState.FOCUSED: ft.BorderSide(2 * measure.HAIR, p.accent),
            ft.ControlState.DEFAULT: ft.BorderSide(measure.HAIR, edge),
        },
        shape=ft.RoundedRectangleBorder(radius=measure.RADIUS_BUTTON),
        text_style=typography.BUTTON.style(scale=scale),
    )


def flet_theme(palette: Palette, scale: float = 1) -> ft.Theme:
    """Return the theme for `page.theme` or `page.dark_theme`: colours, type and the shapes of stock controls.

    Args:
        scale: The player's text scale, 1 to 2.
    """
    p = palette
    field = ft.RoundedRectangleBorder(radius=measure.RADIUS_FIELD)
    still = ft.PageTransitionTheme.NONE
    return ft.Theme(
        font_family=typography.FAMILY,
        use_material3=True,
        visual_density=ft.VisualDensity.STANDARD,
        color_scheme=_scheme(p),
        text_theme=_text(p, scale),
        scaffold_bgcolor=p.ground,
        canvas_color=p.ground,
        card_bgcolor=p.surface,
        divider_color=p.hairline,
        hint_color=p.quiet,
        disabled_color=p.quiet,
        focus_color=veil(p.accent, 0.18),
        hover_color=veil(p.text, 0.06),
        highlight_color=veil(p.text, 0.06),
        splash_color=veil(p.accent, 0.14),
        filled_button_theme=ft.FilledButtonTheme(_button(p, scale, p.on_accent, p.accent, None)),
        outlined_button_theme=ft.OutlinedButtonTheme(_button(p, scale, p.text, None, p.outline)),
        text_button_theme=ft.TextButtonTheme(_button(p, scale, p.accent, None, None)),
        snackbar_theme=ft.SnackBarTheme(
            bgcolor=p.toast,
            content_text_style=typography.LABEL.style(p.on_toast, scale),
            action_text_color=p.toast_accent,
            behavior=ft.SnackBarBehavior.FLOATING,
            shape=field,
            elevation=0,
        ),
        tooltip_theme=ft.TooltipTheme(
            decoration=ft.BoxDecoration(bgcolor=p.toast, border_radius=measure.GAP),
            text_style=typography.LABEL.style(p.on_toast, scale),
        ),
        scrollbar_theme=ft.ScrollbarTheme(thumb_color=p.outline, radius=measure.GAP_SMALL),
        icon_theme=ft.IconTheme(color=p.text, size=24),
        page_transitions=ft.PageTransitionsTheme(
            android=still, ios=still, linux=still, macos=still, windows=still
        ),
    )
