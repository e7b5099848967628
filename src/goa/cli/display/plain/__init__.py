"""The table told in short sentences, line by line: for screen readers, pipes and terminals that cannot draw."""
