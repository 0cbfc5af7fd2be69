### Les parties : la liste, ce qu’elle dit dans son ensemble, et ce qu’on peut faire d’une partie.

games-title = Parties
games-list = Liste
games-statistics = Statistiques
games-statistics-of = Statistiques : { $game }
games-none = Il n’y a encore aucune partie.
games-open = En cours
games-finished = Terminées
# $game (text) le gagnant et le jour
games-more = Autres actions : { $game }
games-open-it = Ouvrir
games-export = Enregistrer
games-delete = Supprimer
games-keep = Garder
games-delete-really = Supprimer cette partie ?
games-delete-note = Elle quitte la liste et les statistiques. Une copie reste dans les sauvegardes.
games-deleted = Partie supprimée.
# $begin (text) un jour, $end (text) un jour plus tardif
games-stretch = { $begin } – { $end }

games-csv = Résultats en CSV
games-csv-note = Toutes les parties terminées dans un fichier pour tableur.

stats-none = Les statistiques commencent avec la première partie terminée.
# $count (number) nombre de parties
stats-games =
    { $count ->
        [one] partie terminée
        [many] parties terminées
       *[other] parties terminées
    }
# $player (text) un nom
stats-best = meilleur score : { $player }
# $count (number) finished games
stats-entered =
    { $count ->
        [one] L’une d’elles a été saisie après la partie
        [many] { $count } d’entre elles ont été saisies après la partie
       *[other] { $count } d’entre elles ont été saisies après la partie
    } : manches, durées et lancers inconnus.
stats-wins = Victoires
stats-wins-note = Un appui sur un nom montre les résultats de cette personne.
# $share (text) la part gagnée, $games (number) parties jouées
stats-won =
    { $games ->
        [one] { $share } sur { $games } partie
        [many] { $share } sur { $games } parties
       *[other] { $share } sur { $games } parties
    }
stats-points = Score moyen
stats-points-note = Le trait vertical est le meilleur score.
# $score (number) un score
stats-best-of = meilleur : { $score }
stats-luck = À qui les dés ont-ils souri ?
stats-counting = Décompte des parties…
# $count (number) nombre de parties déjà lues
stats-luck-reading =
    { $count ->
        [0] Lecture des lancers…
        [one] Lecture des lancers : { $count } partie
        [many] Lecture des lancers : { $count } parties
       *[other] Lecture des lancers : { $count } parties
    }
# $count (number) nombre de personnes sans barre
stats-more =
    { $count ->
        [one] et encore { $count } personne
        [many] et encore { $count } personnes
       *[other] et encore { $count } personnes
    }
# $count (number) how many different titles have been played, more than eight
stats-titles = Tous les titres : { $count }

# $count (number) nombre de victoires
person-wins =
    { $count ->
        [one] victoire
        [many] victoires
       *[other] victoires
    }
# $count (number) nombre de victoires partagées
person-shared =
    { $count ->
        [one] dont { $count } partagée
        [many] dont { $count } partagées
       *[other] dont { $count } partagées
    }
# $wins (number) nombre de victoires, $games (text) nombre de parties, avec le mot
person-won = victoires : { $wins } · { $games }
# $score (text) le score moyen
person-average = { $score } en moyenne
person-rivals = Rivaux
# $player (text) un nom
person-rivals-note = Parties gagnées sans l’autre ; premier nombre : { $player }.
# $count (number) nombre de parties ensemble
person-together =
    { $count ->
        [one] { $count } partie ensemble
        [many] { $count } parties ensemble
       *[other] { $count } parties ensemble
    }
