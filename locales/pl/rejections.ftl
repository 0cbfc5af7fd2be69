### Dlaczego stół mówi „nie”. Każdy klucz to kod odmowy.

nothing-to-redo = Nie ma czego ponowić. Grajcie dalej.
undo-others-first = To, co miało być cofnięte, właśnie się zmieniło na innym urządzeniu; najpierw spójrz jeszcze raz.
redo-others-first = To, co miało wrócić, właśnie się zmieniło na innym urządzeniu; najpierw spójrz jeszcze raz.
nothing-to-undo = Nie ma czego cofnąć. Grajcie dalej.
unsound = Po tym nie dałoby się już otworzyć gry, więc nic się nie zmieniło. Zróbcie to inaczej.
already-started = Ta gra już trwa. Grajcie dalej.
not-in-game = Nie trwa żadna gra. Zacznijcie nową.
no-such-seat = Na miejscu { $seat } nikt nie siedzi. Wybierzcie inne.
same-colour = Dwie osoby mają ten sam kolor. Zmieńcie jeden.
same-name = Dwie osoby mają to samo imię. Zmieńcie jedno.
