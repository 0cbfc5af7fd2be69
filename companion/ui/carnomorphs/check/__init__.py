"""The last check: its stage, the chance to survive it, and what one more rest is worth."""
