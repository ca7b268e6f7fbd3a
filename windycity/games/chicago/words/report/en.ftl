# The score and the lead: what counts, who leads, and at the end of what
counted = worth, which is money, bars, casinos and the heads of men on the board
most = the greatest worth
stretch = round

# What decides the game
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
