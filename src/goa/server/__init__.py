"""Tables that outlive everything: the record in a database, seats by secret links, live views, bots beside people.

Only this package and cli touch the world. A choice is committed, and only then
shown; whoever asks sees what observe() gives.
"""
