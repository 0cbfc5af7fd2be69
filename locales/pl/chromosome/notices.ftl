### Co musi wiedzieć cały stół: pasek nad ekranem i wiersz w historii.

notice-last-round = To ostatnia runda.
notice-last-tokens = { $player } walczy o ostatnie żetony.
# $who (text) none, single albo several: ile osób ma jeszcze ostatnią turę
# $players (text) ich imiona
notice-last-turns =
    { $who ->
        [none] Ostatnia tura: { $player }.
        [single] { $player } kończy, potem ostatnia tura: { $players }.
       *[several] { $player } kończy, potem po jednej turze: { $players }.
    }
notice-one-more-action = { $player }: jeszcze jedna akcja, bez kolejnego ruchu.
# $who (text) single albo several
notice-out =
    { $who ->
        [single] { $players } odpada.
       *[several] Odpadają: { $players }.
    }
# $who (text) single albo several
notice-out-last-phase =
    { $who ->
        [single] { $players } odpada: gra kończy się po tej fazie.
       *[several] Odpadają: { $players }. Gra kończy się po tej fazie.
    }
