"""The screens of Primordial Soup, and the drawings of its pieces."""
