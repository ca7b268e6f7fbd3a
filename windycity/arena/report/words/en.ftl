# The page
report-simulate = Report on a simulation
report-tournament = Report on a tournament
title = { $game } with { $seats } players
lead = { $count ->
    [one] One match
   *[other] { $matches } matches
}: { $bots }.
all-bots = every seat is played by { $bot }
contenders = a tournament of { $bots }
bots-by-seats = by seat, the bots are { $bots }
contents = Contents
numbers = The numbers
basis = { $matches ->
    [one] From one match.
   *[other] From { $written } matches.
}
unfinished = This run is not finished: { $played } of { $planned } matches have been played. All figures are about those.
stopped-early = A tournament that was stopped because its question was settled leans towards the answer; for shares without bias play a fixed number of matches.
program-failed = { $bot } failed { $moves ->
    [one] once
   *[other] { $moves } times
}, in { $matches ->
    [one] one match
   *[other] { $matches } matches
}. The greedy bot moved in its place, so what is said of it is in part about the greedy bot.
records-refused = { $count ->
    [one] One record could not be used and is left out.
   *[other] { $count } records could not be used and are left out.
} { $reasons }
run-empty = { $folder } holds a run of which no match has been played yet; there is nothing to report.
run-misfit = The matches in { $folder } do not fit the settings in its run.json: each must have { $seats } bots, { $seats } scores, and winners among those seats.
report-written = The report is in { $file }.
report-cannot-write = The report cannot be written to { $file }: { $reason }.
reading-records = reading records

# What was measured
setting-game = Game
setting-bots = Bots
setting-matches = Matches
setting-records = Records studied
setting-seed = Seed
secret-seed = none: the luck follows from a secret, which is in run.json
setting-options = Options
setting-edition = Edition
setting-versions = Versions
seats-count = { $seats } seats
played-of = { $played } of { $planned }
no-options = none
versions = Windy City { $version }, rules { $rules }, advice of the greedy bot { $advice }, values of the searching bots { $value }
tile-matches = Matches
tile-records = { $count } of them studied move by move
tile-seat = Seat with the most wins
tile-seat-note = of the wins go to seat { $number } (95 %: { $interval })
tile-end = Most common end
tile-end-note = { $end } (95 %: { $interval })
tile-shared = Shared wins
tile-shared-note = of the matches (95 %: { $interval })
tile-length = Half of them last at most
tile-changes = Lead changes
tile-changes-note = in a match, on average (95 %: { $interval })

# Numbers in words
interval = { $low } to { $high }
no-interval = none: one match only
tip-matches = { $label }: { $value } (95 %: { $interval }), from { $matches } matches
tip-facts = { $label }: { $value } (95 %: { $interval }), from { $count } cases in { $matches } matches
tip-strip = { $label }: half of them last at most { $middle }, nine of ten between { $low } and { $high }; from { $count } matches
cases = of { $count }
chance = by chance { $share }
bin = { $low } to { $high }
after-part = After { $part } of the match
never = never
never-led = Not even at the end
chance-none = No difference from chance can be told from these matches.
chance-above = Above chance by more than the interval: { $names }.
chance-below = Below chance by more than the interval: { $names }.
own-share = the bot's own share
own-share-none = No difference from what each bot wins anyway can be told from these matches.
own-share-above = More than the bot wins anyway, by more than the interval: { $names }.
own-share-below = Less than the bot wins anyway, by more than the interval: { $names }.
rare = Rarer ones, together
rare-together = Together in one row, as each has few cases: { $names }.
rare-left-out = Left out, as there are too few cases: { $names }.
column-what = What
column-group = Group
column-share = Share
column-edge = Points
column-mean = Mean
column-interval = 95 % interval
column-count = Cases
column-matches = Matches
axis-wins = share of the wins
axis-wins-seat = share of the wins, for each seat
axis-own-share = points above or below the bot's own share of the wins
axis-matches = share of the matches
axis-group = share of the group
axis-rounds = rounds
axis-answers = answers
axis-score = score
axis-margin = score of the winner, less the best of the others
axis-changes = changes of the lead in a match
axis-part = part of the match
axis-leader-wins = the leader wins
group-winners = winners
group-others = others
seat = Seat { $number }
bot-in-seat = { $bot }, seat { $number }

# Who wins
section-wins = Who wins
section-wins-about = A fair game between equal players gives every seat the same part of the wins. A win that several share counts as its share for each of them.
seats = Wins by seat
seats-about = How much of the wins goes to each seat, with its 95 % interval.
shared-wins = { $value } (95 %: { $interval }) of the matches have more than one winner.
seats-not-even = The bots did not sit in every seat equally often, so the seats differ by their bots too.
bots = Wins by bot
bots-about = What a seat wins when this bot sits in it. Where a bot has several seats of a match, its interval allows for that.
bots-not-even = The bots did not sit in every seat equally often, so the bots differ by their seats too.
bots-by-seat = Wins by bot and seat
bots-by-seat-about = The same for every seat a bot sat in.

# How matches end
section-ends = How matches end, and when
section-ends-about = Which way to win ends the match, and how long that takes. Lengths are counted in rounds where the game has them, and in answers: every decision that a seat is asked for.
ends = Ways to win
ends-about = The share of the matches that end in each way.
ends-unseen = Not seen in these matches: { $reasons }.
when = When each way ends the match
when-about = The mark is the middle: half of the matches that end in this way are over by then. The box holds half of them, the line nine of ten.

# How long matches last
rounds = Length in rounds
rounds-about = In which round matches end.
answers = Length in answers
answers-about = How many answers all seats together give in a match.
lengths-note = Mean { $value } (95 %: { $interval }); half of the matches last at most { $half }, nine of ten between { $low } and { $high }; the shortest { $least }, the longest { $most }.

# Scores
section-scores = Scores
section-scores-about = The score is what the game counts at its end: { $what }.
section-scores-plain = The score is what the game counts at its end.
scores = Scores of winners and others
scores-about = How the scores at the end are spread, each group for itself.
margins = How far the winner is ahead
margins-about = The winner's score less the best score of those who did not win. Matches that all seats share are left out.
margins-behind = In { $value } of the matches (95 %: { $interval }) somebody else had the higher score: another way to win came first.
seat-scores = Mean score by seat
seat-scores-about = The mean score of each seat at the end, with its 95 % interval.

# The lead
section-leads = The lead
section-leads-about = Who has { $what } at the end of each { $unit }. These figures come from the recorded matches, which are replayed for this.
most = the highest score
stretch = round or turn
section-records = The lead, and what decides the game
no-records = The run has no records of its matches, so this cannot be measured. Simulate with records to have it.
no-usable-records = None of the records can be used, so this cannot be measured.
other-edition = The run was played in the edition { $edition } ({ $digest }), which is not at hand, so its records cannot be replayed. Put that edition into the folder of the run as edition.toml.
leader-wins = Does the leader win?
leader-wins-about = How often whoever leads after each tenth of a match wins it in the end. Where several lead together, one of them is meant at random.
changes = Changes of the lead
changes-about = How often the lead goes from one seat to another in a match. A tie changes nothing until somebody else leads alone.
changes-note = Mean { $value } (95 %: { $interval }).
settled = When the match is settled
settled-about = The part of the match after which the later winner was never behind again.
settled-note = In { $value } of the matches (95 %: { $interval }) the winner does not have the highest score even at the end.

# What decides the game
section-study = What decides the game
section-study-about = Found by replaying the recorded matches. What goes together with winning need not be its cause: who is ahead anyway may also gain more.

# How it was measured
method = How this was measured
method-shares = Intervals of shares are Wilson's, at 95 %: of twenty such intervals about nineteen hold the true share. A shared win counts as a part, which makes the interval a little wider than it need be, never narrower.
method-clusters = Where several cases come from one match, they are not independent. The interval then counts them for as many independent cases as they are worth, by how far the matches differ from each other.
method-rounds = The matches of a round of the tournament share their luck, so they are not independent either: the intervals are over rounds.
method-means = Intervals of means are Student's, at 95 %, over matches.
method-many = With many intervals on one page, one in twenty misses the truth by chance. A single row that stands out slightly is no proof.
method-bots = All figures are about these bots, not about the game as such: other players play it differently. The same settings and seed give the same matches, and the same folder gives this page to the byte.
