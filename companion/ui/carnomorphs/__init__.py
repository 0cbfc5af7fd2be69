"""The screens of Nemesis: Carnomorphs, and the drawings of what lies on its table."""
