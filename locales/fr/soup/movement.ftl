### Phase 1 : les amibes se déplacent, mangent, souffrent de la faim et attaquent.

## Un tour

movement-rest-all = Toutes dérivent et mangent

## Le déplacement

# $way (text) une direction en toutes lettres
movement-drift =
    { $direction ->
        [stay] Pas de dérive
       *[other] Dérive : { $way }
    }
movement-stay = Rester sur place
# $count (number) points d’énergie
movement-move =
    { $count ->
        [0] Se déplacer : gratuit
        [one] Se déplacer : { $count } point
        [many] Se déplacer : { $count } points
       *[other] Se déplacer : { $count } points
    }
# $count (number) dés
movement-dice =
    { $count ->
        [0] Autonomie : direction au choix
        [one] l’appli lance { $count } dé
        [many] l’appli lance { $count } dés, un au choix
       *[other] l’appli lance { $count } dés, un au choix
    }
movement-own-dice = Nos dés
# $number (number) quel dé, $count (number) sur combien
movement-enter-die =
    { $count ->
        [0] Le dé indique
        [one] Le dé indique
        [many] Dé { $number } sur { $count }
       *[other] Dé { $number } sur { $count }
    }
movement-die = { $face } au dé
movement-again = Vitesse
movement-second = Second déplacement, gratuit
# $players (text) qui a Agrippement, $when (text) before ou after
movement-holding =
    { $when ->
        [after] Agrippement peut suivre une amibe qui quitte sa case : { $players }.
       *[before] Avant de connaître la direction : qui suit avec Agrippement ? { $players }.
    }
# $count (number) cubes
movement-tentacle =
    { $count ->
        [0] Tentacules : aucun cube à emporter.
        [one] Avant de connaître la direction : Tentacules emporte jusqu’à { $count } cube.
        [many] Avant de connaître la direction : Tentacules emporte jusqu’à { $count } cubes.
       *[other] Avant de connaître la direction : Tentacules emporte jusqu’à { $count } cubes.
    }
# $kind (text) drift ou own, $way (text) une direction en toutes lettres
movement-went =
    { $direction ->
        [stay] Elle reste sur place.
       *[other] { $kind ->
            [drift] Dérive : { $way }.
           *[own] Déplacement : { $way }.
        }
    }
movement-where = Où va l’amibe { $number } ?
movement-where-free = Autonomie : où va l’amibe { $number } ?
# $count (number) points d’énergie payés pour le déplacement
movement-blocked =
    { $count ->
        [0] Contre le bord ou un rocher, elle reste sur place.
        [one] Contre le bord ou un rocher, elle reste sur place et le point est perdu.
        [many] Contre le bord ou un rocher, elle reste sur place et les { $count } points sont perdus.
       *[other] Contre le bord ou un rocher, elle reste sur place et les { $count } points sont perdus.
    }

## L’attaque

movement-attack-poor = Plus de point d’énergie pour attaquer.
movement-attack-not = Pas d’attaque
movement-victim-of = { $player }, amibe { $number }
movement-fight-own-dice = Nos dés : attaquant d’abord
movement-tie = Égalité : on relance.

## Labels of the journal

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

## Refusals

has-eaten = { $player } : amibe { $number }, nourriture déjà réglée.
moves-are-free = { $player } ne paie rien pour se déplacer.
no-move-open = Aucun déplacement n’attend sa direction.
not-on-the-dice = Les dés ne mènent pas là.
