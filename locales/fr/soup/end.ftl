### La fin d’une partie, ses graphiques, les statistiques.

end-finish-zone = un marqueur en zone sombre
end-last-card = plus de cartes d’environnement
end-amoebas = Amibes
end-cards = Cartes de gènes
end-leapt = Sauts
end-other = Départ et corrections
# $amoebas, $cards, $leapt, $other (number) cases
end-sum = { $amoebas } pour les amibes, { $cards } pour les gènes, { $leapt } de sauts, { $other } de départ et de corrections
chart-places = Places sur l’échelle par tour
chart-points = Points d’énergie par tour
chart-amoebas = Amibes par tour
chart-genes = Cartes de gènes par tour
chart-debts = Dettes d’ozone par tour
chart-none = Aucun tour n’a encore été joué.
# $round (number) depuis lequel
story-turning = Tour { $round } : { $player } prend la tête.
story-led = { $player } mène du premier tour au dernier.
# $count (number) points, au moins 1
story-debt =
    { $count ->
        [0] { $player } : pas de dette d’ozone au tour { $round }.
        [one] L’ozone le plus cher : { $player }, { $count } point au tour { $round }.
        [many] L’ozone le plus cher : { $player }, { $count } points au tour { $round }.
       *[other] L’ozone le plus cher : { $player }, { $count } points au tour { $round }.
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
        [one] Le plus de gènes à la fois : { $player }, { $count } carte au tour { $round }.
        [many] Le plus de gènes à la fois : { $player }, { $count } cartes au tour { $round }.
       *[other] Le plus de gènes à la fois : { $player }, { $count } cartes au tour { $round }.
    }
stats-endings = Comment les parties ont fini
stats-end-agreement = fin anticipée
stats-end-finish-zone = zone sombre
stats-end-last-card = dernière carte d’environnement
stats-winners-amoebas = Amibes des gagnants
stats-winners-genes = Cartes de gènes des gagnants
