"""The Flet user interface."""
