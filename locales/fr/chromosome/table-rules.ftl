### Les règles d’une table : ce que le livret laisse ouvert, et ce qu’une table aime à sa façon.

rule-group-die = { term-die }
rule-group-fate = { term-fate }
rule-group-irradiation = { term-irradiation }
rule-group-start = Début de la partie
rule-group-prices = Prix
rule-group-end = Combat et fin de la partie
rule-group-terms = Vocabulaire
rule-die-4 = d4
rule-die-6 = d6
rule-faces = Gène de chaque face
rule-faces-note = Évolution au dé : quelle face donne quel gène
rule-face-unknown = non fixé
# $face (number) la face, $gene (text) code d’un gène
rule-face-gene =
    Face { $face } : { $gene ->
       *[action] gène d’action
        [telepathy] gène de télépathie
        [combat] gène de combat
        [building] gène de construction
        [none] non fixé
    }
rule-fate-start = Destin au départ
rule-fate-max = Destin maximum
rule-recovery = Récupération du destin
rule-recovery-turn = une fois par tour
rule-recovery-round = une fois par manche
rule-recovery-energy = Énergie pour un point de destin
rule-start-tokens = Jetons dans la salle de départ
rule-start-charged = Jetons de départ chargés
rule-growth-genes = Gènes d’action par jeton de Croissance
rule-evolution-genes = Gènes d’action pour l’Évolution
# $gene (text) code d’un gène
rule-price =
    { $gene ->
       *[action] Énergie pour un gène d’action
        [telepathy] Énergie pour un gène de télépathie
        [combat] Énergie pour un gène de combat
        [building] Énergie pour un gène de construction
    }
rule-price-owned = par défaut : gènes de ce type possédés + 1 ; prix fixe : au moins 1
rule-price-fixed = prix fixe ; par défaut : possédés + 1
# $gene (text) code d’un gène
rule-extra =
    { $gene ->
       *[action] En plus des gènes d’action possédés
        [telepathy] En plus des gènes de télépathie possédés
        [combat] En plus des gènes de combat possédés
        [building] En plus des gènes de construction possédés
    }
rule-evolution-die-energy = Énergie pour un gène au dé
rule-irradiation-limit = Irradiation maximale à laquelle on survit
rule-building-relief = Irradiation ôtée par un gène de construction
rule-own-room-charges = Un groupe dans la salle d’une zone se charge aussi
rule-finish-tests = Les tests continuent après une élimination
rule-cap-losses = Un combat coûte au plus le groupe qui se bat
rule-active-last-turn = Qui élimine pendant son tour a aussi un dernier tour
rule-wording = Termes de ce jeu
rule-wording-ours = les nôtres
rule-wording-printed = comme imprimés
