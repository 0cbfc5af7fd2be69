"""Phase 3: gene cards are bought."""
