### The preparation of a round.

preparation-clock = Temps
preparation-clock-note = le marqueur est sur { $clock }
preparation-last = dernière manche
preparation-event = Événement
preparation-event-note = révéler la carte et l’appliquer
preparation-event-text = Ce que dit la carte
preparation-event-power = Puissance de toutes les zones jusqu’à la fin de la manche
preparation-refresh = Gènes et jetons Destin remis à neuf
preparation-refresh-note = remettre les gènes passifs sur les cases actives, retourner les jetons Destin sur leur face active
preparation-starter = { $player } commence
preparation-fewest = le moins de jetons en jeu : { $count }
preparation-tie = égalité, le moins de jetons en jeu : { $count } ; au plus près à gauche du premier joueur précédent ({ $previous })
preparation-begin = Tours : { $player } commence
preparation-over = Finir la partie

## Labels of the journal

label-begin-turns = Tours, manche { $round }
label-note-event =
    { $text ->
        [none] Carte Événement révélée
       *[other] Événement : { $text }
    }
label-note-event-power =
    { $text ->
        [none] Puissance des zones { $power }
       *[other] Événement : { $text }, puissance des zones { $power }
    }

## Refusals

no-events = Cette table joue sans cartes Événement. Continuer.
