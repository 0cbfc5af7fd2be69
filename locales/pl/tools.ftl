### Narzędzia każdego stołu: klepsydra.

timer-title = Klepsydra
timer-seconds = Sekundy
# $time (text) ile czasu zostało, jak na zegarze albo słowami
timer-left = Zostało: { $time }
timer-start = Odwróć
timer-stop = Zatrzymaj
timer-up = Czas minął.
timer-rings = Zadzwoni i zawibruje na tym urządzeniu, także przy wyłączonych dźwiękach.
timer-buzzes = Zawibruje na tym urządzeniu i pokaże wiadomość.
