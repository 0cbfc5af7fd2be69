name-empty = Type a name.
# $most (number) the most characters, $length (number) characters of the typed name
name-too-long = A name has at most { $most } characters; this one has { $length }. Shorten it.
