### Players’ colours.

new-colour = Farbe
new-colour-0 = blau
new-colour-1 = rosa
new-colour-2 = grün
new-colour-3 = sandfarben
new-colour-4 = violett
new-colour-5 = gelb
new-colour-6 = rot
new-colour-7 = orange
# $player (text) a name, $colour (text) which colour, $other (text) who had it, or none, $other-colour (text) what the other has now
label-take-colour =
    Farbe: { $player } { $colour ->
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
no-such-colour = Diese Farbe gibt es im Spiel nicht. Wähle eine andere.
# $player (text) a name
colour-already = { $player } hat diese Farbe schon. Wähle eine andere.
