### The intruder bag.

# $count (number) żetony
events-draw-of =
    { $count ->
        [0] woreczek jest pusty
        [one] aplikacja dobiera jedyny żeton
        [few] aplikacja dobiera 1 z { $count } żetonów
        [many] aplikacja dobiera 1 z { $count } żetonów
       *[other] aplikacja dobiera 1 z { $count } żetonu
    }
events-drawn-by-hand = Dobraliście ręką? Wskażcie żeton
# $count (number) żetony tego rodzaju, $share (text) procent
events-token-odds = { $count } · { $share }
# $count (number) żetony
bag-hidden = Przy tym stole zawartość jest zakryta.
# $share (text) procent
bag-chance = jako następny: { $share }
bag-add-metagorger = Dołóż metażercę
bag-add-metagorger-note = czerwonego, a gdy zabraknie, niebieskiego

## Labels of the journal

# $player (text) kto ma spotkanie, albo none
label-draw-token =
    { $player ->
        [none] Z kolonii: { label-token }
       *[other] { $player }, spotkanie: { label-token }
    }
label-add-metagorger = Do kolonii: { label-token }
label-correct-bag = Woreczek, { label-token } { $delta }

## Refusals

bag-empty = Kolonia intruzów jest pusta. Poprawcie jej zawartość.
# $token (blank, blue, red, shambler, fleshbeast, butcher), $most (number) ile może być teraz w kolonii
bag-out-of-range =
    { $most ->
        [0] { rejected-tokens }: w kolonii nie może teraz być ani jednego żetonu.
        [one] { rejected-tokens }: w kolonii może być najwyżej { $most } żeton.
        [few] { rejected-tokens }: w kolonii mogą być najwyżej { $most } żetony.
        [many] { rejected-tokens }: w kolonii może być najwyżej { $most } żetonów.
       *[other] { rejected-tokens }: w kolonii może być najwyżej { $most } żetonu.
    } Wskażcie mniej.
effect-first = Efekt dobranego żetonu jest przed rzutami na szmery. Najpierw go wykonajcie.
no-metagorger-left = Wszystkie żetony metażerców są już w kolonii: nie dokładajcie żadnego.
# $token (blank, blue, red, shambler, fleshbeast, butcher)
token-not-in-bag =
    { $token ->
        [blank] Pustego żetonu nie ma w kolonii.
        [blue] W kolonii nie ma niebieskiego metażercy.
        [red] W kolonii nie ma czerwonego metażercy.
        [shambler] W kolonii nie ma powłóczącego.
        [fleshbeast] W kolonii nie ma ścierwojada.
       *[butcher] W kolonii nie ma rzeźnika.
    } Wskażcie inny żeton albo poprawcie kolonię.
token-open = Dobrany żeton czeka na rozpatrzenie. Najpierw go rozpatrzcie.
token-unknown = Wskażcie dobrany żeton.
rejected-tokens =
    { $token ->
        [blank] Pusty żeton
        [blue] Niebiescy metażercy
        [red] Czerwoni metażercy
        [shambler] Powłóczący
        [fleshbeast] Ścierwojady
       *[butcher] Rzeźnik
    }
