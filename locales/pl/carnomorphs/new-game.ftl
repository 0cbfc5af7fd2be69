### Nowa gra: kto kim gra, ile zapisuje aplikacja, zasady stołu.

new-character = Postać
new-character-note = wybór podczas przygotowania
new-character-later = jeszcze bez postaci
# $seat (number) które miejsce, $name (text) imię, $character (text) postać
new-chair = Miejsce { $seat }: { $name }, { $character }
new-detail-quick-note = Najmniej dotknięć.
new-detail-full-note = Dotknięcie przy każdym ruchu figurki.
new-keeps-bag = Kolonia intruzów
new-keeps-tracks = Tory
new-keeps-events = Faza wydarzeń
new-keeps-feeding = Żer
new-keeps-check = Sprawdzanie skażenia
new-keeps-intruders = Intruzi
new-keeps-rooms = Pomieszczenia
new-keeps-wounds = Rany
new-keeps-secrets = Sekrety

## Zasady stołu

rule-group-bag = { term-bag }
rule-group-tracks = Tory i tury
rule-group-objectives = { objectives-title }
rule-group-feeding = { term-feeding }
rule-group-intruders = Adaptacje i mutacje
rule-group-check = { term-last-check }
rule-bag-counts = Zawartość kolonii widzą wszyscy
rule-time-track = Pola toru czasu
rule-self-destruct-track = Pola toru samozniszczenia
rule-self-destruct-yellow = Ile pól przed końcem samozniszczenia zaczynają się żółte
rule-hibernation-opens = Ile pól przed końcem czasu zaczynają się niebieskie (hibernacja)
rule-first-player-moves = Znacznik pierwszego gracza wędruje co rundę
rule-hand-size = Karty na ręce, do których dobiera się w nowej rundzie
rule-objectives = Cele
rule-objectives-own = każdy własne
rule-objectives-shared = solo, kooperacja
rule-nest-food = Czym żywią się najpierw w gnieździe
rule-nest-food-egg = jajem
rule-nest-food-corpse = czerwonym ciałem
rule-nest-in-combat = W gnieździe jajem żywi się też intruz w walce
rule-carried-food = Żarłoczni żywią się tym, co niosą postacie
rule-reveal = Kiedy odkrywa się adaptację
rule-reveal-leaving = zawsze, gdy figurka schodzi z karty
rule-reveal-encounter = tylko przy pierwszym spotkaniu
rule-mutant-corpse = Ciało po czwartym znaczniku
rule-mutant-corpse-red = czerwone
rule-mutant-corpse-blue = niebieskie
rule-infected-check = Kto dobiera cztery karty przy sprawdzaniu skażenia
rule-infected-check-everybody = wszyscy
rule-infected-check-holders = z kartą mutacji
rule-marker-as-card = Przy sprawdzaniu skażenia zamiast pierwszego znacznika jest karta mutacji
rule-infected-leaves = Zeskanowana zarażona karta też opuszcza talię
