### Adaptations.

adaptations-title = Adaptations
adaptations-note = Each card is entered once.
adaptations-of-shambler = Shambler’s Adaptation
adaptations-of-fleshbeast = Fleshbeast’s Adaptation
adaptations-of-butcher = Butcher’s Adaptation
adaptations-hidden = face down
adaptations-revealed = revealed
adaptations-discarded = discarded
adaptations-reveal = Reveal
adaptations-reveal-this = Reveal this card
adaptations-enter = Enter what it says
adaptations-correct = Correct
adaptations-keep = Save
adaptations-return = Not discarded after all
adaptations-analyse-corpse = Corpse analysed: discard
adaptations-analyse-carcass = Carcass analysed: discard
adaptations-analyse-egg = Egg analysed: discard
adaptations-name = Name of the card
adaptations-effect = What it does
adaptations-object = Object to analyse
adaptations-voracious-note = Feeding takes it into account while the card is revealed.
adaptations-voracious-on = Feeding takes it into account.

## Labels of the journal

# $name (text) the card's name, or none
label-reveal-adaptation =
    { $name ->
        [none] Adaptation revealed: { label-intruder }
       *[other] Adaptation: { $name }
    }
# $set (text) yes or no: whether the card was discarded (yes) or put back (no)
label-discard-adaptation =
    { $set ->
        [yes] Adaptation discarded: { label-intruder }
       *[no] Adaptation back: { label-intruder }
    }

## Refusals

adaptation-discarded = This Adaptation has been discarded already. Choose another.
# $intruder (shambler, fleshbeast, butcher)
adaptation-hidden =
    { $intruder ->
        [shambler] The Shambler’s Adaptation is still hidden: reveal it first.
        [fleshbeast] The Fleshbeast’s Adaptation is still hidden: reveal it first.
       *[butcher] The Butcher’s Adaptation is still hidden: reveal it first.
    }
adaptation-not-discarded = This Adaptation has not been discarded. Choose another.
adaptation-unchanged = This Adaptation already says just that. Change something, or go back.
no-such-adaptation = Only the Shambler, the Fleshbeast and the Butcher have an Adaptation beside the board. Choose one of these.
research-unknown = Say first which object is analysed for this Adaptation: corpse, carcass or egg.
