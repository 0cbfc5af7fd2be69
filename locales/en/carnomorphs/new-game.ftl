### A new game: who plays whom, how much the app tracks, the rules of the table.

new-character = Character
new-character-note = chosen during set-up
new-character-later = no character yet
# $seat (number) which seat, $name (text) a name, $character (text) a character
new-chair = Seat { $seat }: { $name }, { $character }
new-detail-quick-note = Fewest taps.
new-detail-full-note = A tap whenever a figure moves.
new-keeps-bag = Bag
new-keeps-tracks = Tracks
new-keeps-events = Event phase
new-keeps-feeding = Feeding
new-keeps-check = Last check
new-keeps-intruders = Intruders
new-keeps-rooms = Rooms
new-keeps-wounds = Wounds
new-keeps-secrets = Secrets

## The rules of the table

rule-group-bag = { term-bag }
rule-group-tracks = Tracks and turns
rule-group-objectives = { objectives-title }
rule-group-feeding = { term-feeding }
rule-group-intruders = Adaptations and mutations
rule-group-check = { term-last-check }
rule-bag-counts = Everybody sees what is in the bag
rule-time-track = Spaces of the time track
rule-self-destruct-track = Spaces of the self-destruct track
rule-self-destruct-yellow = Spaces left when self-destruct reaches yellow
rule-hibernation-opens = Spaces of time left when hibernation opens (blue)
rule-first-player-moves = The first player token moves on every round
rule-hand-size = Cards in hand drawn up to in a new round
rule-objectives = Objectives
rule-objectives-own = each their own
rule-objectives-shared = solo, co-op
rule-nest-food = Eaten first in the Nest
rule-nest-food-egg = an egg
rule-nest-food-corpse = a red corpse
rule-nest-in-combat = In the Nest those in combat eat an egg too
rule-carried-food = Voracious intruders eat what characters carry
rule-reveal = When an Adaptation is revealed
rule-reveal-leaving = whenever its figure leaves the card
rule-reveal-encounter = at the first Encounter only
rule-mutant-corpse = The corpse left by a fourth marker
rule-mutant-corpse-red = red
rule-mutant-corpse-blue = blue
rule-infected-check = Who draws four cards in the last check
rule-infected-check-everybody = everybody
rule-infected-check-holders = with a Mutation card
rule-marker-as-card = A first marker in the last check becomes a Mutation card
rule-infected-leaves = An infected card that is scanned leaves the deck too
