# `companion host`: telefony z lokalnej sieci przy jednym stole.

cli-host = Wpuść telefony z lokalnej sieci do stołu, aż naciśniesz Ctrl+C; kod QR pojawia się tutaj.
cli-host-short = Wpuść telefony do stołu.
cli-option-host-port = Port dla telefonów; domyślnie 8450 albo następny wolny.
cli-option-host-game = Gra otwierana dla telefonów; domyślnie ostatnia nieskończona.
cli-host-join = Telefony skanują kod albo otwierają { $address } i wpisują { $code }, albo wchodzą na { $url }
cli-host-also = Gdyby ten adres nie działał: { $url }
cli-host-no-game = Żadna gra nie jest otwarta: zacznij grę i wybierz „Zaproś telefony” w jej menu. Telefony znajdą ją pod { $url }
cli-host-key = Żeby prowadzić stół z innego swojego urządzenia, otwórz na nim: { $url }
cli-host-no-network = Nie można wpuścić telefonów: nie da się nasłuchiwać na tym porcie; wybierz inny opcją --port.
cli-host-no-address = Ten komputer nie jest w żadnej sieci, do której dotrą telefony. Połącz go z Wi-Fi albo włącz na nim hotspot, a potem uruchom to polecenie jeszcze raz lub wybierz „Zaproś telefony” w menu gry.
