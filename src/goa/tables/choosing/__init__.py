"""From a choice to the journal: checked, rehearsed, taken back or ordered in advance; and questions about choices."""
