"""The learned player: a network in NumPy, the bot that follows it, and its win chances. Needs NumPy, no PyTorch."""
