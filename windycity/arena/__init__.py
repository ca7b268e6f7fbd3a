"""Matches by the thousand: simulation, tournaments, and what they show, with its uncertainty."""
