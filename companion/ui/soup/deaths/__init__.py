"""Phase 5: natural deaths and Aggression."""
