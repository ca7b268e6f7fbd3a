"""What all games share: kernels, positions, chance, events, matches, records, words."""
