"""Advice from the odds, for a game or a calculator.

Each module has one frozen value for its situation, what it leads to as properties, and a function that reads
it from the state of a game. Nothing here waits long on a phone: where fate is too much for that, people
outside are left out.
"""
