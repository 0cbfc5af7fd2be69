"""The toolkit of the screens under one name: `kit.column`, `kit.GAP`, `kit.use_state`.

Parts that few screens need (charts, odds, dice, the dish) are imported from their own modules, since this
module is loaded with the first screen.
"""

# ruff: noqa: F401
# pyright: reportUnusedImport=false

from companion.ui.art import SHAPES, Drawing, Glyph, art, die, optical_line, species_svg
from companion.ui.core.component import (
    Cache,
    Observable,
    Ref,
    TableObservable,
    component,
    keyed,
    memo,
    screen,
    use_cache,
    use_effect,
    use_ref,
    use_series,
    use_slice,
    use_state,
    use_subscription,
)
from companion.ui.core.draft import Change, LiveDraft, kept_draft, latest, stepped, use_draft, use_live_draft
from companion.ui.core.presses import Cooldown, Dead
from companion.ui.core.style import SCALES, AccentName, Style
from companion.ui.core.tap_guard import TapGuard, use_tap_guard
from companion.ui.theme import AGAR, Palette, fonts, mix, veil
from companion.ui.theme.letters import dotted
from companion.ui.theme.measure import (
    ACTIONS,
    ACTIONS_LARGE,
    ACTIVE_EDGE,
    CALM,
    CHAPTER,
    COLUMNS,
    GAP,
    GAP_SMALL,
    GAP_WIDE,
    HAIR,
    LARGE_TEXT,
    MARGIN,
    PADDING,
    QUICK,
    RADIUS_FIELD,
    RADIUS_MARK,
    RADIUS_ROUND,
    READING,
    SECTION,
    SLOW,
    SMALL_PAGE,
    TARGET,
    TARGET_BUTTON,
    TARGET_PRIMARY,
    TINY,
    TUMBLE,
)
from companion.ui.theme.typography import (
    BODY,
    BODY_STRONG,
    BUTTON,
    BUTTON_LARGE,
    CAPTION,
    COUNT,
    FIGURE,
    FIGURE_LARGE,
    HEADING,
    LABEL,
    LABEL_STRONG,
    NAME,
    NOTE,
    TypeRole,
)
from companion.ui.widgets.button_style import button_style
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.choice_row import check_row, choice_row
from companion.ui.widgets.choose import already, even_rows, option, options_row, switch_row
from companion.ui.widgets.counter import (
    Steps,
    counter,
    number_row,
    numeral,
    stepping,
)
from companion.ui.widgets.cube_row import MOST_CUBES, cube_row
from companion.ui.widgets.field import field
from companion.ui.widgets.frame import (
    bar,
    bottom_bar,
    hairline,
    headline,
    is_beyond,
    lower_third,
    page_view,
    readable,
    scroll,
    section,
    sheet,
    sheet_room,
    sheet_style,
    unless_cramped,
    words_fit,
)
from companion.ui.widgets.guarded import answering, guarded, under_guard
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.marks import (
    FATE_GAP,
    chip,
    chip_width,
    clock_ring,
    fate_cells,
    irradiation_track,
    named_with_marks,
)
from companion.ui.widgets.press import (
    Press,
    Sign,
    announced,
    answered,
    button_height,
    checkable,
    choosable,
    foldable,
    glyph_button,
    labelled,
    merged,
    named,
    plain,
    pressed,
    primary,
    row_button,
    secondary,
    silent,
    target_padding,
)
from companion.ui.widgets.rows import link_row, note_row, row_frame
