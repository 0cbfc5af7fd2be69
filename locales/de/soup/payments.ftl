### Payments of quick detail.

payments = Zahlen
# $purpose (text) attack, defend, escape or host, $points (number) biological points
# $player (text) the name of the player whom it is about
payments-one =
    { $purpose ->
        [attack] { $player } greift an: { label-price }
        [defend] { $player } wehrt sich: { label-price }
        [escape] { $player } flieht: { label-price }
       *[host] { $player } nährt einen Parasiten: { label-price }
    }
# $count (number) how often in this phase
payments-made = gezahlt: { $count }

## Labels of the journal

# $purpose (text) attack, defend, escape or host
# $player (text) the name of whoever did it
label-pay =
    { $purpose ->
        [attack] { $player }: Angriff, { label-price }
        [defend] { $player }: Abwehr, { label-price }
        [escape] { $player }: Flucht, { label-price }
       *[host] { $player }: Wirt für { gene-parasitism }, { label-price }
    }

## Refusals

# $player (text) the name of the player whom it is about
all-have-attacked = { $player }: Jede Amöbe greift einmal je Runde an, und alle haben es getan. Spielt weiter.
# $player (text) the name of the player whom it is about
escape-is-free = { $player } hat { gene-streamlining }: Eine Flucht kostet nichts. Zahle nichts.
