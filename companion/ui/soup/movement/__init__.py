"""Phase 1: amoebas move, eat, attack."""
