"""Where `flet run` and the app in the browser begin."""

import flet as ft

from companion.ui.app import start

ft.run(start(None))
