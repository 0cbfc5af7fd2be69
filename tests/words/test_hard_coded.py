"""Sentences for players are only in the word files, never in Python."""

import ast
import re
from collections.abc import Iterator, Mapping

import pytest

from tests.words.catalogue import ROOT
from tests.words.usage import called, docstring_nodes, sources

SPOKEN_ROOMS = ("companion/ui/", "companion/cli/", "companion/host/")
"""Folders whose texts can reach a player."""

TEXT_PARAMETERS = {
    "body",
    "button_text",
    "content",
    "counter",
    "description",
    "dialog_title",
    "epilog",
    "error",
    "error_text",
    "helper",
    "helper_text",
    "help",
    "hint_text",
    "label",
    "message",
    "prefix_text",
    "prompt",
    "semantics_label",
    "short_help",
    "subtitle",
    "suffix_text",
    "text",
    "title",
    "tooltip",
    "value",
}
"""Parameters of Flet, Click and our own components whose text is shown or spoken."""

TEXT_CALLS = {
    "Button",
    "ClickException",
    "FilledButton",
    "FilledTonalButton",
    "Markdown",
    "OutlinedButton",
    "Problem",
    "Semantics",
    "SnackBar",
    "Tab",
    "Text",
    "TextButton",
    "TextSpan",
    "Tooltip",
    "UsageError",
    "echo",
    "print",
    "secho",
}
"""Functions that show their first argument."""

UNSEEN_CALLS = {"debug", "info", "warning", "exception", "log", "getLogger", "compile", "gettext"}
"""Functions that write for programmers, or compare with foreign text."""

NAMES = {"Petri", "companion", "Chromosome", "Ferox", "Cadum"}
"""Proper names, the same in every language."""

CODE = re.compile(r"[a-z0-9_./:-]+|#[0-9A-Fa-f]+")
"""A single lower-case word is a kind or a key, never a label; a colour is no text either."""

LETTERS = re.compile(r"[^\W\d_]{2,}")
SENTENCE = re.compile(r"^[A-Z][^\W\d_]*,?(?: [^\W\d_]+,?){2,}.*[.?!:\u2026]$", re.DOTALL)
POLISH_LETTERS = re.compile("[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]")


def _spoken() -> dict[str, str]:
    found = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in sources()}
    return {name: text for name, text in found.items() if name.startswith(SPOKEN_ROOMS)}


def shown_literals(files: Mapping[str, str]) -> list[str]:
    """Return literal texts passed to calls that show text, as `file:line: 'text'`."""
    return [
        f"{name}:{literal.lineno}: {literal.value!r}"
        for name, text in files.items()
        for call in ast.walk(ast.parse(text, name))
        if isinstance(call, ast.Call)
        for literal in _shown(call)
        if isinstance(literal.value, str)
        if LETTERS.search(literal.value) and literal.value.strip() not in NAMES
    ]


def _shown(call: ast.Call) -> Iterator[ast.Constant]:
    name = called(call.func)
    if name in TEXT_CALLS and call.args:
        yield from _parts(call.args[0])
    if name in UNSEEN_CALLS:
        return
    for keyword in call.keywords:
        if keyword.arg in TEXT_PARAMETERS:
            for part in _parts(keyword.value):
                if not CODE.fullmatch(str(part.value)):
                    yield part


def _parts(node: ast.expr) -> Iterator[ast.Constant]:
    """Yield the literal texts that an argument may become."""
    match node:
        case ast.Constant(value=str()):
            yield node
        case ast.JoinedStr(values=values):
            yield from (value for value in values if isinstance(value, ast.Constant))
        case ast.BinOp(left=left, right=right):
            yield from _parts(left)
            yield from _parts(right)
        case ast.IfExp(body=body, orelse=orelse):
            yield from _parts(body)
            yield from _parts(orelse)
        case ast.BoolOp(values=values):
            for value in values:
                yield from _parts(value)
        case _:
            pass


def whole_sentences(files: Mapping[str, str]) -> list[str]:
    """Return literals that read like a sentence, except docstrings and errors for programmers."""
    found: list[str] = []
    for name, text in files.items():
        tree = ast.parse(text, name)
        unseen = {id(node) for node in docstring_nodes(ast.walk(tree))}
        for node in ast.walk(tree):
            if isinstance(node, ast.Raise | ast.Assert) or (
                isinstance(node, ast.Call) and called(node.func) in UNSEEN_CALLS
            ):
                unseen |= {id(inner) for inner in ast.walk(node)}
        found += [
            f"{name}:{node.lineno}: {node.value!r}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in unseen
            and SENTENCE.match(node.value)
        ]
    return found


def test_no_text_that_is_shown_stands_in_python() -> None:
    found = shown_literals(_spoken())
    assert not found, "belongs into locales/:\n" + "\n".join(found)


def test_no_whole_sentence_stands_in_python() -> None:
    found = whole_sentences(_spoken())
    assert not found, "belongs into locales/:\n" + "\n".join(found)


def test_no_polish_stands_in_python() -> None:
    """Docstrings may quote the rulebook, except in the command line, where Click shows them as help."""
    found: list[str] = []
    for path in sources():
        name = path.relative_to(ROOT).as_posix()
        tree = ast.parse(path.read_text("utf-8"), name)
        quoted = (
            set[int]()
            if name.startswith("companion/cli/")
            else {id(n) for n in docstring_nodes(ast.walk(tree))}
        )
        found += [
            f"{name}:{node.lineno}: {node.value!r}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in quoted
            and len(node.value) > 1  # a single letter is data, as for a search without accents
            and POLISH_LETTERS.search(node.value)
        ]
    assert not found, "belongs into locales/pl:\n" + "\n".join(found)


@pytest.mark.parametrize(
    "source",
    [
        'ft.Text("New game")',
        'ft.Text(f"Round {number}")',
        'ft.Text("Undo" if undo else words("x"))',
        'ft.TextField(label="Name of the player")',
        'ft.Semantics(label="Close")',
        'click.echo("Serving on " + url)',
        'click.option("--port", help="The port to listen on")',
    ],
)
def test_shown_text_in_python_is_noticed(source: str) -> None:
    assert shown_literals({"screen.py": source})


@pytest.mark.parametrize(
    "source",
    [
        'ft.Text(words("home-title"))',
        'ft.Text("Petri")',
        'ft.Text("3 \u00d7 4")',
        'ft.Text("x", key="the-x")',
        'Path(value="games/list")',
        'raise ValueError("This is for programmers only.")',
    ],
)
def test_what_nobody_reads_aloud_is_left_alone(source: str) -> None:
    assert not shown_literals({"screen.py": source})
    assert not whole_sentences({"screen.py": source})


def test_a_sentence_kept_for_later_is_noticed() -> None:
    assert whole_sentences({"screen.py": 'HINT = "Tap the die that fell."'})
    assert not whole_sentences({"screen.py": '"""Tap the die that fell."""'})


def test_no_screen_joins_two_texts_with_a_colon_of_its_own() -> None:
    """French puts a space before a colon, so `pair` joins texts as each language does."""
    found = [
        f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
        for path in sources()
        if path.is_relative_to(ROOT / "companion" / "ui")
        for node in ast.walk(ast.parse(path.read_text()))
        if (isinstance(node, ast.JoinedStr) and _has_colon(node)) or _is_joined(node)
    ]
    assert not found


def _has_colon(text: ast.JoinedStr) -> bool:
    parts = text.values
    return any(
        isinstance(part, ast.Constant) and part.value == ": " and 0 < at < len(parts) - 1
        for at, part in enumerate(parts)
    )


def _is_joined(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Attribute)
        and node.attr == "join"
        and isinstance(node.value, ast.Constant)
        and node.value.value == ": "
    )
