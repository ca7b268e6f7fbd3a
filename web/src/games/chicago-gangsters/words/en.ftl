# The table of Chicago Gangsters. Names of cards, clans, districts and persons come from the server.
cg-abilities = What you can do
cg-abilities-hide = Abilities off
cg-abilities-show = Abilities
cg-ability-bank-director = No ability.
cg-ability-bruiser = Once: doubles up to 10 points of the cards you laid, then leaves the game.
cg-ability-customs-officer = { $edition ->
    [own] A bribe of 2 where persons don’t count.
   *[other] A means card of 2 where persons don’t count.
}
cg-ability-dealer = { $edition ->
    [own] You may use bribes in every district.
   *[other] You may use one of the means in every district.
}
cg-ability-explosives-expert = { $edition ->
    [own] You may use weapons in every district.
   *[other] You may use one of the means in every district.
}
cg-ability-fence = Round’s end: discard a card and draw one.
cg-ability-informer = Round’s end: means worth 6 or more for 1 alcohol.
cg-ability-judge = No ability.
cg-ability-mayor = No ability.
cg-ability-name-draw = Draw one card
cg-ability-name-swap = Swap as Mr. X
cg-ability-poker-player = Round’s end: swaps two cards for two discards worth no more.
cg-ability-police-chief = No ability.
cg-ability-priest = Counts as two persons in the showdown.
cg-ability-prosecutor = No ability.
cg-ability-reporter = { $edition ->
    [own] Blackmail of 2 where persons don’t count.
   *[other] A means card of 2 where persons don’t count.
}
cg-ability-senator = No ability.
cg-ability-taxi-driver = { $edition ->
    [own] A weapon of 2 where persons don’t count.
   *[other] A means card of 2 where persons don’t count.
}
cg-ability-text-draw = { $count ->
    [0] The pile is empty.
    [one] The pile has one card. Before or after your persons.
   *[other] The pile has { $count } cards. Before or after your persons.
}
cg-ability-text-swap = Discard a card and draw one.
cg-ability-thief = { $edition ->
    [own] You may use blackmail in every district.
   *[other] You may use one of the means in every district.
}
cg-ability-whisky-smuggler = Round’s end: means worth 6 or more for 1 alcohol.
cg-again = Count again
cg-against = against { $strength }
cg-alcohol = { $count } alcohol
cg-all-hands = All hands
cg-and-a-hidden = and a hidden card, 0 to { $most } more
cg-and-hidden = and hidden
cg-any-order = any order, each person at most once
cg-ask-bruiser = Use the Bruiser now?
cg-ask-declare = Become Godfather?
cg-ask-hide = You have the question mark
cg-ask-pay = Pay { $name }
cg-at-end = At the end
cg-at-most = at most { $worth }
cg-before-showdown = Alcohol before the showdown
cg-below-word = Your word was { $said }: broken.
cg-broken = { $count } broken
cg-brought = brought
cg-brought-n = brought { $strength }
cg-bruiser-bruiser = Use the Bruiser
cg-bruiser-means = You laid { $cards }; so far you bring { $strength }.
cg-bruiser-pass = Keep him
cg-bruiser-pass-means = He stays with you and may double in a later round.
cg-card-of = card { $place } of { $count }
cg-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cg-cards-up = cards are up
cg-challengers-first = The challengers lay first.
cg-chart = Alcohol after each round
cg-choosing = still choosing
cg-clans = Clans and persons
cg-clear = Clear
cg-coalition = Coalition
cg-come-back = come back
cg-comes-later = { $count ->
    [one] later, holds 1 card
   *[other] later, holds { $count } cards
}
cg-could-all = All of it
cg-could-cards = Your hand
cg-could-persons = Persons and what lies open
cg-count-here = count here
cg-counting = The cards are being counted.
cg-declare-alone = You play this round as Godfather.
cg-declare-declare = Declare
cg-declare-means = You play without { $names } and for both packages; you owe a compensation.
cg-declare-pass = Not now
cg-declare-pass-means = You play this round with your partner, unless somebody else declares.
cg-discard-draw = Discard { $card }, draw one
cg-discards = The discards
cg-district = District
cg-do-lay = { $count ->
    [one] Lay 1 card face down
   *[other] Lay { $count } cards face down
}
cg-do-show = { $count ->
    [one] Lay 1 card openly
   *[other] Lay { $count } cards openly
}
cg-doing-bruiser = cards are laid
cg-doing-hide = about to turn up
cg-doing-lay = laying now
cg-doing-say = talking now
cg-doing-show = laying openly
cg-draw-one = Draw one card
cg-duel-picked = { $card } for the duel: only the value counts.
cg-duelled = duel: { $card }
cg-end-round = End my round
cg-enough = enough for 1 alcohol
cg-face-down = face down
cg-face-down-card = face-down card
cg-finished = done
cg-flag-least = { $alone ->
    [yes] beats them: { $strength }
   *[no] beats them: { $strength } together
}
cg-flag-safe = { $alone ->
    [yes] safe: { $strength }
   *[no] safe: { $strength } together
}
cg-from-to = You go from { $from } to { $to }.
cg-give = { $count ->
    [one] Give one card
   *[other] Give { $count } cards
}
cg-give-these = Give { $cards }
cg-godfather = Godfather
cg-godfather-points = Godfather points
cg-goes-back = goes back
cg-goes-without = goes without a package (CG-7.2.3)
cg-half = Losers are paid only from half the winners’ strength.
cg-hand-limit = { $count ->
    [one] 1 card, ten at most
   *[other] { $count } cards, ten at most
}
cg-has-pick = pick mark
cg-has-question = question mark
cg-hidden = hidden
cg-hidden-plus = hidden, +{ $points }
cg-hidden-there = hidden cards
cg-i-bring = I bring { $strength }
cg-idle = does not count here
cg-join = { $side ->
    [challengers] { $count ->
        [0] Join the challengers with no cards
        [one] Join the challengers with 1 card
       *[other] Join the challengers with { $count } cards
    }
   *[defenders] { $count ->
        [0] Join the defenders with no cards
        [one] Join the defenders with 1 card
       *[other] Join the defenders with { $count } cards
    }
}
cg-keep-hidden = Keep { $card } hidden
cg-keeps-word = Your word is kept.
cg-kept = { $count } kept
cg-laid-cards = Your cards on the felt
cg-last-round = Round { $round }, { $district }:
cg-leave = Leave it
cg-less = One less
cg-loner = alone, counts double
cg-loot = Loot
cg-lose = lose
cg-losers = Losers
cg-losers-pick = Losers’ loot: you choose first
cg-lost = lost
cg-lost-if-hidden = lost if it stays hidden
cg-lost-paid = lose, but are paid
cg-lost-unpaid = lose, get nothing
cg-marks = ? may hide one card. ✓ picks first on a tie.
cg-missing = { $count } missing
cg-more = One more
cg-mr-x = Mr. X
cg-mr-x-laid = Mr. X, { $name }: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}, turned up at the settling
cg-mr-x-no-persons = Your persons do not count here, unless they act as means.
cg-mr-x-persons = Your persons count here.
cg-mr-x-planned = planned, turned up only at the settling
cg-mr-x-says = Mr. X, { $side ->
    [challengers] challengers
    [defenders] defenders
   *[none] this side
}, { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}.
cg-need = You need { $strength }.
cg-need-x = You need { $strength }, and more against Mr. X.
cg-no = no
cg-no-cards = no cards
cg-no-more = No more
cg-not-yet = not yet
cg-note-duel = All cards of the duel are turned up together. The highest value makes the Godfather, who discards it and draws another; the others take theirs back.
cg-note-join = Cards first, then a side. Cards that cannot be used come back after everyone has seen them.
cg-note-lay = Nobody sees what you lay until everyone on your side has finished. Cards that cannot be used come back.
cg-note-show = Open cards are seen by all and stay laid. Face-down cards follow.
cg-nothing-lay = Lay nothing
cg-nothing-show = Lay nothing openly
cg-now-draws = draws, may use persons
cg-open = open
cg-open-hands = All hands
cg-order = Who draws when
cg-ousted = ousted
cg-packages-same = Both packages hold the same: pick either.
cg-paid = The losers reach at least half and get their packages (CG-5.2).
cg-pay = Pay { $payment } to { $name }
cg-person = Person
cg-person-taken = The person is taken.
cg-person-to-win = Person to win
cg-persons = Persons
cg-persons-alone = by persons
cg-phase-end = Round’s end
cg-phase-godfather = Godfather
cg-phase-loot = Loot
cg-phase-mr-x = Mr. X
cg-phase-settle = Settle
cg-pick-answer = Pick an answer
cg-pick-card = Pick a card
cg-pick-cards = Pick cards
cg-picked = { $count ->
    [one] One card picked:
   *[other] { $count } cards picked:
} you bring { $strength }.
cg-piles = Pile { $pile }, discards { $discards }, persons left { $persons }
cg-planned = planned
cg-play-card = Play { $card }
cg-player-clan = Player and clan
cg-prompt-declare = { $ruled ->
    [yes] { $boss } is Godfather now. Declare yourself Godfather, or pass. All decide at the same time.
   *[no] Declare yourself Godfather, or pass. All decide at the same time.
}
cg-prompt-duel = More than one wants to be Godfather{ $known ->
    [yes] : { $names }
   *[no] { "" }
  }. Pick one card for the duel.
cg-prompt-pay = Both packages are yours. { $name } was ousted and gets one thing out of them: pick which.
cg-prompt-sell = Pick cards worth { $price } or more for 1 alcohol.
cg-prompt-take = Pick a discard; what you take may be worth { $worth } at most, all together.
cg-rank = Rank
cg-round = Round { $round }, 10 to 12 in all
cg-round-end = Round’s end
cg-round-settled = What the round brought
cg-round-short = Round { $round }
cg-safe = Safe from { $strength }.
cg-said-brought = Said and brought, by round
cg-said-brought-round = Round { $round }: said, brought
cg-say = Say “{ $strength }”
cg-seen = seen: { $cards }
cg-sell = Sell { $cards } for 1 alcohol
cg-sell-done = Take 1 alcohol
cg-settled = { $district } is settled
cg-showdown = Showdown
cg-showdown-note = Showdown: the most of each means in hand brings 2 alcohol, and so do the most persons
cg-side-talks = { $side ->
    [challengers] Challengers talk
   *[defenders] Defenders talk
}
cg-side-wins = { $side ->
    [challengers] Challengers win
   *[defenders] Defenders win
}
cg-sides = Sides
cg-silent = says nothing
cg-skip = Skip
cg-so-far = so far
cg-staged = picked
cg-state-due = still to do
cg-state-extra = one more, as Mr. X
cg-state-not-now = not possible now
cg-state-open = in use now
cg-state-ready = ready, once
cg-state-used = done
cg-statement = Your statement
cg-stay-silent = Stay silent
cg-step-lay = Lay face down
cg-step-say = Say a strength
cg-step-show = Lay openly
cg-steps = Steps of your side
cg-steps-of-round = Steps of the round
cg-strength = Strength
cg-strength-you-say = The strength that you say
cg-table-hears = The table hears only:
cg-take = Take { $package }
cg-take-discards = { $count ->
    [one] Take one discard
   *[other] Take { $count } discards
}
cg-the-fight = The fight
cg-the-round = The round
cg-then-forfeited = Alone you take one package; { $package } is forfeited.
cg-then-gets = { $name } gets { $package }.
cg-tie-ours = A tie is yours.
cg-tie-theirs = A tie is the challengers’.
cg-to = to
cg-together = With { $names }: { $strength } so far.
cg-tray-one = Give one card, draw one
cg-tray-sale = Give cards for 1 alcohol
cg-turn-all = Turn everything up
cg-unpaid = The losers have less than half and get nothing (CG-5.2).
cg-value = value
cg-versus = vs
cg-winners = Winners
cg-winners-pick = Winners’ loot: you choose first
cg-with-partners = Shown so far by { $names }: { $theirs }. Together { $strength }.
cg-won = won
cg-won-by = { $side ->
    [challengers] Challengers won
   *[defenders] Defenders won
}, { $strength } to { $losers }.
cg-word-able = You can keep that.
cg-word-alone = That is kept without a card.
cg-word-broken = word broken
cg-word-kept = word kept
cg-word-more = More than you hold.
cg-worth = worth { $worth }
cg-yes = yes
cg-you = You
cg-you-are-mr-x = You are Mr. X
cg-you-hold = You hold { $count }; ten is the limit.
cg-your-end = Your end of the round
cg-your-hand = Your hand
cg-zone-can = your hand can do it
cg-zone-over = more than you hold
cg-zone-persons = without a card
move-bruiser = Use the Bruiser
move-choose = Take a package
move-declare = Become Godfather
move-discard = Discard
move-done = Done
move-draw = Draw a card
move-duel = Play in the duel
move-fence = Through the Fence
move-hide = Keep hidden
move-informer = Sell through the Informer
move-join = Join a side
move-lay = Lay face down
move-pass = Pass
move-pay = Pay the partner
move-poker = Swap through the Poker Player
move-say = Say a strength
move-show = Lay openly
move-silent = Stay silent
move-smuggler = Sell through the Whisky Smuggler
move-swap = Swap as Mr. X
move-take = Take from the discards
