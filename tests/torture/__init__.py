"""Torture: what strangers, faults and power cuts do to an evening, for as long as one lets it run."""
