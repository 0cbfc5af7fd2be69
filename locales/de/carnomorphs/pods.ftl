### Escape pods.

pods-note = Wer in welcher Kapsel ist, trägst du beim Charakter ein.
# $pod (number) which, $sector (text) A or B
pod-name = Kapsel { $pod } · Sektor { $sector }
pod-locked = gesperrt
pod-open = offen
pod-left = gestartet
# $players (text) names
pod-inside = darin: { $players }
pod-unlock = Entsperren
pod-lock = Sperren
pod-leave = Starten
pod-return = Start zurücknehmen
pods-numbers = Kapselnummern
# $pod (number) a number that a pod can have
pods-number = Kapsel { $pod }
# $count (number) pods in play
pods-numbers-note = Tipp die Nummern der gezogenen Kapseln an: { $count }.
# $left (number) pods whose numbers are still to be pressed; at least 1
pods-numbers-left =
    { $left ->
        [0] keine Kapsel mehr
        [one] noch { $left } Kapsel
       *[other] noch { $left } Kapseln
    }
# $a (text) numbers of the pods in Sector A, $b (text) in Sector B
pods-sectors = Sektor A: { $a } · Sektor B: { $b }

## Labels of the journal

# $pod (number) the Escape Pod, or none
# $player (text) the name of whoever did it
label-enter-pod =
    { $pod ->
        [none] { $player } verlässt die Kapsel
       *[other] { $player } steigt in Kapsel { $pod }
    }
# $pods (text) numbers of the pods; $drawn (text) yes or no: whether the app drew them
label-number-pods =
    { $drawn ->
        [yes] Kapseln gezogen: { $pods }
       *[no] Kapselnummern: { $pods }
    }
# $change (text) what happened to the Pod: unlock, lock, leave or return; $pod (number) of the Escape Pod
label-change-pod =
    { $change ->
        [unlock] Kapsel { $pod } entsperrt
        [lock] Kapsel { $pod } gesperrt
        [leave] Kapsel { $pod } startet
       *[return] Kapsel { $pod } ist doch da
    }

## Refusals

# $player (text) the name of the player whom it is about
in-no-pod = Der Charakter von { $player } ist in keiner Kapsel. Wähle erst die Kapsel.
# $player (text) the name of the player whom it is about, $pod (number) of the Escape Pod
in-pod-already = Der Charakter von { $player } ist schon in Kapsel { $pod }. Wähle eine andere Kapsel.
# $player (text) the name of the player whom it is about, $pod (number) of the Escape Pod
inside-a-pod = Der Charakter von { $player } ist in Kapsel { $pod }, nicht in einem Raum. Verlass erst die Kapsel.
# $pod (number) of the Escape Pod
no-such-pod = Kapsel { $pod } ist nicht in dieser Partie. Wähle eine andere Kapsel.
# $pod (number) of the Escape Pod
pod-has-left = Kapsel { $pod } hat das Schiff verlassen. Wähle eine andere Kapsel.
# $pod (number) of the Escape Pod
pod-locked-already = Kapsel { $pod } ist schon gesperrt. Wähle eine andere Kapsel.
# $pod (number) of the Escape Pod
pod-still-here = Kapsel { $pod } hat das Schiff nicht verlassen. Wähle eine andere Kapsel.
# $player (text) the name of the player whom it is about
pod-taken = { $player } ist in einer Kapsel. Lass erst alle aussteigen, dann ändere die Nummern.
# $pod (number) of the Escape Pod
pod-unlocked-already = Kapsel { $pod } ist schon entsperrt. Wähle eine andere Kapsel.
pods-numbered-already = Die Kapseln haben diese Nummern schon. Ändere eine, oder mach weiter.
# $count (number) how many Pods are in play
pods-unfit = Kapseln im Spiel: { $count }. Gib jeder eine eigene Nummer.
