### The set-up.

## Labels of the journal

label-start-game =
    { $count ->
        [one] Game for { $count } begins
       *[other] Game for { $count } begins
    }

## Refusals

same-species = Two players have the same species. Give one of them another.
starter-unknown = Choose who starts.
