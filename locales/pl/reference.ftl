### Ściąga z zasad: co stoi wokół rozdziałów.

reference-search = Szukaj w ściądze
reference-none = Brak rozdziału z tym słowem. Spróbuj krótszego.
reference-assumption = Założenie
