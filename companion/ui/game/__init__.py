"""The types shared by the games' own screens and the shared ones: `GameUI`, the context, and their types."""
