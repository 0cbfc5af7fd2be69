"""A game being played: its journal, undo and redo, the roller."""
