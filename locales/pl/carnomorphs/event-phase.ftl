### The event phase, step by step.

stage-events = Faza wydarzeń
stage-encounter = { term-encounter }

## Pięć kroków

# $number (number) który krok, $steps (number) ile ich jest, $title (text) nazwa
events-step = Krok { $number } z { $steps }: { $title }
# $first and $last (number) the two steps on one page, $steps (number) how many there are, $title (text) their name
events-steps = Kroki { $first } i { $last } z { $steps }: { $title }
events-time = Tor czasu
events-feeding = Atak intruzów – żer
events-fire-card = Pożary i karta wydarzenia
events-card = Karta wydarzenia
events-card-what = Dobierzcie kartę wydarzenia i wykonajcie ją.
events-bag = Kolonia intruzów
events-by-hand = Na planszy

## Czas

# $count (number) spaces left
events-time-hands = Przesuńcie znacznik czasu o jedno pole: zostaje { $count }.
# $count (number) spaces left
events-self-destruct-hands = Przesuńcie też znacznik samozniszczenia: zostaje { $count }.
events-pods-hands = Żółte pole: wszystkie kapsuły się otwierają. Odwróćcie je.

## Atak i żer

events-injuries = Obrażenia
# $figures (text) figurki do wystawienia, według rodzaju
events-figures-left = Wolne figurki: { $figures }
events-room-empty = nic

## Pożary i karta wydarzenia

events-burning = Płonące pomieszczenia
events-fire-hands = 1 obrażenie każdemu intruzowi w płonącym pomieszczeniu, potem dla każdego z nich karta ataku: może zginąć.
events-fire-hands-full = Potem karta ataku dla każdego zranionego intruza: może zginąć.
# $before i $after (number) obrażenia
events-injuries-change = obrażenia: { $before }, potem { $after }
# $count (number) intruzi
events-burn =
    { $count ->
        [0] Ogień nikogo nie rani
        [one] Ogień rani { $count } intruza
        [few] Ogień rani { $count } intruzów
        [many] Ogień rani { $count } intruzów
       *[other] Ogień rani { $count } intruza
    }
events-check-deaths = Karta ataku: kto od tego ginie?
events-card-lives = żyje dalej
# $intruder (text) which, with its room; $number (number) on the attack card
events-card-number = { $intruder }: karta ataku { $number }
events-card-butcher = Rzeźnik nie wchodzi do korytarzy technicznych: zostaje na miejscu.
events-card-name = Nazwa karty (jeśli chcecie)
events-card-done = Karta wydarzenia rozegrana
events-fire-card-done = Pożary i karta rozegrane

## Kolonia intruzów

events-token-in-bag = Włóżcie żeton z powrotem do kolonii.
events-butcher-slimed = Ze śluzem, najmniej kart na ręce, potem kolejność rozgrywania.
events-butcher-uncounted = Policzcie karty na ręce postaci ze śluzem: najmniej kart, potem kolejność rozgrywania.
events-butcher-first = Nikt nie ma śluzu: pierwszy gracz.

## Labels of the journal

label-advance-time = Tor czasu: { $time }
label-end-feeding = Ataki i żer rozegrane
label-burn-rooms =
    { $count ->
        [0] Skutki pożarów rozegrane
        [one] Ogień rani { $count } intruza
        [few] Ogień rani { $count } intruzów
        [many] Ogień rani { $count } intruzów
       *[other] Ogień rani { $count } intruza
    }
label-note-event =
    { $text ->
        [none]
            { $fire ->
                [yes] Pożary i karta wydarzenia rozegrane
               *[no] Karta wydarzenia rozegrana
            }
       *[other] Wydarzenie: { $text }
    }
