"""Several devices at one table: invitation, presence, waiting."""
