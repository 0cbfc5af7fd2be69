### Phase 3 : le marché des cartes de gènes.

genes-none = pas encore de carte de gènes
genes-can-buy = On peut acheter
genes-nobody = Plus aucun achat
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
