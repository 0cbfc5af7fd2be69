"""Phase 4: cells divide."""
