# The command line. Sentences end with what to do next.

cli-help = The app that lies on the table while friends play board games about microbes and mutants. Without a command it serves the app.
cli-help-usage = Usage:
cli-help-options = Options:
cli-help-commands = Commands:
cli-help-some-options = [OPTIONS]
cli-help-some-command = COMMAND [ARGUMENTS]…
cli-help-required = required
# $value (text) what it is without the option
cli-help-default = default: { $value }
cli-help-help = Show this page.
cli-help-version = Show the version.
cli-help-desktop = Open the app in a window of its own.
cli-help-language = Talk in this language instead of the system’s.

cli-serve = Serve the app on an address of this computer until you press Ctrl+C, and open it in the browser.
cli-serve-short = Serve the app and open it in the browser.
cli-desktop = Open the app in a window of its own; it ends when the window is closed.
cli-desktop-short = Open the app in a window of its own.
cli-option-host = The address to listen on; 127.0.0.1 (only this computer) by default, 0.0.0.0 for the whole network.
cli-option-port = The port to listen on; 8420 or the next free one by default.
cli-option-data = The folder that the games are kept in.
cli-option-name = Another name that the server answers to, such as the public one behind a proxy; may be given more than once.
cli-option-proxy = Network of a reverse proxy whose word on addresses is taken, such as 10.0.0.0/8; may be given more than once.
cli-option-public = Anybody may begin tables at this public address, such as https://petri.example, and hosts only their own.
cli-option-keep-days = Remove finished games after this many days; they are kept for ever by default.
cli-option-keep-unfinished-days = Remove games that are not over and that nobody has touched for this many days; they are kept for ever by default.
cli-option-operator-token = File with the token that opens /operator and /metrics.
cli-option-log = How the log is written: text for people, json for programs.
cli-option-certificate = File with a certificate of your own (PEM), by which phones come in over https; with --key.
cli-option-key = File with the certificate’s private key (PEM, without a password).
cli-option-certificate-name = The host name in the certificate, which the QR code then shows.
cli-option-no-open = Do not open a browser.

# $url (text) address on the web
cli-serving = Petri is at { $url } (Ctrl+C ends it).
# $port (number) of the port
cli-port-in-use = Port { $port } is taken by another program; choose another one with --port, or leave --port out.
# $port (number) of the port
cli-port-forbidden = Port { $port } is not allowed here; choose one above 1023 with --port.
# $host (text) the address that was given
cli-host-unknown = { $host } is not an address of this computer; leave --host out, or use 0.0.0.0 for the whole network.
# $installed (text) a version, $needed (text) a version
cli-other-flet = Flet { $installed } is installed, but Petri runs with Flet { $needed } only; install Petri again into an environment of its own.
cli-no-web = This Petri cannot serve browsers: install it as petri-companion[web].
cli-certificate-alone = A certificate needs both files: name them with --certificate and --key.
# $file (text) name of the file with the certificate, $key (text) name of the file with its key
cli-certificate-unreadable = { $file } or { $key } cannot be read: check both names and rights.
# $file (text) name of the file with the certificate, $key (text) name of the file with its key
cli-certificate-unfit = { $file } and { $key } do not fit together: name a certificate and its own key, both PEM and without a password.

cli-window-no-display = There is no screen to open a window on; use “companion serve” and a browser on another computer.
# $browser (text) name of the browser
cli-window-no-client = Flet’s window is not available here, so the app opens in a window of { $browser }.
cli-window-browser-only = Neither Flet’s window nor Chromium, Chrome or Edge is available here, so the app opens in your browser.

# $name (text) what was typed
cli-no-such-command = There is no command “{ $name }”; “companion --help” lists all of them.
# $name (text) what was typed, $languages (text) codes of all languages, with commas
cli-no-such-language = “{ $name }” is no language that Petri speaks; it speaks { $languages }.
# $option (text) the option, as it is typed, $program (text) the command with its parts
cli-no-such-option = There is no option { $option }; “{ $program } --help” lists all of them.
# $name (text) what is missing, as it is typed, $program (text) the command with its parts
cli-missing = { $name } is missing; “{ $program } --help” shows how to write it.
# $name (text) the option or argument, $program (text) the command with its parts
cli-bad-value = The value of { $name } will not do; “{ $program } --help” shows what it takes.
# $option (text) the option, as it is typed, $program (text) the command with its parts
cli-option-without-value = { $option } needs a value after it; “{ $program } --help” shows which.
# $network (text) what was typed
cli-no-network = “{ $network }” is no network: write it like 10.0.0.0/8 or 10.1.2.3.
# $address (text) what was typed
cli-no-public = “{ $address }” is no public address: write it like https://petri.example.
# $file (text) name of the file
cli-token-unreadable = { $file } cannot be read: write the operator’s token into a file and name it.
# $file (text) name of the file, $shortest (number) how many at least
cli-no-token = { $file } holds no token: write one of at least { $shortest } letters and digits into it.
# $program (text) the command with its parts
cli-bad-usage = That is more than the command takes, or less; “{ $program } --help” shows how to write it.

cli-output-closed = There is nowhere to print to, because the output is closed: leave it open, or send it into a file.
cli-output-full = There is no room left where this was to be printed, so it is not complete: free some space and try again.
# $reason (text) what the system said, in its own words
cli-output-failed = Not everything could be printed ({ $reason }): check where the output goes, then try again.
odds-cli = Work out exact odds without a game.
odds-cli-short = Work out exact odds.
cli-odds-exact = Give exact fractions.
# $field (text) name of the number or choice, $low (number) the smallest number that is allowed,
# $high (number) the largest number that is allowed
cli-odds-number = { $field }, { $low } to { $high }
# $field (text) name of the number or choice, $low (number) the smallest number that is allowed,
# $high (number) the largest number that is allowed
cli-odds-unknown = { $field }, { $low } to { $high }; unknown when left out
# $field (text) name of the number or choice, $value (text) what counts if it is left out
cli-odds-default = { $field }; { $value } by default
# $field (text) name of the number or choice
cli-odds-off = { $field }: no
# $field (text) name of the number or choice, $choices (text) what it may be, with commas
cli-odds-choice = { $field }; { $choices }
# $field (text) name of the number or choice
cli-odds-list = { $field }: it takes whole numbers with a comma between them, such as 9,10.
# $field (text) name of the number or choice, $choices (text) what it may be, with commas
cli-odds-no-choice = { $field }: each must be one of { $choices }.
