### Kolory graczy.

new-colour = Kolor
new-colour-0 = niebieski
new-colour-1 = różowy
new-colour-2 = zielony
new-colour-3 = piaskowy
new-colour-4 = fioletowy
new-colour-5 = żółty
new-colour-6 = czerwony
new-colour-7 = pomarańczowy
# $player (text) imię, $colour (text) który kolor, $other (text) kto go miał, albo none, $other-colour (text) jaki ma teraz ta druga osoba
label-take-colour =
    Kolor: { $player } { $colour ->
        [blue] { new-colour-0 }
        [pink] { new-colour-1 }
        [green] { new-colour-2 }
        [sand] { new-colour-3 }
        [violet] { new-colour-4 }
        [yellow] { new-colour-5 }
        [red] { new-colour-6 }
       *[orange] { new-colour-7 }
    }{ $other ->
        [none] { "" }
       *[other] , { $other } { $other-colour ->
            [blue] { new-colour-0 }
            [pink] { new-colour-1 }
            [green] { new-colour-2 }
            [sand] { new-colour-3 }
            [violet] { new-colour-4 }
            [yellow] { new-colour-5 }
            [red] { new-colour-6 }
           *[orange] { new-colour-7 }
        }
    }
no-such-colour = Ta gra nie ma takiego koloru. Wybierzcie inny.
# $player (text) imię
colour-already = { $player } ma już ten kolor. Wybierzcie inny.
