### The rules of a table: how their values read and are changed.

# $value (text) the default
rule-default = default: { $value }
rule-yes = yes
rule-no = no
# $what (text) name of the rule
rule-less = { $what }: less
rule-more = { $what }: more

rule-die = Kind of die
# $faces (number) how many faces
rule-die-faces = d{ $faces }
