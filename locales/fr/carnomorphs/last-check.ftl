### The last check: steps A and B of each character, then everybody’s objective.

stage-check = Contrôle final
check-waits-scan = étape A
check-waits-draw = étape B
check-survived = en vie
check-card-held = a une carte Mutation
check-no-card = sans carte Mutation
check-ship = D’abord le vaisseau : vérifier ses moteurs et son cap. S’il est perdu, qui hiberne meurt : le noter sur sa fiche.
check-a = Étape A : tout scanner
check-a-note = Pioche, défausse et main : scanner chaque carte Contamination. Un seul INFECTÉ suffit.
check-scanned = Résultat des scans ?
check-scan-done = Suite : étape B
check-scan-over = Étape A finie
check-b = Étape B : quatre cartes
check-b-note = Mélanger toutes les cartes Action et Contamination, en piocher quatre. Chaque carte Contamination vaut un marqueur, infectée ou non.
check-drawn = Combien de cartes Contamination parmi les quatre ?
check-note = Noter le résultat
check-draw-done = Le personnage survit
check-draw-dies = Le personnage meurt

## Les chances

check-survives = survit
check-dies = meurt
check-chance-open = Voir les cartes du calcul
# $cards (number) en tout, $contaminated (number) dont cartes Contamination
check-deck = Cartes : { $cards }, dont Contamination : { $contaminated }. Toucher pour changer.
check-cards = Cartes en tout
check-contamination-unsaid = Les compter : l’application ne sait pas combien il y en a
check-infected = Dont infectées
check-infected-unknown = Nombre de cartes infectées inconnu
check-infected-note = « ? » : toutes infectées

## Objectifs

check-answers = Lecture des objectifs
check-answers-note = Qui a survécu dit si son objectif est rempli.
check-nobody = Personne n’a survécu
check-nobody-note = Tout l’équipage est mort : personne ne gagne.
check-unanswered = pas encore de réponse
check-objective = L’objectif est-il rempli ?
check-fulfilled = Rempli
check-failed = Non rempli
check-wins = en vie, objectif rempli : gagne
check-lives-only = en vie, sans l’objectif
# $players (text) noms
check-still = sans réponse : { $players }
# $players (text) noms
check-dead = Décès : { $players }
check-winners = victoire : { $players }
check-no-winner = personne ne gagne
together-answers = Tous les objectifs sont-ils remplis ?
together-answers-note = Si oui, tout l’équipage gagne, les morts aussi.
together-fulfilled = Tous
together-failed = Pas tous
together-wins = tout l’équipage gagne
# $count (number) adaptations
check-fact-adaptations =
    { $count ->
        [0] Aucune adaptation défaussée
        [one] { $count } adaptation défaussée
        [many] { $count } adaptations défaussées
       *[other] { $count } adaptations défaussées
    }
check-fact-butcher = Le Boucher n’a pas été tué
check-fact-butcher-dead = Le Boucher est mort
# $players (text) noms
check-fact-signal = Signal envoyé : { $players }
check-fact-no-signal = Personne n’a envoyé le signal

## La ligne

player-dead = a péri

## Labels of the journal

label-end-game = Fin de partie
label-begin-check =
    { $ending ->
        [agreement] Contrôle final
        [time] Temps écoulé : contrôle final
        [explosion] Le vaisseau explose : contrôle final
       *[nobody-left] Plus personne à bord : contrôle final
    }
label-scan-deck =
    { $infected ->
        [yes] { $player }, cartes : INFECTÉ
       *[no] { $player }, cartes : NON INFECTÉ
    }
label-draw-four = { $player }, cartes Contamination piochées : { $contaminated }
label-answer-objective =
    { $fulfilled ->
        [yes] { $player } : objectif rempli
       *[no] { $player } : objectif non rempli
    }
label-answer-together =
    { $fulfilled ->
        [yes] L’équipage : objectifs remplis
       *[no] L’équipage : objectifs non remplis
    }

## Refusals

answer-first = { $player } doit encore dire si l’objectif est rempli.
answer-together-first = Dire d’abord si tous les objectifs de l’équipage sont remplis.
answered-already = { $player } a déjà donné cette réponse. Continuer.
check-first = { $player } doit encore finir le contrôle final.
checked-already = { $player } a déjà fini le contrôle final. Choisir quelqu’un d’autre.
holder-skips-scan = { $player } a une carte Mutation et ne scanne rien. Tirer les quatre cartes.
scan-first = { $player } doit d’abord scanner toutes ses cartes.
scanned-already = { $player } a déjà scanné toutes ses cartes. Tirer les quatre cartes.
somebody-left = { $player } : ce personnage est encore à bord. Indiquer d’abord son sort.
