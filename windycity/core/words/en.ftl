# Games and options
unknown-game = There is no game { $name }. The games are: { $known }.
game-twice = Several packages say they are the game { $game }: { $packages }. Uninstall all but one.
game-name-taken = The package { $package } says it is the game { $game }, but that is the name of a game of Windy City, which is used. Give the other game another name, or uninstall it.
game-not-installed = The game { $game } is said to be the package { $package }, but there is no such package. Install it, or correct the entry point.
game-incomplete = The game { $game } is not complete: { $file } is missing.
game-wrong-rulebook = The game { $game } needs a RULEBOOK with the name { $game } in { $file }.
game-unknown-event = The game { $game } has no event { $event }, which { $file } names.
game-wrong-simulations = The game { $game } needs a whole number of simulations, 1 or more, in { $file }: SIMULATIONS.
wrong-seats = This game is for { $low } to { $high } seats, not { $seats }.
unknown-option = There is no option { $option }. The options are: { $known }.
option-not-bool = Option { $option } is true or false, not { $value }.
option-wrong-seats = Option { $option } is for { $low } to { $high } seats, not { $seats }.
unknown-language = There is no language { $language } here. The languages are: { $known }.
unknown-kind = There is nothing of the kind { $kind } here. The kinds are: { $known }.
unknown-thing = There is no { $kind } with the name { $name } here.
wrong-people = There can be 1 to { $seats } people at this table, not { $people }.

# Seats and turns
wrong-seat = There is no seat { $seat } in this match; seats are 0 to { $last }.
wrong-player = There is no player { $seat } in this match; players are 1 to { $last }.
wrong-turn = Seat { $seat } is not asked for anything now; waiting for seat { $waiting } ({ $players }).
seen-by-another = This position is as { $seen_by ->
    [6] a spectator
   *[other] seat { $seen_by }
} knows it; { $seat ->
    [6] a spectator
   *[other] seat { $seat }
} cannot look at it.
match-over = The match is over.

# Moves
imagine-first = This position is as one observer knows it; imagine a world before playing on.
no-moves = There is no move in the list.
move-not-text = A move is a text, not { $move }.
no-such-action = There is no action { $action }; actions are whole numbers from 0 to { $last }.
list-too-far = Move { $number }, { $move }, depends on chance or reveals something: the list must end there. Nothing was played.
list-refused = Move { $number } of the list, { $move }, fails: { $reason } No move was played.
move-unknown-word = "{ $move }" is no move. A move begins with one of: { $known }.
move-wrong-length = "{ $move }" has the wrong number of words; it should read like: { $example }.
articles = the a an
move-ambiguous = "{ $move }" can mean several moves: { $meanings }. Say which one.
move-wrong-form = "{ $move }" cannot be read as a move; it should read like: { $example }.
nothing-to-undo = There is no move to take back.
undo-of-another = The last move was { $player }'s, so you cannot take it back.
undo-past-news = The move "{ $move }" brought something new to light and cannot be taken back.
bot-without-name = A bot without a name. The bots are: { $known }.
unknown-bot = There is no bot { $name }. The bots are: { $known }.
wrong-bots = { $names } bots are named, but { $seats ->
    [one] one seat is
   *[other] { $seats } seats are
} for bots; name one for all of them, or one for each.
program-unreadable = "{ $name }" is no program to play with. Write program:COMMAND, or program:2.5s:COMMAND with the seconds for an answer; quotation marks come in pairs.
program-needs-posix = Programs can play on Linux and macOS only.
program-not-found = The program "{ $command }" cannot be started: there is no command { $file }. A program in this folder is written ./NAME.
program-no-file = The program "{ $command }" cannot be started: there is no file { $file }.
program-no-interpreter = The program "{ $command }" cannot be started: the interpreter that the first line of { $file } names does not exist.
program-not-executable = The program "{ $command }" cannot be started: { $file } may not be executed. Allow it with chmod +x, or name its interpreter first: program:python3 NAME.
program-cannot-start = The program "{ $command }" cannot be started: { $reason }.
program-ended = The program "{ $command }" ended before the match began: { $reason }
program-nonsense = The program "{ $command }" answered the greeting with: { $line }. Right would be its name, {"{"}"name":"Busy"{"}"}, or nothing.

# Luck
unknown-outcome = { $outcome } is not something that chance can bring in this game.
too-many-outcomes = At most { $most } outcomes can be forced at once.
impossible-outcome = The forced outcome { $outcome } cannot happen now. Nothing was played.
unknown-luck = There is no luck { $scheme }. There is: { $known }.
luck-contributions = The luck { $scheme } does not fit its contributions: hmac-2 has some, of which at least one is not empty, hmac-1 and fast-1 have none.
wrong-contributions = There are { $count } contributions for { $seats } seats; there must be one for each seat, empty if it gives none.
contribution-not-text = A contribution to the luck is a text, not { $words }.
contribution-too-long = A contribution to the luck can have { $most } characters at most, not { $length }.
contribution-control = A contribution to the luck is one line of text, without control characters.
seed-and-luck = Give a seed or the luck itself, not both.

# Files
file-missing = { $file } cannot be read: there is no such file.
file-folder = { $file } cannot be read: it is a folder, not a file.
file-special = { $file } cannot be read: it is a pipe or a device; only ordinary files are read.
file-forbidden = { $file } cannot be read: you have no permission to.
file-too-large = { $file } is not read: it has { $size } bytes, and { $most } is the most that such a file may have.
file-not-text = { $file } cannot be read: it is not text in UTF-8 (byte { $place }).
file-unreadable = { $file } cannot be read: { $reason }.

# Editions
edition-not-toml = In { $file }, line { $line }, column { $column } is not valid TOML: { $reason }.
edition-not-toml-at-end = At its end { $file } is not valid TOML: { $reason }.
edition-too-deep = The edition file { $file } is not valid: lists and tables stand in one another too deep.
edition-huge-number = The edition file { $file } is not valid: it holds a number with far too many digits.
edition-malformed = The edition file { $file } is not valid: { $reason }.
edition-wrong-value = In { $file }, { $path } is "{ $value }"; it must be one of: { $allowed }.
edition-missing-field = In { $file }, { $path } is missing.
edition-unknown-field = In { $file }, { $path } stands where there is no such field.
edition-wrong-type = In { $file }, { $path } must be { $wanted }, not { $found }.
edition-empty-name = In { $file }, { $path } is empty.
type-int = a whole number
type-float = a decimal number
type-str = a text
type-bool = true or false
type-array = a list
type-object = a table
type-datetime = a date
type-date = a date
type-time = a time of day
edition-wrong-head = The edition file { $file } must say game = "{ $game }" and format = { $format }.
edition-wrong-count = In { $file }, { $path } has { $count } entries; there must be { $wanted }.
edition-twice = In { $file }, { $path } has "{ $name }" twice; no two may have the same name.
edition-wrong-names = In { $file }, the entries of { $path } must be named, in this order: { $wanted }.
edition-bad-word = In { $file }, { $path } is "{ $word }"; it must be one word of letters, unlike the others and unlike a special card.

# Positions
value-out-of-range = { $path } is { $value }; it must be from { $low } to { $high }.
position-not-object = A position is a JSON object.
position-unknown-field = { $path } is no field of a position of this game.
position-missing-field = { $path } is missing.
position-unknown-name = { $path } is "{ $value }", which is no { $kind } that can be there.
position-not-number = { $path } is { $value }; it must be a whole number.
position-not-flag = { $path } is { $value }; it must be true or false.
position-not-list = { $path } must be a list.
position-too-long = { $path } has { $length } entries; there can be { $most } at most.
position-wrong-head = The position's { $field } is { $value }; it must be { $wanted }.
position-not-object-of = { $path } must be an object with a number for each thing, by name.
position-miscounted = { $path } must hold { $count } things, as { $where } says; those not known are written "??".
position-missing-head = The position's { $field } is missing; it must be { $wanted }.
position-observed = This position is only what one player knows; a match needs all of it.
position-over = In this position the match is over; choose an earlier moment.
position-too-deep = The position is not valid: its lists and objects stand in one another too deep.
position-not-json = { $file } is not a position as JSON: { $reason }.
no-such-moment = There is no moment { $moment } in this match; its moments are 0, the beginning, to { $last }.

# Arranging a position by hand
cannot-be-arranged = Positions of { $game } cannot be set up by hand yet.
no-such-place = There is no place { $place } for things of the kind { $kind }.
thing-not-there = There is no { $thing } in the place { $place }.
place-not-for-it = { $thing } cannot lie there: that is a place for { $things }.
place-full = That place is full: it holds { $most } at most.
place-needed = Something must lie there: put another thing in its place.
no-such-number = There is no number { $name } to set; there are: { $known }.
thing-missing = { $thing } is missing.
thing-twice = There is one { $thing } too many.

# Records
record-empty = The record is empty.
record-malformed = Line { $line } of the record is not valid: { $reason }.
record-too-deep = Line { $line } of the record is not valid: its lists and objects stand in one another too deep.
record-wrong-head = The record's { $field } is { $value }; this program knows { $wanted }.
record-other-rules = The record was made with version { $version } of the rules; this is version { $wanted }. It replays to move { $number }, which then fails: { $reason }
record-illegal = Move { $number } of the record, { $move }, fails: { $reason }
record-no-secret = The record does not hold the secret of its luck, so it cannot be replayed.
record-wrong-secret = The secret of the record does not have the hash that was published before the match.
record-wrong-result = The record says that the match ended differently from its replay.
record-after-end = Line { $line } of the record comes after its end.

# What the system says
system-enoent = there is no such file or folder
system-eacces = you are not allowed to
system-eperm = the system does not allow it
system-eexist = it exists already
system-eisdir = it is a folder, not a file
system-enotsup = it is not an ordinary file
system-enotdir = a part of the path is a file, not a folder
system-enotempty = the folder is not empty
system-enospc = no space is left on the disk
system-edquot = your share of the disk is used up
system-erofs = nothing can be written there
system-enametoolong = the name is too long
system-eloop = its links lead round in a circle
system-eio = the disk does not read or write properly
system-emfile = too many files are open
system-enoexec = it is no program for this machine
system-etxtbsy = it is being written at this moment
system-e2big = the command is too long
system-enomem = there is too little memory
system-no-name = that is no name for a file
system-error = error { $of } of the system
no-rules-page = The rules of { $game } are not here to read: there is no { $file }.

# Lists
and = and
