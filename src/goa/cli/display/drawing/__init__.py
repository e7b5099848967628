"""The table drawn with Rich. Colours only repeat what letters and symbols say."""
