name-empty = Taper un nom.
name-too-long = Un nom a au plus { $most } caractères ; celui-ci en a { $length }. Le raccourcir.
