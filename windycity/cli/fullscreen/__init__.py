"""The table in a full screen: board, players, news, choices and a prompt that stay in sight; only `opening` imports quickly."""
