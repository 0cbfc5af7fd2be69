### The quick rules: what stands around their chapters.

reference-search = In den Kurzregeln suchen
reference-none = Kein Kapitel enthält dieses Wort. Versuch ein kürzeres.
reference-assumption = Annahme
