### Gra pokazowa krok po kroku: według numeru kroku.

sample-did-1 = Zero dla Zoi
sample-did-2 = Druga runda pełna, prowadzi Zoja
sample-did-3 = Szesnaście: suma rośnie od razu
sample-did-4 = Razem dziewiętnaście: prowadzi Ada
sample-did-5 = Trzecia runda pełna, rozdaje Ada
sample-did-6 = Ada rozdaje i wpisuje pierwsza
sample-did-7 = Leon nie bierze nic
sample-did-8 = Czwarta runda pełna, prowadzi Ada
sample-did-9 = Leon i Zoja mają tyle samo
sample-did-10 = Zoja przekracza pięćdziesiąt
sample-did-11 = Cel osiągnięty: można skończyć
sample-did-12 = Najmniej punktów: wygrywa Ada
