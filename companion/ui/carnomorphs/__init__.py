"""The screens of Nemesis: Carnomorphs."""
