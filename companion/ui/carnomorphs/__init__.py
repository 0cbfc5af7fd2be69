"""The screens of Carnomorphs."""
