### Pourquoi les règles disent non : table, tours et phases, cartes d’environnement, gènes, division, échelle et
### corrections. Chaque clé est le code d’un refus.

amoeba-on-board = { $player } : l’amibe { $number } est déjà sur le plateau.
amoebas-left =
    { $count ->
        [0] { $player } : aucune amibe n’attend.
        [one] { $player } : { $count } amibe reste à nourrir.
        [many] { $player } : { $count } amibes restent à nourrir.
       *[other] { $player } : { $count } amibes restent à nourrir.
    }
# $count (number) amibes qui peuvent encore venir sur le plateau
amoebas-off-board =
    { $count ->
        [0] { $player } a toutes ses amibes sur le plateau.
        [one] { $player } n’a que { $count } amibe hors du plateau.
        [many] { $player } n’a que { $count } amibes hors du plateau.
       *[other] { $player } n’a que { $count } amibes hors du plateau.
    }
amoebas-on-board =
    { $count ->
        [0] { $player } n’a aucune amibe sur le plateau.
        [one] { $player } n’a que { $count } amibe sur le plateau.
        [many] { $player } n’a que { $count } amibes sur le plateau.
       *[other] { $player } n’a que { $count } amibes sur le plateau.
    }
# $gene (text) le gène supérieur
basic-missing =
    { $gene ->
        [persistence] { gene-persistence } demande de défausser { gene-speed } : { $player } ne l’a pas.
        [movement-2] { gene-movement-2 } demande de défausser { gene-movement-1 } : { $player } ne l’a pas.
        [aggression] { gene-aggression } demande de défausser { gene-struggle } : { $player } ne l’a pas.
       *[armor] { gene-armor } demande de défausser { gene-defense } ou { gene-escape } : { $player } n’a pas ce gène.
    }
# $basic (text) le gène de base, $gene (text) le gène supérieur
basic-too-new = { $player } a { label-basic } depuis ce tour : la carte pourra être défaussée pour { label-gene } au prochain tour.
# $advanced (text) le gène supérieur du joueur
bought-back =
    { $advanced ->
        [persistence] { $player } a défaussé { label-gene } contre { gene-persistence } : pas de rachat tant que ce gène reste.
        [movement-2] { $player } a défaussé { label-gene } contre { gene-movement-2 } : pas de rachat tant que ce gène reste.
        [aggression] { $player } a défaussé { label-gene } contre { gene-aggression } : pas de rachat tant que ce gène reste.
       *[armor] { $player } a défaussé { label-gene } contre { gene-armor } : pas de rachat tant que ce gène reste.
    }
buried-already = Les morts naturelles de ce tour sont déjà résolues.
card-first = Révéler d’abord une carte d’environnement.
card-gone =
    { $direction ->
        [stay] La carte sans dérive, ozone { $ozone }, n’est plus parmi celles qui restent.
       *[other] La carte { label-direction }, ozone { $ozone }, n’est plus parmi celles qui restent.
    }
card-turned = Une carte d’environnement est déjà révélée.
card-unknown = Indiquer quelle carte d’environnement est révélée.
cards-foreign = Une carte qui n’est pas parmi les onze est déjà révélée : garder « n’importe lesquelles ».
# $copies (number) combien de cartes de ce gène il y aurait
copies-held =
    { $copies ->
        [0] { label-gene } : quelqu’un en a une carte, il n’y en aurait aucune.
        [one] { label-gene } : les joueurs ont déjà plus de { $copies } carte, c’est trop pour cette règle.
        [many] { label-gene } : les joueurs ont déjà plus de { $copies } cartes, c’est trop pour cette règle.
       *[other] { label-gene } : les joueurs ont déjà plus de { $copies } cartes, c’est trop pour cette règle.
    }
# $who (text) single ou several
debts-left =
    { $who ->
        [single] { $players } a encore une dette d’ozone.
       *[several] Dettes d’ozone à régler : { $players }.
    }
game-is-over = Cette partie est finie.
gene-held = { $player } a déjà { label-gene }.
gene-needless = { $player } : { label-gene } serait défaussé pour rien, le reste paie toute la dette.
gene-not-in-game = À trois joueurs, il n’y a pas de { label-gene }.
gene-sold-out = { label-gene } : plus aucune carte.
has-turn-already = C’est déjà à { $player } de jouer.
no-amoeba-left = { $player } a ses { $most } amibes sur le plateau.
no-card-left = Toutes les cartes d’environnement sont révélées.
# $gene (text) le gène à acheter
not-its-basic = { label-gene } ne s’achète pas contre ce gène. Indiquer celui qu’il demande.
# $phase (text) la phase en cours
not-now =
    { $phase ->
        [setup] La mise en place est encore en cours.
        [movement] Phase 1 en cours : déplacement et nourriture.
        [environment] Phase 2 en cours : environnement et sélection génétique.
        [genes] Phase 3 en cours : nouveaux gènes.
        [division] Phase 4 en cours : division des cellules.
        [deaths] Phase 5 en cours : morts naturelles.
       *[scoring] Phase 6 en cours : décompte des points.
    }
nothing-changed = Cela ne change rien.
numbers-unfit = Chacun commence avec deux amibes différentes.
options-unfit = Ces règles de la table sont impossibles. Vérifier les nombres.
# $count (number) combien jouent
order-dice = Chacun lance deux dés, joueurs : { $count }.
order-rolled = Les dés pour l’échelle sont déjà lancés.
order-tied = Deux sommes sont égales : relancer.
owes-nothing = { $player } n’a pas de dette d’ozone.
ozone-out-of-range = Le niveau d’ozone va de 0 à { $most }.
party-others-to-ask = Cela se décide ensemble. À cette table, l’hôte peut le faire.
place-out-of-range = { $player } : l’échelle de l’appli va de 1 à { $most }.
player-count = Primordial Soup se joue à { $least } ou { $most }, pas à { $count }.
points-out-of-range = { $player } : les points d’énergie vont de 0 à { $most }.
say-the-basic = { $player } a { gene-defense } et { gene-escape } : indiquer lequel défausser.
score-first = Avancer d’abord les marqueurs.
scored-already = Les marqueurs ont déjà avancé ce tour-ci.
space-taken = La case { $space } est prise : { $player }.
space-too-far = Les marqueurs commencent sur les cases 1 à { $most }.
# $who (text) single ou several
spaces-missing =
    { $who ->
        [single] { $players } n’a pas encore de case sur l’échelle.
       *[several] Pas encore de case sur l’échelle : { $players }.
    }
# $least, $most (number) cubes
supply-out-of-range = Cubes en réserve, couleur : { $player }. De { $least } à { $most }.
wounds-out-of-range = { $player }, amibe { $number } : les blessures vont de 0 à { $most }.
