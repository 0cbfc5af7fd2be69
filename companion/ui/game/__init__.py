"""What a game's own screens and the shared ones have in common: `GameUI`, the context, and their types."""
