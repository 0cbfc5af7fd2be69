### The rules of a table: how their values read and are changed.

# $value (text) the default
rule-default = default: { $value }
rule-idle = no effect with the other rules as they are
rule-kept-hands = The players see to it; the app only reminds.
rule-kept-full = The app keeps to it in full detail; in quick detail the players do.
rule-yes = yes
rule-no = no
# $what (text) name of the rule
rule-less = { $what }: less
# $what (text) name of the option
rule-more = { $what }: more

rule-die = Kind of die
# $faces (number) how many faces
rule-die-faces = d{ $faces }
options-unfit = These rules of the table are impossible. Check the numbers.
