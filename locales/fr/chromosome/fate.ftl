### Fate recovered and spent, building genes discarded.

turn-fate-gene = Destin comme gène

## Le déplacement, et ce qui accompagne l’action

# $span (text) à quelle fréquence : turn ou round
recover-note =
    { $span ->
        [turn] Le destin passe à { $fate }. Une fois par tour.
       *[round] Le destin passe à { $fate }. Une fois par manche.
    }
recover-confirm = Récupérer un point de destin
discard-active = Gènes de construction actifs
discard-passive = Gènes de construction passifs
discard-left = Irradiation : de { $before } à { $after }
discard-confirm =
    { $count ->
        [0] Défausser des gènes de construction
        [one] Défausser { $count } gène
        [many] Défausser { $count } gènes
       *[other] Défausser { $count } gènes
    }
# à côté des gènes défaussés (ou à leur place) un point de destin comme gène de construction
discard-confirm-fate =
    { $count ->
        [0] Dépenser un point de destin comme gène
        [one] Défausser { $count } gène et un point de destin
        [many] Défausser { $count } gènes et un point de destin
       *[other] Défausser { $count } gènes et un point de destin
    }
discard-known = gènes de construction notés : { $count }
fate-gene-note = Une fois par manche, pas en combat. Coûte un point de destin.

## Labels of the journal

label-discard-building = { $player } : gènes de construction défaussés : { $count }
label-discard-building-fate =
    { $count ->
        [0] { $player } : destin défaussé comme gène de construction
        [one] { $player } : { $count } gène de construction défaussé, et le destin comme gène
        [many] { $player } : { $count } gènes de construction défaussés, et le destin comme gène
       *[other] { $player } : { $count } gènes de construction défaussés, et le destin comme gène
    }
label-fate-as-gene = { $player } : destin comme { named-gene }
label-recover-fate = { $player } : destin +1
label-spend-fate = { $player } : destin −1

## Refusals

fate-full = { $player } : le destin est déjà au maximum ({ $most }). Garder l’énergie.
not-irradiated = { $player } : aucune irradiation à réduire. Garder les gènes.
only-in-own-turn = { $player } : seulement pendant son propre tour. L’attendre.
recovered-this-round = { $player } : un point de destin est déjà récupéré cette manche. Attendre la prochaine.
recovered-this-turn = { $player } : un point de destin est déjà récupéré ce tour. Attendre le prochain.
test-takes-building = Dans un test de résistance, le destin ne compte que comme gène de construction. Choisir celui-là.
