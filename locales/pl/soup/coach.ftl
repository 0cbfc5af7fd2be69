### Pierwsza runda z podpowiedziami: co teraz, jednym zdaniem.

coach-roll-order = Po dwie kości: pierwsza wybiera najwyższa suma.
coach-choose-space = { $player }: kto stoi ostatni, rusza pierwszy.
coach-opening-card = Wskaże, dokąd wszystko dryfuje.
coach-begin-play = Postawcie najpierw po dwie ameby.
coach-direction = { $player }: powiedz, dokąd płynie ameba.
coach-answer = { $player }: broń się, uciekaj albo się poddaj.
coach-fight-dice = Po jednej kości: wygrywa wyższa.
coach-escape-dice = Kość wskaże kierunek.
coach-escape-result = { $player }: czy ameba jest gdzie indziej?
coach-close-fight = Najpierw na planszy, potem tutaj.
coach-amoeba = { $player }: inny kierunek kosztuje punkty.
coach-turn = { $player }: rusz i nakarm wszystkie ameby.
coach-turn-full = { $player }: wszystkie ameby już gotowe.
coach-card = Nowy dryf, nowy ozon.
coach-settle = { $player }: zapłać albo odrzuć geny.
coach-end-environment = Teraz ozon nikomu nie szkodzi.
coach-genes = { $player }: kup, na co cię stać.
coach-moves = Zaczyna ostatni na drabinie.
coach-births = Każdy dostaje punkty na nowe ameby.
coach-division = { $player }: młode stają obok swoich.
coach-bury = Dwa obrażenia to zwykle za dużo.
coach-end-deaths = Plansza w porządku?
coach-score = Kroki i skoki liczy aplikacja.
coach-next-round = Wszyscy znów ruszają i karmią.
coach-last-round = To była ostatnia runda.
