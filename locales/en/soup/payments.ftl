### Payments of quick detail.

payments = Pay
# $purpose (text) attack, defend, escape or host, $points (number) biological points
# $player (text) the name of the player whom it is about
payments-one =
    { $purpose ->
        [attack] { $player } attacks: { label-price }
        [defend] { $player } defends: { label-price }
        [escape] { $player } escapes: { label-price }
       *[host] { $player } feeds a parasite: { label-price }
    }
# $count (number) how often in this phase
payments-made = paid: { $count }

## Labels of the journal

# $purpose (text) attack, defend, escape or host
# $player (text) the name of whoever did it
label-pay =
    { $purpose ->
        [attack] { $player }: attack, { label-price }
        [defend] { $player }: defence, { label-price }
        [escape] { $player }: escape, { label-price }
       *[host] { $player }: host of { gene-parasitism }, { label-price }
    }

## Refusals

# $player (text) the name of the player whom it is about
all-have-attacked = { $player }: each amoeba attacks once a round, and all of them have. Play on.
# $player (text) the name of the player whom it is about
escape-is-free = { $player } has { gene-streamlining }: an escape costs nothing. Pay nothing.
