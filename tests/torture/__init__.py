"""Torture: strangers, faults and power cuts attack an evening, for as long as the program runs."""
