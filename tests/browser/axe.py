"""axe-core, run inside an open page."""

from importlib.resources import files

from tests.browser.app import App

AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
"""The source of axe-core."""


def violations(app: App) -> list[str]:
    """Return axe-core's violations on the screen, each as its rule and node."""
    app.page.evaluate(AXE)
    return app.page.evaluate(
        "async () => (await axe.run()).violations.flatMap("
        "(rule) => rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 200)}`))"
    )
