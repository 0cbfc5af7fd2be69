### L’aide de jeu : ce qui entoure ses chapitres.

reference-search = Chercher dans l’aide de jeu
reference-none = Aucun chapitre ne contient ce mot. En essayer un plus court.
reference-assumption = Hypothèse
