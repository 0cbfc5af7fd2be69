"""A new game of Carnomorphs: people, options, start; and the set-up of the board, step by step."""
