### Ustawienia: każde działa od razu.

# $language (text) the language's own name, $share (text) per cent of it that are translated
settings-language-draft = { $language } (gotowe: { $share })
settings-look = Wygląd
settings-theme = Motyw
settings-theme-system = Jak system
settings-theme-night = Ciemny
settings-theme-agar = Jasny
settings-scale = Wielkość tekstu
# $percent (number) 100 do 200
settings-percent = { $percent }%
settings-contrast = Wysoki kontrast
settings-less-motion = Mniej ruchu
settings-table = Przy stole
settings-dice = Kości
settings-dice-app = Rzuca aplikacja
settings-dice-hand = Własne kości
settings-advice = Podpowiedzi
settings-advice-note = W oknie przerzutów: czy przerzut jest wart swojej ceny
settings-device = Urządzenie
settings-place = Gdzie gracie
settings-place-note = Trafia do BG Stats z każdym wpisem i na udostępniany obrazek. Może zostać puste.
settings-awake = Nie wygaszaj ekranu
settings-awake-note = Gdy otwarta jest gra
settings-awake-refused = Ta przeglądarka pozwala, by na takiej stronie ekran zgasł. Na czas gry ustaw w telefonie dłuższy czas do wygaszenia ekranu.
settings-haptics = Wibracje
settings-haptics-note = Tam, gdzie urządzenie je ma
settings-sound = Dźwięki
settings-sound-note = Rzut, dawka, odpadnięcie gracza, koniec gry
settings-notices = Powiadomienia
settings-notices-note = Gdy zaczyna się własna tura, a strona jest w tle; tam, gdzie przeglądarka je pokazuje
settings-about = O aplikacji
settings-folder = Folder z grami
# $version (text) numer wersji
settings-version = Petri { $version }
