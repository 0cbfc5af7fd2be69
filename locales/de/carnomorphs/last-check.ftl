### The last check: steps A and B of each character, then everybody’s objective.

stage-check = Letzte Prüfung
check-waits-scan = Schritt A
check-waits-draw = Schritt B
check-survived = überlebt
check-card-held = hat eine Mutationskarte
check-no-card = keine Mutationskarte
check-ship = Erst das Schiff: Seht nach den Triebwerken und dem Kurs. Ist es verloren, stirbt, wer im Kälteschlaf ist: Tragt es beim Charakter ein.
check-a = Schritt A: alles scannen
check-a-note = Deck, Ablage und Hand: Scanne jede Kontaminationskarte. Ein INFIZIERT genügt.
check-scanned = Was haben die Scans gezeigt?
check-scan-done = Weiter zu Schritt B
check-scan-over = Schritt A erledigt
check-b = Schritt B: vier Karten
check-b-note = Misch alle Aktions- und Kontaminationskarten und zieh vier. Jede Kontaminationskarte ist ein Marker, infiziert oder nicht.
check-drawn = Wie viele der vier sind Kontaminationskarten?
check-note = Ergebnis eintragen
check-draw-done = Der Charakter lebt
check-draw-dies = Der Charakter stirbt

## The chance

check-survives = überlebt
check-dies = stirbt
check-chance-open = Die Karten dahinter zeigen
# $cards (number) in all, $contaminated (number) Contamination cards among them
check-deck = Karten: { $cards }, davon Kontamination: { $contaminated }. Tippen zum Ändern.
check-cards = Karten insgesamt
check-contamination-unsaid = Zähl sie: Die App weiß nicht, wie viele es sind
check-infected = Davon infiziert
check-infected-unknown = Niemand weiß, wie viele infiziert sind
check-infected-note = „?“ zählt alle als infiziert

## Objectives

check-answers = Lest eure Ziele vor
check-answers-note = Wer überlebt hat, sagt, ob das Ziel erfüllt ist.
check-nobody = Niemand hat überlebt
check-nobody-note = Alle sind tot: Niemand gewinnt.
check-unanswered = noch keine Antwort
check-objective = Ist das Ziel erfüllt?
check-fulfilled = Erfüllt
check-failed = Nicht erfüllt
check-wins = lebt und hat erfüllt: gewinnt
check-lives-only = lebt, hat aber nicht erfüllt
# $players (text) names
check-still = noch gefragt: { $players }
# $players (text) names
check-dead = Tot: { $players }
# $players (text) the names of whoever would win now
check-winners = Sieg: { $players }
check-no-winner = niemand gewinnt
together-answers = Sind alle Ziele erfüllt?
together-answers-note = Wenn ja, gewinnt die ganze Crew, auch die Toten.
together-fulfilled = Alle
together-failed = Nicht alle
together-wins = die ganze Crew gewinnt
# $count (number) adaptations
check-fact-adaptations =
    { $count ->
        [0] Keine Adaptation abgelegt
        [one] { $count } Adaptation abgelegt
       *[other] { $count } Adaptationen abgelegt
    }
check-fact-butcher = Der Schlächter wurde nicht getötet
check-fact-butcher-dead = Der Schlächter ist tot
# $players (text) names
check-fact-signal = Signal gesendet von: { $players }
check-fact-no-signal = Niemand hat das Signal gesendet

## The row

player-dead = tot

## Labels of the journal

label-end-game = Partie beendet
# $ending (text) why the game ends: agreement, time, explosion or nobody-left
label-begin-check =
    { $ending ->
        [agreement] Letzte Prüfung
        [time] Die Zeit ist um: letzte Prüfung
        [explosion] Das Schiff explodiert: letzte Prüfung
       *[nobody-left] Niemand ist an Bord: letzte Prüfung
    }
# $infected (text) yes or no: whether an infected card was among them; $player (text) the name of whoever did it
label-scan-deck =
    { $infected ->
        [yes] { $player }: Deck gescannt, infiziert
       *[no] { $player }: Deck gescannt, nicht infiziert
    }
# $player (text) the name of whoever did it, $contaminated (number) Contamination cards among the four
label-draw-four = { $player }: gezogene Kontaminationskarten: { $contaminated }
# $fulfilled (text) yes or no: whether the Objective is fulfilled; $player (text) the name of whoever did it
label-answer-objective =
    { $fulfilled ->
        [yes] { $player }: Ziel erfüllt
       *[no] { $player }: Ziel nicht erfüllt
    }
# $fulfilled (text) yes or no: whether the Objective is fulfilled
label-answer-together =
    { $fulfilled ->
        [yes] Die Crew: Ziele erfüllt
       *[no] Die Crew: Ziele nicht erfüllt
    }

## Refusals

# $player (text) the name of the player whom it is about
answer-first = { $player } muss noch sagen, ob das Ziel erfüllt ist.
answer-together-first = Sag erst, ob alle Ziele der Crew erfüllt sind.
# $player (text) the name of the player whom it is about
answered-already = { $player } hat das schon geantwortet. Spielt weiter.
# $player (text) the name of the player whom it is about
check-first = { $player } muss die letzte Prüfung noch beenden.
# $player (text) the name of the player whom it is about
checked-already = { $player } hat die letzte Prüfung schon beendet. Wähle jemand anderen.
# $player (text) the name of the player whom it is about
holder-skips-scan = { $player } hat eine Mutationskarte und scannt nichts. Zieh die vier Karten.
# $player (text) the name of the player whom it is about
scan-first = { $player } muss erst alle Karten scannen.
# $player (text) the name of the player whom it is about
scanned-already = { $player } hat schon alle Karten gescannt. Zieh die vier Karten.
# $player (text) the name of the player whom it is about
somebody-left = Der Charakter von { $player } ist noch an Bord. Sag erst, was aus ihm wird.
