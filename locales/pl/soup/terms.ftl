### Słowa stołu, wspólne dla wszystkich ekranów.

## Nazwy takie same w każdym języku

name = Primordial Soup

## Kierunki kompasu

direction-west = zachód
direction-north = północ
direction-east = wschód
direction-south = południe
direction-stay = bez dryfu

## Rzeczy

term-points = Punkty biologiczne
term-amoebas = Ameby
term-amoebas-on-board = Ameby na planszy
term-genes = Karty genów
term-place = Miejsce na drabinie
term-ladder = Drabina ewolucji
term-ozone = Warstwa ozonowa
term-wounds = Obrażenia
gene-advanced = gen wyższy
# $points (number) punkty mutacji karty; Ochrona radiacyjna ma mniej niż zero
gene-mutation =
    { $points ->
        [0] bez punktów mutacji
        [one] { $points } punkt mutacji
        [few] { $points } punkty mutacji
        [many] { $points } punktów mutacji
       *[other] { $points } punktu mutacji
    }
# $number (number) numer na amebie
amoeba-number = Ameba { $number }
amoeba-of = { $player }, ameba { $number }

## Rzeczy policzone

count-biological-points =
    { $count ->
        [0] bez punktów biologicznych
        [one] { $count } punkt biologiczny
        [few] { $count } punkty biologiczne
        [many] { $count } punktów biologicznych
       *[other] { $count } punktu biologicznego
    }
count-amoebas =
    { $count ->
        [0] bez ameb
        [one] { $count } ameba
        [few] { $count } ameby
        [many] { $count } ameb
       *[other] { $count } ameby
    }
count-genes =
    { $count ->
        [0] bez kart genów
        [one] { $count } karta genu
        [few] { $count } karty genów
        [many] { $count } kart genów
       *[other] { $count } karty genu
    }
count-mutation-points =
    { $count ->
        [0] bez punktów mutacji
        [one] { $count } punkt mutacji
        [few] { $count } punkty mutacji
        [many] { $count } punktów mutacji
       *[other] { $count } punktu mutacji
    }
count-wounds =
    { $count ->
        [0] bez obrażeń
        [one] { $count } obrażenie
        [few] { $count } obrażenia
        [many] { $count } obrażeń
       *[other] { $count } obrażenia
    }
count-cards-left =
    { $count ->
        [0] nie ma już kart środowiska
        [one] została { $count } karta środowiska
        [few] zostały { $count } karty środowiska
        [many] zostało { $count } kart środowiska
       *[other] zostało { $count } karty środowiska
    }

## Wspólne zdania, w których mowa o rundzie

# $round (number), $rounds (number)
home-round = Runda { $round } z { $rounds }
# $round (number), $rounds (number), $when (text) dzień
home-also = runda { $round } z { $rounds } · { $when }
# $round (number)
journal-round = Runda { $round }
watch-last-round = Ostatnia runda
coach-begin = Prowadź nas przez pierwszą rundę
# $count (number)
count-rounds =
    { $count ->
        [one] { $count } runda
        [few] { $count } rundy
        [many] { $count } rund
       *[other] { $count } rundy
    }

## Karta otwartej gry na ekranie głównym

# $phase (text) faza gry, w której nie czeka się na jedną osobę
home-phase =
    { $phase ->
        [movement] { stage-movement }
        [environment] { stage-environment }
        [genes] { stage-genes }
        [division] { stage-division }
        [deaths] { stage-deaths }
        [scoring] { stage-scoring }
       *[setup] { stage-setup }
    }
