name-empty = Wpisz imię albo nazwę.
name-too-long = Imię i nazwa mogą mieć najwyżej { $most } znaków, tu jest ich { $length }. Skróćcie je.
