### Adaptations.

adaptations-title = Adaptacje
adaptations-note = Każdą kartę wpisuje się raz.
adaptations-of-shambler = Adaptacja powłóczącego
adaptations-of-fleshbeast = Adaptacja ścierwojada
adaptations-of-butcher = Adaptacja rzeźnika
adaptations-hidden = zakryta
adaptations-revealed = odkryta
adaptations-discarded = odrzucona
adaptations-reveal = Odkryj
adaptations-reveal-this = Odkryj tę kartę
adaptations-enter = Wpisz, co na niej jest
adaptations-correct = Popraw
adaptations-keep = Zapisz
adaptations-return = Cofnij odrzucenie
adaptations-analyse-corpse = Ciało zbadane: odrzuć
adaptations-analyse-carcass = Zwłoki zbadane: odrzuć
adaptations-analyse-egg = Jajo zbadane: odrzuć
adaptations-name = Nazwa karty
adaptations-effect = Co robi
adaptations-object = Obiekt do zbadania
adaptations-voracious-note = Żer uwzględnia to, póki karta jest odkryta.
adaptations-voracious-on = Żer to uwzględnia.

## Labels of the journal

# $name (text) nazwa karty, albo none
label-reveal-adaptation =
    { $name ->
        [none] Adaptacja odkryta: { label-intruder }
       *[other] Adaptacja: { $name }
    }
label-discard-adaptation =
    { $set ->
        [yes] Adaptacja odrzucona: { label-intruder }
       *[no] Adaptacja wraca: { label-intruder }
    }

## Refusals

adaptation-discarded = Ta karta adaptacji jest już odrzucona. Wskażcie inną.
# $intruder (shambler, fleshbeast, butcher)
adaptation-hidden =
    { $intruder ->
        [shambler] Karta adaptacji powłóczącego jest jeszcze zakryta: najpierw ją odkryjcie.
        [fleshbeast] Karta adaptacji ścierwojada jest jeszcze zakryta: najpierw ją odkryjcie.
       *[butcher] Karta adaptacji rzeźnika jest jeszcze zakryta: najpierw ją odkryjcie.
    }
adaptation-not-discarded = Ta karta adaptacji nie jest odrzucona. Wskażcie inną.
adaptation-unchanged = Dokładnie tak ta karta adaptacji jest już zapisana. Zmieńcie coś albo wróćcie.
no-such-adaptation = Karty adaptacji przy planszy mają tylko powłóczący, ścierwojad i rzeźnik. Wskażcie jedną z nich.
research-unknown = Najpierw zapiszcie, który obiekt bada się dla tej adaptacji: ciało, zwłoki intruza czy jajo.
