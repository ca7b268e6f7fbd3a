"""Moonshine (2 to 4 players): crates change hands unopened, and not all of them hold whisky."""
