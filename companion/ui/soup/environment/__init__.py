"""Phase 2: the card is turned, debts are settled."""
