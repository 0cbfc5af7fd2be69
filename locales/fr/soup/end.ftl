### La fin d’une partie, ses graphiques, les statistiques.

end-finish-zone = un marqueur en zone sombre
end-last-card = plus de cartes d’environnement
end-amoebas = Amibes
end-cards = Cartes de gènes
end-leapt = Sauts
end-other = Départ et corrections
# $amoebas, $cards, $leapt, $other (number) cases
end-sum = amibes { $amoebas }, gènes { $cards }, sauts { $leapt }, départ et corrections { $other }
chart-places = Places sur l’échelle par manche
chart-points = Points d’énergie par manche
chart-amoebas = Amibes par manche
chart-genes = Cartes de gènes par manche
chart-debts = Dettes d’ozone par manche
chart-none = Aucune manche n’a encore été jouée.
# $round (number) depuis laquelle
story-turning = Tournant : manche { $round }. À partir de là, { $player } reste en tête.
story-led = { $player } mène de la première manche à la dernière.
# $count (number) points, au moins 1
story-debt =
    { $count ->
        [0] { $player } : pas de dette d’ozone à la manche { $round }.
        [one] L’ozone le plus cher : { $player }, { $count } point à la manche { $round }.
        [many] L’ozone le plus cher : { $player }, { $count } points à la manche { $round }.
       *[other] L’ozone le plus cher : { $player }, { $count } points à la manche { $round }.
    }
story-debts =
    { $count ->
        [0] L’ozone n’a rien coûté à personne.
        [one] L’ozone a coûté { $count } point à toute la table.
        [many] L’ozone a coûté { $count } points à toute la table.
       *[other] L’ozone a coûté { $count } points à toute la table.
    }
story-genes =
    { $count ->
        [0] Aucune carte de gènes à toute la table.
        [one] Le plus de gènes à la fois : { $player }, { $count } carte à la manche { $round }.
        [many] Le plus de gènes à la fois : { $player }, { $count } cartes à la manche { $round }.
       *[other] Le plus de gènes à la fois : { $player }, { $count } cartes à la manche { $round }.
    }
stats-endings = Comment les parties ont fini
stats-end-agreement = fin anticipée
stats-end-finish-zone = zone sombre
stats-end-last-card = dernière carte d’environnement
stats-winners-amoebas = Amibes des gagnants
stats-winners-genes = Cartes de gènes des gagnants
