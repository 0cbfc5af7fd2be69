### Attaques d’intrus, chacune avec une carte Attaque.

# $intruder (text) qui, $player (text) contre qui
events-attacks = { $intruder } : attaque contre { $player }
# $intruder (text) qui
events-attack-victim = { $intruder } : attaque contre qui ?
# $player (text) le personnage qui a le moins de cartes en main
events-attack-fewest = { $player } : le moins de cartes
events-attack-card = Effet de la carte Attaque
events-attack-misses = ni blessure ni carte
attack-on-you = Attaque contre moi

## Labels of the journal

# $slime (text) yes ou no : le personnage reçoit-il du mucus
label-intruder-attack =
    { $player ->
        [none] { label-figure } : attaque résolue
       *[other] { label-figure } : attaque contre { $player }{ $slime ->
            [yes] , mucus
           *[no] { "" }
        }{ $dies ->
            [yes] { label-death }
           *[no] { "" }
        }
    }

## Refusals

attacked-already = Cet intrus a déjà attaqué pendant cette phase d’événements. En choisir un autre.
attack-on-nobody = Indiquer d’abord qui est attaqué.
attacker-not-in-combat = Seul un intrus en combat attaque. En choisir un qui combat.
not-its-opponent = Il ne combat pas ce personnage. En choisir un de sa salle.
metagorger-without-card = Un Métavore attaque sans carte : prendre son propre bouton.
