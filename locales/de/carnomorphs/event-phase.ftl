### The event phase, step by step.

stage-events = Ereignisphase
stage-encounter = { term-encounter }

## The five steps

# $number (number) which step, $steps (number) how many there are, $title (text) its name
events-step = Schritt { $number } von { $steps }: { $title }
# $first and $last (number) the two steps on one page, $steps (number) how many there are, $title (text) their name
events-steps = Schritte { $first } und { $last } von { $steps }: { $title }
events-time = Zeit
events-feeding = Angriff und Fressen
events-fire-card = Feuer und Ereigniskarte
events-card = Ereigniskarte
events-card-what = Zieht eine Ereigniskarte und führt sie aus.
events-bag = Xeno-Beutel
events-by-hand = Auf dem Brett

## Time

# $count (number) spaces left
events-time-hands = Rückt den Zeitmarker ein Feld weiter: noch { $count }.
# $count (number) spaces left
events-self-destruct-hands = Rückt auch den Marker der Selbstzerstörung weiter: noch { $count }.
events-pods-hands = Gelbes Feld: Alle Kapseln sind entsperrt. Dreht sie um.

## Attack and feeding

events-injuries = Schaden
# $figures (text) figures that can be placed, by kind
events-figures-left = Figuren übrig: { $figures }
events-room-empty = nichts

## Fire and the event card

events-burning = Brennende Räume
events-fire-hands = 1 Schaden für jeden Xeno in einem brennenden Raum, dann je eine Angriffskarte: Er stirbt vielleicht.
events-fire-hands-full = Danach eine Angriffskarte für jeden verletzten Xeno: Er stirbt vielleicht.
# $before and $after (number) injuries
events-injuries-change = Schaden: { $before }, danach { $after }
# $count (number) intruders
events-burn =
    { $count ->
        [0] Niemand nimmt Schaden
        [one] Feuer trifft { $count } Xeno
       *[other] Feuer trifft { $count } Xenos
    }
events-check-deaths = Angriffskarte: Wer stirbt daran?
events-card-lives = lebt weiter
# $intruder (text) which, with its room; $number (number) on the attack card
events-card-number = { $intruder }: Angriffskarte { $number }
events-card-butcher = Der Schlächter geht nicht in die Wartungsschächte: Er bleibt, wo er ist.
events-card-name = Name der Karte (wenn du magst)
events-card-done = Ereigniskarte erledigt
events-fire-card-done = Feuer und Ereigniskarte erledigt

## The bag

events-token-in-bag = Legt das Plättchen in den Beutel zurück.
events-butcher-slimed = Verschleimt, wenigste Handkarten, dann Zugreihenfolge.
events-butcher-uncounted = Zählt die Karten der Verschleimten: wer am wenigsten hat, dann Zugreihenfolge.
events-butcher-first = Niemand ist verschleimt: zum Startspieler.

## Labels of the journal

# $time (number) spaces of time that are left
label-advance-time = Zeitleiste: { $time }
label-end-feeding = Angriffe und Fressen erledigt
# $count (number) intruders that the fire hurts
label-burn-rooms =
    { $count ->
        [0] Feuer erledigt
        [one] Feuer trifft { $count } Xeno
       *[other] Feuer trifft { $count } Xenos
    }
# $text (text) what the event card says, or none, $fire (text) yes or no: whether fire was settled with it
label-note-event =
    { $text ->
        [none] { $fire ->
            [yes] Feuer und Ereigniskarte erledigt
           *[no] Ereigniskarte erledigt
        }
       *[other] Ereignis: { $text }
    }
