# The score and the lead: what counts, who leads, and at the end of what
way-end-card = the most alcohol after the end card
counted = alcohol
most = the most alcohol
stretch = round

# What decides the game
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
group-winning-side = winning side
group-losing-side = losing side
