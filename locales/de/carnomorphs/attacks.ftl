### Attacks of intruders, with an attack card each.

# $intruder (text) who, $player (text) whom
events-attacks = { $intruder } greift { $player } an
# $intruder (text) who
events-attack-victim = { $intruder }: Wen trifft der Angriff?
# $player (text) the character with the fewest cards in hand
events-attack-fewest = { $player }: wenigste Karten
events-attack-card = Was die Angriffskarte bewirkt
events-attack-misses = keine Wunde, keine Karte
attack-on-you = Du wurdest angegriffen

## Labels of the journal

# $slime (text) yes or no: whether the character is slimed
# $player (text) the name of whoever is attacked, or none, $dies (text) yes or no: whether the character dies of it
label-intruder-attack =
    { $player ->
        [none] { label-figure }: Angriff erledigt
       *[other] { label-figure } greift { $player } an{ $slime ->
            [yes] , Schleim
           *[no] { "" }
        }{ $dies ->
            [yes] { label-death }
           *[no] { "" }
        }
    }

## Refusals

attacked-already = Dieser Xeno hat in dieser Ereignisphase schon angegriffen. Wähle einen anderen.
attack-on-nobody = Sag erst, wen er angreift.
attacker-not-in-combat = Nur ein Xeno im Kampf greift an. Wähle einen, der kämpft.
not-its-opponent = Gegen diesen Charakter kämpft er nicht. Wähle einen in seinem Raum.
metagorger-without-card = Ein Verschlinger greift ohne Karte an: Nimm seinen eigenen Knopf.
