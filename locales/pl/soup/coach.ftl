### Pierwsza runda z podpowiedziami: co teraz, jednym zdaniem.

coach-roll-order = Każdy rzuca dwiema kośćmi: najwyższa suma pierwsza wybiera pole drabiny.
coach-choose-space = { $player }: wybierz pole drabiny.
coach-opening-card = Odkryjcie pierwszą kartę: mówi, dokąd wszystko dryfuje.
coach-begin-play = Postawcie po dwie pierwsze ameby i zaczynajcie.
coach-direction = { $player }: powiedz, dokąd płynie ameba.
coach-answer = { $player }: twoja ameba jest atakowana. Broń się, uciekaj albo się poddaj.
coach-fight-dice = Po jednej kości: wygrywa wyższa.
coach-escape-dice = Rzućcie kością na ucieczkę.
coach-escape-result = { $player }: czy ameba jest już na innym polu?
coach-close-fight = Rozpatrzcie wynik ataku.
coach-amoeba = { $player }: rusz następną amebę, potem niech zje.
coach-turn = { $player }: rusz i nakarm na planszy wszystkie swoje ameby, a tu zapłać za ruchy własne.
coach-turn-full = { $player }: wszystkie twoje ameby zjadły albo głodują, oddaj turę.
coach-card = Odkryjcie następną kartę środowiska: nowy dryf, nowy ozon.
coach-settle = { $player }: masz więcej punktów mutacji niż pozwala ozon. Zapłać albo odrzuć geny.
coach-end-environment = Nikt nie ma długu. Czas na nowe geny.
coach-genes = { $player }: kup, co chcesz i na co cię stać, potem oddaj turę.
coach-moves = Ruszcie i nakarmcie na planszy wszystkie ameby, zaczyna ostatni na drabinie; tu płaci się za ruchy własne.
coach-births = Każdy ma 10 punktów więcej: kupujcie nowe ameby, zaczyna pierwszy na drabinie.
coach-division = { $player }: masz 10 punktów więcej, kupuj nowe ameby obok swoich.
coach-bury = Ameby ze zbyt wieloma obrażeniami giną.
coach-end-deaths = Plansza w porządku? Czas na punktację.
coach-score = Przesuńcie znaczniki: kroki i przeskoki liczy aplikacja.
coach-next-round = Koniec rundy. Następna.
coach-last-round = To była ostatnia runda: zakończcie grę.
