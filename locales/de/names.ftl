name-empty = Gib einen Namen ein.
# $most (number) the most characters, $length (number) characters of the typed name
name-too-long = Ein Name hat höchstens { $most } Zeichen; dieser hat { $length }. Kürze ihn.
