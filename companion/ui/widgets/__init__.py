"""The parts of which every screen is made."""
