### Phase 1 : les amibes se déplacent, mangent, souffrent de la faim et attaquent.

## Un tour

movement-by-hand = Sur le plateau
movement-each = Par numéros croissants : chaque amibe se déplace, puis mange, avant la suivante.
movement-rest-all = Toutes dérivent et mangent
movement-together = Toutes les amibes se déplacent et mangent
movement-each-together = De haut en bas, par numéros croissants : chaque amibe se déplace, puis mange.
# $player (text) de qui sont les déplacements
movement-less = { $player } : un déplacement de moins
movement-more = { $player } : un déplacement de plus
# $patterns (text) nombres de cubes, $own (text) yes si les amibes mangent leur couleur
movement-meal-plain =
    { $own ->
        [yes] Un repas : { $patterns }, chaque nombre d’une couleur différente.
       *[no] Un repas : { $patterns }, chaque nombre d’une couleur différente, jamais la sienne.
    }
# $cubes (text) par couleur, en toutes lettres
movement-meal = Un repas : { $cubes }.
# $patterns (text) nombres de cubes, par exemple 2+1 ou 4 ; $colours (text) ; $different (text) yes si un repas a plusieurs couleurs
movement-meal-of =
    { $different ->
        [no] Un repas : { $patterns } d’une seule couleur : { $colours }.
       *[yes] Un repas : { $patterns }, chaque nombre d’une couleur différente : { $colours }.
    }
movement-meal-hosted = Avec Parasitisme : { $patterns }, et le propriétaire de l’autre amibe paie 1 point.
# $count (number) cubes
movement-eats =
    { $count ->
        [0] Elle mange, ou prend une blessure. Aucune excrétion.
        [one] Elle mange et excrète { $count } cube de sa couleur, ou prend une blessure.
        [many] Elle mange et excrète { $count } cubes de sa couleur, ou prend une blessure.
       *[other] Elle mange et excrète { $count } cubes de sa couleur, ou prend une blessure.
    }
movement-paid = Déplacements
# $count (number) points d’énergie
movement-price =
    { $count ->
        [0] gratuit
        [one] { $count } point chacun, dérive gratuite
        [many] { $count } points chacun, dérive gratuite
       *[other] { $count } points chacun, dérive gratuite
    }
movement-free = Les déplacements ne coûtent rien.
movement-pay-title = Payer
# $purpose (text) attack, defend, escape ou host, $points (number) points d’énergie
movement-pay =
    { $purpose ->
        [attack] { $player } attaque : { label-price }
        [defend] { $player } se défend : { label-price }
        [escape] { $player } tente de fuir : { label-price }
       *[host] { $player } nourrit un parasite : { label-price }
    }
# $count (number) combien de fois dans cette phase
movement-pay-paid = payé : { $count }
movement-eaten = Mangées par Attaque
# $count (number) ont mangé ou souffrent de la faim, $all (number) sur le plateau
movement-fed =
    { $all ->
        [0] aucune amibe sur le plateau
        [one] amibes traitées : { $count } sur { $all }
        [many] amibes traitées : { $count } sur { $all }
       *[other] amibes traitées : { $count } sur { $all }
    }
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
# $cubes (text) par couleur, en toutes lettres
movement-load-chip = Tentacules : { $cubes }
movement-load = Tentacules emporte
movement-load-of = Tentacules, l’amibe { $number } emporte
# $most (number) cubes
movement-load-most =
    { $most ->
        [0] Rien.
        [one] { $most } cube au plus, avant de connaître la direction.
        [many] { $most } cubes au plus, avant de connaître la direction.
       *[other] { $most } cubes au plus, avant de connaître la direction.
    }
# $cubes (text) d’une couleur, en toutes lettres
movement-load-one = Emporter { $cubes }
movement-load-none = aucun cube
# $followers (text) noms et numéros, ou personne
movement-follow-chip = Agrippement : { $followers }
movement-follow-none = personne
# $number (number) de l’amibe qui part
movement-follow = Agrippement : qui suit l’amibe { $number } ?
# $when (text) before ou after
movement-follow-when =
    { $when ->
        [after] Seulement les amibes de la case qu’elle a quittée.
       *[before] Seulement les amibes de sa case, avant de connaître la direction.
    }
movement-follower = { $player }, l’amibe { $number } suit
# $cubes (text) en toutes lettres
movement-went-with = Emporte { $cubes }.
# $followers (text) noms et numéros
movement-went-followed = Suivie par : { $followers }.
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

## La nourriture

movement-eats-what = Mange
movement-larger-meals = Plus que le nécessaire
# $colour (text) couleur des cubes, $count (number)
movement-cubes =
    { $count ->
        [0] { $colour } : aucun
        [one] { $count } × { $colour }
        [many] { $count } × { $colour }
       *[other] { $count } × { $colour }
    }
# $cubes (text) cubes en toutes lettres
movement-eat-cubes = Mange { $cubes }
movement-host = Parasitisme : un cube de moins, aux dépens de qui
movement-no-host = personne
movement-host-pays = { $player }, paie 1 point
# $count (number) amibes
movement-rest =
    { $count ->
        [0] Aucune amibe à nourrir
        [one] La dernière dérive et mange
        [many] Les { $count } dérivent et mangent
       *[other] Les { $count } dérivent et mangent
    }
movement-rest-eat =
    { $count ->
        [0] Aucune amibe à nourrir
        [one] La dernière mange
        [many] Les { $count } mangent
       *[other] Les { $count } mangent
    }
# $moved, $drifting (number) amibes déjà déplacées, et pas encore
movement-rest-both =
    { $moved ->
         [0] Aucune ne mange
         [one] { $moved } mange
         [many] { $moved } mangent
        *[other] { $moved } mangent
    }, { $drifting ->
         [0] aucune ne dérive
         [one] { $drifting } dérive et mange
         [many] { $drifting } dérivent et mangent
        *[other] { $drifting } dérivent et mangent
    }
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

## L’attaque

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
movement-attack-poor = Plus de point d’énergie pour attaquer.
movement-only-starves = La victime s’est échappée : cette amibe souffre de la faim.
movement-attack-not = Pas d’attaque
movement-attack-whom = Choisir la cible
# $player (text) à qui est l’amibe, $number (number) son numéro, $count (number) points d’énergie
movement-attack-now =
    { $count ->
        [0] Attaque : { $player }, amibe { $number }, gratuite
        [one] Attaque : { $player }, amibe { $number }, { $count } point
        [many] Attaque : { $player }, amibe { $number }, { $count } points
       *[other] Attaque : { $player }, amibe { $number }, { $count } points
    }
# $way (text) une direction en toutes lettres, le reste comme ci-dessus
movement-attack-now-drifting =
    { $count ->
        [0] Dérive ({ $way }) et attaque : { $player }, amibe { $number }, gratuite
        [one] Dérive ({ $way }) et attaque : { $player }, amibe { $number }, { $count } point
        [many] Dérive ({ $way }) et attaque : { $player }, amibe { $number }, { $count } points
       *[other] Dérive ({ $way }) et attaque : { $player }, amibe { $number }, { $count } points
    }
movement-victim = Quelle amibe de la même case ?
# $way (text) une direction en toutes lettres
movement-victim-drifting = Elle dérive ({ $way }) : quelle amibe de la case d’arrivée ?
movement-victim-of = { $player }, amibe { $number }
# $number, $other (number) numéros des amibes
movement-fight = { $attacker }, amibe { $number }, attaque { $victim }, amibe { $other }
movement-attacker = attaque
movement-attacked = attaquée
movement-answer = { $player } : quelle réponse ?
# $answer (text) defend ou escape
movement-answer-failed =
    { $answer ->
        [defend] La défense a échoué.
       *[escape] L’évasion a échoué.
    }
movement-if-defends = En cas de défense
movement-wins = { $player } l’emporte
# $count (number) points d’énergie
movement-defend =
    { $count ->
        [0] Se défendre : gratuit
        [one] Se défendre : { $count } point
        [many] Se défendre : { $count } points
       *[other] Se défendre : { $count } points
    }
# $count (number) points d’énergie
movement-escape =
    { $count ->
        [0] Fuir : gratuit
        [one] Fuir : { $count } point
        [many] Fuir : { $count } points
       *[other] Fuir : { $count } points
    }
movement-yield = Céder
movement-fight-dice = { $player } se défend : un dé chacun
movement-escape-dice = { $player } tente de fuir
movement-fight-own-dice = Nos dés : attaquant d’abord
movement-tie = Égalité : on relance.
movement-escaped = { $player } : évasion réussie ?
# $ways (text) directions
movement-escape-ways = Directions possibles : { $ways }. Contre le bord ou un rocher, l’amibe reste et l’évasion échoue.
movement-escape-stays = Elle reste sur place : ce lancer ne permet pas l’évasion.
movement-got-away = Échappée
movement-caught = Attrapée
# $result (text) killed, repelled ou escaped
movement-result =
    { $result ->
        [killed] { $attacker } l’emporte
        [repelled] { $victim } l’emporte
       *[escaped] { $victim } s’échappe
    }
movement-retry = { $player } : second essai avec Endurance, gratuit
movement-again-attack = { $player } : seconde attaque avec Endurance, gratuite
movement-outcome-nothing = Il ne se passe rien.
movement-outcome-followed = { $attacker } : l’amibe { $number } a suivi avec Agrippement et peut manger là-bas.
movement-outcome-starves = { $attacker }, amibe { $number } : une blessure.
movement-outcome-armor = { $victim }, amibe { $number } : Carapace, une blessure seulement.
# $count (number) cubes de chaque couleur
movement-outcome-cubes =
    { $count ->
        [0] { $victim } : retirer l’amibe { $number }, sans cubes à sa place.
        [one] { $victim } : à la place de l’amibe { $number }, { $count } cube de chaque couleur.
        [many] { $victim } : à la place de l’amibe { $number }, { $count } cubes de chaque couleur.
       *[other] { $victim } : à la place de l’amibe { $number }, { $count } cubes de chaque couleur.
    }
movement-outcome-eaten = { $attacker } : l’amibe a mangé et n’excrète rien.
