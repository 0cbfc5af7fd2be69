"""The interface between the games' own screens and the shared ones: `GameUI` and the context."""
