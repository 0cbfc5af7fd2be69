### Payments of quick detail.

payments = Zapłata
# $purpose (text) attack, defend, escape albo host, $points (number) punkty biologiczne
payments-one =
    { $purpose ->
        [attack] { $player } atakuje: { label-price }
        [defend] { $player } się broni: { label-price }
        [escape] { $player } ucieka: { label-price }
       *[host] { $player } żywi pasożyta: { label-price }
    }
# $count (number) ile razy w tej fazie
payments-made = zapłacono: { $count }

## Labels of the journal

# $purpose (text) attack, defend, escape albo host
label-pay =
    { $purpose ->
        [attack] { $player }: atak, { label-price }
        [defend] { $player }: obrona, { label-price }
        [escape] { $player }: ucieczka, { label-price }
       *[host] { $player }: żywiciel, { gene-parasitism }, { label-price }
    }

## Refusals

all-have-attacked = { $player }: każda ameba atakuje raz na rundę, a wszystkie mają to za sobą. Grajcie dalej.
escape-is-free = { $player } ma gen { gene-streamlining }: ucieczka nic nie kosztuje. Nie płaćcie.
