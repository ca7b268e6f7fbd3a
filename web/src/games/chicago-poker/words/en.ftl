# Chicago Poker's own words in the browser. What cards, businesses and combinations are called comes from the server.
cp-actions-left = actions left
cp-actions-left-of = actions left for { $name }
cp-actions-of = { $left } of { $all }
cp-all-down = all face down
cp-all-up = all face up
cp-beats = What beats what
cp-beats-equal = Equal combinations: the higher values win. Fewer than five cards can win, too.
cp-blackmail-none = There is no card that you may take; you can play Blackmail for no effect.
cp-blackmail-take = Take a card into your hand. The rest is shuffled into the draw pile.
cp-boss = Boss
cp-businesses-left = Left in the pile
cp-cards = { $count ->
    [one] one card
   *[other] { $count } cards
  }
cp-clear = Clear
cp-complete = { $you ->
    [yes] Complete: duel on your turn
   *[no] Complete: duel on { $name }’s turn
  }
cp-complete-short = Duel: { $name }
cp-discards = Discards
cp-discards-short = Discards { $count }
cp-do-blackmail = Take { $card }
cp-do-choose = Choose { $card } in secret
cp-do-discard = Discard { $card }
cp-do-done = The ride ends here
cp-do-gun = Use the Gun
cp-do-limousine = { $count ->
    [one] Drive one card
   *[other] Drive { $count } cards
  }
cp-do-murder = Murder { $name }’s last card at the { $business }
cp-do-play = Lay { $card } at the { $business }
cp-do-raid = Raid { $name } at the { $business }
cp-does-blackmail = Take any card of the discard pile
cp-does-gun = Two extra actions this turn
cp-does-limousine = Drive 1 to 4 of your cards to another business
cp-does-murder = Discard the last card of another row
cp-does-raid = Look at the hidden cards of another row
cp-down = face down
cp-down-then-up = { $down } down, { $up } up
cp-draw = Draw a card
cp-draw-pile = Draw pile
cp-draw-short = Draw { $count }
cp-duel = Duel
cp-duel-at = Duel: { $business }
cp-duel-by = { $you ->
    [yes] Brought about by your bullet.
   *[no] Brought about by the bullet of { $name }.
  }
cp-duel-settling = The match stands still: every open business is settled.
cp-duel-soon = duel
cp-duel-taken = { $you ->
    [yes] You take over the { $business }.
   *[no] { $name } takes over the { $business }.
  }
cp-duel-tied = tied
cp-duel-won = wins
cp-end = End the turn
cp-face-down = face-down card
cp-first-round = Round 1: the first player has one action, the second two.
cp-hand-card = { $card }, card { $place } of { $count }
cp-hand-card-picked = { $card }, card { $place } of { $count }, selected
cp-hand-count = { $count ->
    [one] one card
   *[other] { $count } cards
  }, limit { $limit } when your turn ends
cp-hide-peeks = Cover my face-down cards
cp-in-all = In all
cp-is-chicago-poker = five of one value
cp-is-flush = five of one colour
cp-is-four-of-a-kind = four of one value
cp-is-full-house = three of one value and two of another
cp-is-high-card = none of these: the highest card counts
cp-is-pair = two of one value
cp-is-rainbow-straight = five in sequence, in five colours
cp-is-straight = five in sequence, colours mixed
cp-is-straight-flush = five in sequence, all of one colour
cp-is-three-of-a-kind = three of one value
cp-is-two-pair = two of one value and two of another
cp-last-duel = Last duel
cp-lay-here = Lay here, { $facing }
cp-left-in-pile = { $count } left in the pile
cp-makes = makes { $combination }
cp-murder-here = Murder its last card
cp-next-place = Next card: { $facing }
cp-no-cards = You have no cards.
cp-no-discards = Nothing has been discarded.
cp-no-effect = Just discard it
cp-of = { $have } of { $need }
cp-only-draw = Draw a card
cp-open-businesses = Open businesses
cp-open-hands = All hands
cp-own-face-down = { $card }, face down
cp-pick-card = Pick a card, or draw
cp-pick-one = Pick a card
cp-pick-target = Choose a row that lights up
cp-raid-here = { $count ->
    [one] Look at its hidden card
   *[other] Look at its { $count } hidden cards
  }
cp-rank = Rank
cp-ride-card = { $order ->
    [0] { $card }: let it ride
   *[other] { $card }: rides as number { $order }
  }
cp-ride-from = From which row?
cp-ride-goal = The cards go here
cp-ride-other = Or rather to this row
cp-ride-pick = Which cards, in order?
cp-ride-start = The ride starts here
cp-ride-to = To which row?
cp-rival = { $name }: { $have }
cp-round = Round { $round }
cp-row-full = row is full
cp-row-of = { $you ->
    [yes] Your row, { $business }
   *[no] { $name }’s row, { $business }
  }, { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }
cp-rows-light = { $card }: { $count } rows light up. Choose the one it goes to.
cp-seen-face-down = { $card }, face down, known to you
cp-show-peeks = Show my face-down cards
cp-skip = Skip
cp-special = Special
cp-spot = Business { $spot }
cp-tab-lay = + { $facing }
cp-tab-targets = { $count ->
    [one] one target
   *[other] { $count } targets
  }
cp-tab-told = { $count } new
cp-tie-break = Tie-break:
cp-title-chicago-poker = Chicago Poker
cp-title-flush = Flush
cp-title-four-of-a-kind = Four of a kind
cp-title-full-house = Full house
cp-title-high-card = High card
cp-title-pair = Pair
cp-title-rainbow-straight = Rainbow straight
cp-title-straight = Straight
cp-title-straight-flush = Straight flush
cp-title-three-of-a-kind = Three of a kind
cp-title-two-pair = Two pair
cp-up = face up
cp-up-then-down = { $up } up, { $down } down
cp-wait = Others are playing
cp-why-alone = Nobody else has a card there (CP-5.2).
cp-why-best = The best combination wins (CP-5.3).
cp-why-not = Cannot be chosen; press to hear why
cp-why-tie-break = The best rows were equal: the tie-break decides (CP-5.6).
cp-why-tied = Equal: { $names }. Nobody has won yet; each chooses a card, and the highest value wins (CP-5.6).
cp-why-values = Equal combinations: the higher values decide (CP-5.5).
cp-wins-with = What wins
cp-won = Businesses won
cp-you = You
cp-you-win-with = You win with
cp-your-hand = Your hand
cp-your-turn = your turn

# Sorts of moves
move-blackmail = Blackmail: take a discarded card
move-blackmail-nothing = Blackmail for no effect
move-choose = Choose a card for the tie-break
move-discard = Discard a card
move-done = End the ride
move-draw = Draw a card
move-end = End the turn
move-gun = Gun: two extra actions
move-gun-nothing = Gun for no effect
move-limousine = Limousine: from and to
move-limousine-nowhere = Limousine for no effect
move-murder = Murder: business and boss
move-murder-nobody = Murder for no effect
move-play = Lay a gangster at a business
move-raid = Raid: business and boss
move-raid-nobody = Raid for no effect
move-take = Take a card along
