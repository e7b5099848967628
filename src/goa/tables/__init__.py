"""What a table does and what is sent of it: journal, submit, undo, rehearsal, tutorial, records, history.

No framework, database, task or process is used here, so that other hosts than a server are possible, such as a page in a browser.
Time comes in as an argument.
"""
