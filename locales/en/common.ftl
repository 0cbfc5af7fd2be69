### What every screen of the app says.

action-back = Back
action-close = Close
action-undo = Undo
action-redo = Redo
action-failed = That went wrong. Look at what stands here now, then try again.
games-not-kept = The games cannot be stored or read right now, so this was not done: tell whoever runs this Petri, then try again; everything stored before is safe.
screen-failed = This part could not be drawn. Go back and try again.
address-unknown = There is no such screen
address-unknown-hint = This address leads nowhere.
language-not-here = This language cannot be fetched now: go online, then try again.
tap-too-late = The table has just changed: look, then tap again.
letter-refused = The app lacks this character: type Latin, Greek or Cyrillic letters.
action-home = Home

## Names that stay the same in every language, and are read for the first screen

app-name = Petri
