### Le dé de bruit du jeu de base, lancé par l’appli.

noise-title = Jet de bruit
noise-roll = Lancer
# $player (text) qui lance
noise-roll-of = { $player } : lancer le dé de bruit
# $face (text) le numéro d’un couloir, danger ou silence ; $brings (text) ce qui en résulte
noise-result =
    { $face ->
        [danger] Danger : { $brings }.
        [silence] Silence : { $brings }.
       *[other] { $face } : { $brings }.
    }
# $face (text) le numéro d’un couloir, danger ou silence
noise-brings =
    { $face ->
        [danger] les intrus voisins hors combat entrent ; s’il n’y en a pas, bruit dans chaque couloir qui n’en a pas
        [silence] rien ne se passe
       *[other] bruit dans le couloir { $face } ; s’il y en a déjà, Rencontre
    }

## Entrées du journal

# $face (text) le numéro d’un couloir, danger ou silence
label-roll-noise =
    { $face ->
        [danger] { $player }, bruit : danger
        [silence] { $player }, bruit : silence
       *[other] { $player }, bruit : { $face }
    }

## Refus

noise-unknown = Indiquer ce que montre le dé de bruit.
