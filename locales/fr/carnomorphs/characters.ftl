### Characters: the row on the table, the sheet, what becomes of them.

## La ligne

# $number (number) de la carte Aide de jeu
player-number = n° { $number }
player-row-passed = passe
player-first = premier joueur
player-aboard = à bord
player-hibernated = en hibernation
player-escaped = hors du vaisseau
player-in-combat = en combat
player-slime = { term-slime }
player-signal = { term-signal }
player-has-mutation = carte Mutation
# $pod (number) laquelle
player-in-pod = en capsule { $pod }

## La feuille

player-hand = Cartes en main
hand-unknown = cartes en main : inconnu
# $count (number) cartes en main
hands-draw = Tout le monde pioche jusqu’à { $count }
# $count (number) cards in hand
hands-draw-alone = Piocher jusqu’à { $count }
player-marks = Marques
player-correct = Corriger les nombres
player-fate = État du personnage
player-room = Salle
# $room (text) comment la table appelle la salle
player-room-of = Salle : { $room }
# $player (text) nom
player-room-title = Où est { $player } ?
player-room-other = Une autre salle
player-room-none = salle non notée
player-room-go = Y aller

## La carte Mutation

mutation-take = Prendre une carte Mutation

## Liens de la feuille de personnage

happens-chances = Chances de survie

## L’attaque d’un Métavore

attack-title = Attaque de Métavore
wound-title = Blessure
wound-light = Blessure légère
wound-serious = Blessure grave
wound-which = Quelle blessure
wound-confirm = Prendre la blessure

## Le scanner

scan-title = Scanner des cartes

## Les marqueurs Mutation et la carte Mutation

marker-title = Marqueur Mutation

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
# $count (number) cases de la piste de temps avant les bleues
fate-hibernated-note =
    { $count ->
        [0] On peut hiberner.
        [one] Hibernation à partir des cases bleues : encore { $count } case.
        [many] Hibernation à partir des cases bleues : encore { $count } cases.
       *[other] Hibernation à partir des cases bleues : encore { $count } cases.
    }
# $pod (number) laquelle
fate-escaped-pod = Partir en capsule { $pod }
fate-escaped = Quitter le vaisseau
fate-dead = Mourir
fate-aboard = Finalement à bord
fate-choose = Choisir ce qui arrive

## Adaptations

adaptations-voracious = Voraces
adaptations-voracious-effect = Les intrus en combat se nourrissent d’abord, puis attaquent.

## Objectifs

stage-objectives = Première rencontre

## Labels of the journal

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
    }{ $dies ->
        [yes] { label-death }
       *[no] { "" }
    }
label-go-to =
    { $room ->
        [none] { $player } se déplace
       *[other] { $player }, salle : { $room }
    }
# $pod (number) la capsule de survie, ou none
label-set-fate =
    { $fate ->
        [dead] { $player } meurt{ $pods ->
            [none] { "" }
           *[other] { label-opens }
        }
        [hibernated] { $player } hiberne
        [escaped] { $pod ->
            [none] { $player } s’échappe
           *[other] { $player } s’échappe en capsule { $pod }
        }
       *[aboard] { $player } est à bord
    }

## Refusals

# $player (text) nom
combat-in-pod = { $player } est dans une capsule et ne combat personne. Quitter d’abord la capsule.
fate-unchanged =
    { $fate ->
        [dead] { $player } : ce personnage est déjà mort.
        [hibernated] { $player } : ce personnage est déjà en hibernation.
        [escaped] { $player } : ce personnage a déjà quitté le vaisseau.
       *[aboard] { $player } : ce personnage est toujours à bord.
    } Choisir autre chose.
mark-unchanged = { $player } : rien ne changerait. Choisir autre chose.
# $most (number) marqueurs que peut avoir un personnage en vie
marker-would-kill = Un personnage en vie a au plus { $most } marqueurs Mutation. { $player } : noter le prochain comme un marqueur reçu, car il tue.
markers-are-fatal = { $player } : impossible d’être en vie avec autant de marqueurs Mutation ({ $markers }). Les corriger d’abord.
nobody-aboard-now = Le contrôle final a commencé : plus personne n’est à bord. Continuer le contrôle.
# $number (hand, light-wounds, serious-wounds, markers, contamination), $has (number) ce qu’il y a maintenant
number-below-zero =
    { $number ->
        [hand] { $player } { $has ->
            [0] n’a aucune carte en main
            [one] n’a qu’une carte en main
            [many] n’a que { $has } cartes en main
           *[other] n’a que { $has } cartes en main
        }.
        [light-wounds] { $player } { $has ->
            [0] n’a aucune blessure légère
            [one] n’a qu’une blessure légère
            [many] n’a que { $has } blessures légères
           *[other] n’a que { $has } blessures légères
        }.
        [serious-wounds] { $player } { $has ->
            [0] n’a aucune blessure grave
            [one] n’a qu’une blessure grave
            [many] n’a que { $has } blessures graves
           *[other] n’a que { $has } blessures graves
        }.
        [markers] { $player } { $has ->
            [0] n’a aucun marqueur Mutation
            [one] n’a qu’un marqueur Mutation
            [many] n’a que { $has } marqueurs Mutation
           *[other] n’a que { $has } marqueurs Mutation
        }.
       *[contamination] { $player } { $has ->
            [0] n’a aucune carte Contamination
            [one] n’a qu’une carte Contamination
            [many] n’a que { $has } cartes Contamination
           *[other] n’a que { $has } cartes Contamination
        }.
    } En choisir moins.
number-too-high =
    { $number ->
        [hand] { $player } : cartes en main, { $most } au plus.
        [light-wounds] { $player } : blessures légères, { $most } au plus.
        [serious-wounds] { $player } : blessures graves, { $most } au plus.
        [markers] { $player } : même après la mort, { $most } marqueurs Mutation au plus.
       *[contamination] { $player } : cartes Contamination, { $most } au plus.
    } En choisir moins.
number-unchanged = Indiquer d’abord de combien le nombre change.
pod-only-to-escape = Seul un personnage qui s’échappe part en capsule de survie. Ne pas choisir de capsule.
wounds-unknown = { $player } : nombre de blessures inconnu. L’indiquer d’abord.
