### Les mots de la feuille de score, communs à tous les écrans.

name = Feuille de score

## Phrases communes qui nomment la manche

# $round (number) une manche, ou combien de lignes nommées sont remplies, $rounds (number) sur combien de lignes ; 0 par manches
home-round =
    { $rounds ->
        [0] Manche { $round }
        [one] Lignes : { $round } sur { $rounds }
        [many] Lignes : { $round } sur { $rounds }
       *[other] Lignes : { $round } sur { $rounds }
    }
# $round (number) une manche, ou combien de lignes nommées sont remplies, $rounds (number) sur combien de lignes ; 0 par manches, $when (text) le jour
home-also =
    { $rounds ->
        [0] manche { $round }
        [one] lignes : { $round } sur { $rounds }
        [many] lignes : { $round } sur { $rounds }
       *[other] lignes : { $round } sur { $rounds }
    } · { $when }

## La carte d’une partie en cours à l’accueil

# $phase (text) la phase d’une partie qui n’attend personne en particulier
home-phase =
    { $phase ->
        [complete] Tous les points sont notés
       *[writing] { band-writes }
    }
# $player (text) un nom
table-turn-of = Prochains points : { $player }
