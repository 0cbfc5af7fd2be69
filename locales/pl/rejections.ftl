### Dlaczego stół mówi „nie”. Każdy klucz to kod odmowy.

nothing-to-redo = Nie ma czego ponowić.
undo-others-first = To, co miało być cofnięte, właśnie się zmieniło na innym urządzeniu; najpierw spójrz jeszcze raz.
redo-others-first = To, co miało wrócić, właśnie się zmieniło na innym urządzeniu; najpierw spójrz jeszcze raz.
nothing-to-undo = Nie ma czego cofnąć.
unsound = Po tym nie dałoby się już otworzyć gry, więc nic się nie zmieniło.
already-started = Ta gra już trwa.
not-in-game = Nie trwa żadna gra.
no-such-seat = Na miejscu { $seat } nikt nie siedzi.
same-colour = Dwie osoby mają ten sam kolor. Zmieńcie jeden.
same-name = Dwie osoby mają to samo imię. Zmieńcie jedno.
