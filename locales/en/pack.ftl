# The installable app: the command that builds it, and what its page says before and around the app.

cli-pack = Build Petri as a web app that runs without a server and without a network: a folder of files that any web host can serve.
cli-pack-short = Build the installable web app.
cli-option-pack-out = The folder to build into; a build that stands there is replaced.
cli-option-pack-with = Take in a game of an installed package, too: its key or the package’s name; may be given several times.
cli-option-pack-brotli = Write every large file under brotli as well, for hosts that serve such files.

pack-fetching = Getting the packages that the lock file names…
pack-compiling = Turning Python into bytecode…
# $folder (text) path of the folder, $megabytes (text) size in millions of bytes,
# $first (text) size of a first visit, in millions of bytes
pack-done = { $folder } is ready: { $megabytes } MB, of which a first visit fetches { $first } MB under brotli.
# $megabytes (text) size in millions of bytes, $name (text) name of the part
pack-part = { $megabytes } MB under brotli: { $name }

pack-no-lock = This copy of Petri lacks the file uv.lock; install it again, or take a checkout.
pack-bad-lock = The file uv.lock is damaged or belongs to something else; fetch it again from where Petri came from.
# $package (text) name of a Python package
pack-no-wheel = No package for the browser is locked for { $package }; lock another version with uv.
# $version (text) a version
pack-no-client = Flet’s web client { $version } is missing here; install Petri again with everything it needs.
pack-no-node = Node.js is missing, which turns Python into bytecode; install it (nodejs.org, or your system’s package “nodejs”) and try again.
# $reason (text) what the system said, in its own words
pack-download-failed = Not everything could be downloaded ({ $reason }); check the network and pip, then try again.
# $script (text) name of the script, $reason (text) what the system said, in its own words
pack-script-failed = { $script } failed ({ $reason }); please report this.
# $folder (text) path of the folder
pack-folder-taken = { $folder } holds something else; name an empty or new folder after --out.
# $folder (text) path of the folder, $reason (text) what the system said, in its own words
pack-not-written = Nothing can be written to { $folder } ({ $reason }); name another folder after --out, or make room.
# $name (text) as typed
# $known (text) the games of installed packages
pack-no-package = No game or package of the name { $name } is installed; installed are: { $known }.
# $package (text) with a game
# $needs (text) further packages
pack-needs-more = { $package } needs packages that a browser does not get: { $needs }. Only games that need nothing but Petri can be packed.
# $package (text) with a game
pack-no-folder = { $package } is not a plain folder of files; install it from a wheel.

# The page around the app. It cannot ask for variables.
pack-boot-fetching = Fetching Petri, this once…
pack-boot-starting = Starting…
pack-boot-too-old = This browser is too old for Petri, or keeps nothing for websites: update it, or use a current Chrome, Edge, Firefox or Safari, not in a private window.
pack-boot-other-tab = Petri is open in another tab or window: go on there, or close it, and Petri will go on here.
pack-boot-broken = A file arrived damaged, or a new version is just being put up: fetch the app anew. Your games are safe.
pack-boot-altered = This web host changes Petri’s files: Petri works here, but not without the network. Save games that matter to files.
pack-boot-blocked = This network blocks one of Petri’s files, as schools and companies often do: try another network. Your games are safe.
pack-boot-cut-off = The rest of Petri has not arrived: check the network and reload the page. Your games are safe.
pack-boot-failed = Petri could not start. Your games are safe: fetch the app anew, and report this if it happens again.
pack-boot-afresh = Fetch anew
pack-boot-reload = Reload
pack-boot-update = There is a new version of Petri. Your games stay as they are.
pack-boot-dismiss = Later
pack-boot-not-kept = When this device runs out of room, the browser may clear Petri’s games: add Petri to the home screen, or save games that matter to files.
pack-boot-cache-full = There is no room left to keep Petri itself: it works now, but not without a network. Free some space and reload.
pack-boot-storage-refused = This browser keeps nothing for Petri, perhaps because the window is private: games end with this page. Save what matters to a file.
pack-boot-storage-full = There is no room left for games on this device: they end with this page. Free some space and reload; save what matters to a file.
pack-boot-storage-busy = Petri’s games are in use by another page: close it and reload; what you play here now is not kept.
pack-boot-storage-low = There is hardly any room left for games: free some space on this device, or save games to files and delete them.
pack-boot-storage-damaged = Part of what was kept here could not be read; everything else is there. Check your latest games.
pack-boot-storage-newer = A newer version of Petri has kept games here that this one cannot read. They are untouched: fetch the app anew to get them back. What you play now ends with this page.
pack-boot-storage-cleared = The browser cleared what Petri had kept. Your games were still open here and have been written again; reload the page so that Petri works without a network again.
pack-boot-storage-lost = The browser cleared Petri’s games, and nothing can be kept any more: save what matters to a file before you leave this page.
