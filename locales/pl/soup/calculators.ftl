### Kalkulatory: nadchodzący ozon, zapłata, ruch i walki.

calc-ozone = Ozon
calc-payment = Zapłata
calc-chances = Szanse


# $direction (string) dokąd wszystko dryfuje; $ozone (number) warstwa ozonowa
calc-ozone-card =
    { $direction ->
        [west] Ozon { $ozone }, dryf na zachód
        [north] Ozon { $ozone }, dryf na północ
        [east] Ozon { $ozone }, dryf na wschód
        [south] Ozon { $ozone }, dryf na południe
       *[stay] Ozon { $ozone }, bez dryfu
    }
calc-ozone-no-cards = Wszystkie karty już odkryte: nic więcej nie trzeba płacić.
calc-ozone-next = Następna karta
# $count (number) dług
calc-ozone-owes = Dług: { $count }
calc-ozone-owes-nothing = Bez długu
calc-ozone-average = Średnio
calc-ozone-to-the-end = Do ostatniej karty
calc-ozone-supposed = Jeśli nikt nie odrzuci genu, a gra potrwa tak długo jak karty.
calc-ozone-more = Jeszcze jeden gen
calc-ozone-more-note = do ostatniej karty, licząc od następnej
# $count (number) o ile zmienią się długi; $sign (string) more, less albo same
calc-ozone-dearer =
    { $sign ->
        [same] bez zmian
        [less] o { $count } mniej
       *[more] o { $count } więcej
    }

calc-payment-impossible = Punkty i geny razem nie wystarczą.

calc-chances-movement = Ruch własny
calc-chances-fight = Atak przeciw Obronie
