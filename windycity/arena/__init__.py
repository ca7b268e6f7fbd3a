"""Matches by the thousand: simulation, tournaments, and their results, with uncertainty."""
