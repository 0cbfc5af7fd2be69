### Przykładowy wieczór: co aplikacja zrobiła za graczy, w najwyżej sześciu słowach.

sample-did-market = Tylko geny, na które stać
sample-did-ladder = Drabina policzona, z przeskokami
sample-did-ozone = Nowa karta: ozon sprawdzony
sample-did-trade = Stary gen oddany, cena policzona
sample-did-order = Kolejność sama wynika z drabiny
sample-did-points = Każdy ma dziesięć punktów więcej
sample-did-births = Nowe ameby opłacone i policzone
sample-did-deaths = Wiadomo, które ameby giną
sample-did-scoring = Punktacja we właściwej kolejności
sample-did-debt = Wiadomo, kto ma dług
sample-did-paid = Dług spłacony co do punktu
sample-did-end = Każde miejsce wyjaśnione na koniec
