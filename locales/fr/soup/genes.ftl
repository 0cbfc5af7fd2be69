### Phase 3 : le marché des cartes de gènes.

genes-none = pas encore de carte de gènes
genes-can-buy = On peut acheter
genes-cannot-buy = Pas maintenant
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
