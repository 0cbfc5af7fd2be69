### Przykładowy wieczór: co aplikacja zrobiła za graczy, w najwyżej sześciu słowach.

sample-did-token = Żeton na spotkanie dobrany
sample-did-bag = Kolonia pamięta, co z niej ubyło
sample-did-attack = Skutki ataku opisane słowami
sample-did-turn = Zawsze wiadomo, czyja tura
sample-did-time = Wszyscy spasowali, czas biegnie dalej
sample-did-feeding = Kto żeruje, w dobrej kolejności
sample-did-next = Następny żeton dobrany za was
sample-did-effect = Od razu wiadomo, co przynosi
sample-did-pods = Wiadomo, które kapsuły są otwarte
sample-did-check = Sprawdzanie skażenia zaczyna się w porę
sample-did-infected = Wiadomo, kto jest zainfekowany
sample-did-end = Kto przeżył i kto wygrał
