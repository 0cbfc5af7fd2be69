"""Where `flet run` and packaged apps begin."""

import sys

import flet as ft

if sys.platform == "emscripten":
    from companion.boot import start
else:
    from companion.ui.app import start

ft.run(start())
