"""Training: nets that learn a game by playing against themselves, their past and greedy bots, in torch.

The extra `windycity[train]` installs what it needs. The result is a file that `windycity.bots.learned` plays without torch.
"""
