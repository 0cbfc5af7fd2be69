### Comment s’appellent les entrées du journal : sur le bouton d’annulation, dans l’historique.

## Ce que plusieurs d’entre elles nomment

# $gene (text) code d’un gène, ou none
label-gene =
    { $gene ->
        [intelligence] { gene-intelligence }
        [movement-1] { gene-movement-1 }
        [spores] { gene-spores }
        [speed] { gene-speed }
        [defense] { gene-defense }
        [escape] { gene-escape }
        [substitution] { gene-substitution }
        [ray-protection] { gene-ray-protection }
        [streamlining] { gene-streamlining }
        [tentacle] { gene-tentacle }
        [holding] { gene-holding }
        [longevity] { gene-longevity }
        [frugality] { gene-frugality }
        [struggle] { gene-struggle }
        [parasitism] { gene-parasitism }
        [division-rate] { gene-division-rate }
        [persistence] { gene-persistence }
        [movement-2] { gene-movement-2 }
        [aggression] { gene-aggression }
       *[armor] { gene-armor }
    }
# $basic (text) code d’un gène de base qui peut être défaussé
label-basic =
    { $basic ->
        [speed] { gene-speed }
        [movement-1] { gene-movement-1 }
        [struggle] { gene-struggle }
        [defense] { gene-defense }
       *[escape] { gene-escape }
    }
# $direction (text) west, north, east, south ou stay
label-direction =
    { $direction ->
        [west] vers l’ouest
        [north] vers le nord
        [east] vers l’est
        [south] vers le sud
       *[stay] sur place
    }
# $points (number) points d’énergie payés
label-price =
    { $points ->
        [0] gratuitement
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    }
# $points (number) ce qui est payé en plus des gènes défaussés
# $back (number) points qui reviennent
label-rest =
    { $back ->
        [0] { $points ->
            [0] sans payer de points
            [one] et paie { $points } point
            [many] et paie { $points } points
           *[other] et paie { $points } points
        }
        [one] et récupère { $back } point
        [many] et récupère { $back } points
       *[other] et récupère { $back } points
    }

## La partie entière

label-start-game = Début de partie, joueurs : { $count }
# $player (text) qui choisit une case d’abord, ou none avant le lancer
label-roll-order =
    { $player ->
        [none] Dés pour l’échelle
       *[other] Dés pour l’échelle : { $player } choisit d’abord
    }
label-choose-space = { $player } commence sur la case { $space }
label-choose-numbers = { $player } commence avec les amibes { $first } et { $second }
label-begin-play = Début du premier tour
label-set-options = Règles de la table modifiées
label-set-detail =
    { $detail ->
        [full] Suivi complet
       *[quick] Suivi rapide
    }
label-set-clocks =
    { $running ->
        [yes] Chronos en marche
       *[no] Chronos en pause
    }
label-rename = { $player } devient { $name }
label-end-game = Fin de partie

## Tours et phases

label-end-turn = { $player } a joué
# $phase (text) la phase qui finit
label-end-phase =
    { $phase ->
        [movement] Suite : environnement
        [environment] Suite : nouveaux gènes
        [genes] Suite : division des cellules
        [division] Suite : morts naturelles
        [deaths] Suite : décompte
       *[scoring] Fin du tour
    }
label-take-turn = À { $player } de jouer

## Déplacement, nourriture, attaques

label-drift =
    { $direction ->
        [stay] { $player } : amibe { $number } sur place, pas de dérive
       *[other] { $player } : l’amibe { $number } dérive { label-direction }
    }
label-stay-put = { $player } : l’amibe { $number } reste sur place
label-roll-move =
    { $dice ->
        [none] { $player } : l’amibe { $number } se déplace, { label-price }
       *[other] { $player } : l’amibe { $number } se déplace ({ $dice }), { label-price }
    }
# $cubes (text) de quelle couleur et combien, ou none
label-load =
    { $cubes ->
        [none] { $player } : l’amibe { $number } n’emporte aucun cube
       *[other] { $player } : l’amibe { $number } emporte des cubes, { gene-tentacle } ({ $cubes })
    }
# $follows (text) yes ou no ; $cubes (text) comme ci-dessus ; $leader (text) à qui est l’amibe qui part, $leader-number (number) son numéro
label-follow =
    { $follows ->
        [no] { $player } : l’amibe { $number } ne suit pas
       *[yes] { $cubes ->
            [none] { $player } : l’amibe { $number } suit l’amibe { $leader-number } ({ $leader }), { gene-holding }
           *[other] { $player } : l’amibe { $number } suit l’amibe { $leader-number } ({ $leader }), { gene-holding }, avec des cubes ({ $cubes })
        }
    }
label-choose-direction =
    { $direction ->
        [stay] { $player } : l’amibe { $number } reste sur place
       *[other] { $player } : l’amibe { $number } va { label-direction }
    }
# $back (text) yes ou no : si les déplacements sont repris
label-pay-moves =
    { $back ->
        [yes] { $player } : { $points ->
            [0] aucun déplacement repris
            [one] déplacement repris, { $points } point rendu
            [many] déplacement repris, { $points } points rendus
           *[other] déplacement repris, { $points } points rendus
        }
       *[no] { $player } : { $count ->
            [0] aucun déplacement
            [one] { $count } déplacement
            [many] { $count } déplacements
           *[other] { $count } déplacements
        }, { label-price }
    }
# $purpose (text) attack, defend, escape ou host
label-pay =
    { $purpose ->
        [attack] { $player } : attaque, { label-price }
        [defend] { $player } : défense, { label-price }
        [escape] { $player } : tentative de fuite, { label-price }
       *[host] { $player } : hôte de { gene-parasitism }, { label-price }
    }
# $host (text) à qui est l’amibe qui paie un point pour Parasitisme, ou none
label-eat =
    { $host ->
        [none] { $player } : l’amibe { $number } mange
       *[other] { $player } : l’amibe { $number } mange, { $host } paie 1 point
    }
label-eat-drifting =
    { $host ->
        [none] { $player } : l’amibe { $number } dérive { label-direction } et mange
       *[other] { $player } : l’amibe { $number } dérive { label-direction } et mange, { $host } paie 1 point
    }
label-starve = { $player } : l’amibe { $number } souffre de la faim
label-starve-drifting = { $player } : l’amibe { $number } dérive { label-direction } et souffre de la faim
label-feed-rest =
    { $count ->
        [0] { $player } : aucune amibe à nourrir
        [one] { $player } : { $count } amibe dérive et mange
        [many] { $player } : { $count } amibes dérivent et mangent
       *[other] { $player } : { $count } amibes dérivent et mangent
    }
label-feed-rest-moved =
    { $player } : { $moved ->
         [0] aucune amibe ne mange
         [one] { $moved } amibe mange
         [many] { $moved } amibes mangent
        *[other] { $moved } amibes mangent
    }{ $drifting ->
         [0] { "" }
         [one] , { $drifting } dérive et mange
         [many] , { $drifting } dérivent et mangent
        *[other] , { $drifting } dérivent et mangent
    }
label-attack = { $player } : l’amibe { $number } attaque l’amibe { $victim-number } ({ $victim }), { label-price }
label-attack-drifting = { $player } : l’amibe { $number } dérive { label-direction } et attaque l’amibe { $victim-number } ({ $victim }), { label-price }
label-answer-attack =
    { $answer ->
        [yield] { $player } : amibe { $number } mangée
        [defend] { $player } : l’amibe { $number } se défend, { label-price }
       *[escape] { $player } : l’amibe { $number } tente de fuir, { label-price }
    }
label-roll-fight =
    { $dice ->
        [none] { $attacker } contre { $victim } : dés du combat
       *[other] { $attacker } contre { $victim } : dés du combat ({ $dice })
    }
label-retry-fight =
    { $dice ->
        [none] { $player } relance, { gene-persistence }
       *[other] { $player } relance, { gene-persistence } ({ $dice })
    }
label-roll-escape =
    { $dice ->
        [none] { $victim } : dés de l’évasion
       *[other] { $victim } : dés de l’évasion ({ $dice })
    }
label-tell-escape =
    { $escaped ->
        [yes] { $victim } : l’amibe { $victim-number } s’échappe
       *[no] { $victim } : l’amibe { $victim-number } ne s’échappe pas
    }
label-close-fight =
    { $result ->
        [killed] { $victim } : amibe { $victim-number } mangée
        [repelled] { $victim } : l’amibe { $victim-number } repousse l’attaque
       *[escaped] { $victim } : amibe { $victim-number } à l’abri
    }

## Environnement, gènes, division, morts, décompte

# $direction (text) de la carte, ou none avant qu’elle soit tirée
label-turn-card =
    { $direction ->
        [none] Carte d’environnement
        [stay] Carte d’environnement : pas de dérive, ozone { $ozone }
       *[other] Carte d’environnement : { label-direction }, ozone { $ozone }
    }
# $count (number) gènes défaussés
# $gene (text) le seul défaussé, ou none quand il y en a plusieurs
label-settle =
    { $count ->
        [0] { $player } règle sa dette d’ozone : { $points ->
            [0] rien
            [one] { $points } point
            [many] { $points } points
           *[other] { $points } points
        }
        [one] { $player } défausse { label-gene } { label-rest }
        [many] { $player } défausse { $count } gènes { label-rest }
       *[other] { $player } défausse { $count } gènes { label-rest }
    }
# $given-up (text) le gène de base défaussé, ou none
label-buy-gene =
    { $given-up ->
        [none] { $player } achète { label-gene }, { label-price }
        [speed] { $player } achète { label-gene } contre { gene-speed }, { label-price }
        [movement-1] { $player } achète { label-gene } contre { gene-movement-1 }, { label-price }
        [struggle] { $player } achète { label-gene } contre { gene-struggle }, { label-price }
        [defense] { $player } achète { label-gene } contre { gene-defense }, { label-price }
       *[escape] { $player } achète { label-gene } contre { gene-escape }, { label-price }
    }
label-divide = { $player } : nouvelle amibe { $number }, { label-price }
label-divide-back = { $player } reprend une amibe
label-bury =
    { $count ->
        [0] Morts naturelles : aucune
        [one] Morts naturelles : { $count } amibe
        [many] Morts naturelles : { $count } amibes
       *[other] Morts naturelles : { $count } amibes
    }
label-lose-amoebas =
    { $back ->
        [yes] { $player } : { $count ->
            [0] aucune amibe ne revient
            [one] { $count } amibe revient
            [many] { $count } amibes reviennent
           *[other] { $count } amibes reviennent
        }
       *[no] { $player } : { $count ->
            [0] aucune amibe ne meurt
            [one] { $count } amibe meurt
            [many] { $count } amibes meurent
           *[other] { $count } amibes meurent
        }
    }
label-score = Décompte, tour { $round }

## Corrections

# $what (text) points, place ou amoebas
label-correct =
    { $what ->
        [points] { $player } : points d’énergie { $delta }
        [place] { $player } : échelle { $delta }
       *[amoebas] { $player } : amibes { $delta }
    }
label-correct-amoeba =
    { $set ->
        [yes] { $player } : amibe { $number } sur le plateau
       *[no] { $player } : amibe { $number } hors du plateau
    }
label-correct-wounds = { $player } : amibe { $number }, blessures { $delta }
label-correct-gene =
    { $set ->
        [yes] { $player } a { label-gene }
       *[no] { $player } n’a pas { label-gene }
    }
label-correct-gene-earlier = { $player } a { label-gene } depuis un tour précédent
label-correct-supply = { $player } : cubes en réserve { $delta }
