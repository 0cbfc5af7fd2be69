"""Methods of dataclasses that wait to be compiled: the same methods, and not before they are called."""

from __future__ import annotations

from tests.pack.inside import run_inside

BEGIN = """
import builtins, dataclasses, inspect
from dataclasses import InitVar, dataclass, field
from companion.pack.methods import compile_when_called

compiled = []

def watched(source, *scopes):
    compiled.append(source)
    return plain(source, *scopes)

plain = builtins.exec
compile_when_called()
builtins.exec = watched
"""

END = """
builtins.exec = plain
code = 0
"""

LAZY = """
@dataclass(kw_only=True)
class Dish:
    name: str
    cells: int = 0

assert compiled == []
dish = Dish(name="agar")
assert len(compiled) == 1
assert (dish, repr(dish)) == (Dish(name="agar"), "Dish(name='agar', cells=0)")
assert dish != Dish(name="agar", cells=1)
assert len(compiled) == 1
assert "call" not in Dish.__init__.__code__.co_name, "the stand-in has given way"
assert Dish.__init__.__qualname__ == "Dish.__init__"
assert inspect.get_annotations(Dish.__init__) == {"name": str, "cells": int, "return": None}
assert inspect.get_annotations(Dish.__eq__) == {}
"""

SAME = """
def made():
    @dataclass
    class Plain:
        a: int
        b: list = field(default_factory=list)
        seed: InitVar[int] = 3

        def __post_init__(self, seed):
            self.sum = self.a + seed

    @dataclass
    class Below(Plain):
        c: str = "c"

    @dataclass
    class Dressed(Plain):
        d: int = 4
        inherited = Plain.__init__

        def __repr__(self):
            return f"its own {self.d}"

    @dataclass(frozen=True, order=True, slots=True)
    class Held:
        x: int
        y: float = 0.5

    return Plain, Below, Dressed, Held

def told(given):
    Plain, Below, Dressed, Held = given
    yield repr(Plain(1)), Plain(1).sum, Plain(1, seed=9).sum, Plain(1) == Plain(1), Plain(1) == Below(1)
    yield repr(Below(1, [2], 5, "d")), Below(1).c, repr(Dressed(1)), Dressed(1) == Dressed(1, d=5)
    other = object.__new__(Dressed)
    Dressed.inherited(other, 7)
    yield vars(other)
    yield sorted([Held(2), Held(1), Held(1, 0.25)]), hash(Held(1)) == hash(Held(1)), {Held(1), Held(1)}
    frozen = lambda: setattr(Held(1), "x", 2), lambda: delattr(Held(1), "x")
    for attempt in (*frozen, lambda: Plain(), lambda: Held(z=1)):
        try:
            attempt()
        except (TypeError, AttributeError) as error:
            yield type(error).__name__, str(error)

waiting = [str(line) for line in told(made())]
del vars(dataclasses)["exec"]
assert waiting == [str(line) for line in told(made())], waiting
"""


def test_a_dataclass_is_compiled_when_it_is_first_used_and_once() -> None:
    done = run_inside(BEGIN + LAZY + END)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_dataclass_that_waited_does_what_any_other_does() -> None:
    done = run_inside(BEGIN + SAME + END)
    assert done.returncode == 0, done.stdout + done.stderr
