"""Training: nets that learn a game by playing against themselves, their past and greedy bots, in torch.

The extra `windycity[train]` installs what it needs. What comes of it is a file that `windycity.bots.learned` plays without torch.
"""
