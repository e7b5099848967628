"""The table in short sentences, line by line: for screen readers, pipes and simple terminals."""
