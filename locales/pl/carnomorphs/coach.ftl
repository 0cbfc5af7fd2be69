### Pierwsza runda z podpowiedziami: co teraz, jednym zdaniem.

coach-setup = Rozłóżcie planszę: podzielcie się krokami i odhaczajcie je.
coach-begin-play = Wszystko gotowe. Zaczynajcie.
coach-objective = { $player }: zachowaj jeden z dwóch celów, drugi odłóż bez pokazywania.
coach-token = Rozpatrzcie dobrany żeton.
coach-noise = W kolejności rozgrywania rzuca na szmery każdy, kto nie walczy.
coach-turn = { $player }: wykonaj dwie akcje albo spasuj, potem oddaj turę.
coach-time = Zaczyna się faza wydarzeń: przesuńcie znacznik czasu.
coach-feed = Tu intruzi żerują: rozpatrzcie żer w tym pomieszczeniu.
coach-end-feeding = Intruzi w walce atakują, pozostali żerują tam, gdzie jest pokarm.
coach-fire = Każdy intruz w płonącym pomieszczeniu otrzymuje obrażenie.
coach-card = Dobierzcie i rozpatrzcie kartę wydarzenia.
coach-draw = Dobierzcie żeton z kolonii intruzów.
coach-begin-check = Na pokładzie nie ma już nikogo: czas na sprawdzanie skażenia.
coach-scan = { $player }: zeskanuj wszystkie swoje karty skażenia, chyba że masz kartę mutacji.
coach-four = { $player }: potasuj wszystkie karty i dobierz cztery.
coach-answer = { $player }: pokaż swój cel. Zrealizowany?
