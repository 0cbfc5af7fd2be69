"""Finished games in the formats of players' other tools: texts and addresses; nothing is sent."""
