### Fate recovered and spent, building genes discarded.

turn-fate-gene = Los jako gen

## Ruch i to, co obok akcji

# $span (text) jak często wolno: turn albo round
recover-note =
    { $span ->
        [turn] Los wzrośnie do { $fate }. Raz w turze.
       *[round] Los wzrośnie do { $fate }. Raz w rundzie.
    }
recover-confirm = Odzyskaj punkt losu
discard-active = Aktywne geny budowy
discard-passive = Pasywne geny budowy
discard-left = Napromieniowanie: z { $before } na { $after }
discard-confirm =
    { $count ->
        [0] Odrzuć geny budowy
        [one] Odrzuć { $count } gen
        [few] Odrzuć { $count } geny
        [many] Odrzuć { $count } genów
       *[other] Odrzuć { $count } genu
    }
# obok odrzuconych genów (albo zamiast nich) punkt losu jako gen budowy
discard-confirm-fate =
    { $count ->
        [0] Wydaj punkt losu jako gen
        [one] Odrzuć { $count } gen i wydaj punkt losu
        [few] Odrzuć { $count } geny i wydaj punkt losu
        [many] Odrzuć { $count } genów i wydaj punkt losu
       *[other] Odrzuć { $count } genu i wydaj punkt losu
    }
discard-known = zapisane geny budowy: { $count }
fate-gene-note = Raz w rundzie, nie w walce. Kosztuje punkt losu.

## Labels of the journal

label-discard-building = { $player } odrzuca geny budowy: { $count }
label-discard-building-fate =
    { $count ->
        [0] { $player } wydaje los jako gen budowy
        [one] { $player } odrzuca { $count } gen budowy i los jako gen
        [few] { $player } odrzuca { $count } geny budowy i los jako gen
        [many] { $player } odrzuca { $count } genów budowy i los jako gen
       *[other] { $player } odrzuca { $count } genu budowy i los jako gen
    }
label-fate-as-gene = { $player }: los jako { named-gene }
label-recover-fate = { $player }: los +1
label-spend-fate = { $player }: los −1

## Refusals

fate-full = { $player }: los jest już pełny (najwięcej { $most }). Zachowaj energię.
not-irradiated = { $player }: brak napromieniowania do obniżenia. Zachowaj geny.
only-in-own-turn = { $player }: to wolno tylko we własnej turze. Poczekajcie na nią.
recovered-this-round = { $player }: los już odzyskany w tej rundzie. Poczekaj na następną.
recovered-this-turn = { $player }: los już odzyskany w tej turze. Poczekaj na następną.
test-takes-building = W teście odporności los liczy się tylko jako gen budowy. Wskaż taki gen.
