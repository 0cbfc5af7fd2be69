### The set-up.

## Labels of the journal

label-start-game =
    { $count ->
        [one] Début de partie à { $count } joueur
        [many] Début de partie à { $count } joueurs
       *[other] Début de partie à { $count } joueurs
    }

## Refusals

same-species = Deux joueurs ont la même espèce. En changer une.
starter-unknown = Choisir qui commence.
