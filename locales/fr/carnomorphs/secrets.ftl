### Ce qui arrive à un personnage, et ce qui est caché : attaques, scans, mutations, adaptations, objectifs, sort.

## Ce qui va changer, dit avant de le faire

result-title = Ce qui change
# $what (text) nom du nombre, $before (number), $after (number)
result-number = { $what } : de { $before } à { $after }
result-hand = Cartes en main
result-card-taken = Piocher deux cartes Mutation, en garder une face cachée, remélanger l’autre.
result-card-shown = Désormais, tout le monde voit la carte Mutation.
result-card-lost = La carte Mutation retourne dans sa pioche. Les marqueurs Mutation restent.
result-token = Un jeton Errant entre dans le sac.
result-token-if-any = Un jeton Errant entre dans le sac, s’il en reste un à côté.
result-figure-gone = La figurine de Métavore quitte le plateau.
result-shambler = Un Errant apparaît dans la salle.
result-corpse-red = Un cadavre rouge reste dans la salle.
result-corpse-blue = Un cadavre bleu reste dans la salle.
# $player (text) nom
result-aboard = { $player } est à bord.
result-hibernated = { $player } hiberne.
result-escaped = { $player } quitte le vaisseau.
result-dead = { $player } meurt.
# $pod (number) laquelle
result-pod = Dans la capsule { $pod }.
result-pod-left = Hors de la capsule.
result-pod-launched = La capsule { $pod } part avec tous ses passagers.
# $pod (number) its number
result-pod-unlocked = La capsule { $pod } est ouverte.
# $player (text) nom
result-combat = { $player } est maintenant en combat.
# $player (text) nom
result-no-combat = { $player } n’est plus en combat.
# $player (text) nom
result-turn = Tour : { $player }.
result-events = La phase d’événements commence.
result-encounter = Première rencontre : chacun garde un objectif.

## Liens de la feuille de personnage

happens-chances = Chances de survie

## L’attaque d’un Métavore

attack-title = Attaque de Métavore
wound-title = Blessure
wound-light = Blessure légère
wound-serious = Blessure grave
wound-which = Quelle blessure
wound-confirm = Prendre la blessure
attack-which = Quel Métavore attaque ?
attack-surprise = Du sac : attaque surprise
attack-surprise-note = Aucun Métavore sur le plateau : il sort du sac et disparaît aussitôt.
attack-on-board = Un du plateau
attack-unlisted = Pas dans la liste
attack-nowhere = Salle non notée
attack-confirm = Résoudre l’attaque

## Le scanner

scan-title = Scanner des cartes
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
scan-first-result = Scanner d’abord
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

marker-title = Marqueur Mutation
marker-note = Le marqueur se pose là où le jeu de base met la Larve.
marker-card-note = Sans carte Mutation, on la prend au lieu du marqueur.
marker-death-note = C’est le quatrième.
marker-confirm = Ajouter un marqueur
marker-card = Prendre plutôt la carte
marker-death = Quatrième marqueur : mort
lose-title = Carte perdue
lose-note = Dans la chambre de décontamination ou par un Antidote.
lose-confirm = Rendre la carte Mutation
take-title = Prendre une carte Mutation
take-name = Son nom (facultatif)
# $player (text) nom
take-name-note = Pour { $player } seulement, jusqu’à son premier usage.
take-confirm = Carte prise

## Ce que devient un personnage

fate-title = Capsule, hibernation, mort
fate-sheet = Sort du personnage
fate-now-aboard = Maintenant à bord.
fate-now-hibernated = Maintenant en hibernation.
fate-now-escaped = Maintenant hors du vaisseau.
fate-now-dead = Ce personnage est mort.
# $pod (number) laquelle
fate-enter-pod = Monter en capsule { $pod }
fate-leave = Sortir de la capsule
fate-hibernated = Hiberner
fate-hibernated-note = Seulement à partir des cases bleues de la piste de temps.
# $pod (number) laquelle
fate-escaped-pod = Partir en capsule { $pod }
fate-escaped = Quitter le vaisseau
fate-dead = Mourir
fate-aboard = Rester à bord
fate-choose = Choisir ce qui arrive

## Adaptations

adaptations-title = Adaptations
adaptations-note = Chaque carte se note une seule fois.
adaptations-of-shambler = Carte Errant
adaptations-of-fleshbeast = Carte Bête de chair
adaptations-of-butcher = Carte Boucher
adaptations-hidden = cachée
adaptations-revealed = révélée
adaptations-discarded = défaussée
adaptations-reveal = Révéler
adaptations-reveal-this = Révéler cette carte
adaptations-enter = Noter ce qu’elle dit
adaptations-correct = Corriger
adaptations-keep = Enregistrer
adaptations-return = Pas défaussée, en fait
adaptations-analyse-corpse = Cadavre analysé : défausser
adaptations-analyse-carcass = Carcasse analysée : défausser
adaptations-analyse-egg = Œuf analysé : défausser
adaptations-name = Nom de la carte
adaptations-effect = Ce qu’elle fait
adaptations-object = Objet à analyser
adaptations-voracious = Voraces
adaptations-voracious-effect = Les intrus en combat se nourrissent d’abord, puis attaquent.
adaptations-voracious-note = Le repas en tient compte tant que la carte est révélée.
adaptations-voracious-on = Le repas en tient compte.

## Objectifs

stage-objectives = Première rencontre
objectives-title = Objectifs
objectives-stage-note = Le choix reste secret.
objectives-waits = n’a pas encore choisi
objectives-chosen = a choisi
objectives-undecided = deux en main
objectives-in-hand = gardé en main
objectives-corporate = Objectif de corporation
objectives-personal = Objectif personnel
# $name (text) de l’objectif
objectives-corporate-named = Corporation : { $name }
objectives-personal-named = Personnel : { $name }
# $player (text) nom
objectives-choose = Choix : { $player }
objectives-choose-own = Choisir un objectif
objectives-all-chosen = Tout le monde a choisi en main
objectives-choose-note = Garder l’un des deux ; ce choix est définitif. Maintenir une carte pour la voir.
objectives-choose-away = Le téléphone qui connaît les objectifs est absent. Choix sur les cartes en main : { $player } ; il suffit de dire ici que c’est fait.
objectives-pass-device = Passer l’appareil à { $player }. Maintenir une carte pour la voir ; leur ordre est tiré au sort.
# $player (text) nom, $card (number) première ou deuxième
objectives-card-of = { $player }, carte { $card }
# $card (number) première ou deuxième
objectives-keep-card = Garder la carte { $card }
objectives-keep-title = Un seul reste
objectives-hand = Choisi en main
objectives-hand-note = l’appli ne sait pas lequel
objectives-enter = Noter les noms
# $player (text) nom
objectives-enter-note = Pour { $player } seulement. Ensuite, personne d’autre ne voit les noms.
objectives-save = Tout enregistrer
objectives-save-one = Enregistrer
objectives-means-extreme-field-biology = Au moins deux adaptations ont été défaussées.
objectives-means-great-hunt = Le signal est envoyé, et le Boucher est mort.
objectives-means-ab-ovo = L’adaptation dont l’objet est l’œuf a été défaussée.
objectives-means-necroscopy = Le signal est envoyé, et l’adaptation dont l’objet est la carcasse a été défaussée.
objectives-noted-yes = D’après ce qui est noté : rempli.
objectives-noted-no = D’après ce qui est noté : non rempli.
