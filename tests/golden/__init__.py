"""The truth, frozen: what seeded games and screens say, to compare with after the code was cut anew.

`python -m tests.golden` writes the files again; they go when the cut is done.
"""
