### Comment s’appellent les entrées du journal : sur le bouton d’annulation, dans l’historique.

## Ce que plusieurs d’entre elles nomment

# $intruder (text) code d’un type d’intrus
label-intruder =
    { $intruder ->
        [metagorger] Métavore
        [shambler] Errant
        [fleshbeast] Bête de chair
        [butcher] Boucher
       *[none] Intrus
    }
# $token (text) code d’un jeton du sac
label-token =
    { $token ->
        [blank] jeton vierge
        [blue] Métavore bleu
        [red] Métavore rouge
        [hidden] Métavore
        [shambler] Errant
        [fleshbeast] Bête de chair
        [butcher] Boucher
       *[none] jeton
    }
# $room (text) où il se trouve, ou none
label-figure =
    { $room ->
        [none] { label-intruder }
       *[other] { label-intruder } ({ $room })
    }
# $set (text) yes ou no
label-set =
    { $set ->
        [yes] oui
       *[no] non
    }
label-setup-step =
    { $step ->
        [rooms-2] salles « 2 »
        [rooms-1] salles « 1 »
        [exploration] jetons Exploration
        [coordinates] carte Coordonnées
        [destination] piste de destination
        [pods] capsules de survie
        [engines] moteurs
        [carnomorph-board] plateau Carnomorphes
        [bag] sac d’intrus
        [decks] pioches
        [markers] jetons et marqueurs
        [time] piste de temps
        [help-cards] cartes Aide de jeu
        [backpacks] porte-cartes
        [objectives] objectifs
        [characters] personnages
        [boards] plateaux de personnage
        [first-player] premier joueur
       *[blue-corpse] cadavre bleu
    }

## La partie entière

label-start-game = Début de partie, joueurs : { $count }
label-tick-step =
    { $set ->
        [yes] Fait : { label-setup-step }
       *[no] À refaire : { label-setup-step }
    }
label-begin-play = Tout est prêt, { $player } commence
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
# $character (text) le nom du personnage, ou none
label-rename =
    { $character ->
        [none] { $player } devient { $name }
       *[other] { $player } devient { $name } ({ $character })
    }
label-end-game = Fin de partie

## Manches

label-end-turn = { $player } finit son tour
label-pass =
    { $ends ->
        [yes] { $player } passe · piste de temps : { $time }
       *[no] { $player } passe
    }
label-take-turn = Tour : { $player }
label-set-first = Premier joueur : { $player }
label-end-player-phase = Tout le monde a passé · piste de temps : { $time }
label-advance-time = Piste de temps : { $time }
label-end-feeding = Attaques et repas finis
label-burn-rooms =
    { $count ->
        [0] Feu résolu
        [one] Le feu blesse { $count } intrus
        [many] Le feu blesse { $count } intrus
       *[other] Le feu blesse { $count } intrus
    }
label-note-event =
    { $text ->
        [none]
            { $fire ->
                [yes] Feu et événement résolus
               *[no] Événement résolu
            }
       *[other] Événement : { $text }
    }
label-start-self-destruct =
    { $running ->
        [yes] Début de l’autodestruction
       *[no] Autodestruction arrêtée
    }
label-correct-track =
    { $track ->
        [time] Piste de temps { $delta }
        [self-destruct] Autodestruction { $delta }
       *[eggs] Œufs du plateau { $delta }
    }

## Le sac

# $player (text) qui fait la rencontre, ou none
label-draw-token =
    { $player ->
        [none] Du sac : { label-token }
       *[other] { $player }, rencontre : { label-token }
    }
# $player (text) qui fait la rencontre, ou none
# $purpose (text) events, rolls (après les jets de bruit), encounter ou surprise
label-resolve-token =
    { $player ->
        [none] { $purpose ->
            [rolls] Jets de bruit faits : { label-token }
           *[other] Effet résolu : { label-token }
        }
       *[other] { $purpose ->
            [surprise] { $player } : attaque surprise, { label-token }
           *[other] { $player } : fin de rencontre, { label-token }
        }{ $room ->
            [none] { "" }
           *[other] { " " }({ $room })
        }
    }
label-add-metagorger = Dans le sac : { label-token }
label-correct-bag = Sac, { label-token } { $delta }

## Intrus et salles

label-place-intruder = Arrivée : { label-figure }
label-move-intruder = { label-intruder }, salle : { $room }
label-meet-character = { label-figure } arrive · combat : { $player }
label-engage-intruder =
    { $set ->
        [yes] { label-figure } en combat
       *[no] { label-figure } ne combat plus
    }
label-injure-intruder = { label-figure } : blessures { $delta }
label-check-death =
    { $dies ->
        [yes] { label-figure } : { $number }, meurt
       *[no] { label-figure } : { $number }, survit
    }
label-kill-intruder = { label-figure } meurt
label-remove-intruder = { label-figure } quitte le plateau
label-correct-figures = { label-intruder }, figurines { $delta }
label-change-objects =
    { $object ->
        [red-corpse] Cadavre rouge { $delta } ({ $room })
        [blue-corpse] Cadavre bleu { $delta } ({ $room })
        [egg] Œuf d’intrus { $delta } ({ $room })
       *[carcass] Carcasse d’intrus { $delta } ({ $room })
    }
label-mark-room =
    { $mark ->
        [nest] { $room }, nid : { label-set }
       *[burning] { $room }, feu : { label-set }
    }
label-rename-room = { $room } devient { $name }
label-mark-nest =
    { $mark ->
        [found] { $set ->
            [yes] Nid découvert
           *[no] Nid non découvert
        }
       *[destroyed] { $set ->
            [yes] Nid détruit
           *[no] Nid non détruit
        }
    }
# $feeds (text) yes ou no; $fed (number) combien d’intrus se nourrissent
label-feed =
    { $feeds ->
        [no] Personne ne se nourrit{ $room ->
            [none] { "" }
           *[other] { " " }({ $room })
        }
       *[yes] Repas{ $room ->
            [none] { "" }
           *[other] { " " }({ $room })
        } : { $fed ->
            [0] personne
            [one] { $fed } intrus
            [many] { $fed } intrus
           *[other] { $fed } intrus
        }
    }

## Personnages

label-correct =
    { $number ->
        [hand] { $player } : cartes { $delta }
        [light-wounds] { $player } : blessures légères { $delta }
        [serious-wounds] { $player } : blessures graves { $delta }
        [markers] { $player } : marqueurs Mutation { $delta }
       *[contamination] { $player } : cartes Contamination { $delta }
    }
label-mark =
    { $flag ->
        [slime] { $player }, mucus : { label-set }
        [signal] { $player }, signal : { label-set }
        [in-combat] { $player }, combat : { label-set }
       *[mutation] { $player }, carte Mutation : { label-set }
    }
# $serious (text) yes or no
label-wound =
    { $serious ->
        [yes] { $player } : blessure grave
       *[no] { $player } : blessure légère
    }
label-go-to =
    { $room ->
        [none] { $player } se déplace
       *[other] { $player }, salle : { $room }
    }
label-draw-mutation = { $player } prend une carte Mutation
label-name-mutation = { $player } : carte Mutation notée
label-add-marker =
    { $brings ->
        [card] { $player } : carte Mutation au lieu d’un marqueur
        [death] { $player } : dernier marqueur Mutation, mort
       *[marker] { $player } : marqueur Mutation
    }
label-lose-mutation = { $player } perd sa carte Mutation
# $count (number) cartes en main
label-draw-hands = Tout le monde pioche jusqu’à { $count }
label-metagorger-attack = { $player } : attaque de Métavore
# $infected (text) yes ou no
label-mutation-action =
    { $player } : action Mutation, { $infected ->
        [yes] INFECTÉ
       *[no] NON INFECTÉ
    }
label-scan =
    { $infected ->
        [yes] { $player }, scan : INFECTÉ
       *[no] { $player }, scan : NON INFECTÉ
    }
# $pod (number) la capsule de survie, ou none
label-set-fate =
    { $fate ->
        [dead] { $player } meurt
        [hibernated] { $player } hiberne
        [escaped] { $pod ->
            [none] { $player } s’échappe
           *[other] { $player } s’échappe en capsule { $pod }
        }
       *[aboard] { $player } est à bord
    }
# $pod (number) la capsule de survie, ou none
label-enter-pod =
    { $pod ->
        [none] { $player } sort de la capsule
       *[other] { $player } monte en capsule { $pod }
    }
# $pods (text) les numéros des capsules
label-number-pods = Numéros des capsules : { $pods }
label-change-pod =
    { $change ->
        [unlock] Capsule { $pod } ouverte
        [lock] Capsule { $pod } verrouillée
        [leave] Capsule { $pod } partie
       *[return] Capsule { $pod } toujours là
    }

## Adaptations et objectifs

# $name (text) le nom de la carte, ou none
label-reveal-adaptation =
    { $name ->
        [none] Adaptation révélée : { label-intruder }
       *[other] Adaptation : { $name }
    }
label-discard-adaptation =
    { $set ->
        [yes] Adaptation défaussée : { label-intruder }
       *[no] Adaptation de retour : { label-intruder }
    }
label-note-encounter = Première rencontre
label-name-objectives = { $player } : objectifs notés
label-choose-objective = { $player } a choisi son objectif

# $players (text) la liste de leurs noms
label-choose-in-hand = Objectifs choisis en main : { $players }

## Le contrôle final

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
label-draw-four = { $player }, contaminations piochées : { $contaminated }
label-answer-objective =
    { $fulfilled ->
        [yes] { $player } : objectif rempli
       *[no] { $player } : objectif non rempli
    }
