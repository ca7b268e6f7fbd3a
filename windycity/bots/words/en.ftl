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
why-unclear = Nothing that happens soon is clearly different; it is a matter of small advantages.
why-learned = Nothing that happens soon is clearly different, but the bot has learned to choose this nearly always.
# How likely that is; the words for a chance stand in the sentence before them.
chances = With this move that is { $chance }, otherwise { $other }.
chance-more = With this move that is more likely than otherwise.
chance-less = With this move that is less likely than otherwise.
chance-0 = next to impossible
chance-1 = possible
chance-2 = quite possible
chance-3 = likely
chance-4 = nearly certain
numbers = Of { $plays } matches that the bot imagined, it happened in { $often } after this move and in { $otherwise } after the other.
numbers-standing = The mean of { $plays } matches that the bot imagined: { $score } after this move, { $other } after the other.
because-won-match = You win the match
because-lost-match = Somebody else wins the match
# The files of nets that have learned.
weights-missing = { $game } has no learned bot: there is no learned.npz in its folder.
weights-broken = { $file } is not the file of a learned net, or it is damaged.
weights-format = { $file } is in format { $found }, which this version does not read; it reads format { $wanted }.
weights-misfit = { $file } was made for something else: its { $what } is { $found }, and { $wanted } is needed. Train the net again for this version of the game.
