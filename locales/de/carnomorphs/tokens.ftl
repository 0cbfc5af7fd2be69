### Tokens drawn from the bag.

## The bag

events-token-drawn = Aus dem Beutel
events-resolve = Wirkung ausgeführt
events-token-red = Stellt je einen Verschlinger in jeden Raum mit Verschlinger oder Schwerem Gegenstand, auch im Kampf und auch, wenn er getragen wird.
events-token-red-places = Einen ins Nest, wenn es entdeckt ist und solange es steht; ob einen zweiten, entscheidet der Tisch. Kein Überraschungsangriff.
events-token-butcher = Der Schlächter kommt in den Raum eines Charakters: eine Begegnung.
events-butcher-noise = Nehmt die Geräuschmarker um diesen Raum weg.
events-butcher-absent = Der Schlächter ist tot oder schon auf dem Brett: Es kommt keine Figur.
events-token-blank = Legt das Plättchen in den Beutel zurück. Entfernt jeden Schlurfer, in dessen Raum kein Charakter ist; auch ihre Plättchen gehen zurück. Legt ein Verschlinger-Plättchen dazu.
# $count (number) figures
events-places =
    { $count ->
        [0] kein Verschlinger kommt
        [one] { $count } Verschlinger kommt
       *[other] { $count } Verschlinger kommen
    }
# $count (number) figures
events-removes-shamblers =
    { $count ->
        [0] kein Schlurfer geht
        [one] { $count } Schlurfer geht, das Plättchen kehrt zurück
       *[other] { $count } Schlurfer gehen, ihre Plättchen kehren zurück
    }
events-red-rooms = Wohin ein Verschlinger kommt
events-red-placed = Gesetzte Verschlinger
events-red-elsewhere = Anderswo
# $count (number) figures
events-metagorgers-left =
    { $count ->
        [0] keine Figur ist übrig
        [one] { $count } Figur ist übrig
       *[other] { $count } Figuren sind übrig
    }
events-too-few-figures = Es gibt weniger Figuren als Räume: Der Tisch wählt, welche leer bleiben.
events-blank-stay = Diese bleiben: Ein Charakter ist bei ihnen
events-blank-removed = Entfernte Schlurfer
events-blank-say = Wie viele Schlurfer gehen?
events-red-say = Wie viele Verschlinger kommen?
# $count (number) figures
events-blank-on-board =
    { $count ->
        [0] keiner auf dem Brett
        [one] { $count } auf dem Brett
       *[other] { $count } auf dem Brett
    }
events-butcher-who = Wessen Charakter trifft er?
events-noise-done = Geräuschwürfe erledigt
events-noise-done-note = die nächste Runde beginnt
events-noise = Geräuschwürfe, in dieser Reihenfolge
events-noise-slime = verschleimt: Stille ist Gefahr
# $players (text) names
events-noise-not = Im Kampf, kein Wurf: { $players }

## Encounters

# $players (text) names
encounter-company = In diesem Raum notiert, also auch im Kampf: { $players }
# $intruder (text) who comes, $player (text) whose character
encounter-fights = { $intruder } kämpft mit { $player }

## Labels of the journal

# $player (text) who has the Encounter, or none
# $purpose (text) events, rolls (after its noise rolls), encounter or surprise
# $count (number) Metagorgers of a red token, $rooms (text) their listed rooms
# $dies (text) yes or no: whether the character dies of it; $room (text) where it happened, or none
label-resolve-token =
    { $player ->
        [none] { $purpose ->
            [rolls] Geräuschwürfe erledigt: { label-token }
            [placing] Rotes Plättchen: { count-metagorger }{ $rooms ->
                [none] { "" }
               *[other] { " " }({ $rooms })
            }
           *[other] Ausgeführt: { label-token }
        }
       *[other] { $purpose ->
            [surprise] { $player }: Überraschungsangriff, { label-token }{ $dies ->
                [yes] { label-death }
               *[no] { "" }
            }
           *[other] { $player }: Begegnung vorbei, { label-token }
        }{ $room ->
            [none] { "" }
           *[other] { " " }({ $room })
        }
    }

## Refusals

no-rolls-to-wait-for = Nach dieser Wirkung kommen keine Geräuschwürfe. Führ sie jetzt aus.
no-surprise-in-events = In der Ereignisphase bringt dieses Plättchen keinen Überraschungsangriff. Mach ohne weiter.
no-surprise-by-blank = Ein leeres Plättchen ist kein Xeno: Niemand greift überraschend an. Mach ohne weiter.
no-token-open = Kein gezogenes Plättchen wartet auf seine Wirkung. Zieh erst eins.
# $room (text) name or number of the room
room-named-twice = { $room } bekommt einen Verschlinger. Nenne jeden Raum nur einmal.
butcher-hands-unknown = Mehrere Charaktere sind verschleimt: Sag erst, wer die wenigsten Handkarten hat.
metagorgers-unsaid = Sag, wie viele Verschlinger kommen.
# $left (number) how many are left
too-few-metagorgers =
    { $left ->
        [0] Keine Verschlinger-Figur ist übrig: Setze keine.
        [one] Nur { $left } Verschlinger-Figur ist übrig. Wähle, wohin sie kommt.
       *[other] Nur { $left } Verschlinger-Figuren sind übrig. Wähle, wohin sie kommen.
    }
# $left (number) how many are left
too-few-shamblers =
    { $left ->
        [0] Es gibt keinen Schlurfer zu entfernen. Wähle keinen.
        [one] Nur { $left } Schlurfer lässt sich entfernen. Wähle weniger.
       *[other] Nur { $left } Schlurfer lassen sich entfernen. Wähle weniger.
    }
