"""Properties that no client may set, or values with which no client may set them."""

from typing import Any, Final

POISONS: Final[tuple[Any, ...]] = (
    {"style": {"_values": 5}},
    {"style": {"color": {"default": 7}, "padding": "x"}},
    {"_values": 5},
    {"_values": {}},
    {"_i": 1},
    {"_parent": None, "_frozen": True},
    {"__class__": "x"},
    {"value": {"a": [1]}},
    {"value": "x" * 200_000},
    {"content": None},
    {"content": {"_c": "Text", "value": "hello"}},
    {"controls": []},
    {"views": []},
    {"visible": "no"},
    {"disabled": [1]},
    {"on_click": True},
    {"on_click": None},
    {"text_style": {"size": float("nan")}},
    {"theme": {"color_scheme": {"primary": 5}}},
    {"route": 5},
    {"route": "/" + "x" * 100_000},
    {"width": "wide", "height": -1e308},
    {"session": None, "client_ip": "127.0.0.1"},
)
"""Each is sent for controls of every kind, and in registrations."""
