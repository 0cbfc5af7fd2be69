### Payments of quick detail.

payments = Payer
# $purpose (text) attack, defend, escape ou host, $points (number) points d’énergie
payments-one =
    { $purpose ->
        [attack] { $player } attaque : { label-price }
        [defend] { $player } se défend : { label-price }
        [escape] { $player } tente de fuir : { label-price }
       *[host] { $player } nourrit un parasite : { label-price }
    }
# $count (number) combien de fois dans cette phase
payments-made = payé : { $count }

## Labels of the journal

# $purpose (text) attack, defend, escape ou host
label-pay =
    { $purpose ->
        [attack] { $player } : attaque, { label-price }
        [defend] { $player } : défense, { label-price }
        [escape] { $player } : tentative de fuite, { label-price }
       *[host] { $player } : hôte de { gene-parasitism }, { label-price }
    }

## Refusals

all-have-attacked = { $player } : chaque amibe attaque une fois par tour, et toutes l’ont fait. Continuer.
escape-is-free = { $player } a { gene-streamlining } : fuir ne coûte rien. Ne rien payer.
