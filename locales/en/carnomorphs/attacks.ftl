### Attacks of intruders, with an attack card each.

# $intruder (text) who, $player (text) whom
events-attacks = { $intruder } attacks { $player }
# $intruder (text) who
events-attack-victim = Whom does the { $intruder } attack?
# $player (text) the character with the fewest cards in hand
events-attack-fewest = { $player }: fewest cards
events-attack-card = What the attack card does
events-attack-misses = no wound, no card
attack-on-you = You were attacked

## Labels of the journal

# $slime (text) yes or no: whether the character is slimed
# $player (text) the name of whoever is attacked, or none, $dies (text) yes or no: whether the character dies of it
label-intruder-attack =
    { $player ->
        [none] { label-figure }: attack done
       *[other] { label-figure } attacks { $player }{ $slime ->
            [yes] , Slime
           *[no] { "" }
        }{ $dies ->
            [yes] { label-death }
           *[no] { "" }
        }
    }

## Refusals

attacked-already = This intruder has attacked already in this event phase. Choose another.
attack-on-nobody = Say first whom it attacks.
attacker-not-in-combat = Only an intruder in combat attacks. Choose one that fights.
not-its-opponent = It does not fight this character. Choose one in its room.
metagorger-without-card = A Metagorger attacks without a card: take its own button.
