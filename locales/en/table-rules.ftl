### The rules of a table: how their values read and are changed.

# $value (text) the default
rule-default = default: { $value }
rule-idle = no effect as the other rules are settled
rule-kept-hands = Hands keep to it: the app only says so.
rule-kept-full = The app keeps to it in full detail; in quick detail hands do.
rule-yes = yes
rule-no = no
# $what (text) name of the rule
rule-less = { $what }: less
rule-more = { $what }: more

rule-die = Kind of die
# $faces (number) how many faces
rule-die-faces = d{ $faces }
