# Looking back at a match.
back = A step back
chances-as-table = As a table
chances-now = The chances now
eye-everyone = Everyone
eye-spectator = Bystander
eyes-later = Others’ eyes open once the match is over.
eyes-of = Through the eyes of
first = To the beginning
forward = A step on
jump-back = { $what }: the one before
jump-count = { $done } of { $all }
jump-on = { $what }: the next
jumps-and-speed = Jumps and speed
last = To the end
moment = Moment
moment-link = Link to this moment
moment-of = Moment { $moment } of { $last }
no-replay = No match to look back at
pause = Pause
play-match = Play
play-on = Play on from here
play-on-how = A new table begins as the match stood at moment { $moment }, with luck of its own. Who plays?
play-on-now = Play on
change-position = Change this position
proof-cards-open = Which cards the luck dealt: for that, the rules are needed.
proof-dice-open = The dice: outcomes were set by hand in this match, or it used other luck.
proof-dice-right = { $count ->
    [one] One die was thrown again from the secret: it shows the same.
   *[other] { $count } dice were thrown again from the secret: they show the same.
 }
proof-dice-wrong = The dice, thrown again from the secret, show something else.
proof-hash = The seal (SHA-256 of the secret)
proof-is-open = Not checked:
proof-is-right = Checked:
proof-is-wrong = Wrong:
proof-no-means = The luck cannot be checked here: the browser offers that only over https.
proof-right = Fair deal, checked
proof-seal = The seal on the luck:
proof-secret = The secret
proof-secret-right = The secret of the luck has the seal that the match began with.
proof-secret-wrong = The secret of the luck does not have the seal that the match began with.
proof-seen-open = Whether the seal was there before the match: this browser did not see it then.
proof-seen-right = This browser saw that seal before the match began.
proof-seen-wrong = Before the match began, this browser saw another seal.
proof-under-way = Checking the luck …
proof-words-right = Your own words are part of the luck, so nobody could choose it.
proof-words-wrong = The words that you added to the luck are not in it.
proof-wrong = The luck does not add up
proof-yourself = Check everything yourself
proof-yourself-how = Download the record. This command plays it again, with every move and all luck:
replay-beside = About the match
replay-brought = from a file, { $date }
replay-date = played { $date }
replay-goes-on = Still being played
replay-goes-on-how = You see what you could know so far. Once the match is over, everything can be seen, through all eyes.
replay-no-winner = Ended without a winner
replay-title = Replay
replay-under-way = still being played
replay-won = { $count ->
    [one] Winner
   *[other] Winners
 }
review-better = Better:
review-by = { $bot ->
    [don] estimated by the expert bot
    [boss] estimated by a searching bot
   *[other] estimated by the bot { $bot }
}
at-moment = moment { $moment }
review-costs = The moves that cost most
review-costs-how = In points of the chance to win, by what the player knew; both moves were played on equally often. Less than 2 points is never called a mistake.
review-lucks = Luck
review-no-costs = No move cost anybody 2 points or more of the chance to win.
review-title = Chance to win
review-turns = Where the match turned
share-moment = Share this moment
share-moment-how = Opens at moment { $moment }, through the eyes of: { $eye }.
share-moment-later = Opens at moment { $moment }. Until the match is over, everybody sees only what they may know.
speed = Speed
speed-times = { $value } times as fast
to-moment = Go to moment { $moment }
transport = Move through the match
