# The words of the frame around all tables. Names of things and sentences about a match come from the server.
about-chicago = Four gangs, four corners, one square. Win fights, and your men rise.
about-chicago-gangsters = The cards choose your partner tonight. Nothing makes him honest.
about-chicago-gangsters-goal = Have the most alcohol at the end, after 10 to 12 rounds.
about-chicago-gangsters-turn = Talk to your partner, then both lay cards face down.
about-chicago-gangsters-twist = The cards choose your partner, and nothing said binds.
about-chicago-goal = Three casinos, all eight central bars, or five yellow heads.
about-chicago-poker = Send gangsters to bars and breweries. The best poker hand takes the house.
about-chicago-poker-goal = Own three businesses of a kind, one of each kind, or any five.
about-chicago-poker-turn = Three actions: draw a card, or lay one at a business.
about-chicago-poker-twist = Your fifth card calls a duel. Some cards lie face down.
about-chicago-turn = Throw three dice and share them among your men.
about-chicago-twist = Who wins a fight is paid and rises in rank.
about-decisions = about { $count } decisions
about-decisions-how = How often each of four players is asked, on average
about-gangsters = Run joints, bribe cops, fill the house. Ten joints or ten grand.
about-gangsters-goal = A full gang, and all joints of one colour, any ten, or 10,000 in cash.
about-gangsters-turn = Buy, throw five dice, push the police, move.
about-gangsters-twist = Nobody knows which cop has taken whose money.
about-goal = Goal
about-turn = A turn
about-twist = Twist
afterwards = Afterwards
against-bots = { $count ->
    [one] { $game }, you against one bot ({ $level })
   *[other] { $game }, you against { $count } bots ({ $level })
  }
agree = Agree
all-games = All games
another-device = On another device
another-device-how = Get a code here and enter it there under “I have played before”. Your name and your games come along.
another-match = Another match?
as-table = As a table
asked-and-away = { $name } is to move, and is away.
asks-chicago-buy = { $names } may buy heads.
asks-chicago-fight = { $names } chooses whom to fight.
asks-chicago-from = { $names } chooses where a man comes in.
asks-chicago-gangsters-bruiser = { $names } decides about the Bruiser.
asks-chicago-gangsters-choose = { $names } chooses a package.
asks-chicago-gangsters-declare = { $names } may declare for Godfather.
asks-chicago-gangsters-duel = { $names } chooses a card for the duel.
asks-chicago-gangsters-gamble = { $names } plays poker.
asks-chicago-gangsters-hide = { $names } chooses which card stays hidden.
asks-chicago-gangsters-join = { $names } is Mr. X and chooses a side.
asks-chicago-gangsters-lay = { $names } lays cards.
asks-chicago-gangsters-pay = { $names } pays.
asks-chicago-gangsters-round-end = { $names } may use a person at the end of the round.
asks-chicago-gangsters-say = { $names } says what to expect.
asks-chicago-gangsters-sell = { $names } may sell.
asks-chicago-gangsters-show = { $names } may lay cards openly.
asks-chicago-gangsters-take = { $names } plays poker.
asks-chicago-move = { $names } chooses a man and dice.
asks-chicago-poker-action = { $names } draws a card or plays one.
asks-chicago-poker-discard = { $names } has too many cards and discards.
asks-chicago-poker-limousine = { $names } drives cards in the Limousine.
asks-chicago-poker-tiebreak = { $names } chooses a card to break the tie.
asks-chicago-step = { $names } is walking.
asks-gangsters-accept = { $names } has been offered a trade.
asks-gangsters-attack = { $names } decides about the cop with the donuts.
asks-gangsters-buy = { $names } may buy, raise or trade.
asks-gangsters-cash = { $names } is making an offer.
asks-gangsters-claim = { $names } claims a joint.
asks-gangsters-cop-to = { $names } sends a cop somewhere.
asks-gangsters-donuts = { $names } may take a cop's donuts away.
asks-gangsters-feed = { $names } may give the cop donuts.
asks-gangsters-gang = { $names } chooses a gang.
asks-gangsters-give = { $names } is making an offer.
asks-gangsters-keep = { $names } has drawn a marker.
asks-gangsters-move = { $names } moves.
asks-gangsters-place = { $names } places the pieces.
asks-gangsters-police = { $names } may push the police.
asks-gangsters-public-to = { $names } moves the public.
asks-gangsters-react = { $names } may show a marker.
asks-gangsters-return = { $names } chooses where a piece comes back.
asks-gangsters-seduce = { $names } chooses whom the vamps seduce.
asks-gangsters-shield = { $names } may take a cop's donuts away.
asks-gangsters-shoot = { $names } decides in a shoot-out.
asks-gangsters-target = { $names } chooses whom the cop attacks.
asks-gangsters-want = { $names } is making an offer.
at-start = Start
away = away
away-clock = The clock runs: { $time }. After that a bot makes this one move.
away-no-clock = There is no clock at this table. The match waits.
away-since = away for { $time }
back-to-search = Back to “{ $sought }”
behind = { $count ->
    [one] One more thing has happened.
   *[other] { $count } more things have happened.
  }
beside-table = Players, news and talk
biggest-swing = Biggest swing
bot = Bot
bot-for-seat = Bot for seat { $seat }
bot-for-you = A bot ({ $level }) plays for you.
bot-level = Bot, { $level }
bot-named = bot, { $bot }
bot-strength = How strong
bots-counted = { $count ->
    [one] a bot
   *[other] { $count } bots
  } ({ $level })
bots-warming = The rules of this game are still being compiled. Until then all bots play at the lowest level.
by-link = By link
by-link-how = Only those to whom you send the link find the table.
catch-up = To now
change = Change
change-name = Change name
choices = What you can do
chosen = Chosen
claim = Take over
claim-how = On the device where you played before, open your profile and get a code. It works once, for ten minutes.
clauses-found = { $count ->
    [one] 1 clause found
   *[other] { $count } clauses found
  }
clock = Clock
clock-days = Days
clock-days-how = For a match beside everyday life. When the time is up, a bot makes the one move.
clock-live = Live
clock-live-how = For people who sit together now. When the time is up, a bot makes the one move.
clock-none = None
clock-none-how = Nobody is hurried.
close = Close
code-until = It works once, until { $time }.
continue-games = Continue my games
copied = Copied
copy = Copy
copy-by-hand = The browser does not let us copy. The text is marked: copy it with Ctrl+C.
count-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
count-open-seats = { $count ->
    [one] 1 open seat
   *[other] { $count } open seats
  }
count-running = { $count } running
count-tables = { $count ->
    [one] 1 table
   *[other] { $count } tables
  }
course = Score by round
days-clock = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
  }
deal = Deal the cards
decided-by = Decided by: { $reason } ({ $rule }).
disagree = Do not agree
download-record = Download the record
earlier = Earlier
ended-early = The match was ended early
ended-early-how = Everybody agreed to end it. There is no winner.
ended-old-client = This page is out of date
ended-old-client-why = The server speaks a newer version. Load the page again.
ended-unknown-key = The server does not know you any more
ended-unknown-key-why = Load the page again to come in as a new guest.
first-time = First time? Take this
for-players = { $least } to { $most }
games-over = { $count ->
    [one] 1 match is over
   *[other] { $count } matches are over
  }
get-code = Get a code
go-on = Go on
guest = Guest
hand-over = Let a bot play for me
hear = Hear { $name }
house = Four tabletop games of gangsters in the Chicago of the 1920s. No account, no clock, nothing to install.
i-am-in = I am in
is-asked = to move
is-in = in
is-sealed = sealed
key-arrows = go from thing to thing within a group
key-digits = the first, second … thing of the group with the focus
key-enter = do it
key-escape = clear the choice, or close
key-tab = to the next group: board, hand, actions, news, talk
keys = All keys
language = Language
language-de = Deutsch
language-en = English
language-nl = Nederlands
letter-keys = Letters as keys
letter-keys-how = Single letters do things, except where you write.
letters-off = Letters as keys are switched off in the menu.
level-boss = searching
level-capo = strong
level-capo-how = Strong: has learned from matches against itself, and answers at once.
level-don = expert
level-don-how = Expert: plays its likeliest moves on in its head, with what it has learned, up to about two seconds a turn.
level-greedy = simple
level-learned = self-taught
level-lookout = easy
level-lookout-how = Easy: makes the move that looks best at first sight. Good to begin with.
level-planner = far-sighted
level-soldier = fair
level-soldier-how = Fair: plays like the strong bot, but now and then makes the move of the easy one.
line-as-of = What you see is from { $time }.
line-lost = The server cannot be reached.
line-retry = Trying again in { $seconds } s
line-trying = Trying again …
link-for-friends = The link for your friends
link-how = Whoever has the link can sit down or look on, without an account.
listed = Listed
listed-how = Everyone sees the table in the lobby and can sit down.
live-clock = { $turn } s a turn, { $reserve } min in reserve
load-again = Load again
loading = One moment …
lobby = Lobby
look = Look
look-at-table = Look at the table
look-back = Look back
looks-on = looks on
luck-checked = Fair luck, checked.
luck-checked-how = This browser has checked that the secret of the luck is the one whose hash you were shown before the match.
luck-no-means = The luck was not checked here.
luck-no-means-how = Browsers can do it only on pages from https. The record can be checked with: windycity replay FILE --verify
luck-not-seen = The luck was not checked here.
luck-not-seen-how = This page was opened after the match began. The record can be checked with: windycity replay FILE --verify
luck-wrong = The luck does not fit!
luck-wrong-how = The secret is not the one whose hash you were shown before the match, or your words are missing from it.
made-table = made the table
match-begins = The match begins
match-over = The match is over
menu = Menu
missed = { $count ->
    [one] One thing has happened while you were away.
   *[other] { $count } things have happened while you were away.
  }
mute-for-all = Nobody hears { $name }
my-seat = My seat
needs-seats = With { $seats } seats.
never-mind = Never mind
new-table = New table
review = Review
review-begin = Review this match
review-progress = How far the review is
review-see = See the review
review-under-way = The match is being reviewed …
review-waits = The review waits for its turn …
review-what = The strongest bot goes through the match: who stood how at each moment, which moves cost most, and what was luck. It takes about a minute, with a long match several.
set-up-position = Set up a position
from-position = The match begins from a position that was set up, or taken from another match.
no-clause = No clause has “{ $sought }”.
no-clock = no clock
no-clock-no-account = No clock. You can change everything later.
no-games-yet = You sit at no table yet. Open one, or sit down at an open one.
no-link = That is no link to a table. It ends with /table/ and a name.
no-open-tables = No table is waiting right now. Open one and list it.
no-page = There is nothing here
no-page-why = Nothing is at { $path }.
no-server = The server cannot be reached
no-server-why = It may be starting, or your connection is broken.
no-table = There is no such table
no-table-why = The link may be incomplete, or the table has been cleared away.
not-arrived = Not arrived yet:
not-arrived-how = It is sent again by itself, and done once.
not-asked = not asked yet
not-now = Not now
not-ready = not ready
nothing-said = Nobody has said anything.
nothing-yet = Nothing yet.
notify-how = When this page is in the background. Your browser asks whether it may.
notify-impossible = This browser does not offer it here.
notify-me = Tell me when it is my turn
notify-refused = The browser does not allow it. Its settings for this page do.
now = Now
only-to = Only to { $names }
open = Open
open-again = Open it again
open-record = Open a record …
open-record-how = Watch a match again that you have as a file: choose it, or drop it here.
open-seat = Open seat
open-table = Open the table
open-tables = Open tables
open-to-others = Open
option-chicago-gangsters-godfather = Godfather
option-chicago-gangsters-talk = Talk
option-chicago-poker-short = Short game
option-chicago-poker-specials = Special cards
options = Rules
others-decide = The others decide.
outdated-why = A newer version has been installed on the server since. Load the page again; your games go on.
own-edition = an edition of its own
peeks = Show me my face-down cards
peeks-how = Switch it off when somebody looks over your shoulder.
pick-game = Pick a game
place = Place
plain-table = Plain table
plain-table-how = A list of all choices instead of the drawing.
play = Play
play-bots-now = Play now against bots
played-before = I have played before
player = Player
players = Players
privately = (to partners)
profile = Profile
profile-of = Profile of
propose-end = Propose to end the match
propose-end-sure = If all agree, the match ends without a winner.
proposed-end = { $name } proposes to end the match now.
proposed-rematch = { $name } proposes another match.
proposed-undo = { $name } would like to take the last move back.
declined-undo = { $name } does not agree: the move stands.
declined-end = { $name } does not agree: the match goes on.
declined-rematch = { $name } does not agree: there is no other match.
ranking = Ranking
ready = ready
record-too-long = { $name } is too long for the record of a match.
rematch = Another match
rematch-how = The same seats and rules, shuffled anew. It begins as soon as all are in.
remove = Remove
round = Round
rules = Rules
rules-long = long rules
rules-medium = medium rules
rules-short = short rules
ruling-how = [ruling]: the printed rules leave this open; this is how it is played here.
save = Save
saved = Saved
say-something = Say something
score = Score
sealed = Your choice is sealed.
sealed-until = It is opened when all are done.
search-rules = Search the rules
seat-bot = Seat a bot
seat-number = Seat { $seat }
seat-stays-open = seat stays open
seats = Seats
seats-missing = { $count ->
    [one] One seat is still open. The match begins by itself when it is taken.
   *[other] { $count } seats are still open. The match begins by itself when they are taken.
  }
seats-taken = { $taken } of { $seats } seats taken
seconds-left = { $seconds } seconds left.
sections = Sections
send = Send
sent-a-link = I was sent a link
sent-a-link-how = Simply open the link, or paste it here.
settings = Settings
share-win = { $names } share the win
show-clause = Rule { $clause }
show-it = Show it
sit-down = Sit down
sounds = Sounds
stage-gathering = not full yet
stage-over = over
stage-playing = the others are playing
stand-up = Stand up
still-choosing = still choosing
still-thinks = still thinking
swing-chance-of = { $name }’s chance to win went from { $from } to { $to }.
swing-chance-yours = your chance to win went from { $from } to { $to }.
swing-of = { $name } from { $from } to { $to }.
swing-places = From place { $before } to place { $after }.
swing-round = Round { $round }:
swing-yours = you from { $from } to { $to }.
tab-news = News
tab-players = Players
tab-talk = Talk
table-not-full = The table is not full yet
table-talk = Table talk
take-back = Play myself again
tempo = Others' turns
tempo-at-once = at once
tempo-calm = one by one
tempo-quick = quickly
that-is-you = { "" } (you)
the-link = The link
this-table = This table
to-lobby = To the lobby
to-lobby-brand = Windy City: to the lobby
to-next-match = To the next match
to-table = To the table
transfer-code = Code
try-again = Try again
understood = Got it
undo = Take back
unmute-for-all = Let all hear { $name }
unread = { $count } new
waiting-for = Waiting for { $names }.
watch = Watch
watching = { $count ->
    [one] 1 looks on
   *[other] { $count } look on
  }
what-happened = What happened
what-it-is-about = { $game }: what it is about
which-game = Which game
while-away = While you were away
who-finds = Who finds it
who-sits = Who sits
who-takes-seat = Who takes seat { $seat }
whole-replay = Whole replay
whom-to-hear = Whom to hear
why-now = Why now?
winner = { $names } wins
with-friends = With friends
with-names = { "" } with { $names }
withdraw = Withdraw
you = You
you-look-on = You are looking on.
you-look-on-talk = What you say, all can read.
you-look-on-what = You see what everybody sees; hidden cards stay hidden.
you-named = You, { $name }
you-propose-end = You propose to end the match now.
you-propose-undo = You would like to take your last move back.
you-sit = You sit here
you-win = You win
your-name = Your name
your-place = You come in at place { $place }.
your-turn = Your turn

# Lessons
learn-it = Learn it:
lessons-of = Lessons for { $game }
lesson-step = Lesson, step { $number } of { $count }
lesson-over = That was the lesson.
lesson-goes-on = The match goes on from here, with real luck, against bots. Nothing is shown any more: play as you like.
more-lessons = More lessons
your-task = Your task
step-back = Back
show-me = Show me

hint = Hint
hint-more = The numbers behind it
hint-thinking = The bot is thinking …
helps = Hints while nobody else plays
helps-how = What the strongest bot would do, and why. Where other people play, there are none.

# Puzzles
solve-it = Puzzles:
puzzles-of = Puzzles for { $game }
puzzle-named = Puzzle { $number }: { $title }
puzzle-titled = Puzzle: { $title }
puzzle-over = That was the puzzle.
more-puzzles = More puzzles
your-question = The question
show-answer = Show the answer

# The page about oneself
my-record = My matches and ratings
results-and-ratings = Results and ratings
no-results-yet = Nothing yet: play a match to its end, and it stands here.
ratings-how = 1000 is where everybody begins; ± is how far off the figure may still be. Lessons, puzzles, positions that were set up and matches that were ended early do not count. Whoever lets a bot finish a match comes in last; where a bot played for a while, the match is not rated.
my-matches = My matches
my-data = My data
my-data-what = There is no account and no address: the server has your name, the tables where you sat with your moves and what you said, and the results above.
matches-played = Matches
matches-won = Won
among-people = Rating among people
with-bots = Rating with bots
no-people-yet = no match with people yet
no-bots-yet = no match with bots yet
from-matches = { $count ->
    [one] from one match
   *[other] from { $count } matches
  }
level-worth = { $level } { $points }
bots-are-worth = The bots here: { $levels }
somebody = somebody
bot-finished = A bot finished it for you.
download-data = Download my data
delete-data = Delete my data
delete-now = Delete everything
what-goes = What goes
what-goes-list = Your name, your devices' keys, your results and ratings, records that you brought along, everything that you said, and all tables where nobody but you and bots sat.
what-stays = What stays
what-stays-list = Matches that others played with you are theirs, too. Your seat stays there with a name from the game, and your moves with it. In matches that are still being played a bot takes your seat.
no-way-back = There is no way back.
nobody-yet = You have not played here yet
nobody-yet-how = As soon as you sit down at a table, your matches and ratings stand here.
data-deleted = Your data are deleted
data-deleted-how = The server knows nothing of you any more.
