### The preparation of a round.

preparation-clock = Upływ czasu
preparation-clock-note = znacznik na { $clock }
preparation-last = ostatnia runda
preparation-event = Wydarzenie
preparation-event-note = odkryjcie kartę i zróbcie, co każe
preparation-event-text = Co mówi karta
preparation-event-power = Siła wszystkich obszarów do końca rundy
preparation-refresh = Odnowa genów i żetonów losu
preparation-refresh-note = przesuńcie geny pasywne na aktywne pola, odwróćcie żetony losu na aktywną stronę
preparation-starter = Zaczyna { $player }
preparation-fewest = najmniej żetonów na planszy: { $count }
preparation-tie = remis, najmniej żetonów na planszy: { $count }; najbliżej po lewej od poprzedniego gracza rozpoczynającego ({ $previous })
preparation-begin = Tury: zaczyna { $player }
preparation-over = Koniec gry

## Labels of the journal

label-begin-turns = Tury, runda { $round }
label-note-event =
    { $text ->
        [none] Odkryta karta wydarzenia
       *[other] Wydarzenie: { $text }
    }
label-note-event-power =
    { $text ->
        [none] Siła obszarów { $power }
       *[other] Wydarzenie: { $text }, siła obszarów { $power }
    }

## Refusals

no-events = Przy tym stole gra się bez kart wydarzeń. Grajcie dalej.
