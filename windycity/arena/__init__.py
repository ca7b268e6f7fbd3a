"""Matches by the thousand: simulation, tournaments, and what they tell, with its uncertainty."""
