### Słowa zapisu punktów, które są na każdym ekranie.

name = Zapis punktów

## Wspólne zdania, które nazywają rundę

# $round (number) runda albo ile nazwanych wierszy jest pełnych, $rounds (number) z ilu wierszy; 0, gdy liczy się rundami
home-round =
    { $rounds ->
        [0] Runda { $round }
        [one] Wiersze: { $round } z { $rounds }
        [few] Wiersze: { $round } z { $rounds }
        [many] Wiersze: { $round } z { $rounds }
       *[other] Wiersze: { $round } z { $rounds }
    }
# $round (number) runda albo ile nazwanych wierszy jest pełnych, $rounds (number) z ilu wierszy; 0, gdy liczy się rundami, $when (text) dzień
home-also =
    { $rounds ->
        [0] runda { $round }
        [one] wiersze: { $round } z { $rounds }
        [few] wiersze: { $round } z { $rounds }
        [many] wiersze: { $round } z { $rounds }
       *[other] wiersze: { $round } z { $rounds }
    } · { $when }

## Karta otwartej gry na ekranie głównym

# $phase (text) faza gry, w której nie czeka się na jedną osobę
home-phase =
    { $phase ->
        [complete] Wszystkie punkty wpisane
       *[writing] { band-writes }
    }
# $player (text) imię
table-turn-of = Następne punkty: { $player }
