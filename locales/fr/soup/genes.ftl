### Phase 3 : le marché des cartes de gènes.

genes-none = pas encore de carte de gènes
genes-can-buy = Acheter un gène
genes-nobody = Plus personne n’achète
genes-cannot-buy = Pas maintenant
# $count (number) cartes de gène
genes-folded =
    { $count ->
        [0] Pas maintenant : aucun
        [one] Pas maintenant : { $count } gène
        [many] Pas maintenant : { $count } gènes
       *[other] Pas maintenant : { $count } gènes
    }
# $points (number) points d’énergie, $count (number) amibes
genes-then =
    { $count ->
        [0] Points restants en phase 4 : { $points }.
        [one] Points restants en phase 4 : { $points }, pour { $count } amibe.
        [many] Points restants en phase 4 : { $points }, pour { $count } amibes.
       *[other] Points restants en phase 4 : { $points }, pour { $count } amibes.
    }
# Les mots au-dessus des chiffres des gènes, à toucher
genes-columns = Ce que disent les chiffres
genes-column-mutation = Points de mutation : qui en a plus que la couche d’ozone doit la différence.
genes-column-ozone = Dette d’ozone en plus jusqu’à la dernière carte d’environnement.
genes-column-steps = Cases de plus sur l’échelle à chaque décompte.
genes-column-price = Le prix en points d’énergie : le toucher achète la carte.
genes-head-mutation = mut.
genes-head-ozone = ozone
genes-head-steps = cases
genes-head-price = prix
genes-ozone-note = Ozone : hausse moyenne des dettes, si rien n’est défaussé et que toutes les cartes sortent.
# $count (number) cartes qui restent
genes-copies =
    { $count ->
        [0] épuisé
        [one] encore { $count }
        [many] encore { $count }
       *[other] encore { $count }
    }
# $count (number) points d’énergie
genes-price =
    { $count ->
        [0] ne coûte rien
        [one] coûte { $count } point
        [many] coûte { $count } points
       *[other] coûte { $count } points
    }
genes-ozone-nothing = Ozone : ne coûte rien
# $next (text) un nombre avec son signe ; $total (text) jusqu’à la dernière carte
genes-ozone = Ozone : { $next } à la prochaine carte, { $total } jusqu’à la dernière
# $genes (text) un gène, ou plusieurs avec « ou »
genes-gives-up = à défausser : { $genes }
genes-which-basic = Quel gène défausser ?
# $count (number) points d’énergie
genes-buy =
    { $count ->
        [0] { $gene } : gratuit
        [one] Acheter { $gene } : { $count } point
        [many] Acheter { $gene } : { $count } points
       *[other] Acheter { $gene } : { $count } points
    }
genes-bought-so-far = Achats de ce tour
# $genes (text) les noms des gènes, $count (number) points d’énergie payés en tout
genes-bought =
    { $count ->
        [0] { $genes }, gratuit
        [one] { $genes }, { $count } point
        [many] { $genes }, { $count } points
       *[other] { $genes }, { $count } points
    }

## Labels of the journal

# $basic (text) code d’un gène de base qui peut être défaussé
label-basic =
    { $basic ->
        [speed] { gene-speed }
        [movement-1] { gene-movement-1 }
        [struggle] { gene-struggle }
        [defense] { gene-defense }
       *[escape] { gene-escape }
    }
# $given-up (text) le gène de base défaussé, ou none
label-buy-gene =
    { $given-up ->
        [none] { $player } achète { label-gene }, { label-price }
        [speed] { $player } achète { label-gene } contre { gene-speed }, { label-price }
        [movement-1] { $player } achète { label-gene } contre { gene-movement-1 }, { label-price }
        [struggle] { $player } achète { label-gene } contre { gene-struggle }, { label-price }
        [defense] { $player } achète { label-gene } contre { gene-defense }, { label-price }
       *[escape] { $player } achète { label-gene } contre { gene-escape }, { label-price }
    }

## Refusals

# $gene (text) le gène supérieur
basic-missing =
    { $gene ->
        [persistence] { gene-persistence } demande de défausser { gene-speed } : { $player } ne l’a pas.
        [movement-2] { gene-movement-2 } demande de défausser { gene-movement-1 } : { $player } ne l’a pas.
        [aggression] { gene-aggression } demande de défausser { gene-struggle } : { $player } ne l’a pas.
       *[armor] { gene-armor } demande de défausser { gene-defense } ou { gene-escape } : { $player } n’a pas ce gène.
    } Choisir un autre gène.
# $basic (text) le gène de base, $gene (text) le gène supérieur
basic-too-new = { $player } a { label-basic } depuis ce tour : la carte pourra être défaussée pour { label-gene } au prochain tour. Attendre jusque-là.
# $advanced (text) le gène supérieur du joueur
bought-back =
    { $advanced ->
        [persistence] { $player } a défaussé { label-gene } contre { gene-persistence } : pas de rachat tant que ce gène reste.
        [movement-2] { $player } a défaussé { label-gene } contre { gene-movement-2 } : pas de rachat tant que ce gène reste.
        [aggression] { $player } a défaussé { label-gene } contre { gene-aggression } : pas de rachat tant que ce gène reste.
       *[armor] { $player } a défaussé { label-gene } contre { gene-armor } : pas de rachat tant que ce gène reste.
    } Choisir un autre gène.
# $gene (text) le gène à acheter
not-its-basic = { label-gene } ne s’achète pas contre ce gène. Indiquer celui qu’il demande.
say-the-basic = { $player } a { gene-defense } et { gene-escape } : indiquer lequel défausser.
