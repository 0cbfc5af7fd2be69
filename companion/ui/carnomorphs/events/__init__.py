"""The event phase on the screen, step by step, and what is drawn from the bag."""
