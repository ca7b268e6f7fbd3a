# Why a search bot likes a move.
reason-best = { $move } looks best: about { $share } % of a win, in { $visits } of { $all } imagined matches.
reason-alone = { $move } is the only move that was tried, in { $all } imagined matches: about { $share } % of a win.
reason-next = Next: { $moves }.
reason-other = { $move } ({ $share } %, { $visits } times)
