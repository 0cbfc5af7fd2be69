### Koniec podróży i jej wykresy.

end-time = skończył się czas
end-explosion = statek wybuchł
end-nobody-left = na pokładzie nie było nikogo
end-fulfilled = cel zrealizowany
end-failed = cel niezrealizowany
chart-threat = Intruzi na pokładzie według rund
chart-markers = Znaczniki mutacji według rund
chart-feeding = Żer według rund
chart-drawn = Dobrane żetony
chart-none = Jeszcze nic się nie wydarzyło.
stats-survivors = Kto dożył końca
stats-endings = Jak kończyły się podróże
stats-fed = Ile razy żerowali intruzi
stats-fed-mean = średnio w podróży
stats-fed-most = najwięcej w jednej podróży
# $round (number) która runda
story-encounter = Pierwsze spotkanie było w rundzie { $round }.
# $count (number) wylosowane żetony
story-drawn =
    { $count ->
        [0] Nie dobrano żadnego żetonu.
        [one] Dobrano { $count } żeton.
        [few] Dobrano { $count } żetony.
        [many] Dobrano { $count } żetonów.
       *[other] Dobrano { $count } żetonu.
    }
# $players (text) imiona; $count (number) ile osób; $round (number) która runda
story-deaths =
    { $count ->
        [one] Runda { $round }: ginie { $players }.
        [few] Runda { $round }: giną { $players }.
        [many] Runda { $round }: giną { $players }.
       *[other] Runda { $round }: giną { $players }.
    }
story-butcher = Rzeźnik zginął.
story-nest = Gniazdo zostało zniszczone.
# $count (number) ile celów załoga miała wspólnych
story-fulfilled =
    { $count ->
        [one] Cel został zrealizowany.
        [few] Wszystkie cele zostały zrealizowane.
        [many] Wszystkie cele zostały zrealizowane.
       *[other] Wszystkie cele zostały zrealizowane.
    }
# $count (number) ile celów załoga miała wspólnych
story-failed =
    { $count ->
        [one] Cel nie został zrealizowany.
        [few] Nie wszystkie cele zostały zrealizowane.
        [many] Nie wszystkie cele zostały zrealizowane.
       *[other] Nie wszystkie cele zostały zrealizowane.
    }
# $round (number) which round
story-pods = Runda { $round }: śmierć otwiera kapsuły.
# $players (text) their names; $count (number) how many
story-ended =
    { $count ->
        [one] Na końcu podróży ginie { $players }.
        [few] Na końcu podróży giną { $players }.
        [many] Na końcu podróży giną { $players }.
       *[other] Na końcu podróży giną { $players }.
    }
# $players (text) their names
story-escaped = Ewakuacja kapsułą: { $players }.
# $players (text) their names
story-hibernated = Hibernacja: { $players }.
