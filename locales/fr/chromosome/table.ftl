### La table : les lignes des joueurs, le temps, le grand bouton.

stage-battle = { term-battle }
stage-evolution = { action-evolution }
stage-over = { phase-over }
stage-preparation = { table-phase-preparation }
stage-radiation = { table-phase-radiation }
stage-wave = { action-wave }
table-phase-preparation = Préparation
table-phase-radiation = Radiation
table-round = Manche { $round } sur { $rounds }
# $last (boolean) si c’est la dernière manche
table-title =
    { $last ->
        [true] Dernière manche, { $round } sur { $rounds }
       *[false] Manche { $round } sur { $rounds }
    }
# Les mots au-dessus des colonnes, aussi courts que possible.
column-fate = destin
column-irradiation = irrad.
column-tokens = jetons
column-trophies = trophées
column-time = temps
column-points = pts
player-row-irradiation = irradiation { $count }
player-row-passed = passe
player-row-out = hors jeu
player-row-fate-gene-used = destin comme gène : utilisé
# $gene (text) code d’un type de gène
player-row-genes = { named-gene } : { $active } sur { $owned } actifs
player-row-charged =
    { $count ->
        [0] aucun jeton chargé
        [one] { $count } jeton chargé
        [many] { $count } jetons chargés
       *[other] { $count } jetons chargés
    }
player-row-starter = commence la manche
sheet-spend-fate = { $player } : dépenser un point de destin
sheet-more-fate = { $player } : ajouter un point de destin

## Le grand bouton : la suite

# Below it stands what follows, see below.
next-done = { $player } a fini
next-again = { $player } rejoue
next-eliminate = Hors jeu : { $player }
next-turn = Action : { $player }
next-turns = Tours des joueurs
next-event = Préparation
next-battle = Revenir au combat
next-evolution = Revenir au lancer
next-test = Revenir au test
next-wave = Revenir à l’Onde
next-areas = Radiation
next-finish-radiation = Radiation
next-score = Score

## La même chose dans une phrase : ce qui suit ce tour

then-player = suite : { $player }
then-again = { $player } rejoue
then-radiation = puis radiation
then-end-game = puis fin de la partie

## Ce qu’on peut encore faire après l’action

left-move = Déplacer
left-recover = Récupérer du destin
left-discard = Défausser des gènes

## L’événement

table-event-power = puissance des zones +{ $bonus }

## Labels of the journal

label-rename = { $player } devient { $name }
label-set-detail =
    { $detail ->
        [full] Suivi complet
       *[quick] Suivi rapide
    }
label-set-options = Règles de la table modifiées

## Refusals

roll-open = Finir d’abord le lancer ; ensuite le dé peut être changé.

## Sur le grand écran, sous le nom : ce que fait la personne qui joue

deed-action = fait une action
deed-move = peut encore se déplacer
deed-end = termine son tour
deed-roll = lance le dé

## Sur son propre téléphone, au-dessus des chiffres : ce qu’il faut faire

own-action = Moi : choisir une action
