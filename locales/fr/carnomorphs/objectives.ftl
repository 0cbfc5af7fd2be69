### Objectives.

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

## Labels of the journal

label-note-encounter = Première rencontre
label-name-objectives = { $player } : objectifs notés
label-choose-objective = { $player } a choisi son objectif
# $players (text) la liste de leurs noms
label-choose-in-hand = Objectifs choisis en main : { $players }

## Refusals

encounter-noted = La première rencontre est déjà notée. Choisir les objectifs.
no-encounter-yet = Les objectifs se choisissent à la première rencontre, et aucun intrus n’est encore venu. Noter d’abord cette rencontre.
objective-chosen = { $player } a déjà choisi son objectif. Une erreur peut s’annuler.
