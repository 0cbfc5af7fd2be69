### Infection and mutation: attacks, scans, markers, cards.

## La carte Mutation

mutation-none = aucune pour l’instant
mutation-hidden = secrète jusqu’à son premier usage
mutation-unnamed = pas encore notée
mutation-name = Noter son nom
# $player (text) nom
mutation-name-note = Pour { $player } seulement.
mutation-lose = Rendre la carte Mutation

## L’attaque d’un Métavore

attack-which = Quel Métavore attaque ?
attack-surprise = Du sac : attaque surprise
attack-surprise-note = Aucun Métavore sur le plateau : il sort du sac et disparaît aussitôt.
attack-on-board = Du plateau
attack-unlisted = Pas dans la liste
attack-nowhere = Salle non notée
attack-confirm = Résoudre l’attaque

## Le scanner

scan-intro = Par un repos, à la cantine ou aux douches.
scan-any = Que montre le scanner ?
scan-removed = Cartes retirées du paquet
scan-infected-count = Cartes infectées
scan-infected-note = Chacune est un marqueur Mutation ; sans carte Mutation, la première est cette carte.
# $count (number) cartes Contamination
scan-removed-note =
    { $count ->
        [0] il n’y a aucune carte Contamination
        [one] sur { $count } carte Contamination
        [many] sur { $count } cartes Contamination
       *[other] sur { $count } cartes Contamination
    }
scan-confirm = Appliquer le scan

## L’action Mutation

mutate-scanned = Que montre le scan de la carte en main ?
mutate-infected = Mettre la carte scannée dans sa défausse.
mutate-clean = Retirer la carte scannée et mettre une nouvelle carte Contamination dans sa défausse.
# $result (text) INFECTÉ ou NON INFECTÉ
mutate-effect = Résoudre l’effet de sa carte Mutation : { $result }.
mutate-name = Nom de la carte (facultatif)
mutate-name-note = Au premier usage, tout le monde voit la carte.
mutate-name-own = Au premier usage, tout le monde voit la carte. Champ vide : le nom noté auparavant.
mutate-confirm = Résoudre l’action

## Les marqueurs Mutation et la carte Mutation

marker-note = Le marqueur se pose là où le jeu de base met la Larve.
marker-card-note = Sans carte Mutation, on la prend au lieu du marqueur.
marker-death-note = C’est le quatrième.
marker-confirm = Ajouter un marqueur
marker-card = Prendre plutôt la carte
marker-death = Quatrième marqueur : mort
lose-title = Rendre la carte Mutation
lose-note = En Chirurgie ou par un Antidote.
lose-confirm = Carte rendue
take-title = Prendre une carte Mutation
take-name = Son nom (facultatif)
# $player (text) nom
take-name-note = Pour { $player } seulement, jusqu’à son premier usage.
take-confirm = Carte prise

## Labels of the journal

label-draw-mutation = { $player } prend une carte Mutation
label-name-mutation = { $player } : carte Mutation notée
label-add-marker =
    { $brings ->
        [card] { $player } : carte Mutation au lieu d’un marqueur
        [death] { $player } : dernier marqueur Mutation, mort{ $pods ->
            [none] { "" }
           *[other] { label-opens }
        }
       *[marker] { $player } : marqueur Mutation
    }
label-lose-mutation = { $player } perd sa carte Mutation
label-metagorger-attack =
    { $player } : attaque de Métavore{ $dies ->
        [yes] { label-death }
       *[no] { "" }
    }
# $infected (text) yes ou no
label-mutation-action =
    { $player } : action Mutation, { $infected ->
        [yes] INFECTÉ
       *[no] NON INFECTÉ
    }{ $dies ->
        [yes] { label-death }
       *[no] { "" }
    }
label-scan =
    { $infected ->
        [yes] { $player }, scan : INFECTÉ{ $dies ->
            [yes] { label-death }
           *[no] { "" }
        }
       *[no] { $player }, scan : NON INFECTÉ
    }

## Refusals

mutation-held = { $player } a déjà une carte Mutation et n’en prend jamais une deuxième. Continuer sans.
no-loose-metagorger = Aucun Métavore hors de la liste sur le plateau. Choisir celui de la liste, ou indiquer une attaque surprise.
no-mutation-card = { $player } n’a pas de carte Mutation. Choisir quelqu’un d’autre.
not-a-metagorger =
    { $intruder ->
        [shambler] Cette figurine est un Errant, pas un Métavore.
        [fleshbeast] Cette figurine est une Bête de chair, pas un Métavore.
       *[butcher] Cette figurine est le Boucher, pas un Métavore.
    } Choisir un Métavore.
scan-without-result = Rien d’infecté et aucune carte ne part : continuer sans rien noter.
surprise-from-the-bag = Lors d’une attaque surprise, le Métavore sort tout droit du sac. Ne pas en choisir un sur le plateau.
