### Ataki intruzów, każdy z kartą ataku.

# $intruder (text) kto, $player (text) kogo
events-attacks = { $intruder } atakuje: { $player }
# $intruder (text) kto
events-attack-victim = Kogo atakuje { $intruder }?
# $player (text) postać z najmniejszą liczbą kart na ręce
events-attack-fewest = { $player }: najmniej kart
events-attack-card = Co robi karta ataku
events-attack-misses = bez rany i bez karty
attack-on-you = Atak na ciebie

## Labels of the journal

# $slime (text) yes albo no: czy postać dostaje śluz
label-intruder-attack =
    { $player ->
        [none] { label-figure }: atak rozegrany
       *[other] { label-figure } atakuje: { $player }{ $slime ->
            [yes] , śluz
           *[no] { "" }
        }{ $dies ->
            [yes] { label-death }
           *[no] { "" }
        }
    }

## Refusals

attacked-already = Ten intruz już atakował w tej fazie wydarzeń. Wskażcie innego.
attack-on-nobody = Najpierw wskażcie, kogo atakuje.
attacker-not-in-combat = Atakuje tylko intruz w walce. Wskażcie takiego, który walczy.
not-its-opponent = Nie walczy z tą postacią. Wskażcie kogoś z jego pomieszczenia.
metagorger-without-card = Metażerca atakuje bez karty: użyjcie jego przycisku.
