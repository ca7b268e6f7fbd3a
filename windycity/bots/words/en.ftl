# Which move a search bot likes.
choice-best = { $move } looks best: about { $share } % of a win.
choice-close = About as good: { $moves }.
choice-next = Next: { $moves }.
choice-other = { $move } ({ $share } %)
# Why a move is good.
why-wins = What it brings: { $what }. That happens in { $often } of 10 imagined matches; with the other move, in { $otherwise }.
why-prepares = What it prepares: { $what }. That happens in { $often } of 10 imagined matches; with the other move, in { $otherwise }.
why-prevents = { $often ->
    [0] What it prevents:
   *[other] What it makes less likely:
} { $what }. That happens in { $often } of 10 imagined matches; with the other move, in { $otherwise }.
why-standing = On average it leaves you better off soon after: { $score }, instead of { $other }.
why-unclear = Nothing that happens soon is clearly different; it is a matter of small advantages.
because-won-match = You win the match
because-lost-match = Somebody else wins the match
# The files of nets that have learned.
weights-missing = { $game } has no learned bot: there is no learned.npz in its folder.
weights-broken = { $file } is not the file of a learned net, or it is damaged.
weights-format = { $file } is in format { $found }, which this version does not read; it reads format { $wanted }.
weights-misfit = { $file } was made for something else: its { $what } is { $found }, and { $wanted } is needed. Train the net again for this version of the game.
