# What a bot would do in somebody's place.
hint = { $bot ->
    [don] The strongest bot would choose
    [greedy] An easy bot would choose
   *[other] { $bot } would choose
}: { $move }
hint-leads = Where it leads: { $move }
hint-instead = Compared with: { $move }
hint-liking = The bot played nothing on here: from what it has learned, it would choose this move { $share } times in 100.
# Which move a search bot likes.
choice-best = { $move } looks best: about { $share } % of a win.
choice-close = About as good: { $moves }.
choice-next = Next: { $moves }.
choice-other = { $move } ({ $share } %)
# Why a move is good.
why-wins = What it brings: { $what }.
why-prepares = What it prepares: { $what }.
why-prevents = { $chance ->
    [0] What it prevents:
   *[other] What it makes less likely:
} { $what }.
why-standing = On average it leaves you better off soon after.
why-standing-of = On average it leaves { $player } better off soon after.
why-unclear = Nothing that happens soon is clearly different; it is a matter of small advantages.
why-learned = Nothing that happens soon is clearly different, but the bot has learned to choose this nearly always.
# How often that happens: the words for it follow.
chances = That happens { $chance } with this move, { $other } otherwise.
chance-more = That happens more often with this move than otherwise.
chance-less = That happens less often with this move than otherwise.
chance-0 = hardly ever
chance-1 = now and then
chance-2 = about half the time
chance-3 = most of the time
chance-4 = nearly always
numbers = Of { $plays } matches that the bot imagined, it happened in { $often } after this move and in { $otherwise } after the other.
numbers-standing = The mean of { $plays } matches that the bot imagined: { $score } after this move, { $other } after the other.
because-won-match = You win the match
because-won-match-of = { $player } wins the match
because-lost-match = Somebody else wins the match
# The files of nets that have learned.
weights-missing = { $game } has no learned bot: there is no learned.npz in its folder.
weights-broken = { $file } is not the file of a learned net, or it is damaged.
weights-format = { $file } is in format { $found }, which this version does not read; it reads format { $wanted }.
weights-misfit = { $file } was made for something else: its { $what } is { $found }, and { $wanted } is needed. Train the net again for this version of the game.
