"""The screens of Primordial Soup, and the drawings of what lies on its table."""
