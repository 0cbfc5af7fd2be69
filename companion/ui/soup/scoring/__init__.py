"""Phase 6: the markers move."""
