"""The bodies of requests, what is wrong with one in words, and the errors that a request can end in."""
