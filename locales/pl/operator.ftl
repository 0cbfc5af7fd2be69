# Strona osoby, która prowadzi Petri dla innych: same liczby.

operator-title = Petri: strona operatora
operator-note = Same liczby: żadnych imion, żadnych kodów, nic z tego, w co się gra. Strona odświeża się co dziesięć sekund; tempo dotyczy ostatniej minuty.
operator-together = Wszystkie procesy razem
operator-processes = Procesy
operator-state = Stan
operator-serving = działa
operator-moving = przenosi telefony
operator-away = milczy
operator-since = Od (UTC)
operator-version = Wersja
operator-tables = Stoły w pamięci
operator-phones = Telefony
operator-taps = Dotknięcia na minutę
operator-games = Gry w bazie
operator-commands = Polecenia
operator-rejections = Odmowy
operator-sessions = Sesje
operator-reconnects = Powroty
operator-turned-away = Odprawione połączenia
operator-append = 95 ze 100 wpisów zapisano w ciągu
operator-milliseconds = { $ms } ms
