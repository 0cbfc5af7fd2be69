### Rounds and turns.

## Labels of the journal

label-end-turn = { $player } kończy turę
label-pass =
    { $ends ->
        [yes] { $player } pasuje · tor czasu: { $time }
       *[no] { $player } pasuje
    }
label-take-turn = Teraz { $player }
label-set-first = Pierwszy gracz: { $player }
label-end-player-phase =
    { $time ->
        [none] Koniec fazy graczy
       *[other] Koniec fazy graczy · tor czasu: { $time }
    }
# $count (number) karty na ręce
label-draw-hands = Karty na ręce uzupełnione do { $count }

## Refusals

hands-full = Wszyscy mają już na ręce tyle kart albo więcej. Grajcie dalej.
has-turn-already = Tura już trwa: { $player }. Wskażcie kogoś innego.
is-first-already = { $player } już ma znacznik pierwszego gracza. Wskażcie kogoś innego.
not-your-turn = { $player } musi zaczekać: teraz { $active }.
passed-already = { $player }: pas w tej rundzie już był. Wskażcie kogoś innego.
