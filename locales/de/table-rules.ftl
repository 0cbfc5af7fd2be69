### The rules of a table: how their values read and are changed.

# $value (text) the default
rule-default = Vorgabe: { $value }
rule-idle = ohne Wirkung bei den übrigen Regeln
rule-kept-hands = Darauf achtet ihr; die App erinnert nur.
rule-kept-full = Bei genauer Erfassung achtet die App darauf, bei schneller ihr.
rule-yes = ja
rule-no = nein
# $what (text) name of the rule
rule-less = { $what }: weniger
# $what (text) name of the option
rule-more = { $what }: mehr

rule-die = Art des Würfels
# $faces (number) how many faces
rule-die-faces = W{ $faces }
options-unfit = Diese Regeln des Tischs sind unmöglich. Prüfe die Zahlen.
