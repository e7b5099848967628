"""The table drawn with Rich: colours help, letters and signs suffice."""
