"""What every screen stands on: components, the session, its client, its style."""
