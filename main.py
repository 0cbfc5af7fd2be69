"""The entry point of `flet run` and of packaged apps."""

import sys

import flet as ft

if sys.platform == "emscripten":
    from companion.boot import start
else:
    from companion.ui.app import start

ft.run(start())
