### Several phones at one table: inviting, joining, who may do what, who is there.

party-host = Host
party-join = Join a table
party-join-note = Scan the code on the host’s screen, or type its six letters.
party-code = Table code
party-knock = Find the table
party-back-to-table = Back to the table
# $players (text) names in order
party-back-spoken = Back to the table: { $players }
party-choose = Who are you?
party-none = None of them
party-who-note = Somebody plays on their own phone now. Say who plays on this device.

# $player (text) whose it is
party-hold = This is up to { $player }. Hold the button to do it for them.
party-hold-act = Do it
# $letters (text) the code in two halves
party-table-code = table { $letters }
party-watch = Just watch
party-seat-open = nobody yet
party-seat-held = on another phone
party-seat-mine = this phone
# $player (text) whose seat it is
party-seat-held-note = { $player } plays on another phone. The host can free the seat under “Invite phones”.
party-seat-is-me = It is me
party-seat-asked = the host has been asked
# $player (text) the name of whose seat is asked for
party-seat-asked-note = The host is asked whether you are { $player }. One tap there lets this phone in.
# $player (text) the name of whose seat is asked for
party-claimed = Another phone says: I am { $player }.
party-grant = Let it in
# $player (text) the name of the player whom it is about
party-grant-spoken = Let the other phone in: { $player }
party-decline = Not now
# $player (text) the name of the player whom it is about
party-decline-spoken = Do not let the other phone in: { $player }
party-seat-back = The phone of this seat is connected again; the host can free the seat under “Invite phones”.

## Why not

party-no-code = A code has six letters, such as { "BKD TRW" }; type all of them.
party-no-such-code = No table has this code; look at the host’s screen again.
# $seconds (number) how many seconds
party-wait =
    { $seconds ->
        [one] Too many wrong codes: try again in { $seconds } second.
       *[other] Too many wrong codes: try again in { $seconds } seconds.
    }
party-locked = The table is locked; ask the host to let you in.
party-seat-taken = This seat is taken; choose another one.
party-seat-freed = Your place at this table was freed; join again with its code.
party-only-watching = You are only watching; take a seat to play.
# $player (text) the name of the player whom it is about
party-not-your-seat = Only { $player } may do that at this table; ask them.
# $player (text) the name of the player whom it is about
party-reveals = Only { $player } may reveal that, on their own phone; ask them.
# $player (text) the name of the player whom it is about
party-numbers = Only { $player } and the host change these numbers; ask them.
party-host-only = Only the host may do that at this table; ask them.
party-not-your-entry = Only the host, or who did it, may take that back at this table; ask them.
party-just-undone = Somebody took something back a moment ago; look again first.
party-too-fast = Too many taps at once; wait a moment.
# $minutes (number) how many minutes
party-too-many-tables =
    { $minutes ->
        [one] Too many tables were begun from here; try again in { $minutes } minute.
       *[other] Too many tables were begun from here; try again in { $minutes } minutes.
    }
party-no-more-tables = There are as many tables here as there may be; come back when some games are over.
party-no-import = Games cannot be brought in here from a file; begin a new one.

## What others do

# $label (text) what it was, $count (number) how many entries
# $player (text) the name of whoever did it
party-undone =
    { $count ->
        [one] { $player } took back: { $label }
       *[other] { $player } took back { $count } entries, last: { $label }
    }
# $count (number) how many entries, $player (text) the name of whoever did it, $label (text) what it was
party-redone =
    { $count ->
        [one] { $player } brought back: { $label }
       *[other] { $player } brought back { $count } entries, last: { $label }
    }
# $player (text) who nudges
party-nudged = { $player } is waiting for you
party-nudge = Nudge
# $player (text) the name of the player whom it is about
party-nudge-spoken = Nudge { $player }
# $player (text) the name of the player whom it is about
party-waiting = Waiting for { $player }
# $player (text) the name of the player whom it is about
party-waiting-away = Waiting for { $player }, whose phone is away; the host can help
# $player (text) the name of the player whom it is about
party-waiting-host-away = Waiting for { $player }, who hosts and whose device is away
# $count (number) phones that are away
# $players (text) the names of whoever has a phone that is away
party-away =
    { $count ->
        [one] { $players }: phone away; you can do it here
       *[other] { $players }: phones away; you can do it here
    }
# $player (text) the name of the player whom it is about, $time (text) the hour
party-away-since = { $player }: phone away since { $time }; you can do it here
party-fine = Fine by me
party-fine-said = You are fine with it
party-close-window = It stands for everybody
# $players (text) the names of whoever has not answered
party-still-asked = Still to say: { $players }
party-last-asked = Only your word is missing
party-watching = You are watching

## Inviting

party-invite = Invite phones
party-invite-note = Scan with the camera. Same Wi-Fi, nothing to install.
party-invite-note-public = Scan with the camera. Nothing to install.
party-for-phones = Phones
# $count (number) phones at the table
party-phones =
    { $count ->
        [0] No phones yet
        [one] { $count } phone here
       *[other] { $count } phones here
    }
# $link (text) address that it holds
party-qr-spoken = QR code for { $link }
# $address (text) address without the code
party-or-type = or open { $address } and type
party-other-address = Another address
party-nobody-came = A phone cannot open it?
party-reason-firewall = Firewall: let Petri, or Python, through on this computer, for private networks.
party-reason-guests = Wi-Fi: many guest networks keep devices apart; use the home network or a phone’s hotspot.
party-reason-vpn = VPN: switch it off on the phone and on this computer, or choose another address below.
party-no-network = This computer is in no network that phones can reach. Join a Wi-Fi or start a hotspot, then open this again.
party-rotate = New code
party-lock = Lock the table
party-lock-note = No new phone gets in.
party-rights = Who may change what
party-rights-friends = everybody everything
party-rights-strict = own seat only
party-odds = Odds and advice
party-odds-own = everybody sees odds, and their own advice
party-odds-nobody = nobody sees any
party-seats = Seats
player-you = You
party-seat-here = phone connected
party-seat-away = phone away
# $time (text) the hour, after “yesterday” where it was then; or a day
party-seat-away-since = phone away since { $time }
# $day (text) a day before yesterday, after “since”
party-since-day = { $day }
party-seat-me = this device
party-seat-nobody = no phone
party-free = Free the seat
# $player (text) the name of the player whom it is about
party-free-spoken = Free { $player }’s seat
party-i-am = I play here
# $player (text) the name of the player whom it is about
party-i-am-spoken = This device is { $player }’s
party-i-am-not = This device is nobody’s
party-not-me = Not me
# $count (number) devices that only watch
party-watchers =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
party-close = Close to phones
party-tables = Tables open to phones
party-change-seat = Change seat
# $player (text) the name of the player whom it is about
reveal-hold = Hold to see: { $player }

## A player who is absent for a while

party-absent = Absent for a while
party-absent-note = Others act for them, and nobody waits. Whoever plays on their own phone is back.
party-seat-absent = absent for a while
# $player (text) a name
party-waiting-absent = Waiting for { $player }, who is absent; others can do it
# $players (text) names
party-absent-act = { $players }: absent; you can do it here
party-others-to-ask = All decide that together. At this table the host may do it.
