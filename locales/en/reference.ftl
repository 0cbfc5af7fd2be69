### The quick rules: what stands around their chapters.

reference-search = Search the quick rules
reference-none = No chapter has that word. Try a shorter one.
reference-assumption = Assumption
