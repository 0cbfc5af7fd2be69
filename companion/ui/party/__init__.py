"""Several devices at one table, on the screen: inviting phones, joining, who is there, who is to act."""
