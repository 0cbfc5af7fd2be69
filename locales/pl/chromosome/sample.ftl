### Przykładowy wieczór: co aplikacja zrobiła za graczy, w najwyżej sześciu słowach.

sample-did-odds = Dokładne szanse przed przerzutem
sample-did-reroll = Punkt losu zapłacony, jeden przerzut
sample-did-fresh = Nowa kość, nowe szanse
sample-did-sum = Kości, geny i los zsumowane
sample-did-loss = Żeton przegranego zdjęty
sample-did-areas = Obszary po kolei, od najsilniejszego
sample-did-tests = Wiadomo, kto zdaje test
sample-did-advice = Podpowiedź, czy przerzut się opłaca
sample-did-dose = Dawka dopisana do napromieniowania
sample-did-all = Nikt nie pominięty w teście
sample-did-kept = Każda walka zapisana, każdą można cofnąć
sample-did-score = Każdy punkt wyjaśniony na koniec
