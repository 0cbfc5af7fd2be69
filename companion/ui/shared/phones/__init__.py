"""Several devices at one table: inviting them, who is there, who is to act."""
