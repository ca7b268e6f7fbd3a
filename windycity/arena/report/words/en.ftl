# The page
report = Report on a simulation
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
finding-none = No difference from chance can be told from these matches.
finding-above = Above chance by more than the interval: { $names }.
finding-below = Below chance by more than the interval: { $names }.
column-what = What
column-group = Group
column-share = Share
column-mean = Mean
column-interval = 95 % interval
column-count = Cases
column-matches = Matches
axis-wins = share of the wins
axis-wins-seat = share of the wins, for each seat
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
group-winning-side = winning side
group-losing-side = losing side
group-hits = hits
group-hits-back = hits in return
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
way-end-card = the most alcohol after the end card
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
counted-chicago-poker = businesses owned
counted-chicago-gangsters = alcohol
counted-chicago = worth, which is money, bars, casinos and the heads of men on the board
counted-gangsters = worth, which is cash and the price of joints times their level
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
section-records = The lead, and what decides the game
no-records = The run has no records of its matches, so this cannot be measured. Simulate with records to have it.
no-usable-records = None of the records can be used, so this cannot be measured.
other-edition = The run was played in the edition { $edition } ({ $digest }), which is not at hand, so its records cannot be replayed. Put that edition into the folder of the run as edition.toml.
score-chicago-poker = the most businesses
score-chicago-gangsters = the most alcohol
score-chicago = the greatest worth
score-gangsters = the greatest worth
stretch-chicago-poker = turn
stretch-chicago-gangsters = round
stretch-chicago = round
stretch-gangsters = round
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

# Chicago Poker
topic-combination = Which combinations win duels
topic-combination-about = How often a row wins the duel it is shown in, by its combination. Duels with only one player are left out.
topic-combination-axis = duels won
topic-taken-with = What businesses are taken with
topic-taken-with-about = The combinations of the winners of all duels.
topic-taken-with-axis = share of the businesses taken
topic-duel = How duels go
topic-duel-about = Contested: more than one player has cards there. The other two are about contested duels only.
topic-duel-axis = share of the duels
duel-contested = contested
duel-bullet-wins = the owner of the bullet wins
duel-tied = tied, decided from the hand
topic-bullet = Who completes a row wins it?
topic-bullet-about = How often the owner of the bullet wins a contested duel, by kind of business: what lies hidden makes a difference.
topic-bullet-axis = duels won by the owner of the bullet
topic-company = How crowded businesses are
topic-company-about = How many players have cards at a business when it is taken.
topic-company-axis = players
topic-owned = Businesses at the end
topic-owned-about = How many businesses of each kind a player owns at the end.
topic-owned-axis = businesses
topic-taken = Is it good to be early?
topic-taken-about = How often whoever takes the first, second, third business wins the match.
label-taken = business number { $number }
topic-special = Special cards
topic-special-about = How often those win who used a special card at least once, with effect.
hand-chicago-poker = Chicago Poker
hand-straight-flush = straight flush
hand-rainbow-straight = rainbow straight
hand-four-of-a-kind = four of a kind
hand-full-house = full house
hand-flush = flush
hand-straight = straight
hand-three-of-a-kind = three of a kind
hand-two-pair = two pair
hand-pair = pair
hand-high-card = high card

# Chicago Gangsters
topic-person = Persons
topic-person-about = How often whoever holds the person at the end wins the match. Matches in which nobody holds it are left out.
topic-persons-held = Number of persons
topic-persons-held-about = How often a player wins with so many persons at the end.
label-persons-held = { $number ->
    [0] no person
    [one] one person
    [6] 6 persons or more
   *[other] { $number } persons
}
topic-alcohol = Where the alcohol comes from
topic-alcohol-about = Alcohol of a player in a match, by source.
topic-alcohol-axis = alcohol
alcohol-winning-side = loot of the winning side
alcohol-losing-side = loot of the losing side
alcohol-sold = sold through a person
alcohol-showdown-weapons = showdown: weapons
alcohol-showdown-bribes = showdown: bribes
alcohol-showdown-blackmail = showdown: blackmail
alcohol-showdown-persons = showdown: persons
alcohol-showdown-godfather-points = showdown: Godfather points
alcohol-paid-by-godfather = paid by a Godfather
topic-conduct = How winners play
topic-conduct-about = Fights: those that a player's side wins. First pick: of the packages a player gets, those where the player had the choice. Word kept: of the strengths announced, those that were brought.
topic-conduct-axis = share of the cases
conduct-won-fight = fights won
conduct-picked-first = first pick of the loot
conduct-kept-word = word kept
topic-fight = Fights
topic-fight-about = How fights over districts end. If both sides are equal the challengers win.
topic-fight-axis = share of the fights
fight-challengers-win = the challengers win
fight-losers-get-loot = the losers get loot
fight-equal = both sides are equal
topic-district = Districts
topic-district-about = How often the challengers win, by district and what can be used there.
topic-district-axis = fights won by the challengers
topic-district-strength = How hard districts are fought over
topic-district-strength-about = The strength of both sides, by district.
topic-district-strength-axis = strength
topic-loot-strength = How hard loot is fought over
topic-loot-strength-about = The strength of both sides, by loot card: packages of the winners / of the losers; A alcohol, P the person, M means cards.
topic-loot-strength-axis = strength

# Chicago
topic-worth = What worth is made of
topic-worth-about = The worth of a gang at the end, by what it consists of.
topic-worth-axis = worth
worth-money = money
worth-bars = bars
worth-casinos = casinos
worth-heads = heads of men
topic-payday = Paydays
topic-payday-about = What the bank pays a gang after rounds 6, 12 and 18, in matches that get so far.
topic-payday-axis = money
label-payday = after round { $number }
topic-casinos-held = Casinos at half time
topic-casinos-held-about = How often a gang wins with so many casinos after round 12, in matches that last longer.
label-casinos-held = { $number ->
    [0] no casino
    [one] one casino
   *[other] { $number } casinos
}
topic-central-held = Central bars at half time
topic-central-held-about = How often a gang wins with so many of the eight central bars after round 12, in matches that last longer.
label-central-held = { $number ->
    [0] no central bar
    [one] one central bar
    [4] 4 central bars or more
   *[other] { $number } central bars
}
topic-heads = Men at the end
topic-heads-about = The men of a gang at the end, by the colour of their heads.
topic-heads-axis = men
topic-deeds = What gangs do
topic-deeds-about = How often in a match, for each gang.
topic-deeds-axis = times in a match
deed-fights-won = fights won
deed-fights-lost = fights lost
deed-bars-taken = bars taken
deed-men-bought = men bought
topic-attack = Attacks
topic-attack-about = How often the attacker wins a fight, by his head.
topic-attack-axis = fights won by the attacker

# Gangsters
topic-order = Order of play
topic-order-about = The order of play is drawn anew for every match, whatever the seats. How often each place in it wins.
label-order = place { $number }
topic-claim = First claims
topic-claim-about = How often a gang wins that claims a joint of this colour in the set-up; each claim counts.
topic-first-gang = First gangs
topic-first-gang-about = How often a gang wins, by what it hires in the set-up.
topic-income = Income
topic-income-about = What a gang takes in over the whole match.
topic-income-axis = cash
income-extorted = extorted
income-earned = paid by joints
topic-joints = Joints by colour
topic-joints-about = Joints that a gang owns at the end.
topic-joints-axis = joints
topic-districts = Joints by district
topic-districts-about = Joints that a gang owns at the end, by district.
topic-districts-axis = joints
topic-whole-colour = Which colour wins
topic-whole-colour-about = Of the matches won with all joints of a colour: which one it was.
topic-whole-colour-axis = share of those matches
topic-city-deeds = What gangs do, and suffer
topic-city-deeds-about = How often in a match, for each gang. Members are counted one by one; raids are those on the gang's own joints.
topic-city-deeds-axis = times in a match
city-deed-bought = joints bought
city-deed-raised = joints raised
city-deed-equipped = equipment bought
city-deed-seduced = members seduced
city-deed-bribed = bribes tried
city-deed-recruited = members recruited
city-deed-raided = raids suffered
city-deed-shot = shoot-outs begun
topic-police = Police
topic-police-about = How often a bribe works, and how often a cop who moves is sent back by a marker.
topic-police-axis = share of the cases
police-bribe-worked = the bribe worked
police-sent-back = the cop is sent back
topic-shots = Shoot-outs: hits
topic-shots-about = Hits of the attacker, and of the attacked in return, in one shoot-out.
topic-shots-axis = hits
topic-shoot-outs = Shoot-outs: how many
topic-shoot-outs-about = How many shoot-outs each sort of attacker begins in a match.
topic-shoot-outs-axis = times in a match
shooter-racketeers = racketeers
shooter-thugs = thugs
shooter-cops = cops
shooter-guards = guards

# How it was measured
method = How this was measured
method-shares = Intervals of shares are Wilson's, at 95 %: of twenty such intervals about nineteen hold the true share. A shared win counts as a part, which makes the interval a little wider than it need be, never narrower.
method-clusters = Where several cases come from one match, they are not independent. The interval then counts them for as many independent cases as they are worth, by how far the matches differ from each other.
method-rounds = The matches of a round of the tournament share their luck, so they are not independent either: the intervals are over rounds.
method-means = Intervals of means are Student's, at 95 %, over matches.
method-many = With many intervals on one page, one in twenty misses the truth by chance. A single row that stands out slightly is no proof.
method-bots = All figures are about these bots, not about the game as such: other players play it differently. The same settings and seed give the same matches, and the same folder gives this page to the byte.
