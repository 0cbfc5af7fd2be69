### Pierwsza runda z podpowiedziami: co teraz, jednym zdaniem.

coach-setup = Podzielcie się pracą, będzie szybciej.
coach-begin-play = Wszystko gotowe na planszy.
coach-objective = { $player }: jedną kartę zachowaj, drugą odłóż zakrytą.
coach-token = Najpierw figurki, potem aplikacja.
coach-noise = Walczące postacie je pomijają.
coach-turn = { $player }: dwie akcje albo pas.
coach-time = Zaczyna się faza wydarzeń.
coach-feed = W tym pomieszczeniu intruzi są głodni.
coach-end-feeding = Intruzi w walce uderzają, pozostali jedzą.
coach-fire = Każdy dobiera kartę ataku i może zginąć.
coach-card = Odkryjcie ją, przeczytajcie na głos i wykonajcie.
coach-draw = Od tego zależy rozwój intruzów.
coach-begin-check = Na pokładzie nie ma już nikogo.
coach-scan = { $player }: bez karty mutacji zeskanuj karty skażenia.
coach-four = { $player }: potasuj wszystko i dobierz cztery karty.
coach-answer = { $player }: pokaż swój cel.
