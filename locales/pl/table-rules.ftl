### Zasady stołu: jak czyta się i zmienia ich wartości.

# $value (text) wartość domyślna
rule-default = domyślnie: { $value }
rule-idle = bez znaczenia przy pozostałych ustaleniach
rule-kept-hands = Pilnują tego gracze: aplikacja tylko o tym przypomina.
rule-kept-full = Aplikacja pilnuje tego w zapisie dokładnym; w szybkim robią to gracze.
rule-yes = tak
rule-no = nie
# $what (text) nazwa zasady
rule-less = { $what }: mniej
rule-more = { $what }: więcej

rule-die = Rodzaj kości
# $faces (number) liczba ścianek
rule-die-faces = K{ $faces }
options-unfit = Takie zasady stołu są niemożliwe. Sprawdźcie liczby.
