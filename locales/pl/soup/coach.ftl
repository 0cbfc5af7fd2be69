### Pierwsza runda z podpowiedziami: co teraz, jednym zdaniem.

coach-roll-order = Po dwie kości: pierwsza wybiera najwyższa suma.
coach-choose-space = { $player }: wybierz pole drabiny.
coach-opening-card = Karta mówi, dokąd wszystko dryfuje.
coach-begin-play = Postawcie po dwie pierwsze ameby.
coach-direction = { $player }: powiedz, dokąd płynie ameba.
coach-answer = { $player }: broń się, uciekaj albo się poddaj.
coach-fight-dice = Po jednej kości: wygrywa wyższa.
coach-escape-dice = Rzućcie kością na ucieczkę.
coach-escape-result = { $player }: czy ameba jest gdzie indziej?
coach-close-fight = Rozpatrzcie wynik ataku.
coach-amoeba = { $player }: rusz następną amebę i nakarm.
coach-turn = { $player }: rusz i nakarm wszystkie ameby.
coach-turn-full = { $player }: wszystkie ameby już gotowe.
coach-card = Nowa karta: nowy dryf, nowy ozon.
coach-settle = { $player }: zapłać albo odrzuć geny.
coach-end-environment = Nikt nie ma długu.
coach-genes = { $player }: kup, na co cię stać.
coach-moves = Wszyscy ruszają i karmią, ostatni zaczyna.
coach-births = Każdy dostaje punkty na nowe ameby.
coach-division = { $player }: nowe ameby stają obok swoich.
coach-bury = Ameby ze zbyt wieloma obrażeniami giną.
coach-end-deaths = Plansza w porządku?
coach-score = Kroki i przeskoki liczy aplikacja.
coach-next-round = Koniec rundy.
coach-last-round = To była ostatnia runda.
