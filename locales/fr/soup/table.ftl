### La table : l’en-tête, les joueurs, l’échelle, le grand bouton, le menu.

## Ce qui se passe

stage-setup = Mise en place
stage-movement = Déplacement et nourriture
stage-environment = Environnement
stage-genes = Nouveaux gènes
stage-division = Division des cellules
stage-deaths = Morts naturelles
stage-scoring = Décompte
stage-over = Fin de partie

## L’en-tête

table-round = Tour { $round } sur { $rounds }
# $number (number) de la phase, $phases (number) combien il y en a
table-phase = Phase { $number } sur { $phases }
card-drift =
    { $direction ->
        [stay] Pas de dérive. Cartes d’environnement
       *[other] Dérive : { $way }. Cartes d’environnement
    }
# $ozone (number) niveau d’ozone
card-ozone = Niveau d’ozone : { $ozone }. Cartes d’environnement
card-said =
    { $direction ->
        [stay] Pas de dérive, ozone { $ozone }
       *[other] Dérive : { $way }, ozone { $ozone }
    }
# $count (number) cartes pareilles, au moins 2
card-copies = ×{ $count }
card-tell = Nous l’avons tirée : laquelle ?
card-turn-this = C’est cette carte
cards-title = Cartes d’environnement
cards-turned = Révélées jusqu’ici

## Un joueur

player-no-place = pas encore de case sur l’échelle
player-place = case { $place } de l’échelle
# $number (number) de l’amibe, $count (number) blessures, au moins 1
player-amoeba-hurt =
    { $count ->
        [0] amibe { $number } : indemne
        [one] amibe { $number } : { $count } blessure
        [many] amibe { $number } : { $count } blessures
       *[other] amibe { $number } : { $count } blessures
    }
player-owes =
    { $count ->
        [0] pas de dette d’ozone
        [one] dette d’ozone : { $count } point
        [many] dette d’ozone : { $count } points
       *[other] dette d’ozone : { $count } points
    }
player-would-owe =
    { $count ->
        [0] à ce niveau d’ozone, pas de dette
        [one] à ce niveau d’ozone, { $count } point de dette
        [many] à ce niveau d’ozone, { $count } points de dette
       *[other] à ce niveau d’ozone, { $count } points de dette
    }
# $count (number) cases du marqueur au prochain décompte
player-forecast =
    { $count ->
        [0] Le décompte ne donnerait rien maintenant.
        [one] Le décompte donnerait { $count } case maintenant.
        [many] Le décompte donnerait { $count } cases maintenant.
       *[other] Le décompte donnerait { $count } cases maintenant.
    }
player-amoeba-away = hors du plateau
player-place-it = Placer
player-remove-it = Retirer
player-amoeba-place = Amibe { $number } : sur le plateau
player-amoeba-remove = Amibe { $number } : hors du plateau
player-wounds-less = Amibe { $number } : blessures, moins
player-wounds-more = Amibe { $number } : blessures, plus
player-genes-correct = Corriger les cartes
player-genes-how = Toucher une carte la donne ou la reprend, gratuitement.
player-gene-when = Cartes ajoutées maintenant, achetées
player-gene-this-round = ce tour-ci
player-gene-earlier = un tour précédent
player-make-active = Donner la main

## Les joueurs en tableau : les mots au-dessus des colonnes, et ce qui est sous un nom

column-points = pts
column-amoebas = amibes
column-genes = gènes
column-mutation = mut.
column-time = temps
column-place = case
# $count (number) points d’énergie
line-debt =
    { $count ->
        [0] pas de dette
        [one] dette { $count }
        [many] dette { $count }
       *[other] dette { $count }
    }

## L’échelle

# $places (text) joueurs et leurs cases
ladder-said = Échelle : { $places }
ladder-place = { $player } { $place }
# $place, $then (number) cases de l’échelle, maintenant et après un décompte
ladder-lands = { $player } { $place }, après un décompte { $then }
ladder-empty = Échelle : pas encore de marqueur
# $first, $last (number) cases
ladder-zone = zone sombre : { $first }–{ $last }

## Le grand bouton : la suite

next-roll-order = Lancer pour le choix
next-choose-space = { $player } choisit une case
next-opening-card = Tirer la première carte
next-begin-play = Commencer le tour 1
next-direction = { $player } : direction
next-answer = { $player } répond
# $players (text) qui lancent un dé chacun
next-fight-dice = { $players } lancent les dés
next-escape-dice = { $player } lance pour fuir
next-escape-result = { $player } : évasion réussie ?
next-close-fight = { $player } : attaque appliquée
next-close-fight-lost = { $player } continue
next-amoeba = { $player } : amibe { $number }
next-done = { $player } a fini
next-moves = Tous ont mangé
next-births = Divisions faites
next-turn = Au suivant : { $player }
# $count (number) points d’énergie qui viennent avec le tour
next-turn-points =
    { $count ->
        [0] Au suivant : { $player }
        [one] Au suivant : { $player }, +{ $count } point
        [many] Au suivant : { $player }, +{ $count } points
       *[other] Au suivant : { $player }, +{ $count } points
    }
# $player (text) à qui le tour a passé tout seul
turn-handed = à { $player }
next-after-movement = Environnement
next-after-environment = Nouveaux gènes
next-after-genes = Division des cellules
next-after-deaths = Décompte
next-after-division = Morts naturelles
next-card = Révéler une carte
next-settle =
    { $count ->
        [0] { $player } : pas de dette
        [one] { $player } règle { $count } point
        [many] { $player } règle { $count } points
       *[other] { $player } règle { $count } points
    }
next-end-environment = Toutes les dettes sont réglées
next-bury =
    { $count ->
        [0] Aucune mort
        [one] { $count } amibe meurt
        [many] { $count } amibes meurent
       *[other] { $count } amibes meurent
    }
next-end-deaths = Les amibes mortes sont retirées
next-score = Avancer les marqueurs
next-score-round = Marqueurs avancés : tour { $round }
next-score-end = Marqueurs avancés : fin de la partie
next-next-round = Tour { $round }
next-end = Finir la partie
next-over = Résultat
# $price (number) points d’énergie que coûte un déplacement
action-pay-move =
    { $price ->
        [0] Se déplacer
        [one] Se déplacer : { $price } point
        [many] Se déplacer : { $price } points
       *[other] Se déplacer : { $price } points
    }
action-market = Marché des gènes
action-divide = Division

## Le menu

menu-supply = Cubes en réserve
menu-end-phase = Finir la phase
menu-end-phase-note = tout de suite, sans attendre ceux qui n’ont pas joué
menu-end-game-note = La partie s’arrête ici : le premier sur l’échelle gagne. Cela peut s’annuler.
menu-end-game-yes = Finir
rename-title = Noms et couleurs

## Labels of the journal

label-set-options = Règles de la table modifiées
label-set-detail =
    { $detail ->
        [full] Suivi complet
       *[quick] Suivi rapide
    }
label-rename = { $player } devient { $name }

## Refusals

cards-foreign = Une carte qui n’est pas parmi les onze est déjà révélée : garder « n’importe lesquelles ».
# $copies (number) combien de cartes de ce gène il y aurait
copies-held =
    { $copies ->
        [0] { label-gene } : quelqu’un en a une carte, il n’y en aurait aucune.
        [one] { label-gene } : les joueurs ont déjà plus de { $copies } carte, c’est trop pour cette règle.
        [many] { label-gene } : les joueurs ont déjà plus de { $copies } cartes, c’est trop pour cette règle.
       *[other] { label-gene } : les joueurs ont déjà plus de { $copies } cartes, c’est trop pour cette règle.
    } En choisir plus.

## Sur le grand écran, sous le nom : ce que fait la personne qui joue

deed-movement = déplace et nourrit ses amibes
deed-genes = achète des gènes
deed-division = divise ses amibes
