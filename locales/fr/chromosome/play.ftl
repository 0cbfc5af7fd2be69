### What several parts of the rulebook say.

## Labels of the journal

# Sur le bouton étroit de l’annulation, où la phrase entière serait coupée
label-act-effects-short = { $player } : { named-action }
label-set-clocks =
    { $running ->
        [yes] Chronos en marche
       *[no] Chronos en pause
    }

## Refusals

action-taken = { $player } : l’action de ce tour est déjà faite. Finir le tour.
any-genes-to-name =
    { $needs ->
        [0] Le coût ne demande aucun gène au choix. N’en choisir aucun.
        [one] Choisir { $needs } gène pour payer.
        [many] Choisir { $needs } gènes pour payer.
       *[other] Choisir { $needs } gènes pour payer.
    }
battle-open = Finir d’abord le combat, ou l’interrompre.
charged-out-of-range =
    { $most ->
        [0] { $player } : aucun jeton à charger sur le plateau. Corriger d’abord les jetons.
        [one] { $player } : les jetons chargés vont de 0 à { $most }. Choisir un nombre entre les deux.
        [many] { $player } : les jetons chargés vont de 0 à { $most }. Choisir un nombre entre les deux.
       *[other] { $player } : les jetons chargés vont de 0 à { $most }. Choisir un nombre entre les deux.
    }
energy-not-needed = Moins d’énergie suffit : garder des jetons et des trophées.
evolution-open = Finir d’abord l’Évolution, ou l’interrompre.
fate-gene-not-needed = Cela ne coûte aucun gène de ce type : garder le point de destin.
fate-gene-used = { $player } : le destin a déjà servi de gène cette manche. Payer avec des gènes.
genes-full = { $player } : déjà { $most } gènes, c’est le maximum. Choisir autre chose.
group-too-big-for-board =
    { $has ->
        [0] { $player } : il n’y a plus de jetons en jeu.
        [one] { $player } : il n’y a que { $has } jeton en jeu.
        [many] { $player } : il n’y a que { $has } jetons en jeu.
       *[other] { $player } : il n’y a que { $has } jetons en jeu.
    } En choisir moins, ou corriger le nombre.
irradiation-out-of-range = { $player } : l’irradiation se règle de 0 à { $most }. Choisir un nombre entre les deux.
main-action = { named-action } est une action principale, pas une action spéciale. La choisir parmi les principales.
no-fate-gene-in-battle = En combat, le destin ne remplace pas un gène. Payer avec des gènes.
no-such-area = Cette zone radioactive n’est plus là. En choisir une autre.
nobody-active = Ce n’est le tour de personne. Choisir qui joue.
not-in-preparation = Cela appartient à la phase de préparation. Finir d’abord cette phase.
not-your-turn = { $player } doit attendre ; tour en cours : { $active }.
nothing-chosen = Choisir d’abord quelque chose.
nothing-open = Il n’y a rien à interrompre. Continuer.
options-unfit = Ces règles de la table se contredisent. Vérifier le destin au départ, le destin maximum et les faces du dé.
own-trophy = { $player } : son propre jeton ne peut pas être un trophée. Choisir celui d’un autre.
party-others-to-ask = D’autres ont encore du destin : attendre que chacun dise si le dé reste.
player-count = Chromosome se joue de 2 à 4, pas à { $count }. Changer le nombre de places.
player-eliminated = { $player } : hors jeu. Choisir quelqu’un d’autre.
supply-too-small =
    { $has ->
        [0] { $player } : il n’y a plus de jetons en réserve.
        [one] { $player } : il n’y a plus que { $has } jeton en réserve.
        [many] { $player } : il n’y a plus que { $has } jetons en réserve.
       *[other] { $player } : il n’y a plus que { $has } jetons en réserve.
    } En choisir moins.
test-open = Finir d’abord le test de résistance, ou l’interrompre.
too-few-charged =
    { $has ->
        [0] { $player } : aucun jeton chargé.
        [one] { $player } : il n’y a que { $has } jeton chargé.
        [many] { $player } : il n’y a que { $has } jetons chargés.
       *[other] { $player } : il n’y a que { $has } jetons chargés.
    } En choisir moins, ou corriger le nombre.
too-few-genes = { $player } : pas assez de gènes de ce type. En choisir d’autres, ou corriger le nombre.
too-few-trophies = { $player } : pas assez de trophées. En choisir moins, ou corriger le nombre.
too-little-energy = { $player } : énergie { $paid } sur { $needs }. Ajouter des jetons chargés ou des trophées.
turned-to-name = { $player } : choisir combien de jetons chargés sont retournés, par groupes entiers.
too-little-fate =
    { $has ->
        [0] { $player } : il n’y a plus de points de destin.
        [one] { $player } : il n’y a plus que { $has } point de destin.
        [many] { $player } : il n’y a plus que { $has } points de destin.
       *[other] { $player } : il n’y a plus que { $has } points de destin.
    } En choisir moins, ou corriger le nombre.
too-many-charged =
    { $can ->
        [0] { $player } : tous les jetons sont déjà chargés.
        [one] { $player } : il n’y a plus que { $can } jeton à charger.
        [many] { $player } : il n’y a plus que { $can } jetons à charger.
       *[other] { $player } : il n’y a plus que { $can } jetons à charger.
    } En choisir moins.
game-is-over = Cette partie est finie. Annuler la fin pour continuer.
