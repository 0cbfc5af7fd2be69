### Players’ colours.

new-colour = Colour
new-colour-0 = blue
new-colour-1 = pink
new-colour-2 = green
new-colour-3 = sand
new-colour-4 = violet
new-colour-5 = yellow
new-colour-6 = red
new-colour-7 = orange
# $player (text) a name, $colour (text) which colour, $other (text) who had it, or none, $other-colour (text) what the other has now
label-take-colour =
    Colour: { $player } { $colour ->
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
no-such-colour = This game has no such colour. Choose another.
# $player (text) a name
colour-already = { $player } has this colour already. Choose another.
