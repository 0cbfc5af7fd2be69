### Objectives.

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
objectives-choose-away = Telefon śpi, a cele zna tylko on. { $player } wybiera z kart na ręce; tu wystarczy powiedzieć, że wybór zapadł.
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

## Labels of the journal

label-note-encounter = Pierwsze spotkanie
label-name-objectives = { $player }: cele zapisane
label-choose-objective = { $player } ma wybrany cel
# $players (text) lista imion
label-choose-in-hand = Cele wybrane z ręki: { $players }

## Refusals

encounter-noted = Pierwsze spotkanie jest już zapisane. Wybierzcie cele.
no-encounter-yet = Cele wybiera się przy pierwszym spotkaniu, a żadnego intruza jeszcze nie było. Najpierw zapiszcie to spotkanie.
objective-chosen = { $player }: cel jest już wybrany. Pomyłkę można cofnąć.
