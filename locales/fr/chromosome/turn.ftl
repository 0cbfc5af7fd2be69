### Le tour d’un joueur : ce qu’il peut et doit contenir, ce qu’il coûte et comment on paie.

turn-may = Possible aussi
turn-must = Choisir une action
turn-move = Déplacement
turn-late-move = { $player } peut encore se déplacer
turn-move-note = une fois, avant ou après l’action
turn-recover = Récupérer du destin
# $span (text) à quelle fréquence : turn ou round
turn-recovered =
    { $span ->
        [turn] déjà fait ce tour
       *[round] déjà fait cette manche
    }
turn-fate-full = destin au maximum : { $count }
turn-discard = Défausser des gènes
turn-discard-note = de construction : irradiation −{ $relief } chacun
turn-not-irradiated = pas d’irradiation
turn-no-building = aucun gène de construction
turn-fate-gene = Destin comme gène
turn-pass-note = plus de tour cette manche ; se défend encore
turn-pass-late = pas après une autre action
# $next (text) ce qui suit ce tour, en minuscules
turn-done = Terminé, { $next }
# $action (text) ce que fait le bouton ; $next (text) ce qui suit ce tour, en minuscules
turn-then = { $action }, { $next }
turn-keep = je continue
turn-costs = coût : { $price }
# $count (number) jetons retournés pour payer l’énergie
turn-turned =
    { $count ->
        [one] retourner { $count } jeton
        [many] retourner { $count } jetons
       *[other] retourner { $count } jetons
    }
# $players (text) noms ; $who (text) single ou several
turn-out =
    { $who ->
        [single] hors jeu : { $players }
       *[several] hors jeu : { $players }
    }
turn-spark-note = + énergie selon la distance
turn-supply-empty = plus de jetons en réserve
turn-each-token = par jeton
turn-with-fate = avec le destin pour un gène
growth-short = Pas assez pour { $tokens }. { $why }
turn-genes-full = les { $most } gènes sont pris
turn-cheapest = le gène le moins cher
turn-evolution-note = + énergie selon le gène
turn-free = gratuit
turn-lacks =
    { $gene ->
        [action] Gènes d’action : { $has } sur { $needs } nécessaires
        [telepathy] Gènes de télépathie : { $has } sur { $needs } nécessaires
        [combat] Gènes de combat : { $has } sur { $needs } nécessaires
        [building] Gènes de construction : { $has } sur { $needs } nécessaires
       *[any] Gènes : { $has } sur { $needs } nécessaires
    }
turn-lacks-energy =
    { $count ->
        [one] il manque { $count } point d’énergie
        [many] il manque { $count } points d’énergie
       *[other] il manque { $count } points d’énergie
    }
turn-area = Zone nº { $number } · puissance { $power }
turn-area-room = Salle { $room } · puissance { $power }

## Le paiement

payment-cost = Coût
# $fit (text) fits ou over
payment-energy =
    { $fit ->
        [over] { $paid } payés au lieu de { $needs }, le surplus est perdu
       *[fits] énergie : { $paid } sur { $needs }
    }
payment-fate-gene = Destin comme { named-gene }
payment-any-gene = Gène au choix : lequel
payment-turned = Groupes entiers à retourner (chargés : { $count }) ; en tout
payment-trophies-note = en réserve : { $count } ; 2 d’énergie chacun

## Le déplacement, et ce qui accompagne l’action

move-note = Un groupe chargé qui rejoint un groupe déchargé : tout est déchargé.
move-plain = Rien n’a été déchargé
move-merged =
    { $count ->
        [one] { $count } jeton déchargé
        [many] { $count } jetons déchargés
       *[other] { $count } jetons déchargés
    }
# $span (text) à quelle fréquence : turn ou round
recover-note =
    { $span ->
        [turn] Le destin passe à { $fate }. Une fois par tour.
       *[round] Le destin passe à { $fate }. Une fois par manche.
    }
recover-confirm = Récupérer un point de destin
discard-active = Gènes de construction actifs
discard-passive = Gènes de construction passifs
discard-left = Irradiation : de { $before } à { $after }
discard-confirm =
    { $count ->
        [0] Défausser des gènes de construction
        [one] Défausser { $count } gène
        [many] Défausser { $count } gènes
       *[other] Défausser { $count } gènes
    }
# à côté des gènes défaussés (ou à leur place) un point de destin comme gène de construction
discard-confirm-fate =
    { $count ->
        [0] Dépenser un point de destin comme gène
        [one] Défausser { $count } gène et un point de destin
        [many] Défausser { $count } gènes et un point de destin
       *[other] Défausser { $count } gènes et un point de destin
    }
discard-known = gènes de construction notés : { $count }
fate-gene-note = Une fois par manche, pas en combat. Coûte un point de destin.

## Croissance

growth-group = Un groupe
growth-spread = Salles vides
growth-how-many = Nombre de jetons
growth-charged = Le groupe est chargé
growth-charged-note = les jetons ajoutés le sont aussi
growth-confirm = Croissance : { $tokens }

## Évolution

evolution-owned = possédés : { $count } · { $energy }
turn-by-die = Gène au dé
evolution-faces = Gènes sur les faces du dé
evolution-faces-first = d’abord : quel gène sur quelle face
evolution-choose = Choisir un gène
evolution-roll = Payer et lancer
evolution-confirm = Ajouter { named-gene }

## Impulsion

impulse-new = Nouvelle
impulse-add = Ajouter
impulse-draw = Puiser
impulse-room = Dans quelle salle
impulse-charged = Jetons chargés
impulse-charged-note = groupes adjacents, jusqu’à la taille { $power }
# $way (text) new, add ou draw
impulse-confirm =
    { $way ->
        [new] Nouvelle zone, puissance { $power }
        [add] Ajouter, puissance { $power }
       *[draw] Puiser l’énergie
    }

## Action spéciale

# $species (text) le nom d’une espèce
special-of = Spéciales : { $species }
special-loose = Si elles sont sur le plateau du joueur :
special-others = Actions des autres espèces
special-others-note = et toute autre, par son nom
special-name = Autre nom
special-choose = Choisir une action
# $action (text) le nom tapé par un joueur
special-open = Choisir : { $action }
special-rest = ajouter ce qu’elle a fait d’autre
special-whom = Qui est concerné ?
special-confirm = { named-action }
special-confirm-whom = { named-action } : { $player }
special-rest-confirm = { named-action } : autre chose
special-change = Modifier son effet
special-change-all = Modifier effet et coût
special-changes = Ce qui change
special-part-captured = Jetons pris en trophées
special-part-placed = Nouveaux jetons
special-part-removed = Jetons rendus à la réserve
special-part-charged = Chargés ou déchargés
special-part-dose = Irradiation
special-part-genes = Gène
special-part-cubes = Cubes de radiation
special-part-move = Déplacement d’une zone
special-gene-owner = Le gène de qui
special-gene-from = Quel gène
special-gene-to = Ce qu’il devient
# $gene (text) code d’un gène
special-gene-passive =
    { $gene ->
       *[action] Gène d’action, passif
        [telepathy] Gène de télépathie, passif
        [combat] Gène de combat, passif
        [building] Gène de construction, passif
    }
special-gene-into = en { named-gene }
# $number (number) lequel dans l’ordre
special-gene-number = Gène { $number }
special-gene-more = Un gène de plus
special-gene-remove = Retirer le gène { $number }
special-gene-new = Nouveau gène
special-gene-gone = défaussé
special-new-area = Nouvelle zone
special-which-area = Quelle zone
special-in-room = Dans quelle salle
special-to-room = Vers quelle salle
special-effect = Ce qu’elle déclenche
special-effect-plain = Rien de plus
special-effect-battle = Un combat
special-effect-again = Une action de plus
special-effect-wave = Un test de résistance
special-gene-back = Le gène qui redevient actif
special-no-area = Il n’y a aucune zone radioactive dans la liste.
special-price = Coût sur le plateau joueur
special-to-battle = Au combat

## Les gènes sur les faces du dé

gene-faces-note = À recopier du plateau auxiliaire. L’appli les retient pour les prochaines parties.
gene-faces-save = Enregistrer

## Préparation d’une manche

preparation-clock = Temps
preparation-clock-note = le marqueur est sur { $clock }
preparation-last = dernière manche
preparation-event = Événement
preparation-event-note = révéler la carte et l’appliquer
preparation-event-text = Ce que dit la carte
preparation-event-power = Puissance de toutes les zones jusqu’à la fin de la manche
preparation-refresh = Gènes et jetons Destin remis à neuf
preparation-refresh-note = remettre les gènes passifs sur les cases actives, retourner les jetons Destin sur leur face active
preparation-starter = { $player } commence
preparation-fewest = le moins de jetons en jeu : { $count }
preparation-tie = égalité à { $count } ; au plus près à gauche du premier joueur précédent ({ $previous })
preparation-begin = Tours : { $player } commence
preparation-over = Finir la partie
