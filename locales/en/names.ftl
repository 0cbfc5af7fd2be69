name-empty = Type a name.
name-too-long = A name has at most { $most } characters; this one has { $length }. Shorten it.
