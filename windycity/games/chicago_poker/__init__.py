"""Chicago Poker (2 to 6 players): bosses send gangsters to businesses and win them with poker combinations."""

PLACE = 1  # in lists of games
