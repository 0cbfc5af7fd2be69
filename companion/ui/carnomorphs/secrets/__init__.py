"""Events and secrets of a character: mutations, adaptations, objectives, fate."""
