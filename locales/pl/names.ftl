name-empty = Wpisz imię.
name-too-long = Imię może mieć najwyżej { $most } znaków, a to ma { $length }.
