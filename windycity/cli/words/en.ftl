# The menu
menu-title = Windy City
menu-kept = 0  Go on with the match you left: { $match }
menu-kept-many = 0  Go on with one of the { $count } matches you left
menu-game = { $number }  { $title }, { $low } to { $high } players
menu-which = Which game? (a number, Enter for 1, or quit)
menu-seats = How many players, you included? ({ $low } to { $high }, Enter for { $usual })
menu-people = How many of them are people, you included? (1 to { $most }, Enter for 2)
menu-option = Play with { $option }? ({ $usual ->
    [yes] yes or no, Enter for yes
   *[no] yes or no, Enter for no
})
menu-bots-title = The bots, from the weakest to the strongest:
menu-bot = { $number }  { $bot }: { $strength }
strength-lookout = makes the move that looks best at first sight; good to begin with
strength-soldier = plays like the capo, but now and then makes the move of a lookout
strength-capo = has learned by playing against itself; answers at once
strength-don = plans ahead with what it has learned, up to about two seconds a turn; the strongest
menu-bots = Against which bots? (a number or a name, Enter for { $usual })
menu-not-understood = Please answer with one of the choices.

# The table
you = you
hand = Your hand
cards-in-hand = { $count ->
    [one] one card
   *[other] { $count } cards
}
draw-pile = draw pile
discard-pile = discard pile
what-happened = What happened
your-moves = Your moves
prompt = Your move (a number, a move, ? for help)
prompt-short = Your move (? helps)
pass-keyboard = { $player } is next. Pass the keyboard, then press Enter; nobody else should look

# Help
help =
    Type the number of a move, or the move itself; several moves, separated by commas, are made together.
    ? 3  or  ? MOVE    tells what a move does, and the rule behind it
    hint               what a bot would do, and why;  hint more: the numbers behind it
    undo               take back your last move, if it brought nothing new to light
    log                all that has happened;  log 20 only the last 20 sentences
    table              show the table again
    look NAME          tells of a thing, or of all;  near NAME what is near it
    changed            what has changed since you were asked last
    list, more         the moves again;  the next few of a long list
    save FILE          save the match;  load FILE goes on with a saved one
    rules              how the game goes;  rules 4.6 a clause;  rules WORDS searches them
    luck               the hash of this match's luck
    quit               leave; the match is kept, to go on with later
hint-more = hint more tells the numbers behind it.
hint-thinking = The bot is thinking ...
saved = Saved to { $file }.
not-saved = Not saved.
overwrite = { $file } is there already. Overwrite it? (yes or no, Enter for no)
cannot-keep = The match as it is now cannot be kept in { $folder }: { $reason }. If you leave, what is new in it is lost, unless you save it elsewhere: save FILE.
kept-again = The match can be kept again, and is.
match-in-play = That match is being played at this moment in another window. Go on with it there, or leave it there first.
cannot-save = { $file } cannot be written: { $reason }.
loaded = Going on with { $file }.
log-how = Say how many sentences: log 20; or all of them: log.
rules-how = For more, add a number for one clause (4.6), words to search for, `clauses` for all titles, or `all` for the whole page.
pager = Space for more, b for back, q to leave
rules-more = { $count ->
    [one] One more clause speaks of it:
   *[other] { $count } more clauses speak of it:
}
save-where = Say where: save FILE.
load-where = Say which: load FILE.
wrong-game = That is a match of { $game }.
wrong-table = That match has { $seats } seats; this table has { $here }.
no-number = There is no move { $number }; choose from 1 to { $count }.
no-choice = There is no choice { $number }; choose from 1 to { $count }.
kept = The match is kept. Go on with: { $command } play --resume
record-kept = The record of the match is in { $file }; look at it with: { $command } replay { $file }
contribute-hash = Hash of the secret that this match's luck follows from: { $hash }
contribute-how = Everyone can now add words to the luck, any line of up to { $most } characters: then nobody can have chosen it. All will see the words.
contribute-words = { $player }, your words (Enter for none)
contribute-too-late = --contribute is for a new match: the luck of one that you left is settled.
position-decides = { $option } does not fit: the position decides about seats and options. Leave it out.
luck-hash = The luck of this match follows from a secret with the hash { $hash }. So it cannot be changed any more; the record shows the secret after the end.
luck-words = The luck of this match follows from a secret with the hash { $hash } and from the words that were added to it. So it cannot be changed any more; the record shows the secret after the end.
start-help = ? lists what you can type, rules tells how the game goes, hint what a bot would do.
warming = { $bots ->
    [none] The rules are being compiled for full speed, once on this machine, which takes one to three minutes; until then the bots may take their time.
   *[other] The rules are being compiled, once on this machine, which takes one to three minutes; until that is done, greedy sits in for { $bots }.
}
warming-progress = Compiling the rules: { $done } of { $total } done, about { $seconds } s left.
warming-load = Loading the compiled rules ...
warming-done = { $bots ->
    [none] The rules are compiled: from now on everything goes at full speed.
   *[other] The rules are compiled: hint searches now, and at the table from now on: { $bots }.
}
warming-failed = { $bots ->
    [none] The rules could not be compiled; { $command } warm { $game } tells why. The match goes on as before.
   *[other] The rules could not be compiled, without which there is no { $bots }; { $command } warm { $game } tells why. The match goes on with greedy.
}
you-win = You win! { $result }
you-share = You share the win! { $result }
you-lose = You lose: { $result }
ranking = The ranking
ranked = { $rank }. { $player }: { $score }
again = Play again, the same game with the same players? (yes or no, Enter for yes)
thinking = The others are thinking ...
one-moment = One moment ...
already-over = That match is over; look at it with: { $command } replay { $file }
nothing-kept = There is no match to go on with.
kept-title = Matches you left:
kept-match = { $title }, { $seats } players, left { $when }
in-play = being played now
matches-kept = Matches to go on with ({ $command } play --resume):
matches-kept-one = { $when }  { $title }, { $seats } players, { $moves ->
        [one] one move
       *[other] { $moves } moves
    } so far
matches-finished = Finished matches (look at one with { $command } replay FILE):
matches-finished-one = { $when }  { $title }, { $seats } players, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }; won by { $winners }
matches-you = { $player } (you)
matches-none = There are no matches yet. Play one: { $command } play
kept-which = Which one? (a number, Enter for 1, or quit)
no-way = There is no legal way to do that: "{ $phrase }".
no-such-way = Choose a way by its number, from 1 to { $count }. Nothing was played.
which-way = Several ways lead there; which one? (a number)
undone = Taken back.

# Commands at a table; of several words the first is the one that help names
command-help = help
command-hint = hint
command-undo = undo
command-log = log
command-table = table
command-look = look
command-near = near
command-changed = changed, what
command-list = list
command-more = more
command-save = save
command-load = load
command-rules = rules
command-luck = luck
command-quit = quit
command-exit = exit
command-show = show
command-back = back
command-next = next
command-begin = begin
command-end = end
command-seats = seats
command-say = say
command-whisper = whisper
command-mute = mute
command-unmute = unmute
command-resign = resign
command-rematch = rematch
command-bot = bot
command-sit = sit
command-stand = stand
command-words = words
command-hand = hand
command-take = take

# The table in words
look-nothing = There is nothing called "{ $text }" to look at. You can ask for: { $names }.
look-empty = { $space }: nothing and nobody is there.
near-steps = { $steps ->
    [0] Here
    [one] One step away
   *[other] { $steps } steps away
}: { $text }
near-where = Say near what: one of your pieces, or a place.
near-no-board = This game has no board, so nothing is near anything.
changed-nothing = Nothing has changed on the table since you were asked last.
steps-group = { $what } ({ $count } moves)
steps-more = { $count ->
    [one] One more
   *[other] { $count } more
}: type more
steps-several = That leads to { $count } moves; choose it first.

# Programs at the table
program-sits = { $player } is played by a program: { $title }.
program-late = { $player }'s program gave no answer within { $seconds } s; the greedy bot has moved for it.
program-crashed = { $player }'s program has ended or broken off; the greedy bot has moved for it.
program-illegal = { $player }'s program did not answer with a legal move; the greedy bot has moved for it.
program-given-up = It has failed { $times } times in a row: from now on the greedy bot plays for { $player }.
program-log = The details stand in { $file }.
seed-with-programs = The luck follows from the seed { $seed }: a program that tries seeds can foretell it. Leave --seed out for fair play.

# The full screen
full-players = The players
full-open = Say something, or a command (? for help)
full-go-on = Go on
full-yes = yes
full-no = no
full-next = Next
full-back = Back
full-begin = Beginning
full-end = End
full-save = Save the match as
full-leaving = Leaving; the match is kept ...
full-replay = A number goes to that move.
full-form-keys = Tab: next field · Enter: choose, or OK · Esc: back
full-rules = The rules
full-rules-find = words, or the number of a clause
full-key-help = Help
full-key-rules = Rules
full-key-hint = Hint
full-key-players = Players
full-key-log = Log
full-key-undo = Undo
full-key-save = Save
full-key-leave = Leave
full-help =
    _Choosing._ The arrows look at a choice, and the board shows where it leads; Enter or Space takes it, Escape or
    Backspace goes back to the list before. A number takes the choice with that number. The mouse works too, on choices and on
    lit places of the board.

    _Typing._ Just type: whatever is typed goes to the prompt. Tab or → completes it, Ctrl+↑ recalls what you typed before, Escape takes it back.

    _Looking._ Tab goes from pane to pane; arrows, Page Up and Page Down scroll there, and so does the wheel of the mouse.
    While others move, any key shows at once what they do.

    _Keys._ F1 this help, F2 the rules, F3 a hint, F4 players or news, F5 all that has happened, F6 undo, F7 save,
    F8 light or dark, F10 or Ctrl+C leave. Escape closes a page like this one.

    What can be typed:

# The start in the full screen
start-game = Which game?
start-go-on = Go on with the match you left
start-title = { $title }, { $low } to { $high } players
start-seats = How many players, you included?
start-players = { $count } players
start-option = Play with { $option }?
start-bots = Against which bots?
start-bots-about = The bots stand from the weakest to the strongest.
start-language = Language
start-language-about = The language of the table; moves can be typed in it.
start-own-name = English
start-table = Which table?
start-new-table = A new table
start-lesson = Which lesson?
start-puzzle = Which puzzle?
start-kept = Which match do you go on with?
start-people = How many of them are people, you included?
start-people-count = { $count ->
    [one] you alone
   *[other] { $count } people
}
start-people-about = The others are friends who come with the link that you will see; bots take the seats that are left.
start-keys = Take a choice with the arrows and Enter, its number, its name or the mouse. Escape goes back, F1 helps, F8 makes it light or dark, F10 leaves.

# Replay
replay-help = Enter, n or next: forward. b or back: back. begin: the beginning. e or end: the end. A number: go to that move. s 1: as player 1 knew it; s: as a spectator. q or quit: leave.
replay-at = { $move ->
    [none] Move { $number } of { $count }, seen by { $eye }
   *[other] Move { $number } of { $count }, seen by { $eye } – { $move }
}
spectator = a spectator
onlooker = spectator
verified = The record is valid: every move is legal, and the secret has the hash { $hash }.
verified-no-words = All luck followed from this secret. That does not tell how the secret was chosen: whoever started the match could have tried several.
verified-words = All luck followed from this secret and from these words. Whoever was shown this hash before giving words knows that nobody could choose the luck, unless somebody who knew the secret gave words later.
verified-forced = { $count ->
    [one] One outcome was forced, not drawn.
   *[other] { $count } outcomes were forced, not drawn.
}
not-finished = The match has not ended.

# Rules and editions
no-clause = There is nothing about "{ $text }" in the rules of { $game }.
clause-of-another-game = { $clause } is a clause of { $game }: { $command } rules { $name } { $clause }
no-such-letters = No game's clauses begin with { $letters }; those of this game begin with { $own }.
edition-right = { $file } is a valid edition of { $game }: { $name } ({ $digest }).
edition-unusual = This is unlike the game as we know it. If yours is so, all is well; if not, it may be a slip:
bench-needs-clone = Benchmarks run from a clone of the project: make bench.
option-form = An option is written name=true or name=false, not { $text }.
game-option = { $name } (usually { $usual ->
    [yes] true
   *[no] false
}): { $meaning }
game-without-options = no options

# The picture of a board
board-written = The board is in { $file }.
no-board = { $game } is played without a board, so there is none to draw.
record-of-another-game = { $file } is a match of { $game }, not of { $wanted }.
unknown-shape = There is no schema of { $shape }. There is one of: { $known }.
move-without-record = There are no moves without a match: name it with --record FILE.
no-such-move = There is no move { $number } in { $file }; it has { $count ->
    [one] one move
   *[other] { $count } moves
}.

# Simulation
results-in = The results are in { $folder }.
run-stopped = Stopped: { $done } of { $games } matches are in { $folder }. The same command goes on: { $command }
train-line = { $minutes } min, { $decisions } million decisions: { $phase ->
    [imitation] imitates greedy
   *[other] plays itself
}; against greedy { $shares }
train-share = { $share } at { $seats } seats
train-done = The net is in { $file }, its curve in { $picture }.
train-stopped = Stopped. The same command goes on from the last checkpoint: { $command }
dataset-written = The decisions of { $games } matches are in { $file }.
unrepeatable-bots = Not all can be repeated: { $bots } may play otherwise next time, with the same seed. Bots that think for so many seconds, and programs, are like that.
program-faults = { $bot } failed { $moves ->
    [one] once
   *[other] { $moves } times
}, in { $matches } of { $games } matches; the greedy bot moved in its place. A match in the terminal tells more: { $command }
matches-per-second = { $rate } matches/s
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
heading-bot = Bot
heading-seat = Seat
heading-wins = Wins
heading-share = Share
heading-interval = 95% interval
heading-end = Won by
heading-length = Length
heading-mean = Mean
heading-shortest = Shortest
heading-longest = Longest
quantile = { NUMBER($share, style: "percent") }
length-answers = answers
length-rounds = rounds
heading-rating = Rating
heading-ahead = Finished ahead of
from-to = { $low } to { $high }
tournament-held = { $matches } matches at { $seats } seats; a bot like all others would win { NUMBER($fair, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of them with each seat that it holds.
question-yes = Settled after { $matches } matches: { $first } finishes ahead of { $second } more often than behind it.
question-no = Settled after { $matches } matches, the other way: { $second } finishes ahead of { $first } more often than behind it.
question-open = Not settled after { $matches } matches whether { $first } finishes ahead of { $second } more often than behind it: given up.

# Help on the command line
-bots = lookout, soldier, capo, don, random, greedy, boss, learned, planner, search:500, search:2s, program:COMMAND
heading-usage = Usage
heading-arguments = Arguments
heading-options = Options
heading-commands = Commands
usage-required = required
usage-default = default
usage-missing = { $name } is missing.
usage-missing-command = A command is missing.
usage-no-command = There is no command { $name }.
usage-no-option = There is no option { $name }.
usage-too-much = That is too much: { $name }.
usage-no-value = { $name } needs a value.
usage-wrong-value = { $name } cannot have that value.
usage-help = Help: { $command }
help-help = Show this help.
help-windycity = Windy City: four tabletop games of 1920s Chicago gangsters.
help-version = Tell the version.
help-install-completion = Make Tab complete commands, games and files in this shell.
help-show-completion = Print what makes Tab complete them, to put it where you like.
help-lang = The language; else the environment's.
help-plain = Lines of text instead of a full screen, without colour and boxes: for screen readers and pipes.
help-game = The game.
help-games = List the games.
help-play = Play in the terminal, against bots or with friends.
help-play-game = The game; a menu asks if none is named.
help-seats = How many players, people and bots; usually 4.
help-people = How many people share this screen; hands are hidden between turns.
help-bots = Who plays the other seats: one bot for all, or a list with commas. The bots are { -bots }.
help-seed = A number that repeats the same luck; for repeating, not for fair play: whoever tries numbers can foretell it.
help-contribute = Show the hash of the luck first, then ask everyone for words to add to it.
help-set = An option of the game; the command games lists them, with what they mean.
help-edition-file = Play with an edition of your own.
help-resume = Go on with a match you left.
help-position = Begin from a position in a file, as JSON.
help-matches = List your matches: those to go on with, and those that are over.
help-matches-game = Only matches of this game.
help-replay = Look at a saved match, forward and back, from any seat.
help-replay-file = A saved match.
help-replay-position = Print the position after that many moves, as JSON.
help-play-on = Play a new match on from there, after that many moves.
help-review = Show what a finished match looks like to the strongest bot: chances, costly moves, luck.
help-review-seat = Only what concerns this player, from 1.
help-review-effort = How much is computed: normal takes about a minute.
help-review-seed = The same number gives the same review.
help-review-json = Print the review as JSON.
help-verify = Only check moves, result and luck, and tell what that proves.
help-seat = See it as this player knew it, from 1; else as a spectator.
help-board = Draw a game's board, with a saved match on it if you like.
help-svg = Where to write the picture, an SVG file.
help-board-record = A saved match to show; else the start of one.
help-board-move = Show it after this many moves; else at its end.
help-board-edition = Draw the board of an edition of your own.
help-rules = Show the rules of a game, a clause, or search them.
help-rules-text = A clause, as in CP-4.6, words to search for, clauses for all titles, or all for the whole page.
help-edition = Editions: the printed data of a game.
help-edition-check = Check an edition file, and say exactly what is wrong.
help-edition-check-file = An edition file.
help-edition-show = Print a game's own edition file, to start yours from.
help-simulate = Play matches between bots by the thousand.
help-sim-bots = The bots by seat, such as greedy,random,random. The bots are { -bots }.
help-sim-games = How many matches.
help-sim-seed = A number that all luck follows from; else 1, or a fresh secret where programs play, for they could try numbers out.
help-sim-processes = How many processes; else one for each core.
help-sim-ray = Play on the Ray cluster at this address.
help-sim-out = The folder for the results; else one below runs.
help-sim-records = Record the first so many matches.
help-sim-options = Options of the game.
help-tournament = Let bots meet in every seat equally often, and rate them.
help-tour-bots = The bots that meet, each named once. The bots are { -bots }.
help-tour-seats = How many seats; else as many as there are bots.
help-tour-games = How many matches, filled up to whole rounds.
help-tour-until = Stop as soon as it is settled that X beats Y, or Y X.
help-train = Train a net that plays a game, by letting it play against itself (needs windycity[train]).
help-train-minutes = How long to train, in all: the same command with more minutes goes on.
help-train-out = The folder for the net, its checkpoint and its learning curve.
help-train-device = Where the net learns: cpu or cuda; else a GPU if there is one.
help-train-threads = How many threads play; else as many as there are cores.
help-train-seed = A number that the beginning and all luck follow from.
help-train-begin = The file of a net to begin with, such as a learned.npz; else it begins by imitating greedy.
help-dataset = Write the decisions of bots into a file, for programs that learn.
help-dataset-out = The Parquet file to write.
help-dataset-seed = A number that all luck follows from.
help-report = Write a page with plots about a run of simulate or tournament.
help-report-folder = The folder of the run.
help-report-out = Where to write the page, an HTML file; else report.html in the folder.
help-referee = Serve the games to programs, in lines of JSON.
help-schema = Print the JSON Schema of what programs are told, for writing a client.
help-schema-game = The game; without one the schema is for all games.
help-schema-of = What to describe: view is what a seat sees of a match, choices are its legal moves, event is what happened, board is a board to draw, protocol is what a server and its clients say to each other.
help-warm = Compile the rules for full speed, once per machine.
help-warm-games = Games to compile; all of them if none is named.
help-checked = Compile the build that checks every index, for tests.
help-bench = Measure the speed of the games (from a clone).
not-compiled = Not compiled: { $names }.

# The server
help-serve = Let people play together over the network: serve tables, until Ctrl-C.
help-serve-host = The address to serve at: 127.0.0.1 for this machine alone, 0.0.0.0 to let friends in.
help-serve-port = The port; 8020 or the next that is free.
help-serve-store = Where tables and guests are kept: a file, or a PostgreSQL database.
help-serve-origin = Another site whose pages may use this server; may be given several times.
help-serve-proxy = Believe what a proxy in front says of callers (X-Forwarded-For, -Proto, -Host).
help-serve-workers = The processes in which bots think; one fewer than there are cores.
help-serve-log = The log: text with what needs attention, or json with everything.
help-serve-compile = Compile the rules while serving; without it bots play greedily.
help-serve-open = Open the page in this machine's browser, where there is a screen.
help-serve-language = The language for guests whose browser names none.
serve-ready = Windy City is ready: { $address }
serve-network = In your network: { $address }
serve-alone = Only this machine can reach it. To let friends in: { $command }
serve-store = Tables and guests are kept in { $store }
serve-stop = To make a table, in another terminal: { $command }. Ctrl-C stops the server.
serve-compiling = { $total ->
    [0] { $game }: the rules are being compiled. Meanwhile bots play greedily.
   *[other] { $game }: the rules are being compiled, { $done } of { $total } parts{ $seconds ->
        [-1] .
       *[other] , about { $seconds } seconds to go.
    }
}
serve-compiled = { $game }: the rules are compiled; bots play at full strength.
serve-failed = { $game }: the rules could not be compiled; it can be played, with greedy bots. The log says why.
serve-stopping = Stopping; everything is stored.
help-backup = Copy a server's tables and guests to a file, also while it serves.
help-backup-file = The file to write; an older copy of that name is replaced once the new one is complete.
help-backup-store = The store to copy, if it is not where serve keeps it by itself.
backup-done = { $store } is copied to { $file }.
log-form = The log is text or json, not { $form }.
origin-form = { $text } is not a site; one looks like https://example.org.
help-host = Make a table at a server, show the link for friends, and play there.
help-host-seats = Who sits where: me, open for a friend, or a bot (lookout, soldier, capo, don); else it is asked.
help-host-at = The server's address; else the server on this machine, at port 8020.
help-host-pace = The time: none; 60+300 for 60 seconds a turn and 300 in reserve; 3d for three days a turn.
help-host-stand-in = Whoever's time is up three times in a row is replaced by a bot, until they take their seat back.
help-host-listed = Show the table to everybody at the server, not only to those who have the link.
host-seats-form = { $seat } is not a seat. Write me, open or a bot for each, as in: me,open,soldier. The bots are { $bots }.
host-pace-form = { $text } is not a pace. Write none, 60+300 (5 to 3600 seconds a turn, up to 7200 in reserve) or 3d (1 to 30 days a turn).
host-no-server = No server runs on this machine at { $site }. Start one in another terminal: { $serve }. Or name another: --at ADDRESS.

# Playing at a server's table
help-join = Play at a server's table, from a link.
help-join-link = The link to a table; or a server's address, to choose a table there.
help-join-name = What you are called there; asked for the first time if not given.
help-join-seat = Sit down on this seat, from 1; else on the first that is open.
help-join-watch = Look on, without sitting down.
help-join-contribute = Type the words that you add to the luck yourself; else random ones are added.
join-name = What shall the others call you?
join-name-empty = A name has 1 to { $most } characters.
join-cannot-keep = { $file } cannot be written ({ $reason }), so the server will not know you again.
join-no-tables = There are no tables for you at { $site } yet. Make one; or type quit, and ask for the link to a friend's.
join-mine = Your tables:
join-others = Tables with an open seat:
join-new = 0  a new table
join-table = { $number }  { $title }: { $players }{ $turn ->
    [yours] {" "}- your turn
    [playing] {" "}- being played
   *[other] {""}
}
join-which = Which table? (a number, Enter for 1, or quit)
join-seats = Who is at the table
join-open = open
join-host = host
join-away = away
join-watching = { $count ->
    [one] one looks on
   *[other] { $count } look on
}
join-days = { $days ->
    [one] 1 day
   *[other] { $days } days
} { $hours } h
join-edition = This table plays another edition of the game than yours; cards and names are as the server says.
join-pace = { $sort ->
    [live] { $reserve ->
        [0] Time: { $turn } seconds a turn.
       *[other] Time: { $turn } seconds a turn, then { $reserve } in reserve for the whole match.
    }
   *[days] Time: { $days ->
        [one] one day
       *[other] { $days } days
    } a turn.
}
join-no-board = The board of this edition is not on your machine, so it cannot be drawn here; open { $link } in a browser to see it. News and moves are complete.
join-invite = Others come to this table with: { $link }
join-invite-here = The link to this table: { $link } It works on this machine only, unless the server is started with: { $command }
join-start-help = ? lists what you can type.
join-start-help-host = bot 2 soldier lets a bot take seat 2; ? lists what you can type.
join-words-how = Type: words ANY LINE. Type words alone to add none. The match begins when everyone has answered.
join-words-given = Your words are added to the luck. { $missing }
join-no-news = Nothing has happened yet.
join-only-watching = No seat is open; you look on.
join-waits-for-seats = The match begins when no seat is open.
join-waits-for-words = The match still waits for { $players }, and for words for the luck.
join-seat-taken = Seat { $seat } is not open. Open seats: { $free }.
join-not-asked = { $stage ->
    [gathering] The match has not begun yet.
    [over] The match is over. rematch proposes another; quit leaves.
   *[playing] You are not asked anything now; the table waits for { $players }. ? lists what you can type.
}
join-waiting = Waiting for { $players } ...
join-form = There is only one answer for you ({ $move }); it is given by itself in a moment.
join-called = { $word } is { $player }
join-hurry = Only { $time } left for your move!
join-lost = Lost the server, trying again ...
join-back = Back at the table.
join-begins = The match begins.
join-sat = { $player } sits down on seat { $seat }.
join-stood = { $player } has left seat { $seat }.
join-bot-sat = The bot { $bot } takes seat { $seat }, as { $player }.
join-handed-over = { $yours ->
    [yes] { $bot } plays for you now. take back: you play yourself again.
   *[no] { $bot } plays for { $player } now.
}
join-took-back = { $yours ->
    [yes] You play yourself again.
   *[no] { $player } plays again.
}
join-time-up = { $yours ->
    [yes] Your time was up; a bot has moved for you.
   *[no] { $player }'s time was up; a bot has moved.
}
join-present = { $player } is here.
join-absent = { $player } is away.
join-undone = Moves were taken back.
join-proposes = { $player } proposes { $matter ->
    [undo] to take back the last move
    [end] to end the match without a winner
   *[rematch] another match
}. Do you agree? Type yes or no.
join-you-propose = You propose { $matter ->
    [undo] to take back your last move
    [end] to end the match without a winner
   *[rematch] another match
}; the others are asked.
join-agrees = { $player } agrees.
join-declines = { $player } does not agree.
join-nothing-proposed = Nothing is proposed that you could agree to.
join-proposal-off = { $matter ->
    [undo] The move stands.
    [end] The match goes on.
   *[rematch] There is no other match.
}
join-whispers = { $player } (to partners): { $text }
join-say-how = Say what: say TEXT to all, whisper TEXT to your partners.
join-mute-whom = Say whom: mute NAME, of those who have said something: { $names }.
join-muted = { $host ->
    [yes] Nobody hears { $player } any more.
   *[no] You do not hear { $player } any more.
} unmute { $player } ends that.
join-unmuted = { $player } is heard again.
join-bot-how = Say which seat and which bot: bot 2 soldier. The bots are { $bots }.
join-sit-how = Say which seat: sit 2.
join-hand-over-how = Say to which bot: hand over soldier. The bots are { $bots }.
join-secret = The luck of this match followed from the secret { $secret } and the words below. Its SHA-256, shown before the match, is { $hash }. To check every move and all luck: save FILE, then { $command } replay --verify FILE.
join-saved = Saved to { $file }. Check moves and luck with: { $command } replay --verify { $file }
join-ended = The match was ended by agreement, without a winner.
join-over = save FILE fetches the record ({ $command } replay --verify FILE checks it), luck shows the secret, rematch proposes another match.
join-next = Another match: we go to its table.
join-followed = Another match followed this one: { $link }
join-left = { $seated ->
    [yes] You have left; your seat is kept.
   *[no] You have left.
} Come back with:
join-help =
    Type the number of a move, or the move itself; several moves, separated by
    commas, are made together.
    ? 3  or  ? MOVE    tells what a move does, and the rule behind it
    hint               what a bot would do, if nobody else plays;  hint more
    table, seats       show the table again, or who is there
    look NAME          tells of a thing, or of all;  near NAME what is near it
    changed            what has changed since you were asked last
    list, more         the moves again;  the next few of a long list
    log                what has happened;  log 20 only the last 20 sentences
    say TEXT           talk to all;  whisper TEXT to your partners
    mute NAME          stop hearing somebody (as host: for all);  unmute NAME
    undo               propose to take back your last move; others type yes or no
    resign, rematch    propose to end the match, or another once it is over
    hand over BOT      let a bot play for you;  take back: play yourself again
    bot 2 BOT          the host lets a bot take seat 2 before the match
    sit 2, stand       change seats before the match
    words TEXT         add words to the luck, before the match
    rules              how the game goes;  rules 4.6 a clause;  rules WORDS finds
    luck               the hash of the luck, and its secret after the end
    save FILE          save the record of the match, as far as you may know it
    quit               leave; your seat is kept
    The bots are { $bots }.

# Lessons
help-learn = Learn a game by doing: a guided match of a few minutes.
help-learn-lesson = The lesson; a list is shown if none is named and there are several.
help-puzzle = Solve a puzzle: a position with one best answer.
help-puzzle-name = The puzzle, by its name or number; a list is shown if none is named.
puzzles-title = Puzzles for { $game }:
puzzle-which = Which puzzle (Enter for number { $usual }, q to leave)
puzzle-task = The question: { $task }
puzzle-over = That was the puzzle.
lessons-title = Lessons for { $game }:
lesson-which = Which lesson (Enter for number { $usual }, q to leave)
lesson-step = { $number } of { $count }: { $title }
lesson-task = Your task: { $task }
lesson-prompt = Your move (show shows it, ? for help)
lesson-read = Enter to go on (? for help)
lesson-help =
    Type the number of a move, or the move itself, to do the task; Enter goes on where there is none.
    show               shows what does the task
    back               to the step before
    look NAME          tells of a thing, or of all;  near NAME what is near it
    list, more         the text and the moves again;  the next of a long list
    rules CLAUSE       shows a rule, such as CP-4.6; rules WORDS searches
    quit               leaves the lesson
lesson-answer = This does it: { $moves }
lesson-no-task = There is nothing to do here; Enter goes on.
lesson-over = That was the lesson.
lesson-play-on = Play on from here against bots (yes or no, Enter for yes)
