"""What a table does and what is sent of it. Here is the table itself; its packages hold one subject each.

No framework, database, task or process is used here, so a page in a browser could host the same tables.
Time comes in as an argument.
"""
