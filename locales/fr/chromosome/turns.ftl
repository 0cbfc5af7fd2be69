### A player’s turn: what it may and must contain.

turn-may = Possible aussi
turn-title = Tour : { $player }
turn-taken = Action de ce tour
turn-must = Choisir une action
turn-move = Déplacement
turn-late-move = { $player } peut encore se déplacer
turn-move-note = une fois, avant ou après l’action
turn-recover = Récupérer du destin
turn-discard = Défausser des gènes
turn-discard-note = de construction : irradiation −{ $relief } chacun
turn-not-irradiated = pas d’irradiation
turn-no-building = aucun gène de construction
turn-pass-note = plus de tour cette manche ; se défend encore
turn-pass-late = pas après une autre action
# $next (text) ce qui suit ce tour, en minuscules
turn-done = { $player } a fini, { $next }
# $action (text) ce que fait le bouton ; $next (text) qui finit son tour ainsi, ou que le tour continue
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
turn-area = Zone n° { $number } · puissance { $power }
turn-area-room = Salle { $room } · puissance { $power }

## Le paiement

payment-fate-gene = Destin comme { named-gene }

## Le déplacement, et ce qui accompagne l’action

move-note = Un groupe chargé qui rejoint un groupe déchargé : tout est déchargé.
move-plain = Rien n’a été déchargé
move-merged =
    { $count ->
        [one] { $count } jeton déchargé
        [many] { $count } jetons déchargés
       *[other] { $count } jetons déchargés
    }

## Action spéciale

special-name = Autre nom

## Les gènes sur les faces du dé

gene-faces-note = À recopier du plateau auxiliaire. L’appli les retient pour les prochaines parties.
gene-faces-save = Enregistrer

## Labels of the journal

label-end-phase = Tout le monde a passé
label-end-turn = { $player } : fin du tour
label-move = { $player } : déplacement
label-pass = { $player } passe

## Refusals

already-moved = { $player } : le déplacement de ce tour est déjà fait. Faire une action, ou finir le tour.
merged-too-many = Une fusion de groupes décharge au plus { $most } jetons. En choisir moins.
no-action-yet = { $player } : il faut une action avant la fin du tour ; passer en est une.
