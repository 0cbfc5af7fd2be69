### Ustawienia: każde działa od razu.

settings-language = Język
settings-look = Wygląd
settings-theme = Motyw
settings-theme-system = Jak system
settings-theme-night = Noc
settings-theme-agar = Agar
settings-scale = Wielkość tekstu
# $percent (number) 100 do 200
settings-percent = { $percent }%
settings-contrast = Wysoki kontrast
settings-less-motion = Mniej ruchu
settings-table = Przy stole
settings-dice = Kości
settings-dice-app = Rzuca aplikacja
settings-dice-hand = Rzucamy sami
settings-advice = Podpowiedzi
settings-advice-note = W oknie przerzutów: czy przerzut wart jest punktu losu
settings-device = Urządzenie
settings-awake = Nie wygaszaj ekranu
settings-awake-note = gdy otwarta jest gra
settings-haptics = Wibracje
settings-haptics-note = tam, gdzie urządzenie je ma
settings-sound = Dźwięki
settings-about = O aplikacji
settings-folder = Folder z grami
# $version (text) numer wersji
settings-version = Petri { $version }
