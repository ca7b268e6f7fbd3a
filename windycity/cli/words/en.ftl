# The menu
menu-title = Windy City
menu-game = { $number }  { $title }, { $low } to { $high } players
menu-which = Which game? (a number, or quit)
menu-seats = How many players, you included? ({ $low } to { $high }, Enter for { $usual })
menu-bots = Against which bots? ({ $known }, Enter for { $usual })
menu-not-understood = Please answer with one of the choices.

# The table
you = you
hand = Your hand
cards-in-hand = { $count ->
    [one] one card
   *[other] { $count } cards
}
owns = owns
draw-pile = draw pile
discard-pile = discard pile
bullet = bullet
face-down = face down
what-happened = What happened
your-moves = Your moves
prompt = Your move (a number, a move, ? for help)
pass-keyboard = { $player } is next. Pass the keyboard, then press Enter; nobody else should look

# Help
help =
    Type the number of a move, or the move itself; several moves, separated by commas, are made together.
    ? 3  or  ? draw    tells what a move does, and the rule behind it
    hint               what a bot would do
    undo               take back your last move, if it brought nothing new to light
    log                everything that has happened so far
    table              show the table again
    save FILE          save the match;  load FILE goes on with a saved one
    rules CP-4.6       look up a rule;  rules bullet searches the rules
    quit               leave; the match is kept, to go on with later
hint-best = A greedy bot would choose: { $move }. { $explained }
hint-next = Next best: { $moves }.
saved = Saved to { $file }.
cannot-save = { $file } cannot be written: { $reason }.
cannot-read = { $file } cannot be read: { $reason }.
loaded = Going on with { $file }.
save-where = Say where: save FILE.
load-where = Say which: load FILE.
wrong-game = That is a match of { $game }.
wrong-table = That match has { $seats } seats; this table has { $here }.
no-number = There is no move { $number }; choose from 1 to { $count }.
kept = The match is kept. Go on with: { $command } play --resume
record-kept = The record of the match is in { $file }; look at it with: { $command } replay { $file }
luck-hash = Hash of this match's luck, which its record will prove: { $hash }
already-over = That match is over; look at it with: { $command } replay { $file }
nothing-kept = There is no match to go on with.
undone = Taken back.

# Replay
replay-help = Enter or n: forward. b: back. A number: go to that move. e: end. s 1: as player 1 knew it; s: as a spectator. q: quit.
replay-at = Move { $number } of { $count }, seen by { $eye }
spectator = a spectator
verified = The record is valid: the secret has the published hash, and every move is legal.
not-finished = The match has not ended.

# Rules and editions
no-clause = There is nothing about "{ $text }" in the rules of { $game }.
edition-right = { $file } is a valid edition of { $game }: { $name } ({ $digest }).
bench-needs-clone = Benchmarks run from a clone of the project: make bench.
option-form = An option is written name=true or name=false, not { $text }.
