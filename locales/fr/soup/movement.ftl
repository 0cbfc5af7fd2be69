### Phase 1 : les amibes se déplacent, mangent, souffrent de la faim et attaquent.

## Un tour

movement-by-hand = Sur le plateau
movement-each = Par numéros croissants : chaque amibe se déplace, puis mange, avant la suivante.
movement-together = Toutes les amibes se déplacent et mangent
movement-each-together = De haut en bas, par numéros croissants : chaque amibe se déplace, puis mange.
# $player (text) de qui sont les déplacements
movement-less = { $player } : un déplacement de moins
movement-more = { $player } : un déplacement de plus
movement-paid = Déplacements
# $count (number) points d’énergie
movement-price =
    { $count ->
        [0] gratuit
        [one] { $count } point chacun, dérive gratuite
        [many] { $count } points chacun, dérive gratuite
       *[other] { $count } points chacun, dérive gratuite
    }
# $count (number) points d’énergie pour un déplacement de plus, au plus court
movement-price-short =
    { $count ->
        [0] déplacement gratuit
        [one] { $count } par déplacement
        [many] { $count } par déplacement
       *[other] { $count } par déplacement
    }
movement-one-each = Un déplacement chacun
movement-free = Les déplacements ne coûtent rien.
movement-eaten = Mangées par Attaque
# $count (number) ont mangé ou souffrent de la faim, $all (number) sur le plateau
movement-fed =
    { $all ->
        [0] aucune amibe sur le plateau
        [one] amibes traitées : { $count } sur { $all }
        [many] amibes traitées : { $count } sur { $all }
       *[other] amibes traitées : { $count } sur { $all }
    }
# $number (number) le plus petit de celles qui n’ont pas mangé
movement-out-of-order = Par numéro, ce serait à l’amibe { $number }.
movement-all-fed = Toutes les amibes ont mangé ou souffrent de la faim.
# $number (number) son numéro, $wounds (number) blessures, $meal (text) ate, starved ou waits
movement-amoeba =
    { $meal ->
        [ate] Amibe { $number }, blessures : { $wounds }, a mangé
        [starved] Amibe { $number }, blessures : { $wounds }, souffre de la faim
       *[waits] Amibe { $number }, blessures : { $wounds }
    }

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

## Manger ou attaquer

movement-eats-what = Mange
# $drifts (text) yes si elle ne s’est pas encore déplacée
movement-eats-now =
    { $drifts ->
        [yes] Dérive et mange
       *[no] Mange
    }
movement-starves =
    { $drifts ->
        [yes] Dérive, faim
       *[no] Souffre de la faim
    }
# $count (number) points d’énergie
movement-attack =
    { $count ->
        [0] Pas assez à manger ? Attaque gratuite
        [one] Pas assez à manger ? Attaque : { $count } point
        [many] Pas assez à manger ? Attaque : { $count } points
       *[other] Pas assez à manger ? Attaque : { $count } points
    }
# $way (text) une direction en toutes lettres, $count (number) points d’énergie
movement-attack-drifting =
    { $count ->
        [0] Dérive ({ $way }) et attaque gratuite
        [one] Dérive ({ $way }) et attaque : { $count } point
        [many] Dérive ({ $way }) et attaque : { $count } points
       *[other] Dérive ({ $way }) et attaque : { $count } points
    }
movement-only-starves = La victime s’est échappée : cette amibe souffre de la faim.

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
# La même chose en peu de mots. $back (text) yes ou no : si les déplacements sont repris
label-pay-moves-short =
    { $back ->
        [yes] { $player } : déplacement repris
       *[no] { $player } : { $count ->
            [0] aucun déplacement
            [one] { $count } déplacement
            [many] { $count } déplacements
           *[other] { $count } déplacements
        }
    }

## Refusals

has-eaten = { $player } : l’amibe { $number } a déjà mangé ou souffre de la faim. Choisir une autre amibe.
moves-are-free = { $player } ne paie rien pour se déplacer. Ne rien payer.
no-move-open = Aucun déplacement n’attend sa direction. En commencer un d’abord.
not-on-the-dice = Les dés ne mènent pas là. Choisir une autre direction.
