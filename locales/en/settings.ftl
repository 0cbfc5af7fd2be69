### Settings: each takes effect at once.

# $language (text) the language's own name, $share (text) per cent of it that are translated
settings-language-draft = { $language } ({ $share } translated)
settings-look = Appearance
settings-theme = Theme
settings-theme-system = As the system
settings-theme-night = Dark
settings-theme-agar = Light
settings-scale = Text size
# $percent (number) 100 to 200
settings-percent = { $percent }%
settings-contrast = High contrast
settings-less-motion = Less motion
settings-table = At the table
settings-dice = Dice
settings-dice-app = The app rolls
settings-dice-hand = We roll
settings-advice = Advice
settings-advice-note = In the re-roll window: whether a re-roll is worth its price
settings-device = Device
settings-place = Where you play
settings-place-note = Goes to BG Stats with each play, and onto the picture that you share. May stay empty.
settings-awake = Keep the screen on
settings-awake-note = While a game is open
settings-awake-refused = This browser lets the screen go dark on a page like this one. Set a longer screen time-out on the phone for the evening.
settings-haptics = Vibration
settings-haptics-note = Where the device has it
settings-sound = Sounds
settings-sound-note = Rolls, doses, eliminations, the end
settings-notices = Notifications
settings-notices-note = When your turn begins and this page is in the background, where the browser shows them
settings-about = About
settings-folder = Games folder
# $version (text) number of the version
settings-version = Petri { $version }
