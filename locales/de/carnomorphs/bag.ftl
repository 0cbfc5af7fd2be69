### The intruder bag.

# $count (number) tokens
events-draw-of =
    { $count ->
        [0] der Beutel ist leer
        [one] die App zieht das einzige Plättchen
       *[other] die App zieht 1 von { $count } Plättchen
    }
events-drawn-by-hand = Von Hand gezogen? Tipp das Plättchen an
# $count (number) tokens of the kind, $share (text) per cent
events-token-odds = { $count } · { $share }
bag-hidden = An diesem Tisch ist der Inhalt verborgen.
# $share (text) per cent
bag-chance = kommt als Nächstes: { $share }
bag-add-metagorger = Verschlinger dazulegen
bag-add-metagorger-note = rot; blau, wenn kein roter übrig ist

## Labels of the journal

# $player (text) who has the Encounter, or none
label-draw-token =
    { $player ->
        [none] Gezogen: { label-token }
       *[other] { $player }, Begegnung: { label-token }
    }
label-add-metagorger = In den Beutel: { label-token }
# $delta (text) by how much it changed, with its sign
label-correct-bag = Beutel, { label-token } { $delta }

## Refusals

bag-empty = Der Xeno-Beutel ist leer. Korrigiere seinen Inhalt.
# $token (blank, blue, red, shambler, fleshbeast, butcher), $most (number) how many the bag can hold now
bag-out-of-range =
    { $most ->
        [0] { rejected-tokens }: Jetzt kann keins im Beutel sein.
        [one] { rejected-tokens }: höchstens { $most } im Beutel.
       *[other] { rejected-tokens }: höchstens { $most } im Beutel.
    } Wähle weniger.
effect-first = Die Wirkung des gezogenen Plättchens kommt vor den Geräuschwürfen. Führ sie erst aus.
no-metagorger-left = Alle Verschlinger-Plättchen sind schon im Beutel: Leg keins dazu.
# $token (blank, blue, red, shambler, fleshbeast, butcher)
token-not-in-bag =
    { $token ->
        [blank] Das leere Plättchen ist nicht im Beutel.
        [blue] Im Beutel ist kein blauer Verschlinger.
        [red] Im Beutel ist kein roter Verschlinger.
        [shambler] Im Beutel ist kein Schlurfer.
        [fleshbeast] Im Beutel ist keine Fleischbestie.
       *[butcher] Der Schlächter ist nicht im Beutel.
    } Wähle ein anderes Plättchen, oder korrigiere den Beutel.
token-open = Ein gezogenes Plättchen wartet auf seine Wirkung. Führ sie erst aus.
token-unknown = Sag, welches Plättchen gezogen wurde.
# $token (text) the kind of token of which there are not so many: blank, blue, red, shambler, fleshbeast or butcher
rejected-tokens =
    { $token ->
        [blank] Leeres Plättchen
        [blue] Blaue Verschlinger
        [red] Rote Verschlinger
        [shambler] Schlurfer
        [fleshbeast] Fleischbestien
       *[butcher] Schlächter
    }
