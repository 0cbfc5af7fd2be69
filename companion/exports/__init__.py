"""Finished games in the formats that players' other tools read: texts and addresses, nothing is sent."""
