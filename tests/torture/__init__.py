"""Torture: strangers, faults and power cuts against an evening, for as long as it is left running."""
