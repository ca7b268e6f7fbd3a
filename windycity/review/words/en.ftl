# What a finished match looks like to the strongest bot.
review-unreadable = This is not a review: { $reason }.
review-other-version = This review has version { $version }; { $wanted } is needed. Let the match be reviewed again.
review-not-over = Only a match that is over can be reviewed; this one is not.
review-unknown-effort = There is no effort { $effort }; there are { $known }.
review-thinking = Playing on
review-head = { $game }, { $answers ->
    [one] one move
   *[other] { $answers } moves
}.
review-chances = Chance to win, by player (standard error up to { $points } points):
review-after = after move
review-turns = Where the match turned:
review-turn = Up to move { $moment }, { $player } { $points }:
review-costs = The moves that cost most, at most three for each player:
review-no-costs = No move is known to have cost { $points } points or more.
review-cost = { $player } gave away { $points } points.
review-cost-head = Move { $number }: { $sentence } (Standard error { $error }.)
review-did = Played, { $share }: { $move }
review-instead = Better, { $share }: { $move }
review-lucks = Luck, apart from judgement:
review-no-lucks = No luck is known to have moved a chance by { $points } points or more.
review-luck = Move { $number }: { $swings }.
review-balance = Luck or judgement, of what is listed above:
review-balance-of = { $player }: moves cost { $cost } points, luck made { $luck }.
review-how = Estimated by the bot { $bot }, effort { $effort }: other people might have played on differently. What is a mistake here was one by what its player knew, not by what came of it.
