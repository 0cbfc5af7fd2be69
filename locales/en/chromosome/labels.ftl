### What the entries of the journal are called: on the undo button, in the history.

label-accept = { $player } lets it stand
label-act-specially = { $player }: { named-action }
label-add-area = New area, power { $power }
label-apply-battle =
    { $result ->
        [tie] { $player } and { $other } tie
       *[win] { $player } beats { $other } by { $count }
    }
label-begin-turns = Turns of round { $round }
label-call-off = Called off
label-change-area = Area { $delta }
label-commit = { $player }: strength { $strength }
label-correct-charged = { $player }: { $delta } charged
label-correct-fate = { $player }: { $delta } fate
label-correct-genes = { $player }: { $delta } { named-gene }
label-correct-irradiation = { $player }: { $delta } irradiation
label-correct-tokens = { $player }: { $delta } tokens
label-correct-trophies = { $player }: { $delta } trophy of { $owner }
label-discard-building = { $player } discards building genes: { $count }
label-eliminate = { $player } is out
label-end-game = Game ended here
label-end-phase = All have passed
label-end-turn = { $player } ends the turn
label-evolve = { $player }: Evolution, { named-gene }
label-evolve-by-die = { $player }: Evolution by die
label-face-area = Test, power { $power }
label-fate-as-gene = { $player }: fate as { named-gene }
label-fight = { $player } attacks { $other }
label-finish-radiation = Round { $round } ends
label-force-reroll = { $player } forces a re-roll
label-grow =
    { $tokens ->
        [one] { $player }: Growth, { $tokens } token
       *[other] { $player }: Growth, { $tokens } tokens
    }
label-impulse = { $player }: Impulse, new area
label-impulse-draw = { $player }: Impulse, draws on an area
label-let-stand = { $player }: { $face } stands
label-mark =
    { $what ->
        [passed] { $player }: passed { label-set }
        [eliminated] { $player }: out { label-set }
        [fate-token] { $player }: fate token { label-set }
        [recovered] { $player }: recovery { label-set }
       *[moved] { $player }: move { label-set }
    }
label-set =
    { $set ->
        [yes] on
       *[no] off
    }
label-mark-active = { $player } is up
label-mark-clock = Clock { $delta }
label-mark-starter = { $player } starts
label-move = { $player } moves
label-note-event = Event: { $text }
label-pass = { $player } passes
label-recover-fate = { $player }: +1 fate
label-rename = { $player } becomes { $name }
label-set-clocks =
    { $running ->
        [yes] Clocks run
       *[no] Clocks paused
    }
label-set-detail =
    { $detail ->
        [full] Full detail
       *[quick] Quick detail
    }
label-set-options = Rules of the table changed
label-spend-fate = { $player }: −1 fate
label-start-game =
    { $count ->
        [one] Game of { $count } begins
       *[other] Game of { $count } begins
    }
label-throw-die = { $player } rolls { $face }
