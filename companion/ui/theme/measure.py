"""Distances, corners, targets and durations: the app's one ruler, in multiples of 4 pixels."""

GAP_SMALL = 4
"""Distance between the parts of one sign."""
GAP = 8
"""Distance between an icon and its number."""
GAP_WIDE = 12
"""Distance between neighbours in a row."""
PADDING = 16
"""Padding inside a player row, a sheet, a dialog."""
MARGIN = 20
"""Distance between the page's edge and its content."""
SECTION = 24
"""Distance between groups."""
CHAPTER = 40
"""Distance between parts of a long page."""

HAIR = 1
"""Width of a hairline and of a control's edge."""
ACTIVE_EDGE = 5
"""Width of the coloured edge of the active player's row."""

RADIUS_MARK = 4
"""Corners of a mark on a track, of a bar's parts."""
RADIUS_FIELD = 14
"""Corners of input fields, small buttons, rows that can be pressed."""
RADIUS_BUTTON = 22
"""Corners of the wide button and of its neighbours."""
RADIUS_SHEET = 28
"""Upper corners of a sheet; all corners of a dialog."""
RADIUS_ROUND = 999
"""Chips, cells: everything round."""

TARGET = 48
"""Minimum width and height of anything that can be touched."""
TARGET_BUTTON = 56
"""Height of an ordinary button."""
TARGET_PRIMARY = 64
"""Height of the one wide button."""

BAR = 56
"""Height of the bar at the top of a page; it grows with its title."""
NEWS = 64
"""Height of the news below the bar; it grows with its text."""
SLOT = 48
"""Height of a message; it grows with its text."""
LOW_GROWS = 1.5
"""Maximum text scale of the bar and the message on a low page; a larger scale would fill the page."""

SMALL_PAGE = 380
"""Pages narrower than this are small: their main parts are smaller and closer together."""
WIDE = 840
"""The smallest page width for two parts of a screen side by side."""
COLUMNS = 1200
"""The smallest page width for three parts side by side."""
LOW, LOW_FROM = 480, 560
"""On pages lower than `LOW` and wider than `LOW_FROM`, the actions are beside the content."""
CRAMPED = 240
"""A page lower than this has an open keyboard below it, so the input field gets all the remaining space."""
TINY = 320
"""On pages narrower than this, such as on a folded phone, a player's marks are below the name."""
ACTIONS, ACTIONS_LARGE = 320, 352
"""Width of actions beside the content, with normal and with large text."""
READING = 560
"""Maximum width of a column of text or of player rows."""

LARGE_TEXT = 1.25
"""Above this text scale a row breaks into two."""

QUICK = 150
"""Milliseconds: a press, a cell that closes."""
CALM = 200
"""Milliseconds: a number changes, a part appears."""
SLOW = 250
"""Milliseconds: a part travels across the screen."""
TUMBLE = 500
"""Milliseconds: a die that tumbles; a tap skips it."""
