"""The screens of Nemesis: Carnomorphs, and the drawings of its pieces."""
