### Pourquoi les règles disent non. Chaque clé est le code d’un refus.

action-taken = { $player } : l’action de ce tour est déjà faite.
already-accepted = { $player } : ce lancer est déjà accepté.
already-committed = { $player } : la force de ce combat est déjà fixée.
already-moved = { $player } : le déplacement de ce tour est déjà fait.
any-genes-to-name =
    { $needs ->
        [0] Le coût ne demande aucun gène au choix.
        [one] Choisir { $needs } gène pour payer.
        [many] Choisir { $needs } gènes pour payer.
       *[other] Choisir { $needs } gènes pour payer.
    }
areas-left =
    { $count ->
        [one] Reste { $count } zone radioactive à résoudre. Faire son test, ou la sauter.
        [many] Restent { $count } zones radioactives à résoudre. Faire leurs tests, ou les sauter.
       *[other] Restent { $count } zones radioactives à résoudre. Faire leurs tests, ou les sauter.
    }
attacker-commits-first = L’attaquant fixe ses gènes et son destin d’abord.
attacks-itself = { $player } : on n’attaque pas ses propres groupes.
battle-needs-groups = Choisir d’abord les groupes qui se battent.
battle-open = Finir d’abord le combat, ou l’interrompre.
charged-out-of-range =
    { $most ->
        [0] { $player } : aucun jeton à charger sur le plateau.
        [one] { $player } : les jetons chargés vont de 0 à { $most }.
        [many] { $player } : les jetons chargés vont de 0 à { $most }.
       *[other] { $player } : les jetons chargés vont de 0 à { $most }.
    }
clock-out-of-range = Le temps va de 1 à { $most }.
cubes-out-of-range = Une zone radioactive a de 0 à { $most } cubes.
dice-due = Il faut d’abord lancer les deux dés.
die-lies-already = Le dé est déjà sur la table.
energy-not-needed = Moins d’énergie suffit : garder des jetons et des trophées.
evolution-open = Finir d’abord l’Évolution, ou l’interrompre.
fate-full = { $player } : le destin est déjà au maximum ({ $most }).
fate-gene-not-needed = Cela ne coûte aucun gène de ce type : garder le point de destin.
fate-gene-used = { $player } : le destin a déjà servi de gène cette manche.
fate-out-of-range = { $player } : le destin va de 0 à { $most }.
follow-up-is-free = { named-action } : la suite de la même action ne coûte plus rien.
gene-faces-unknown = Indiquer d’abord quel gène est sur quelle face du dé.
gene-back-not-due = { named-action } : seule une action qui en permet une autre rend un gène actif.
genes-full = { $player } : déjà { $most } gènes, c’est le maximum.
group-size = Un groupe a de 1 à { $most } jetons.
group-too-big-for-board =
    { $has ->
        [0] { $player } : il n’y a plus de jetons en jeu.
        [one] { $player } : il n’y a que { $has } jeton en jeu.
        [many] { $player } : il n’y a que { $has } jetons en jeu.
       *[other] { $player } : il n’y a que { $has } jetons en jeu.
    }
group-too-large = Un groupe a au plus { $most } jetons.
irradiation-out-of-range = { $player } : l’irradiation se règle de 0 à { $most }.
main-action = { named-action } est une action principale, pas une action spéciale.
merged-too-many = Une fusion de groupes décharge au plus { $most } jetons.
more-groups-than-tokens =
    { $has ->
        [0] { $player } : il n’y a plus de jetons en jeu, donc pas de groupes non plus.
        [one] { $player } : il n’y a que { $has } jeton en jeu, donc pas plus de groupes.
        [many] { $player } : il n’y a que { $has } jetons en jeu, donc pas plus de groupes.
       *[other] { $player } : il n’y a que { $has } jetons en jeu, donc pas plus de groupes.
    }
no-action-yet = { $player } : il faut une action avant la fin du tour ; passer en est une.
no-area-beside = { $player } : aucun groupe à côté d’une zone radioactive, donc rien ne se charge.
no-battle = Aucun combat n’est en cours.
no-die-lies = Personne n’a encore lancé.
no-events = Cette table joue sans cartes Événement.
no-fate-gene-in-battle = En combat, le destin ne remplace pas un gène.
no-passive-gene = { $player } : aucun gène passif de ce type.
no-roll-due = Aucun lancer n’est attendu maintenant.
no-such-action-yet = { named-action } : cette action n’a pas été jouée ce tour.
no-such-area = Cette zone radioactive n’est plus là. En choisir une autre.
no-such-face = Le dé a les faces 1 à { $most }.
no-token-on-board = { $player } : il n’y a plus de jeton en jeu à retirer.
nobody-active = Ce n’est le tour de personne. Choisir qui joue.
not-doomed = { $player } : d’après les nombres, pas d’élimination.
not-in-preparation = Cela appartient à la phase de préparation.
not-in-radiation = Cela appartient à la phase de radiation.
not-in-turns = Cela appartient à la phase des tours.
not-irradiated = { $player } : aucune irradiation à réduire.
not-your-turn = { $player } doit attendre ; tour en cours : { $active }.
nothing-chosen = Choisir d’abord quelque chose.
nothing-open = Il n’y a rien à interrompre.
only-in-own-turn = { $player } : seulement pendant son propre tour.
options-unfit = Ces règles de la table se contredisent. Vérifier le destin au départ, le destin maximum et les faces du dé.
own-trophy = { $player } : son propre jeton ne peut pas être un trophée.
party-others-to-ask = D’autres ont encore du destin : chacun dit pour soi si le dé reste.
player-count = Chromosome se joue de 2 à 4, pas à { $count }.
player-eliminated = { $player } : hors jeu.
recovered-this-round = { $player } : un point de destin est déjà récupéré cette manche.
recovered-this-turn = { $player } : un point de destin est déjà récupéré ce tour.
roll-open = Finir d’abord le lancer ; ensuite le dé peut être changé.
same-species = Deux joueurs ont la même espèce. En changer une.
starter-unknown = Choisir qui commence.
stronger-area-first = La plus puissante d’abord : il reste une zone de puissance { $power }.
supply-empty = { $player } : il n’y a plus de jetons en réserve.
supply-too-small =
    { $has ->
        [0] { $player } : il n’y a plus de jetons en réserve.
        [one] { $player } : il n’y a plus que { $has } jeton en réserve.
        [many] { $player } : il n’y a plus que { $has } jetons en réserve.
       *[other] { $player } : il n’y a plus que { $has } jetons en réserve.
    }
test-open = Finir d’abord le test de résistance, ou l’interrompre.
test-takes-building = Dans un test de résistance, le destin ne compte que comme gène de construction.
too-few-charged =
    { $has ->
        [0] { $player } : aucun jeton chargé.
        [one] { $player } : il n’y a que { $has } jeton chargé.
        [many] { $player } : il n’y a que { $has } jetons chargés.
       *[other] { $player } : il n’y a que { $has } jetons chargés.
    }
too-few-combat-genes =
    { $has ->
        [0] { $player } : aucun gène de combat actif.
        [one] { $player } : il n’y a que { $has } gène de combat actif.
        [many] { $player } : il n’y a que { $has } gènes de combat actifs.
       *[other] { $player } : il n’y a que { $has } gènes de combat actifs.
    }
too-few-genes = { $player } : pas assez de gènes de ce type.
too-few-trophies = { $player } : pas assez de trophées.
too-little-energy = { $player } : énergie { $paid } sur { $needs }. Ajouter des jetons chargés ou des trophées.
too-little-fate =
    { $has ->
        [0] { $player } : il n’y a plus de points de destin.
        [one] { $player } : il n’y a plus que { $has } point de destin.
        [many] { $player } : il n’y a plus que { $has } points de destin.
       *[other] { $player } : il n’y a plus que { $has } points de destin.
    }
too-many-charged =
    { $can ->
        [0] { $player } : tous les jetons sont déjà chargés.
        [one] { $player } : il n’y a plus que { $can } jeton à charger.
        [many] { $player } : il n’y a plus que { $can } jetons à charger.
       *[other] { $player } : il n’y a plus que { $can } jetons à charger.
    }
window-moved-on = La table a changé entre-temps. Regarder à nouveau.
