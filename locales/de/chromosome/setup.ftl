### The set-up.

stage-setup = Wer beginnt?
next-starter = { stage-setup }
setup-starter-how = Tipp an, wer beginnt, oder lost es aus.
setup-lot = Auslosen
# $player (text) whom the table chooses
setup-starts = { $player } beginnt

## Labels of the journal

# $count (number) how many play
label-start-game =
    { $count ->
        [one] Partie für { $count } beginnt
       *[other] Partie für { $count } beginnt
    }
# $player (text) who starts, $lot (text) yes where it was drawn by lot
label-choose-starter =
    { $lot ->
        [yes] Das Los: { $player } beginnt
       *[no] { $player } beginnt
    }

## Refusals

same-species = Zwei haben dieselbe Art. Gib einem davon eine andere.
not-in-setup = Der Tisch hat schon gewählt, wer beginnt. Korrigiere es im Menü.
starter-unknown = Wähle, wer beginnt.
