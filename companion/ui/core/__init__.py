"""The base of every screen: components, the session, its client, its style."""
