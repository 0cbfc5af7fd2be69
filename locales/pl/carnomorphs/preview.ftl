### What will change, said before it is done.

result-title = Co się zmieni
# $what (text) nazwa liczby, $before (number), $after (number)
result-number = { $what }: z { $before } na { $after }
# $what (text) nazwa liczby, $delta (text) ze znakiem
note-number = { $what } { $delta }
note-card-taken = dwie karty mutacji, jedną zachować
# $what (text) figures that were placed, $rooms (text) where
note-where = { $what }: { $rooms }
# $what (text) what lies or stands there, $room (text) its name
note-at = { $what } ({ $room })
# $food (text) what a single intruder ate
note-ate = zjedzone: { $food }
# $figures (text) how many of each kind
note-became = teraz: { $figures }
# $count (number) Adaptations
note-reveals =
    { $count ->
        [one] odkryjcie adaptację
        [few] odkryjcie { $count } adaptacje
        [many] odkryjcie { $count } adaptacji
       *[other] odkryjcie { $count } adaptacji
    }
note-attack-card = dobierzcie kartę ataku i wykonajcie ją
result-hand = Karty na ręce
result-card-taken = Dobierz dwie karty mutacji, jedną zachowaj zakrytą, drugą wtasuj z powrotem.
result-card-shown = Od teraz kartę mutacji widzą wszyscy.
result-card-lost = Karta mutacji wraca do talii. Znaczniki mutacji zostają.
result-token = Żeton powłóczącego trafia do kolonii intruzów.
result-token-if-any = Żeton powłóczącego trafia do kolonii intruzów, jeśli jakiś leży obok.
result-figure-gone = Figurka metażercy znika z planszy.
result-shambler = W pomieszczeniu pojawia się powłóczący.
result-corpse-red = W pomieszczeniu zostaje czerwone ciało członka załogi.
result-corpse-blue = W pomieszczeniu zostaje niebieskie ciało członka załogi.
# $player (text) imię
result-aboard = { $player } jest na pokładzie.
result-hibernated = { $player } się hibernuje.
result-escaped = { $player } opuszcza statek.
result-dead = { $player } ginie.
# $pod (number) która
result-pod = W kapsule { $pod }.
result-pod-left = Poza kapsułą.
result-pod-launched = Kapsuła { $pod } odlatuje ze wszystkimi w środku.
# $pods (text) their numbers; $which (text) single or several
result-pods-unlocked =
    { $which ->
        [single] Kapsuła { $pods } jest otwarta
       *[several] Kapsuły { $pods } są otwarte
    }
# $player (text) imię
result-combat = { $player } jest teraz w walce.
# $player (text) imię
result-no-combat = { $player } już nie jest w walce.
# $player (text) imię
result-turn = Teraz gra { $player }.
result-events = Zaczyna się faza wydarzeń.
result-encounter = Pierwsze spotkanie: każdy zachowuje jeden cel.
