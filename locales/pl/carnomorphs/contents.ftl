### Counts of what the bag holds.

## Pięć kroków

# $what (text) co się liczy, $before i $after (number)
events-before-after = { $what }: { $before }, potem { $after }

## Atak i żer

events-contents = Dotknij, co jest w pomieszczeniu
events-condition = Ktoś ranny albo w walce?
# $figure (text) its kind and number
events-fights = { $figure }: w walce
# $count (number) jaja na planszy karnomorfów
events-nest-eggs =
    { $count ->
        [0] na planszy nie ma jaj
        [one] { $count } jajo na planszy
        [few] { $count } jaja na planszy
        [many] { $count } jaj na planszy
       *[other] { $count } jaja na planszy
    }
# $count (number) figures of a kind that have not fed
events-left-to-feed = { $count } przed żerem
# $count (number) figurki tego rodzaju
events-on-board = { $count } na planszy
# $count (number) figurki tego rodzaju, z których część stoi w pomieszczeniu
events-of-those = z { $count }
events-carried = Niesie postać
# $before (text) zawartość pomieszczenia
events-before = Przed żerem: { $before }
# $after (text) zawartość pomieszczenia
events-after = Po żerze: { $after }
# $intruder (text) kto, $food (text) czym się żywi
events-fed = { $intruder } żywi się { $food }.
# $intruder (text) kto, $food (text) czym się żywi, $becomes (text) nowy rodzaj
events-fed-evolves = { $intruder } staje się { $becomes } i żywi się { $food }.
# $intruder (text) kto, $food (text) czym się żywi
events-fed-blocked = { $intruder } żywi się { $food }. Brak figurki następnego poziomu: bez ewolucji.
# $count (number) obrażenia
events-fed-healed =
    { $count ->
        [0] Nic nie leczy.
        [one] Leczy { $count } obrażenie.
        [few] Leczy { $count } obrażenia.
        [many] Leczy { $count } obrażeń.
       *[other] Leczy { $count } obrażenia.
    }
events-fed-nest = Ostatnie jajo zjedzone: gniazdo jest zniszczone.
