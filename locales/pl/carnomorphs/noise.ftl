### Kość szmerów z gry podstawowej, rzucana przez aplikację.

noise-title = Rzut na szmery
noise-roll = Rzuć
# $player (text) kto rzuca
noise-roll-of = { $player }: rzuć na szmery
# $face (text) numer korytarza, danger albo silence; $brings (text) skutek
noise-result =
    { $face ->
        [danger] Niebezpieczeństwo: { $brings }.
        [silence] Cisza: { $brings }.
       *[other] { $face }: { $brings }.
    }
# $face (text) numer korytarza, danger albo silence
noise-brings =
    { $face ->
        [danger] intruzi z sąsiednich pomieszczeń, którzy z nikim nie walczą, wchodzą; jeśli ich nie ma, szmer w każdym korytarzu bez szmeru
        [silence] nic się nie dzieje
       *[other] szmer w korytarzu { $face }; jeśli już tam leży, spotkanie
    }

## Wpisy w dzienniku

# $face (text) numer korytarza, danger albo silence
label-roll-noise =
    { $face ->
        [danger] { $player }, szmery: niebezpieczeństwo
        [silence] { $player }, szmery: cisza
       *[other] { $player }, szmery: { $face }
    }

## Odmowy

noise-unknown = Wskażcie wynik na kości szmerów.
