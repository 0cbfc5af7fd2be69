### Co spotyka postać i co jest zakryte: ataki, skanowanie, mutacje, adaptacje, cele, los postaci.

## Co się zmieni, zanim się stanie

result-title = Co się zmieni
# $what (text) nazwa liczby, $before (number), $after (number)
result-number = { $what }: z { $before } na { $after }
result-hand = Karty na ręce
result-card-taken = Dobierz dwie karty mutacji, jedną zachowaj zakrytą, drugą wtasuj z powrotem.
result-card-shown = Od teraz kartę mutacji widzą wszyscy.
result-card-lost = Karta mutacji wraca do talii. Znaczniki mutacji zostają.
result-token = Żeton powłóczącego trafia do kolonii intruzów.
result-token-if-any = Żeton powłóczącego trafia do kolonii intruzów, jeśli jakiś leży obok.
result-figure-gone = Figurka metażercy znika z planszy.
result-shambler = W pomieszczeniu pojawia się powłóczący.
result-corpse-red = W pomieszczeniu zostaje czerwone ciało członka załogi.
result-corpse-blue = W pomieszczeniu zostaje niebieskie ciało członka załogi.
# $player (text) imię
result-aboard = { $player } jest na pokładzie.
result-hibernated = { $player } się hibernuje.
result-escaped = { $player } opuszcza statek.
result-dead = { $player } ginie.
# $pod (number) która
result-pod = W kapsule ratunkowej { $pod }.
result-pod-left = Poza kapsułą ratunkową.
result-pod-launched = Kapsuła { $pod } odlatuje ze wszystkimi w środku.
# $pod (number) its number
result-pod-unlocked = Kapsuła { $pod } zostaje otwarta.
# $player (text) imię
result-combat = { $player } jest teraz w walce.
# $player (text) imię
result-no-combat = { $player } już nie jest w walce.
# $player (text) imię
result-turn = Teraz gra { $player }.
result-events = Zaczyna się faza wydarzeń.
result-encounter = Pierwsze spotkanie: każdy zostawia jeden cel.

## Odnośniki arkusza postaci

happens-chances = Szansa na przeżycie

## Atak metażercy

attack-title = Atak metażercy
wound-title = Rana
wound-light = Powierzchowna rana
wound-serious = Głęboka rana
wound-which = Jaka rana
wound-confirm = Przyjmij ranę
attack-which = Który metażerca atakuje?
attack-surprise = Z kolonii: atak z zaskoczenia
attack-surprise-note = Na planszy nie ma metażercy: przychodzi z kolonii i zaraz znika.
attack-on-board = Z planszy
attack-unlisted = Spoza listy
attack-nowhere = Bez pomieszczenia
attack-confirm = Rozpatrz atak

## Skaner

scan-title = Skanowanie kart
scan-intro = Przez kartę „Odpoczynek”, w Kantynie albo w Prysznicach.
scan-any = Co pokazuje skaner?
scan-removed = Karty, które odchodzą z talii
scan-infected-count = Zarażone karty
scan-infected-note = Każda to znacznik mutacji; bez karty mutacji pierwsza to ta karta.
# $count (number) karty skażenia
scan-removed-note =
    { $count ->
        [0] nie ma kart skażenia
        [one] z { $count } karty skażenia
        [few] z { $count } kart skażenia
        [many] z { $count } kart skażenia
       *[other] z { $count } karty skażenia
    }
scan-first-result = Najpierw zeskanuj
scan-confirm = Zastosuj wynik

## Akcja mutacji

mutate-scanned = Co pokazuje skan karty z ręki?
mutate-infected = Odłóż zeskanowaną kartę na swój stos kart odrzuconych.
mutate-clean = Usuń zeskanowaną kartę i połóż nową kartę skażenia na swoim stosie kart odrzuconych.
# $result (text) ZARAŻENIE albo BRAK ZARAŻENIA
mutate-effect = Wykonaj efekt swojej karty mutacji: { $result }.
mutate-name = Nazwa karty, jeśli chcesz
mutate-name-note = Przy pierwszym użyciu kartę widzą wszyscy.
mutate-name-own = Przy pierwszym użyciu kartę widzą wszyscy. Puste pole: nazwa zapisana wcześniej.
mutate-confirm = Wykonaj akcję

## Znaczniki mutacji i karta mutacji

marker-title = Znacznik mutacji
marker-note = Znacznik leży tam, gdzie w grze podstawowej larwa.
marker-card-note = Kto nie ma karty mutacji, dostaje ją zamiast znacznika.
marker-death-note = To już czwarty.
marker-confirm = Dołóż znacznik
marker-card = Weź kartę zamiast znacznika
marker-death = Czwarty znacznik: postać ginie
lose-title = Utrata karty
lose-note = W Komorze dekontaminacyjnej albo za pomocą Antidotum.
lose-confirm = Oddaj kartę mutacji
take-title = Dobierz kartę mutacji
take-name = Jej nazwa, jeśli chcesz
# $player (text) imię
take-name-note = Do pierwszego użycia widzi ją tylko { $player }.
take-confirm = Karta dobrana

## Co się dzieje z postacią

fate-title = Kapsuła, hibernacja, śmierć
fate-sheet = Los postaci
fate-now-aboard = Teraz na pokładzie.
fate-now-hibernated = Teraz w hibernacji.
fate-now-escaped = Teraz poza statkiem.
fate-now-dead = Nie żyje.
# $pod (number) która
fate-enter-pod = Wsiada do kapsuły { $pod }
fate-leave = Wysiada z kapsuły
fate-hibernated = Hibernuje się
fate-hibernated-note = Dopiero od niebieskich pól toru czasu.
# $pod (number) która
fate-escaped-pod = Odlatuje kapsułą { $pod }
fate-escaped = Opuszcza statek
fate-dead = Ginie
fate-aboard = Jednak jest na pokładzie
fate-choose = Wybierz, co się dzieje

## Adaptacje

adaptations-title = Adaptacje
adaptations-note = Każdą kartę wpisuje się raz.
adaptations-of-shambler = Adaptacja powłóczącego
adaptations-of-fleshbeast = Adaptacja ścierwojada
adaptations-of-butcher = Adaptacja rzeźnika
adaptations-hidden = zakryta
adaptations-revealed = odkryta
adaptations-discarded = odrzucona
adaptations-reveal = Odkryj
adaptations-reveal-this = Odkryj tę kartę
adaptations-enter = Wpisz, co na niej jest
adaptations-correct = Popraw
adaptations-keep = Zapisz
adaptations-return = Cofnij odrzucenie
adaptations-analyse-corpse = Ciało zbadane: odrzuć
adaptations-analyse-carcass = Zwłoki zbadane: odrzuć
adaptations-analyse-egg = Jajo zbadane: odrzuć
adaptations-name = Nazwa karty
adaptations-effect = Co robi
adaptations-object = Obiekt do zbadania
adaptations-voracious = Żarłoczni
adaptations-voracious-effect = Intruzi w walce najpierw żerują, potem atakują.
adaptations-voracious-note = Żer uwzględnia to, póki karta jest odkryta.
adaptations-voracious-on = Żer to uwzględnia.

## Cele

stage-objectives = Pierwsze spotkanie
objectives-title = Cele
objectives-stage-note = Nikt nie mówi, który cel zostaje.
objectives-waits = jeszcze wybiera
objectives-chosen = cel wybrany
objectives-undecided = dwa na ręce
objectives-in-hand = wybrany na ręce
objectives-corporate = Cel korporacyjny
objectives-personal = Cel osobisty
# $name (text) celu
objectives-corporate-named = Korporacyjny: { $name }
objectives-personal-named = Osobisty: { $name }
# $player (text) imię
objectives-choose = Wybiera { $player }
objectives-choose-own = Wybierz cel
objectives-all-chosen = Wszyscy wybrali z ręki
objectives-choose-note = Zachowaj jeden z dwóch; drugiego wyboru nie będzie. Przytrzymaj kartę, żeby ją zobaczyć.
objectives-choose-away = Telefon śpi, a cele zna tylko on. { $player } wybiera z kart w ręce; tu wystarczy powiedzieć, że wybór zapadł.
objectives-pass-device = Urządzenie trzyma teraz { $player }. Przytrzymaj kartę, żeby ją zobaczyć; kolejność jest losowa.
# $player (text) imię, $card (number) pierwsza albo druga
objectives-card-of = { $player }, karta { $card }
# $card (number) pierwsza albo druga
objectives-keep-card = Zachowaj kartę { $card }
objectives-keep-title = Jeden zostaje
objectives-hand = Wybór tylko na kartach
objectives-hand-note = aplikacja nie wie który
objectives-enter = Wpisz nazwy
# $player (text) imię
objectives-enter-note = Teraz patrzy tylko { $player }. Potem nazw nie zobaczy nikt inny.
objectives-save = Zapisz obie
objectives-save-one = Zapisz
objectives-means-extreme-field-biology = Co najmniej dwie adaptacje są odrzucone.
objectives-means-great-hunt = Sygnał jest wysłany, a rzeźnik nie żyje.
objectives-means-ab-ovo = Odrzucona jest adaptacja, do której bada się jajo.
objectives-means-necroscopy = Sygnał jest wysłany i odrzucona jest adaptacja, do której bada się zwłoki intruza.
objectives-noted-yes = Według zapisów: zrealizowany.
objectives-noted-no = Według zapisów: niezrealizowany.
