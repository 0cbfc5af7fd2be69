### La fin d’un voyage, et ses graphiques.

end-time = le temps est écoulé
end-explosion = le vaisseau a explosé
end-nobody-left = plus personne à bord
end-fulfilled = objectif rempli
end-failed = objectif non rempli
chart-threat = Intrus à bord par manche
chart-markers = Marqueurs Mutation par manche
chart-feeding = Repas par manche
chart-drawn = Jetons tirés
chart-none = Il ne s’est encore rien passé.
stats-survivors = Qui a survécu
stats-endings = Comment les voyages ont fini
stats-fed = Repas d’intrus
stats-fed-mean = par voyage en moyenne
stats-fed-most = au plus en un voyage
# $round (number) laquelle
story-encounter = La première rencontre a eu lieu à la manche { $round }.
# $count (number) jetons tirés
story-drawn =
    { $count ->
        [0] Aucun jeton n’a été tiré.
        [one] { $count } jeton a été tiré.
        [many] { $count } jetons ont été tirés.
       *[other] { $count } jetons ont été tirés.
    }
# $players (text) les noms ; $count (number) combien ; $round (number) quelle manche
story-deaths =
    { $count ->
        [one] Manche { $round } : { $players } meurt.
        [many] Manche { $round } : { $players } meurent.
       *[other] Manche { $round } : { $players } meurent.
    }
story-butcher = Le Boucher a été tué.
story-nest = Le nid a été détruit.
# $count (number) combien d’objectifs l’équipage avait en commun
story-fulfilled =
    { $count ->
        [one] L’objectif a été rempli.
        [many] Tous les objectifs ont été remplis.
       *[other] Tous les objectifs ont été remplis.
    }
# $count (number) combien d’objectifs l’équipage avait en commun
story-failed =
    { $count ->
        [one] L’objectif n’a pas été rempli.
        [many] Certains objectifs n’ont pas été remplis.
       *[other] Certains objectifs n’ont pas été remplis.
    }
# $round (number) which round
story-pods = Manche { $round } : une mort ouvre les capsules.
# $players (text) their names; $count (number) how many
story-ended =
    { $count ->
        [one] { $players } meurt à la fin du voyage.
        [many] { $players } meurent à la fin du voyage.
       *[other] { $players } meurent à la fin du voyage.
    }
# $players (text) their names
story-escaped = En capsule : { $players }.
# $players (text) their names
story-hibernated = En hibernation : { $players }.
