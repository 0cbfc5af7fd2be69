### Pierwsza runda z podpowiedziami: co teraz, jednym zdaniem.

coach-setup = Podzielcie się krokami i odhaczajcie je.
coach-begin-play = Wszystko gotowe na planszy.
coach-objective = { $player }: zachowaj jeden cel, drugi odłóż zakryty.
coach-token = Rozpatrzcie dobrany żeton.
coach-noise = Na szmery rzuca każdy, kto nie walczy.
coach-turn = { $player }: dwie akcje albo pas.
coach-time = Zaczyna się faza wydarzeń.
coach-feed = W tym pomieszczeniu intruzi żerują.
coach-end-feeding = W walce intruzi atakują, gdzie indziej żerują.
coach-fire = Intruzi w płonących pomieszczeniach otrzymują obrażenie.
coach-card = Rozpatrzcie kartę wydarzenia.
coach-draw = Dobierzcie żeton z kolonii intruzów.
coach-begin-check = Na pokładzie nie ma już nikogo.
coach-scan = { $player }: bez karty mutacji zeskanuj karty skażenia.
coach-four = { $player }: potasuj wszystko i dobierz cztery karty.
coach-answer = { $player }: pokaż swój cel.
